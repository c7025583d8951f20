"""What a seat may know, and what its choices are worth."""
