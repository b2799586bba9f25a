"""Rules about the members whom a mission names, chooses or asks."""
