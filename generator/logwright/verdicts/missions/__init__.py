"""Verdicts on missions with all cards open."""
