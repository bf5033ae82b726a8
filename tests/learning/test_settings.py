"""A training as the words of its command."""

import msgspec
import pytest

from jemaa import games
from jemaa.bots.policy_play import PolicyPlan, PolicySize
from jemaa.bots.self_play import Rates, Size
from jemaa.core.errors import BadOption
from jemaa.learning.settings import MAIN, PolicySettings, Settings, in_turns


def test_a_command_has_what_differs_from_the_defaults() -> None:
    plain = Settings(tables=("marrakech/2", "marrakech/2/turn_order=roll_first"), games=8, seed=5)
    assert plain.command == "jemaa train marrakech/2 marrakech/2/turn_order=roll_first --games 8 --seed 5"
    other = Settings(tables=("marrakech/3",), games=3, rates=Rates(1e-3, 1e-5, 1), opponent_mix=40, size=Size(16, 0),
                     start="net.json")
    assert other.command == ("jemaa train marrakech/3 --games 3 --seed 1 --rates 0.001,1e-05,1 --opponent-mix 40 "
                             "--units 16,0 --start net.json")
    searched = Settings(tables=("marrakech/3",), games=3, simulations=64)
    assert searched.command == "jemaa train marrakech/3 --games 3 --seed 1 --simulations 64"
    assert searched.plan().simulations == 64
    assert msgspec.json.decode(msgspec.json.encode(other), type=Settings) == other


def test_so_has_the_command_of_a_policy() -> None:
    plain = PolicySettings(tables=("morocco/2",), games=8)
    assert plain.command == "jemaa train-policy morocco/2 --games 8 --seed 1"
    other = PolicySettings(tables=("morocco/3",), games=3, simulations=20, by_policy=True, passes=2, rate=0.01,
                           size=PolicySize(8, 4))
    assert other.command == ("jemaa train-policy morocco/3 --games 3 --seed 1 --simulations 20 --by-policy --passes 2 "
                             "--rate 0.01 --units 8,4")
    assert other.plan() == PolicyPlan((games.game("morocco", 3),), 3, simulations=20, by_policy=True, passes=2,
                                      rate=0.01, size=PolicySize(8, 4))
    assert msgspec.json.decode(msgspec.json.encode(other), type=PolicySettings) == other


def test_the_first_table_has_most_turns() -> None:
    plan = Settings(tables=("marrakech/2", "marrakech/2/elimination=off"), games=8).plan()
    eliminating = games.game("marrakech", 2)
    assert plan.tables == (eliminating,) * MAIN + (games.game("marrakech", 2, elimination=False),)
    assert len(in_turns(("morocco/3",))) == 1


@pytest.mark.parametrize("tables", [("marrakech/2", "marrakech/3"), ("morocco",)])
def test_tables_of_different_networks_are_refused(tables: tuple[str, ...]) -> None:
    with pytest.raises(BadOption, match="different networks"):
        in_turns(tables)
