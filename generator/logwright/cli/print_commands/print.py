"""logwright print: logbooks, cards and play aids as PDF."""

from __future__ import annotations

from typing import Any

from logwright.cli.print_commands import (
    print_aid,
    print_box,
    print_cards,
    print_extras,
    print_logbook,
    print_mission,
    print_plain,
    print_set,
    print_starter,
)
from logwright.cli.speech import say

THINGS: tuple[Any, ...] = (
    print_starter,
    print_logbook,
    print_cards,
    print_box,
    print_extras,
    print_aid,
    print_mission,
    print_plain,
    print_set,
)
"""A module for each thing that can be printed, each with add_parser(things)."""


def add_parser(commands: Any) -> None:
    parser = commands.add_parser(
        "print",
        description=say("print.description"),
    )
    things = parser.add_subparsers(title=say("print.kinds"), metavar="THING", required=True)
    for thing in THINGS:
        thing.add_parser(things)
