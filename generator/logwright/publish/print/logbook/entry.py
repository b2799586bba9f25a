"""A mission as its logbook page shows it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from logwright.content.model.logged_mission import LoggedMission
from logwright.engine.missions.mission import DrawnTasks, NamedTasks
from logwright.publish.figures import DeckLook, Drawing, LaidTask, mission_symbol, task_token
from logwright.publish.figures.crew_game.laid_tasks import small_tasks
from logwright.publish.print.icon_sheet import IconSheet
from logwright.publish.views.address import logbook_anchor
from logwright.publish.views.book import Book
from logwright.publish.views.game_style import look_of
from logwright.publish.views.markdown_renderer import MarkdownRenderer
from logwright.publish.views.mission_view import MissionView
from logwright.sentences.tongue import capital


@dataclass(frozen=True)
class Sign:
    """Icons with the words beside them; several tokens are set to the same width."""

    icons: tuple[str, ...]
    words: str
    kind: str = "symbol"


@dataclass(frozen=True)
class LogbookEntry:
    """`number` is in the medal, and empty if the mission has none. `golden` is the five-player rule."""

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
    extra: str = ""
    """What unlocks it in a campaign, if that is not simply the previous mission."""


def entry(
    book: Book, mission: LoggedMission, icons: IconSheet, players: int | None = None, place: int | None = None
) -> LogbookEntry:
    """The entry of a mission for one player count or for all. `place` numbers custom missions."""
    view = MissionView(book, mission)
    numbered = mission.number and view.name == book.say("heading.number", n=mission.number)
    return LogbookEntry(
        key=mission.key,
        anchor=logbook_anchor(mission),
        number=str(mission.number if numbered else place or ""),
        name=view.name,
        title=view.words.title,
        story=view.words.story,
        signs=tuple(_signs(view, icons, players)),
        rules=tuple(book.library.rule_lines(mission, book.lang, players)),
        golden=_golden(mission, players),
        hardness=_hardness(view, players),
    )


def _hardness(view: MissionView, players: int | None) -> str:
    """The difficulty for crews, for this player count or for each."""
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
    renderer = MarkdownRenderer(book, mission.game, "")

    def icon(symbol: str, number: int | None = None) -> tuple[str, ...]:
        return (icons.name(mission_symbol(symbol, look, number)),)

    for symbol in view.symbols:
        match symbol:
            case "tasks":
                yield from _tasks(view, icons, look)
            case "difficulty":
                yield Sign(icon(symbol, view.task_amount), book.say("print.logbook.difficulty", n=view.task_amount))
            case "disruption":
                yield Sign(icon(symbol, rules.communication.from_trick), capital(renderer.symbol_name(symbol)))
            case "real-time":
                assert rules.timer is not None
                time = f"{rules.timer.seconds // 60}:{rules.timer.seconds % 60:02}"
                yield Sign(icon(symbol), book.say("print.logbook.time", time=time), "clock")
            case "five-player-rule" if not _golden(mission, players):
                continue
            case _:
                yield Sign(icon(symbol), capital(renderer.symbol_name(symbol)))
    if rules.tasks and "tasks" not in view.symbols and isinstance(rules.tasks, NamedTasks):
        yield from _tasks(view, icons, look)


def _tasks(view: MissionView, icons: IconSheet, look: DeckLook) -> Iterator[Sign]:
    """The number of tasks and their tokens; tasks that the mission names are shown."""
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
