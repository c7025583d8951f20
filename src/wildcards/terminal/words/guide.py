"""What sessions still call the guide by: to go with their next change."""

from wildcards.terminal.guide import (
    SECTIONS,
    commands,
    explain,
    leaders,
    overview,
    section,
)

__all__ = ("SECTIONS", "commands", "explain", "leaders", "overview", "section")
