"""Threads that step games together do what one thread does, whether they are awake, asleep or too many."""

from concurrent.futures import ThreadPoolExecutor, wait
from concurrent.futures import TimeoutError as TimedOut

import numpy as np
import pytest

from jemaa.core.errors import IllegalChoice
from jemaa.envs.batch import BatchEnv
from jemaa.envs.team import DONE, Team
from jemaa.games import game

CHOSEN = game("morocco", 3)
SIZE = 700


def steps(env: BatchEnv, times: int) -> list[bytes]:
    """All that is shown after each step of random games."""
    env.reset(3)
    found = []
    for _ in range(times):
        env.step(env.sample())
        found.append(b"".join(each.tobytes() for each in (env.actor, env.legal, env.observations, env.rewards)))
    return found


def team_of(env: BatchEnv) -> Team:
    """The threads of a batch that has several."""
    team = env._cpu._team
    assert team is not None
    return team


@pytest.mark.parametrize("threads", [2, 3, 16])  # also more than there are cores and slices
def test_threads_play_the_games_of_one(threads: int) -> None:
    assert steps(BatchEnv(CHOSEN, SIZE, threads=threads), 40) == steps(BatchEnv(CHOSEN, SIZE), 40)


def test_helpers_that_went_to_sleep_are_called_again() -> None:
    env, alone = BatchEnv(CHOSEN, SIZE, threads=2), BatchEnv(CHOSEN, SIZE)
    expected = steps(alone, 10)
    found = steps(env, 9)
    asleep = [running for running in team_of(env)._running if running]
    assert not wait(asleep, timeout=60).not_done
    env.step(env.sample())
    assert team_of(env)._running != asleep
    assert found == expected[:9]
    assert (env.legal == alone.legal).all()


def test_one_thread_does_all_where_no_helper_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Team, "_wake", lambda _: None)
    assert steps(BatchEnv(CHOSEN, SIZE, threads=2), 10) == steps(BatchEnv(CHOSEN, SIZE), 10)


def test_a_slice_that_a_helper_has_not_done_is_waited_for() -> None:
    team = team_of(BatchEnv(CHOSEN, SIZE, threads=2))
    answers = iter([False, False, True])
    team._lead, team._wait = lambda _: False, lambda: next(answers)  # type: ignore[assignment]
    team.sample()
    assert next(answers, None) is None


def test_a_job_begins_when_the_one_before_is_done() -> None:
    env, same = BatchEnv(CHOSEN, SIZE, threads=2), BatchEnv(CHOSEN, SIZE)
    env.reset(3)
    same.reset(3)
    board = team_of(env)._work.board
    board[DONE] -= 1  # as after Ctrl-C, with a slice that a helper has not done
    with ThreadPoolExecutor() as pool:
        sampling = pool.submit(env.sample)
        with pytest.raises(TimedOut):
            sampling.result(timeout=0.2)
        board[DONE] += 1
        assert (sampling.result(timeout=60) == same.sample()).all()


def test_the_first_game_that_refuses_its_choice_is_named() -> None:
    env = BatchEnv(CHOSEN, SIZE, threads=3)
    env.reset(1)
    choices = env.sample().copy()
    choices[[650, 130, 131]] = np.argmin(env.legal[[650, 130, 131]], axis=1)
    before = env.state(650)
    with pytest.raises(IllegalChoice, match="in game 130, "):
        env.step(choices)
    assert env.refused.nonzero()[0].tolist() == [130, 131, 650]
    assert env.state(650) == before


def test_batches_of_several_threads_are_stepped_side_by_side() -> None:
    batches = [BatchEnv(CHOSEN, SIZE, threads=2) for _ in range(3)]
    with ThreadPoolExecutor() as pool:
        found = list(pool.map(lambda env: steps(env, 30), batches))
    assert found == [steps(BatchEnv(CHOSEN, SIZE), 30)] * 3
