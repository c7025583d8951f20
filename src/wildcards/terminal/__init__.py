"""The game in a terminal: what is shown, what is asked, and how answers are understood.

`view`, `prompt` and `narration` need an Observation and a Cast, nothing more, so that any client can use
them; only `game` holds a State. All sentences are in the locales.
"""
