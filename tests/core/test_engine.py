"""Which way rules are run: by what is installed, unless somebody chooses."""

import os
import subprocess
import sys

import pytest

from jemaa.core.engine import chosen
from jemaa.core.errors import BadOption
from jemaa.core.extra import MissingExtra


@pytest.mark.parametrize(("environment", "has_numba", "engine"), [
    ({}, True, "numba"),
    ({}, False, "interpreted"),
    ({"NUMBA_DISABLE_JIT": "1"}, True, "interpreted"),
    ({"NUMBA_DISABLE_JIT": "0"}, True, "numba"),
    ({"JEMAA_ENGINE": ""}, True, "numba"),
    ({"JEMAA_ENGINE": "interpreted"}, True, "interpreted"),
    ({"JEMAA_ENGINE": "interpreted"}, False, "interpreted"),
    ({"JEMAA_ENGINE": "numba"}, True, "numba"),
])
def test_the_choice(environment: dict[str, str], has_numba: bool, engine: str) -> None:
    assert chosen(environment, has_numba) == engine


def test_an_unknown_one_is_refused_with_the_list() -> None:
    with pytest.raises(BadOption, match=r"JEMAA_ENGINE is one of native, numba, interpreted; not 'gpu'"):
        chosen({"JEMAA_ENGINE": "gpu"}, has_numba=True)


def test_one_that_is_not_installed_says_what_installs_it() -> None:
    with pytest.raises(MissingExtra, match=r"pip install 'jemaa\[jit\]'"):
        chosen({"JEMAA_ENGINE": "numba"}, has_numba=False)


def test_a_contradiction_is_refused() -> None:
    with pytest.raises(BadOption, match="NUMBA_DISABLE_JIT"):
        chosen({"JEMAA_ENGINE": "numba", "NUMBA_DISABLE_JIT": "1"}, has_numba=True)


def test_the_command_line_answers_an_unknown_one_by_a_sentence() -> None:
    done = subprocess.run([sys.executable, "-m", "jemaa", "perft", "marrakech", "1"], check=False, text=True,
                          capture_output=True, env={**os.environ, "JEMAA_ENGINE": "gpu"})
    assert done.returncode == 2
    assert done.stderr == "jemaa: JEMAA_ENGINE is one of native, numba, interpreted; not 'gpu'\n"
