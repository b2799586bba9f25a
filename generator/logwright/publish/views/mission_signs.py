"""The signs of a mission as its logbook page shows them: symbols, tokens and named tasks, with their words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from logwright.content.model.logged_mission import LoggedMission
from logwright.engine.missions.mission import DrawnTasks, NamedTasks
from logwright.publish.figures import DeckLook, Drawing, LaidTask, mission_symbol, task_token
from logwright.publish.figures.crew_game.laid_tasks import small_tasks
from logwright.publish.views.game_style import look_of
from logwright.publish.views.markdown_renderer import MarkdownRenderer
from logwright.publish.views.mission_view import MissionView
from logwright.sentences.message import capital


@dataclass(frozen=True)
class MissionSign:
    """Drawings with the words beside them; `kind` says how large they are set."""

    drawings: tuple[Drawing, ...]
    words: str
    kind: str = "symbol"


def is_golden(mission: LoggedMission, players: int | None) -> bool:
    """Whether the five-player rule counts for this number of players, or for some."""
    return mission.rules.hand_over and players in (None, 5)


def mission_signs(view: MissionView, players: int | None = None) -> Iterator[MissionSign]:
    """In the order of the game, for one player count or for all."""
    book, mission = view.book, view.mission
    rules, look = mission.rules, look_of(book.library, mission.game)
    assert isinstance(look, DeckLook)
    renderer = MarkdownRenderer(book, mission.game, "")

    for symbol in view.symbols:
        match symbol:
            case "tasks":
                yield from _tasks(view, look)
            case "difficulty":
                drawn = mission_symbol(symbol, look, view.task_amount)
                yield MissionSign((drawn,), book.say("print.logbook.difficulty", n=view.task_amount))
            case "disruption":
                drawn = mission_symbol(symbol, look, rules.communication.from_trick)
                yield MissionSign((drawn,), capital(renderer.symbol_name(symbol)))
            case "real-time":
                assert rules.timer is not None
                time = f"{rules.timer.seconds // 60}:{rules.timer.seconds % 60:02}"
                yield MissionSign((mission_symbol(symbol, look),), book.say("print.logbook.time", time=time), "clock")
            case "five-player-rule" if not is_golden(mission, players):
                continue
            case _:
                yield MissionSign((mission_symbol(symbol, look),), capital(renderer.symbol_name(symbol)))
    if rules.tasks and "tasks" not in view.symbols and isinstance(rules.tasks, NamedTasks):
        yield from _tasks(view, look)


def _tasks(view: MissionView, look: DeckLook) -> Iterator[MissionSign]:
    """The number of tasks and their tokens; tasks that the mission names are shown."""
    words = view.book.say("print.logbook.drawn", n=view.task_amount)
    match view.mission.rules.tasks:
        case DrawnTasks(count, tokens):
            yield MissionSign((mission_symbol("tasks", look, count),), words)
            if tokens:
                yield MissionSign(tuple(task_token(token) for token in tokens), view.book.say("tokens"), "tokens")
        case NamedTasks(tasks):
            laid = [small_tasks([LaidTask(task, task.token)], look, 1) for task in tasks]
            yield MissionSign(tuple(laid), words, "cards")
