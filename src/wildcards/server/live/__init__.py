"""Tables in this process: who is connected to them, and what happens at them unprompted."""
