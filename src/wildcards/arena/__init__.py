"""Games between bots, and what they add up to."""
