"""Play aids: one sheet per game with the rules needed during play."""
