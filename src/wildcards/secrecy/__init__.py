"""The leak audit: whether anything a seat is given depends on what it may not know. See docs/audit.md."""
