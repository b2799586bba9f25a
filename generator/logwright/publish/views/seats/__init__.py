"""Who sits where: what a seat is called, and what it takes in a puzzle."""
