"""Rules about the rules of the games and the questions players ask."""
