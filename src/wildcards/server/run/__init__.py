"""Running a server: putting it together, its logs, and looking after its database."""
