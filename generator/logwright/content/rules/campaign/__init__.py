"""Rules about campaigns: their missions, their ways and their words."""
