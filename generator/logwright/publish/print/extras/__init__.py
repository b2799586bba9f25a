"""What goes with the cards: boxes, dividers, a stand-up, a score pad, posters, tokens to punch out."""
