"""Lists and mappings are nested at most 40 deep.

Nothing in a game is that deep.

good::

    game: planet-nine
    id: example
    tasks: {count: 3}

bad (python)::

    b"game: " + b"[" * 50 + b"]" * 50
"""
