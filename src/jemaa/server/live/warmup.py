"""Loads the compiled rules, or compiles them on a machine that has never run them, before a move needs them."""

import asyncio
import contextlib
from collections.abc import Callable
from threading import Thread

from jemaa.core.chance import Stream
from jemaa.core.chance_spread import chance_spreads
from jemaa.core.game import State
from jemaa.games import GAMES, game


def warm() -> None:
    """Load or compile the rules, by playing a random game for two of each game type as a table does.

    Takes a second, or minutes the first time on a machine.
    """
    for name in GAMES:
        state, stream = game(name, 2).start(), Stream(0)
        while not state.is_over:
            state = _play(state, stream)


def _play(state: State, stream: Stream) -> State:
    choices = [outcome for outcome, _ in state.chance_outcomes] or state.legal_actions
    tuple(chance_spreads(state, state.legal_actions[:2]))
    state.view(None)
    return state.play(choices[stream.below(len(choices))])[0]


async def in_background(do: Callable[[], None]) -> None:
    """Call `do` in a daemon thread and wait for it. The process does not wait for the thread when it ends.

    An exception of `do` is printed by the thread, and not raised here.
    """
    loop, done = asyncio.get_running_loop(), asyncio.Event()

    def run() -> None:
        try:
            do()
        finally:
            with contextlib.suppress(RuntimeError):  # the loop has ended meanwhile
                loop.call_soon_threadsafe(done.set)
    Thread(target=run, name="warm", daemon=True).start()
    await done.wait()
