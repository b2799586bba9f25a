"""Sheets for cutting machines: marks they find, and the lines they cut along."""
