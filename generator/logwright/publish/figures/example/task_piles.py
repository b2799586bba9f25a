"""Examples of task cards: drawing them by difficulty, and what their icons stand for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from logwright.engine.cards.dealing import draw_by_difficulty
from logwright.engine.missions.mission import Task
from logwright.engine.objectives.phrases.cards import Win
from logwright.engine.objectives.selector import card_selector, parse_selector
from logwright.engine.objectives.subject import OWNER
from logwright.publish.figures.crew_game.deck_look import DeckLook
from logwright.publish.figures.crew_game.mission_symbol import mission_symbol
from logwright.publish.figures.crew_game.task_card import task_back
from logwright.publish.figures.svg import badge
from logwright.publish.figures.svg.drawing import Drawing, beside, rows_of
from logwright.publish.figures.svg.element import FigureError, box
from logwright.publish.figures.svg.ink import LINE, PAPER
from logwright.publish.figures.svg.lettering import lettering
from logwright.publish.figures.task_icon.card_set import tile, tiles

Case = Mapping[str, Any]


def task_draw(case: Case, look: DeckLook) -> Drawing:
    """Cards drawn from the pile with their difficulties: those that fit are kept until the sum is reached."""
    seats = max(case["players"], 3)
    objective = Win(OWNER, parse_selector("colour", look.deck.suits))
    pile = [Task(f"{n}", objective, difficulty=((seats, hard),)) for n, hard in enumerate(case["pile"])]
    kept = draw_by_difficulty(pile, case["difficulty"], seats) or []
    skipped = [task for task in pile if task not in kept and int(task.id) < int(kept[-1].id)] if kept else pile
    if [task.difficulty_at(seats) for task in kept] != case["kept"]:
        raise FigureError(f"of this pile {[task.difficulty_at(seats) for task in kept]} are kept")
    if [task.difficulty_at(seats) for task in skipped] != case["skipped"]:
        raise FigureError(f"of this pile {[task.difficulty_at(seats) for task in skipped]} are skipped")
    drawn = [task for task in pile if task in kept or task in skipped]
    cards = [_drawn(task.difficulty_at(seats), task in kept, look) for task in drawn]
    goal = mission_symbol("difficulty", look, case["difficulty"]).scaled(1.4)
    return beside([goal, lettering(":", 14), *cards], 8)


def _drawn(hard: int, kept: bool, look: DeckLook) -> Drawing:
    back = task_back(look).scaled(0.8)
    plate = box(back.width / 2 - 9, back.height / 2 - 10, 18, 20, 4, fill=PAPER, stroke=LINE, stroke_width=1.2)
    number = lettering(f"{hard}", 13, LINE, 2.6).centred(back.width / 2, back.height / 2)
    front = back.with_parts(plate, number)
    shown = front if kept else front.faded()
    return shown.with_parts(badge.allowed(kept).centred(back.width - 8, back.height - 8))


def icons(case: Case, look: DeckLook) -> Drawing:
    """A task card icon and the cards it can mean."""
    icon = parse_selector(case["icon"], look.deck.suits)
    named = sorted(icon.cards(look.deck))
    if len(named) != case["cards"]:
        raise FigureError(f"{case['icon']} means {len(named)} cards, not {case['cards']}")
    each = [tile(card_selector(card).picks[0], look).scaled(0.8) for card in named]
    return beside([tiles(icon, look).scaled(1.3), lettering("=", 14), rows_of(each, 9, 3)], 12)
