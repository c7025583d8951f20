"""A table as the fold of its log: it decides what commands come to, moves on by entries, and shows itself."""
