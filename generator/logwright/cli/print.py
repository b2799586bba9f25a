"""logwright print: logbooks, cards and play aids as PDF."""

from __future__ import annotations

from typing import Any

from logwright.cli import print_aid, print_cards, print_logbook, print_mission, print_set

THINGS: tuple[Any, ...] = (print_logbook, print_cards, print_aid, print_mission, print_set)
"""A module for each thing that can be printed, each with add_parser(things)."""


def add_parser(commands: Any) -> None:
    parser = commands.add_parser(
        "print",
        help="make logbooks, cards and play aids to print",
        description="Makes PDFs to print: logbooks, cards, play aids, sheets for single missions.",
    )
    things = parser.add_subparsers(title="things to print", metavar="THING", required=True)
    for thing in THINGS:
        thing.add_parser(things)
