"""Redealing what somebody cannot know: see `wildcards.secrecy.rewrite`, which the leak audit uses too."""

from wildcards.secrecy.rewrite import hidden_habitats, redeal

__all__ = ["hidden_habitats", "redeal"]
