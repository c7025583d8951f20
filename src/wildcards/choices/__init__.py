"""What a decision means to the seat that makes it: cards that go together, prices, gains."""
