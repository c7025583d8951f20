"""How well people play: ratings from finished games on one scale with the bots, and who favours whom."""
