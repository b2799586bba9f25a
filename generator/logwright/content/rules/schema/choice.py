"""A value is not one of the possible ones.

The nearest possible value is suggested.

good::

    game: planet-nine
    id: example
    tasks: {count: 3}

bad::

    game: planet-nin
    id: example
    tasks: {count: 3}
"""
