"""The page Play: an attempt at a table, told to a page that knows no hand but its own."""
