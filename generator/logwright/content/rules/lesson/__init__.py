"""Rules about guided first missions."""
