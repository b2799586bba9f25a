"""Rules about the deals of the day."""
