"""What each extra is for: the steps that have to work where the wheel is installed with this extra only."""

import re
import secrets
import shlex
import socket
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple

from tools.wheel_check.environment import ROOT, Environment, Failed
from tools.wheel_check.guide import cluster, commands, first_block, is_shown

HERE = Path(__file__).resolve().parent
GUIDES = ROOT / "docs" / "guide"
GAMES = ("marrakech", "morocco")
NO_EXTRA = "base"
LIBRARY = "library"
"""The wheel with this machine's library, without any extra."""
OFFLINE = "offline"
"""The extra that needs a second wheel, jemaa-offline's, which only Zig can build."""
WITH_LIBRARY = {LIBRARY, "server"}
"""The environments that get this wheel where it can be built; all others get the one without a library."""
PIXELS = """
from jemaa.envs import pettingzoo
env = pettingzoo.env("marrakech", players=2, render_mode="rgb_array")
env.reset(seed=1)
print(env.render().shape)
"""


NO_EXTRA_BRINGS = "-"
"""What `modules.py` takes for modules whose libraries no extra installs."""


class Step(NamedTuple):
    """One thing that has to work."""

    name: str
    run: Callable[[Environment], object]
    """Raises `Failed` if it does not."""


def modules(*packages: str) -> Step:
    """Every module of the packages can be imported."""
    return Step("import all modules", lambda place: place.python(HERE / "modules.py", *packages))


def rules(place: Environment, game: str) -> None:
    """`jemaa rules` prints the clauses of a game."""
    printed = place.run("jemaa", "rules", game)
    if "1.1" not in printed:
        raise Failed(f"jemaa rules {game} printed no clause:\n{printed}")


def simulate(place: Environment, game: str, bots: str = "greedy,random") -> None:
    """`jemaa simulate` plays a game, compiled with the extra `jit` and interpreted without it."""
    printed = place.run("jemaa", "simulate", game, "--bots", bots, "--games", "1", "--out", f"{game}.jsonl")
    if not (place.home / f"{game}.jsonl").read_text():
        raise Failed(f"jemaa simulate {game} kept no record:\n{printed}")


def by_library(place: Environment) -> None:
    """The rules run by the library, and neither Numba nor NumPy is there."""
    printed = place.run("jemaa", "doctor")
    if "(native)" not in printed or len(re.findall(r"(?m)^num(ba|py) +not installed$", printed)) != 2:
        raise Failed(f"the rules should run by the library alone:\n{printed}")


def review(place: Environment) -> None:
    """`jemaa review` searches in a game that `simulate` has kept."""
    place.run("jemaa", "review", f"{GAMES[0]}.jsonl")


def session(place: Environment, page: str) -> None:
    """The commands of the first block of a guide print what the guide shows."""
    for command, wanted in commands(first_block((GUIDES / page).read_text(), "console")):
        program, *words = shlex.split(command)
        printed = place.run(program, *words, code=2 if wanted.startswith("jemaa: ") else 0)
        if not is_shown(wanted, printed):
            raise Failed(f"$ {command}\nshould print:\n{wanted}and prints:\n{printed}")


def python_session(place: Environment, page: str, language: str) -> None:
    """The Python session that is the first block of a guide answers as the guide shows."""
    block = first_block((GUIDES / page).read_text(), language)
    if ">>> " not in block:
        raise Failed(f"the first block of {page} is no Python session:\n{block}")
    text = place.home / page
    text.write_text(block)
    place.run("python", "-I", "-m", "doctest", "-o", "NORMALIZE_WHITESPACE", str(text))


def on_a_cluster(place: Environment) -> None:
    """The example on a Ray cluster, with another port, in the foreground and with one deal."""
    block = first_block((GUIDES / "arena.md").read_text(), "text", "## On a cluster")
    example = cluster(block, free_port(), secrets.token_hex(32))
    printed = place.python(HERE / "at_cluster.py", shlex.join(example.start),
                           shlex.join([*example.play, "--deals", "1"]), settings=example.settings)
    if not list(place.home.glob("*/games.jsonl")):
        raise Failed(f"the example on a cluster kept no games:\n{printed}")


def kernels(place: Environment, game: str) -> None:
    """The kernels of a game compile."""
    place.python(HERE / "kernels.py", game)


def free_port() -> int:
    """A port of the loopback address that nobody uses at the moment."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


JOBS = {
    NO_EXTRA: [
        modules("jemaa.core", *(f"jemaa.{game}" for game in GAMES), "jemaa.bots", "jemaa.arena", "jemaa.review",
                "jemaa.table", "jemaa.cli", "-envs", "-jit", "-server"),
        *(Step(f"jemaa rules {game}", partial(rules, game=game)) for game in GAMES),
        *(Step(f"a game by jemaa simulate {game}", partial(simulate, game=game)) for game in GAMES),
    ],
    LIBRARY: [
        Step("the library runs the rules", by_library),
        *(Step(f"a game by jemaa simulate {game}", partial(simulate, game=game, bots="level5,max:0.1"))
          for game in GAMES),
        Step("a review", review),
    ],
    "jit": [
        modules("jemaa.bots"),
        *(Step(f"a game by jemaa simulate {game}, compiled", partial(simulate, game=game, bots="level5,random"))
          for game in GAMES),
    ],
    "server": [
        modules("jemaa.server"),
        Step("the page, a table and a move at jemaa serve",
             lambda place: place.python(HERE / "at_server.py", str(place.home))),
    ],
    OFFLINE: [
        Step("the page without a server, as jemaa serve offers it",
             lambda place: place.python(HERE / "at_offline.py", str(place.home))),
    ],
    "arena": [
        Step("the first example of arena.md", partial(session, page="arena.md")),
    ],
    "ray": [
        Step("the first example on a cluster of arena.md", on_a_cluster),
    ],
    "envs": [
        modules("jemaa.envs", "-gpu", "-openspiel", NO_EXTRA_BRINGS),
        *(Step(f"the first example of {page}", partial(python_session, page=page, language=language))
          for page, language in (("gymnasium.md", "pycon"), ("pettingzoo.md", "pycon"), ("batch.md", "python"))),
        Step("a board as pixels", lambda place: place.run("python", "-I", "-c", PIXELS)),
    ],
    "openspiel": [
        modules("jemaa.envs.openspiel"),
        Step("the first example of openspiel.md", partial(python_session, page="openspiel.md", language="pycon")),
    ],
    "uvloop": [
        Step("import the loop", lambda place: place.run("python", "-I", "-c", "import uvloop")),
    ],
    "postgres": [
        Step("import the driver", lambda place: place.run("python", "-I", "-c", "import asyncpg")),
    ],
    "gpu": [
        Step("compile the kernels of marrakech", partial(kernels, game="marrakech")),  # the tests compile both games'
    ],
}
"""Extra -> its steps; `base` and `library` are wheels without any."""
QUICK_TESTS = {
    NO_EXTRA: ["tests/core/test_record.py"],
    "envs": ["tests/envs/test_batch.py", "tests/envs/test_formats.py", "tests/envs/test_gymnasium.py",
             "tests/envs/test_pettingzoo.py", "tests/conformance/test_gymnasium.py"],
}
"""Extra -> files of tests that also run with the lowest versions."""
