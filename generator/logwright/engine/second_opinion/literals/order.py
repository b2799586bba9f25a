"""The order of the tokens, in literals (rulings B6 to B11).

For each task only the trick by which it is fulfilled matters; tasks fulfilled in one trick may take any order.
"""

from __future__ import annotations

from collections.abc import Sequence

from logwright.engine.missions.choices import Tokens
from logwright.engine.missions.mission import ARROW_TOKENS, NUMBER_TOKENS, Token
from logwright.engine.second_opinion.literals.standing import Done
from logwright.engine.second_opinion.solvers.formula import FALSE, Formula, Literal
from logwright.engine.second_opinion.solvers.number import UnaryNumber, count

ByTrick = Sequence[Literal]
"""For each trick, from 0: the task has been fulfilled by then."""


def keep_order(
    formula: Formula, done: Sequence[ByTrick], placements: Sequence[Tokens], placed: Sequence[Literal], rule: Literal
) -> Done:
    """The tasks are fulfilled in the order of their tokens, if the rule holds; returns when each token is.

    `placed` says which of the placements of the tokens the crew has chosen.
    """
    tricks = range(len(done[0]) if done else 0)
    numbers = [count(formula, [by[trick] for by in done], len(NUMBER_TOKENS)) for trick in tricks]
    bearers = {token: _bearers(formula, token, placements, placed) for token in Token}
    for token, tasks in bearers.items():
        for task, bears in tasks.items():
            if bears == FALSE:
                continue
            for trick in tricks:
                here = [-rule, -bears, -done[task][trick]]
                if token in NUMBER_TOKENS:
                    _is_number(formula, here, NUMBER_TOKENS.index(token) + 1, numbers[trick])
                elif token is Token.OMEGA:
                    for by in done:
                        formula.add(*here, by[trick])
                else:
                    for sooner in ARROW_TOKENS[: ARROW_TOKENS.index(token)]:
                        for other, also in bearers[sooner].items():
                            formula.add(*here, -also, done[other][trick])
            if token is Token.OMEGA:
                _claim_last_place(formula, [-rule, -bears], len(done), bearers)
    return {token.value: _when(formula, tasks, done) for token, tasks in bearers.items() if tasks}


def _bearers(
    formula: Formula, token: Token, placements: Sequence[Tokens], placed: Sequence[Literal]
) -> dict[int, Literal]:
    """The tasks that may bear this token, each with the literal for it."""
    where: dict[int, list[Literal]] = {}
    for tokens, chosen in zip(placements, placed, strict=True):
        for task, lying in enumerate(tokens):
            if lying is token:
                where.setdefault(task, []).append(chosen)
    return {task: formula.some(chosen) for task, chosen in where.items()}


def _is_number(formula: Formula, here: list[Literal], place: int, fulfilled: UnaryNumber) -> None:
    """Fulfilled by a trick exactly if at least `place` tasks are: then it can take that place."""
    *given, not_done = here
    formula.add(*given, not_done, fulfilled.at_least(place))
    formula.add(*given, -not_done, fulfilled.at_most(place - 1))


def _claim_last_place(
    formula: Formula, given: list[Literal], tasks: int, bearers: dict[Token, dict[int, Literal]]
) -> None:
    """The last place must be free for omega: a number token may claim the same one."""
    if tasks <= len(NUMBER_TOKENS):
        for claims in bearers[NUMBER_TOKENS[tasks - 1]].values():
            formula.add(*given, -claims)


def _when(formula: Formula, tasks: dict[int, Literal], done: Sequence[ByTrick]) -> list[Literal]:
    return [
        formula.some(formula.every((bears, done[task][trick])) for task, bears in tasks.items())
        for trick in range(len(done[0]))
    ]
