"""A value is spelled in a way nobody understands.

Cards are a colour and a value, ids are small letters and dashes, and so on.

good::

    game: planet-nine
    id: example
    objectives:
      - {win: pink 3}

bad::

    game: planet-nine
    id: example
    objectives:
      - {win: pnk 3}
"""
