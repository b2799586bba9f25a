"""Figures: everything that is drawn, as SVG from data, by our own code.

A **look** says how a game looks and what is in its box: `DeckLook.of(game, tasks)` for the Crew games,
`SaucerLook.of(game, tiles, upgrades)` for Crash & Grab, from the plain data of content.

Every function below returns a **Drawing**: a picture with a size and without words or ids. A drawing becomes SVG at
the very end, in one of three palettes:

    drawing.svg(prefix, title, desc, palette)   a figure with its texts for those who cannot see it
    drawing.icon(palette)                       an ornament beside words that already say it

`Palette.SITE` follows light and dark pages (with the CSS of `stylesheet`), `Palette.PRINT` has fixed inks,
`Palette.LOW_INK` no filled areas. `prefix` begins every id of the figure and must be unique on its page.
Drawings can be put together with `beside`, `stacked` and `rows_of`.

Whatever claims something (who wins, what may be shown, which order is allowed, where a saucer ends) is put to the
engine first; a claim it does not agree with raises **FigureError**, and so does data that cannot be drawn.
"""

from logwright.publish.figures.automaton import automaton
from logwright.publish.figures.board import board, laid_board, layout
from logwright.publish.figures.card import card, card_back, card_sign
from logwright.publish.figures.chart.axis import Tick, steps
from logwright.publish.figures.chart.plot import Series, bar_chart, line_chart
from logwright.publish.figures.chart.rate_chart import Rate, rate_chart
from logwright.publish.figures.communication import communication, shown_card
from logwright.publish.figures.component import component
from logwright.publish.figures.deck_look import DeckLook
from logwright.publish.figures.drawing import Drawing, beside, rows_of, stacked
from logwright.publish.figures.error import FigureError
from logwright.publish.figures.example import example
from logwright.publish.figures.figure import figure
from logwright.publish.figures.hand import hand
from logwright.publish.figures.ink import Palette
from logwright.publish.figures.laid_tasks import LaidTask, laid_tasks, token_row
from logwright.publish.figures.listing import LISTED, Entry, entries
from logwright.publish.figures.mission_symbol import mission_symbol
from logwright.publish.figures.movement_card import movement_back, movement_card
from logwright.publish.figures.piece import (
    booster,
    direction_marker,
    energy,
    patrol_token,
    placement_die,
    probe,
    rotation_die,
)
from logwright.publish.figures.saucer import crew_member, crew_type, saucer
from logwright.publish.figures.saucer_look import SaucerLook
from logwright.publish.figures.seats import seats
from logwright.publish.figures.stylesheet import stylesheet
from logwright.publish.figures.symbol import symbol
from logwright.publish.figures.task_card import task_back, task_card
from logwright.publish.figures.task_icon import task_icon
from logwright.publish.figures.text_sign import text_sign
from logwright.publish.figures.tile import tile
from logwright.publish.figures.token import communication_token, distress_token, rank_token, task_token
from logwright.publish.figures.trick import trick
from logwright.publish.figures.upgrade_card import upgrade_card, upgrade_icon

__all__ = [
    "LISTED",
    "DeckLook",
    "Drawing",
    "Entry",
    "FigureError",
    "LaidTask",
    "Palette",
    "Rate",
    "SaucerLook",
    "Series",
    "Tick",
    "automaton",
    "bar_chart",
    "beside",
    "board",
    "booster",
    "card",
    "card_back",
    "card_sign",
    "communication",
    "communication_token",
    "component",
    "crew_member",
    "crew_type",
    "direction_marker",
    "distress_token",
    "energy",
    "entries",
    "example",
    "figure",
    "hand",
    "laid_board",
    "laid_tasks",
    "layout",
    "line_chart",
    "mission_symbol",
    "movement_back",
    "movement_card",
    "patrol_token",
    "placement_die",
    "probe",
    "rank_token",
    "rate_chart",
    "rotation_die",
    "rows_of",
    "saucer",
    "seats",
    "shown_card",
    "stacked",
    "steps",
    "stylesheet",
    "symbol",
    "task_back",
    "task_card",
    "task_icon",
    "task_token",
    "text_sign",
    "tile",
    "token_row",
    "trick",
    "upgrade_card",
    "upgrade_icon",
]
