"""Raised for a certificate that does not hold."""

from __future__ import annotations

from logwright.saying import Told


class Foul(Told):
    """The certificate breaks a rule, or does not win; what is `said` stands under `fouls` in problems.yaml."""
