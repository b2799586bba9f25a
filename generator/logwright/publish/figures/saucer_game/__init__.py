"""Figures of Crash & Grab: boards, saucers, cards and flights."""
