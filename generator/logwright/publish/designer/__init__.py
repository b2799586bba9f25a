"""The designer: a mission takes shape, is checked while it changes, and leaves as a link, a file or a sheet."""
