"""Rules about single objectives."""
