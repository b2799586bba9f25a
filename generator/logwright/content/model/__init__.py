"""Content as typed data: games, missions, task cards, rules, words."""
