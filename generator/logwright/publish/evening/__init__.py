"""The page At the table: draws task cards and finds a mission of similar difficulty."""
