"""Missions that nobody can win, as far as counting alone can tell: what `validate` warns of.

Such a mission is no mistake in a file: it is dealt, printed and shown like any other, so this is no rule on content.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator

from logwright.content.model.library import Library
from logwright.content.model.logged_mission import LoggedMission
from logwright.content.problem import Problem
from logwright.engine.counting import counted_out
from logwright.engine.missions.clash import Clash
from logwright.saying import listed, saying
from logwright.sentences.tongue import Tongue

WARNING = "warning"


def ruled_out(library: Library, lang: str, broken: Collection[str] = ()) -> Iterator[Problem]:
    """A warning for each mission in question and each reason why nobody can win it, at the first rule that it names.

    Nothing is said of the `broken` files: they may say anything.
    """
    for mission in library.missions_in_question:
        if mission.document.file not in broken and (clashes := _clashes(library, mission)):
            yield from _warnings(mission, clashes, library.tongue(lang, mission.game))


def _clashes(library: Library, mission: LoggedMission) -> dict[int, Clash]:
    """What cannot be kept, by the number of players."""
    game = library.games[mission.game]
    tables = [players for players in mission.rules.players if players in game.players]
    found = {players: counted_out(mission.rules, game.table(players)) for players in tables}
    return {players: clash for players, clash in found.items() if clash}


def _warnings(mission: LoggedMission, clashes: dict[int, Clash], tongue: Tongue) -> Iterator[Problem]:
    # Imported here: most missions are not ruled out.
    from logwright.sentences.clash_text import clash_text

    reasons: dict[str, list[int]] = {}
    for players, clash in clashes.items():
        reasons.setdefault(str(clash_text(mission.rules, clash, tongue, players)), []).append(players)
    for why, tables in reasons.items():
        named = clashes[tables[0]].objectives
        path = ("objectives", named[0]) if named else ("tasks",)
        said = saying("warning.ruled-out", players=listed(map(str, tables)), why=why)
        yield mission.document.report(path, WARNING, said)
