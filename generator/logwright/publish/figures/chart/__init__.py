"""Small charts: rates with their intervals, lines and bars."""
