"""A field is not known.

Usually a typing mistake; the nearest known name is suggested.

good::

    game: planet-nine
    id: example
    tasks: {count: 3}

bad::

    game: planet-nine
    id: example
    taks: {count: 3}
"""
