"""Whatever is decided by the rules: no attempt stops half way, and machine, referee and search agree on how it ends.

`scripts/fuzz_attempts.py` plays as many more as you like.
"""

from __future__ import annotations

import json
from random import Random

import pytest

from logwright.engine.attempts import view
from logwright.engine.attempts.plain_data import decision_data, read_decision, value_data
from logwright.verdicts.missions.job import Job
from tests.engine.attempts.random_attempts import agrees_with_the_oracle, agrees_with_the_referee, played, states
from tests.engine.crews.tables import jobs


@pytest.mark.parametrize("job", jobs(), ids=lambda job: f"{job.key}-{job.players}")
def test_random_decisions_end_as_the_referee_says(job: Job) -> None:
    agrees_with_the_referee(played(job.mission, job.deal(0), Random(f"{job.key} {job.players}")))


def test_an_attempt_can_be_won_where_the_oracle_wins() -> None:
    """Small positions of every kind, with all that can be decided: the oracle of the searches says whether it can be
    won."""
    met = [agreed for agreed in map(agrees_with_the_oracle, range(7000, 7150)) if agreed is not None]
    assert len(met) > 60
    assert 10 < sum(met) < len(met) - 10


@pytest.mark.parametrize("job", jobs()[::9], ids=lambda job: f"{job.key}-{job.players}")
def test_everything_that_is_seen_and_decided_goes_through_json(job: Job) -> None:
    suits = job.table.deck.suits
    for state, asked in states(job.mission, job.deal(1), Random(job.players)):
        for seat in range(state.deal.seats):
            told = view(state, seat).to_data()
            assert json.loads(json.dumps(told)) == told
        if asked:
            for option in asked.options:
                decision = asked.decision(option)
                assert read_decision(json.loads(json.dumps(decision_data(decision, suits))), suits) == decision
            data = [value_data(asked.kind, option, suits) for option in asked.options]
            assert all(data.count(each) == 1 for each in data), "two options look alike"
