"""A bot that is a program in any language: it is asked by a line of JSON and answers by one (`lines.py`).

The program is started when it first has to choose, and is ended, with everything that it has started, when nobody needs
it any more. If it takes too long, breaks down or gives an invalid answer once, one of our own bots plays its seat from
then on, and `fault` says why. Its output cannot fill the memory: only the end of its errors, and one short line of each
answer, are kept.
"""

import os
import selectors
import shlex
import shutil
import signal
import subprocess
import time
import weakref
from typing import IO

import msgspec

from jemaa.bots.levels import LEVELS
from jemaa.bots.lines import Answer, Ask
from jemaa.core.chance import Stream
from jemaa.core.choice import Action
from jemaa.core.errors import JemaaError
from jemaa.core.game import State, seat_letters

COMMAND = "cmd:"
"""What a kind begins with that is a command line."""
LONGEST_KIND = 80
"""The largest number of characters of a kind, `cmd:` included: records hold no more."""
STAND_IN = "level1"
"""Who plays on for a bot that failed."""
START_MS, DECISION_MS = 10_000, 2_000
"""How long the first answer may take, the program's start included, and how long every other one."""
LONGEST_ANSWER = 1 << 12
"""The largest number of bytes of an answer, the end of the line included."""
KEPT_ERRORS = 1 << 12
"""Bytes of the standard error that are kept, the last ones."""

PIPE = 1 << 16
"""Bytes that are read from a pipe at once: as much as it holds."""

_running: set[subprocess.Popen[bytes]] = set()
"""The programs of this process that have not been ended."""


def end_programs() -> None:
    """End all programs that play for bots of this process.

    Call this before leaving the process in the middle of a game.
    """
    for process in list(_running):
        _end(process)


class Fault(Exception):
    """A program failed; the text says how."""


class External:
    """A bot that plays by a program.

    A stand-in, which draws from the bot's stream, plays once the program has failed.
    """

    def __init__(self, stream: Stream, command: str, start_ms: int = START_MS, decision_ms: int = DECISION_MS) -> None:
        """`start_ms` limits the first answer, the start included, `decision_ms` every other one, in milliseconds.

        Nothing is started yet. Raises `JemaaError` for a command that is too long or names no program, and where there
        are no process groups (on Windows).
        """
        self._arguments = _arguments(command)
        self._stand_in = LEVELS[STAND_IN](stream)
        self._start_ms, self._decision_ms = start_ms, decision_ms
        self._talk: Talk | None = None
        self.fault: str | None = None
        """Why the stand-in plays; None while all is well."""
        self.errors = ""
        """The end of what the program wrote to its standard error, once it has been ended."""

    def choose(self, state: State) -> Action:
        """The action that the program answers; once it has failed, the action that the stand-in chooses.

        Starts the program if it isn't running. Its first failure ends it for good and sets `fault`; nothing is raised.
        """
        if self.fault is None:
            try:
                return self._ask(state)
            except Fault as fault:
                self.fault = str(fault)
                self.close()
        return self._stand_in.choose(state)

    def _ask(self, state: State) -> Action:
        limit = self._decision_ms if self._talk else self._start_ms
        self._talk = self._talk or Talk(self._arguments)
        actions = {action.text: action for action in state.legal_actions}
        view = msgspec.to_builtins(state.view(state.actor))
        ask = Ask(game=state.game.name, players=state.game.players, seat=seat_letters(state.game.players)[state.actor],
                  view=view, legal=tuple(actions), milliseconds=limit)
        line = self._talk.exchange(msgspec.json.encode(ask) + b"\n", limit / 1000)
        try:
            return actions[msgspec.json.decode(line, type=Answer).action]
        except (msgspec.MsgspecError, UnicodeDecodeError):
            raise Fault(f'it answered {line[:60]!r}, which is no line like {{"action": "..."}}') from None
        except KeyError as unknown:
            raise Fault(f"it chose {str(unknown)[:60]}, which is not among the legal actions") from None

    def close(self) -> None:
        """End the program, if it runs. The next choice starts it anew, unless it failed."""
        if self._talk:
            self.errors = self._talk.end().decode(errors="replace")
            self._talk = None


class Talk:
    """A running program and the pipes to it."""

    def __init__(self, arguments: list[str]) -> None:
        """Start the program; raises `Fault` where it doesn't start."""
        try:
            process = subprocess.Popen(arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0,  # noqa: S603  # whoever runs us named it
                                       stderr=subprocess.PIPE, start_new_session=True)
        except OSError as error:
            raise Fault(f"it doesn't start: {error.strerror}") from None
        assert process.stdin
        assert process.stdout
        assert process.stderr
        self._process, self._in, self._out, self._err = process, process.stdin, process.stdout, process.stderr
        for pipe in (self._in, self._out, self._err):
            os.set_blocking(pipe.fileno(), False)
        self._errors = b""
        _running.add(process)
        self._finish = weakref.finalize(self, _end, process)  # at the latest when nobody holds this any more

    def end(self) -> bytes:
        """End the program and whatever it has started; returns the last of its errors."""
        self._keep_errors()
        self._finish()
        return self._errors

    def exchange(self, line: bytes, seconds: float) -> bytes:
        """Send a line, given with its end, and return the line that is answered, without its end.

        Raises `Fault` if none comes within `seconds`, if it is too long or not the only one, if the program wrote
        anything before it was asked, and if it has ended.
        """
        if self._receive():
            raise Fault("it spoke before it was asked")
        deadline, answer = time.monotonic() + seconds, b""
        with selectors.DefaultSelector() as ready:
            ready.register(self._in, selectors.EVENT_WRITE)
            ready.register(self._out, selectors.EVENT_READ)
            ready.register(self._err, selectors.EVENT_READ)
            while not answer.endswith(b"\n"):
                files = [key.fileobj for key, _ in ready.select(max(0.0, deadline - time.monotonic()))]
                if time.monotonic() > deadline:
                    raise Fault(f"it didn't answer within {seconds:g} s")
                if self._err in files and not self._keep_errors():
                    ready.unregister(self._err)
                if self._in in files:
                    line = self._send(line)
                    if not line:
                        ready.unregister(self._in)
                if self._out in files:
                    answer += self._receive()
                    _check(answer)
        return answer[:-1]

    def _send(self, line: bytes) -> bytes:
        """Send as much as the pipe takes; returns the rest."""
        try:
            return line[os.write(self._in.fileno(), line):]
        except OSError:
            raise Fault(self._ended()) from None

    def _receive(self) -> bytes:
        """The bytes that have come, b"" if there are none yet; raises `Fault` where no more will come."""
        try:
            received = os.read(self._out.fileno(), LONGEST_ANSWER + 1)
        except BlockingIOError:
            return b""
        if not received:
            raise Fault(self._ended())
        return received

    def _keep_errors(self) -> bool:
        """Read what the program has written to its standard error; returns whether more may come."""
        received = _read(self._err)
        self._errors = (self._errors + (received or b""))[-KEPT_ERRORS:]
        return received != b""

    def _ended(self) -> str:
        self._keep_errors()
        try:
            code = self._process.wait(1)
        except subprocess.TimeoutExpired:
            return "it closed its output"
        last = self._errors.decode(errors="replace").strip().rpartition("\n")[2]
        return f"it ended with exit code {code}" + (f": {last[:200]}" if last else "")


def _read(pipe: IO[bytes]) -> bytes | None:
    """The bytes that have come: b"" at the end of the pipe, None if there are none yet."""
    try:
        return os.read(pipe.fileno(), PIPE)
    except BlockingIOError:
        return None


def _check(answer: bytes) -> None:
    """Raise `Fault` if the answer is too long or has more than one line."""
    if len(answer) > LONGEST_ANSWER:
        raise Fault(f"its answer is longer than {LONGEST_ANSWER} bytes")
    if b"\n" in answer[:-1]:
        raise Fault("it answered with more than one line")


def _end(process: subprocess.Popen[bytes]) -> None:
    """Kill the program's whole group, whether or not its first process still lives."""
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except (ProcessLookupError, PermissionError):  # all are gone
        process.kill()
    process.wait()
    for pipe in (process.stdin, process.stdout, process.stderr):
        if pipe:
            pipe.close()
    _running.discard(process)


def _arguments(command: str) -> list[str]:
    """The parts of a command line; raises `JemaaError` where it is too long or names no program that can be started."""
    if len(COMMAND + command) > LONGEST_KIND:
        raise JemaaError(f"{COMMAND + command!r} is longer than {LONGEST_KIND} letters; put the command into a script")
    if not hasattr(os, "killpg"):
        raise JemaaError("programs as bots need a POSIX system, such as Linux or macOS")
    try:
        arguments = shlex.split(command)
    except ValueError as error:
        raise JemaaError(f"{command!r} is no command line ({error})") from None
    if not arguments or not shutil.which(arguments[0]):
        raise JemaaError(f"there is no program {arguments[0] if arguments else ''!r} to start; give a command line, "
                         f'as in "{COMMAND}python mybot.py"')
    return arguments
