"""Bots: players that choose from an observation alone."""
