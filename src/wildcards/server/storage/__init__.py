"""Where tables are kept: one schema and one code for SQLite and PostgreSQL."""
