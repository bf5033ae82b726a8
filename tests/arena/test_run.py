"""Which games are played: each once, in an order, until it is enough; the order in which they finish means nothing."""

import random

import msgspec

from jemaa.arena.match import Fixture, Match, Task
from jemaa.arena.play import Result
from jemaa.arena.run import Run
from jemaa.arena.stopping import LEAST, MOST, Plan
from jemaa.arena.summary import summed
from tests.arena.made import TWO, result, two_player_deal

BOTH = Match(bots=("random", "greedy"), fixtures=(Fixture("marrakech", 2), Fixture("marrakech", 3)))


def games(deals: int, seed: int) -> list[Result]:
    source = random.Random(seed)
    return [game for deal in range(deals) for game in two_player_deal(deal, source.choice([0.5, 1.0, 1.0]))]


def test_tasks_go_through_all_fixtures_deal_by_deal() -> None:
    tasks = list(Run(BOTH, Plan(deals=2)).tasks())
    assert tasks == [Task(0, 0, 0), Task(0, 0, 1), *(Task(1, 0, at) for at in range(3)),
                     Task(0, 1, 0), Task(0, 1, 1), *(Task(1, 1, at) for at in range(3))]
    assert Run(BOTH, Plan(deals=2)).most_games == len(tasks)


def test_most_games_are_counted_at_once_for_any_number_of_deals() -> None:
    match = Match(bots=("random", "greedy"), fixtures=(Fixture("marrakech", 4), Fixture("morocco", 3)))
    for deals in range(1, 12):
        assert Run(match, Plan(deals=deals)).most_games == len(list(Run(match, Plan(deals=deals)).tasks()))
    assert Run(TWO, Plan(deals=MOST)).most_games == 2 * MOST


def test_a_decided_run_is_over_however_many_deals_it_might_have_had() -> None:
    assert list(Run(TWO, Plan(deals=MOST, sprt=(0.5, 0.6)), games(400, 1)).tasks()) == []


def test_finished_games_are_not_played_again() -> None:
    run = Run(TWO, Plan(deals=3), games(2, 0)[:3])
    assert run.games == 3
    assert list(run.tasks()) == [Task(0, 1, 1), Task(0, 2, 0), Task(0, 2, 1)]


def test_whole_deals_count_in_their_order() -> None:
    run = Run(TWO, Plan(deals=3))
    first, second = two_player_deal(0, 1.0), two_player_deal(1, 0.0)
    for game in second:
        run.add(game)
    run.add(first[1])
    assert run.fixtures[0].tally.deals == 0
    run.add(first[0])
    assert run.fixtures[0].tally.deals == 2
    assert run.fixtures[0].tally.share(0, 1).value == 0.5


def test_the_order_of_arrival_changes_nothing() -> None:
    plan, played = Plan(deals=400, sprt=(0.5, 0.6)), games(400, 1)
    in_order = Run(TWO, plan, played)
    assert in_order.fixtures[0].verdict == "high"
    assert in_order.fixtures[0].tally.deals < 100
    for seed in range(3):
        random.Random(seed).shuffle(played)
        assert msgspec.json.encode(summed(Run(TWO, plan, played))) == msgspec.json.encode(summed(in_order))


def test_a_game_that_arrives_twice_counts_once() -> None:
    played = games(5, 2)
    assert summed(Run(TWO, Plan(), [*played, *played])) == summed(Run(TWO, Plan(), played))


def test_a_decided_fixture_is_left_while_others_go_on() -> None:
    run = Run(BOTH, Plan(deals=LEAST + 2, within=0.3))
    for task in run.tasks():
        if task.fixture == 0:
            run.add(result([1, 2], seats=run.match.seatings(*task[:2])[task.rotation], deal=task.deal,
                           rotation=task.rotation))
        else:
            share = [1, 1, 1] if task.deal % 2 else [1, 2, 3]
            run.add(result(share, seats=run.match.seatings(*task[:2])[task.rotation], deal=task.deal,
                           rotation=task.rotation, fixture=1))
    assert [progress.verdict for progress in run.fixtures] == ["known", "known"]
    assert run.games < run.most_games


def test_no_game_is_begun_when_time_is_up() -> None:
    assert list(Run(TWO, Plan()).tasks(seconds=0)) == []


def test_what_the_seating_alone_decides_makes_no_interval_wider() -> None:
    """Seat A always wins; of three, a bot has it in two of a deal's games, or in one, by turns: nothing is open."""
    run = Run(BOTH, Plan(deals=12))
    for task in run.tasks():
        seats = run.match.seatings(*task[:2])[task.rotation]
        run.add(result([1, 2, 3][:len(seats)], seats=seats, deal=task.deal, rotation=task.rotation,
                       fixture=task.fixture))
    standing = run.fixtures[1].tally.standings[0]
    assert standing.victories.value == 0.5
    assert standing.victories.variance() < 1e-12
