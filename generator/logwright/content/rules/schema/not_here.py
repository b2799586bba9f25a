"""A field has no place in a mission of this game.

Deep Sea has no task tokens; Planet Nine has no difficulty.

good::

    game: deep-sea
    id: example
    tasks: {difficulty: 5}

bad::

    game: deep-sea
    id: example
    tasks: {count: 3}
"""
