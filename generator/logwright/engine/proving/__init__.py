"""Proving: formulas of the second opinion are refuted, and the refutations written down for others to check.

Nothing in here has to be trusted: `logwright.engine.proofs` checks the result and does not import this package.
"""
