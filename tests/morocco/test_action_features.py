"""What the policy network sees of Morocco's actions."""

from collections import Counter
from collections.abc import Iterator

import pytest

from jemaa import games
from jemaa.core.action_features import ActionFeatures, action_features
from jemaa.core.choice import Action
from jemaa.core.compile import interpreted
from jemaa.core.game import State
from jemaa.core.row import dump, ints, plain
from jemaa.core.row import load as load_row
from jemaa.morocco import action_features as features
from jemaa.morocco.actions import ACTIONS, COLOUR_NAMES, POINT
from jemaa.morocco.closing import arrows_at, kind_of, seat_of
from jemaa.morocco.market import BESIDE, CORNER, QUADRANTS, SIDE, STALLS, corner_of, stall_beside, stall_number
from jemaa.morocco.network_inputs import ABSENT, EMPTY, LEADS, PASSED, TIES, TRAILS, payable, time_of
from jemaa.morocco.rules import RULES_OF_MOROCCO
from jemaa.morocco.state import BODYGUARD, COLOURS, OPEN, MoroccoRow
from tests.morocco.drawn import drawn, texts
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


def strengths(state: State, stall: int) -> Counter[int]:
    """Each seat's strength in a stall, counted worker by worker (MO-6.2)."""
    strength = Counter[int]()
    for worker in state.row.workers[4 * stall : 4 * stall + 4]:
        if worker:
            strength[seat_of(worker)] += 2 if kind_of(worker) == BODYGUARD else 1
    return strength


def counted(state: State, stall: int, seat: int) -> int:
    """The race for an open stall."""
    strength = strengths(state, stall)
    own = strength.pop(seat, 0)
    best, others = max(strength.values(), default=0), sum(strength.values())
    level = min(4, own + others + interpreted(arrows_at)(state.row, stall))
    return race(own, best, min(2, others - best), level)


def level_of(state: State, stall: int) -> int:
    """All strengths and arrows of an open stall together, 4 at most."""
    return counted(state, stall, 0) % 5


def standing(state: State, stall: int, seat: int) -> int:
    """How a seat stands in a stall."""
    strength = strengths(state, stall)
    own, best = strength.pop(seat, 0), max(strength.values(), default=0)
    if not own:
        return ABSENT if best else EMPTY
    return LEADS if own > best else TIES if own == best else TRAILS


def stalls_beside(stall: int) -> set[int]:
    return {other for side in range(4) if (other := stall_beside(stall, side)) >= 0}


def tiles(state: State, seat: int) -> set[int]:
    """The stalls that hold a seat's market tiles."""
    return {stall for stall in range(STALLS) if state.row.tiles[stall] == 1 + seat}


def largest(stalls: set[int]) -> set[int]:
    """The largest group of stalls joined by sides; of equals, the one with the first stall (MO-9.1)."""
    groups, left = list[set[int]](), set(stalls)
    while left:
        group, reached = set[int](), {min(left)}
        while reached:
            group |= reached
            reached = {other for stall in reached for other in stalls_beside(stall)} & left - group
        left -= group
        groups.append(group)
    return max(groups, key=len, default=set())


def stall_of(state: State, action: int) -> int:
    """The stall that a placement, a move or an arrow concerns."""
    return int(BESIDE[state.row.closing * 4 + action - POINT]) if action >= POINT else action % 100 // 4


def turns_left(state: State, seat: int) -> int:
    """A seat's turns left in the round, 2 before it begins."""
    return min(2, int(interpreted(time_of)(state.row, seat)))


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
        assert bytes(state) == dump(row)
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
            if kind > features.POINTING:
                assert "race" not in each
                continue
            stall = stall_of(state, int(action))
            expected = counted(state, stall, state.actor) if stall in open_stalls(state) else 0
            assert each["race"] == [expected]
            assert each["kind_race"] == [kind * features.RACE + expected]


@pytest.mark.clause("MO-6.2", "MO-6.7", "MO-9.1")
@pytest.mark.parametrize("players", [2, 4])
def test_a_stall_is_told_by_what_is_in_it_and_beside_it(players: int) -> None:
    """It is counted anew for every placement, move and arrow."""
    told = 0
    for state in list(positions(players))[::3]:
        row, seat = state.row, state.actor
        own, can, time = tiles(state, seat), by_others(state, state, seat), turns_left(state, seat)
        for action, each in seen(state).items():
            kind = each["kind"][0]
            if kind > features.POINTING or (stall := stall_of(state, int(action))) not in open_stalls(state):
                continue
            told += 1
            level, near, strength = level_of(state, stall), stalls_beside(stall), strengths(state, stall)
            assert each["reach"] == [((stall in can) * 3 + time) * 5 + level]
            joined = 2 if near & largest(own) else 1 if near & own else 0
            assert each["kind_joins"] == [((kind * 3 + joined) * 5 + level) * 5 + standing(state, stall, seat)]
            del strength[seat]
            leaders = [other for other in strength if strength[other] == max(strength.values())]
            they = {bool(near & tiles(state, leader)) for leader in leaders} or {False}  # any of those who tie
            assert each["joins"][0] in {(joined * 2 + one) * 5 + level for one in they}
            juice = [0, 0]
            for space in range(4 * stall, 4 * stall + 4):
                if row.workers[space] and not row.taken[corner_of(space)]:
                    juice[seat_of(row.workers[space]) != seat] += row.juice[corner_of(space)]
            assert [each["my_juice"], each["their_juice"]] == [[min(6, (value + 1) // 2)] for value in juice]
            chances = 0
            for other in near & open_stalls(state):
                lacks, stands = 4 - level_of(state, other), standing(state, other, seat)
                if lacks in (1, 2) and stands in (LEADS, TRAILS, ABSENT):
                    chances |= 2 ** (2 * (lacks - 1) + (stands != LEADS))
            assert each["beside"] == [chances * 5 + level]
    assert told > 1000


@pytest.mark.clause("MO-1.2", "MO-6.7")
@pytest.mark.parametrize("players", [2, 4])
def test_a_space_is_told_by_the_token_at_its_corner(players: int) -> None:
    """By its value, and by whose workers touch it."""
    for state in list(positions(players))[::3]:
        row = state.row
        for action, each in seen(state).items():
            kind = each["kind"][0]
            if kind >= features.POINTING:
                assert "corner" not in each
                continue
            corner = corner_of(int(action) % 100)
            touch = {seat_of(worker) == state.actor for space, worker in enumerate(row.workers)
                     if worker and CORNER[space] == corner}
            value, who = row.juice[corner] - 1, (True in touch) + 2 * (False in touch)
            token = 0 if row.taken[corner] else value * 4 + who
            assert each["corner"] == [(token * 7 + kind) * 5 + level_of(state, int(action) % 100 // QUADRANTS)]


@pytest.mark.clause("MO-5.3")
@pytest.mark.parametrize("players", [2, 3])
def test_what_the_cubes_left_can_pay_for_is_told_of_a_placement(players: int) -> None:
    """An assistant is placed, and the stalls are asked for anew."""
    told = 0
    for state in positions(players):
        seat, before, cubes = state.actor, reached(state, state.actor), sum(state.row.cubes)
        for action, each in seen(state).items():
            if not action.text.startswith("assistant") or sum((after := state.apply(action)).row.cubes) != cubes - 2:
                continue  # at the end of a round, more cubes go
            told += 1
            left = bits(interpreted(payable)(after.row, seat)) & open_stalls(state)
            some = [0, 1, 1, 2, 2, 2][len(left)] if len(left) < 6 else 3
            assert each["left_to_pay"] == [some * 3 + turns_left(state, seat)]
            lost = races(state, before - left - {stall_of(state, int(action))})
            assert sorted(each.get("not_paid", [])) == [one for one in lost if one > 0], "bare stalls are left out"
    assert told > 1000


@pytest.mark.clause("MO-5.5")
@pytest.mark.parametrize("players", [2, 4])
def test_partners_are_where_the_second_cousin_can_go(players: int) -> None:
    """The first one is placed, the extra cube is paid, and the legal actions are asked for."""
    told = 0
    for state in positions(players):
        for action, each in seen(state).items():
            if each["kind"][0] != features.PLACING:
                assert "partner" not in each
                continue
            after = state.apply(action)
            while texts(after, "pay"):
                after = after.apply(texts(after, "pay")[0])
            spaces = [int(second) % 100 for second in after.legal_actions if second.text.startswith("cousin ")]
            expected = sorted(counted(state, space // QUADRANTS, state.actor) for space in spaces)
            assert sorted(each["partner"]) == expected
            told += 1
    assert told > 100


@pytest.mark.clause("MO-3.3", "MO-4.2", "MO-5.6", "MO-7.1")
def test_cubes_and_coins_that_are_held_are_told() -> None:
    """Cubes are told of the colours that scouting brings, or of the colour that is chosen."""
    kinds = Counter[int]()
    for state in positions(3):
        row, seat, after = state.row, state.actor, (state.actor + 1) % 3
        for action, each in seen(state).items():
            kind = each["kind"][0]
            kinds[kind] += 1
            held: list[int] = []
            given: list[int] = []
            lines: list[int] = []
            if kind == features.SCOUTING:
                cubes = state.apply(action).row.cubes
                held, given = ([min(3, row.cubes[owner * COLOURS + colour]) for colour in range(COLOURS)
                                if cubes[owner * COLOURS + colour] > row.cubes[owner * COLOURS + colour]]
                               for owner in (seat, after))
            elif features.GAINING <= kind <= features.KEEPING:
                colour = next(i for i, name in enumerate(COLOUR_NAMES) if action.text.endswith(name))
                held = [(kind - features.GAINING + 1) * 4 + min(3, row.cubes[seat * COLOURS + colour])]
                crossed = {stall for stall in open_stalls(state)
                           if colour in (row.rows[stall // SIDE], row.columns[stall % SIDE])}
                lines = [] if kind == features.PAYING else races(state, crossed)
                if kind == features.GAINING:
                    lines = [one for one in lines if one > 0]  # bare stalls are left out
            assert sorted(each.get("held", [])) == sorted(held)
            assert each.get("given", []) == given
            assert sorted(each.get("line", [])) == lines
            assert each.get("coins", []) == ([min(3, row.coins[seat])] if kind == features.SWAPPING else [])
    assert kinds.keys() >= set(range(features.SCOUTING, features.ENDING + 1)) - {features.BODYGUARD}


@pytest.mark.clause("MO-5.3")
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


@pytest.mark.clause("MO-3.3", "MO-4.2", "MO-5.3", "MO-5.6")
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


@pytest.mark.clause("MO-6.2", "MO-6.7")
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

