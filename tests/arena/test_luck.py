"""Luck taken out: nothing in the mean, however wrong the values are, and less spread where they are right."""

import math
from collections.abc import Callable, Sequence
from functools import lru_cache
from pathlib import Path
from statistics import mean, stdev
from zlib import crc32

import msgspec
import pytest

from jemaa import games
from jemaa.arena.file import Header, begun, read
from jemaa.arena.luck import luck_of_draw, one_look, values_hash
from jemaa.arena.match import Match, Task, fixtures
from jemaa.arena.play import Result, play
from jemaa.arena.run import Run
from jemaa.arena.stopping import Plan
from jemaa.arena.summary import summed
from jemaa.arena.tally import Tally
from jemaa.core.contract import CHANCE
from jemaa.core.game import State
from tests.arena.made import result
from tests.bots.late import brute, late, shares
from tests.played import walk

Values = Callable[[State], Sequence[float]]
Played = tuple[float, tuple[float, ...], tuple[float, ...]]
"""The probability of a game, each seat's share of the win, and its luck."""


def wrong(state: State) -> tuple[float, ...]:
    """Values that have nothing to do with the game, between 0 and 1."""
    return tuple(crc32(state.text.encode() + bytes([seat])) / 2**32 for seat in range(state.game.players))


def solved(state: State) -> tuple[float, ...]:
    """What a position is worth to each seat if all play by `every_game` of it: the exact mean over the games."""
    if state.is_over:
        return shares(state)
    return tuple(sum(part[0] * part[1][seat] for part in every_game(state, wrong))
                 for seat in range(state.game.players))


def every_game(state: State, values: Values) -> list[Played]:
    """All games from a position in which each seat takes its first action, with their luck by these values."""
    none = (0.0,) * state.game.players
    if state.is_over:
        return [(1.0, shares(state), none)]
    if state.actor != CHANCE:
        return every_game(state.apply(state.legal_actions[0]), values)
    total = sum(weight for _, weight in state.chance_outcomes)
    games_from = []
    for outcome, weight in state.chance_outcomes:
        luck = luck_of_draw(values, state, outcome)
        games_from += [(part * weight / total, won, tuple(map(math.fsum, zip(luck, more, strict=True))))
                       for part, won, more in every_game(state.apply(outcome), values)]
    return games_from


@lru_cache
def small(players: int) -> State:
    """A position of Marrakech with three rolls to come, few enough to play every game from it."""
    states = [state for state, _ in walk(games.game("marrakech", players), 6)]
    rolls = [at for at, state in enumerate(states) if len(state.chance_outcomes) == 4]
    state = states[rolls[-3]]
    assert len(every_game(state, wrong)) >= 60
    return state


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("values", [wrong, one_look, solved])
def test_luck_is_nothing_in_the_mean_over_every_game(players: int, values: Values) -> None:
    played = every_game(small(players), values)
    assert sum(part for part, _, _ in played) == pytest.approx(1)
    for seat in range(players):
        assert sum(part * luck[seat] for part, _, luck in played) == pytest.approx(0, abs=1e-9)
        plain = sum(part * won[seat] for part, won, _ in played)
        assert sum(part * (won[seat] - luck[seat]) for part, won, luck in played) == pytest.approx(plain)


def test_with_the_true_values_no_luck_is_left() -> None:
    """What is left of every game's result is the same then: what the position was worth."""
    state = small(2)
    worth = solved(state)
    played = every_game(state, solved)
    assert len({won for _, won, _ in played}) > 1, "dice are to decide"
    for _, won, luck in played:
        assert won[0] - luck[0] == pytest.approx(worth[0], abs=1e-9)


@pytest.mark.parametrize(("name", "players"), [("marrakech", 2), ("marrakech", 4), ("morocco", 2)])
def test_every_draw_is_worth_nothing_in_the_mean(name: str, players: int) -> None:
    draws = [state for state, _ in walk(games.game(name, players), 3) if len(state.chance_outcomes) > 1]
    for state in draws[::max(1, len(draws) // 6)]:
        luck = [(luck_of_draw(one_look, state, outcome), weight) for outcome, weight in state.chance_outcomes]
        for seat in range(players):
            assert sum(weight * each[seat] for each, weight in luck) == pytest.approx(0, abs=1e-6)


def test_values_depend_on_the_position_only() -> None:
    states = [state for state, _ in walk(games.game("marrakech", 3), 3)][10:20]
    assert [one_look(state) for state in states] == [one_look(state) for state in reversed(states)][::-1]
    assert all(sum(one_look(state)) == pytest.approx(1, abs=1e-4) for state in states)


def test_a_finished_game_is_worth_its_result() -> None:
    state = late("marrakech", 2, 1)
    while not state.is_over:
        state = state.apply((state.legal_actions or state.chance_outcomes[0])[0])
    assert one_look(state) == brute(state, 0)


MATCH = Match(bots=("greedy", "heuristic"), fixtures=fixtures(["marrakech/2"]), seed=4, luck=True)


def test_games_are_the_same_and_say_their_luck() -> None:
    plain = play(msgspec.structs.replace(MATCH, luck=False), Task(0, 3, 1))
    known = play(MATCH, Task(0, 3, 1))
    assert known.digest == plain.digest
    assert plain.luck == ()
    assert sum(known.luck) == pytest.approx(0, abs=1e-3)
    assert max(known.luck) > 0.01


def test_less_spread_is_left_than_there_was() -> None:
    played = [play(MATCH, Task(0, deal, rotation)) for deal in range(20) for rotation in range(2)]
    plain = [1.0 if game.ranking[0] == 1 else 0.0 for game in played]
    adjusted = [won - game.luck[0] for won, game in zip(plain, played, strict=True)]
    assert stdev(adjusted) < 0.8 * stdev(plain)


def lucky(ranking: list[int], luck: tuple[float, ...], deal: int) -> Result:
    return msgspec.structs.replace(result(ranking, deal=deal), luck=luck)


def test_a_tally_takes_the_luck_of_a_bots_seats_from_its_victories() -> None:
    tally = Tally(2)
    for deal, luck in enumerate((0.25, 0.5, 0.75)):
        tally.add([lucky([1, 2], (luck, -luck), deal=deal)])
    assert tally.standings[0].victories.value == 1
    assert tally.standings[0].adjusted.value == pytest.approx(mean([0.75, 0.5, 0.25]))
    assert tally.standings[1].adjusted.value == pytest.approx(0.5)


def test_the_hash_of_the_values_stands_in_the_file_and_the_summary(tmp_path: Path) -> None:
    folder = tmp_path / "run"
    with begun(folder, MATCH, Plan(deals=1)) as keeper:
        for rotation in range(2):
            keeper.add(play(MATCH, Task(0, 0, rotation)))
    header, results = read(folder)
    assert isinstance(header, Header)
    assert header.values == (values_hash(MATCH.fixtures[0].make()),)
    (fixture,) = summed(Run(header.match, header.plan, results)).fixtures
    assert fixture.values == header.values[0]
    assert all(line.adjusted is not None for line in fixture.bots)
    assert values_hash(games.game("marrakech", 3)) != header.values[0]
