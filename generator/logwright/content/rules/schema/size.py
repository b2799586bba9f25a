"""A list or text is too short or too long.

An empty list of objectives says nothing; a title of a hundred letters fits on no page.

good::

    game: planet-nine
    id: example
    tasks: {count: 3}

bad::

    game: planet-nine
    id: example
    objectives: []
"""
