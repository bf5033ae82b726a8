"""Virtual environments that hold the built wheel with one extra and nothing else."""

import os
import re
import signal
import subprocess
import sys
import tomllib
from collections.abc import Mapping
from enum import Enum
from pathlib import Path
from types import MappingProxyType

ROOT = Path(__file__).resolve().parents[2]
LOCK = ROOT / "requirements.lock"
PATIENCE_S = 600
"""A command that takes longer than this has failed: it is ended with everything that it started."""


class Versions(Enum):
    """Which versions of its dependencies are installed with the wheel."""

    LOCKED = "those of requirements.lock, where it names one"
    NEWEST = "the newest that pyproject.toml allows"
    LOWEST = "the lowest that pyproject.toml allows of what it names, and the newest of all else"


NOTHING: Mapping[str, str] = MappingProxyType({})


class Failed(Exception):
    """A command that did not do what it should; the text is the command, the reason and all that it printed."""


class Environment:
    """A virtual environment in `folder`, and a home folder for what runs in it.

    What runs sees neither the checkout nor the caller's environment variables, caches and installed packages.
    """

    def __init__(self, folder: Path, wheels: Path | None = None) -> None:
        """`wheels` is a folder of wheels that pip takes besides those of the registry, such as jemaa-offline's."""
        self._links = ["--find-links", str(wheels)] if wheels else []
        self.home = folder / "home"
        self.home.mkdir(parents=True)
        self._venv = folder / "venv"
        self._settings = {"HOME": str(self.home), "PATH": f"{self._venv / 'bin'}{os.pathsep}{os.defpath}",
                          "LANG": "C.UTF-8"}

    def install(self, wheel: Path, extra: str, versions: Versions, *words: str) -> None:
        """Make the environment and install the wheel, with `extra` unless it is empty, in the given versions.

        `words` are more options for pip.
        """
        own(sys.executable, "-m", "venv", "--without-pip", str(self._venv))
        constraints: list[str] = []
        if versions == Versions.LOCKED:
            constraints = ["--constraint", str(LOCK)]
        elif versions == Versions.LOWEST:
            lowest = self.home / "lowest.txt"
            lowest.write_text("".join(f"{line}\n" for line in floors(extra)))
            constraints = ["--constraint", str(lowest)]
        wanted = f"{wheel}[{extra}]" if extra else str(wheel)
        self._pip("install", "--quiet", *words, *self._links, *constraints, wanted)
        self._pip("check")

    def _pip(self, *words: str) -> None:
        own(sys.executable, "-m", "pip", "--disable-pip-version-check", "--python",
            str(self._venv / "bin" / "python"), *words)

    def test(self, *files: str) -> None:
        """Run tests of the checkout with the libraries of this environment, and the newest pytest."""
        self._pip("install", "--quiet", "hypothesis", "pytest")
        finished((str(self._venv / "bin" / "python"), "-m", "pytest", "-q", "-p", "no:cacheprovider", "-o",
                  "filterwarnings=default", *files), self._settings, ROOT, 0)

    def run(self, program: str, *words: str, code: int = 0, settings: Mapping[str, str] = NOTHING) -> str:
        """What a program of the environment prints, both streams; raises `Failed` if it ends with another exit code.

        `settings` are further environment variables. The program runs in the home folder.
        """
        words = (str(self._venv / "bin" / program), *words)
        return finished(words, {**self._settings, **settings}, self.home, code)

    def started(self, program: str, *words: str, streams: int, errors: int | None = None) -> "subprocess.Popen[bytes]":
        """A program of the environment that runs, in the home folder; its standard streams are `streams`.

        `errors` is another one for what it complains of. The caller ends it. It leads a session of its own.
        """
        return subprocess.Popen([str(self._venv / "bin" / program), *words], env=self._settings, cwd=self.home,
                                stdin=streams, stdout=streams, stderr=streams if errors is None else errors,
                                start_new_session=True)

    @property
    def packages(self) -> Path:
        """The folder of the installed packages."""
        (found,) = self._venv.glob("lib/python3.*/site-packages")
        return found

    def python(self, script: Path, *words: str, settings: Mapping[str, str] = NOTHING) -> str:
        """What a script of the checkout prints that the environment's Python runs, without the checkout on its path."""
        return self.run("python", "-I", str(script), *words, settings=settings)


def floors(extra: str) -> list[str]:
    """The lowest allowed version of each direct dependency as `name==version`, with `extra` unless it is empty.

    An extra may name others of this package, as `jemaa[jit]`.
    """
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    extras: dict[str, list[str]] = project["optional-dependencies"]
    wanted, waiting = list[str](project["dependencies"]), [extra] if extra else []
    while waiting:
        for line in extras[waiting.pop()]:
            if own_extra := re.fullmatch(r"jemaa\[([\w-]+)\]", line):
                waiting.append(own_extra[1])
            else:
                wanted.append(line)
    matches = (re.match(r"([\w.-]+)(?:\[[^]]*\])?[>=]=([\w.]+)", line) for line in wanted)
    return sorted({f"{match[1]}=={match[2]}" for match in matches if match})


def own(*words: str) -> str:
    """What a command prints that runs as the caller would run it, with the caller's settings for pip."""
    return finished(words, dict(os.environ), ROOT, 0)


def finished(words: tuple[str, ...], settings: dict[str, str], folder: Path, wanted: int) -> str:
    """What a command printed; raises `Failed` if it takes too long or ends with another exit code than `wanted`."""
    process = subprocess.Popen(words, env=settings, cwd=folder, text=True, stdin=subprocess.DEVNULL,
                               stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True)
    try:
        printed, _ = process.communicate(timeout=PATIENCE_S)
        reason = f"The exit code is {process.returncode}, not {wanted}."
    except subprocess.TimeoutExpired:
        _end(process)
        printed, _ = process.communicate()
        reason = f"It was ended after {PATIENCE_S} seconds."
    except BaseException:
        _end(process)
        raise
    if process.returncode != wanted:
        raise Failed(f"$ {' '.join(words)}\n{printed.rstrip()}\n{reason}")
    return printed


def _end(process: "subprocess.Popen[str]") -> None:
    """End the process and what it started; it leads a session of its own."""
    os.killpg(process.pid, signal.SIGKILL)
