"""Cards, tokens and tiles to cut out: faces, sizes, sheets, pictures of each."""
