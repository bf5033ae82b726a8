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
    """The event, with capabilities and tokens replaced wherever they occur, also in tracebacks."""
    return {name: SECRET.sub(REDACTED, value) if isinstance(value, str) else value for name, value in event.items()}


def set_up() -> None:
    """Log as JSON from now on: our events, and the warnings of libraries."""
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
