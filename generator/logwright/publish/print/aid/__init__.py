"""Play aids: one sheet per game with what is needed in the middle of it."""
