"""Playing at a table of a server: what a client does, whatever it looks like.

`table` and `seen` need no network; `link` and `api` are the two ways to a server.
"""
