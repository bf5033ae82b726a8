"""What can be played, as it is written; what can't, with a sentence."""

import pytest

from jemaa.arena.match import Fixture, Match, fixtures
from jemaa.core.errors import JemaaError
from jemaa.games import GAMES
from jemaa.marrakech.options import MarrakechOptions


def test_fixtures_as_they_are_written() -> None:
    assert [str(found) for found in fixtures(["marrakech/2-3", "morocco/5"])] == ["marrakech/2", "marrakech/3",
                                                                                    "morocco/5"]
    assert [found.players for found in fixtures(["morocco"])] == [2, 3, 4, 5]
    (one,) = fixtures(["marrakech/2/two_player_rugs=single,elimination=off"])
    assert one.make().players == 2
    assert fixtures([str(one)]) == (one,)


def test_options_that_contain_a_slash() -> None:
    (one,) = fixtures(["morocco/2/juice_values=10/10/16"])
    assert fixtures([str(one)]) == (one,)


def test_options_are_told_in_one_way() -> None:
    first, second = (fixtures([f"marrakech/2/{text}"]) for text in ("must_turn=on,elimination=off",
                                                                     "elimination=off,must_turn=on"))
    assert first == second
    assert fixtures(["marrakech/2/elimination=on"]) == (Fixture("marrakech", 2),)


@pytest.mark.clause("MK-7.2")
def test_what_is_asked_for_gets_the_default_and_what_was_kept_its_meaning() -> None:
    (asked,) = fixtures(["marrakech/2/turn_order=roll_first"])
    assert str(asked) == "marrakech/2/turn_order=roll_first,must_turn=on"
    assert asked.make().options == MarrakechOptions(turn_order="roll_first", must_turn=True)
    kept = Fixture("marrakech", 2, "turn_order=roll_first")
    assert kept.make().options == MarrakechOptions(turn_order="roll_first", must_turn=False)


@pytest.mark.parametrize(("text", "sentence"), [
    ("chess", "there is no game 'chess'"), ("marrakech/two", "players are one number or two"),
    ("marrakech/9", "2 to 4 players, not 9"), ("marrakech/2/bribes=on", "there is no option 'bribes'")])
def test_what_is_no_fixture(text: str, sentence: str) -> None:
    with pytest.raises(JemaaError, match=sentence):
        Match(bots=("random", "greedy"), fixtures=fixtures([text]))


@pytest.mark.parametrize(("bots", "tables", "sentence"), [
    (("random",), ["morocco/2"], "two or more"), (("random", "random"), ["morocco/2"], "each once"),
    (("random", "wizard"), ["morocco/2"], "no bot 'wizard'"), (("random", "greedy"), [], "what is played"),
    (("random", "greedy"), ["morocco/2", "morocco/2-3"], "once")])
def test_what_is_no_match(bots: tuple[str, ...], tables: list[str], sentence: str) -> None:
    with pytest.raises(JemaaError, match=sentence):
        Match(bots=bots, fixtures=fixtures(tables))


@pytest.mark.parametrize("name", GAMES)
def test_circles_take_turns_over_the_deals(name: str) -> None:
    match = Match(bots=("random", "greedy"), fixtures=(Fixture(name, 4),))
    assert [len(match.seatings(0, deal)) for deal in range(4)] == [4, 2, 4, 2]
