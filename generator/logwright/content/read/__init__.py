"""Reads files: text, YAML, schemas, and the location of everything in a file."""
