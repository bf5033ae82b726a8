"""The proofs of puzzles: a sample is proven anew, by searches with another seed, and greedy misses every answer."""

import pytest

from jemaa import game
from jemaa.core.game import State
from jemaa.games import from_text
from jemaa.puzzles.catalogue import GAMES, puzzles
from jemaa.puzzles.proof import BOUND, Depth, Step, greedy_choices, proof, share
from jemaa.puzzles.puzzle import LEVELS, Puzzle

SAMPLE = 3
SIMULATIONS = 1_000
ANOTHER_SEED = 77
SHALLOW = Depth(screen=60, confirm=200, judged=(Step(100, 3), Step(200, 2)))


def sample(name: str) -> list[Puzzle]:
    """Puzzles from all over the list, from the easiest to the hardest."""
    listed = list(puzzles(name).values())
    return listed[::max(1, len(listed) // SAMPLE)][:SAMPLE]


@pytest.mark.parametrize("name", GAMES)
def test_a_sample_is_proven_anew_with_another_seed(name: str) -> None:
    for puzzle in sample(name):
        state = from_text(puzzle.position)
        judged = {choice: share(state, state.game.type.actions[choice], SIMULATIONS, ANOTHER_SEED)
                  for choice in puzzle.proof.comparisons[-1].shares}
        best, second = sorted(judged.values(), reverse=True)[:2]
        assert judged[puzzle.best] == best, puzzle
        assert best - second >= BOUND / 2, puzzle


@pytest.mark.parametrize("name", GAMES)
def test_every_puzzle_has_one_legal_answer_that_greedy_misses_and_all_its_shares(name: str) -> None:
    for puzzle in puzzles(name).values():
        state = from_text(puzzle.position)
        legal = [action.text for action in state.legal_actions]
        shares = dict(zip(legal, puzzle.proof.shares, strict=True))
        assert puzzle.best not in [action.text for action in greedy_choices(state)]
        assert all(shares[puzzle.best] - share >= BOUND - 1e-9 for each, share in shares.items() if each != puzzle.best)


@pytest.mark.parametrize("name", GAMES)
def test_every_proof_says_what_its_comparisons_say(name: str) -> None:
    for puzzle in puzzles(name).values():
        proven = puzzle.proof
        last = proven.comparisons[-1].shares
        best, second = sorted(last.values(), reverse=True)[:2]
        assert [next(iter(each.shares)) for each in proven.comparisons] == [puzzle.best] * len(proven.comparisons)
        assert proven.gap == pytest.approx(best - second, abs=0.0011)
        assert proven.gap - proven.error >= BOUND - 1e-9
        assert len(puzzle.rates) == len(LEVELS)


def test_a_position_in_which_greedy_is_right_is_no_puzzle() -> None:
    only = next(state for state in _from(game("marrakech", players=2).start()) if len(state.legal_actions) > 1)
    assert proof(only, SHALLOW) is None


def _from(state: State) -> list[State]:
    """The first positions of a game."""
    states = [state]
    for _ in range(3):
        choices = states[-1].legal_actions or [outcome for outcome, _ in states[-1].chance_outcomes]
        states.append(states[-1].apply(choices[0]))
    return states
