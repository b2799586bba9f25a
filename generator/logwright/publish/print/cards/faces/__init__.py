"""The faces of everything that is printed, each drawn in millimetres and into the bleed."""
