"""The objective language: selectors, counts, positions and subjects; phrases; and the core they expand into."""
