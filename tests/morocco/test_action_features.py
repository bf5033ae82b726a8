"""What the policy network sees of Morocco's actions."""

from collections import Counter
from collections.abc import Iterator

import pytest

from jemaa import games
from jemaa.core.action_features import ActionFeatures, action_features
from jemaa.core.choice import Action
from jemaa.core.compile import interpreted
from jemaa.core.game import State
from jemaa.core.row import ints, plain
from jemaa.core.row import load as load_row
from jemaa.morocco import action_features as features
from jemaa.morocco.actions import ACTIONS, POINT
from jemaa.morocco.closing import arrows_at, kind_of, seat_of
from jemaa.morocco.market import BESIDE, STALLS, stall_number
from jemaa.morocco.network_inputs import PASSED, payable, time_of
from jemaa.morocco.rules import RULES_OF_MOROCCO
from jemaa.morocco.state import BODYGUARD, OPEN, MoroccoRow
from tests.morocco.drawn import drawn
from tests.played import walk

BLOCKS = {block.name: range(first, first + block.size)
          for block, first in zip(features.LAYOUT.blocks, features.LAYOUT.offsets(), strict=True)}
MOST = RULES_OF_MOROCCO.most_legal
Seen = dict[str, list[int]]
"""Block -> the features of an action in it, numbered from 0, in their order."""


def described(state: State) -> tuple[ActionFeatures, int]:
    """The features of a state's legal actions, and the number of the actions."""
    found, actions = action_features(MOST, features.MOST_SHARED, features.MOST_OWN), ints(MOST)
    row = load_row(MoroccoRow, bytes(state))[0]
    for i, action in enumerate(state.legal_actions):
        actions[i] = int(action)
    features.describe(row, actions, len(state.legal_actions), found, ints(features.KNOWN))
    return found, len(state.legal_actions)


def lists(found: ActionFeatures, count: int) -> Iterator[list[int]]:
    """The features of each action, those that it shares first."""
    for i in range(count):
        group = int(found.group[i])
        shared = found.shared[int(found.shared_ends[group - 1]) if group else 0 : int(found.shared_ends[group])]
        own = found.own[int(found.own_ends[i - 1]) if i else 0 : int(found.own_ends[i])]
        assert len(shared) <= features.MOST_SHARED
        assert len(own) <= features.MOST_OWN
        yield [int(feature) for feature in (*shared, *own)]


def seen(state: State) -> dict[Action, Seen]:
    """The features of each legal action by their blocks."""
    made = dict[Action, Seen]()
    for action, numbers in zip(state.legal_actions, lists(*described(state)), strict=True):
        by_block: Seen = {}
        for number in numbers:
            block = next(name for name, places in BLOCKS.items() if number in places)
            by_block.setdefault(block, []).append(number - BLOCKS[block][0])
        made[action] = by_block
    return made


def of(state: State, text: str) -> Seen:
    """The features of the legal action of this text."""
    return next(each for action, each in seen(state).items() if action.text == text)


def race(own: int, best: int, rest: int, level: int) -> int:
    """The number of a race."""
    return ((own * 5 + best) * 3 + rest) * 5 + level


def counted(state: State, stall: int, seat: int) -> int:
    """The race for an open stall, counted worker by worker."""
    row, strength = state.row, Counter[int]()
    for worker in row.workers[4 * stall : 4 * stall + 4]:
        if worker:
            strength[seat_of(worker)] += 2 if kind_of(worker) == BODYGUARD else 1
    own = strength.pop(seat, 0)
    best, others = max(strength.values(), default=0), sum(strength.values())
    level = min(4, own + others + interpreted(arrows_at)(row, stall))
    return race(own, best, min(2, others - best), level)


def bits(stalls: int) -> set[int]:
    return {stall for stall in range(STALLS) if stalls >> stall & 1}


def open_stalls(state: State) -> set[int]:
    return {stall for stall in range(STALLS) if state.row.tiles[stall] == OPEN}


def reached(state: State, seat: int) -> set[int]:
    """The open stalls that a seat's cubes can pay for, by the rule itself (MO-5.3)."""
    return bits(interpreted(payable)(state.row, seat)) & open_stalls(state)


def by_others(state: State, after: State, seat: int) -> set[int]:
    """The stalls that others who had a turn left in `state` can pay for in `after`."""
    others = [other for other in range(state.game.players)
              if other != seat and interpreted(time_of)(state.row, other) != PASSED]
    return set().union(*(reached(after, other) for other in others))


def positions(players: int) -> Iterator[State]:
    """Positions of random games in which a seat chooses."""
    for seed in range(4):
        for state, _ in walk(games.game("morocco", players), seed):
            if state.actor >= 0:
                yield state


def test_every_action_has_its_kind() -> None:
    kinds = {"assistant": 0, "bodyguard": 1, "tourist": 2, "cousins": 3, "cousin": 4, "move": 5, "arrow": 6, "scout": 7,
             "gain": 8, "pay": 9, "keep": 10, "take coin": 11, "take bodyguard": 12, "rows": 13, "columns": 13,
             "pass": 14, "end": 15}
    for number, action in enumerate(ACTIONS):
        verb = action.text if action.text.startswith("take") else action.text.split()[0]
        assert interpreted(features.kind_of_action)(number) == kinds[verb]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_nothing_but_the_buffers_changes_and_every_feature_is_in_its_block(players: int) -> None:
    for state in positions(players):
        row = load_row(MoroccoRow, bytes(state))
        found, actions = action_features(MOST, features.MOST_SHARED, features.MOST_OWN), ints(MOST)
        actions[: len(state.legal_actions)] = [int(action) for action in state.legal_actions]
        features.describe(row[0], actions, len(state.legal_actions), found, ints(features.KNOWN))
        assert bytes(state) == row.tobytes()
        for kinds in lists(found, len(state.legal_actions)):
            assert min(kinds) >= 0
            assert max(kinds) < features.LAYOUT.size
            assert len([kind for kind in kinds if kind in BLOCKS["kind"]]) == 1


def test_compiled_and_interpreted_it_is_the_same() -> None:
    for state in list(positions(4))[::9]:
        found, count = described(state)
        other = ActionFeatures(*([0] * len(buffer) for buffer in found))
        actions = [int(action) for action in state.legal_actions]
        interpreted(features.describe)(plain(MoroccoRow, bytes(state)), actions, count, other, [0] * features.KNOWN)
        assert list(lists(other, count)) == list(lists(found, count))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_stalls_are_told_by_their_races(players: int) -> None:
    for state in list(positions(players))[::3]:
        for action, each in seen(state).items():
            kind = each["kind"][0]
            if kind < features.POINTING:
                stall = int(action) % 100 // 4
            elif kind == features.POINTING:
                stall = int(BESIDE[state.row.closing * 4 + int(action) - POINT])
            else:
                assert "race" not in each
                continue
            expected = counted(state, stall, state.actor) if stall in open_stalls(state) else 0
            assert each["race"] == [expected]
            assert each["kind_race"] == [kind * features.RACE + expected]


@pytest.mark.parametrize("players", [2, 4])
def test_what_can_be_paid_for_is_what_the_rule_says(players: int) -> None:
    """MO-5.3, by the colours' lines and the packed hand."""
    for state in list(positions(players))[::5]:
        row, scratch = state.row, ints(features.KNOWN)
        interpreted(features.look_around)(row, state.actor, scratch)
        for seat in range(players):
            hand = interpreted(features.hand_of)(row, seat)
            assert interpreted(features.payable_with)(hand, scratch) == interpreted(payable)(row, seat)


def races(state: State, stalls: set[int]) -> list[int]:
    return sorted(counted(state, stall, state.actor) for stall in stalls)


def test_gained_and_lost_is_what_the_choice_itself_brings() -> None:
    """MO-4.2, MO-3.3, MO-5.3, MO-5.6: each is made, and the stalls are asked for anew."""
    kinds = Counter[int]()
    for state in (state for players in (2, 3, 5) for state in positions(players)):
        seat, before = state.actor, reached(state, state.actor)
        for action, each in seen(state).items():
            kind = each["kind"][0]
            if kind not in (features.SCOUTING, features.GAINING, features.PAYING, features.SWAPPING):
                continue
            after = state.apply(action)
            if after.row.tiles != state.row.tiles:  # a stall was closed by what the payment completed
                continue
            kinds[kind] += 1
            mine, theirs = reached(after, seat), by_others(state, after, seat)
            they_could = by_others(state, state, seat)
            found = {name: sorted(each.get(name, [])) for name in ("gained", "lost", "they_gain", "they_lose")}
            placed = kind == features.SWAPPING and state.row.placed
            assert found["gained"] == ([] if placed else races(state, mine - before))
            assert found["lost"] == ([] if placed or kind == features.SCOUTING else races(state, before - mine))
            if kind in (features.SCOUTING, features.SWAPPING):
                assert found["they_gain"] == races(state, theirs - they_could)
                assert found["they_lose"] == races(state, they_could - theirs)
    assert len(kinds) == 4, "none was left out"


def test_a_placement_of_a_drawn_position() -> None:
    """MO-6.2, MO-6.7: B leads in B1, whose tokens lie where nobody else is; a tile of A is beside it."""
    state = drawn("""
        #  A | Bb .
        .  v | .  A
    """, hands="kg/kg/ppnn")
    placed = of(state, "assistant d1")
    assert placed["kind"] == [0]
    assert placed["race"] == [race(own=1, best=2, rest=0, level=3)]
    own_turns, level = 2, 3
    assert placed["reach"] == [(1 * 3 + own_turns) * 5 + level], "B can pay for it, too"
    beside_largest, leader_joins = 2, 0
    assert placed["joins"] == [(beside_largest * 2 + leader_joins) * 5 + level]
    corner = 2  # north-east of B1: juice of 4, which nobody touches
    assert corner % 3 + 2 == 4
    assert placed["corner"] == [(((4 - 1) * 4 + 0) * 7 + 0) * 5 + level]
    assert stall_number("B1") == 1


def test_actions_of_a_stall_share_their_group() -> None:
    found, count = described(drawn(hands="kkgg"))
    groups = [int(found.group[i]) for i in range(count)]
    assert groups == sorted(groups)
    assert max(Counter(groups).values()) == 4, "the four spaces of a stall"
    assert int(found.groups[0]) == groups[-1] + 1

