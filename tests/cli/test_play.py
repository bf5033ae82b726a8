"""`play` in a real terminal: whole games, help, taking back, saving, and all the ways to be torn away."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pexpect  # type: ignore[import-untyped]  # it has no types
import pytest

from jemaa.cli.main import COMPILING
from jemaa.core.record import Record, read
from jemaa.games import GAMES, game, game_type

PROMPT = " > "
CODES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")

every_game = pytest.mark.parametrize("name", GAMES)
Play = Callable[..., "Terminal"]


class Terminal:
    """Somebody at a terminal of 80 × 24."""

    def __init__(self, home: Path, *arguments: str, command: str = "play") -> None:
        environment = {**os.environ, "XDG_DATA_HOME": str(home), "TERM": "xterm-256color", "PYTHONUNBUFFERED": "1"}
        self.process = pexpect.spawn(sys.executable, ["-m", "jemaa", command, *arguments], env=environment,
                                     dimensions=(24, 80), encoding="utf-8", timeout=120)

    def until(self, *wanted: str) -> str:
        """Everything shown until one of these comes, the colours taken out."""
        self.process.expect_exact(list(wanted))
        return CODES.sub("", self.process.before + self.process.after).replace("\r\n", "\n")

    def type(self, text: str) -> str:
        """A line, and what is shown until the next prompt."""
        self.process.sendline(text)
        return self.until(PROMPT)

    def end(self) -> tuple[str, int | None]:
        """What is still shown, and the exit code."""
        self.process.expect(pexpect.EOF)
        self.process.close()
        return CODES.sub("", self.process.before).replace("\r\n", "\n"), self.process.exitstatus


@pytest.fixture
def play(tmp_path: Path) -> Iterator[Play]:
    opened: list[Terminal] = []

    def begin(*arguments: str) -> Terminal:
        opened.append(Terminal(tmp_path, *arguments))
        return opened[-1]

    yield begin
    for each in opened:
        each.process.close(force=True)


def kept(home: Path) -> Record:
    """The one game in the user's folder."""
    (path,) = (home / "jemaa" / "games").iterdir()
    return read(path, game_type, unfinished=True)


@every_game
def test_a_whole_game_against_bots(name: str, play: Play, tmp_path: Path) -> None:
    seats = "human Zineb,greedy,random"
    terminal = play(name, "--players", "3", "--seats", seats, "--seed", "7", "--delay", "0", "--defaults")
    shown = terminal.until(PROMPT)
    assert "A Zineb (human)  B Brahim (greedy)  C Chama (random)" in shown
    while shown.endswith(PROMPT):
        assert "is not a choice" not in shown
        terminal.process.sendline(first_choice(shown))
        shown = terminal.until(PROMPT, "The game is kept")
    shown += terminal.end()[0]
    played = kept(tmp_path)
    assert played.last.is_over
    for score in played.last.scores:
        assert f"{score:>4} points" in shown
    assert terminal.process.exitstatus == 0


def first_choice(shown: str) -> str:
    """The first choice of a list, by its number, or, in a long list, by its words."""
    question = shown[shown.rindex("Zineb: "):].splitlines()
    if question[1].strip().startswith("1 "):
        return "1"
    words, _, rest = question[1].strip().partition("  ")
    return f"{words.split(',')[0]} {rest.split()[0]}"


@every_game
def test_everything_can_be_asked_and_enter_answers(name: str, play: Play, tmp_path: Path) -> None:
    terminal = play()
    terminal.until("Game (")
    terminal.process.sendline(name[:3].upper())
    for question, answer in (("Players", "2"), ("Options", "?"), ("Options", ""), ("Seat A", ""), ("Seat B", "ran")):
        terminal.until(question)
        terminal.process.sendline(answer)
    terminal.until("Seed")
    terminal.process.sendline("5")
    terminal.until(PROMPT)
    played = kept(tmp_path)
    assert played.game == game(name, 2)
    assert [(seat.name, seat.kind) for seat in played.seats] == [("Amina", "human"), ("Brahim", "random")]
    assert played.seed == 5


def test_wrong_answers_are_asked_again(play: Play) -> None:
    terminal = play()
    for question, answer, told in (("Game", "chess", "There are marrakech, morocco"), ("Game", "mar", "Players"),
                                   ("", "7", "2<=x<=4"), ("", "2", "Options"), ("", "bribes=on", "there is no option"),
                                   ("Options", "-", "Seat A"), ("", "wizard", "there is no kind of player 'wizard'"),
                                   ("Seat A", "", "Seat B"), ("", "hu Zineb", "Seed"), ("", "-4", "A whole number")):
        terminal.until(question) if question else None
        terminal.process.sendline(answer)
        terminal.until(told)
    terminal.process.sendline("4")
    assert "B Zineb (human)" in terminal.until(PROMPT)


HOT_SEAT = ("marrakech", "--players", "3", "--seats", "human,human,human", "--seed", "1", "-o", "first_player=A")


def test_typing_is_forgiving_and_refusals_say_why(play: Play) -> None:
    terminal = play(*HOT_SEAT)
    assert "Amina: which way does Assam go?" in terminal.until(PROMPT)
    assert "MK-3.1: no rug is laid now" in terminal.type("d4-e4")
    assert "'home' is not a choice here" in terminal.type("home")
    assert "'9' is not a choice here" in terminal.type("9")
    assert "MK-3.2" in terminal.type("?")
    assert "lays a rug" in terminal.type("  LE ")
    assert "MK-5.1" in terminal.type("? a1-a2")
    assert "That can mean:" in terminal.type(re.findall(r"\d ([a-g]\d)-", terminal.type("choices"))[0])
    assert "Brahim: which way" in terminal.type("1")


def test_undo_takes_back_a_choice_while_the_turn_goes_on(play: Play, tmp_path: Path) -> None:
    terminal = play("morocco", "--players", "2", "--seats", "human Zineb,human Zineb", "--seed", "1")
    shown = terminal.until(PROMPT)
    before, after = kept(tmp_path), None
    while after is None or (after.version, after.last.actor) != (before.version + 1, before.last.actor):
        before = after or before
        shown = terminal.type(first_choice(shown))
        after = kept(tmp_path)
    assert "Taken back: " in terminal.type("undo")
    assert kept(tmp_path) == before


def test_undo_passes_neither_chance_nor_the_end_of_a_turn(play: Play, tmp_path: Path) -> None:
    terminal = play(*HOT_SEAT)
    terminal.until(PROMPT)
    assert "nothing has been chosen yet" in terminal.type("undo")
    terminal.type("left")
    assert "chance has acted since" in terminal.type("undo")
    assert "Brahim: which way" in terminal.type("1")
    before = kept(tmp_path)
    assert "Amina's turn is over" in terminal.type("undo")
    assert kept(tmp_path) == before


def test_save_copies_the_record(play: Play, tmp_path: Path) -> None:
    terminal = play(*HOT_SEAT)
    terminal.until(PROMPT)
    terminal.type("left")
    copy = tmp_path / "copy.jsonl"
    assert "Copied to" in terminal.type(f"save {copy}")
    assert read(copy, game_type, unfinished=True) == kept(tmp_path)
    assert "choose another name" in terminal.type(f"save {copy}")
    assert "already" in terminal.type("save")


@pytest.mark.parametrize(("way", "code"), [("quit", 0), ("interrupt", 130), ("hang up", None), ("kill", None)])
def test_nothing_is_lost_however_it_ends(way: str, code: int | None, play: Play, tmp_path: Path) -> None:
    terminal = play("marrakech", "--players", "2", "--seats", "human,greedy", "--seed", "3", "--delay", "0")
    terminal.until(PROMPT)
    terminal.type("left")
    terminal.type("1")
    played = kept(tmp_path)
    if way == "quit":
        terminal.process.sendline("q")
    elif way == "interrupt":
        terminal.process.sendintr()
    else:
        terminal.process.kill({"hang up": signal.SIGHUP, "kill": signal.SIGKILL}[way])
    shown, exited = terminal.end()
    assert exited == code
    assert "Traceback" not in shown
    assert (code is None) or ("jemaa play --resume" in shown)
    assert kept(tmp_path) == played
    again = play("--resume")
    again.until(PROMPT)
    again.type("1")
    assert kept(tmp_path).entries[: played.version] == played.entries
    assert kept(tmp_path).version > played.version


def test_bots_play_by_themselves_without_a_terminal(tmp_path: Path) -> None:
    out = pexpect.run(f"{sys.executable} -m jemaa play marrakech --players 2 --seats greedy,random --seed 1 --delay 0 "
                      f"--save {tmp_path}/game.jsonl", encoding="utf-8", timeout=120)
    assert "wins!" in out
    assert read(tmp_path / "game.jsonl", game_type).last.is_over


def test_the_first_start_says_that_the_rules_are_compiled(play: Play, tmp_path: Path,
                                                          monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JEMAA_CACHE", str(tmp_path / "cache"))
    assert COMPILING in play(*HOT_SEAT).until("needed only once.")


PRESSED = """
import importlib
import signal
import sys

import jemaa.cli.main
from jemaa.cli.main import main


def press_in(module: str, *path: str) -> None:
    *owners, name = path
    owner = importlib.import_module(module)
    for each in owners:
        owner = getattr(owner, each)
    kept = getattr(owner, name)

    def pressed(*given, **named):
        setattr(owner, name, kept)
        signal.raise_signal(signal.SIGINT)
        return kept(*given, **named)

    setattr(owner, name, pressed)


def press_at(kind: str, number: int) -> None:
    from numba.core import event

    class At(event.Listener):
        left = number

        def on_start(self, _):
            self.left -= 1
            if not self.left:
                signal.raise_signal(signal.SIGINT)

        def on_end(self, _):
            pass

    event.register(kind, At())


exec(sys.argv[1])
main(sys.argv[2:])
"""
BEFORE = "Stopped before anything was begun."
NO_GAME = "No game was begun."
KEPT = "The game is kept. To resume it: jemaa play --resume"


@pytest.mark.parametrize(("moment", "said"), [
    ("press_in('jemaa.cli.main', 'import_module')", BEFORE),
    ("press_in('jemaa.core.game_type', 'import_module')", NO_GAME),
    ("press_in('jemaa.cli.asking', 'new_record')", NO_GAME),
    ("press_in('jemaa.core.recorder', 'lock')", KEPT),
    ("press_in('jemaa.core.recorder', '_sync_folder')", KEPT),
    ("press_in('jemaa.cli.play', 'Screen')", KEPT),
    ("press_in('jemaa.cli.play', 'HotSeat')", KEPT),
    ("press_in('jemaa.cli.hotseat', 'bots', 'hire')", KEPT),
    ("press_in('jemaa.cli.hotseat', 'HotSeat', '_write')", KEPT),
    ("press_in('jemaa.cli.hotseat', 'HotSeat', 'close')", KEPT),
    ("press_in('jemaa.cli.screen', 'Screen', 'result')", KEPT),
    ("press_in('jemaa.core.recorder', 'RecordWriter', 'append')", KEPT),
    ("press_in('time', 'sleep')", KEPT),
])
def test_interrupted_at_any_moment_it_says_what_is_kept(moment: str, said: str, tmp_path: Path) -> None:
    shown = interrupted(moment, tmp_path)
    assert shown.strip() == said or shown.endswith(f"\n {said}\n")
    games = list(tmp_path.glob("jemaa/games/*"))
    assert len(games) == (said == KEPT)
    for path in games:
        read(path, game_type, unfinished=True)


@pytest.mark.parametrize("moment", ["press_at('numba:run_pass', 5)", "press_at('numba:run_pass', 200)",
                                    "press_at('numba:llvm_lock', 3000)"])
def test_interrupted_while_rules_are_compiled_it_says_what_is_kept(moment: str, tmp_path: Path,
                                                                   monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JEMAA_CACHE", str(tmp_path / "cache"))
    shown = interrupted(moment, tmp_path)
    assert COMPILING in shown
    assert shown.endswith((f"\n {NO_GAME}\n", f"\n {KEPT}\n"))
    assert (KEPT in shown) == bool(list(tmp_path.glob("jemaa/games/*")))


def interrupted(moment: str, home: Path) -> str:
    """All that a game of bots shows, with Ctrl-C pressed at a moment."""
    done = subprocess.run(
        [sys.executable, "-c", PRESSED, moment, "play", "marrakech", "--players", "2", "--seats", "level1,level5",
         "--seed", "1", "--delay", "0.001"],
        env={**os.environ, "XDG_DATA_HOME": str(home), "PYTHONUNBUFFERED": "1"}, check=False, stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT, text=True, timeout=120)
    assert "Traceback" not in done.stdout
    assert "Exception ignored" not in done.stdout
    assert done.returncode == 130
    return done.stdout
