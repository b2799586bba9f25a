"""Encodes each part of a deal in literals: hands, play, owners, order, tallies."""
