"""A value is of the wrong kind.

A number is needed where a text stands, a list where a single value stands, and so on.

good::

    game: planet-nine
    id: example
    tasks: {count: 3}

bad::

    game: planet-nine
    id: example
    tasks: {count: three}
"""
