"""The lower levels err as people do: seeded, within bounds, and never without sense."""

from itertools import pairwise

import pytest

from jemaa import bots, games
from jemaa.bots.fallible import FalliblePlayer
from jemaa.bots.greedy import ONE_LOOK, Greedy
from jemaa.bots.search import Search
from jemaa.core.chance import Stream
from jemaa.core.contract import Skill
from jemaa.core.game import State
from tests.bots.test_bots import played
from tests.played import walk

every_game = pytest.mark.parametrize("name", games.GAMES)
FAIR = {"marrakech": 17, "morocco": 13}
"""More games than this are not lost to random play, of 24; in Morocco two beginners often both end without a point."""
SHARP, BLIND = Skill(overlooked=0, misjudged=0.0), Skill(overlooked=100, misjudged=0.0)


def player(skill: Skill, seed: int) -> FalliblePlayer:
    return FalliblePlayer(Stream(seed), lambda _: skill)


def turns(name: str) -> list[State]:
    return [state for state, _ in walk(games.game(name, 3), 6) if len(state.legal_actions) > 2][::5]


@every_game
def test_the_same_stream_errs_alike(name: str) -> None:
    first, again, other = (bots.make("level1", Stream(seed)) for seed in (1, 1, 2))
    chosen = [(first.choose(state), again.choose(state), other.choose(state)) for state in turns(name)]
    assert all(one == two for one, two, _ in chosen)
    assert any(one != three for one, _, three in chosen)


@every_game
def test_who_overlooks_and_misjudges_nothing_is_greedy(name: str) -> None:
    bot, greedy = player(SHARP, 0), Greedy(Stream(0))
    for state in turns(name):
        worth = {line.action: line.values[state.actor] for line in Search(Stream(0), ONE_LOOK).analyse(state)}
        assert worth[bot.choose(state)] == worth[greedy.choose(state)] == max(worth.values())


@every_game
def test_who_overlooks_everything_notices_one(name: str) -> None:
    state = turns(name)[3]
    bot = player(BLIND, 5)
    assert {bot.choose(state) for _ in range(60 * len(state.legal_actions))} == set(state.legal_actions)


@every_game
def test_nobody_is_further_off_than_their_misjudgement(name: str) -> None:
    skill = Skill(overlooked=0, misjudged=4.0)
    for state in turns(name):
        lines = {line.action: line.values[state.actor] for line in Search(Stream(0), ONE_LOOK).analyse(state)}
        chosen = player(skill, 3).choose(state)
        assert max(lines.values()) - lines[chosen] <= 2 * 4.0 / 100 + 1e-6


@every_game
def test_level1_beats_random(name: str) -> None:
    kinds = ["level1", "random"]
    rankings = [(at, played(name, kinds[at:] + kinds[:at], seed).ranking) for seed in range(12) for at in range(2)]
    won = sum((ranking[at] == 1) / ranking.count(1) for at, ranking in rankings)
    assert won >= FAIR[name]  # of 24


@every_game
def test_every_level_looks_better_than_the_one_below(name: str) -> None:
    for worse, better in pairwise(games.game_type(name).levels.skills):
        assert better.overlooked < worse.overlooked
        assert better.misjudged < worse.misjudged
