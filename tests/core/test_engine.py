"""Which way rules are run: by what is installed, unless somebody chooses."""

import os
import subprocess
import sys

import pytest

from jemaa.core import engine
from jemaa.core.engine import chosen, is_sought
from jemaa.core.errors import BadOption, JemaaError
from jemaa.core.extra import MissingExtra
from jemaa.core.need_numba import refuse_library


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


@pytest.mark.parametrize(("environment", "has_numba", "is_checkout", "sought"), [
    ({}, False, False, True),
    ({}, True, False, False),
    ({}, False, True, False),
    ({"NUMBA_DISABLE_JIT": "1"}, False, False, False),
    ({"JEMAA_ENGINE": "interpreted"}, False, False, False),
    ({"JEMAA_ENGINE": "numba"}, True, False, False),
    ({"JEMAA_ENGINE": "native"}, True, True, True),
])
def test_a_library_is_taken_where_an_installed_package_has_no_numba_or_where_somebody_wants_it(
        monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], has_numba: bool, is_checkout: bool,
        sought: bool) -> None:
    monkeypatch.setattr(engine, "IS_CHECKOUT", is_checkout)
    assert is_sought(environment, has_numba) == sought
    if sought:
        assert chosen(environment, has_numba, has_library=True) == "native"


@pytest.mark.parametrize(("has_numba", "remedy"), [
    (True, "unset JEMAA_ENGINE"),
    (False, r"pip install 'jemaa\[jit\]'"),
])
def test_what_needs_numba_says_what_to_do_where_a_library_runs_the_rules(
        monkeypatch: pytest.MonkeyPatch, has_numba: bool, remedy: str) -> None:
    refuse_library("jemaa.envs")
    monkeypatch.setattr("jemaa.core.need_numba.LIBRARY", object())
    monkeypatch.setattr("jemaa.core.need_numba.HAS_NUMBA", has_numba)
    with pytest.raises(JemaaError, match=f"jemaa.envs needs Numba, .* {remedy}"):
        refuse_library("jemaa.envs")


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
