"""The table server: people and bots at tables over the network, and every step kept for good."""
