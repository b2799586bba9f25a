"""Anchors are not read.

They make a file harder to read and can blow it up.

good::

    game: planet-nine
    id: example
    tasks: {count: 3}

bad::

    game: planet-nine
    id: &name example
    tasks: {count: 3}
"""
