"""The log: one line of JSON an event on the standard error, without capabilities, cookies or people's names."""

import logging
import re
import sys
import traceback

import structlog

SECRET = re.compile(r"(?<=/t/)[\w-]{16,}|(?<=/tables/)[\w-]{16,}|(?<=[Bb]earer )\S+|(?<=jemaa=)[\w-]+"
                    r"|(?<=whsec_)[\w+/=-]+|(?<=vapid )\S+|(?<=/subscriptions/)[\w-]{16,}")
REDACTED = "…"


def redact(_logger: object, _method: str, event: structlog.typing.EventDict) -> structlog.typing.EventDict:
    """The event as a new dictionary, with capabilities and tokens replaced by `REDACTED` in its texts and tracebacks.

    They are recognized by what stands before them (`SECRET`), such as `/t/` or `Bearer `: one that stands alone stays,
    and so does one inside a value that is no text.
    """
    return {name: SECRET.sub(REDACTED, value) if isinstance(value, str) else value for name, value in event.items()}


def set_up() -> None:
    """Log as JSON from now on: our events, and libraries' warnings and errors. Removes the root logger's handlers."""
    shared: list[structlog.typing.Processor] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
        redact,
    ]
    structlog.configure(
        processors=[*shared, structlog.processors.JSONRenderer()],
        logger_factory=structlog.PrintLoggerFactory(sys.stderr), cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(structlog.stdlib.ProcessorFormatter(
        processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, structlog.processors.JSONRenderer()],
        foreign_pre_chain=shared,
    ))
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)


log = structlog.get_logger()


def failed(event: str, error: BaseException, **about: object) -> None:
    """Log an unexpected error and where it was raised, without its message, which may quote private data."""
    where = "".join(traceback.format_tb(error.__traceback__))
    log.error(event, reason=type(error).__name__, where=where, **about)
