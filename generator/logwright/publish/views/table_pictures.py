"""The drawings of things on a table, each under a key that scenes refer to."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from functools import lru_cache

from logwright.content.model.library import Library
from logwright.engine.cards.card import Card
from logwright.engine.cards.dealing import task_for
from logwright.engine.missions.mission import Task, Token
from logwright.publish.figures import (
    DeckLook,
    Drawing,
    card,
    card_back,
    communication_token,
    distress_token,
    rank_token,
    task_back,
    task_card,
    task_token,
)
from logwright.publish.views.game_style import look_of


def pictures(look: DeckLook, cards: Iterable[Card]) -> dict[str, str]:
    """Cards, backs and tokens as SVG."""
    return {key: drawn.icon() for key, drawn in _drawings(look, cards)}


def task_key(task: Task) -> str:
    """The key of a task's drawing."""
    return f"task:{task.id}"


def task_picture(task: Task, look: DeckLook) -> Drawing:
    """A task that names one card is drawn as that card in a target, any other as its objective."""
    wanted = {task_for(each).id: each for each in look.deck.colour_cards()}.get(task.id)
    return task_card(task if wanted is None else wanted, look)


def _drawings(look: DeckLook, cards: Iterable[Card]) -> Iterator[tuple[str, Drawing]]:
    for each in cards:
        yield f"card:{each.spelled(look.trump)}", card(each, look)
    yield "back", card_back(look)
    yield "task-back", task_back(look)
    yield "rank", rank_token(look)
    yield "distress", distress_token(look, active=True)
    for side in ("green", "red"):
        yield f"radio:{side}", communication_token(look, side)
    for token in Token:
        yield f"token:{token.sign}", task_token(token)


@lru_cache(maxsize=16)
def game_pictures(library: Library, game: str) -> dict[str, str]:
    """Everything that lies on the table of a game: its cards and tokens, and the task cards of its pile."""
    look = look_of(library, game)
    assert isinstance(look, DeckLook)
    tasks = (*map(task_for, look.deck.colour_cards()), *(each.task for each in library.pile(game)))
    return pictures(look, look.deck) | {task_key(task): task_picture(task, look).icon() for task in tasks}


def pictures_script(library: Library, game: str) -> bytes:
    """The same as a script, because pages on a local disk cannot load anything else."""
    made = json.dumps(game_pictures(library, game), ensure_ascii=False, separators=(",", ":"))
    return f"(window.tablePictures ??= {{}})[{json.dumps(game)}] = {made};\n".encode()
