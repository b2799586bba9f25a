"""Figures: all drawings, generated as SVG from data.

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

from logwright.publish.figures.banner import scene_banner, scene_cover
from logwright.publish.figures.card_style import card_styles
from logwright.publish.figures.chart.axis import Tick, steps
from logwright.publish.figures.chart.plot import Series, bar_chart, line_chart
from logwright.publish.figures.chart.rate_chart import Rate, rate_chart
from logwright.publish.figures.component import component
from logwright.publish.figures.crew_game.automaton import automaton
from logwright.publish.figures.crew_game.card import card, card_back, card_sign
from logwright.publish.figures.crew_game.communication import communication, shown_card
from logwright.publish.figures.crew_game.deck_look import DeckLook
from logwright.publish.figures.crew_game.hand import hand
from logwright.publish.figures.crew_game.laid_tasks import LaidTask, laid_tasks, token_row
from logwright.publish.figures.crew_game.mission_symbol import mission_symbol
from logwright.publish.figures.crew_game.seats import seats
from logwright.publish.figures.crew_game.task_card import task_back, task_card
from logwright.publish.figures.crew_game.token import communication_token, distress_token, rank_token, task_token
from logwright.publish.figures.crew_game.trick import trick
from logwright.publish.figures.example import example
from logwright.publish.figures.figure import figure
from logwright.publish.figures.listing import LISTED, ListEntry, entries
from logwright.publish.figures.saucer_game.board import board, laid_board, layout
from logwright.publish.figures.saucer_game.movement_card import movement_back, movement_card
from logwright.publish.figures.saucer_game.piece import (
    booster,
    direction_marker,
    energy,
    patrol_token,
    placement_die,
    probe,
    rotation_die,
)
from logwright.publish.figures.saucer_game.saucer import crew_member, crew_type, saucer
from logwright.publish.figures.saucer_game.saucer_look import SaucerLook
from logwright.publish.figures.saucer_game.tile import tile
from logwright.publish.figures.saucer_game.upgrade_card import upgrade_card, upgrade_icon
from logwright.publish.figures.svg.drawing import Drawing, beside, rows_of, stacked
from logwright.publish.figures.svg.element import FigureError
from logwright.publish.figures.svg.ink import Palette
from logwright.publish.figures.svg.stylesheet import stylesheet
from logwright.publish.figures.svg.symbol import symbol
from logwright.publish.figures.task_icon import task_icon
from logwright.publish.figures.text_sign import text_sign

__all__ = [
    "LISTED",
    "DeckLook",
    "Drawing",
    "FigureError",
    "LaidTask",
    "ListEntry",
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
    "card_styles",
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
    "scene_banner",
    "scene_cover",
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
