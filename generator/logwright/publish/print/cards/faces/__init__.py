"""The faces of all printed pieces, drawn in millimetres and extending into the bleed."""
