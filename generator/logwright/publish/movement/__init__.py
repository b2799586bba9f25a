"""The movement helper of Crash & Grab: readers set up a board, and the engine flies a move on it."""
