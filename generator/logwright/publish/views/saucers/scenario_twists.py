"""What a scenario of Crash & Grab changes, in words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields

from logwright.content.model.scenario import Scenario
from logwright.engine.saucers.games.rules import Rules
from logwright.engine.saucers.turns.setup import HeadStart
from logwright.publish.views.book import Book
from logwright.sentences.saucer_story import card_name


def twists(book: Book, scenario: Scenario) -> Iterator[str]:
    """Deviations from the standard rules, in the order in which players need them."""

    def say(key: str, **words: str | int) -> str:
        return book.say(f"scenarios.{key}", book.library.saucer_game, **words)

    if scenario.probe is not None:
        yield say("probe", n=scenario.probe + 1)
    if scenario.extra_crew:
        yield say("extra_crew", n=scenario.extra_crew)
    if scenario.everyone != HeadStart():
        yield say("everyone", things=_things(book, scenario.everyone))
    for seat, start in scenario.seats.items():
        yield say("seat", n=seat + 1, things=_things(book, start))
    if scenario.deck is not None:
        yield say("only_upgrades", cards=_upgrades(book, scenario.deck)) if scenario.deck else say("no_upgrades")
    if scenario.left_out:
        yield say("without_upgrades", cards=_upgrades(book, scenario.left_out))
    if scenario.price:
        yield say("price", energy=scenario.price.energy, n=scenario.price.draw)
    if scenario.cards:
        assert book.library.box is not None
        chosen = [card_name(card) for card in book.library.box.cards if card.id in scenario.cards]
        yield say("cards", cards=book.tongue(book.library.saucer_game).both(chosen))
    for switch in fields(Rules):
        option = getattr(scenario.rules, switch.name)
        if option != switch.default:
            name = book.say(f"switches.{switch.name}.name", book.library.saucer_game)
            yield say(
                "house_rule",
                name=name,
                option=book.say(f"switches.{switch.name}.options.{option}", book.library.saucer_game),
            )
    if scenario.stations:
        yield say("stations", n=scenario.stations)


def _things(book: Book, start: HeadStart) -> str:
    things = [book.say("scenarios.boosters", book.library.saucer_game, n=start.boosters)] if start.boosters else []
    things += [book.say("scenarios.energy", book.library.saucer_game, n=start.energy)] if start.energy else []
    things += [book.name(book.library.saucer_game, f"crew_types.{trade}") for trade in start.crew_types]
    things += [book.upgrade_words(name).name for name in start.upgrades]
    return book.tongue(book.library.saucer_game).both(things)


def _upgrades(book: Book, names: tuple[str, ...]) -> str:
    return book.tongue(book.library.saucer_game).both([book.upgrade_words(name).name for name in names])
