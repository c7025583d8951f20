"""A table as the fold of its log: it decides what commands lead to, moves on by entries, and shows itself."""
