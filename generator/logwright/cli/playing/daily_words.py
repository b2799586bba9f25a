"""The deals of the day on the command line, and what is said of them."""

from __future__ import annotations

import argparse
from datetime import date

from logwright.cli.exit_code import UsageError
from logwright.cli.options.library_option import chosen_game
from logwright.cli.speech import say, share
from logwright.content.model.daily_deals import DailyDeal
from logwright.content.model.library import Library
from logwright.verdicts.crews.daily_choice import kept_par


def daily_deal(library: Library, game: str | None, difficulty: str, day: date) -> DailyDeal:
    """The deal of a day. Raises UsageError if the game has none."""
    wanted = chosen_game(library, game).id
    found = (deal for deal in library.daily.of(day) if (deal.game, deal.difficulty) == (wanted, difficulty))
    deal = next(found, None)
    if deal is None:
        raise UsageError(say("play.no-daily", game=wanted))
    return deal


def sit_down_daily(options: argparse.Namespace, library: Library, deal: DailyDeal) -> None:
    """Fills in what everybody has in common who plays this deal."""
    options.mission, options.seed, options.deal = deal.mission, deal.seed, 0
    options.players, options.crew = library.daily.players, library.daily.level


def told(library: Library, deal: DailyDeal, lang: str) -> str:
    """A deal in one line: what is played, and par."""
    title = library.words(library.missions[deal.mission], lang).title
    what = say("daily.deal", difficulty=say(f"daily.difficulty.{deal.difficulty}"), key=deal.mission, title=title)
    return f"{what} · {par_words(library, deal)}"


def par_words(library: Library, deal: DailyDeal) -> str:
    par = kept_par(library, deal)
    if par is None:
        return say("daily.no-par")
    return say("daily.par", won=par.won, attempts=par.attempts, share=share(par.won / par.attempts))
