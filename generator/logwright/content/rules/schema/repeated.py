"""Something is named twice in a list.

Each player count or ruling is named once.

good::

    game: planet-nine
    id: example
    players: [3, 4]
    tasks: {count: 3}

bad::

    game: planet-nine
    id: example
    players: [3, 3]
    tasks: {count: 3}
"""
