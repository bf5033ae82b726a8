"""At the end of a run: what was not tested, and how to get it.

may_skip.toml lists what may be left out. With the environment variable CI set, a run fails if any other test was
skipped; with JEMAA_TEST_SKIP_NOTHING as well, if any was.
"""

import os
import tomllib
from collections import Counter
from pathlib import Path

import pytest

LIST = Path(__file__).with_name("may_skip.toml")


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Runs in the process that starts the workers, and in each worker, where there is no summary."""
    unlisted = [reason for reason in skipped(session.config) if not excuse(reason)]
    if unlisted and os.environ.get("CI") and session.exitstatus == pytest.ExitCode.OK:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    reasons = skipped(config)
    if not reasons:
        return
    terminalreporter.section("not tested here")
    for reason, number in reasons.most_common():
        why = f" [{LIST.name}: {excuse(reason)}]" if excuse(reason) else ""
        terminalreporter.line(f"{number} skipped: {reason}{why}", yellow=True)
    if os.environ.get("CI") and not all(map(excuse, reasons)):
        may = "nothing" if os.environ.get("JEMAA_TEST_SKIP_NOTHING") else f"only what {LIST.name} lists"
        said = f"CI is set, so that {may} may be skipped: the run has failed."
        terminalreporter.line(said, red=True)


def skipped(config: pytest.Config) -> Counter[str]:
    """Why tests or whole files were skipped, and how many for each reason."""
    reporter = config.pluginmanager.get_plugin("terminalreporter")
    reports = reporter.stats.get("skipped", []) if reporter else []
    return Counter(report.longrepr[2].removeprefix("Skipped: ") for report in reports)


def excuse(reason: str) -> str:
    """Why this may be skipped; empty if it may not."""
    if os.environ.get("JEMAA_TEST_SKIP_NOTHING"):
        return ""
    return next((each["why"] for each in listed() if reason.startswith(each["reason"])), "")


def listed() -> list[dict[str, str]]:
    """The tables of may_skip.toml."""
    return list(tomllib.loads(LIST.read_text()).values())
