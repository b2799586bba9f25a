"""Cards, tokens and tiles to cut out: faces, sizes, sheets and pictures."""
