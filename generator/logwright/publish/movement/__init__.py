"""The movement helper of Crash & Grab: a board that readers lay out, and a move that the engine flies on it."""
