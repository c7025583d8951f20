"""Positions of real games in which one decision is clearly right, and how they are found."""
