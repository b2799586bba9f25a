"""Rules about single positions."""
