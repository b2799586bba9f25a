"""The terminal: progress, reports, streams, and Ctrl-C."""
