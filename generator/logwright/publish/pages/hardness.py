"""Charts of how hard missions are for people: by mission, by communication, by tasks; each with its numbers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from logwright.content.model.crew_record import CrewRecord, PlainSetting
from logwright.engine.crews.loss import Loss
from logwright.engine.interval import percentage
from logwright.publish.figures import Series, Tick, bar_chart, line_chart
from logwright.publish.page_parts.hardness_section import share_words
from logwright.publish.page_parts.illustration import chart_figure
from logwright.publish.page_parts.players_choice import players_choice
from logwright.publish.views.address import HARDNESS, mission_page
from logwright.publish.views.book import Book
from logwright.publish.views.markdown import blocks, boxed, heading, link, plain, table
from logwright.publish.views.mission_view import MissionView
from logwright.publish.views.page import Page, way
from logwright.verdicts.crews.crew_model import Estimate

_TYPICAL = 4
_EXTREMES = 5
_PEAKS = 3
"""Of so many missions the number stands on the chart, as its text says."""
_WIDE = 640.0
_VISIBLE = 0.01
_FIRST_AND_LAST = 10


def pages(book: Book) -> Iterator[Page]:
    """No page until some crew has played."""
    games = [game for game in book.games if _tried(book, game)]
    if not games:
        return
    body = blocks(
        plain(book.say("hardness.intro")),
        plain(book.say("hardness.level", level=book.say(f"hardness.levels.{book.library.crews.level}"))),
        plain(_counted(book, games)),
        *(part for game in games for part in _by_mission(book, game)),
        *_talk(book),
        *_tasks(book),
        *_losses(book, games),
        *_extremes(book, games),
    )
    yield Page(HARDNESS, book.say("hardness.title"), body, kind="hardness")


def _counted(book: Book, games: Sequence[str]) -> str:
    """How many attempts the numbers are based on at least, and the largest error among them."""
    found = [each for game in games for view in _tried(book, game) for each in view.hardness.values()]
    settings = book.hardness.plain.values()
    attempts = min(record.attempts for record in (*(each.record for each in found), *settings))
    widths = [each.estimate.high - each.estimate.low for each in found]
    widths += [high - low for low, high in (record.interval for record in settings)]
    return book.say("hardness.counted", n=attempts, points=round(100 * max(widths) / 2))


def _tried(book: Book, game: str) -> list[MissionView]:
    """Official missions that crews have played, in logbook order."""
    views = [MissionView(book, mission) for mission in book.missions[game] if mission.official]
    return [view for view in views if view.hardness]


def _by_mission(book: Book, game: str) -> Iterator[str]:
    views = _tried(book, game)
    tables = book.library.games[game].players
    played = [each.record for view in views if (each := view.hardness.get(_TYPICAL))]
    found = {
        players: [each.estimate if (each := view.hardness.get(players)) else None for view in views]
        for players in tables
    }
    numbers = [view.mission.number or 0 for view in views]
    labels = [str(number) if number % 5 == 0 else "" for number in numbers]
    names = [link(plain(view.title), way(HARDNESS, mission_page(view.mission))) for view in views]
    title = book.say("hardness.of_missions", title=book.game_title(game))
    yield heading(2, plain(title), game)
    yield plain(book.say("hardness.by_mission_text"))
    yield plain(_story(book, played))
    yield players_choice(book, found, game)
    for players, records in found.items():
        name = _players(book, players)
        # Missions that no crew has won would have no bar at all.
        rates = [None if rate is None else max(rate, _VISIBLE) for rate in _rates(records)]
        spans = tuple((each.low, each.high) if each else None for each in records)
        hardest = sorted((rate, at) for at, rate in enumerate(rates) if rate is not None)[:_PEAKS]
        peaks = {at: str(numbers[at]) for _, at in hardest}
        drawing = bar_chart(labels, [Series(name, tuple(rates), spans, peaks)], _ticks(book), _WIDE)
        caption = book.say("hardness.by_mission", players=name)
        figure = chart_figure(drawing, f"hardness-{game}-{players}", f"{title}. {caption}", caption)
        yield boxed(figure, "chart", data_for_players=str(players))
    head = [book.say("hardness.mission"), *(_players(book, players) for players in found)]
    yield _numbers(book, head, [(name, *row) for name, *row in zip(names, *found.values(), strict=True)])


def _story(book: Book, played: Sequence[CrewRecord]) -> str:
    """How the first missions of the logbook compare with the last ones, for the usual number of players."""
    part = min(_FIRST_AND_LAST, len(played) // 2)
    if not part:
        return ""
    early, late = (_together(records) for records in (played[:part], played[-part:]))
    (early_low, early_high), (late_low, late_high) = early.interval, late.interval
    kind = "harder" if early_low > late_high else "easier" if early_high < late_low else "level"
    first, last = percentage(early.rate), percentage(late.rate)
    return book.say(f"hardness.story.{kind}", n=part, players=_players(book, _TYPICAL), first=first, last=last)


def _together(records: Sequence[CrewRecord]) -> CrewRecord:
    return CrewRecord(sum(each.attempts for each in records), sum(each.won for each in records))


def _spans(records: Sequence[CrewRecord | None]) -> tuple[tuple[float, float] | None, ...]:
    return tuple(record.interval if record else None for record in records)


def _talk(book: Book) -> Iterator[str]:
    plain_records = book.hardness.plain
    tasks = sorted({setting.tasks for setting in plain_records if setting.players == _TYPICAL})
    found = {
        key: [plain_records.get(PlainSetting(count, _TYPICAL, key == "talking")) for count in tasks]
        for key in ("talking", "silent")
    }
    names = {key: book.say(f"hardness.{key}") for key in found}
    yield from _by_tasks(book, "talk", tasks, {names[key]: records for key, records in found.items()})


def _tasks(book: Book) -> Iterator[str]:
    plain_records = book.hardness.plain
    tasks = sorted({setting.tasks for setting in plain_records})
    found = {
        _players(book, players): [plain_records.get(PlainSetting(count, players, talking=True)) for count in tasks]
        for players in sorted({setting.players for setting in plain_records})
    }
    yield from _by_tasks(book, "task", tasks, found)


def _by_tasks(book: Book, name: str, tasks: Sequence[int], found: dict[str, list[CrewRecord | None]]) -> Iterator[str]:
    if not tasks:
        return
    title, text = book.say(f"hardness.{name}"), book.say(f"hardness.{name}_text")
    labels = [str(count) for count in tasks]
    drawing = line_chart(
        labels, [Series(key, _rates(records), _spans(records)) for key, records in found.items()], _ticks(book)
    )
    yield heading(2, plain(title), name)
    yield plain(text)
    yield chart_figure(drawing, f"hardness-{name}", title, "")
    yield _numbers(book, [book.say("hardness.tasks"), *found], list(zip(labels, *found.values(), strict=True)))


def _extremes(book: Book, games: Sequence[str]) -> Iterator[str]:
    yield heading(2, plain(book.say("hardness.hardest")), "extremes")
    yield plain(book.say("hardness.hardest_text"))
    for game in games:
        ranked = sorted(
            (each.estimate.rate, view.mission.key, view)
            for view in _tried(book, game)
            if (each := view.hardness.get(_TYPICAL))
        )
        yield heading(3, plain(book.game_title(game)), f"extremes-{game}")
        head = [plain(book.say(f"hardness.{key}")) for key in ("hardest_list", "won", "easiest_list", "won")]
        ends = zip(ranked[:_EXTREMES], reversed(ranked[-_EXTREMES:]), strict=True)
        rows = [[cell for rate, _, view in pair for cell in (_linked(view), _percent(book, rate))] for pair in ends]
        yield table(head, rows, numbers=(1, 3))


def _linked(view: MissionView) -> str:
    return link(plain(view.title), way(HARDNESS, mission_page(view.mission)))


def _losses(book: Book, games: Sequence[str]) -> Iterator[str]:
    """What the lost attempts at the official missions of each game were lost to."""
    rows = []
    for game in games:
        for players in book.library.games[game].players:
            records = [each.record for view in _tried(book, game) if (each := view.hardness.get(players))]
            lost = {loss: sum(getattr(record, loss.value) for record in records) for loss in Loss}
            if total := sum(lost.values()):
                name = book.titled(book.game_title(game), _players(book, players))
                rows.append([plain(name), *(_percent(book, lost[loss] / total) for loss in Loss)])
    if rows:
        head = [book.say("hardness.players_column"), *(book.say(f"hardness.lost_to.{loss.value}") for loss in Loss)]
        yield heading(2, plain(book.say("hardness.lost")), "lost")
        yield plain(book.say("hardness.lost_text"))
        yield table([plain(title) for title in head], rows, numbers=range(1, len(head)))


def _numbers(book: Book, head: Sequence[str], rows: Sequence[Sequence[str | CrewRecord | Estimate | None]]) -> str:
    """The data of a chart, collapsed; the first column is already Markdown."""
    cells = [[cell if isinstance(cell, str) else _share(book, cell) for cell in row] for row in rows]
    whole = table([plain(title) for title in head], cells, numbers=range(1, len(head)))
    summary = plain(book.say("hardness.data"))
    return f'<details class="data" markdown>\n<summary>{summary}</summary>\n\n{whole}\n\n</details>'


def _share(book: Book, found: CrewRecord | Estimate | None) -> str:
    if found is None:
        return "–"
    estimate = found if isinstance(found, Estimate) else Estimate(found.rate, *found.interval)
    return plain(share_words(book, estimate))


def _percent(book: Book, rate: float | None) -> str:
    return "–" if rate is None else plain(book.say("site.percent", n=percentage(rate)))


def _players(book: Book, count: int) -> str:
    return book.say("hardness.players", n=count)


def _rates(records: Sequence[CrewRecord | Estimate | None]) -> tuple[float | None, ...]:
    return tuple(record.rate if record else None for record in records)


def _ticks(book: Book) -> list[Tick]:
    return [Tick(value, book.say("site.percent", n=round(value * 100))) for value in (0, 0.25, 0.5, 0.75, 1)]
