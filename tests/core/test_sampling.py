"""A sampled choice is a legal one, all as likely, or an outcome by its weight, in both games and every phase."""

from collections import Counter
from typing import Any

import numpy as np
import pytest

from jemaa.core.chance import WORD, Stream, pick, step
from jemaa.core.game import Game, State
from jemaa.core.row import load
from jemaa.games import game
from tests.played import walk

GAMES = [
    game("marrakech", 2), game("marrakech", 4, cover_own_rug=True),
    game("marrakech", 2, two_player_rugs="single", different_colours=True),
    game("marrakech", 3, turn_order="roll_first", must_turn=True), game("morocco", 2), game("morocco", 3),
    game("morocco", 5), game("morocco", 3, must_place="held", empty_tile_arrow=False, keep_cube="may"),
]
IDS = [repr(each) for each in GAMES]
DRAWS = 400


def sampled(state: State, word: int) -> tuple[int, int]:
    rows: Any = load(state.game.type.rules.layout, bytes(state))
    choice, following = state.game.type.functions.sample(rows[0], word)
    return int(choice), int(following)


def weights(state: State) -> dict[int, int]:
    return {int(choice): weight for choice, weight in state.chance_outcomes} or dict.fromkeys(
        map(int, state.legal_actions), 1)


@pytest.mark.parametrize("played", GAMES, ids=IDS)
def test_only_what_is_possible_is_sampled(played: Game) -> None:
    words = Stream(1)
    for seed in range(3):
        for state, choice in walk(played, seed):
            if choice is not None:
                for _ in range(3):
                    number, word = sampled(state, words.below(WORD + 1))
                    assert number in weights(state)
                    assert 0 <= word <= WORD


@pytest.mark.parametrize("played", GAMES, ids=IDS)
def test_every_choice_is_as_likely_as_its_weight(played: Game) -> None:
    """Chi-squared over all states of some games, each with its own draws; about 6 standard deviations are allowed."""
    statistic, freedom, words = 0.0, 0, Stream(6)
    for state, choice in list(walk(played, 5))[::4]:
        if choice is None:
            continue
        wanted, word = weights(state), words.below(WORD + 1)
        found: Counter[int] = Counter()
        for _ in range(DRAWS):
            number, word = sampled(state, word)
            found[number] += 1
        for number, weight in wanted.items():
            expected = DRAWS * weight / sum(wanted.values())
            statistic += (found[number] - expected) ** 2 / expected
        freedom += len(wanted) - 1
    assert abs(statistic - freedom) < 6 * (2 * freedom) ** 0.5


def test_the_die_of_marrakech_is_drawn_as_pick_draws_it() -> None:
    for state, choice in walk(game("marrakech", 4), 2):
        if choice is not None and state.chance_outcomes:
            outcomes, loads = zip(*state.chance_outcomes, strict=True)
            given: Any = np.array(loads)
            for word in range(0, WORD, WORD // 50):
                assert sampled(state, word) == (outcomes[pick(step(word), given, len(loads))], step(word))


def test_a_choice_and_the_next_one_are_not_the_same_numbers() -> None:
    """The state that is handed on is one that this choice has used, and no choice uses twice."""
    state = game("marrakech", 4).start()
    first, word = sampled(state, 7)
    assert word != 7
    assert len({sampled(state, seed)[0] for seed in range(40)}) == 4, first
