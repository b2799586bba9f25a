"""Merge keys are not read.

The fields of a mission stand where they belong.

good::

    game: planet-nine
    id: example
    tasks: {count: 3}

bad::

    game: planet-nine
    id: example
    <<: {tasks: {count: 3}}
"""
