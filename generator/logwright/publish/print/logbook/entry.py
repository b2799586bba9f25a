"""A mission as its page in the logbook shows it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from logwright.content.logged_mission import LoggedMission
from logwright.engine.mission import DrawnTasks, NamedTasks
from logwright.publish.book import Book
from logwright.publish.figures import DeckLook, Drawing, LaidTask, mission_symbol, task_token
from logwright.publish.figures.laid_tasks import small_tasks
from logwright.publish.looks import look_of
from logwright.publish.mission_view import MissionView
from logwright.publish.print.icon_sheet import IconSheet
from logwright.publish.print.short_rule import capital
from logwright.publish.setter import Setter
from logwright.sentences.mission_text import mission_lines


@dataclass(frozen=True)
class Sign:
    """Icons with the words beside them; the last of several tokens is as wide as the first."""

    icons: tuple[str, ...]
    words: str
    kind: str = "symbol"


@dataclass(frozen=True)
class Entry:
    """`number` stands in the medal, and is empty where a mission has none. `golden` is the five-player rule."""

    key: str
    anchor: str
    number: str
    name: str
    title: str
    story: str
    signs: tuple[Sign, ...]
    rules: tuple[str, ...]
    golden: bool
    hardness: str = ""


def mission_anchor(mission: LoggedMission) -> str:
    """The place of a mission in a logbook; links from elsewhere lead there, too."""
    return f"mission-{mission.key.replace('/', '-')}"


def entry(
    book: Book, mission: LoggedMission, icons: IconSheet, players: int | None = None, place: int | None = None
) -> Entry:
    """The mission for so many players or for all. `place` numbers missions of a crew's own."""
    view = MissionView(book, mission)
    numbered = mission.number and view.name == book.say("heading.number", n=mission.number)
    return Entry(
        key=mission.key,
        anchor=mission_anchor(mission),
        number=str(mission.number if numbered else place or ""),
        name=view.name,
        title=view.words.title,
        story=view.words.story,
        signs=tuple(_signs(view, icons, players)),
        rules=tuple(mission_lines(mission.rules, book.tongue(mission.game), players)),
        golden=_golden(mission, players),
        hardness=_hardness(view, players),
    )


def _hardness(view: MissionView, players: int | None) -> str:
    """How hard it is for crews, for this number of players or for each."""
    book = view.book
    found = {count: each for count, each in view.hardness.items() if players in (None, count)}
    if not found:
        return ""
    levels = " · ".join(str(each.difficulty) for each in found.values())
    span = str(min(found)) if len(found) == 1 else f"{min(found)}–{max(found)}"
    return book.say("hardness.in_logbook", players=span, levels=levels)


def _golden(mission: LoggedMission, players: int | None) -> bool:
    return mission.rules.hand_over and players in (None, 5)


def _signs(view: MissionView, icons: IconSheet, players: int | None) -> Iterator[Sign]:
    book, mission = view.book, view.mission
    rules, look = mission.rules, look_of(book.library, mission.game)
    assert isinstance(look, DeckLook)
    setter = Setter(book, mission.game, "")

    def icon(symbol: str, number: int | None = None) -> tuple[str, ...]:
        return (icons.name(mission_symbol(symbol, look, number)),)

    for symbol in view.symbols:
        match symbol:
            case "tasks":
                yield from _tasks(view, icons, look)
            case "difficulty":
                yield Sign(icon(symbol, view.task_amount), book.say("print.logbook.difficulty", n=view.task_amount))
            case "disruption":
                yield Sign(icon(symbol, rules.communication.from_trick), capital(setter.symbol_name(symbol)))
            case "real-time":
                assert rules.timer is not None
                time = f"{rules.timer.seconds // 60}:{rules.timer.seconds % 60:02}"
                yield Sign(icon(symbol), book.say("print.logbook.time", time=time), "clock")
            case "five-player-rule" if not _golden(mission, players):
                continue
            case _:
                yield Sign(icon(symbol), capital(setter.symbol_name(symbol)))
    if rules.tasks and "tasks" not in view.symbols and isinstance(rules.tasks, NamedTasks):
        yield from _tasks(view, icons, look)


def _tasks(view: MissionView, icons: IconSheet, look: DeckLook) -> Iterator[Sign]:
    """How many tasks, and with which tokens; tasks that the mission names are shown."""
    words = view.book.say("print.logbook.drawn", n=view.task_amount)
    match view.mission.rules.tasks:
        case DrawnTasks(count, tokens):
            yield Sign((icons.name(mission_symbol("tasks", look, count)),), words)
            if tokens:
                drawn = tuple(icons.name(task_token(token)) for token in tokens)
                yield Sign(drawn, view.book.say("tokens"), "tokens")
        case NamedTasks(tasks):
            laid = [_laid(LaidTask(task, task.token), look) for task in tasks]
            yield Sign(tuple(icons.name(drawing) for drawing in laid), words, "cards")


def _laid(task: LaidTask, look: DeckLook) -> Drawing:
    return small_tasks([task], look, 1)
