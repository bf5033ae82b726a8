"""`jemaa` in a process of its own, with streams and an environment that a test chooses."""

import os
import subprocess
import sys
from collections.abc import Mapping
from typing import IO

from jemaa.cli.main import COMPILING

COMMAND = [sys.executable, "-m", "jemaa"]


def jemaa(*arguments: str, environment: Mapping[str, str] | None = None,
          stdout: int | IO[bytes] = subprocess.PIPE) -> tuple[int, str, str]:
    """The exit code, what was printed, and the errors without the notice that rules are compiled.

    `environment` is added to that of the tests, in which nothing is said about colours.
    """
    usual = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "FORCE_COLOR")}
    done = subprocess.run([*COMMAND, *arguments], stdout=stdout, stderr=subprocess.PIPE, stdin=subprocess.DEVNULL,
                          env={**usual, **(environment or {})}, check=False)
    return done.returncode, (done.stdout or b"").decode(), done.stderr.decode().replace(f"{COMPILING}\n", "")
