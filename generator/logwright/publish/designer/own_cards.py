"""Printable cards for the tasks that a mission defines itself, with the same face as in print."""

from __future__ import annotations

from html import escape
from math import sqrt

from logwright.content.model.logged_mission import LoggedMission
from logwright.engine.missions.mission import NamedTasks, Task
from logwright.publish.figures import DeckLook, Drawing, Palette
from logwright.publish.print.cards.faces.tasks import objective
from logwright.publish.print.cards.size import Size
from logwright.publish.views.book import Book
from logwright.publish.views.game_style import look_of
from logwright.sentences.clause import sentence

_SIZE = Size("task", 44, 68)
"""As in content/print/cards.yaml, which no page loads."""
_LARGEST, _SMALLEST = 7.8, 5.0
"""Type sizes, in points."""
_LETTER = 0.094
"""Square millimetres per letter at one point, including its share of the space at line ends."""


def own_cards(book: Book, mission: LoggedMission) -> str:
    """A card as HTML for each objective the mission defines itself; empty if there is none."""
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
