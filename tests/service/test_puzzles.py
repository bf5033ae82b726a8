"""Puzzles as a page asks them: the list, a position, and what is said of a choice."""

import pytest

from jemaa.games import from_text
from jemaa.puzzles.catalogue import GAMES, puzzles
from jemaa.service.puzzles import SHOWN, asked_puzzle, puzzle_answer, puzzle_list
from jemaa.table.errors import Refusal


@pytest.mark.parametrize("game", GAMES)
def test_the_list_has_all_puzzles_the_easiest_first(game: str) -> None:
    listed = puzzle_list(game).puzzles
    assert {each.name for each in listed} == puzzles(game).keys()
    assert [each.difficulty for each in listed] == sorted(each.difficulty for each in listed)
    assert all(0 <= each.difficulty <= 100 for each in listed)


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_asked_without_its_answer(game: str) -> None:
    name, puzzle = next(iter(puzzles(game).items()))
    asked = asked_puzzle(game, name)
    state = from_text(puzzle.position)
    assert asked.position.text == puzzle.position
    assert asked.position.legal == tuple(action.text for action in state.legal_actions)
    assert asked.position.view == state.view(state.actor)


@pytest.mark.parametrize("game", GAMES)
def test_the_best_choice_is_right_and_every_other_one_costs_something(game: str) -> None:
    for name, puzzle in list(puzzles(game).items())[::7]:
        for action in from_text(puzzle.position).legal_actions:
            answer = puzzle_answer(game, name, action.text)
            assert answer.right == (action.text == puzzle.best == answer.best)
            assert (answer.lost == 0) == answer.right
            assert answer.compared == (answer.choices[1].choice if answer.right else action.text)
            assert len(answer.choices) == min(SHOWN, len(puzzle.proof.shares))
            shares = [each.share for each in answer.choices]
            assert shares == sorted(shares, reverse=True)


def test_the_answer_is_shown_to_who_tries_nothing() -> None:
    name, puzzle = next(iter(puzzles("morocco").items()))
    answer = puzzle_answer("morocco", name, None)
    assert (answer.choice, answer.right, answer.lost, answer.best) == (None, False, 0.0, puzzle.best)
    assert [each.level for each in answer.levels] == ["level1", "level2", "level3", "level4", "level5"]


def test_what_there_is_not_is_refused() -> None:
    name = next(iter(puzzles("marrakech")))
    for work, code in ((lambda: puzzle_list("chess"), "no-such-game"),
                       (lambda: asked_puzzle("marrakech", "ffffffff0"), "no-such-puzzle"),
                       (lambda: puzzle_answer("marrakech", name, "a1-a9"), "illegal")):
        with pytest.raises(Refusal) as refused:
            work()
        assert refused.value.code == code
