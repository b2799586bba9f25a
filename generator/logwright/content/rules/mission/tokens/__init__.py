"""Rules about task tokens."""
