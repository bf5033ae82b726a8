"""The bots in the other seats when one seat learns."""

from collections.abc import Callable, Sequence

from jemaa.bots import POLICY, Bot, make
from jemaa.bots.policy import policy_bot
from jemaa.core.chance import Stream
from jemaa.core.choice import Action
from jemaa.core.errors import BadOption
from jemaa.core.game import Game, State
from jemaa.envs.arrays import BOT_LANES, CHANCE_DRAWN
from jemaa.envs.cpu import Key

Opponent = str | Callable[[Stream], Bot]
"""A kind of bot by name (`jemaa.bots.KINDS`), `policy:` and a policy's file, or what makes a bot from its stream."""

UNIFORM = "random"
"""The kind that chooses uniformly. No bot is made for it: the stepper draws its actions, which are as likely."""


class Opponents:
    """The other seats of a game and their bots.

    drawn: chance and the seats that choose uniformly, as bits like those of `Settings.drawn`.
    """

    def __init__(self, game: Game, seat: int, chosen: Opponent | Sequence[Opponent]) -> None:
        """`chosen` is a kind for all seats but `seat`, or a list with one for each of them, in the order of the seats.

        Raises `BadOption` for a seat or a number of opponents that does not fit, `JemaaError` for an unknown kind.
        """
        if seat not in range(game.players):
            raise BadOption(f"the learner's seat is one of 0 to {game.players - 1}; not {seat!r}")
        others = [other for other in range(game.players) if other != seat]
        each = [chosen] * len(others) if isinstance(chosen, str) or callable(chosen) else list(chosen)
        if len(each) != len(others):
            raise BadOption(f"name one opponent for all {len(others)} other seats, or {len(others)}; not {len(each)}")
        self._kinds = {other: kind if isinstance(kind, str) else "" for other, kind in zip(others, each, strict=True)}
        self._makers = {other: maker(kind) for other, kind in zip(others, each, strict=True) if kind != UNIFORM}
        self.drawn = CHANCE_DRAWN + sum(CHANCE_DRAWN << 1 + other for other in others if other not in self._makers)

    def __bool__(self) -> bool:
        return bool(self._makers)

    def names(self, bots: dict[int, Bot]) -> tuple[str, ...]:
        """The names of the kinds in the other seats, in the seats' order; `bots` are this game's, from `seated`."""
        return tuple(self._kinds[seat] or name_of(bots[seat]) for seat in self._kinds)

    def seated(self, key: Key, episode: int) -> dict[int, Bot]:
        """New bots for one game, by seat; those who choose uniformly are left out.

        Each draws from a stream of its own that depends on the key, the episode and the seat.
        """
        seed, number = key
        first = BOT_LANES * (1 + episode)
        return {seat: make_one(Stream(seed, number, first + seat)) for seat, make_one in self._makers.items()}


class NamedBot:
    """A bot that has a name, for `info["opponents"]`.

    name: the name of its kind.
    """

    def __init__(self, name: str, bot: Bot) -> None:
        self.name, self._bot = name, bot

    def choose(self, state: State) -> Action:
        """What the bot chooses."""
        return self._bot.choose(state)


def name_of(bot: Bot) -> str:
    """The name of a bot's kind: its `name` if it has one, else that of its class."""
    return str(getattr(bot, "name", type(bot).__name__))


class Mixture:
    """An opponent that is drawn for each game from several kinds, of which each is as likely as its weight says.

    Bots of one strength and of another, or past selves of the learner: `add` takes one more kind in, for all games that
    begin afterwards.
    """

    def __init__(self, *kinds: Opponent, weights: Sequence[int] | None = None) -> None:
        """`weights` are whole numbers above 0, one for each kind; all are 1 if nothing is said.

        Raises `BadOption` for none or invalid weights, and `JemaaError` for an unknown kind.
        """
        given = [1] * len(kinds) if weights is None else list(weights)
        if not kinds or len(given) != len(kinds):
            raise BadOption(f"a mixture has one kind or more, and a weight for each; not {len(kinds)} kinds with "
                            f"{len(given)} weights")
        self._makers: list[Callable[[Stream], Bot]] = []
        self._weights: list[int] = []
        for kind, weight in zip(kinds, given, strict=True):
            self.add(kind, weight)

    def add(self, kind: Opponent, weight: int = 1) -> None:
        """Take in one more kind; raises `BadOption` for a weight below 1, `JemaaError` for an unknown kind."""
        if weight < 1:
            raise BadOption(f"a kind's weight in a mixture is 1 or more; not {weight}")
        make_one = maker(kind)
        self._makers.append((lambda stream: NamedBot(kind, make_one(stream))) if isinstance(kind, str) else make_one)
        self._weights.append(weight)

    def __call__(self, stream: Stream) -> Bot:
        """The bot of one game, drawn by its own stream."""
        return self._makers[stream.draw(self._weights)](stream)


def maker(kind: Opponent) -> Callable[[Stream], Bot]:
    """The function that makes a bot of this kind from a stream; raises `JemaaError` where no kind has this name.

    A policy's file is read once, here. A kind that is such a function itself is returned as it is.
    """
    if not isinstance(kind, str):
        return kind
    if kind.startswith(POLICY):
        shared = policy_bot(kind.removeprefix(POLICY))
        return lambda _: shared
    make(kind, Stream(0))
    return lambda stream: make(kind, stream)
