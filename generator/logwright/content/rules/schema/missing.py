"""A field is missing.

Some things cannot be guessed.

good::

    game: planet-nine
    id: example
    tasks: {count: 3}

bad::

    id: example
    tasks: {count: 3}
"""
