"""Formulas, and the solvers for them."""
