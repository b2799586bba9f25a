"""A number is too small or too large.

There are 36 task cards, at most 13 tricks, and so on.

good::

    game: planet-nine
    id: example
    tasks: {count: 3}

bad::

    game: planet-nine
    id: example
    tasks: {count: 37}
"""
