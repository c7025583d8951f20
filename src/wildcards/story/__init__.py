"""What happened, as one audience saw it: events made into beats, once, without words."""
