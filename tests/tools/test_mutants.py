"""The mutation testing of the rules, by a few mutants; all of them are for `make mutants`."""

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools.mutants import mutants
from tools.mutants.__main__ import RULES
from tools.mutants.equivalents import equivalents, stale
from tools.mutants.mutants import Mutant, code_of, mutants_of, reading, sample

ROOT = Path(__file__).resolve().parent.parent.parent
MODULES = [f"{game}.{module}" for game, modules in RULES.items() for module in modules]


def run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "tools.mutants", *words], cwd=ROOT, capture_output=True, text=True,
                          check=False)


def changes_of(statement: str) -> set[str]:
    """All that the operators make of one statement of a function."""
    tree = ast.parse(f"def rule(state, seat, other):\n    seat = state.seat + state.active\n    {statement}")
    found = set()
    for changed, _, change in mutants.all_changes(tree):
        if changed.lineno == 3:
            with mutants.made(change):
                found.add("pass" if isinstance(change.new, ast.Pass) else reading(changed))
    return found


@pytest.mark.parametrize(("statement", "becomes"), [
    ("if seat < 3: other = 1",
     {"if seat <= 3:", "if seat >= 3:", "if other < 3:", "if seat < 4:", "if True:", "if False:"}),
    ("if seat and other: pass", {"if seat or other:", "if seat:", "if other:"}),
    ("state.seat += 1", {"pass", "state.seat -= 1", "state.seat += 2", "state.active += 1"}),
    ("return seat in (1, 2)", {"return seat not in (1, 2)", "return seat in (1,)", "return seat in (2,)"}),
    ("return any([seat])", {"return all([seat])"}),
    ("return range(seat)", {"return range(seat - 1)", "return range(1, seat)"}),
    ("return ~seat", {"return seat"}),
    ("return True", {"return False"}),
])
def test_an_operator_makes_the_faults_that_people_make(statement: str, becomes: set[str]) -> None:
    assert becomes - changes_of(statement) == set()


def test_texts_annotations_and_imports_stay_as_they_are() -> None:
    tree = ast.parse('"""Text 1."""\nfrom a import b\n\ndef rule(seat: int = 3) -> int | None:\n    f"{1 + 1}"\n')
    assert [change.kind for _, _, change in mutants.all_changes(tree)] == ["statement"]


@pytest.mark.parametrize("module", MODULES)
def test_every_mutant_differs_from_the_source_and_compiles(module: str) -> None:
    made = mutants_of(module)
    assert made
    for mutant in made[::29]:
        assert mutant.before != mutant.after
        code_of(mutant)
    tree = ast.parse(mutants.source_of(module).read_text())
    assert ast.dump(mutants.parsed(module)[0]) == ast.dump(tree)  # every change is taken back


def test_a_sample_is_spread_over_the_lines_and_depends_on_its_seed_alone() -> None:
    made = mutants_of("marrakech.rules")
    lines = {mutant.line for mutant in made}
    first = sample(made, len(lines), 1)
    assert {mutant.line for mutant in first} == lines
    assert first == sample(made, len(lines), 1) != sample(made, len(lines), 2)
    assert sorted(sample(made, 10**6, 3), key=lambda mutant: mutant.number) == made


def test_the_list_of_equivalents_is_about_todays_source_and_has_a_proof_for_each() -> None:
    listed = equivalents()
    assert list(stale(listed)) == []
    assert [entry for entry in listed if len(entry.proof.split()) < 5] == []
    keys = [key for entry in listed for key in entry.keys]
    assert len(keys) == len(set(keys))


TRIAL = """
from tools.mutants.mutants import ROOT, mutants_of
from tools.mutants.trial import Trials, hold

CHANGES = [("reached = grown", "reached = start"), ("return reached", "return grown"),
           ("return reached", "return start")]
FILES = [ROOT / "tests/marrakech/test_rules_payment.py"]

def work(items):
    trials = Trials(items, FILES, 1)
    assert trials.clean().killer is None
    chosen = [mutant for change in CHANGES for mutant in mutants_of("marrakech.rules")
              if mutant.function == "area" and (mutant.before, mutant.after) == change]
    for verdict in trials.run(chosen):
        print("verdict:", verdict.mutant.after, "by", verdict.killer)

hold(FILES, work)
"""


def test_an_endless_loop_ends_by_its_time_and_an_equivalent_mutant_passes_all_tests() -> None:
    environment = os.environ | {"NUMBA_DISABLE_JIT": "1", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    ended = subprocess.run([sys.executable, "-c", TRIAL], cwd=ROOT, env=environment, capture_output=True, text=True,
                           check=False)
    said = [line for line in ended.stdout.splitlines() if line.startswith("verdict")]
    assert said[0] == "verdict: reached = start by time", ended.stdout + ended.stderr
    assert said[1] == "verdict: return grown by None"
    assert said[2].startswith("verdict: return start by tests/marrakech/test_rules_payment.py::test_")


def test_a_table_that_is_calculated_while_loading_is_calculated_anew() -> None:
    ended = run("marrakech", "--module", "market.one_step", "--sample", "3")
    assert ended.returncode == 0, ended.stdout + ended.stderr
    assert "3 of 3 mutants noticed" in ended.stdout


def test_a_module_that_is_none_is_refused() -> None:
    ended = run("marrakech", "--module", "rule")
    assert ended.returncode == 2
    assert "has no module or function `rule`" in ended.stderr


def test_mutants_are_recognised_by_how_they_read_not_by_their_line() -> None:
    mutant = Mutant("marrakech.rules", "area", 5, "return reached", "return grown", "name", 7)
    assert mutant.key in {key for entry in equivalents() for key in entry.keys}
