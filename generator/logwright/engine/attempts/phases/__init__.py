"""The phases of an attempt, in the order of ruling B14: what may be decided in each, and what follows from it."""
