"""Running a server: it put together, its logs, and the care of its database."""
