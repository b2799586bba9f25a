"""Cards, deals and play: what lies on the table of a trick-taking game, and what may be done with it."""
