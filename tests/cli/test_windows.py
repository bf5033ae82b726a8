"""What Windows lacks or does otherwise: `play`, `simulate`, `arena` and `serve` work without it, as simulated here."""

import ctypes
import os
import signal
import socket
import subprocess
import sys
from itertools import count
from multiprocessing import connection, resource_tracker
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from jemaa.arena import workers
from jemaa.arena.workers import WINDOWS_WAITS, cores, most_workers, spread
from jemaa.cli import serve
from jemaa.server.reviews import reviewer
from tests.cli.test_main import run

MODULES = ["fcntl", "grp", "posix_ipc", "pty", "pwd", "readline", "resource", "syslog", "termios", "tty", "uvloop"]
"""Modules that only POSIX has; uvloop is not installed on Windows either."""
NAMES = {"os": ["fork", "forkpty", "getpgid", "getuid", "geteuid", "killpg", "mkfifo", "nice", "sched_getaffinity",
                "setpgid", "setsid", "set_blocking", "wait3", "wait4"],
         "signal": ["SIGALRM", "SIGCHLD", "SIGHUP", "SIGKILL", "SIGPIPE", "SIGQUIT", "SIGUSR1", "SIGUSR2", "alarm",
                    "pthread_kill", "pthread_sigmask", "setitimer", "sigwait"]}
"""What only POSIX has in other modules."""
WITHOUT = f"""
import sys
for name in {MODULES}:
    sys.modules[name] = None
import asyncio, ctypes, multiprocessing, os, signal, subprocess, tempfile, threading
for module, names in {NAMES}.items():
    for name in names:
        if hasattr(sys.modules[module], name):
            delattr(sys.modules[module], name)
"""
"""Takes all of that away, from a process that has just begun."""
SERVE = """
import uvicorn
def serves(server, sockets):
    server.config.load()
    print("SERVES", server.config.loaded_app is not None, len(sockets))
uvicorn.Server.run = serves
"""


def without_posix(*arguments: str, home: Path, before: str = "") -> tuple[int, str, str]:
    code = f"{WITHOUT}{before}\nfrom jemaa.cli.main import main\nmain(sys.argv[1:])"
    done = subprocess.run([sys.executable, "-c", code, *arguments], capture_output=True, text=True, check=False,
                          stdin=subprocess.DEVNULL, env={**os.environ, "XDG_DATA_HOME": str(home)})
    return done.returncode, done.stdout, done.stderr


@pytest.mark.parametrize(("arguments", "said"), [
    (["play", "marrakech", "--players", "2", "--seats", "level1,random", "--seed", "3"], "The game is kept"),
    (["simulate", "marrakech", "--games", "2", "--out", "{}/games/"], "2 games"),
    (["arena", "marrakech/2", "--bots", "greedy,random", "--deals", "1", "--workers", "1", "--out", "{}/run"],
     "2 games, 1 deals"),
], ids=lambda value: value[0] if isinstance(value, list) else "")
def test_without_posix_they_work(arguments: list[str], said: str, tmp_path: Path) -> None:
    code, out, err = without_posix(*(each.format(tmp_path) for each in arguments), home=tmp_path)
    assert (code, "Traceback" in err) == (0, False), err
    assert said in out


def test_without_posix_a_game_and_a_run_are_resumed(tmp_path: Path) -> None:
    (tmp_path / "jemaa" / "games").mkdir(parents=True)
    assert without_posix("play", "--resume", home=tmp_path)[0] == 2  # there is no unfinished game
    command = ["arena", "marrakech/2", "--bots", "greedy,random", "--deals", "1", "--workers", "1", "--out"]
    assert without_posix(*command, f"{tmp_path}/run", home=tmp_path)[0] == 0
    code, out, _ = without_posix("arena", "--resume", f"{tmp_path}/run", "--deals", "2", "--workers", "1",
                                 home=tmp_path)
    assert code == 0
    assert "4 games, 2 deals" in out


def test_without_posix_a_server_begins(tmp_path: Path) -> None:
    code, out, err = without_posix("serve", "--no-open", "--port", "0", home=tmp_path, before=SERVE)
    assert (code, "Traceback" in err) == (0, False), err
    assert "SERVES True 1" in out


def test_without_process_groups_programs_are_refused_as_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(os, "killpg")
    code, _, err = run("simulate", "marrakech", "--bots", "cmd:python bot.py")
    assert (code, err) == (2, "jemaa: programs as bots need a POSIX system, such as Linux or macOS\n")


# --- processes ----------------------------------------------------------------------------------------------------

def test_the_number_of_cores_is_known_without_affinity(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(os, "sched_getaffinity")
    assert cores() == os.cpu_count()
    monkeypatch.setattr(os, "cpu_count", lambda: None)
    assert cores() == 1


def test_processes_work_without_masks_of_signals(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(signal, "pthread_sigmask")
    monkeypatch.setattr(resource_tracker, "_HAVE_SIGMASK", False)  # Python's own, which has looked for it before
    monkeypatch.delattr(os, "sched_getaffinity")
    assert sorted(spread(abs, iter([-3, -2, -1]), 2)) == [1, 2, 3]


def test_a_wait_that_windows_breaks_off_is_begun_again(monkeypatch: pytest.MonkeyPatch) -> None:
    waits, really = count(), connection.wait

    def wait(pipes: list[Any]) -> list[Any]:
        if next(waits) % 2 == 0:
            raise InterruptedError
        return really(pipes)

    monkeypatch.setattr(workers, "wait", wait)
    assert sorted(spread(abs, iter([-3, -2, -1]), 2)) == [1, 2, 3]
    assert next(waits) > 2


def test_windows_waits_for_fewer_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    assert most_workers() > 256
    monkeypatch.setattr(sys, "platform", "win32")
    assert most_workers() == WINDOWS_WAITS - 1


def test_a_review_steps_back_on_each_system(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []
    monkeypatch.setattr(os, "nice", asked.append)
    for lowered in (reviewer.LOW, reviewer.LOWEST):
        reviewer.step_back(lowered)
    assert asked == [reviewer.LOW, reviewer.LOWEST]
    asked.clear()
    monkeypatch.delattr(os, "nice")
    monkeypatch.setattr(sys, "platform", "win32")

    class Call(SimpleNamespace):
        def __call__(self, *arguments: Any) -> int:
            asked.append(tuple(getattr(each, "value", each) for each in arguments))
            return 7

    kernel = SimpleNamespace(GetCurrentProcess=Call(), SetPriorityClass=Call())
    monkeypatch.setattr(ctypes, "WinDLL", lambda _name: kernel, raising=False)
    for lowered in (reviewer.LOW, reviewer.LOWEST):
        reviewer.step_back(lowered)
    assert asked == [(), (7, 0x4000), (), (7, 0x40)]


# --- the server ---------------------------------------------------------------------------------------------------

def test_a_port_of_another_server_is_never_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(socket, "SO_EXCLUSIVEADDRUSE", raising=False)
    assert serve.own_port() == (socket.SO_REUSEADDR, 1)
    monkeypatch.setattr(socket, "SO_EXCLUSIVEADDRUSE", -5, raising=False)
    assert serve.own_port() == (-5, 1)


def test_a_server_begins_where_files_have_no_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "resource", None)
    serve.allow_sockets()
