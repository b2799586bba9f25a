"""Tasks that a mission states itself, as cards to cut out: the face that is printed, for a browser to print."""

from __future__ import annotations

from html import escape
from math import sqrt

from logwright.content.logged_mission import LoggedMission
from logwright.engine.mission import NamedTasks, Task
from logwright.publish.book import Book
from logwright.publish.figures import DeckLook, Drawing, Palette
from logwright.publish.looks import look_of
from logwright.publish.print.cards.faces.tasks import objective
from logwright.publish.print.cards.size import Size
from logwright.sentences.clause import sentence

_SIZE = Size("task", 44, 68)
"""As content/print/cards.yaml has it, which no page loads."""
_LARGEST, _SMALLEST = 7.8, 5.0
"""Sizes of letters, in points."""
_LETTER = 0.094
"""Square millimetres that a letter of one point takes, with its share of what stays free at the ends of lines."""


def own_cards(book: Book, mission: LoggedMission) -> str:
    """A card for each objective of the mission's own, as HTML; nothing if it has none."""
    look = look_of(book.library, mission.game)
    assert isinstance(look, DeckLook)
    tasks = mission.rules.tasks.tasks if isinstance(mission.rules.tasks, NamedTasks) else ()
    tongue = book.tongue(mission.game)
    return "".join(_card(task, sentence(task.objective, tongue), look) for task in tasks if not task.id)


def _card(task: Task, words: str, look: DeckLook) -> str:
    face = objective(task, words, look, _SIZE)
    (text,) = face.texts
    place = f"left:{text.x:g}mm;top:{text.y:g}mm;width:{text.width:g}mm;height:{text.height:g}mm"
    letters = min(_LARGEST, max(_SMALLEST, sqrt(text.width * text.height / (_LETTER * len(words)))))
    art = Drawing(_SIZE.width, _SIZE.height, face.art).icon(Palette.PRINT)
    caption = f'<figcaption style="{place};font-size:{letters:.1f}pt">{escape(words)}</figcaption>'
    return f'<figure class="own-card">{art}{caption}</figure>'
