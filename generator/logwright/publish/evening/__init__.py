"""The page At the table: what it needs to draw task cards by itself."""
