"""The race's actions and outcomes: each number has one meaning."""

from jemaa.core.choice import Action, Outcome, Space

STEP, RUN = range(2)

ACTIONS = Space(Action, ["step", "run"], "RA-3")
OUTCOMES = Space(Outcome, [f"roll {number}" for number in range(1, 7)], "RA-2")
"""Outcome n: the die shows n + 1."""
