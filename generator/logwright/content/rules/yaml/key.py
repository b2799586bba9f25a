"""Names are plain words.

A list or a mapping cannot be the name of a field.

good::

    game: planet-nine
    id: example
    tasks: {count: 3}

bad::

    game: planet-nine
    id: example
    ? [a, b]
    : 3
"""
