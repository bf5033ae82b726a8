"""The server's signing keys: one for all processes, which outlives them, and a new one when it is asked for."""

import asyncio

from jemaa.server.store.signing_keys import SigningKeys
from jemaa.server.store.store import Store
from tests.server.store.contract import with_store


def test_processes_that_start_together_have_one_key(url: str) -> None:
    async def test(store: Store) -> None:
        processes = [SigningKeys(store.engine) for _ in range(4)]
        keys = await asyncio.gather(*(each.current() for each in processes))
        assert len(set(keys)) == 1
        assert await processes[0].public() == (keys[0].public,)
    with_store(url, test)


def test_a_former_key_is_known_until_it_is_forgotten(url: str) -> None:
    async def test(store: Store) -> None:
        keys = SigningKeys(store.engine)
        first = await keys.current()
        second = await keys.rotate()
        third = await keys.rotate()
        later = SigningKeys(store.engine)
        assert await later.current() == third
        assert [await later.of(each.public) for each in (first, second, third)] == [first, second, third]
        assert await later.of(None) == third
        assert await later.of("0" * 64) == third
        assert set(await later.public()) == {first.public, second.public, third.public}
        assert (await later.public())[0] == third.public
        fourth = await later.rotate(forget=True)
        assert await SigningKeys(store.engine).of(first.public) == fourth
        assert await later.public() == (fourth.public,)
    with_store(url, test)
