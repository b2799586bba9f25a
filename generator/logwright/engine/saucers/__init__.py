"""Crash & Grab: a race of flying saucers on a board of tiles.

In `games.game`, `begin` sets a game up and `choose` plays one decision; everything in between is automatic. Both
return a new `State`: its `events` say what happened, its `decision` says who chooses next, and from what.
"""
