"""Verdicts on missions: deal many times, search each deal, let the referee confirm, and sum up."""
