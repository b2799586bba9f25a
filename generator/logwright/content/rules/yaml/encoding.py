r"""Files are UTF-8.

Other encodings garble accents and Cyrillic letters.

good (python)::

    "game: planet-nine\nid: example\ntasks: {count: 3}\ntext: {fr: {title: Été}}\n".encode()

bad (python)::

    "game: planet-nine\nid: example\ntext: {fr: {title: Été}}\n".encode("latin-1")
"""
