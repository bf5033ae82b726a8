"""What a training follows from: other code, or other networks that its games are played by, make it another one."""

from jemaa import games
from jemaa.bots.policy_play import PolicyPlan
from jemaa.bots.self_play import Plan
from jemaa.learning.identity import identity

MARRAKECH, MOROCCO = (games.game(name, 2) for name in games.GAMES)


def test_games_with_searches_follow_from_the_policy_of_the_package() -> None:
    plain = Plan((MOROCCO,), 1)
    assert identity(plain) == identity(plain._replace(seed=3)), "it begins with its own network"
    assert identity(plain) != identity(plain._replace(simulations=8)), "the policy says what is searched first"
    assert identity(plain._replace(simulations=8)) != identity(PolicyPlan((MOROCCO,), 1, by_policy=True))
    without = Plan((MARRAKECH,), 1)
    assert identity(without) == identity(without._replace(simulations=8)), "it has no policy"


def test_a_policy_follows_from_the_network_that_values_positions() -> None:
    plan = PolicyPlan((MOROCCO,), 1)
    assert len({identity(plan), identity(plan._replace(by_policy=True)), identity(Plan((MOROCCO,), 1))}) == 3
