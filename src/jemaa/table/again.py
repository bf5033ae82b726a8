"""Whether those who sat at a finished table play again: their answers, and the moment at which the next table opens."""

from collections.abc import Sequence

from jemaa.table.journal import Prepared

WAIT = 60_000
"""Milliseconds after the first yes, after which the next table does not wait for further answers."""
FEWEST = 2
"""So many people have to say yes; all of them, where fewer sat at the table."""


class Answers:
    """The answers of the people at a finished table. A person's answer is for all of their seats, and may change."""

    def __init__(self, prepared: Prepared, people: Sequence[str]) -> None:
        self.prepared = prepared
        self.people = tuple(people)
        """All persons who sat at the table, in the order of their first seats, named as `Sitter.player` does."""
        self.entropies: dict[str, str] = {}
        """Who has said yes, the first one first -> that person's part of the next dice."""
        self.declined: set[str] = set()
        self.asked = 0
        """The version of the table with the first yes of those that stand; it means nothing while there is none."""
        self._since = 0

    def __copy__(self) -> "Answers":
        """The same answers, to be changed on their own."""
        answers = Answers(self.prepared, self.people)
        answers.entropies, answers.declined = dict(self.entropies), set(self.declined)
        answers.asked, answers._since = self.asked, self._since
        return answers

    def take(self, player: str, entropy: str | None, now: int, version: int) -> None:
        """Note the answer of a player: `entropy` for yes, None for no. The newest answer of each player counts.

        `now` is in milliseconds, `version` that of the table with the answer. That the player is one of `people` is
        not checked.
        """
        if entropy is None:
            self.entropies.pop(player, None)
            self.declined.add(player)
            return
        if not self.entropies:
            self._since, self.asked = now, version
        self.declined.discard(player)
        self.entropies[player] = entropy

    @property
    def waits_until(self) -> int | None:
        """The time, in milliseconds, until which further answers are waited for; None before the first yes."""
        return self._since + WAIT if self.entropies else None

    @property
    def opens_at(self) -> int | None:
        """The time, in milliseconds, when the next table opens unless an answer changes; None while too few said yes.

        Once all have answered, that is the time of the first yes, which is past: it opens at once. Until then it is
        `WAIT` after that yes.
        """
        if len(self.entropies) < min(FEWEST, len(self.people)):
            return None
        answered = len(self.entropies) + len(self.declined)
        return self._since if answered == len(self.people) else self._since + WAIT
