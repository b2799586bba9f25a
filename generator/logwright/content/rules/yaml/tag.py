"""Tags are not read.

A tag could ask for anything; content needs only texts, numbers, lists and mappings.

good::

    game: planet-nine
    id: example
    tasks: {count: 3}

bad::

    game: planet-nine
    id: !!str example
    tasks: {count: 3}
"""
