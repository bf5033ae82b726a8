"""What the load prints: times as percentiles, and what a process takes of the machine."""

import os
import re
import statistics
from dataclasses import dataclass, field
from pathlib import Path

WINDOW = 0.25
"""Seconds that count together, after the storm."""
CALM = 100.0
"""Milliseconds: with a 99th of a hundred under this, a server is itself again."""
Times = list[tuple[float, float]]
"""(when, how long) of each action, in seconds."""


@dataclass
class Meter:
    """How long actions took: to their answer, and to the last of the table's four browsers."""

    answered: Times = field(default_factory=list)
    seen: Times = field(default_factory=list)

    def clear(self) -> None:
        """From now on."""
        self.answered.clear()
        self.seen.clear()


class Usage:
    """What processes have taken together until now."""

    def __init__(self, *pids: int) -> None:
        self._pids = pids
        self.cpu = sum(map(_cpu, pids))
        self.wall = float(Path("/proc/uptime").read_text().split()[0])

    def since(self, before: "Usage") -> "Usage":
        """What it took between two looks."""
        self.cpu, self.wall = self.cpu - before.cpu, self.wall - before.wall
        return self

    @property
    def memory(self) -> str:
        """Resident memory of each; and without what it shares with other processes, which is counted in parts."""
        return ", ".join(map(_memory, self._pids))


def _cpu(pid: int) -> float:
    """The seconds of CPU that a process has had."""
    ticks = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(ticks[11]) + int(ticks[12])) / os.sysconf("SC_CLK_TCK")


def _memory(pid: int) -> str:
    text = Path(f"/proc/{pid}/smaps_rollup").read_text()
    rss, pss = (int(re.findall(rf"^{name}:\s+(\d+)", text, re.MULTILINE)[0]) // 1024 for name in ("Rss", "Pss"))
    return f"{rss} MiB ({pss} MiB of its own)"


def report(what: str, meter: Meter, server: Usage, load: Usage) -> None:
    """A part's figures."""
    count = len(meter.answered)
    print(f"{what}: {count / server.wall:.0f} acknowledged a second; answer {spread(meter.answered)}; "
          f"last of four browsers {spread(meter.seen)}; server {server.cpu / max(count, 1) * 1000:.2f} ms of CPU an "
          f"action, {server.cpu / server.wall:.0%} of its core, load {load.cpu / load.wall:.0%}; {server.memory}")


def report_storm(meter: Meter, began: float, back: float, sockets: int, server: Usage) -> None:
    """How long the storm took, and after it, until answers came as before."""
    print(f"storm: {sockets} sockets again after {back:.2f} s, in which the server had {server.cpu:.2f} s of CPU, "
          f"{server.cpu / server.wall:.0%} of its core")
    for what, times in (("answer", meter.answered), ("last of four browsers", meter.seen)):
        late = max((when for when, took in times if took * 1000 > CALM), default=began) - began
        print(f"  {what} {spread(times)}; the last one of over {CALM:.0f} ms came {late:.2f} s after the cut, "
              f"{late - back:+.2f} s after all were back")
        windows = [[took for when, took in times if start <= when - began < start + WINDOW]
                   for start in (n * WINDOW for n in range(16))]
        print("  p99 in ms, each quarter second: " + " ".join(p99(each) for each in windows))


def spread(times: Times) -> str:
    """The median and the 99th of a hundred, in milliseconds."""
    if len(times) < 2:
        return "-"
    took = [each * 1000 for _, each in times]
    return f"p50 {statistics.median(took):.1f} ms, p99 {statistics.quantiles(took, n=100)[98]:.1f} ms"


def p99(took: list[float]) -> str:
    """The 99th of a hundred, in milliseconds."""
    return f"{statistics.quantiles(took, n=100, method='inclusive')[98] * 1000:.0f}" if len(took) > 1 else "-"
