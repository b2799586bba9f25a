"""Raised for a certificate that does not hold."""

from __future__ import annotations


class Foul(Exception):
    """The certificate breaks a rule, or does not win."""
