"""No kind of content lies at this place.

Every folder of content/ holds files of known kinds.

good::

    # file: content/custom/example.yaml
    game: planet-nine
    id: example
    tasks: {count: 3}

bad::

    # file: content/extra/example.yaml
    game: planet-nine
    id: example
    tasks: {count: 3}
"""
