"""Search: the same for the same seed, right where the right choice can be known, and no wiser than its view."""

import itertools
import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Self

import pytest

import jemaa
from jemaa import games
from jemaa.bots import search
from jemaa.bots.evaluate import MARGIN, SHARE
from jemaa.bots.greedy import ONE_LOOK
from jemaa.bots.search import Plan, Search
from jemaa.core.chance import Stream
from jemaa.core.errors import BadOption
from jemaa.core.game import State
from jemaa.morocco.view import View
from tests.bots.late import brute, late
from tests.marrakech.seen import position_in
from tests.played import walk

every_game = pytest.mark.parametrize("name", games.GAMES)
LEAVES = ["evaluation", "network", "playout"]
DECIDED = [("marrakech", 2, 6), ("marrakech", 2, 79), ("marrakech", 3, 48), ("morocco", 3, 98), ("morocco", 3, 148)]
"""Near the end: one choice is better than any other by a third of the win or more."""


def middle(name: str, players: int = 3) -> State:
    """The middle of a random game, where a seat has several choices."""
    states = [state for state, _ in walk(games.game(name, players), 5)]
    return next(state for state in states[len(states) // 2:] if len(state.legal_actions) > 2)


def worth(state: State, aim: int) -> dict[int, float]:
    """What each choice is worth to who chooses, calculated by hand."""
    return {action: brute(state.apply(action), aim)[state.actor] for action in state.legal_actions}


@every_game
@pytest.mark.parametrize("leaf", LEAVES)
def test_the_same_seed_and_simulations_find_the_same(name: str, leaf: Any) -> None:
    plan, state = Plan(simulations=300, leaf=leaf), middle(name)
    found = Search(Stream(1), plan).analyse(state)
    assert Search(Stream(1), plan).analyse(state) == found
    others = [Search(Stream(seed), plan).analyse(state) for seed in range(2, 6)]
    assert any(other != found for other in others) or (name == "morocco" and leaf != "playout")  # all ends before dice


class Reversed:
    """A pool that does the last thing first, all in one thread."""

    def __init__(self, _threads: int) -> None:
        pass

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def map(self, function: Callable[..., Any], *given: Iterable[Any]) -> Iterator[Any]:
        done: list[Any] = [function(*each) for each in reversed(list(zip(*given, strict=True)))]
        yield from reversed(done)


def test_threads_find_the_same_in_whatever_order_they_run(monkeypatch: pytest.MonkeyPatch) -> None:
    plan, state = Plan(simulations=200, threads=3), middle("marrakech")
    found = Search(Stream(1), plan).analyse(state)
    monkeypatch.setattr(search, "ThreadPoolExecutor", Reversed)
    assert Search(Stream(1), plan).analyse(state) == found
    one = Search(Stream(1), Plan(simulations=200)).analyse(state)
    assert sum(line.visits for line in found) == 3 * sum(line.visits for line in one)


@pytest.mark.parametrize(("name", "players", "seed"), DECIDED)
@pytest.mark.parametrize("leaf", LEAVES)
def test_it_finds_what_decides_the_game(name: str, players: int, seed: int, leaf: Any) -> None:
    state = late(name, players, seed, most=500)
    values = worth(state, SHARE)
    best, second = sorted(values, key=lambda action: -values[action])[:2]
    assert values[best] - values[second] >= 0.33, "one choice is to decide"
    assert Search(Stream(0), Plan(simulations=3000, leaf=leaf)).choose(state) == best


@pytest.mark.parametrize(("players", "seed"), [(2, 66), (3, 26)])
def test_who_wants_to_win_chooses_otherwise_than_who_wants_points(players: int, seed: int) -> None:
    state = late("marrakech", players, seed, most=500)
    for_share, for_margin = worth(state, SHARE), worth(state, MARGIN)
    to_win, to_lead = max(for_share, key=for_share.__getitem__), max(for_margin, key=for_margin.__getitem__)
    assert to_win != to_lead
    assert Search(Stream(0), Plan(simulations=20_000, aim="share")).choose(state) == to_win
    assert Search(Stream(0), Plan(simulations=20_000, aim="margin")).choose(state) == to_lead


@every_game
def test_every_simulation_visits_a_choice_once(name: str) -> None:
    """With the evaluation each choice has a first visit, for its static value, and the first simulation makes them."""
    state = middle(name)
    lines = Search(Stream(0), Plan(simulations=500)).analyse(state)
    assert sum(line.visits for line in lines) == 499 + len(state.legal_actions)
    assert [line.visits for line in lines] == sorted((line.visits for line in lines), reverse=True)
    lines = Search(Stream(0), Plan(simulations=500, leaf="playout")).analyse(state)
    assert sum(line.visits for line in lines) == 499


@every_game
@pytest.mark.parametrize("leaf", LEAVES)
def test_shares_of_a_choice_are_parts_of_one(name: str, leaf: Any) -> None:
    for line in Search(Stream(0), Plan(simulations=200, leaf=leaf)).analyse(middle(name)):
        assert len(line.values) == 3
        assert sum(line.values) == pytest.approx(1, abs=1e-4)


def test_the_only_choice_needs_no_search() -> None:
    state = next(state for state, _ in walk(games.game("morocco", 2), 1) if len(state.legal_actions) == 1)
    (line,) = Search(Stream(0), Plan(simulations=5)).analyse(state)
    assert line.action == state.legal_actions[0]


def test_it_stops_by_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """It goes on by a second whenever somebody looks: at the question, before the first batch, and after each."""
    ticks = itertools.count()
    monkeypatch.setattr("jemaa.bots.search.time.perf_counter", lambda: float(next(ticks)))
    state = middle("marrakech")
    lines = Search(Stream(0), Plan(milliseconds=10_000)).analyse(state)
    assert sum(line.visits for line in lines) == 9 * search.BATCH - 1 + len(state.legal_actions)


def test_it_stops_where_the_tree_is_full() -> None:
    state = middle("marrakech")
    lines = Search(Stream(0), Plan(simulations=1_000_000, nodes=1000)).analyse(state)
    assert 0 < sum(line.visits for line in lines) < 2000


@every_game
@pytest.mark.parametrize("players", [2, 3])
def test_values_of_chance_are_the_mean_over_its_outcomes(name: str, players: int) -> None:
    state = next(state for state, _ in walk(games.game(name, players), 2) if len(state.chance_outcomes) > 1)
    values = Search(Stream(0), Plan(simulations=400)).values(state)
    assert sum(values) == pytest.approx(1, abs=1e-4)


def test_marrakech_is_searched_from_what_its_seat_sees() -> None:
    """The order of the piles (MK-2.3) is in no state: a seat's view is all that a search starts from."""
    for seat_sees in [state for state, _ in walk(games.game("marrakech", 2), 9) if len(state.legal_actions) > 1][::7]:
        view = seat_sees.view(seat_sees.actor)
        rebuilt = jemaa.from_json(position_in(view))
        assert rebuilt == seat_sees
        plan = Plan(simulations=100)
        assert Search(Stream(3), plan).analyse(rebuilt) == Search(Stream(3), plan).analyse(seat_sees)


def test_what_a_pile_shows_next_is_drawn_from_all_that_may_be_in_it() -> None:
    """A search draws by the weights of the outcomes: one for each rug that the seat hasn't laid."""
    reveals = [state for state, _ in walk(games.game("marrakech", 2), 9) if state.position.phase == "reveal"]
    assert len(reveals) > 5
    for state in reveals:
        left = next(seat.rugs for seat in state.position.seats if seat.letter == state.position.seat)
        assert sorted(weight for _, weight in state.chance_outcomes) == sorted(left.values())


def shown(state: State) -> View:
    """What a spectator sees of a position of Morocco."""
    view = state.view(None)
    assert isinstance(view, View)
    return view


def test_morocco_has_no_secrets_for_bots() -> None:
    """Tokens are taken in the open (MO-9.3): whatever lies face down was seen by everybody before."""
    states = [state for state, _ in walk(games.game("morocco", 3), 7)]
    seen: list[int] = []
    for before, after in itertools.pairwise(states):
        lay, lies = shown(before).board.juice, shown(after).board.juice
        seen += [value for value, left in zip(lay, lies, strict=True) if value is not None and left is None]
    assert sorted(seen) == sorted(value for seat in shown(states[-1]).seats for value in seat.holdings.juice or ())
    assert len(seen) > 10


def test_who_is_far_ahead_still_sees_which_choice_is_better() -> None:
    """More than fifty points ahead of the other: a point more is still a point more."""
    found = [state.text for seed in range(20) for state, _ in walk(games.game("marrakech", 2), seed)
             if state.actor == 0 and len(state.legal_actions) > 5 and state.scores[0] >= state.scores[1] + 5]
    assert len(found) > 5
    for text in found[::len(found) // 5]:
        purses = next(word for word in text.split() if re.fullmatch(r"\d+,\d+", word))
        state = jemaa.from_text(text.replace(f" {purses} ", " 59,1 "))
        values = {line.values[0] for line in Search(Stream(0), ONE_LOOK).analyse(state)}
        assert min(values) > 1
        assert len(values) > 1


@pytest.mark.parametrize("limits", [{}, {"simulations": 0}, {"simulations": 0, "milliseconds": 0}])
def test_a_plan_without_an_end_is_refused(limits: dict[str, Any]) -> None:
    with pytest.raises(BadOption, match="simulations or milliseconds"):
        Plan(**limits)


@pytest.mark.parametrize(("setting", "sentence"), [
    ({"simulations": -5, "milliseconds": 5}, "simulations are 0 or more, not -5"), ({"threads": 0}, "threads are 1"),
    ({"nodes": 5}, "nodes are 1000 or more"), ({"exploration": float("nan")}, "exploration"), ({"exact": -1}, "exact"),
    ({"temperature": 0}, "temperature"), ({"aim": "glory"}, "aim is one of share, margin; not 'glory'"),
    ({"leaf": "oracle"}, "leaf is one of playout, evaluation, network; not 'oracle'")])
def test_a_plan_that_no_search_can_go_by_is_refused(setting: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadOption, match=sentence):
        Plan(**({"simulations": 10} | setting))


def test_the_time_counts_from_the_question_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was calculated in vain is part of it; and however late it is then, there is an answer."""
    times = iter([0.0, 0.2, 0.4])
    monkeypatch.setattr("jemaa.bots.search.time.perf_counter", lambda: next(times))
    lines = Search(Stream(0), Plan(milliseconds=180)).analyse(middle("marrakech"))
    assert sum(line.visits for line in lines) <= search.BATCH + len(lines)


@pytest.fixture
def ticking(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each look at the time takes the 1024th of a second, which no sum rounds, and nothing else does."""
    ticks = itertools.count()
    monkeypatch.setattr("time.perf_counter", lambda: next(ticks) / 1024)


@pytest.mark.usefixtures("ticking")
@every_game
def test_it_stops_early_where_no_other_choice_can_overtake(name: str) -> None:
    """And chooses as with all its time; without a clock it is never early."""
    saved = 0
    for state in itertools.islice(choosing(name), 8):
        patient, quick = (Search(Stream(1), Plan(milliseconds=125, stops_early=early, leaf="evaluation"))
                          for early in (False, True))
        assert quick.choose(state) == patient.choose(state)
        saved += patient.simulations - quick.simulations
        assert patient.simulations - quick.simulations >= 0
    assert saved
    counted = Search(Stream(1), Plan(simulations=300, stops_early=True))
    counted.analyse(state)
    assert counted.simulations == 300


def choosing(name: str) -> Iterator[State]:
    """Positions of a random game in which a seat has a choice."""
    return (state for state, _ in walk(games.game(name, 3), 5) if state.actor >= 0 and len(state.legal_actions) > 2)


@pytest.mark.usefixtures("ticking")
def test_chance_is_never_done_early() -> None:
    """What a roll is worth is a mean over all; that one outcome came oftener decides nothing."""
    state = next(state for state, _ in walk(games.game("marrakech", 3), 5) if len(state.chance_outcomes) > 2)
    patient, quick = (Search(Stream(1), Plan(milliseconds=125, stops_early=early)) for early in (False, True))
    assert quick.values(state) == patient.values(state)
    assert quick.simulations == patient.simulations


def test_only_what_was_calculated_to_the_end_is_exact() -> None:
    state = late("marrakech", 2, 1)
    assert all(line.exact for line in Search(Stream(0), Plan(simulations=1, exact=10_000)).analyse(state))
    assert not any(line.exact for line in Search(Stream(0), Plan(simulations=1)).analyse(state))
