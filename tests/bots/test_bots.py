"""Bots choose legally, the same for the same seed; greedy is no fool."""

import pytest

from jemaa import bots, games
from jemaa.bots.greedy import Greedy, expected_lead, lead
from jemaa.core.chance import Stream
from jemaa.core.errors import JemaaError
from jemaa.core.game import State
from tests.played import choose

every_game = pytest.mark.parametrize("name", games.GAMES)


def played(name: str, kinds: list[str], seed: int) -> State:
    state, chance = games.game(name, len(kinds)).start(), Stream(seed)
    seats = [bots.make(kind, Stream(seed, 0, 1 + at)) for at, kind in enumerate(kinds)]
    while not state.is_over:
        chosen = choose(state, chance) if state.chance_outcomes else seats[state.actor].choose(state)
        assert state.chance_outcomes or chosen in state.legal_actions
        state = state.apply(chosen)
    return state


@every_game
@pytest.mark.parametrize("kind", bots.KINDS)
def test_the_same_seed_gives_the_same_game(name: str, kind: str) -> None:
    assert played(name, [kind] * 3, 5) == played(name, [kind] * 3, 5)
    assert played(name, [kind] * 3, 5) != played(name, [kind] * 3, 6)


@every_game
def test_greedy_beats_random(name: str) -> None:
    kinds = ["greedy", "random", "random", "random"]
    wins = sum(played(name, kinds[-at:] + kinds[:-at], seed).ranking[at] == 1 for seed in range(5) for at in range(4))
    assert wins >= 12  # of 20, where chance alone would give 5


def test_unknown_kinds_are_refused_with_a_list() -> None:
    with pytest.raises(JemaaError, match=r"'wizard'; there are: random, greedy"):
        bots.make("wizard", Stream(0))


def test_random_chooses_everything_sometime() -> None:
    state = games.game("marrakech", 2, first_player="A", two_player_rugs="single").start()
    bot = bots.make("random", Stream(3))
    assert {bot.choose(state) for _ in range(50)} == set(state.legal_actions)


def test_an_expected_lead_is_the_mean_over_the_die() -> None:
    state = _before_a_roll()
    outcomes = state.chance_outcomes
    by_hand = sum(weight * lead(state.apply(outcome), 0) for outcome, weight in outcomes) / 6
    assert expected_lead(state, 0) == pytest.approx(by_hand)
    assert len({lead(state.apply(outcome), 0) for outcome, _ in outcomes}) > 1


def test_greedy_turns_away_from_rugs_that_cost() -> None:
    state = _before_a_turn()
    leads = {action.text: expected_lead(state.apply(action), state.actor) for action in state.legal_actions}
    best = max(leads, key=leads.__getitem__)
    assert len(set(leads.values())) == len(leads), "three different prospects, so that there is one best"
    assert {Greedy(Stream(seed)).choose(state).text for seed in range(10)} == {best}


def _before_a_turn() -> State:
    """Somewhere in the middle of a random game, a seat is to turn Assam and all three ways differ."""
    stream, state = Stream(11), games.game("marrakech", 2, two_player_rugs="single", first_player="A").start()
    while True:
        if state.legal_actions and state.legal_actions[0].text == "left" and state.scores[0] != state.scores[1]:
            worth = {expected_lead(state.apply(action), state.actor) for action in state.legal_actions}
            if len(worth) == 3:
                return state
        state = state.apply(choose(state, stream))


def _before_a_roll() -> State:
    state = _before_a_turn()
    for action in state.legal_actions:
        after = state.apply(action)
        if len({lead(after.apply(outcome), 0) for outcome, _ in after.chance_outcomes}) > 1:
            return after
    raise AssertionError("one way of the three must cost something")
