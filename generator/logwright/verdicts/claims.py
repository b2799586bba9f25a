"""Describes what a proof is about in words, in every language: a deal, a mission or two task cards."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from logwright.content.library_speech import library_speech
from logwright.content.model.library import Library
from logwright.content.model.locale import SOURCE
from logwright.content.model.logged_mission import LoggedMission
from logwright.engine.cards.deal import Deal
from logwright.engine.missions.mission import Mission, Task, TasksByDifficulty
from logwright.engine.proofs.document import Claim, ClaimWords
from logwright.saying import Saying, listed, saying
from logwright.sentences.clause import sentence
from logwright.sentences.tongue import Tongue

Say = Callable[[Saying], str]


def deal_claim(library: Library, mission: Mission, deal: Deal, game: str) -> Claim:
    def words(lang: str, say: Say) -> Iterator[str]:
        yield say(saying("claims.deal"))
        yield from _deal(mission, deal, library.tongue(lang, game), say)

    return _claim("deal", library, words)


def mission_claim(library: Library, mission: LoggedMission, players: int) -> Claim:
    def words(lang: str, say: Say) -> Iterator[str]:
        claimed = say(saying("claims.mission", mission=mission.key, players=players))
        alone = isinstance(mission.rules.tasks, TasksByDifficulty)
        yield f"{claimed} {say(saying('claims.objectives-alone'))}" if alone else claimed
        yield from library.rule_lines(mission, lang, players)

    return _claim("mission", library, words)


def pair_claim(library: Library, one: Task, other: Task, game: str, seats: int, *, one_owner: bool) -> Claim:
    def words(lang: str, say: Say) -> Iterator[str]:
        how = saying("claims.one" if one_owner else "claims.two", one=one.id, other=other.id, players=seats)
        yield say(how)
        tongue = library.tongue(lang, game)
        yield from (tongue.smooth(f"{task.id}: {_said(task, tongue, seats)}") for task in (one, other))

    return _claim("pair", library, words)


def _claim(kind: str, library: Library, words: Callable[[str, Say], Iterator[str]]) -> Claim:
    """`words` yields the claim, then what it is about."""
    said: Mapping[str, list[str]] = {
        lang: list(words(lang, library_speech(library, lang).say)) for lang in library.languages
    }
    english, *about = said[SOURCE]
    others = {lang: ClaimWords(lines[0], tuple(lines[1:])) for lang, lines in said.items() if lang != SOURCE}
    return Claim(kind, english, tuple(about), others=others)


def _deal(mission: Mission, deal: Deal, tongue: Tongue, say: Say) -> Iterator[str]:
    trump = deal.table.deck.trump
    for seat, hand in enumerate(deal.hands):
        if deal.automaton and deal.automaton.seat == seat:
            columns = [
                saying("claims.covered", up=column.up.spelled(trump), down=column.down.spelled(trump))
                if column.down
                else column.up.spelled(trump)
                for column in deal.automaton.columns
            ]
            yield say(saying("claims.automaton", seat=str(seat), cards=listed(columns)))
        else:
            cards = listed(card.spelled(trump) for card in sorted(hand))
            yield say(saying("claims.seat", seat=str(seat), cards=cards))
    yield say(saying("claims.leads", leader=str(deal.leader), commander=str(deal.commander)))
    for number, task in enumerate(deal.tasks):
        about = [say(saying("claims.token", token=task.token.value))] if task.token else []
        about += [say(saying("claims.owned", seat=str(deal.owners[number])))] if deal.owners else []
        told = _said(task, tongue, deal.seats) + (f" ({', '.join(about)})" if about else "")
        yield say(saying("claims.task", number=str(number + 1), task=told))
    if deal.tasks and not deal.owners:
        yield say(saying("claims.shared", how=mission.allocation.value))
    for objective in mission.objectives:
        yield tongue.smooth(sentence(objective, tongue, deal.seats))


def _said(task: Task, tongue: Tongue, seats: int) -> str:
    return tongue.smooth(sentence(task.objective, tongue, seats))
