"""A name stands twice in one mapping.

Which of the two is meant would be a guess.

good::

    game: planet-nine
    id: example
    tasks: {count: 3}

bad::

    game: planet-nine
    id: example
    tasks: {count: 3}
    tasks: {count: 4}
"""
