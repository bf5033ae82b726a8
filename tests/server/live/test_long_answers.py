"""Answers that take long: made once for all who ask, kept, and refused to whoever wants too many."""

import asyncio
from collections.abc import Awaitable, Callable
from threading import Event

import pytest

from jemaa.server.live import long_answers
from jemaa.server.live.long_answers import WAITING, LongAnswers
from jemaa.table.errors import Refusal


def with_answers(test: Callable[[LongAnswers], Awaitable[None]], room: int = 100) -> None:
    async def run() -> None:
        answers = LongAnswers(room)
        try:
            await test(answers)
        finally:
            answers.close()
    asyncio.run(run())


def test_an_answer_is_made_once_for_all_who_wait_and_all_who_come_later() -> None:
    made: list[str] = []

    def make() -> bytes:
        made.append("once")
        return b"answer"

    async def test(answers: LongAnswers) -> None:
        assert await asyncio.gather(*(answers.get("key", "ann", make) for _ in range(20))) == [b"answer"] * 20
        assert await answers.get("key", "ben", make) == b"answer"
        assert made == ["once"]
    with_answers(test)


def test_the_answers_used_last_are_kept() -> None:
    made: list[int] = []

    async def test(answers: LongAnswers) -> None:
        async def ask(key: int) -> None:
            def make() -> bytes:
                made.append(key)
                return b"x" * 40
            await answers.get(key, "ann", make)
        for key in (1, 2, 1, 3, 1, 2):
            await ask(key)
        assert made == [1, 2, 3, 2]
    with_answers(test)


def test_an_answer_larger_than_the_room_is_given_and_not_kept() -> None:
    async def test(answers: LongAnswers) -> None:
        for _ in range(2):
            assert len(await answers.get("key", "ann", lambda: b"x" * 1000)) == 1000
        assert await answers.get("small", "ann", lambda: b"x" * 100) == b"x" * 100
    with_answers(test)


def test_what_goes_wrong_is_raised_and_tried_again() -> None:
    def fail() -> bytes:
        raise ValueError("once")

    async def test(answers: LongAnswers) -> None:
        with pytest.raises(ValueError, match="once"):
            await answers.get("key", "ann", fail)
        assert await answers.get("key", "ann", lambda: b"fine") == b"fine"
    with_answers(test)


def test_who_waits_for_too_many_is_refused_and_others_are_not() -> None:
    async def test(answers: LongAnswers) -> None:
        goes_on = Event()

        def make() -> bytes:
            goes_on.wait(60)
            return b""
        waiting = [asyncio.create_task(answers.get(key, "ann", make)) for key in range(WAITING)]
        await asyncio.sleep(0)
        with pytest.raises(Refusal, match="too-many-requests"):
            await answers.get("one more", "ann", make)
        others = [asyncio.create_task(answers.get(key, "ben", make)) for key in (0, "own")]
        await asyncio.sleep(0)
        goes_on.set()
        assert await asyncio.gather(*waiting, *others) == [b""] * (WAITING + 2)
        assert await answers.get("one more", "ann", make) == b""
    with_answers(test)


def test_who_has_used_much_cpu_waits_for_more_and_others_do_not(monkeypatch: pytest.MonkeyPatch) -> None:
    now, used = 1_000.0, 0.0
    monkeypatch.setattr(long_answers, "monotonic", lambda: now)
    monkeypatch.setattr(long_answers, "thread_time", lambda: used)

    def make() -> bytes:
        nonlocal used
        used += long_answers.BUDGET_S
        return b"answer"

    def fail() -> bytes:
        make()
        raise ZeroDivisionError

    async def test(answers: LongAnswers) -> None:
        nonlocal now
        assert await answers.get(1, "ann", make) == b"answer"
        with pytest.raises(Refusal, match="too-many-requests"):
            await answers.get(2, "ann", make)
        assert await answers.get(1, "ann", make) == b"answer", "it is kept"
        with pytest.raises(ZeroDivisionError):
            await answers.get(3, "ben", fail)
        with pytest.raises(Refusal, match="too-many-requests"):
            await answers.get(3, "ben", make)
        now += 1
        assert await answers.get(2, "ann", make) == b"answer"
        now += long_answers.BUDGET_S / long_answers.SHARE - 2
        with pytest.raises(Refusal, match="too-many-requests"):
            await answers.get(4, "ann", make)
        assert await answers.get(4, "ben", make) == b"answer"
    with_answers(test)


def test_those_who_may_use_everything_again_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(long_answers, "MOST_ASKERS", 3)
    monkeypatch.setattr(long_answers, "SHARE", 1e9)

    async def test(answers: LongAnswers) -> None:
        for key in range(20):
            await answers.get(key, f"asker {key}", lambda: b"answer")
        assert len(answers._budgets) <= 4
    with_answers(test)


def test_the_event_loop_goes_on_while_an_answer_is_made() -> None:
    async def test(answers: LongAnswers) -> None:
        loop, seen = asyncio.get_running_loop(), Event()

        def make() -> bytes:
            loop.call_soon_threadsafe(seen.set)
            return b"seen" if seen.wait(60) else b"the loop stood still"
        assert await answers.get("key", "ann", make) == b"seen"
    with_answers(test)


def test_who_goes_away_does_not_take_the_answer_from_others() -> None:
    async def test(answers: LongAnswers) -> None:
        goes_on = Event()

        def make() -> bytes:
            goes_on.wait(60)
            return b"answer"
        first, second = (asyncio.create_task(answers.get("key", who, make)) for who in ("ann", "ben"))
        await asyncio.sleep(0)
        first.cancel()
        goes_on.set()
        assert await second == b"answer"
    with_answers(test)
