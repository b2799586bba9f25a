"""From documents to one library: load, build, and leave out what has problems."""
