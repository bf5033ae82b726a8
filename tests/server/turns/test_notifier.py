"""Who is told of a turn, when, how often; and what becomes of those whom nobody can reach."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest

from jemaa.server.live import audience
from jemaa.server.live.live_table import LiveTable, Watcher
from jemaa.server.store.subscriptions import Hook
from jemaa.table import wire
from jemaa.table.views import Viewer
from tests.server.notified import LINK, QUICK, Inside, command, device, hook, inside
from tests.server.receiving import Endpoint, PushBrowser, Received, checked, receiving
from tests.server.running import ENTROPY

Test = Callable[[Inside, Endpoint], Awaitable[None]]


def run(url: str, test: Test, *answers: int) -> None:
    async def work() -> None:
        with receiving(*answers) as endpoint:
            async with inside(url) as (one,):
                await test(one, endpoint)
                assert endpoint.requests.empty()
    asyncio.run(work())


async def come(endpoint: Endpoint) -> Received:
    return await asyncio.to_thread(endpoint.next)


def test_a_turn_is_told_once_with_facts_and_no_more(url: str) -> None:
    async def test(one: Inside, endpoint: Endpoint) -> None:
        live = await one.table()
        target = hook(endpoint)
        row = await one.subscribe(live, "ben", target)
        await one.turn(live)
        got = await come(endpoint)
        assert checked(got, target.secret) == {
            "game": "marrakech", "number": live.table.opening.number, "link": LINK, "seat": "B", "name": "Ben",
            "version": live.table.turn, "language": None, "asker": None}
        assert got.headers["webhook-id"] == f"{row.id}.{live.table.turn}"
        await one.settled(live)
    run(url, test)


def test_the_choices_within_a_turn_are_no_new_turn_and_the_next_one_is(url: str) -> None:
    async def test(one: Inside, endpoint: Endpoint) -> None:
        live = await one.table()
        target = hook(endpoint)
        await one.subscribe(live, "ben", target)
        await one.turn(live)
        first = checked(await come(endpoint), target.secret)
        choice = live.table.state.legal_actions[0].text
        await one.do(live, "ben", wire.Act(command(), live.table.version, "B", choice))
        assert live.table.chooser == "B"
        await one.settled(live)
        await one.turn(live)
        await one.turn(live)
        assert checked(await come(endpoint), target.secret)["version"] > first["version"]
        await one.settled(live)
    run(url, test)


def test_who_asks_in_their_own_turn_knows_of_it(url: str) -> None:
    async def test(one: Inside, endpoint: Endpoint) -> None:
        live = await one.table()
        await one.subscribe(live, "ann", hook(endpoint))
        await one.do(live, "ben", wire.Leave(command(), "B"))
        await one.settled(live, "ann")
    run(url, test)


def test_a_browser_gets_the_facts_encrypted(url: str) -> None:
    async def test(one: Inside, endpoint: Endpoint) -> None:
        live, browser = await one.table(), PushBrowser()
        await one.subscribe(live, "ben", device(endpoint, browser))
        await one.turn(live)
        got = await come(endpoint)
        said = json.loads(browser.decrypted(got.body))
        assert (said["seat"], said["language"], said["link"]) == ("B", "fr", LINK)
        assert not any(fact.encode() in got.body for fact in (LINK, live.table.opening.number, '"Ben"'))
        await one.settled(live)
    run(url, test)


def test_it_is_tried_again_under_the_same_name_until_it_is_taken(url: str) -> None:
    async def test(one: Inside, endpoint: Endpoint) -> None:
        live = await one.table()
        target = hook(endpoint)
        await one.subscribe(live, "ben", target)
        await one.turn(live)
        got = [await come(endpoint) for _ in range(3)]
        assert len({each.headers["webhook-id"] for each in got}) == 1
        assert len({checked(each, target.secret)["version"] for each in got}) == 1
        [row] = await one.settled(live)
        assert row.tries == 0
    run(url, test, 500, 307)


def test_after_the_last_try_a_turn_is_given_up_and_the_next_one_told(url: str) -> None:
    async def test(one: Inside, endpoint: Endpoint) -> None:
        live = await one.table()
        target = hook(endpoint)
        await one.subscribe(live, "ben", target)
        await one.turn(live)
        for _ in range(1 + len(QUICK.pauses)):
            await come(endpoint)
        await one.settled(live)
        assert endpoint.requests.empty()
        await one.turn(live)
        await one.turn(live)
        await come(endpoint)
        await one.settled(live)
    run(url, test, *[503] * (1 + len(QUICK.pauses)))


def test_a_turn_that_has_passed_is_not_told_any_more(url: str) -> None:
    async def work() -> None:
        with receiving(500) as endpoint:
            async with inside(url, pace=replace(QUICK, pauses=(0.3,))) as (one,):
                live = await one.table()
                await one.subscribe(live, "ben", hook(endpoint))
                await one.turn(live)
                await come(endpoint)
                await one.turn(live)
                await one.settled(live)
                assert endpoint.requests.empty()
    asyncio.run(work())


def test_nobody_is_told_of_a_turn_while_the_table_is_paused(url: str) -> None:
    async def test(one: Inside, endpoint: Endpoint) -> None:
        live = await one.table()
        await one.subscribe(live, "ann", hook(endpoint, "/ann"))
        await one.subscribe(live, "ben", hook(endpoint, "/ben"))
        await one.do(live, "ben", wire.Leave(command(), "B"))
        await one.do(live, "ann", wire.Leave(command(), "A"))
        assert live.table.paused
        for player in ("ann", "ben"):
            await one.settled(live, player)
        assert endpoint.requests.empty()
        await one.do(live, "ann", wire.Return(command(), "A"))
        assert (await come(endpoint)).path == "/ann"
        for player in ("ann", "ben"):
            await one.settled(live, player)
    run(url, test)


@pytest.mark.parametrize("answer", [404, 410])
def test_a_browser_that_is_no_more_is_forgotten(url: str, answer: int) -> None:
    async def test(one: Inside, endpoint: Endpoint) -> None:
        live = await one.table()
        await one.subscribe(live, "ben", device(endpoint, PushBrowser()))
        await one.turn(live)
        await come(endpoint)
        assert await one.settled(live) == []
    run(url, test, answer)


def test_a_webhook_is_forgotten_when_it_says_that_it_is_gone_for_good(url: str) -> None:
    async def test(one: Inside, endpoint: Endpoint) -> None:
        live = await one.table()
        await one.subscribe(live, "ben", hook(endpoint))
        await one.turn(live)
        await come(endpoint)
        await come(endpoint)
        assert await one.settled(live) == []
    run(url, test, 404, 410)


def test_who_is_at_the_board_is_told_only_when_they_leave_it(url: str) -> None:
    async def test(one: Inside, endpoint: Endpoint) -> None:
        live = await one.table()
        await one.subscribe(live, "ben", hook(endpoint))
        watcher = Watcher(Viewer("ben", invited=True), None)
        audience.join(live, watcher)
        await one.turn(live)
        looked = (await one.rows(live))[0].after
        await one.until(live, lambda row: row.after != looked)
        assert endpoint.requests.empty()
        audience.leave(live, watcher)
        await come(endpoint)
        await one.settled(live)
    run(url, test)


def test_a_table_that_is_deleted_takes_them_along(url: str) -> None:
    async def test(one: Inside, endpoint: Endpoint) -> None:
        live = await one.table()
        await one.subscribe(live, "ben", hook(endpoint))
        await one.host.delete(live)
        assert await one.rows(live) == []
    run(url, test)


def test_some_time_after_the_end_of_the_game_it_ends(url: str) -> None:
    async def test(one: Inside, endpoint: Endpoint) -> None:
        over, on = await one.table(), await one.table()
        for live in (over, on):
            await one.subscribe(live, "ben", hook(endpoint))
        await one.do(over, "ann", wire.Resign(command(), "A"))
        assert over.table.over
        await one.settled(over)
        ended = (await one.host.store.load(over.table.opening.number) or (None, []))[1][-1].at
        await one.host.subscriptions.drop_finished(ended)
        assert len(await one.rows(over)) == 1
        await one.host.subscriptions.drop_finished(ended + 1)
        assert (len(await one.rows(over)), len(await one.rows(on))) == (0, 1)
    run(url, test)


async def asks(one: Inside, live: LiveTable, player: str, seat: str) -> None:
    """Somebody says yes to another game."""
    await one.do(live, player, wire.Rematch(command(), seat))
    await one.do(live, player, wire.Rematch(command(), seat, ENTROPY))


def test_who_is_away_is_told_once_that_somebody_wants_another_game(url: str) -> None:
    async def test(one: Inside, endpoint: Endpoint) -> None:
        live = await one.table()
        target = hook(endpoint)
        for player in ("ann", "ben"):
            await one.subscribe(live, player, target if player == "ben" else hook(endpoint, "/ann"))
        await one.do(live, "ann", wire.Resign(command(), "A"))
        await asks(one, live, "ann", "A")
        assert live.table.again
        assert checked(await come(endpoint), target.secret) == {
            "game": "marrakech", "number": live.table.opening.number, "link": LINK, "seat": "B", "name": "Ben",
            "version": live.table.again.asked, "language": None, "asker": "Ann"}
        await one.do(live, "ben", wire.Rematch(command(), "B", wanted=False))
        await one.settled(live)
    run(url, test)


def test_notices_go_over_to_the_next_table_for_those_who_sit_there(url: str) -> None:
    async def test(one: Inside, endpoint: Endpoint) -> None:
        opening = await one.host.open(wire.OpenTable("marrakech", (None, None, None), {"first_player": "A"}))
        live = await one.host.registry.get(opening.number)
        assert live
        target = hook(endpoint)
        for player, seat in (("ann", "A"), ("ben", "B"), ("cem", "C")):
            await one.do(live, player, wire.Sit(command(), seat, player.title(), ENTROPY))
            watcher = Watcher(Viewer(player, invited=True), None)
            audience.join(live, watcher)
            await one.subscribe(live, player, target)
        for player, seat in (("ben", "B"), ("cem", "C")):
            await one.do(live, player, wire.Resign(command(), seat))
        await one.do(live, "cem", wire.Rematch(command(), "C", wanted=True))
        await one.do(live, "cem", wire.Rematch(command(), "C", wanted=False))
        for player, seat in (("ann", "A"), ("ben", "B")):
            await one.do(live, player, wire.Rematch(command(), seat, ENTROPY))
        await asyncio.wait_for(one.host.tasks.join(), 30)
        assert live.table.rematch
        following, _ = await one.host.registry.find(live.table.rematch.invite)
        rows = {player: await one.rows(following, player) for player in ("ann", "ben", "cem")}
        assert {player: len(found) for player, found in rows.items()} == {"ann": 1, "ben": 1, "cem": 0}
        link = "https://play.example.org/t/" + live.table.rematch.invite
        assert rows["ben"][0].target == replace_link(target, link)
        assert [await one.rows(live, player) for player in ("ann", "ben", "cem")] == [[], [], []]
        told = checked(await come(endpoint), target.secret)
        assert (told["number"], told["link"]) == (following.table.opening.number, link)
        assert told["asker"] is None
        await one.settled(following, following.table.sitters[following.table.chooser or ""].player or "")
    run(url, test)


def replace_link(target: Hook, link: str) -> Hook:
    return Hook(target.url, target.secret, link)


def test_of_several_processes_one_tells(url: str) -> None:
    async def work() -> None:
        with receiving() as endpoint:
            async with inside(url, processes=3) as several:
                first = several[0]
                tables = [await first.table() for _ in range(4)]
                for live in tables:
                    for number in range(5):
                        await first.subscribe(live, "ben", hook(endpoint, f"/{number}"))
                await asyncio.gather(*(first.turn(live) for live in tables))
                got = [await come(endpoint) for _ in range(20)]
                assert len({each.headers["webhook-id"] for each in got}) == 20
                for live in tables:
                    await first.settled(live)
            assert endpoint.requests.empty()
    asyncio.run(work())


def test_a_claim_of_a_process_that_was_killed_lapses(url: str) -> None:
    async def work() -> None:
        with receiving() as endpoint:
            async with inside(url, telling=False) as (dead,):
                live = await dead.table()
                await dead.subscribe(live, "ben", hook(endpoint))
                await dead.turn(live)
                [row] = await dead.rows(live)
                assert row.news > row.processed_version
                assert await dead.host.subscriptions.claim(row, row.after + 1)
                assert not await dead.host.subscriptions.claim(row, row.after + 1)
            async with inside(url) as (one,):
                await come(endpoint)
                again = await one.host.registry.get(live.table.opening.number)
                assert again
                await one.settled(again)
            assert endpoint.requests.empty()
    asyncio.run(work())
