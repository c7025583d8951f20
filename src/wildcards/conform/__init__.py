"""What our own tests ask of a bot, a server and an environment, for those of others. See docs/conform.md."""
