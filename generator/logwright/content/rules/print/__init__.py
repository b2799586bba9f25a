"""Rules about what is printed."""
