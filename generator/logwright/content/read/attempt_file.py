"""Files with the record of an attempt, as `logwright play` writes them."""

from __future__ import annotations

from collections.abc import Iterable

from logwright.content.problem import Problem
from logwright.content.read.document import Document
from logwright.engine.attempts.record import AttemptRecord, read_record
from logwright.engine.cards.card import Suits
from logwright.engine.objectives.mistake import Mistake
from logwright.saying import saying

RULE = "deal/attempt"


def read_attempt(document: Document, games: Iterable[Suits]) -> AttemptRecord | Problem:
    """The record in a document that its schema accepts; its cards may be of any of these games."""
    problem: Problem | None = None
    for suits in games:
        try:
            return read_record(document.data, suits)
        except Mistake as mistake:
            hint = saying("expected.decision") if mistake.path[:1] == ("decisions",) else None
            problem = document.report(mistake.path, RULE, mistake.said, hint)
    assert problem is not None, "there are games"
    return problem
