"""Rules about missions as a whole."""
