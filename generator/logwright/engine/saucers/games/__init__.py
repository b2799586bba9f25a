"""Whole games of Crash & Grab: the state, the events, playing, records and simulations."""
