"""Every choice that cannot be had is refused with the clause that forbids it."""

from collections.abc import Callable

import pytest

from jemaa.core.errors import IllegalChoice
from jemaa.core.game import State
from jemaa.games import game
from tests.morocco.drawn import drawn, then

MARKET = """
    A  .  | #  _  | .  C
    .  B  | #  >  | .  .
    ------+-------+------
    .  .  | .  C  | .  .
    .  .  | .  .  | .  .
"""
ALL_OUT = """
    A  A  | A  A  | A  A  | A  A  | .  .
    A  .  | A  .  | A  .  | A  .  | .  .
    ------+-------+-------+-------+------
    Ab .  | Ab .  | At .  | At .  | .  .
    .  .  | .  .  | .  .  | .  .  | .  .
"""
ONE_LEFT = ALL_OUT.replace("| A  A  | .", "| A  .  | .", 1)
ARROW = """
    A  A  | #  _
    A  .  | #  >
"""
TOURIST = """
    At A  | C  .
    B  .  | .  .
"""


def placing() -> State:
    return drawn(MARKET, hands="kkgg")


def placed() -> State:
    return drawn(MARKET, hands="kkgg", seats={"A": {"coins": 1}}).apply("assistant b1")


def out_of_assistants() -> State:
    return drawn(ALL_OUT, hands="oogk", seats={"A": {"cousins": 2}})


def scouting() -> State:
    return drawn(players=4, phase="scout", pawn=None).apply("scout 2")


def pointing() -> State:
    return drawn(ARROW, hands="kk").apply("assistant b2")


def moving() -> State:
    return then(drawn(TOURIST, hands="kk"), "assistant b2", "arrow east")


def second_cousin() -> State:
    return then(drawn(MARKET, hands="kkgg"), "cousins b3", "pay green")


@pytest.mark.parametrize(("state", "choice", "clause", "reason"), [
    (placing, "assistant a1", "MO-5.2", "a1 is taken; choose a free space"),
    (placing, "tourist c2", "MO-5.2", "c2 lies in c1–d2, which is closed"),
    (placing, "assistant e5", "MO-5.3", "e5–f6 costs two purple cubes; A lacks purple and purple"),
    (placing, "assistant e1", "MO-5.3", "e1–f2 costs a black and a purple cube; A lacks purple"),
    (lambda: drawn(hands="k"), "assistant a1", "MO-5.3", "two black cubes; A lacks black"),
    (placing, "bodyguard b1", "MO-1.5", "no earned bodyguard"),
    (lambda: drawn(hands="kk"), "tourist a1", "MO-5.3", "one more cube of any colour, and A has none"),
    (lambda: drawn(hands="kk"), "cousins b1", "MO-5.3", "one more cube of any colour, and A has none"),
    (lambda: drawn(hands="kkg", seats={"A": {"tourists": 0}}), "tourist a1", "MO-1.5", "no tourist in supply"),
    (lambda: drawn(hands="kkg", seats={"A": {"cousins": 0}}), "cousins b1", "MO-5.5", "no cousins token"),
    (lambda: drawn(hands="kkg"), "cousins a1", "MO-5.5", "touches a1, so a second cousin finds no place"),
    (out_of_assistants, "assistant i9", "MO-5.2", "closed"),
    (lambda: drawn(ALL_OUT, hands="okk"), "assistant i1", "MO-1.5", "no assistant in supply"),
    (lambda: drawn(ALL_OUT, hands="okk"), "cousins i1", "MO-5.5", "take two assistants, and A has 0"),
    (placing, "rows 1-2", "MO-5.6", "A has no coin"),
    (lambda: drawn(". .\n. .\n# _\n# >", hands="kk", seats={"A": {"coins": 1}}, options={"must_place": "held"}),
     "rows 1-2", "MO-5.2", "after this swap could place none; place one, or swap others"),
    (placing, "pass", "MO-5.2", "A can place a worker, and so must"),
    (placing, "end", "MO-5.7", "has not placed a worker yet"),
    (placing, "scout 1", "MO-5.2", "a worker is placed now"),
    (placing, "cousin a2", "MO-5.2", "a worker is placed now"),
    (placing, "move a2", "MO-5.2", "a worker is placed now"),
    (placing, "die wild", "MO-3.1", "a seat chooses now, not chance"),
    (placed, "assistant a2", "MO-5.2", "has placed a worker this turn"),
    (placed, "pass", "MO-5.7", "the turn is over with `end`"),
    (scouting, "scout 2", "MO-4.2", "the pawn may not stay on 2"),
    (scouting, "assistant a1", "MO-4.2", "the pawn is moved now"),
    (lambda: drawn(hands="kkg").apply("tourist a1"), "pay orange", "MO-5.3",
     "holds no orange cube; choose among green"),
    (lambda: drawn(hands="kkg").apply("tourist a1"), "keep green", "MO-5.3", "one more cube is paid now"),
    (lambda: drawn(ONE_LEFT, hands="okk"), "cousins i1", "MO-5.5", "take two assistants, and A has 1 in supply"),
    (lambda: then(drawn(". . | # _\n. . | # >", hands="kkg"), "cousins b2", "pay green"), "cousin c2", "MO-5.5",
     "c1–d2 is closed; choose b3"),
    (lambda: then(drawn(hands="kkg"), "cousins b2", "pay green"), "cousin a2", "MO-5.5",
     "a2 doesn't touch b2 by a side from another stall; choose c2, b3"),
    (second_cousin, "cousin d3", "MO-5.5", "d3 doesn't touch b3 by a side from another stall; choose c3"),
    (second_cousin, "cousin b2", "MO-5.5", "b2 is taken; choose c3"),
    (lambda: drawn(". . | B B | # _\n. . | B . | # v", hands="-/kg", turn="B").apply("assistant d2"), "arrow east",
     "MO-6.10", "east of c1–d2 is e1–f2, which is closed; choose south or west"),
    (lambda: drawn(". . | . . | . .\n. . | . . | . .\n. . | B B | # _\n. . | B . | # v", hands="-/gg",
                   turn="B").apply("assistant d4"), "arrow east",
     "MO-6.10", "east of c3–d4 is e3–f4, which is closed; choose north or south or west"),
    (lambda: drawn(". . | . . | . .\n. . | . . | . .\n# _ | B B | . .\n# ^ | B . | . .", hands="-/gg",
                   turn="B").apply("assistant d4"), "arrow west",
     "MO-6.10", "west of c3–d4 is a3–b4, which is closed; choose north or east or south"),
    (pointing, "arrow east", "MO-6.10", "east of a1–b2 is c1–d2, which is closed; choose south"),
    (pointing, "arrow north", "MO-6.10", "north of a1–b2 lies outside the market"),
    (pointing, "assistant a3", "MO-6.10", "arrow is pointed now"),
    (moving, "move c1", "MO-6.11", "c1 is taken; choose a free space of c1–d2"),
    (moving, "move e5", "MO-6.11", "e5 is not in c1–d2, under the arrow"),
    (moving, "take coin", "MO-6.11", "a tourist moves on now"),
    (lambda: drawn(turn="C", second=True).apply("pass"), "keep green", "MO-3.3", "chance acts"),
    (lambda: drawn(phase="die", pawn=None).apply("die wild"), "keep green", "MO-3.3", "a cube is chosen now"),
    (lambda: drawn("A B\nC .", hands="kk").apply("assistant b2"), "arrow south", "MO-6.6", "a reward is chosen now"),
    (lambda: drawn(hands="-/gg", turn="C", second=True).apply("pass"), "keep black", "MO-7.1",
     "holds no black cube; choose among green"),
    (lambda: drawn(hands="-/gg", turn="C", second=True).apply("pass"), "pass", "MO-7.1", "a cube is kept now"),
    (lambda: drawn(hands="-/gg", turn="C", second=True, options={"keep_cube": "may"}).apply("pass"), "keep black",
     "MO-7.1", "holds no black cube; choose among green, or `pass` to keep none"),
    (lambda: game("morocco", 2).start(), "scout 1", "MO-2.1", "chance acts, with one of cube black"),
])
def test_a_refusal_names_the_clause_and_what_to_do(
        state: Callable[[], State], choice: str, clause: str, reason: str) -> None:
    with pytest.raises(IllegalChoice) as refused:
        state().apply(choice)
    assert (refused.value.clause, reason in refused.value.reason) == (clause, True), refused.value.reason


def reasons(state: State, seat: int | None = 0) -> dict[str, tuple[str, dict[str, str], tuple[str, ...]]]:
    """Space -> the reason against it, its details and the workers that it is about, as the view of a seat has them."""
    return {space: (each.reason, each.details, each.verbs) for each in state.view(seat).refused
            for space in each.cells or ("",)}


@pytest.mark.clause("MO-5.2", "MO-5.3")
def test_the_view_has_a_reason_for_every_space_where_no_worker_may_be_placed() -> None:
    found = reasons(drawn(MARKET, hands="kg"))
    assert found["c1"][:2] == ("closed", {"stall": "c1–d2"})
    assert found["a1"][:2] == ("taken", {"space": "a1"})
    assert {each[0] for each in found.values()} == {"closed", "taken", "cubes"}
    lacking = next(details for reason, details, _ in found.values() if reason == "cubes")
    assert set(lacking["colours"].split()) <= {"black", "green", "purple", "brown", "orange"}
    legal = {action.text for action in drawn(MARKET, hands="kg").legal_actions}
    for refused in drawn(MARKET, hands="kg").view(0).refused:
        assert legal.isdisjoint(f"{verb} {space}" for verb in refused.verbs for space in refused.cells)


@pytest.mark.clause("MO-5.5", "MO-6.11")
def test_a_second_cousin_and_a_tourist_have_reasons_of_their_own() -> None:
    cousins = then(drawn(MARKET, hands="kkggg"), "cousins b3", "pay green")
    assert reasons(cousins)["h7"] == ("not-touching", {"space": "b3"}, ("cousin",))
    assert reasons(moving(), moving().actor)["h7"][:1] == ("not-target",)


def test_where_nothing_is_placed_one_reason_holds_for_all_spaces() -> None:
    assert reasons(scouting(), scouting().actor) == {"": ("elsewhere", {}, ("",))}
    assert reasons(placed()) == {"": ("elsewhere", {}, ("",))}


@pytest.mark.parametrize("seat", [1, None])
def test_who_does_not_choose_gets_no_reasons(seat: int | None) -> None:
    assert placing().view(seat).refused == ()
