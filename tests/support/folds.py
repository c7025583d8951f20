"""Tables in memory at any position of a game: see `wildcards.secrecy.fold`, which the leak audit uses too."""

from wildcards.secrecy.fold import AT, PEOPLE, SEED, SPECTATOR, fold_of, person, settings_of

__all__ = ["AT", "PEOPLE", "SEED", "SPECTATOR", "fold_of", "person", "settings_of"]
