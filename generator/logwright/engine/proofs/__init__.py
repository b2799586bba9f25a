"""Proofs that something cannot be, and the checker that accepts them.

It depends on nothing but the standard library: no cards, no search. To trust a "no" of Logwright it is enough to read
`lrat.py` and `cnf.py`; how the proofs are found (`logwright.engine.proving`) does not matter.
"""
