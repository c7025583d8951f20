"""How games are written down: JSON records, one-line games and positions, reading, replaying, verifying."""
