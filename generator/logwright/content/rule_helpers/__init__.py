"""Helpers that several rules share: locations, missing references, the page of a rule."""
