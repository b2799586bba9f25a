"""Builds the whole site: from pages to a folder that any web server can serve."""
