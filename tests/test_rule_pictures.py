"""The pictures of the rules for people: each shows a position of a clause's test, and what follows by the rules."""

import gzip
import json
import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from jemaa.core.contract import CHANCE
from jemaa.core.game import State
from jemaa.games import game
from jemaa.marrakech.actions import ACTIONS as MARRAKECH_ACTIONS
from jemaa.morocco.actions import ACTIONS as MOROCCO_ACTIONS
from tests.marrakech import test_rules_end as marrakech_end
from tests.marrakech import test_rules_laying as laying
from tests.marrakech import test_rules_payment as payment
from tests.marrakech import test_rules_turn as turn
from tests.marrakech.conftest import _drawn as market
from tests.morocco import test_rules_closing as closing
from tests.morocco import test_rules_end as morocco_end
from tests.morocco import test_rules_round as rounds
from tests.morocco.drawn import drawn, then
from tests.test_page import messages
from tools.rule_pictures import GAMES, drawings, sentences
from tools.rule_positions import PICTURES, Picture, states
from tools.rule_words import alternative

ROOT = Path(__file__).resolve().parent.parent
EARNED: Mapping[str, Mapping[str, int]] = {"A": {"bodyguards": 1, "quarters": 1}}
CLAUSE = re.compile(r"\bM[KO]-\d+\.\d+\b")


def dealt(name: str, players: int, **options: Any) -> State:
    """The first decision of a game, chance always at its first outcome."""
    state = game(name, players, **options).start()
    while state.actor == CHANCE:
        state = state.apply(state.chance_outcomes[0][0])
    return state


TESTED: dict[str, Callable[[], State]] = {
    "setup-4": lambda: dealt("marrakech", 4, first_player="A"),
    "two-colours": lambda: market("""
        .  .  .  .  .  .  .
        .  B> B  .  .  .  .
        .  .  bv .  .  .  .
        .  .  b  A> A  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
    """, phase="over", players=2, dirhams="32,28", rugs="0,0,0,0", top="--"),
    "turning": lambda: market(turn.EMPTY, assam="d4s", phase="assam"),
    "about-turn": lambda: market(turn.EMPTY, assam="g4e", phase="roll"),
    "paying": lambda: market(payment.SNAKE, assam="b2s", phase="roll"),
    "own-rug": lambda: market("""
        .  .  .  .  .  .  .
        .  .  .  A> A  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
        .  .  .  .  .  .  .
    """, assam="d1s", phase="roll"),
    "going-out": lambda: market(payment.SNAKE, assam="b2s", phase="roll", dirhams="5,55,30,30"),
    "laying-free": lambda: market(laying.EMPTY, assam="d4s"),
    "laying-half": lambda: market(laying.FULL, assam="d4s"),
    "laying-halves": lambda: market(laying.FULL, assam="d4s"),
    "laying-never": lambda: market(laying.FULL, assam="d4s"),
    "points": lambda: market(marrakech_end.LAST, phase="over", seat="D", dirhams="31,29,35,25", rugs="0,0,0,0",
                             top="----"),
    "turning-after": lambda: market(turn.ONE_RUG, phase="assam", seat="D",
                                    options="turn_order=roll_first,must_turn=on"),
    "setup": lambda: dealt("morocco", 4, first_player="A"),
    "market-die": lambda: rounds.start(3),
    "wild": lambda: rounds.start(3).apply("die wild"),
    "scouting": lambda: rounds.start(4),
    "assistant": lambda: drawn(hands="kkgpo"),
    "bodyguard": lambda: drawn(hands="kk", seats=EARNED),
    "tourist": lambda: drawn(hands="kkko"),
    "cousins": lambda: drawn(hands="kkg"),
    "passing": lambda: drawn(hands="k"),
    "swapping-columns": lambda: drawn(seats={"A": {"coins": 1}}),
    "swapping-rows": lambda: drawn(seats={"A": {"coins": 1}}),
    "coin-kept": lambda: drawn(hands="kkkk", seats={"A": {"coins": 2}}).apply("assistant a1"),
    "full-by-workers": lambda: drawn("""
        A  B
        C  .
    """, hands="kk"),
    "full-by-arrow": lambda: drawn("""
        .  B  | #  _
        .  .  | #  <
    """, hands="kk", seats=EARNED),
    "ranks": lambda: drawn("""
        A  A
        B  .
    """, hands="kk"),
    "first-together": lambda: drawn("""
        C  B
        C  .
    """, hands="kk/kk/kk", turn="B"),
    "second-together": lambda: drawn("""
        A  B
        C  .
    """, hands="kk").apply("assistant b2"),
    "juice": lambda: drawn("""
        A  At
        B  .
    """, "B2", hands="gg"),
    "arrow": lambda: drawn("""
        A  A  | #  _
        A  .  | #  >
    """, hands="kk"),
    "tourist-moves": lambda: drawn(closing.TOURIST, hands="kk"),
    "keeping": lambda: drawn(turn="A", first="B", done=5, hands="ppok/kkg/gp").apply("assistant e5"),
    "last-round": lambda: drawn(morocco_end.SIX_OPEN, hands="kk/ggg/gg"),
    "largest-group": lambda: drawn(morocco_end.GROUPS, taken={1: "A", 2: "B", 3: "A"},
                                   seats={"A": {"coins": 2}, "B": {"points": 7}}),
}
"""Picture -> the position of the rules' own tests that it shows."""

DRAWN_IN_LEAFLETS = {
    "MK-2.1": "Assam in the middle", "MK-3.2": "his turns", "MK-3.4": "the about-turn", "MK-4.2": "an area",
    "MK-5.1": "beside Assam", "MK-5.2": "what may be covered", "MK-5.3": "what may not",
    "MO-2.1": "the setup", "MO-3.2": "the die", "MO-4.3": "the roof", "MO-5.3": "a worker's price",
    "MO-5.5": "cousins", "MO-6.1": "full stalls", "MO-6.3": "the first", "MO-6.4": "the second", "MO-6.7": "juice",
    "MO-6.10": "the arrow",
    "MO-6.11": "tourists", "MO-5.6": "a swap", "MO-9.1": "juice, coins and the district",
}
"""Clause -> what the leaflets draw of it."""


@pytest.mark.parametrize("picture", PICTURES, ids=lambda picture: picture.name)
def test_a_picture_shows_a_position_of_the_rules_tests(picture: Picture) -> None:
    assert picture.position == TESTED[picture.name]().text
    assert states(picture)[-1] == then(TESTED[picture.name](), *picture.choices)


def test_every_position_has_a_picture() -> None:
    assert TESTED.keys() == {picture.name for picture in PICTURES}


@pytest.mark.parametrize("picture", PICTURES, ids=lambda picture: picture.name)
def test_what_a_picture_marks_as_open_is_legal_and_what_it_crosses_out_is_not(picture: Picture) -> None:
    legal = {action.text for action in states(picture)[0].legal_actions}
    assert set(picture.open) <= legal
    assert not set(picture.shut) & legal


def test_every_rule_that_the_leaflets_draw_has_a_picture() -> None:
    assert DRAWN_IN_LEAFLETS.keys() - {clause for picture in PICTURES for clause in picture.clauses} == set()


def test_every_kind_of_action_has_a_picture() -> None:
    chosen = {choice.split()[0] for picture in PICTURES for choice in picture.choices}
    assert {action.text.split()[0] for action in MOROCCO_ACTIONS} - chosen == set()
    shown = chosen | {choice for picture in PICTURES for choice in picture.open}
    assert {"left", "ahead", "right"} <= shown
    assert shown & {action.text for action in MARRAKECH_ACTIONS if "-" in action.text}


def test_every_clause_of_a_picture_is_a_clause_with_a_test_and_every_sentence_is_there() -> None:
    written = {clause for name in GAMES for clause in CLAUSE.findall((ROOT / f"docs/rules/{name}.md").read_text())}
    assert {clause for picture in PICTURES for clause in picture.clauses} <= written
    assert {picture.says for picture in PICTURES} <= messages("en").keys()


@pytest.mark.parametrize("name", GAMES)
def test_pictures_are_small_well_formed_and_described_by_messages(name: str) -> None:
    known, shown = messages("en").keys(), drawings(name)
    for svg in shown.values():
        ET.fromstring(f"<svg>{svg}</svg>")  # noqa: S314 (our own drawings)
        assert len(svg) < 10_000
    assert len(gzip.compress("".join(shown.values()).encode())) < 10_000
    for sentence in json.loads(sentences(name)):
        for picture in sentence["pictures"]:
            for at, frame in enumerate(picture["frames"]):
                assert f"{picture['name']}-{at}" in shown
                named = {part[0] for item in frame["alt"] for part in item if isinstance(part, list)}
                assert frame["alt"]
                assert named <= known


def test_a_description_names_what_is_seen() -> None:
    picture = next(each for each in PICTURES if each.name == "arrow")
    assert alternative(picture, states(picture)[0])[:1] == [["a1: ", ["mo-cell-assistant", {"owner": "A"}]]]
