"""A file is not empty.

An empty file is usually a file that was not saved.

good::

    game: planet-nine
    id: example
    tasks: {count: 3}

bad::

    # nothing but a comment
"""
