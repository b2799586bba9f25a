"""How often crews succeed at each mission, as far as all that was recorded tells."""

from __future__ import annotations

from collections.abc import Mapping

from logwright.content.model.crew_record import CrewRecord
from logwright.content.model.library import Library
from logwright.verdicts.crews.crew_model import Estimate, by_mission, fitted

FEWEST = 10
"""Official missions of a game that a model can be learnt from."""

Records = Mapping[tuple[str, int], CrewRecord]
"""By mission and number of players."""


def estimates(library: Library, records: Records) -> dict[tuple[str, int], Estimate]:
    """Of a game with few missions, each record speaks for itself alone."""
    found = {place: Estimate(record.rate, *record.interval) for place, record in records.items() if record.attempts}
    for game in library.games.values():
        players = tuple(game.players)
        of_game = {key for key, _ in found if (mission := library.missions.get(key)) and mission.game == game.id}
        tries = by_mission({place: (each.won, each.attempts) for place, each in records.items()}, players)
        official = tuple(tries[key] for key in sorted(of_game) if library.missions[key].official)
        if len(official) < FEWEST:
            continue
        model = fitted(official)
        for key in of_game:
            for count, estimate in zip(players, model.estimates(tries[key]), strict=True):
                if (key, count) in found:
                    found[key, count] = estimate
    return found
