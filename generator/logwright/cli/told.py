"""Reports an error that ends one item of work without stopping the rest."""

from __future__ import annotations

from logwright.cli.speech import words_of
from logwright.fault import fault_of


def told_in_words(error: BaseException) -> str:
    fault = fault_of(error)
    return words_of(fault) if fault else str(error)
