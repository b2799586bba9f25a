"""What is in the box of Crash & Grab: board, tiles, saucers, crew, cards and dice."""
