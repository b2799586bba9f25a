"""The print job of a starter set."""

from __future__ import annotations

from logwright.publish.print.cards.edition import Edition
from logwright.publish.print.options import PrintOptions
from logwright.publish.print.print_job import Files, PrintJob
from logwright.publish.print.starter_set.starter_set import StarterSet

THING = "starter"


def has_starter_set(edition: Edition) -> bool:
    return bool(edition.missions)


def starter_job(edition: Edition, options: PrintOptions) -> PrintJob:
    starter = StarterSet(edition, options)
    ink = "-low-ink" if options.low_ink else ""
    name = f"{edition.lang}/{edition.game}-starter-{edition.lang}-{options.paper.name}{ink}.pdf"

    def make() -> Files:
        return {name: starter.pdf()}

    return PrintJob(THING, edition.game, edition.lang, starter.title, make, missions=edition.mission_keys)
