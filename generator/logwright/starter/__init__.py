"""The template files of a new project."""
