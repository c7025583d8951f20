"""Words at a table: what may be said, and how it is passed on. They are no part of the game's log."""

from __future__ import annotations

from typing import Annotated, Final, Literal, get_args

from msgspec import Meta, Struct

MOST_TEXT: Final = 200
_MOST_SENT: Final = 1000  # characters, before what cannot be seen is taken away

# Each reads them in their own language (locales/*/words.ftl). None of them names a card or an animal.
Phrase = Literal[
    "hello", "good_luck", "no_hurry", "thinking", "away", "back", "well_played", "close", "lucky", "unlucky",
    "thanks", "sorry", "yes", "no", "good_game", "again", "bye",
]  # fmt: skip
Reaction = Literal["applause", "laugh", "wow", "sad", "heart", "oops"]
Ready = Annotated[
    Literal[Phrase, Reaction],
    Meta(description="A ready phrase or a reaction: whoever gets it reads it in their own language."),
]
PHRASES: Final[tuple[str, ...]] = get_args(Phrase)
REACTIONS: Final[tuple[str, ...]] = get_args(Reaction)
May = Annotated[
    Literal["nothing", "phrases", "text"],
    Meta(description="What the receiver may say here now; `text` is besides phrases."),
]
FreeText = Annotated[
    bool, Meta(description="Whether people may write to each other, not only send ready phrases.")
]
Text = Annotated[
    str,
    Meta(
        max_length=_MOST_SENT,
        description=f"At most {MOST_TEXT} visible characters in one line; shown as text, never as a link.",
    ),
]


class Word(Struct, forbid_unknown_fields=True, omit_defaults=True, frozen=True):
    """Something that was said: who, what, when. Either `phrase` or `text` is given."""

    number: Annotated[int, Meta(ge=1, description="At this table; later ones have higher numbers.")]
    at: Annotated[int, Meta(description="When the server took it, in ms since 1970.")]
    name: Annotated[str, Meta(description="Of who said it, at that time.")]
    seat: Annotated[int | None, Meta(description="Where they sat; null: they had no seat.")] = None
    watching: Annotated[bool, Meta(description="Whether it was said among those who watch.")] = False
    you: Annotated[bool, Meta(description="Whether the receiver said it.")] = False
    phrase: Ready | None = None
    text: str | None = None


class Muted(Struct, forbid_unknown_fields=True, frozen=True):
    """Somebody of whom you hear nothing any more, at any table; `name` is as it was then."""

    id: str
    name: str
    since: Annotated[int, Meta(description="In ms since 1970.")]


class Reported(Struct, forbid_unknown_fields=True, frozen=True):
    """A report that was made, or had been made before."""

    number: int
