"""Rules about files."""
