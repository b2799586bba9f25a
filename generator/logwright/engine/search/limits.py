"""Checks whether a mission fits in the kernel before anything is dealt, with a message for its author."""

from __future__ import annotations

from dataclasses import replace

from logwright.engine.cards.dealing import NoDeal, deal_mission
from logwright.engine.cards.table import Table
from logwright.engine.chance import Chance
from logwright.engine.missions.mission import Mission, TasksByDifficulty
from logwright.engine.search.question import Asking
from logwright.engine.search.room import MAX_BYTES, KernelFull, check_room
from logwright.saying import Saying


def too_much(mission: Mission, table: Table) -> Saying | None:
    """What this mission needs more of, with this number of players, than the kernel has room for; None if it fits.

    Task cards drawn from a pile by difficulty are ignored: they are known only once dealt, and a deal that is too large
    stays undecided.
    """
    if isinstance(mission.tasks, TasksByDifficulty):
        mission = replace(mission, tasks=None)
    try:
        deal = deal_mission(mission, table, Chance(1, 0))
        question = Asking(mission).first_question(deal)
        check_room("bytes at a time", len(question.words) if question else 0, MAX_BYTES)
    except NoDeal:
        return None
    except KernelFull as error:
        return error.said
    return None
