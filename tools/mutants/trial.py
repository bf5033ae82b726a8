"""Whether the rule tests notice a mutant: each runs in a process of its own, up to the first test that fails.

pytest collects the tests once. A mutant's process is then a copy of that one, in which only the changed function gets
other code. Where a change decides what is calculated while modules are loaded, such as a table, everything of ours is
loaded anew in the copy.
"""

import gc
import importlib.abc
import importlib.machinery
import importlib.util
import multiprocessing
import os
import resource
import signal
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from pathlib import Path
from types import CodeType, ModuleType

import pytest

from tools.mutants.mutants import ROOT, Mutant, code_of, source_of

MEMORY_BYTES = 4 << 30
"""What a mutant may take: one that fills lists for ever ends so."""
OURS = ("jemaa", "tests")
SOURCE = str(ROOT / "src" / "jemaa")
MOST_CPU_S = 60
"""For loading everything anew, where no test is running yet."""
TABLES = ("market",)
"""The modules whose functions make tables while they are loaded."""
FORK = multiprocessing.get_context("fork")
WORDS = ("--exitfirst", "--quiet", "--tb=no", "-p", "no:cacheprovider", "--capture=no")
Called = tuple[str, str]


@dataclass(frozen=True)
class Verdict:
    """What became of one mutant, or of the rules as they are (`mutant` None)."""

    mutant: Mutant | None
    killer: str | None
    """The test that failed first, or `loading`, `time` or `crash`; None if all passed."""
    cpu_s: float
    """The CPU time of all tests that ran."""
    slowest_s: float
    """The CPU time of the slowest of them."""
    calls: dict[Called, list[str]]
    """Of the rules as they are: (file, function) -> the tests that call it, the quickest first."""


def hold(files: Sequence[Path], work: Callable[[Sequence[pytest.Item]], None]) -> None:
    """Collect the tests of these files, and then do the work with them instead of running them."""
    outcome = pytest.main([*WORDS, *map(str, files)], plugins=[_Instead(work)])
    if outcome != pytest.ExitCode.OK:
        raise RuntimeError(f"The tests could not be collected ({outcome!r}); run them by themselves first.")


class _Instead:
    """pytest's plugin that holds other work in the place of the tests."""

    def __init__(self, work: Callable[[Sequence[pytest.Item]], None]) -> None:
        self.work = work

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.work(session.items)
        return True


class _First:
    """pytest's plugin that notes the first failure, and runs the likeliest killers first.

    A test that takes more CPU time than `limit_s` ends the process: it is in an endless loop.
    """

    def __init__(self, likely: Sequence[str], limit_s: float) -> None:
        self.rank = {test: rank for rank, test in enumerate(likely)}
        self.limit_s = limit_s
        self.failed: str | None = None
        self.cpu_s: dict[str, float] = {}

    def sort(self, items: list[pytest.Item]) -> None:
        items.sort(key=lambda item: self.rank.get(item.nodeid, len(self.rank)))

    pytest_collection_modifyitems = sort

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        signal.setitimer(signal.ITIMER_PROF, self.limit_s)
        begun = time.process_time()
        done = yield
        self.cpu_s[item.nodeid] = time.process_time() - begun
        return done

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and self.failed is None:
            self.failed = report.nodeid


class _Calls:
    """pytest's plugin that notes which functions of ours each test calls."""

    def __init__(self) -> None:
        self.tests: dict[Called, set[str]] = {}

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        called: set[CodeType] = set()
        sys.setprofile(lambda frame, _event, _given: called.add(frame.f_code))
        done = yield
        sys.setprofile(None)
        for code in called:
            if code.co_filename.startswith(SOURCE):
                self.tests.setdefault((code.co_filename, code.co_name), set()).add(item.nodeid)
        return done


class Trials:
    """Runs mutants, several at a time; tests that killed the latest mutants, of the same function first, run first."""

    def __init__(self, items: Sequence[pytest.Item], files: Sequence[Path], workers: int) -> None:
        self.items, self.files, self.workers = items, files, workers
        self.kills: list[tuple[str, str, str]] = []
        """(module, function, killer), the latest last."""
        self.limit_s = float(MOST_CPU_S)
        """CPU time of one test."""
        self.calls: dict[Called, list[str]] = {}
        self.running: dict[Connection, tuple[BaseProcess, Mutant | None]] = {}
        gc.collect()
        gc.freeze()  # copies share what they don't write to

    def clean(self) -> Verdict:
        """The rules as they are: it shows which tests call which function, and how long a test takes."""
        self._start(None)
        verdict = next(self._finished())
        self.limit_s = 1 + 2 * verdict.slowest_s
        self.calls = verdict.calls
        return verdict

    def run(self, mutants: Sequence[Mutant]) -> Iterator[Verdict]:
        """A verdict for each, in the order in which they end."""
        waiting = list(mutants)[::-1]
        while waiting or self.running:
            while waiting and len(self.running) < self.workers:
                self._start(waiting.pop())
            yield from self._finished()

    def _start(self, mutant: Mutant | None) -> None:
        ours, theirs = FORK.Pipe(duplex=False)
        process = FORK.Process(target=self._child, args=(theirs, mutant), daemon=True)
        process.start()
        theirs.close()
        self.running[ours] = process, mutant

    def _finished(self) -> Iterator[Verdict]:
        for report in wait(list(self.running)):
            assert isinstance(report, Connection)
            process, mutant = self.running.pop(report)
            said = _said(report)
            process.join()
            if said is None:  # it ended before it could say anything
                ended = "time" if process.exitcode in (-signal.SIGPROF, -signal.SIGXCPU) else "crash"
                said = ended, self.limit_s, self.limit_s, {}
            killer = said[0]
            if mutant and killer:
                self.kills.append((mutant.module, mutant.function, killer))
            yield Verdict(mutant, *said)

    # --- in a mutant's process ------------------------------------------------------------------------------------

    def _child(self, report: Connection, mutant: Mutant | None) -> None:
        gc.disable()
        resource.setrlimit(resource.RLIMIT_CPU, (MOST_CPU_S, MOST_CPU_S + 5))
        resource.setrlimit(resource.RLIMIT_DATA, (MEMORY_BYTES, MEMORY_BYTES))
        null = os.open(os.devnull, os.O_WRONLY)
        os.dup2(null, 1)
        os.dup2(null, 2)
        first, calls = _First(self._likely(mutant), self.limit_s), _Calls()
        killer = self._killer(mutant, first) if mutant else _run(self.items, first, calls)
        quickest = {called: sorted(tests, key=first.cpu_s.__getitem__) for called, tests in calls.tests.items()}
        report.send((killer, time.process_time(), max(first.cpu_s.values(), default=0.0), quickest))
        os._exit(0)

    def _killer(self, mutant: Mutant, first: _First) -> str | None:
        if (not mutant.function or mutant.module.endswith(TABLES)):
            sys.meta_path.insert(0, _Finder(mutant))
            likely = {Path(test.partition("::")[0]).name for test in list(first.rank)[:2]} or {"test_market.py"}
            few = [file for file in self.files if file.name in likely]
            return _loaded_anew(few, first) or _loaded_anew(self.files, first)
        _patch(mutant)
        items = list(self.items)
        first.sort(items)
        return _run(items, first)

    def _likely(self, mutant: Mutant | None) -> list[str]:
        if mutant is None:
            return []
        near = [killer for module, function, killer in reversed(self.kills)
                if (module, function) == (mutant.module, mutant.function)]
        same = [killer for module, _, killer in reversed(self.kills) if module == mutant.module]
        calling = self.calls.get((str(source_of(mutant.module)), mutant.function), [])
        able = [killer for killer in same if killer in set(calling)] if calling else same
        return list(dict.fromkeys([*near, *able, *calling]))


def _said(report: Connection) -> tuple[str | None, float, float, dict[Called, list[str]]] | None:
    """What a process reports, read before it ends, for it waits until everything is; None if it ended without."""
    with suppress(EOFError), report:
        said: tuple[str | None, float, float, dict[Called, list[str]]] = report.recv()
        return said
    return None


def _run(items: Sequence[pytest.Item], first: _First, *others: _Calls) -> str | None:
    for plugin in (first, *others):
        items[0].config.pluginmanager.register(plugin)
    for item, following in zip(items, [*items[1:], None], strict=True):
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
        if first.failed:
            break
    return first.failed


def _patch(mutant: Mutant) -> None:
    """Everybody who has the function keeps it; its code is another."""
    codes = [code for code in code_of(mutant).co_consts if isinstance(code, CodeType)]
    code = next(code for code in codes if code.co_name == mutant.function)
    getattr(sys.modules[f"jemaa.{mutant.module}"], mutant.function).__code__ = code


def _loaded_anew(files: Sequence[Path], first: _First) -> str | None:
    for name in [name for name in sys.modules if name.partition(".")[0] in OURS]:
        del sys.modules[name]
    outcome = pytest.main([*WORDS, *map(str, files)], plugins=[first])
    return first.failed or (None if outcome == pytest.ExitCode.OK else "loading")


class _Source(importlib.machinery.SourceFileLoader):
    """Loads a module from code that is at hand, instead of its file."""

    def __init__(self, name: str, path: str, code: CodeType) -> None:
        super().__init__(name, path)
        self.code = code

    def get_code(self, fullname: str) -> CodeType:
        return self.code


class _Finder(importlib.abc.MetaPathFinder):
    """Finds the mutated module before Python finds its file."""

    def __init__(self, mutant: Mutant) -> None:
        self.name, self.path = f"jemaa.{mutant.module}", str(source_of(mutant.module))
        self.code = code_of(mutant)

    def find_spec(self, fullname: str, path: Sequence[str] | None,
                  target: ModuleType | None = None) -> importlib.machinery.ModuleSpec | None:
        if fullname != self.name:
            return None
        loader = _Source(self.name, self.path, self.code)
        return importlib.util.spec_from_file_location(fullname, self.path, loader=loader)
