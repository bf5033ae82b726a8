"""A record becomes a review."""

import msgspec
import pytest

from jemaa import games
from jemaa.bots.search import Plan, Search
from jemaa.core.chance import Stream
from jemaa.core.choice import Choice
from jemaa.core.errors import JemaaError
from jemaa.core.record import Record, seats_of
from jemaa.review import Review, Settings, review, steps
from jemaa.review.assess import verdict
from jemaa.review.report import Decision
from tests.played import choose, record
from tests.review.games import SETTINGS, TABLES, reviewed


@pytest.mark.parametrize("name", games.GAMES)
def test_the_same_settings_give_the_same_review_on_any_number_of_threads(name: str) -> None:
    played, first = reviewed(name, 2)
    assert review(played, SETTINGS, threads=3) == first
    other = review(played, Settings(SETTINGS.simulations, seed=6))
    assert other.curve != first.curve


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_review_is_json_and_back(name: str, players: int) -> None:
    _, made = reviewed(name, players)
    assert msgspec.json.decode(msgspec.json.encode(made), type=Review) == made


def test_every_step_is_told() -> None:
    played, told = record("marrakech", entries=9), list[int]()
    review(played, SETTINGS, step=lambda: told.append(1))
    assert len(told) == steps(played) > 0
    assert steps(played) % 4 == 0  # each position by both aims, and twice


def test_an_unfinished_game_is_reviewed_as_far_as_it_went() -> None:
    _, made = reviewed("marrakech", 3, entries=40)
    assert not made.finished
    assert len(made.entries) == 40
    for player in made.players:
        assert 0 < player.share.result < 1


def test_a_game_without_entries_is_refused() -> None:
    with pytest.raises(JemaaError, match="nothing was chosen"):
        review(record("morocco", entries=0), SETTINGS)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_who_has_no_choice_loses_nothing(name: str, players: int) -> None:
    _, made = reviewed(name, players)
    for entry in made.entries:
        if isinstance(entry, Decision) and entry.choices == 1:
            assert entry.verdict == "forced"
            assert (entry.before, entry.best.share, entry.loss.share) == (entry.after, entry.choice, 0)
        elif isinstance(entry, Decision) and entry.choice == entry.best.share:
            assert entry.verdict == "best"
        elif isinstance(entry, Decision):
            assert entry.verdict == verdict(entry.loss.share, entry.choices) != "forced"


@pytest.mark.parametrize(("loss", "choices", "name"), [
    (0.5, 1, "forced"), (0, 2, "best"), (0.0049, 9, "best"), (0.005, 9, "fine"), (0.0199, 9, "fine"),
    (0.02, 9, "inaccuracy"), (0.05, 9, "mistake"), (0.0999, 9, "mistake"), (0.1, 9, "blunder"), (1, 9, "blunder"),
])
def test_verdicts(loss: float, choices: int, name: str) -> None:
    assert verdict(loss, choices) == name


def searched_against_random(name: str) -> Record:
    """A searches, B plays anything."""
    state = games.game(name, 2).start()
    stream, search = Stream(8), Search(Stream(9), Plan(simulations=100))
    made: list[Choice] = []
    while not state.is_over:
        made.append(search.choose(state) if state.actor == 0 else choose(state, stream))
        state = state.apply(made[-1])
    return Record(state.game, seats_of(("Amina", "Brahim"), ("search", "random")), tuple(made))


def test_who_plays_anything_loses_more_than_who_searches() -> None:
    """By points, who searches for the win loses something too: points that it does not need."""
    made = review(searched_against_random("marrakech"), Settings(simulations=50))
    searching, anything = made.players
    assert anything.share.lost > 3 * searching.share.lost
    assert anything.margin.lost > 2 * searching.margin.lost
    assert anything.verdicts["best"] < searching.verdicts["best"]
