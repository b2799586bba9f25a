"""A workshop for mission-based board games: from plain YAML to checked, printable, searchable missions."""

__version__ = "0.1.0"
