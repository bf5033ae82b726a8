"""One stepper under all environments: a game is named by its seed, number and episode, wherever it is."""

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

import gymnasium
import numpy as np
import pytest

import jemaa.envs.gymnasium  # noqa: F401  # registers
from jemaa.core.chance import Stream
from jemaa.core.choice import Action
from jemaa.core.errors import BadOption
from jemaa.core.game import State
from jemaa.envs.batch import BatchEnv
from jemaa.envs.pettingzoo import RawEnv
from jemaa.games import game

SEED, NUMBERS, COMPARED = 23, 3, 70
PLAYERS = {"marrakech": 3, "morocco": 2}


class First:
    """A bot that takes the first legal action."""

    def __init__(self, stream: Stream) -> None:
        self.stream = stream

    def choose(self, state: State) -> Action:
        return state.legal_actions[0]


def in_a_batch(name: str, number: int) -> Iterator[State]:
    env = BatchEnv(game(name, PLAYERS[name]), NUMBERS)
    env.reset(SEED)
    while True:
        if env.actor[number] == 0:
            yield env.state(number)
        env.step(env.legal.argmax(axis=1))


def in_a_vector(name: str, number: int) -> Iterator[State]:
    envs: Any = gymnasium.make_vec(f"jemaa/{name.title()}-v1", num_envs=NUMBERS, players=PLAYERS[name], opponents=First)
    seen, _ = envs.reset(seed=SEED)
    while True:
        if seen["action_mask"][number].any():
            yield envs.position(number)
        seen, *_ = envs.step(seen["action_mask"].argmax(axis=1))


def in_gymnasium(name: str, number: int) -> Iterator[State]:
    env: Any = gymnasium.make(f"jemaa/{name.title()}-v1", players=PLAYERS[name], opponents=First).unwrapped
    seen, _ = env.reset(seed=SEED, options={"number": number} if number else None)
    while True:
        yield env.position
        seen, _, over, *_ = env.step(seen["action_mask"].argmax())
        if over:
            seen, _ = env.reset()


def in_pettingzoo(name: str, number: int) -> Iterator[State]:
    env = RawEnv(name, PLAYERS[name])
    env.reset(seed=SEED, options={"number": number} if number else None)
    while True:
        if env.single.actor == 0:
            yield env.position
        env.step(int(env.single.legal.argmax()))
        if any(env.terminations.values()):
            env.reset()


@pytest.mark.parametrize("name", PLAYERS)
@pytest.mark.parametrize("number", [0, NUMBERS - 1])
@pytest.mark.parametrize("face", [in_a_vector, in_gymnasium, in_pettingzoo])
def test_a_seed_gives_the_same_games_in_every_environment(
        name: str, number: int, face: Callable[[str, int], Iterator[State]]) -> None:
    """The positions at which seat 0 chooses, over more than one episode, where everybody takes the first action."""
    wanted = list(islice(in_a_batch(name, number), COMPARED))
    assert len({bytes(state) for state in wanted}) > COMPARED / 2
    assert list(islice(face(name, number), COMPARED)) == wanted


@pytest.mark.parametrize("name", PLAYERS)
def test_seats_that_are_drawn_choose_the_same_in_a_vector_and_alone(name: str) -> None:
    made: dict[str, Any] = {"id": f"jemaa/{name.title()}-v1", "players": PLAYERS[name]}
    envs: Any = gymnasium.make_vec(num_envs=NUMBERS, **made)
    alone: Any = [gymnasium.make(**made).unwrapped for _ in range(NUMBERS)]
    together, _ = envs.reset(seed=SEED)
    single = [env.reset(seed=SEED, options={"number": number})[0] for number, env in enumerate(alone)]
    for _ in range(40):
        for number, seen in enumerate(single):
            assert (seen["observation"] == together["observation"][number]).all()
            assert (seen["action_mask"] == together["action_mask"][number]).all()
        actions = together["action_mask"].argmax(axis=1)
        together, *_ = envs.step(actions)
        single = [env.reset()[0] if not seen["action_mask"].any() else env.step(action)[0]
                  for env, seen, action in zip(alone, single, actions, strict=True)]
    assert len({bytes(envs.position(number)) for number in range(NUMBERS)}) == NUMBERS


def test_a_list_of_seeds_gives_game_0_of_each() -> None:
    envs: Any = gymnasium.make_vec("jemaa/Marrakech-v1", num_envs=2, players=2)
    one: Any = gymnasium.make_vec("jemaa/Marrakech-v1", num_envs=1, players=2)
    seen, _ = envs.reset(seed=[SEED, SEED + 1])
    for at in range(2):
        assert (one.reset(seed=SEED + at)[0]["observation"][0] == seen["observation"][at]).all()
        assert envs.position(at) == one.position(0)


def test_the_streams_of_chance_seats_and_bots_differ() -> None:
    """Bots' streams depend on the key, the episode and the seat, and none is a lane of the stepper."""
    streams: list[Stream] = []

    def watched(stream: Stream) -> First:
        streams.append(stream)
        return First(stream)

    env: Any = gymnasium.make("jemaa/Morocco-v1", players=3, opponents=watched).unwrapped
    for options in ({"number": 0}, {"number": 1}):
        env.reset(seed=SEED, options=options)
        env.reset()
    named = {(stream.seed, stream.game, stream.lane) for stream in streams}
    assert len(named) == len(streams) == 8
    assert {stream.seed for stream in streams} == {SEED}
    assert {stream.game for stream in streams} == {0, 1}
    assert min(stream.lane for stream in streams) > 2 + 5


@pytest.mark.parametrize(("seed", "number", "sentence"), [
    (1, -1, "not -1"), (1, 1 << 32, "not 4294967296"), (1, "two", "not 'two'"), (None, 3, "give the seed")])
@pytest.mark.parametrize("make", [gymnasium.make, gymnasium.make_vec])
def test_a_game_s_number_is_a_whole_number_of_a_seed(make: Any, seed: int | None, number: Any, sentence: str) -> None:
    env = make("jemaa/Marrakech-v1", players=2)
    with pytest.raises(BadOption, match=sentence):
        env.reset(seed=seed, options={"number": number})


def test_a_refused_choice_moves_nothing_and_is_marked() -> None:
    env = BatchEnv(game("marrakech", 2), 3)
    env.reset(SEED)
    before, actions = env.state(1), env.sample().copy()
    actions[1] = -1
    with pytest.raises(ValueError, match="in game 1"):
        env.step(actions)
    assert env.refused.tolist() == [0, 1, 0]
    assert env.state(1) == before
    env.step(np.where(env.legal.any(axis=1), env.legal.argmax(axis=1), 0))
    assert not env.refused.any()
