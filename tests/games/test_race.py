"""A third game that is one folder, `race/`, runs everywhere as soon as an entry point names it."""

import asyncio
import json
import pickle
from pathlib import Path

import numpy as np
import pyspiel
import pytest
from pettingzoo.test.api_test import api_test

import jemaa
from jemaa import bots, games
from jemaa.arena.build import build
from jemaa.core.chance import Stream
from jemaa.core.errors import IllegalChoice, IllegalPosition, Unreadable
from jemaa.core.fingerprint import fingerprint
from jemaa.core.generic import Chosen
from jemaa.core.record import read, read_all
from jemaa.envs import openspiel, pettingzoo
from jemaa.envs.batch import BatchEnv
from tests.cli.test_main import run
from tests.played import walk
from tests.server.running import Browser, Player, serving

FOLDER = Path(__file__).parent / "race"


def test_the_race_is_one_small_folder() -> None:
    assert sum(len(file.read_text().splitlines()) for file in FOLDER.glob("*.py")) <= 300


def test_it_is_registered_after_the_shipped_games(race: str) -> None:
    assert list(games.GAMES) == [*games.SHIPPED, race]
    assert games.folder(race) == FOLDER
    assert pickle.loads(pickle.dumps(jemaa.game(race, 2))) == jemaa.game(race, 2)  # noqa: S301  # our own


def test_every_state_survives_text_json_and_pictures(race: str) -> None:
    for state, choice in walk(jemaa.game(race, 2, track="long"), 5):
        assert jemaa.from_text(state.text) == jemaa.from_json(state.json) == state
        assert str(state).splitlines()[0] == f"squares  {' '.join(map(str, state.scores))}"
        assert state._repr_svg_().startswith("<svg ")
        if choice is not None:
            seat = "AB"[state.actor] if state.actor >= 0 else None
            assert state.events(choice)[0] == Chosen(seat, choice.text)


@pytest.mark.parametrize(("text", "reason"), [
    ("race squares=0/0 players=2", "die: give each of the row's fields once"),
    ("race squares=0 players=2 seat=0 die=0 turns=0 track=0", "squares: give 2 numbers, not 1"),
    ("race squares=0/300 players=2 seat=0 die=0 turns=0 track=0", "squares: numbers are from -128 to 127"),
    ("race squares=0/x players=2 seat=0 die=0 turns=0 track=0", "squares: '0/x' is not a number"),
    ("race squares=0/0 players=3 seat=0 die=0 turns=0 track=0", "players: 2 play, not 3"),
    ("race squares=0/0 players=2 seat=0 die=0 turns=0 track=7", "options: there are no such options")])
def test_an_impossible_position_is_refused_by_its_field(race: str, text: str, reason: str) -> None:
    with pytest.raises(IllegalPosition, match=reason):
        jemaa.from_text(text)


def test_other_json_and_other_actions_are_refused_with_what_there_is(race: str) -> None:
    with pytest.raises(Unreadable, match="fields"):
        jemaa.from_json('{"game":"race","format":1}')
    state = jemaa.game(race, 2).start().apply("roll 2")
    refused = state.game.type.refusal(state.row, state.game.type.actions["run"])
    assert str(refused) == "RA-3: run is not legal here; choose one of step, run"
    with pytest.raises(IllegalChoice, match="RA-3"):
        state.apply("roll 2")


@pytest.mark.parametrize("kind", ["random", "greedy", "level1", "level5", "max:0.05"])
def test_bots_play_it(race: str, kind: str) -> None:
    state, stream, bot = jemaa.game(race, 2).start(), Stream(3), bots.make(kind, Stream(4))
    while not state.is_over:
        outcomes = [outcome for outcome, _ in state.chance_outcomes]
        state = state.apply(outcomes[stream.below(6)] if outcomes else bot.choose(state))
    assert 20 in state.scores or state.row.turns == 60


def test_a_search_sends_the_other_runner_back(race: str) -> None:
    state = jemaa.from_text("race squares=2/12 players=2 seat=0 die=0 turns=9 track=0").apply("roll 1")
    hit = jemaa.from_text("race squares=8/12 players=2 seat=0 die=4 turns=9 track=0")
    assert [action.text for action in state.legal_actions] == ["step", "run"]
    assert bots.make("level5", Stream(1)).choose(hit).text == "run"


def test_it_has_no_network_to_train_and_no_page_of_rules(race: str, tmp_path: Path) -> None:
    training = ("train", "race/2", "--games", "10", "--out", str(tmp_path / "network.json"))
    for words, reason in ((training, "no network inputs"), (("rules", race), "no page of rules")):
        code, _, err = run(*words)
        assert (code, reason in err) == (2, True), err


def test_simulate_keeps_records_that_replay(race: str, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    code, out, err = run("simulate", race, "--bots", "greedy,random", "--games", "20", "--workers", "2",
                         "--out", str(file))
    assert (code, err) == (0, ""), out
    assert [each.last.is_over for each in read_all(file, games.game_type)] == [True] * 20


def test_the_arena_knows_its_code(race: str, tmp_path: Path) -> None:
    code, out, err = run("arena", "race/2", "--bots", "level4,random", "--deals", "20", "--workers", "2",
                         "--out", str(tmp_path))
    assert code == 0, err
    assert "level4" in out
    assert build((race,)) not in {build((name,)) for name in games.SHIPPED}


def test_compiled_rules_depend_on_the_whole_folder(tmp_path: Path) -> None:
    """A module of another package that imports one beside it is compiled again when that one changes."""
    (tmp_path / "rules.py").write_text("from race.state import RaceRow\n")
    found = []
    for content in ("A = 1\n", "A = 2\n"):
        (tmp_path / "state.py").write_text(content)
        fingerprint.cache_clear()
        found.append(fingerprint((tmp_path / "rules.py",)))
    assert found[0] != found[1]


def test_copies_of_a_game_share_no_compiled_rules(tmp_path: Path) -> None:
    """What they import from elsewhere is not followed, and may differ."""
    copies = [tmp_path / name / "race" for name in ("one", "other")]
    for copy in copies:
        copy.mkdir(parents=True)
        (copy / "rules.py").write_text("from elsewhere import STEP\n")
    assert len({fingerprint((copy / "rules.py",)) for copy in copies}) == 2


def test_a_batch_plays_it(race: str) -> None:
    env = BatchEnv(jemaa.game(race, 2), 8)
    env.reset(1)
    for _ in range(70):
        env.step(env.sample())
    assert int(np.sum(env.episodes)) > 8


@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
def test_pettingzoo_accepts_it(race: str) -> None:
    api_test(pettingzoo.env(race, players=2), num_cycles=100)  # type: ignore[no-untyped-call]  # has no types


def test_openspiel_accepts_it(race: str) -> None:
    openspiel.register(race)
    openspiel.register(race)  # a game that is known already stays
    pyspiel.random_sim_test(pyspiel.load_game("jemaa_race(track=long)"), num_sims=2, serialize=True, verbose=False)


def test_a_person_plays_it_at_a_table_of_the_server(race: str, tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        me = Browser(server)
        _, lobby, _ = me.ask("GET", "/api/lobby")
        assert lobby["games"][-1]["options"] == {"track": ["short", "long"]}
        table = me.open(race, [None, "level2"])

        async def play() -> None:
            async with me.socket(table["invite"]) as socket:
                player = Player(socket)
                await player.sit("A")
                await player.play()
                view = player.update["view"]
                assert set(view["board"]) == {"squares", "players", "seat", "die", "turns", "track"}
        asyncio.run(play())
        _, export, _ = me.ask("GET", f"/api/tables/{table['invite']}/export")
        record = read([line.encode() for line in export["record"].splitlines(keepends=True)], games.game_type)
        assert record.last.is_over
        status, replay, _ = me.ask("POST", "/api/replay", json.dumps(export).encode(), **{"Content-Type": "text/plain"})
        assert (status, len(replay["frames"])) == (200, record.version)
