"""Whatever comes in, in whatever order: duplicated, late, from the wrong seat, malformed. A model watches the table."""

from typing import Any

import msgspec
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from jemaa.core.record import read
from jemaa.games import game_type
from jemaa.table import wire
from jemaa.table.table import Table
from tests.table.house import ENTROPY, Seating

PEOPLE = st.sampled_from([None, "ann", "ben", "cem"])
LETTERS = st.sampled_from("ABCDE")
JSON = st.recursive(st.none() | st.booleans() | st.integers() | st.text(max_size=5),
                    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=4))


class Messages(RuleBasedStateMachine):
    """One table, three people and strangers."""

    game = "marrakech"

    def __init__(self) -> None:
        super().__init__()
        self.seating = Seating(self.game, (None, None, "random"))
        self.sent: list[tuple[str | None, wire.AnyCommand]] = []
        self.answers: dict[str, int] = {}
        self.count = 0

    def send(self, player: str | None, command: wire.AnyCommand) -> bool:
        """Whether it was carried out; if not, nothing may have changed (`Seating.code` asserts it)."""
        self.sent.append((player, command))
        if self.seating.code(player, command):
            return False
        version = self.seating.do(player, command)  # again: the same answer
        assert self.answers.setdefault(command.id, version) == version
        return True

    def id(self) -> str:
        self.count += 1
        return f"command-{self.count}"

    @rule(player=st.sampled_from(["ann", "ben", "cem"]), seat=LETTERS)
    def sit(self, player: str, seat: str) -> None:
        self.send(player, wire.Sit(self.id(), seat, player, ENTROPY[player]))

    @rule(player=PEOPLE, seat=LETTERS, kind=st.sampled_from([wire.Leave, wire.Return, wire.Rematch]))
    def come_and_go(self, player: str | None, seat: str, kind: Any) -> None:
        self.send(player, kind(self.id(), seat))

    @rule(player=PEOPLE, seat=LETTERS, at=st.none() | st.integers(0, 9))
    def look_back(self, player: str | None, seat: str, at: int | None) -> None:
        table, before = self.seating.table, self.seating.table.version
        assert self.send(player, wire.Look(self.id(), seat, at)) is (table.over and seat in table.seats_of(player))
        assert table.version == before

    @rule(player=PEOPLE, seat=LETTERS, bot=st.sampled_from(["random", "genius"]))
    def fill(self, player: str | None, seat: str, bot: str) -> None:
        self.send(player, wire.Fill(self.id(), seat, bot))

    @precondition(lambda self: self.seating.table.actor)
    @rule(data=st.data())
    def act(self, data: st.DataObject) -> None:
        table = self.seating.table
        assert table.actor
        choice = data.draw(st.sampled_from(table.state.legal_actions)).text
        command = wire.Act(self.id(), table.version, table.actor, choice)
        owner = table.sitters[table.actor].player
        person = table.chooser is not None
        assert self.send(owner, command) is person

    @precondition(lambda self: self.seating.table.begun)
    @rule(player=PEOPLE, seat=LETTERS, behind=st.integers(-2, 3),
          choice=st.sampled_from(["left", "a1-a2", "roll 1", "x"]))
    def act_wrongly(self, player: str | None, seat: str, behind: int, choice: str) -> None:
        table = self.seating.table
        right = (behind == 0 and seat == table.actor and player and seat in table.seats_of(player)
                 and choice in [action.text for action in table.state.legal_actions] and table.chooser)
        command = wire.Act(self.id(), max(0, table.version - behind), seat, choice)
        assert self.send(player, command) is bool(right)

    @precondition(lambda self: self.seating.table.begun)
    @rule(player=PEOPLE, seat=LETTERS, behind=st.integers(0, 2))
    def undo(self, player: str | None, seat: str, behind: int) -> None:
        entries = list(self.seating.table.entries)
        if self.send(player, wire.Undo(self.id(), self.seating.table.version - behind, seat)):
            assert behind == 0
            assert self.seating.table.entries == entries[:-1]

    @precondition(lambda self: self.sent)
    @rule(data=st.data())
    def arrive_again(self, data: st.DataObject) -> None:
        """An old message, duplicated or late."""
        player, command = data.draw(st.sampled_from(self.sent))
        before = self.seating.table.version
        known = self.answers.get(command.id)
        if known is not None:
            assert self.seating.do(player, command) == known
            assert self.seating.table.version == before
        else:
            self.send(player, command)

    @rule(data=JSON)
    def malformed(self, data: Any) -> None:
        try:
            msgspec.json.decode(msgspec.json.encode(data), type=wire.AnyCommand)
        except msgspec.MsgspecError:
            return
        raise AssertionError(f"{data} passes for a command")

    @precondition(lambda self: self.seating.table.bot_to_choose)
    @rule()
    def bots_choose(self) -> None:
        self.seating.bots_play()

    @rule(absent=st.sets(st.sampled_from(["ann", "ben", "cem"])))
    def connections_change(self, absent: set[str]) -> None:
        self.seating.present = {None, "ann", "ben", "cem"} - absent

    @invariant()
    def the_journal_makes_the_table(self) -> None:
        table, again = self.seating.table, Table(self.seating.opening, self.seating.journal)
        assert (again.version, again.state, again.entries, again.sitters) == (
            table.version, table.state, table.entries, table.sitters)
        assert table.version == len(self.seating.journal)
        assert again.may_undo == table.may_undo

    @invariant()
    def nobody_plays_while_everybody_is_away(self) -> None:
        table = self.seating.table
        people = [sitter for sitter in table.sitters.values() if sitter.kind == "human" and not sitter.resigned]
        away = bool(people) and all(sitter.stand_in for sitter in people)
        assert table.paused is (table.begun and not table.over and away)
        if table.paused:
            assert (table.bot_to_choose, table.chooser, table.clocks.running) == (None, None, None)

    @invariant()
    def everything_acknowledged_is_there_once(self) -> None:
        ids = [written.id for written in self.seating.journal if written.id]
        assert len(ids) == len(set(ids))
        assert {written.id for written in self.seating.journal if written.id} <= set(self.answers)

    @invariant()
    def everybody_can_be_shown_the_table(self) -> None:
        for player in ("ann", "ben", None):
            msgspec.json.encode(self.seating.seen(player, 0))
        if self.seating.table.begun:
            record = self.seating.table.record
            assert read(list(record.lines()), game_type, unfinished=True).last == self.seating.table.state


class MessagesOfMorocco(Messages):
    game = "morocco"


TestMarrakech = Messages.TestCase
TestMorocco = MessagesOfMorocco.TestCase
TestMarrakech.settings = settings(max_examples=40, stateful_step_count=40, deadline=None)
TestMorocco.settings = settings(max_examples=15, stateful_step_count=30, deadline=None)
