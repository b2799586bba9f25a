"""A page per mission: rules, story, symbols, verdicts and a winning line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from logwright.engine.interval import percentage
from logwright.publish.page_parts.folded_hand import folded_hand
from logwright.publish.page_parts.hardness_section import hardness_section
from logwright.publish.page_parts.illustration import verdict_chart
from logwright.publish.page_parts.mission_card import mission_heading, mission_opening
from logwright.publish.page_parts.players_choice import table_section
from logwright.publish.pages.printing import address_of
from logwright.publish.views.address import (
    DESIGNER,
    EVENING,
    PLAY,
    game_page,
    logbook_anchor,
    logbook_file,
    mission_page,
    own_logbook,
    ruling_place,
)
from logwright.publish.views.book import Book
from logwright.publish.views.markdown import attribute, blocks, boxed, heading, link, listing, plain, styled, table
from logwright.publish.views.mission_view import MissionView
from logwright.publish.views.page import Page, way
from logwright.publish.views.replay import STYLES, replay
from logwright.publish.views.seats.setup_view import setup_seats
from logwright.sentences.clash_text import clash_text
from logwright.verdicts.missions.verdict import Finding


def pages(book: Book, game: str) -> Iterator[Page]:
    views = [MissionView(book, mission) for mission in book.missions[game]]
    for place, view in enumerate(views):
        yield _page(view, views[place - 1 : place], views[place + 1 : place + 2])


def _page(view: MissionView, before: Sequence[MissionView], after: Sequence[MissionView]) -> Page:
    book, mission, game = view.book, view.mission, view.mission.game
    here = mission_page(mission)
    body = blocks(
        _badges(view),
        mission_opening(view),
        _setup(view),
        _rulings(view, here),
        _actions(view, here),
        table_section(view, here),
        heading(2, plain(book.say("site.verdict.title")), "verdict"),
        _verdicts(view),
        hardness_section(view, here),
        _replay(view, here),
        _steps(view, here, before, after),
    )
    return Page(
        here,
        view.title,
        body,
        description=book.of_game(view.title, game),
        in_menu=False,
        kind="mission",
        styles=STYLES,
        headline=mission_heading(view),
    )


def _badges(view: MissionView) -> str:
    """The player counts, and whether the mission is official or custom."""
    book, mission = view.book, view.mission
    origin = "official" if mission.official else "custom"
    players = book.tongue().either([str(count) for count in mission.rules.players])
    count = book.say("site.mission.players", players=players, n=mission.rules.players[-1])
    badges = [styled(plain(word), "badge") for word in (count,)]
    return " ".join((*badges, styled(plain(book.say(f"site.missions.{origin}")), "badge", origin)))


def _setup(view: MissionView) -> str:
    """Who takes which cards in a puzzle, each hand folded away: nobody should read another one by accident."""
    book, seats = view.book, setup_seats(view.book, view.mission)
    if not seats:
        return ""
    return blocks(
        heading(2, plain(book.say("setup.title")), "setup"),
        plain(book.say("setup.folded")),
        *(folded_hand(book, view.mission.game, seat) for seat in seats),
    )


def _actions(view: MissionView, here: str) -> str:
    """What can be done with the mission besides reading it."""
    ways = (_play, _evening, _designer, _logbook)
    found = [action for way_there in ways if (action := way_there(view, here))]
    return boxed(listing(found), "actions")


def _play(view: MissionView, here: str) -> str:
    """A link to the table where the mission is played beside a crew."""
    there = f"{way(here, PLAY)}?mission={view.mission.key}"
    return link(plain(view.book.say("play.to_page")), there) if view.book.python_size else ""


def _designer(view: MissionView, here: str) -> str:
    """A link that opens the mission in the designer as a starting point."""
    there = f"{way(here, DESIGNER)}?open={view.mission.key}"
    return link(plain(view.book.say("designer.open_mission")), there) if view.book.python_size else ""


def _evening(view: MissionView, here: str) -> str:
    """A link to the mission At the table: its task cards, timer and attempts."""
    return link(plain(view.book.say("evening.to_page")), f"{way(here, EVENING)}?mission={view.mission.key}")


def _logbook(view: MissionView, here: str) -> str:
    """A link to its page in the printed logbook. As HTML: Markdown would reject a link that is not to a page."""
    book, mission = view.book, view.mission
    file = f"{logbook_file(book.lang, mission.game if mission.official else own_logbook(mission.game))}.pdf"
    if all(each.file != file for each in book.printed):
        return ""
    address = f"{address_of(book, here, file)}#nameddest={logbook_anchor(mission)}"
    return f'<a href="{attribute(address)}">{plain(book.say("site.mission.printed"))}</a> <small>PDF</small>'


def _rulings(view: MissionView, here: str) -> str:
    """Rulings on disputed points of this mission."""
    game = view.mission.game
    cited = view.mission.document.data.get("rulings", [])
    links = ", ".join(link(plain(ruling), way(here, ruling_place(view.book.library, game, ruling))) for ruling in cited)
    return f"**{plain(view.book.label(view.book.say('site.rulings.title')))}** {links}" if links else ""


def _verdicts(view: MissionView) -> str:
    """The verdict for each number of players, including those that were not checked."""
    book = view.book
    if not view.judged:
        return plain(book.say("site.verdict.unchecked_long"))
    head = [plain(book.say(f"site.verdict.{column}")) for column in ("players", "verdict", "won", "interval")]
    rows = []
    for players in view.mission.rules.players:
        judged = view.judged.get(players)
        if not judged:
            rows.append((str(players), plain(book.say("site.verdict.unchecked")), "", ""))
            continue
        verdict = judged.verdict
        low, high = verdict.interval
        found = book.say("site.verdict.of_deals", seen=verdict.solvable, n=verdict.deals)
        # Of a puzzle there is no other deal that the share could be estimated for.
        span = "" if view.mission.laid else book.say("site.percent", n=f"{percentage(low)}–{percentage(high)}")
        said = book.say(f"site.verdict.{verdict.finding}")
        if verdict.finding is Finding.IMPOSSIBLE:
            said += f" ({book.say('site.verdict.checked' if verdict.proof_steps else 'site.verdict.exhausted')})"
        rows.append((str(players), plain(said), plain(found), plain(span)))
    undecided = sum(judged.verdict.undecided for judged in view.judged.values())
    note = book.say("site.verdict.explained")
    left = book.say("site.verdict.undecided", n=undecided) if undecided else ""
    free = book.say("site.verdict.free") if view.mission.has_free_rules else ""
    chart = verdict_chart(book, {players: judged.verdict for players, judged in view.judged.items()})
    return blocks(table(head, rows), chart, *_clashes(view), boxed(blocks(*map(plain, (note, left, free))), "note"))


def _clashes(view: MissionView) -> Iterator[str]:
    """Why the mission cannot be won, if that is proved."""
    rules, tongue = view.mission.rules, view.book.tongue(view.mission.game)
    clashes = ((judged.verdict.clash, players) for players, judged in view.judged.items())
    is_laid = view.mission.laid is not None
    found = (clash_text(rules, clash, tongue, players, is_laid=is_laid) for clash, players in clashes if clash)
    for text in dict.fromkeys(found):
        yield blocks(plain(text.head), listing(plain(rule) for rule in text.rules))


def _replay(view: MissionView, here: str) -> str:
    if not view.shown_line:
        return ""
    players, judged = view.shown_line
    assert judged.line is not None
    book = view.book
    return blocks(
        heading(2, plain(book.say("site.replay.title")), "replay"),
        plain(book.say("site.replay.intro", n=players)),
        replay(book, view.mission.game, here, view.mission.rules, judged.deal, judged.line),
    )


def _steps(view: MissionView, here: str, before: Sequence[MissionView], after: Sequence[MissionView]) -> str:
    """Links to the previous and next mission of the catalogue."""
    book = view.book
    links = [
        link(f"← {plain(other.title)}", way(here, mission_page(other.mission))) + '{ rel="prev" }' for other in before
    ]
    links.append(link(plain(book.say("site.missions.all")), way(here, game_page(view.mission.game, "missions/index"))))
    links += [
        link(f"{plain(other.title)} →", way(here, mission_page(other.mission))) + '{ rel="next" }' for other in after
    ]
    return boxed(listing(links), "steps")
