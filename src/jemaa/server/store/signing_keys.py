"""The keys with which the server signs games: one at a time, made when it first starts, and those that it had before.

They stand in the table `keys`, so that all processes of a server have the same ones, and a restored database goes on
with them. They are in no log and in no export of a game; a backup of the whole database holds them, like all other
secrets.
"""

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from jemaa.server.store.database import READS
from jemaa.server.store.schema import KEYS
from jemaa.table.signatures import SigningKey, new_signing_key

CURRENT = "signing"
"""The name of the present key's row."""
FORMER = "signing-"
"""What the names of former keys' rows begin with; the beginning of the public key follows."""
NAME_LENGTH = 20


class SigningKeys:
    """The signing keys of one database; what has been read is kept in memory."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._known: dict[str, SigningKey] = {}
        """Public key -> the key."""
        self._current: SigningKey | None = None

    async def current(self) -> SigningKey:
        """The key with which new games are signed; the first process that needs one makes it."""
        if self._current is None:
            keys = await self._stored()
            if CURRENT not in keys:
                await self._make()
                keys = await self._stored()
            self._current = keys[CURRENT]
        return self._current

    async def of(self, signer: str | None) -> SigningKey:
        """The key for a game that was opened under the public key `signer`; the present one where that is gone.

        None is the signer of games that an older version has opened, which the present key signs.
        """
        current = await self.current()
        if signer is None or signer == current.public:
            return current
        if signer not in self._known:
            self._known = {key.public: key for key in (await self._stored()).values()}
        return self._known.get(signer, current)

    async def public(self) -> tuple[str, ...]:
        """All public keys in the database, the present one first; keys that `rotate` was told to forget are gone.

        Where no game was signed yet, the present key is made.
        """
        current = await self.current()
        stored = await self._stored()
        return (current.public, *(key.public for key in stored.values() if key.public != current.public))

    async def rotate(self, *, forget: bool = False) -> SigningKey:
        """Make a new key for games that are opened from now on, and return it; servers that run must be restarted.

        Games opened before are still signed with the former keys, or, with `forget`, which deletes these, with the new
        one.
        """
        await self.current()
        key = new_signing_key()
        async with self._engine.begin() as connection:
            before = _decoded(await connection.scalar(sa.select(KEYS.c.secret).where(KEYS.c.name == CURRENT)) or "")
            here = KEYS.c.name == CURRENT
            if forget:
                await connection.execute(sa.delete(KEYS).where(here | KEYS.c.name.startswith(FORMER)))
            else:
                name = (FORMER + before.public)[:NAME_LENGTH]
                await connection.execute(sa.update(KEYS).where(here).values(name=name))
            await connection.execute(sa.insert(KEYS).values(name=CURRENT, secret=_encoded(key)))
        self._current, self._known = key, {}
        return key

    async def _make(self) -> None:
        row = {"name": CURRENT, "secret": _encoded(new_signing_key())}
        try:
            async with self._engine.begin() as connection:
                await connection.execute(sa.insert(KEYS), row)
        except IntegrityError:  # another process was quicker
            return

    async def _stored(self) -> dict[str, SigningKey]:
        """Name of a row -> its key."""
        query = sa.select(KEYS).where((KEYS.c.name == CURRENT) | KEYS.c.name.startswith(FORMER))
        async with self._engine.execution_options(**{READS: True}).connect() as connection:
            return {row.name: _decoded(row.secret) for row in await connection.execute(query)}


def _encoded(key: SigningKey) -> str:
    return f"{key.private} {key.public}"


def _decoded(text: str) -> SigningKey:
    private, _, public = text.partition(" ")
    return SigningKey(private, public)
