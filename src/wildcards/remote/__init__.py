"""Playing at a table, wherever it is: what a client does, whatever it looks like.

`table` and `seen` are messages in, observations out. A Transport brings the messages: `link` from a server,
`local` from a `host` in this process, which keeps its log in a file.
"""
