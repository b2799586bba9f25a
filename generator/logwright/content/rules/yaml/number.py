"""Numbers must fit.

Whole numbers beyond 2^53, infinity and not-a-number are not read.

good::

    game: planet-nine
    id: example
    tasks: {count: 3}

bad::

    game: planet-nine
    id: example
    tasks: {count: 99999999999999999999}
"""
