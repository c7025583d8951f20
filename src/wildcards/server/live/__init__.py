"""Tables in this process: who is connected to them, and what is done at them unasked."""
