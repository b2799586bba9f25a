"""Small positions on which search, second opinion, referee and oracle meet."""

from __future__ import annotations

import json

from tests.engine.drawn_positions import drawn_told
from tests.engine.meeting import meet
from tests.fuzz.case import Case

SECONDS = 30.0


def attempt(number: int, case: Case) -> None:
    told = drawn_told(number)
    case.shown["position.json"] = json.dumps(told, indent=1).encode()
    meeting = meet(told, number)
    case.seen["positions"] += 1
    case.seen["not read" if meeting.verdict.startswith("not read") else meeting.verdict] += 1
    case.seen.update(meeting.seen)
    case.said += meeting.said
