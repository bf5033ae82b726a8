"""Bots choose legally, the same for the same seed; greedy is no fool."""

import msgspec
import pytest

from jemaa import bots, games
from jemaa.bots import levels
from jemaa.bots.greedy import ONE_LOOK, Greedy
from jemaa.bots.levels import MAX_MILLISECONDS, SEARCHES, PlannedSearch, level5_plan, timed_plan
from jemaa.bots.search import Plan, Search
from jemaa.core.chance import Stream
from jemaa.core.errors import JemaaError
from jemaa.core.game import Game, State
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
@pytest.mark.parametrize("kind", [kind for kind in bots.KINDS if kind not in SEARCHES])  # these go by the clock
def test_the_same_seed_gives_the_same_game(name: str, kind: str) -> None:
    first, again, other = (played(name, [kind] * 3, seed) for seed in (5, 5, 6))
    assert first == again
    assert first != other


@every_game
def test_greedy_beats_random(name: str) -> None:
    kinds = ["greedy", "random", "random", "random"]
    wins = sum(played(name, kinds[-at:] + kinds[:-at], seed).ranking[at] == 1 for seed in range(5) for at in range(4))
    assert wins >= 12  # of 20, where chance alone would give 5


@every_game
@pytest.mark.parametrize("kind", [*bots.KINDS, "max:0.1"])
def test_nobody_chooses_for_chance_or_after_the_end(name: str, kind: str) -> None:
    start = games.game(name, 2).start()
    end = played(name, ["random", "random"], 1)
    for state, sentence in ((start, "draw one of state.chance_outcomes"), (end, "the game is over")):
        with pytest.raises(JemaaError, match=sentence):
            bots.make(kind, Stream(0)).choose(state)


@every_game
def test_level5_plays_the_same_game_for_the_same_seed_where_no_clock_ends_a_search(
        name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its own plans, with fewer simulations: what it kept from decision to decision included."""
    def plan(game: Game) -> Plan:
        return msgspec.structs.replace(level5_plan(game), simulations=20, milliseconds=0)

    monkeypatch.setitem(bots.KINDS, "level5", lambda stream: PlannedSearch(stream, plan))
    first, again, other = (played(name, ["level5", "random"], seed) for seed in (5, 5, 6))
    assert first == again
    assert first != other


def test_max_has_the_time_it_is_given() -> None:
    state = _before_a_turn()
    assert bots.make("max:0.1", Stream(0)).choose(state) in state.legal_actions
    made = [levels.timed(seconds)(Stream(0)) for seconds in ("0.1", "2", "10", "3600")]
    morocco = games.game("morocco", 2)
    plans = [bot._plan_for(morocco) for bot in made if isinstance(bot, PlannedSearch)]
    assert [plan.milliseconds for plan in plans] == [100, 2000, 10_000, 3_600_000]
    assert plans[1] == timed_plan(MAX_MILLISECONDS, morocco)
    assert plans[0].nodes < plans[1].nodes < plans[2].nodes == plans[3].nodes


@pytest.mark.parametrize("seconds", ["", "0", "x", "-1", "nan", "inf", "3601"])
def test_no_time_is_refused(seconds: str) -> None:
    with pytest.raises(JemaaError, match="give seconds, up to 3600, as in max:10"):
        bots.make(f"max:{seconds}", Stream(0))


def test_unknown_kinds_are_refused_with_a_list() -> None:
    with pytest.raises(JemaaError, match=r"'wizard'; there are: level1, level2"):
        bots.make("wizard", Stream(0))


def test_random_chooses_everything_sometime() -> None:
    state = games.game("marrakech", 2, first_player="A", two_player_rugs="single").start()
    bot = bots.make("random", Stream(3))
    assert {bot.choose(state) for _ in range(50)} == set(state.legal_actions)


def test_greedy_takes_what_the_evaluation_values_most() -> None:
    state = _before_a_turn()
    lines = Search(Stream(0), ONE_LOOK).analyse(state)
    worth = {line.action: line.values[state.actor] for line in lines}
    best = {action for action, value in worth.items() if value == max(worth.values())}
    assert 0 < len(best) < len(worth)
    assert {Greedy(Stream(seed)).choose(state) for seed in range(20)} == best


def _before_a_turn() -> State:
    """Somewhere in a random game, when rugs lie about, a seat is to turn Assam."""
    stream, state = Stream(11), games.game("marrakech", 2, two_player_rugs="single", first_player="A").start()
    while len(state.position.rugs) < 8 or not state.legal_actions or state.legal_actions[0].text != "left":
        state = state.apply(choose(state, stream))
    return state
