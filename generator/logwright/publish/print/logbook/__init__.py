"""Logbooks: the missions of a game, or of a crew's own choice, as a booklet to play from and to write in."""
