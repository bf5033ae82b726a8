"""An event loop in virtual time, in which simulated processes run: one thread, one callback at a time, by a seed.

Each callback belongs to the process whose context it was scheduled in. Within a process callbacks run in the order in
which asyncio would run them; which process comes next is drawn. A process can be paused, as by SIGSTOP, and killed:
nothing of it runs any more then, not even the end of a `finally`. Time passes only when no process has anything to do.
"""

import asyncio
import contextlib
import heapq
import warnings
from collections import deque
from collections.abc import Callable, Coroutine
from contextvars import Context, ContextVar, copy_context
from random import Random
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from tests.chaos.network import Network

T = TypeVar("T")
MOST_STEPS = 400_000
"""Callbacks of one history: more of them are a livelock."""


class Process:
    """A simulated process at a host of its own."""

    def __init__(self, host: str, *, monotonic: float = 0.0, wall: float = 0.0) -> None:
        self.host = host
        self.alive, self.paused, self.listed = True, False, False
        self.ready: deque[Call] = deque()
        self.monotonic, self.wall = monotonic, wall
        """Seconds by which its two clocks are ahead of the loop's time."""
        self.context = Context()
        self.context.run(PROCESS.set, self)


PROCESS: ContextVar[Process] = ContextVar("process")
"""The process in which something runs."""


class Call:
    """A scheduled callback, as asyncio's handles are."""

    __slots__ = ("args", "callback", "context", "dropped", "time")

    def __init__(self, callback: Callable[..., object], args: tuple[Any, ...], context: Context) -> None:
        self.callback, self.args, self.context = callback, args, context
        self.dropped = False
        self.time = 0.0

    def cancel(self) -> None:
        """Don't run it."""
        self.dropped = True

    def cancelled(self) -> bool:
        return self.dropped

    def when(self) -> float:
        return self.time


class Livelock(Exception):
    """The processes never come to rest, or nothing will ever happen any more."""


class VirtualLoop(asyncio.AbstractEventLoop):
    """The loop of all processes of a history. `run` within `PROCESS`'s context."""

    network: "Network"

    def __init__(self, random: Random) -> None:
        self.now = 0.0
        """Seconds since the beginning of the history."""
        self.steps = 0
        self.stopped = False
        self.failures: list[BaseException] = []
        """What callbacks have raised; asyncio would log it."""
        self._draw = random.random
        self._busy: list[Process] = []
        self._timers: list[tuple[float, int, Call, Process]] = []
        self._count = 0
        self._tasks: list[asyncio.Task[Any]] = []

    # --- asyncio's ------------------------------------------------------------------------------------------------

    def time(self) -> float:
        return self.now + PROCESS.get().monotonic

    def get_debug(self) -> bool:
        return False

    def is_running(self) -> bool:
        return True

    def is_closed(self) -> bool:
        return False

    def call_soon(self, callback: Callable[..., object], *args: Any,  # type: ignore[override]
                  context: Context | None = None) -> Any:
        context = context or copy_context()
        call = Call(callback, args, context)
        self._put(context[PROCESS], call)
        return call

    call_soon_threadsafe = call_soon  # type: ignore[assignment]

    def call_later(self, delay: float, callback: Callable[..., object], *args: Any,  # type: ignore[override]
                   context: Context | None = None) -> Any:
        return self._at(self.now + delay, callback, args, context or copy_context())

    def call_at(self, when: float, callback: Callable[..., object], *args: Any,  # type: ignore[override]
                context: Context | None = None) -> Any:
        context = context or copy_context()
        call = self._at(when - context[PROCESS].monotonic, callback, args, context)
        call.time = when
        return call

    def create_future(self) -> "asyncio.Future[Any]":
        return asyncio.Future(loop=self)

    def create_task(self, coro: Any, *, name: str | None = None, context: Context | None = None) -> Any:
        task: asyncio.Task[Any] = asyncio.Task(coro, loop=self, name=name, context=context)
        self._tasks.append(task)
        return task

    def run_in_executor(  # type: ignore[override]
            self, _executor: object, func: Callable[..., T], *args: Any) -> "asyncio.Future[T]":
        """A thread takes a millisecond."""
        done: asyncio.Future[T] = self.create_future()

        def run() -> None:
            try:
                result = func(*args)
            except Exception as error:  # noqa: BLE001  # whoever waits gets it
                if not done.done():
                    done.set_exception(error)
            else:
                if not done.done():
                    done.set_result(result)
        self.call_later(0.001, run)
        return done

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        """Nothing: callbacks' errors are in `failures`, and tasks' are seen by who awaits them."""

    async def create_server(self, protocol_factory: Any, *_: Any, sock: Any = None, **__: Any) -> Any:
        return self.network.listen(sock.getsockname()[:2], protocol_factory)

    async def create_connection(self, protocol_factory: Any, host: Any = None, port: Any = None, **_: Any) -> Any:
        return await self.network.connect((host, port), protocol_factory)

    # --- processes ------------------------------------------------------------------------------------------------

    def post(self, when: float, process: Process, callback: Callable[..., object], *args: Any) -> None:
        """Run something in a process at a moment of the loop's time."""
        self._at(when, callback, args, process.context)

    def spawn(self, process: Process, work: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        """Start a task in a process."""
        task: asyncio.Task[T] = self.create_task(work, context=process.context.copy())
        return task

    def pause(self, process: Process) -> None:
        """Stop a process as by SIGSTOP: what happens to it meanwhile waits."""
        process.paused = True
        self._unlist(process)

    def go_on(self, process: Process) -> None:
        """Let a process that was paused go on."""
        process.paused = False
        if process.ready and process.alive and not process.listed:
            process.listed = True
            self._busy.append(process)

    def kill(self, process: Process) -> None:
        """End a process as by SIGKILL."""
        process.alive = False
        process.ready.clear()
        self._unlist(process)

    def _unlist(self, process: Process) -> None:
        if process.listed:
            process.listed = False
            self._busy.remove(process)

    def _put(self, process: Process, call: Call) -> None:
        if not process.alive:
            return
        process.ready.append(call)
        if not process.listed and not process.paused:
            process.listed = True
            self._busy.append(process)

    def _at(self, when: float, callback: Callable[..., object], args: tuple[Any, ...], context: Context) -> Call:
        call = Call(callback, args, context)
        self._count += 1
        heapq.heappush(self._timers, (when, self._count, call, context[PROCESS]))
        return call

    # --- running --------------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Run until `stopped`; raises `Livelock`."""
        asyncio._set_running_loop(self)
        try:
            while not self.stopped:
                if self._busy:
                    self._step()
                else:
                    self._pass_time()
        finally:
            asyncio._set_running_loop(None)

    def _step(self) -> None:
        busy = self._busy
        place = int(self._draw() * len(busy)) if len(busy) > 1 else 0
        process = busy[place]
        call = process.ready.popleft()
        if not process.ready:
            process.listed = False
            busy[place] = busy[-1]
            busy.pop()
        if call.dropped:
            return
        self.steps += 1
        if self.steps > MOST_STEPS:
            raise Livelock("the processes do not come to rest")
        try:
            call.context.run(call.callback, *call.args)
        except Exception as error:  # noqa: BLE001  # a callback that fails stops no other one
            self.failures.append(error)

    def _pass_time(self) -> None:
        if not self._timers:
            raise Livelock("nothing will happen any more")
        when, _, call, process = heapq.heappop(self._timers)
        if not call.dropped:
            self.now = max(self.now, when)
            self._put(process, call)

    def close(self) -> None:
        """End all that is unfinished, without letting it do anything that counts."""
        self._timers.clear()
        asyncio._set_running_loop(self)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            for task in self._tasks:
                if not task.done():
                    task._log_destroy_pending = False  # type: ignore[attr-defined]
                    with contextlib.suppress(BaseException):
                        task.get_coro().close()
            self._tasks.clear()
        asyncio._set_running_loop(None)


def new_loop(random: Random) -> VirtualLoop:
    """A loop whose order of processes is drawn from `random`."""
    return VirtualLoop(random)  # type: ignore[abstract]  # what is missing nobody calls
