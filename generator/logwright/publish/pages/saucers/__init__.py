"""Pages about Crash & Grab."""
