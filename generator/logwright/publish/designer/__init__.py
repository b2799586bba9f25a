"""The designer: edit a mission, check it while it changes, and export it as a link, a file or a sheet."""
