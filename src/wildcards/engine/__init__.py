"""The rules of Wild Cards: a pure engine without I/O, clocks or global state."""
