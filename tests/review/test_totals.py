"""Where each seat's result came from: luck, losses and the others' losses, to the last bit."""

import pytest

from jemaa.core.record import Record
from jemaa.review import Review, review
from jemaa.review.report import Chance, Decision, Entry
from jemaa.review.totals import change, moments, size
from jemaa.review.valuer import AIMS, Aim
from tests.played import record
from tests.review.games import SETTINGS, TABLES, reviewed

every_table = pytest.mark.parametrize(("name", "players"), TABLES)


def values(review: Review, aim: Aim) -> tuple[tuple[float, ...], ...]:
    return review.curve.share if aim == "share" else review.curve.margin


def vector(entry: Entry, part: str, aim: Aim) -> tuple[float, ...]:
    found: tuple[float, ...] = getattr(getattr(entry, part), aim)
    return found


@every_table
def test_start_luck_losses_and_gifts_make_the_result(name: str, players: int) -> None:
    _, review = reviewed(name, players)
    for player in review.players:
        for total in (player.share, player.margin):
            parts = total.start + total.luck - total.lost + total.given
            assert parts == pytest.approx(total.result, abs=1e-9)


@every_table
def test_the_result_is_the_true_one(name: str, players: int) -> None:
    played, review = reviewed(name, players)
    scores, ranks = played.last.scores, played.last.ranking
    assert [player.share.result for player in review.players] == [(rank == 1) / ranks.count(1) for rank in ranks]
    margins = [score - (sum(scores) - score) / (players - 1) for score in scores]
    assert [player.margin.result for player in review.players] == pytest.approx(margins)
    assert (review.finished, review.scores, review.ranking) == (True, scores, ranks)


def test_however_large_a_lead_every_point_of_it_counts() -> None:
    played = record("marrakech", 2, seed=33)
    assert played.last.scores == (78, 0)
    found = review(played, SETTINGS)
    assert [player.margin.result for player in found.players] == pytest.approx([78, -78])
    assert found.curve.margin[-1] == pytest.approx((78, -78))


@every_table
@pytest.mark.parametrize("aim", AIMS)
def test_each_entry_joins_the_one_before_to_the_one_after(name: str, players: int, aim: Aim) -> None:
    played, review = reviewed(name, players)
    curve = values(review, aim)
    assert [entry.choice for entry in review.entries] == [choice.text for choice in played.entries]
    for version, entry in enumerate(review.entries):
        assert entry.version == version
        assert vector(entry, "after", aim) == pytest.approx(curve[version + 1])
        assert vector(entry, "before", aim) == pytest.approx(curve[version])


@every_table
def test_what_one_seat_loses_the_others_get(name: str, players: int) -> None:
    _, review = reviewed(name, players)
    for shares in review.curve.share:
        assert sum(shares) == pytest.approx(1, abs=1e-5)
    for entry in review.entries:
        changes = [change(entry, "share", seat) for seat in range(players)]
        assert sum(changes) == pytest.approx(0, abs=1e-5)
        if isinstance(entry, Decision):
            assert changes["ABCDE".index(entry.by)] == pytest.approx(-entry.loss.share)


@every_table
@pytest.mark.parametrize("aim", AIMS)
def test_luck_is_zero_in_the_mean(name: str, players: int, aim: Aim) -> None:
    _, review = reviewed(name, players)
    events = [entry for entry in review.entries if isinstance(entry, Chance)]
    assert events
    for event in events:
        for seat in range(players):
            before = vector(event, "before", aim)[seat]
            luck = [(outlook.weight * (getattr(outlook.value, aim)[seat] - before)) for outlook in event.outcomes]
            assert sum(luck) == pytest.approx(0, abs=1e-9)
        (got,) = [outlook.value for outlook in event.outcomes if outlook.outcome == event.choice]
        assert got == event.after


@every_table
@pytest.mark.parametrize("aim", AIMS)
def test_luck_sums_to_0_over_the_seats(name: str, players: int, aim: Aim) -> None:
    _, review = reviewed(name, players)
    assert sum(getattr(player, aim).luck for player in review.players) == pytest.approx(0, abs=1e-4)


@every_table
def test_losses_are_not_cut_off_at_0(name: str, players: int) -> None:
    """Were they, choices that turn out better than the search's own would count as nothing, the others in full."""
    _, review = reviewed(name, players)
    losses = [entry.loss.share for entry in review.entries if isinstance(entry, Decision) and entry.choices > 1]
    assert min(losses) < 0 < max(losses)


@every_table
def test_each_decision_is_counted_once(name: str, players: int) -> None:
    _, review = reviewed(name, players)
    decisions = [entry for entry in review.entries if isinstance(entry, Decision)]
    assert sum(sum(player.verdicts.values()) for player in review.players) == len(decisions)
    for player in review.players:
        own = [entry for entry in decisions if entry.by == player.letter]
        assert player.verdicts["blunder"] == sum(entry.loss.share >= 0.1 and entry.choice != entry.best.share
                                                 for entry in own)
        assert player.share.lost == pytest.approx(sum(entry.loss.share for entry in own))
        assert player.margin.lost == pytest.approx(sum(entry.loss.margin for entry in own))


@every_table
def test_the_moments_moved_the_win_most(name: str, players: int) -> None:
    _, review = reviewed(name, players)
    sizes = [size(entry) for entry in review.entries]
    assert [sizes[version] for version in review.moments] == sorted(sizes, reverse=True)[:3]
    assert len(set(review.moments)) == 3


@pytest.mark.parametrize("entries", [1, 4, 20])
def test_the_setup_has_no_moments(entries: int) -> None:
    _, review = reviewed("morocco", 3, entries)
    assert all(isinstance(entry, Chance) for entry in review.entries)
    assert review.moments == ()


def test_what_is_shown_as_nothing_is_no_moment() -> None:
    _, review = reviewed("marrakech", 4)
    entries = [entry for entry in review.entries if size(entry) < 0.0005]
    assert any(isinstance(entry, Decision) for entry in entries)
    assert moments(entries) == ()


def test_dice_are_counted_against_what_is_to_be_expected() -> None:
    played, review = reviewed("marrakech", 3)
    texts = [choice.text for choice in played.entries]
    assert {tally.outcome: tally.actual for tally in review.dice} == {f"roll {n}": texts.count(f"roll {n}")
                                                                      for n in range(1, 5)}
    rolls = sum(text.startswith("roll") for text in texts)
    assert [tally.expected for tally in review.dice] == pytest.approx([rolls * part / 6 for part in (1, 2, 2, 1)])


def test_the_setup_is_no_dice() -> None:
    _, review = reviewed("morocco", 5)
    assert review.dice == ()


def last_lay(played: Record) -> int:
    return max(version for version, choice in enumerate(played.entries) if "-" in choice.text)


def test_the_last_decision_of_a_game_is_judged_exactly() -> None:
    played, review = reviewed("marrakech", 4)
    version = last_lay(played)
    state = list(played.states())[version]
    seat, entry = state.actor, review.entries[version]
    ends = {action: state.apply(action).scores for action in state.legal_actions}
    assert all(state.apply(action).is_over for action in ends)
    margins = {action.text: scores[seat] - (sum(scores) - scores[seat]) / 3 for action, scores in ends.items()}
    assert isinstance(entry, Decision)
    assert entry.loss.margin == pytest.approx(max(margins.values()) - margins[entry.choice], abs=1e-4)
    assert margins[entry.best.margin] == pytest.approx(max(margins.values()))
