"""What each of the 23 upgrade cards does."""

from typing import TYPE_CHECKING, Any

from logwright.engine.saucers.games.event import UpgradeBought, UpgradeUsed
from logwright.engine.saucers.games.game import begin, choose
from logwright.engine.saucers.games.state import State
from logwright.engine.saucers.pieces.box import Box
from logwright.engine.saucers.turns.setup import HeadStart, Setup

if TYPE_CHECKING:
    from tests.engine.saucers.conftest import Table

FIELD = """
.  .  .  .  .
.  .  .  .  .
.  .  r  .  .
.  .  .  .  .
.  .  .  .  b
"""
STAY = ("zero-to-five", "up", "0")


def used(state: State) -> list[str]:
    return [event.upgrade for event in state.events if isinstance(event, UpgradeUsed)]


def test_using_an_upgrade_is_optional(table: "Table", box: Box) -> None:
    """cg-128: every question about an upgrade can be answered with no."""
    mats: dict[str, Any] = {"blue": {"crew": "rd"}}
    usual = {"distance": "1", "exchange-crew": "keep", "direction": "right", "lost-crew": "red pilot"}
    for card in box.upgrades:
        mats["red"] = {"upgrades": (card.id,), "boosters": 1, "crew": "gd"}
        board = table.draw("A 1 .\n. r gp\n. b 2", **mats)
        answers: list[str] = []
        while (state := table.turn(board, "red", "zero-to-five", "right", *answers)).decision:
            answers.append(usual.get(table.asked(state)[0], "pass"))
        assert not used(state), card.id


def test_1_blast_off_thrusters(table: "Table") -> None:
    """Shift to an empty space beside, before the move."""
    board = table.draw(". gp .\n. r b\n. . .", red={"upgrades": ("blast-off-thrusters",)})
    state = table.turn(board, "red", *STAY[:2])
    assert table.asked(state)[1] == ("pass", "blast-off-thrusters 1,0", "blast-off-thrusters 2,1")
    state = table.turn(board, "red", STAY[0], "up", "blast-off-thrusters 1,0", "1")
    assert table.shows(state, "r gp .\n. . b\n. . .")


def test_2_wormhole_generator(table: "Table") -> None:
    """Trade places with any saucer."""
    board = table.draw(FIELD, red={"upgrades": ("wormhole-generator",)})
    state = table.turn(board, "red", *STAY, "wormhole-generator blue")
    assert table.shows(state, FIELD.replace("r", "x").replace("b", "r").replace("x", "b"))


def test_3_afterburner(table: "Table") -> None:
    """Jump within row or column, over anything, onto an empty space."""
    board = table.draw("r b A\ngp . .\n. . .", red={"upgrades": ("afterburner",)})
    state = table.turn(board, "red", *STAY)
    assert table.asked(state)[1] == ("pass", "afterburner 0,2", "afterburner 2,0")
    state = table.turn(board, "red", *STAY, "afterburner 0,2")
    assert table.shows(state, ". b A/r\ngp . .\n. . .")


def test_4_pulse_cannon(table: "Table") -> None:
    """Push a saucer in line one space farther; over the edge it crashes and brings a reward."""
    board = table.draw("r . b .\n. g . .", red={"upgrades": ("pulse-cannon",)})
    state = table.turn(board, "red", *STAY)
    assert table.asked(state)[1] == ("pass", "pulse-cannon blue")
    state = table.turn(board, "red", *STAY, "pulse-cannon blue")
    assert table.shows(state, "r . . b\n. g . .")
    board = table.draw("r . b\n. g .", red={"upgrades": ("pulse-cannon",)}, blue={"crew": "gp"})
    state = table.turn(board, "red", *STAY, "pulse-cannon blue")
    assert table.asked(state) == ("reward", ("energy", "green pilot"))


def test_5_tractor_beam(table: "Table") -> None:
    """Haul in crew in line, at most two spaces away, and bring a lost one for it."""
    board = table.draw("r . gp yd\nbs . . 1\n. ep . b", red={"upgrades": ("tractor-beam",)}, rolls=(1,))
    state = table.turn(board, "red", *STAY)
    assert table.asked(state)[1] == ("pass", "tractor-beam green pilot", "tractor-beam blue scientist")
    state = table.turn(board, "red", *STAY, "tractor-beam green pilot", "red pilot")
    assert table.shows(state, "r . . yd\nbs . . 1/rp\n. ep . b")
    assert state.saucers[0].crew == table.crew("gp")


def test_6_saucer_teleporter(table: "Table") -> None:
    """Jump to any empty crash site, unless crashed."""
    board = table.draw("r 1/gp 2\n3/b 4 .", red={"upgrades": ("saucer-teleporter",)})
    state = table.turn(board, "red", *STAY)
    assert table.asked(state)[1] == ("pass", "saucer-teleporter 0,2", "saucer-teleporter 1,1")
    assert table.turn(board, "red", "three", "up").decision is None


def test_7_cloaking_device(table: "Table") -> None:
    """Leave the board without a penalty."""
    board = table.draw(FIELD, red={"upgrades": ("cloaking-device",), "crew": "gp"})
    state = table.turn(board, "red", *STAY, "cloaking-device")
    assert state.saucers[0].space is None
    assert state.saucers[0].crew == table.crew("gp")


def test_8_waste_accelerator(table: "Table") -> None:
    """Once per turn an empty crash site may serve as an accelerator."""
    board = table.draw(". . .\n. . .\nr 1 2\n. . b", red={"upgrades": ("waste-accelerator",)})
    state = table.turn(board, "red", "two", "right")
    assert table.asked(state) == ("waste-accelerator", ("pass", "use"))
    state = table.turn(board, "red", "two", "right", "use", "up", "pass")
    assert table.shows(state, ". r .\n. . .\n. 1 2\n. . b")
    twice = table.turn(board, "red", "zero-to-five", "right", "1", "use", "right")
    assert twice.decision is None, "only once per turn"
    taken = table.draw("r 1/gp .\n. . b", red={"upgrades": ("waste-accelerator",)}).but(queues=())
    assert table.turn(taken, "red", "zero-to-five", "right", "2").decision is None


def test_9_hyperdrive(table: "Table") -> None:
    """Twice as far with the card; the boost goes as far as the move did."""
    board = table.draw("r . . . . . .\n. . . . . . b", red={"upgrades": ("hyperdrive",)})
    state = table.turn(board, "red", "three", "right")
    assert table.asked(state) == ("distance", ("3", "3 x2"))
    state = table.turn(board, "red", "three", "right", "3 x2")
    assert table.shows(state, ". . . . . . r\n. . . . . . b")
    state = table.turn(board, "red", "two", "right", "2 x2")
    assert table.asked(state)[1][1] == "up 4"


def test_10_scavenger_bot(table: "Table") -> None:
    """A booster and an energy whenever the saucer is placed."""
    board = table.draw("1 . .\nr . b", red={"upgrades": ("scavenger-bot",)}, rolls=(1,))
    board = board.with_saucer(0, space=None)
    state = table.turn(board, "red", "zero-to-five", "up", "up", "0")
    assert (state.saucers[0].boosters, state.saucers[0].energy) == (1, 1)


def test_11_distress_signaler(table: "Table") -> None:
    """Own crew comes home from any saucer in exchange for one of the same type."""
    board = table.draw(FIELD, red={"upgrades": ("distress-signaler",), "crew": "gp yp bd"}, blue={"crew": "rp rs"})
    state = table.turn(board, "red", *STAY)
    assert table.asked(state)[1] == (
        "pass",
        "distress-signaler red pilot for green pilot",
        "distress-signaler red pilot for yellow pilot",
    )
    state = table.turn(board, "red", *STAY, "distress-signaler red pilot for green pilot")
    assert state.saucers[0].crew == table.crew("yp bd rp")
    assert state.saucers[1].crew == table.crew("rs gp")


def test_12_time_machine(table: "Table") -> None:
    """The direction is chosen when the card lies open."""
    board = table.draw(FIELD, red={"upgrades": ("time-machine",)})
    state = table.turn(board, "red", "two", "up")
    assert table.asked(state) == ("direction", ("up", "right", "down", "left"))
    assert table.turn(board, "red", "two", "up", "left", "pass").saucers[0].space == (2, 0)


def test_13_regeneration_gateway(table: "Table") -> None:
    """The crash site is chosen, not rolled."""
    board = table.draw("1 2/gp 3\nr 4 b", red={"upgrades": ("regeneration-gateway",)})
    board = board.with_saucer(0, space=None)
    state = table.turn(board, "red", "zero-to-five", "up")
    assert table.asked(state) == ("crash-site", ("roll", "site 1", "site 3", "site 4"))
    state = table.turn(board, "red", "zero-to-five", "up", "site 3", "up", "0")
    assert table.shows(state, "1 2/gp 3/r\n. 4 b")


def test_14_kinetic_siphon(table: "Table") -> None:
    """A booster for the first push of the turn."""
    board = table.draw("r b . . . . .", red={"upgrades": ("kinetic-siphon",)})
    state = table.turn(board, "red", "zero-to-five", "right", "2", "right 2")
    assert state.saucers[0].boosters == 0, "gained once, spent once"
    assert used(state) == ["kinetic-siphon"]


def test_15_cargo_hold(table: "Table") -> None:
    """Three boosters at once."""
    board = table.draw(FIELD, red={"energy": 2}).but(deck=("cargo-hold",))
    state = table.turn(board, "red", *STAY, "buy")
    assert state.saucers[0].boosters == 3
    assert any(isinstance(event, UpgradeBought) for event in state.events)


def test_16_proximity_mines(table: "Table") -> None:
    """A saucer that is hit crashes instead of being pushed, with the usual reward."""
    board = table.draw("r b . .", red={"upgrades": ("proximity-mines",)})
    state = table.turn(board, "red", "zero-to-five", "right", "2")
    assert table.asked(state) == ("push-or-crash", ("push", "crash"))
    state = table.turn(board, "red", "zero-to-five", "right", "2", "crash")
    assert table.shows(state, ". r . .")
    assert state.saucers[0].energy == 1


def test_17_landing_legs(table: "Table") -> None:
    """A move of one space: it can hit, pick up, accelerate and crash."""
    board = table.draw("r b .\ngp 1 .", red={"upgrades": ("landing-legs",)}, rolls=(1,))
    state = table.turn(board, "red", *STAY, "landing-legs right")
    assert table.shows(state, ". r b\ngp 1 .")
    state = table.turn(board, "red", *STAY, "landing-legs down", "red pilot")
    assert table.shows(state, ". b .\nr 1/rp .")
    assert table.turn(board, "red", *STAY, "landing-legs up").saucers[0].space is None


def test_18_quake_maker(box: Box) -> None:
    """A tile turns with everything on it; strips only by half."""
    setup = Setup(box, 5, seed=2, probe=0, head_starts={0: HeadStart(upgrades=("quake-maker",))})
    state = begin(setup)
    for _ in range(5):
        state = choose(state, "zero-to-five up")
    state = choose(state, "0")
    assert state.decision
    labels = state.decision.labels
    square = state.board.tiles[0]
    strip = next(laid for laid in state.board.tiles if laid.tile.shape == "4x1")
    assert [label for label in labels if f"tile {square.tile.number} " in label] == [
        f"quake-maker tile {square.tile.number} by {turn}" for turn in (90, 180, 270)
    ]
    assert [label for label in labels if f"tile {strip.tile.number} " in label] == [
        f"quake-maker tile {strip.tile.number} by 180"
    ]
    before = {saucer.colour: saucer.space for saucer in state.saucers}
    sites = {number: space for number, space in state.board.sites.items() if square.covers(space)}
    standing = {number: [c for c, space in before.items() if space == at] for number, at in sites.items()}
    after = choose(state, f"quake-maker tile {square.tile.number} by 90")
    for number, colours in standing.items():
        assert after.board.sites[number] != sites[number]
        for colour in colours:
            moved = next(saucer for saucer in after.saucers if saucer.colour == colour)
            assert moved.space == after.board.sites[number]


def test_19_rotational_stabilizer(box: Box) -> None:
    """After the probe holder's turn its owner sets the order of the rest."""
    setup = Setup(
        box,
        4,
        probe=0,
        head_starts={2: HeadStart(upgrades=("rotational-stabilizer",))},
        rolls=(1, 2, 3, 4, 5, 6, 1),
    )
    state = begin(setup)
    for _ in range(4):
        state = choose(state, "zero-to-five up")
    state = choose(state, "0")
    assert state.decision
    assert (state.decision.question, state.decision.player) == ("turn-order", 2)
    assert choose(state, "pass").turn == choose(state, "clockwise").turn
    turned = choose(state, "counter-clockwise")
    assert (turned.active.saucer, turned.waiting) == (3, (2, 1))


def test_20_airlock(table: "Table") -> None:
    """Put the crew member down where another lies, and take that one."""
    board = table.draw("r gp . .\n. . yd b", red={"upgrades": ("airlock",)}).but(queues=())
    state = table.turn(board, "red", "zero-to-five", "right", "2")
    assert table.asked(state) == ("exchange-crew", ("keep", "yellow doctor"))
    state = table.turn(board, "red", "zero-to-five", "right", "2", "yellow doctor")
    assert table.shows(state, ". . r .\n. . gp b")
    assert state.saucers[0].crew == table.crew("yd")


def test_24_acceleration_regulator(table: "Table") -> None:
    """Off an accelerator choose a distance from 1 to 4."""
    board = table.draw("r A . . . . .\n. . . . . . b", red={"upgrades": ("acceleration-regulator",)})
    state = table.turn(board, "red", "zero-to-five", "right", "5")
    answers = table.asked(state)[1]
    assert [label for label in answers if label.startswith("right")] == [
        "right",
        "right 1",
        "right 2",
        "right 3",
        "right 4",
    ]
    state = table.turn(board, "red", "zero-to-five", "right", "5", "right 4")
    assert table.shows(state, ". A . . . r .\n. . . . . . b")


def test_25_boost_amplifier(table: "Table") -> None:
    """Boost by 1 to 6."""
    board = table.draw("r . . . . . .\n. . . . . . b", red={"upgrades": ("boost-amplifier",), "boosters": 1})
    state = table.turn(board, "red", *STAY)
    assert [label for label in table.asked(state)[1] if label.startswith("right")] == [
        f"right {distance}" for distance in range(1, 7)
    ]
    state = table.turn(board, "red", *STAY, "right 6")
    assert table.shows(state, ". . . . . . r\n. . . . . . b")


def test_26_organic_triangulator(table: "Table") -> None:
    """Jump anywhere, but not on a turn that brought crew."""
    board = table.draw("r gp .\n. . b", red={"upgrades": ("organic-triangulator",)}).but(queues=())
    state = table.turn(board, "red", *STAY)
    assert len(table.asked(state)[1]) == 1 + 3
    assert table.turn(board, "red", "zero-to-five", "right", "1").decision is None
    board = table.draw("r b gp . .", red={"upgrades": ("organic-triangulator",)}).but(queues=())
    state = table.turn(board, "red", "zero-to-five", "right", "2")
    assert table.asked(state)[0] == "turn-end-upgrade", "what a pushed saucer picks up does not count"


def test_every_card_has_a_test(box: Box) -> None:
    """cg-009: 23 cards, 23 tests."""
    names = {name for name in globals() if name.startswith("test_") and name.split("_")[1].isdigit()}
    assert names == {f"test_{card.number}_{card.id.replace('-', '_')}" for card in box.upgrades}
