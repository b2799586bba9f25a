"""Examples round the board: setup, crash sites, stealing crew, and who gets the probe."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from logwright.engine.saucers.games.drawing import drawn, letters
from logwright.engine.saucers.games.state import State, Turn
from logwright.engine.saucers.pieces.crew import CrewMember
from logwright.engine.saucers.turns.crash import Reward
from logwright.engine.saucers.turns.placement import roll_site
from logwright.engine.saucers.turns.round import next_probe_holder
from logwright.publish.figures.crew_game.seats import person
from logwright.publish.figures.saucer_game.piece import booster, placement_die, probe
from logwright.publish.figures.saucer_game.saucer import crew_member, crew_type, saucer
from logwright.publish.figures.saucer_game.saucer_look import SaucerLook
from logwright.publish.figures.saucer_game.tile import CELL, spaces
from logwright.publish.figures.svg import badge
from logwright.publish.figures.svg.drawing import Drawing, beside, stacked
from logwright.publish.figures.svg.element import FigureError, box
from logwright.publish.figures.svg.ink import EDGE, SHADE
from logwright.publish.figures.svg.lettering import lettering

Case = Mapping[str, Any]


def setup_table(case: Case, look: SaucerLook) -> Drawing:
    """The setup for a number of players."""
    row = look.box.table[case["players"]]
    right = {"saucers": row.players * row.saucers_each, "pilots": row.pilots, "boosters": row.boosters}
    if any(case[name] != number for name, number in right.items()):
        raise FigureError(f"with {row.players} players there are {right}")
    colour = next(iter(look.colours))
    pieces = [
        _times(case["saucers"], saucer(colour, look)),
        _times(case["pilots"], crew_type("pilot")),
        _times(case["boosters"], booster()),
    ]
    crew = _wide(beside([person()] * case["players"], 0), 6 * 26)
    return beside([crew, lettering("→", 12), *pieces], 12)


def _times(number: int, piece: Drawing) -> Drawing:
    shown = piece.faded() if number == 0 else piece
    return beside([_wide(lettering(f"{number}×", 12), 24), shown], 3)


def _wide(drawing: Drawing, width: float) -> Drawing:
    """Right-aligned in a column of this width."""
    return Drawing(width, drawing.height, (drawing.at(width - drawing.width, 0),))


def steal(case: Case, look: SaucerLook) -> Drawing:
    """The thief with its manned stations, and the saucer it has crashed."""
    state = drawn("r . g", look.box)
    thief, victim = (_manned(case[name], look) for name in ("thief", "victim"))
    state = state.with_saucer(0, crew=thief).with_saucer(1, crew=victim).but(turn=Turn(0))
    decision = Reward(1).perform(state).decision
    allowed = decision is not None and any(label != "energy" for label in decision.labels)
    if allowed is not case["allowed"]:
        raise FigureError(f"with {case['thief']} stations {'a' if allowed else 'no'} crew member may be stolen")
    taken = stacked([lettering("→", 14), badge.allowed(allowed)], 3)
    return beside([_mat("green", victim, look), taken, _mat("red", thief, look)], 10)


def _manned(stations: int, look: SaucerLook) -> tuple[CrewMember, ...]:
    if stations > len(look.box.crew_types):
        raise FigureError(f"a saucer has {len(look.box.crew_types)} stations")
    return tuple(CrewMember("blue", trade) for trade in look.box.crew_types[:stations])


def _mat(colour: str, crew: tuple[CrewMember, ...], look: SaucerLook) -> Drawing:
    """A saucer and its four stations, the manned ones with their crew."""
    manned = {member.type: member for member in crew}
    stations = [
        crew_member(manned[trade].colour, trade, look) if trade in manned else crew_type(trade).faded(0.25)
        for trade in look.box.crew_types
    ]
    inner = beside([saucer(colour, look), beside(stations, 2)], 6)
    w, h = inner.width + 12, inner.height + 10
    return Drawing(w, h, (box(0.6, 0.6, w - 1.2, h - 1.2, 6, fill=SHADE, stroke=EDGE), inner.at(6, 5)))


def placement(case: Case, look: SaucerLook) -> Drawing:
    """The roll, then the crash sites from there up to the first free one."""
    sides = look.box.placement_sides
    found, _ = roll_site(_sites(case["occupied"], case["roll"], look))
    if found != case["site"]:
        raise FigureError(f"a {case['roll']} leads to crash site {found}, not {case['site']}")
    count = (case["site"] - case["roll"]) % sides + 1
    numbers = [(case["roll"] + n - 1) % sides + 1 for n in range(count)]
    sites = [_site(number, number in case["occupied"], look) for number in numbers]
    return beside([placement_die(case["roll"]).scaled(1.4), lettering("→", 14), *sites], 8)


def _sites(occupied: list[int], roll: int, look: SaucerLook) -> State:
    """All crash sites in a row; crew lies on those that are taken."""
    colours, trades = letters(look.box.colours), letters(look.box.crew_types)
    crew = iter([colour + trade for colour in colours.values() for trade in trades.values()])
    cells = [f"{n}/{next(crew)}" if n in occupied else f"{n}" for n in range(1, look.box.placement_sides + 1)]
    return drawn(" ".join(cells), look.box, rolls=(roll,))


def _site(number: int, taken: bool, look: SaucerLook) -> Drawing:
    cell = spaces([[f"{number}"]])
    if taken:
        piece = crew_member(list(look.colours)[2], look.box.crew_types[0], look)
        return cell.with_parts(piece.centred(CELL * 0.72, CELL * 0.42, 0.8))
    return cell.with_parts(badge.yes().centred(CELL - 6, CELL - 6))


def probe_case(case: Case, look: SaucerLook) -> Drawing:
    """Players in turn order with their stationed crew; the probe goes to one of them."""
    players = len(case["stationed"])
    names = list(letters(look.box.colours).values())[:players]
    state = drawn(" ".join(names), look.box).but(acted=tuple(case["turn_order"]))
    for seat, stations in enumerate(case["stationed"]):
        state = state.with_saucer(seat, crew=_manned(stations, look))
    if next_probe_holder(state) != case["probe"]:
        raise FigureError(f"player {next_probe_holder(state)} takes the probe, not {case['probe']}")
    columns = []
    for place, seat in enumerate(case["turn_order"], start=1):
        crew = [crew_type(trade).scaled(0.6) for trade in look.box.crew_types[: case["stationed"][seat]]]
        manned = beside(crew, 1) if crew else lettering("–", 10)
        holder = [probe().scaled(1.2)] if seat == case["probe"] else []
        columns.append(stacked([badge.count(place), person(), _tall(manned, 22), *holder], 4))
    return beside(columns, 22, "start")


def _tall(drawing: Drawing, height: float) -> Drawing:
    return Drawing(drawing.width, height, (drawing.at(0, (height - drawing.height) / 2),))
