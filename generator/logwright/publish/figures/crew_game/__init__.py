"""Figures of the trick-taking games: cards, tricks, tasks, tokens and seats."""
