"""Verdicts on scenarios of Crash & Grab."""
