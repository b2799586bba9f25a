"""Rules about task cards."""
