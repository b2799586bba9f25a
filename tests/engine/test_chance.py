"""Chance: SplitMix64 as its description says it, whatever is drawn from it and in whatever order."""

from collections.abc import Iterator

from hypothesis import given
from hypothesis import strategies as st

from logwright.engine.chance import Chance

BITS = (1 << 64) - 1
STEP, FIRST, SECOND = 0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB
seeds = st.integers(0, BITS)
limits = st.one_of(st.integers(1, 100), st.integers(1, 1 << 32))
asked = st.lists(st.one_of(limits, st.tuples(st.integers(0, 60), st.integers(0, 60))), max_size=12)


def mixed(z: int) -> int:
    z = (z ^ (z >> 30)) * FIRST & BITS
    z = (z ^ (z >> 27)) * SECOND & BITS
    return z ^ (z >> 31)


def unmixed(z: int) -> int:
    z = z ^ (z >> 31) ^ (z >> 62)
    z = z * pow(SECOND, -1, 1 << 64) & BITS
    z = z ^ (z >> 27) ^ (z >> 54)
    z = z * pow(FIRST, -1, 1 << 64) & BITS
    return z ^ (z >> 30) ^ (z >> 60)


def seed_of(state: int) -> int:
    """The seed whose deal 0 starts with this state."""
    return unmixed(unmixed(state & BITS))


class Plain:
    """Word by word what the description of chance says."""

    def __init__(self, seed: int, deal: int = 0) -> None:
        self.values = self._values(mixed(mixed(seed) ^ deal))

    def _values(self, state: int) -> Iterator[int]:
        while True:
            state = (state + STEP) & BITS
            yield mixed(state)

    def below(self, limit: int) -> int:
        while True:
            product = (next(self.values) >> 32) * limit
            if product % (1 << 32) >= (1 << 32) % limit:
                return product >> 32

    def drawn(self, size: int, count: int) -> list[int]:
        row = list(range(size))
        drawn: list[int] = []
        while row and len(drawn) < count:
            place = self.below(len(row))
            row[place], row[-1] = row[-1], row[place]
            drawn.append(row.pop())
        return drawn


@given(seeds, st.integers(0, 10**6), asked)
def test_all_numbers_and_draws_are_those_of_the_description(
    seed: int, deal: int, asked: list[int | tuple[int, int]]
) -> None:
    chance, plain = Chance(seed, deal), Plain(seed, deal)
    for wish in asked:
        if isinstance(wish, int):
            assert chance.below(wish) == plain.below(wish)
        else:
            assert chance.drawn(range(wish[0]), wish[1]) == plain.drawn(*wish)


@given(st.integers(1, 70))
def test_a_number_that_would_favour_some_things_is_thrown_away(place: int) -> None:
    """The value 0 comes in this place; it is unfair to all numbers of things but powers of 2."""
    seed = seed_of(-place * STEP)
    plain = Plain(seed)
    assert [next(plain.values) for _ in range(place)][-1] == 0
    for size in (40, 36, 100):
        assert Chance(seed).shuffled(range(size)) == Plain(seed).drawn(size, size)


def test_the_first_numbers_are_known() -> None:
    """Published for SplitMix64: the first values after the state 1234567."""
    first = (6457827717110365317, 3203168211198807973, 9817491932198370423)
    chance = Chance(seed_of(1234567))
    assert [chance.below(1 << 32) for _ in first] == [value >> 32 for value in first]
