"""The dice: bound beforehand, exactly fair, and the same for everybody who has seed and entropies."""

import hashlib
import hmac

import pytest
from hypothesis import given
from hypothesis import strategies as st

from jemaa.table.dice import NUMBERS, Dice, commitment, new_seed

DICE = Dice(b"\x01" * 32, "0123456789abcdef", {"B": "bb" * 16, "A": "aa" * 16})


def test_the_message_names_table_people_draw_and_attempt() -> None:
    assert DICE.message(7, 0) == f"0123456789abcdef|A={'aa' * 16},B={'bb' * 16}|7|0"


def test_a_draw_is_the_hmac_that_the_guide_describes() -> None:
    digest = hmac.new(DICE.seed, DICE.message(3, 0).encode(), hashlib.sha256).digest()
    assert DICE.draw(3, [1] * 6) == int.from_bytes(digest[:6], "big") % 6


def test_numbers_past_the_last_whole_multiple_are_drawn_again() -> None:
    n = NUMBERS // 2 + 1  # almost half of all numbers are too high
    for draw in range(40):
        attempt = 0
        while DICE._number(draw, attempt) >= n:
            attempt += 1
        assert DICE._below(draw, n) == DICE._number(draw, attempt)
    assert any(DICE._number(draw, 0) >= n for draw in range(40))


@given(weights=st.lists(st.integers(1, 9), min_size=2, max_size=6), number=st.integers(0, 10**6))
def test_an_index_within_the_weights(weights: list[int], number: int) -> None:
    assert 0 <= DICE.draw(number, weights) < len(weights)


def test_frequencies_follow_the_weights() -> None:
    found = [DICE.draw(number, [1, 2, 2, 1]) for number in range(6_000)]
    for index, weight in enumerate([1, 2, 2, 1]):
        assert found.count(index) == pytest.approx(1_000 * weight, abs=5 * (1_000 * weight) ** 0.5)


def test_every_part_matters() -> None:
    others = [Dice(b"\x02" * 32, DICE.table, DICE.entropies), Dice(DICE.seed, "f" * 16, DICE.entropies),
              Dice(DICE.seed, DICE.table, {"A": "aa" * 16, "B": "bc" * 16})]
    draws = [tuple(each.draw(number, [1] * 6) for number in range(30)) for each in [DICE, *others]]
    assert len(set(draws)) == 4


def test_seeds_are_new_and_their_commitment_is_sha_256() -> None:
    one, other = new_seed(), new_seed()
    assert len(one) == 32
    assert one != other
    assert commitment(one) == hashlib.sha256(one).hexdigest()
