r"""NUL bytes are not text.

They come from files that are not text, or were saved as UTF-16.

good (python)::

    b"game: planet-nine\nid: example\ntasks: {count: 3}\n"

bad (python)::

    b"game: planet-nine\nid: exa\0mple\n"
"""
