"""New missions: combined from twists, and tuned to the difficulty that is wanted."""
