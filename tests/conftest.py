"""Before several workers start at once, a process a game compiles it, so that the workers find it in the cache."""

import signal
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import settings

from jemaa.games import GAMES

ROOT = Path(__file__).resolve().parent.parent
pytest_plugins = ["tests.skipping"]

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # started in a shell's background; tests press Ctrl-C
    signal.signal(signal.SIGINT, signal.default_int_handler)
if hasattr(signal, "SIGHUP") and signal.getsignal(signal.SIGHUP) is signal.SIG_IGN:  # under nohup; tests hang up, too
    signal.signal(signal.SIGHUP, signal.SIG_DFL)

settings.register_profile("ordinary", deadline=None, derandomize=True, max_examples=12)
settings.register_profile("long", deadline=None, max_examples=1000)
settings.load_profile("ordinary")


def pytest_sessionstart(session: pytest.Session) -> None:
    """Runs in the process that starts the workers, before it does, and in each worker."""
    has_workers = session.config.getoption("numprocesses", default=None)
    is_worker = hasattr(session.config, "workerinput")
    if has_workers and not is_worker:  # if this fails, the tests will say why
        warming = [subprocess.Popen([sys.executable, "-m", "tests.warm", name], cwd=ROOT) for name in GAMES]
        for process in warming:
            process.wait()
