"""What is wrong with a database that can't be used, as a word for people and for operators."""

import errno
import sqlite3
from typing import Literal

import sqlalchemy as sa

from jemaa.server.store.database_file import FileGone

StoreFailure = Literal[
    "disk-full",
    "store-locked",  # another program holds the lock
    "store-read-only",
    "store-gone",  # the file was moved, deleted or replaced
    "store-down",  # it does not answer, or anything else is wrong
]

OF_SQLITE: dict[int, StoreFailure] = {
    sqlite3.SQLITE_FULL: "disk-full",
    sqlite3.SQLITE_BUSY: "store-locked",
    sqlite3.SQLITE_LOCKED: "store-locked",
    sqlite3.SQLITE_READONLY: "store-read-only",
}
OF_POSTGRESQL: dict[str, StoreFailure] = {
    "53100": "disk-full",
    "55P03": "store-locked",
    "25006": "store-read-only",
}
OF_SYSTEM: dict[int | None, StoreFailure] = {
    errno.ENOSPC: "disk-full",
    errno.EDQUOT: "disk-full",
    errno.EROFS: "store-read-only",
}


def store_failure(error: Exception) -> StoreFailure:
    """The word for an error of the database (`database.FAILURES`)."""
    cause = error.orig if isinstance(error, sa.exc.DBAPIError) and isinstance(error.orig, Exception) else error
    if isinstance(cause, FileGone):
        return "store-gone"
    if isinstance(cause, sqlite3.Error):
        return OF_SQLITE.get(getattr(cause, "sqlite_errorcode", 0) & 0xFF, "store-down")
    if (state := getattr(cause, "sqlstate", None)) is not None:
        return OF_POSTGRESQL.get(state, "store-down")
    return OF_SYSTEM.get(cause.errno, "store-down") if isinstance(cause, OSError) else "store-down"
