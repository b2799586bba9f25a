"""The box: every set of pieces that can be printed for a game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

from logwright.content.model.game_spec import Component
from logwright.publish.print.cards.edition import Edition
from logwright.publish.print.cards.face import Piece
from logwright.publish.print.cards.faces import aids, deck, missions, reminders, saucer_cards, tasks, tiles, tokens

Maker: TypeAlias = Callable[[str, int, Edition], Iterator[Piece]]
"""Makes the pieces of a component, given its id and its number of copies."""

_CUSTOM, _MISSION = "custom-task-card", "mission-card"
_MISSION_CARD = Component(_MISSION, _MISSION, 1)
MAKERS: dict[str, Maker] = {
    "playing-card": lambda _, __, edition: deck.playing_cards(edition),
    "task-card": lambda _, __, edition: tasks.task_cards(edition),
    _CUSTOM: lambda _, __, edition: tasks.custom_task_cards(edition),
    _MISSION: lambda _, __, edition: missions.mission_cards(edition),
    "reminder-card": lambda _, count, edition: reminders.reminder_cards(count, edition),
    "task-token": lambda _, __, edition: tokens.task_tokens(edition),
    "communication-token": tokens.communication_tokens,
    "distress-token": tokens.distress_tokens,
    "rank-token": tokens.rank_tokens,
    "movement-card": lambda _, __, edition: saucer_cards.movement_cards(edition),
    "upgrade-card": lambda _, __, edition: saucer_cards.upgrade_cards(edition),
    "board-tile": lambda _, __, edition: tiles.board_tiles(edition),
    "player-aid": lambda _, __, edition: aids.player_aids(edition),
    "saucer": lambda _, __, edition: tokens.saucers(edition),
    "crew-member": lambda _, __, edition: tokens.crew_members(edition),
    "direction-marker": lambda _, __, edition: tokens.direction_markers(edition),
    "probe": tokens.small_pieces,
    "energy": tokens.small_pieces,
    "booster": tokens.small_pieces,
    "patrol-token": tokens.small_pieces,
}
"""By piece of game.yaml; custom task cards and mission cards are in no box."""


def sets_of(edition: Edition) -> list[str]:
    """The sets of a game, in the order of its components."""
    return list(dict.fromkeys(_set_of(component, edition) for component in _components(edition)))


def pieces(edition: Edition, wanted: str) -> list[Piece]:
    """The pieces of one set."""
    return [
        piece
        for component in _components(edition)
        if _set_of(component, edition) == wanted
        for piece in MAKERS[component.piece](component.id, component.count, edition)
    ]


def missions_on(edition: Edition, wanted: str) -> frozenset[str]:
    """The keys of the missions that are on the pieces of a set."""
    return edition.mission_keys if wanted == _set_of(_MISSION_CARD, edition) else frozenset()


def _components(edition: Edition) -> Iterator[Component]:
    """The printable components of a game: those with a drawing and a size."""
    printed = MAKERS.keys() & edition.measures.data["pieces"].keys()
    for component in edition.components:
        if component.piece in printed:
            yield component
    if _CUSTOM in printed and edition.tasks(official=False):
        yield Component(_CUSTOM, _CUSTOM, 1)
    if _MISSION in printed and edition.missions:
        yield _MISSION_CARD


def _set_of(component: Component, edition: Edition) -> str:
    found: str = edition.measures.data["pieces"][component.piece]["set"]
    return found
