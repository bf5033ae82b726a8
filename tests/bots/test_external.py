"""Programs as bots: what they are told and answer; and whatever they do wrong, the game goes on."""

import os
import sys
import time
from pathlib import Path

import msgspec
import pytest

from jemaa import bots, games
from jemaa.arena.match import Fixture, Match, Task
from jemaa.arena.play import play
from jemaa.bots.external import External
from jemaa.bots.levels import LEVELS
from jemaa.cli.asking import seat
from jemaa.core.chance import Stream
from jemaa.core.contract import CHANCE
from jemaa.core.errors import JemaaError
from jemaa.core.game import State
from jemaa.core.record import read
from tests.cli.test_main import run
from tests.played import choose

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "stdio_bot.py"
FIRST = """
import json, sys
for line in sys.stdin:
    ask = json.loads(line)
    print(json.dumps({"action": ask["legal"][0]}), flush=True)
"""


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where a test writes its bot; `./run bot.py` starts it."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "run").symlink_to(sys.executable)
    return tmp_path / "bot.py"


def external(program: Path, source: str, **limits: int) -> External:
    program.write_text(source)
    return External(Stream(7), "./run bot.py", **limits)


def turn(name: str = "marrakech") -> State:
    """The first position of a random game in which a seat has several choices."""
    stream, state = Stream(4), games.game(name, 2).start()
    while len(state.legal_actions) < 2:
        state = state.apply(choose(state, stream))
    return state


def gone(number: int) -> bool:
    """Whether a process has ended; somebody else may have to bury it."""
    try:
        return Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()[0] in "ZX"
    except OSError:
        return True


@pytest.mark.parametrize("name", games.GAMES)
def test_it_is_told_what_its_seat_sees_and_may_choose(program: Path, name: str) -> None:
    bot = external(program, FIRST.replace("ask = json.loads(line)",
                                          "ask = json.loads(line); open('heard', 'w').write(line)"))
    state = turn(name)
    assert bot.choose(state) == state.legal_actions[0]
    bot.close()
    heard = msgspec.json.decode((program.parent / "heard").read_bytes())
    view = msgspec.json.decode(msgspec.json.encode(state.view(state.actor)))
    assert heard == {"game": name, "players": 2, "seat": "AB"[state.actor], "view": view,
                     "legal": [action.text for action in state.legal_actions], "milliseconds": 10_000}
    assert bot.fault is None


def test_it_is_one_process_for_the_whole_game(program: Path) -> None:
    bot = external(program, "import os; open('started', 'a').write('x')\n" + FIRST)
    stream, state = Stream(1), games.game("marrakech", 2).start()
    for _ in range(60):
        state = state.apply(choose(state, stream) if state.actor == CHANCE else bot.choose(state))
    bot.close()
    assert bot.fault is None
    assert (program.parent / "started").read_text() == "x"


@pytest.mark.parametrize(("source", "reason"), [
    ("import sys; sys.exit('no board')", "it ended with exit code 1: no board"),
    ("import sys; sys.stdin.readline(); print('castle')", "it answered b'castle', which is no line like"),
    ("input(); print('{\"action\": \"fly\"}')", "it chose 'fly', which is not among the legal actions"),
    ("input(); print('{\"action\": 1}')", "which is no line like"),
    ("input(); print('{\"action\": \"left\"}\\n{\"action\": \"left\"}')", "more than one line"),
    ("import sys, time; input(); print('x' * 5000, flush=True); time.sleep(60)", "longer than 4096 bytes"),
    ("import sys; sys.stdout.buffer.write(b'\\xff\\n')", "which is no line like"),
])
def test_a_fault_is_named_and_level1_plays_on(program: Path, source: str, reason: str) -> None:
    bot, state = external(program, source), turn()
    stand_in = LEVELS["level1"](Stream(7))
    for _ in range(3):
        assert bot.choose(state) == stand_in.choose(state)
    assert bot.fault
    assert reason in bot.fault


def test_one_that_is_slow_is_ended_with_all_it_has_started(program: Path) -> None:
    bot = external(program, """
import os, subprocess, sys, time
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
open("started", "w").write(f"{os.getpid()} {child.pid}")
time.sleep(600)
""", start_ms=4000)
    bot.choose(turn())
    assert bot.fault == "it didn't answer within 4 s"
    numbers = [int(text) for text in (program.parent / "started").read_text().split()]
    for _ in range(100):
        if all(map(gone, numbers)):
            break
        time.sleep(0.05)
    assert all(map(gone, numbers))
    assert numbers[0] != os.getpid()


def test_what_comes_unasked_is_no_answer(program: Path) -> None:
    bot = external(program, FIRST.replace("flush=True)", "flush=True); print('{}', flush=True); open('done', 'w')"))
    bot.choose(turn())
    if bot.fault is None:  # the second line came after the first was taken
        for _ in range(100):
            if (program.parent / "done").exists():
                break
            time.sleep(0.05)
        time.sleep(0.2)
        bot.choose(turn())
    assert bot.fault in ("it spoke before it was asked", "it answered with more than one line")


def test_of_its_errors_the_end_is_kept(program: Path) -> None:
    bot = external(program, "import sys; print('e' * 300_000 + 'end', file=sys.stderr)\n" + FIRST)
    state = turn()
    assert bot.choose(state) == state.legal_actions[0]
    bot.close()
    assert bot.fault is None
    assert len(bot.errors) == 4096
    assert bot.errors.endswith("end\n")


def test_one_that_reads_nothing_but_answers_plays_on(program: Path) -> None:
    """Its input fills up; what it isn't told is its own affair, as long as the answers come."""
    bot = external(program, "import time\nwhile True: print('{\"action\": \"ahead\"}', flush=True); time.sleep(600)")
    assert bot.choose(turn()).text == "ahead"
    bot.close()


@pytest.mark.parametrize(("command", "reason"), [
    ("", "there is no program ''"), ("no-such-program --fast", "there is no program 'no-such-program'"),
    ("python 'unclosed", "is no command line"), ("python " + "x" * 80, "is longer than 80 letters")])
def test_what_can_not_be_started_is_refused_at_once(command: str, reason: str) -> None:
    with pytest.raises(JemaaError, match=reason):
        bots.hire("cmd:" + command, Stream(0))


def test_only_those_who_ask_for_it_start_programs() -> None:
    with pytest.raises(JemaaError, match="there is no bot 'cmd:python'"):
        bots.make("cmd:python", Stream(0))


def test_in_the_arena_the_result_says_so(program: Path) -> None:
    program.write_text("import sys; sys.stdin.readline()")
    match = Match(bots=("cmd:./run bot.py", "random"), fixtures=(Fixture("marrakech", 2),))
    result = play(match, Task(0, 0, 1))
    assert result.faults == {result.seats.index(0): "it ended with exit code 0"}
    assert min(result.decisions) > 10
    code, out, _ = run("arena", "marrakech/2", "--bots", "cmd:./run bot.py,random", "--deals", "2", "--workers", "1")
    assert code == 0
    assert "cmd:./run bot.py failed 4 times, and level1 played on: it ended" in " ".join(out.split())


def test_a_simulated_record_says_so(program: Path) -> None:
    program.write_text("import sys; sys.stdin.readline()")
    code, _, _ = run("simulate", "marrakech", "--bots", "random,cmd:./run bot.py", "--games", "1",
                     "--out", "game.jsonl")
    assert code == 0
    record = read(program.parent / "game.jsonl", games.game_type)
    assert record.comment == "level1 played on for B: it ended with exit code 0."
    assert record.seats[1].kind == "cmd:./run bot.py"


def test_at_the_terminal_everybody_is_told(program: Path) -> None:
    program.write_text("import sys; sys.stdin.readline()")
    code, out, _ = run("play", "marrakech", "--players", "2", "--seats", "cmd:./run bot.py,random", "--seed", "1",
                       "--save", "game.jsonl")
    assert code == 0
    assert out.count("The program in seat A failed, and level1 plays on: it ended with exit code 0.") == 1


def test_a_file_starts_no_program_unasked(program: Path) -> None:
    program.write_text("open('started', 'w')")
    run("simulate", "marrakech", "--bots", "random,cmd:./run bot.py", "--games", "1", "--out", "game.jsonl")
    (program.parent / "started").unlink()
    lines = (program.parent / "game.jsonl").read_bytes().splitlines(keepends=True)
    (program.parent / "game.jsonl").write_bytes(b"".join(lines[:20]))
    code, out, _ = run("play", "--resume", "game.jsonl", stdin="n\n")
    assert code == 130
    assert "The file has this program as a bot: ./run bot.py" in out
    assert not (program.parent / "started").exists()


def test_a_seat_may_be_a_command_line() -> None:
    assert seat("B", " cmd:python mybot.py").kind == "cmd:python mybot.py"


def test_the_example_is_short_and_plays_both_games(program: Path) -> None:
    source = EXAMPLE.read_text()
    assert len(source.splitlines()) < 50
    program.write_text(source)
    for name, players in (("marrakech", 3), ("morocco", 2)):
        match = Match(bots=("cmd:./run bot.py", "random"), fixtures=(Fixture(name, players),))
        assert play(match, Task(0, 0, 0)).faults == {}
