"""Logbooks: the missions of a game, or a selection, as a booklet to play from and write in."""
