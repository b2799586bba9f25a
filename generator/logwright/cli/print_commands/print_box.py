"""logwright print box: tuck boxes, as large as the cards in them."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeVar

from logwright.cli.exit_code import UsageError
from logwright.cli.options.library_option import load_library, project_of
from logwright.cli.print_commands.print_options import print_all, print_folder
from logwright.cli.print_commands.sheet_options import add_sheet_options, editions, sheet_options
from logwright.cli.speech import say
from logwright.content.loading.sound_part import sound_part
from logwright.content.read.did_you_mean import did_you_mean
from logwright.saying import listed, saying

if TYPE_CHECKING:
    from logwright.publish.print.extras.box_sheet import BoxOrder
    from logwright.publish.print.extras.extra_measures import ExtraMeasures

_MOST = 1000
_Measured = TypeVar("_Measured")


def add_parser(things: Any) -> None:
    parser = things.add_parser("box", help=say("print.box.help"), description=say("print.box.description"))
    parser.add_argument("boxes", metavar="BOX", nargs="*", help=say("print.box.options.boxes"))
    parser.add_argument("--cards", type=int, help=say("print.box.options.cards"))
    parser.add_argument("--stock", help=say("print.box.options.stock"))
    parser.add_argument("--sleeves", help=say("print.box.options.sleeves"))
    parser.add_argument("--dividers", action="store_true", help=say("print.box.options.dividers"))
    add_sheet_options(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    from logwright.publish.print.extras.box_sheet import usual_boxes
    from logwright.publish.print.extras.extra_measures import ExtraMeasures
    from logwright.publish.print.extras.job import box_job

    project = project_of(options)
    chosen = sheet_options(options, project)
    if options.cards is not None and not 1 <= options.cards <= _MOST:
        raise UsageError(say("print.box.count", found=options.cards, most=_MOST))
    out = print_folder(options, project)
    library = sound_part(*load_library(project)).library
    measures = ExtraMeasures.of(library)
    usual = [(edition, order) for edition in editions(options, library, project) for order in usual_boxes(edition)]
    known = {order.id: order for _, order in usual}
    for name in options.boxes:
        _named(name, known, "box")
    jobs = [
        box_job(edition, _as_wanted(order, options, measures), chosen)
        for edition, order in usual
        if not options.boxes or order.id in options.boxes
    ]
    return print_all(jobs, out)


def _as_wanted(order: BoxOrder, options: argparse.Namespace, measures: ExtraMeasures) -> BoxOrder:
    stock = _named(options.stock, measures.stocks, "stock") if options.stock else order.stock
    sleeve = _named(options.sleeves, measures.sleeves, "sleeves") if options.sleeves else order.sleeve
    return replace(order, stock=stock, sleeve=sleeve, count=options.cards, tabs=options.dividers)


def _named(name: str, known: Mapping[str, _Measured], what: str) -> _Measured:
    if name not in known:
        hint = did_you_mean(name, known) or saying("there-are", known=listed(known))
        raise UsageError(say(f"print.box.no-{what}", name=name, hint=hint))
    return known[name]
