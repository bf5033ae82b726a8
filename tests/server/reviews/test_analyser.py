"""Searches of the analysis board in a process of their own, and their bounds."""

import asyncio

import msgspec
import pytest

import jemaa
from jemaa.server.reviews import analyser
from jemaa.server.reviews.analyser import REMEMBERED, Analyser, Analysts, Question, Yes
from jemaa.table.errors import Refusal
from jemaa.table.wire.analysis import AskSearch

POSITION = jemaa.game("marrakech", players=3).start().apply("first A").text


def test_the_process_answers_one_question_after_the_other() -> None:
    asyncio.run(the_process_answers_one_question_after_the_other())


async def the_process_answers_one_question_after_the_other() -> None:
    made = Analyser()
    try:
        first = msgspec.json.decode(await made.analyse(AskSearch(POSITION), "here"))
        assert {each["choice"] for each in first["choices"]} == {"left", "ahead", "right"}
        with pytest.raises(Refusal, match="bad-position"):
            await made.analyse(AskSearch("nonsense"), "here")
        again = msgspec.json.decode(await made.analyse(AskSearch(POSITION), "here"))
        assert [each["shares"] for each in again["choices"]] == [each["shares"] for each in first["choices"]]
    finally:
        await made.close()


class Slow(Analyser):
    """One that answers when it is let."""

    def __init__(self) -> None:
        super().__init__()
        self.let = asyncio.Event()

    async def _ask(self, task: bytes) -> bytes:
        await self.let.wait()
        return msgspec.msgpack.encode(Yes(task))


def test_a_few_questions_wait_for_each_address_and_for_all() -> None:
    asyncio.run(a_few_questions_wait_for_each_address_and_for_all())


async def a_few_questions_wait_for_each_address_and_for_all() -> None:
    made = Slow()
    askers = [str(number // analyser.EACH) for number in range(analyser.WAITING)]
    waiting = [asyncio.create_task(made.analyse(AskSearch(POSITION), each)) for each in askers]
    await asyncio.sleep(0)
    for asker in ("0", "another"):
        with pytest.raises(Refusal, match="too-many-requests"):
            await made.analyse(AskSearch(POSITION), asker)
    made.let.set()
    assert len(await asyncio.gather(*waiting)) == analyser.WAITING
    assert await made.analyse(AskSearch(POSITION), "0")


class Broken(Analyser):
    """One whose process ends at once, the first time."""

    tries = 0

    async def _ask(self, task: bytes) -> bytes:
        self.tries += 1
        if self.tries == 1:
            raise EOFError
        return msgspec.msgpack.encode(Yes(task))


def test_a_process_that_ends_is_started_anew_by_the_next_question() -> None:
    asyncio.run(a_process_that_ends_is_started_anew_by_the_next_question())


async def a_process_that_ends_is_started_anew_by_the_next_question() -> None:
    made = Broken()
    with pytest.raises(Refusal, match="no-analysis"):
        await made.analyse(AskSearch(POSITION), "here")
    assert await made.analyse(AskSearch(POSITION), "here")


def test_a_refusal_is_an_answer() -> None:
    analysts = Analysts()
    assert isinstance(analysts.answer(Question(AskSearch(POSITION), "here")), Yes)
    assert not isinstance(analysts.answer(Question(AskSearch("nonsense"), "here")), Yes)


def test_the_searches_of_each_go_on_and_those_of_a_few_are_kept() -> None:
    analysts = Analysts()

    def simulations(asker: str, number: int) -> int:
        answer = analysts.answer(Question(AskSearch(POSITION, number), asker))
        assert isinstance(answer, Yes)
        return int(msgspec.json.decode(answer.analysis)["simulations"])

    first = simulations("ann", 1)
    assert simulations("ben", 1) == first
    assert simulations("ann", 2) == 4 * first
    for other in range(REMEMBERED):
        simulations(str(other), 1)
    third = Question(AskSearch(POSITION, 3), "ann")
    assert analysts.answer(third) == Analysts().answer(third), "from nothing"
