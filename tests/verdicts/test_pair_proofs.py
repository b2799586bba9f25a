"""Every pair of task cards that is called impossible has a note of a checked proof, which can be made again."""

from __future__ import annotations

import os
from random import SystemRandom

from logwright.content.model.task_pairs import PairProof, Two, read_task_pairs, written_pairs
from logwright.verdicts.pair_proofs import holds, prove_pair, unproved
from tests.whole_library import whole_library

GAME = "deep-sea"
SAMPLE = 8


def noted() -> list[tuple[int, Two, bool, PairProof]]:
    """All notes: players, cards, whether one member owns both."""
    return [
        (seats, two, one_owner, proof)
        for seats, pairs in whole_library().pairs[GAME].items()
        for (two, one_owner), proof in pairs.proofs.items()
    ]


def test_nothing_is_called_impossible_without_a_checked_proof() -> None:
    tables = whole_library().pairs[GAME].values()
    assert [pair for pairs in tables for pair in unproved(pairs)] == [], "run scripts/proofs.py"
    assert len(noted()) == sum(len(pairs.never_by_two) + len(pairs.never_by_one) for pairs in tables)


def test_notes_stand_only_where_they_belong() -> None:
    for seats, two, one_owner, _ in noted():
        one, other = two
        assert not whole_library().pairs_at(GAME, seats).is_possible(one, other, one_owner=one_owner)


def test_some_are_proved_again() -> None:
    """Others in every run; with ALL=1 in the environment each of them."""
    library = whole_library()
    tasks = {card.id: card.task for card in library.pile(GAME)}
    every = noted()
    for seats, two, one_owner, proof in every if os.environ.get("ALL") else SystemRandom().sample(every, SAMPLE):
        one, other = (tasks[name] for name in sorted(two))
        table = library.games[GAME].table(seats)
        again = prove_pair(one, other, table, one_owner=one_owner)
        assert again is not None, (seats, two, one_owner)
        # How long a proof is may depend on the solver; what it is a proof of must not.
        assert again.formula == proof.formula, "the formula has changed: run scripts/proofs.py --again"
        assert again.steps > 0


def test_a_note_of_another_formula_does_not_hold() -> None:
    library = whole_library()
    tasks = {card.id: card.task for card in library.pile(GAME)}
    seats, two, one_owner, proof = noted()[0]
    one, other = (tasks[name] for name in sorted(two))
    table = library.games[GAME].table(seats)
    assert holds(proof, one, other, table, one_owner=one_owner)
    assert not holds(proof, one, other, table, one_owner=not one_owner)
    assert not holds(None, one, other, table, one_owner=one_owner)


def test_notes_are_read_as_they_were_written() -> None:
    library = whole_library()
    document = library.at(f"{GAME}/pairs.yaml")
    assert document is not None
    assert read_task_pairs(document) == library.pairs[GAME]
    assert written_pairs(GAME, library.pile(GAME), library.pairs[GAME]) == document.text
