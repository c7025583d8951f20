"""What a browser may be sent: see `wildcards.conform.frames`, by which others' servers are asked, too."""

from wildcards.conform.frames import Json, check_frames, check_without_cards, games_in

__all__ = ["Json", "check_frames", "check_without_cards", "games_in"]
