"""A seat that can't win any more decides who does: both judgements say that this is not known, and who gave what."""

from functools import lru_cache

import pytest

from jemaa.bots.search import Line
from jemaa.core.choice import Action
from jemaa.core.record import Record
from jemaa.review import Review, Settings, review, valuer
from jemaa.review.course import judged
from jemaa.review.kingmaking import MOST, likely, shared_out, with_others
from jemaa.review.report import Decision
from jemaa.review.totals import change
from jemaa.review.valuer import Valuer
from tests.bots.test_kingmaking import DECIDES, kingmakers, mean_of_all, position
from tests.played import record

BEFORE = [("marrakech", 3, 11, 133), ("marrakech", 3, 11, 132), ("marrakech", 4, 4, 141), ("morocco", 4, 22, 220),
          ("morocco", 4, 29, 208)]
"""Positions in which somebody decides who wins, and positions before those. A search that foresees the choice says
something else by a sixth of the win and more than the next search does (once by 0.86)."""


@kingmakers
def test_the_position_is_worth_the_mean_over_all_choices(name: str, players: int, seed: int, version: int) -> None:
    state = position(name, players, seed, version)
    found = judged(Valuer(Settings(50)), state, "share")
    assert found.first == pytest.approx(mean_of_all(state), abs=1e-6)
    assert found.second == found.first


@pytest.mark.parametrize(("name", "players", "seed", "version"), BEFORE)
def test_the_two_judgements_agree(name: str, players: int, seed: int, version: int,
                                  monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(valuer, "ENDING", 0)  # by search alone
    found = judged(Valuer(Settings(400)), position(name, players, seed, version), "share")
    assert found.difference < 0.05
    assert sum(found.second) == pytest.approx(1, abs=1e-5)


def lines(*values: tuple[float, ...]) -> list[Line]:
    return [Line(Action(at, f"choice {at}"), len(values) - at, shares) for at, shares in enumerate(values)]


def test_who_can_win_is_taken_at_its_best() -> None:
    found = lines((0.3, 0.7, 0.0), (0.2, 0.1, 0.7))
    assert shared_out(found, 0) == (0.3, 0.7, 0.0)
    assert [each.action for each in likely(found, 0)] == [found[0].action]


def test_between_the_two_nothing_jumps() -> None:
    second = [shared_out(lines((share, 1 - share, 0.0), (0.0, 0.0, 1.0)), 0)[2]
              for share in (0.0, 0.005, 0.01, 0.015, 0.02)]
    assert second[0] == 0.5
    assert second == sorted(second, reverse=True)
    assert second[-1] == 0


def test_of_many_choices_some_from_the_whole_list_are_searched_again() -> None:
    found = likely(lines(*((0.0, at / 20, 1 - at / 20) for at in range(21))), 0)
    assert len(found) <= MOST
    assert [found[0].values[1], found[-1].values[1]] == [0, 0.9]


def test_where_nobody_is_helped_one_is_enough() -> None:
    assert len(likely(lines((0.0, 0.5, 0.5), (0.0, 0.51, 0.49)), 0)) == 1


def test_the_others_share_what_the_seat_leaves() -> None:
    assert with_others((0.2, 0.8, 0.0), (0.1, 0.3, 0.6), 0) == pytest.approx((0.2, 0.8 / 3, 1.6 / 3))
    assert with_others((1.0, 0.0, 0.0), (1.0, 0.0, 0.0), 0) == (1.0, 0.0, 0.0)


@lru_cache
def reviewed(name: str, players: int, seed: int) -> tuple[Record, Review]:
    played = record(name, players, seed=seed)
    return played, review(played, Settings(8))


@pytest.mark.parametrize(("name", "players", "seed", "version"), DECIDES[:3:2])
def test_what_such_a_seat_gave_is_no_loss_and_is_named(name: str, players: int, seed: int, version: int) -> None:
    _, found = reviewed(name, players, seed)
    entry = found.entries[version]
    assert isinstance(entry, Decision)
    assert entry.indifference == pytest.approx(1)
    assert entry.loss.share == pytest.approx(0, abs=1e-6)
    assert max(abs(change(entry, "share", seat)) for seat in range(players)) > 0.1
    decisions = [each for each in found.entries if isinstance(each, Decision)]
    for seat, player in enumerate(found.players):
        total = player.share
        assert total.kingmaking == pytest.approx(sum(each.indifference * change(each, "share", seat)
                                                     for each in decisions if each.by != player.letter))
        assert total.start + total.luck - total.lost + total.given == pytest.approx(total.result, abs=1e-9)


def test_two_players_have_no_kingmaker() -> None:
    played = record("marrakech", 2, seed=3)
    for player in review(played, Settings(8, seed=5)).players:
        assert abs(player.share.kingmaking) < 0.02
