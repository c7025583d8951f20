"""What sessions still call refusals by: to go with their next change."""

from wildcards.words.refusals import refused

__all__ = ("refused",)
