"""How the bots' numbers are made: tuned weights, self-play and the value net. Needs the extra `train`."""
