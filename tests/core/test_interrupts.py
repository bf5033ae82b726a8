"""Ctrl-C is never lost and breaks nothing, wherever it comes while rules are compiled or loaded."""

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterable
from pathlib import Path

import numba
import pytest
from numba.core import event

from jemaa.core import announce
from jemaa.core.compile import rule
from jemaa.core.engine import INTERPRETED
from jemaa.core.interrupts import begin, check, deferred, end, ignore

compiled = pytest.mark.skipif(INTERPRETED, reason="nothing is compiled under NUMBA_DISABLE_JIT")


def press() -> None:
    signal.raise_signal(signal.SIGINT)


def interrupted(steps: Iterable[Callable[[], object]]) -> int:
    """Take steps, Ctrl-C put off meanwhile, until it is raised: how many were taken."""
    taken = 0
    try:
        with deferred():
            for step in steps:
                step()
                taken += 1
    except KeyboardInterrupt:
        return taken
    raise AssertionError("it was lost")


def nothing() -> None:
    pass


def press_in_a_block() -> None:
    with deferred():
        press()


def test_it_is_raised_at_the_end_of_the_block() -> None:
    assert interrupted([press, nothing]) == 2
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_of_blocks_in_blocks_it_is_raised_at_the_end_of_the_outermost() -> None:
    assert interrupted([press_in_a_block, nothing]) == 2


def test_pressed_twice_it_is_raised_once() -> None:
    assert interrupted([press, press]) == 2
    with deferred():
        check()


def test_a_check_raises_it_at_once() -> None:
    assert interrupted([check, press, check, nothing]) == 2
    check()


def test_a_block_that_fails_keeps_its_error_where_nothing_was_pressed() -> None:
    with pytest.raises(ValueError, match="its own"), deferred():
        raise ValueError("its own")
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_a_program_that_is_ending_ignores_it() -> None:
    before = signal.getsignal(signal.SIGINT)
    try:
        ignore()
        press()
    finally:
        signal.signal(signal.SIGINT, before)


def test_a_thread_can_not_ignore_it_for_the_program() -> None:
    thread = threading.Thread(target=ignore)
    thread.start()
    thread.join()
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_a_handler_of_somebody_else_is_left_alone() -> None:
    pressed = []
    before = signal.signal(signal.SIGINT, lambda *_: pressed.append("theirs"))
    try:
        with deferred():
            press()
            assert pressed == ["theirs"]
    finally:
        signal.signal(signal.SIGINT, before)


def test_other_threads_put_nothing_off() -> None:
    def other() -> None:
        begin()
        seen.append(signal.getsignal(signal.SIGINT))
        check()
        end()

    seen: list[object] = []
    thread = threading.Thread(target=other)
    thread.start()
    thread.join()
    assert seen == [signal.default_int_handler]


class At(event.Listener):  # type: ignore[misc]  # Numba has no types
    """Presses Ctrl-C at the `number`-th beginning or end of a kind of step."""

    def __init__(self, number: int, at_start: bool) -> None:
        self._left, self._at_start = number, at_start

    def on_start(self, _: object) -> None:
        self._count(self._at_start)

    def on_end(self, _: object) -> None:
        self._count(not self._at_start)

    def _count(self, counts: bool) -> None:
        self._left -= counts
        if counts and not self._left:
            press()


def rules() -> Callable[[int], int]:
    """A rule that calls another one, neither of which is compiled yet, or in any cache."""
    @rule
    def inner(number: int) -> int:
        return number + 1

    @rule
    def outer(number: int) -> int:
        return 10 * inner(number)

    for each in (inner, outer):
        each._cache = numba.core.caching.NullCache()  # type: ignore[attr-defined]
        each.py_func.__module__ = "jemaa.made"  # type: ignore[attr-defined]
    return outer


@compiled
@pytest.mark.parametrize("at_start", [True, False])
@pytest.mark.parametrize(("kind", "number"), [
    ("numba:compile", 1), ("numba:compile", 2), ("numba:run_pass", 1), ("numba:run_pass", 9), ("numba:run_pass", 20),
    ("numba:run_pass", 37), ("numba:compiler_lock", 1), ("numba:compiler_lock", 2), ("numba:llvm_lock", 1),
    ("numba:llvm_lock", 90)])
def test_pressed_at_any_step_of_compiling_it_is_raised_and_the_rule_works_afterwards(
        kind: str, number: int, at_start: bool) -> None:
    calculate = rules()
    with pytest.raises(KeyboardInterrupt), event.install_listener(kind, At(number, at_start)):
        calculate(4)
    assert calculate(4) == 50
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


PRESSED = """
import signal
import sys

from numba.core.codegen import CPUCodeLibrary

hook = sys.argv[1]
kept = getattr(CPUCodeLibrary, hook, None)
waiting = True


def pressed(cls, *given):
    global waiting
    if waiting:
        waiting = False
        signal.raise_signal(signal.SIGINT)
    return kept(*given)


if kept:
    setattr(CPUCodeLibrary, hook, classmethod(pressed))

from jemaa.core.compile import rule


@rule
def double(number: int) -> int:
    return 2 * number


try:
    print(double(2))
except KeyboardInterrupt:
    print("interrupted", double(3))
"""


@compiled
@pytest.mark.parametrize(("hook", "cached"), [
    ("_object_compiled_hook", False), ("_object_getbuffer_hook", False), ("_object_getbuffer_hook", True)])
def test_pressed_where_llvm_calls_python_it_is_not_lost(hook: str, cached: bool, tmp_path: Path) -> None:
    """There, an exception is printed and lost, and so would be the code: "no compiled object yet"."""
    (tmp_path / "pressed.py").write_text(PRESSED)

    def run(hook: str) -> tuple[str, str]:
        done = subprocess.run([sys.executable, str(tmp_path / "pressed.py"), hook], check=False, capture_output=True,
                              text=True, env={**os.environ, "JEMAA_CACHE": str(tmp_path / "cache")})
        return done.stdout, done.stderr

    if cached:
        assert run("none") == ("4\n", "")
    assert run(hook) == ("interrupted 6\n", "")


@compiled
def test_whoever_asked_is_told_once_that_rules_are_compiled() -> None:
    told: list[str] = []
    announce.before_compiling(lambda: told.append("compiling"))
    calculate = rules()
    assert told == []
    assert calculate(4) == 50
    assert told == ["compiling"]
    assert rules()(4) == 50
    assert told == ["compiling"]


@compiled
def test_functions_of_others_are_not_announced() -> None:
    told: list[str] = []
    announce.before_compiling(lambda: told.append("compiling"))
    assert numba.njit(lambda number: number + 1)(1) == 2
    announce.before_compiling(lambda: None)
    assert told == []
