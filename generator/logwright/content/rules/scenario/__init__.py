"""Rules for scenarios of Crash & Grab."""
