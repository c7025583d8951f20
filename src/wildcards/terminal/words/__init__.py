"""Every word the terminal game says, as plain functions and tables, so that they can be translated."""
