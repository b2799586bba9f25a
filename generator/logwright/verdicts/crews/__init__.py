"""Results of crews that see only their own cards."""
