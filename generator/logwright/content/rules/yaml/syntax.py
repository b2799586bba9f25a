"""The file is not YAML.

Indentation, colons, quotes and brackets must fit together.

good::

    game: planet-nine
    id: example
    tasks: {count: 3}

bad::

    game: planet-nine
    id: example
    tasks: {count: 3
"""
