"""HTTP and WebSocket around tables, and the database. Knows no rule of a game.

Importing any part of it without the extra `server` raises `MissingExtra`, which says how to install it.
"""

from jemaa.core import extra

extra.check("server")
