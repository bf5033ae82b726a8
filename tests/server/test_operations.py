"""The files of docs/guide/operations.md: they can be read, and name only what there is."""

import re
from pathlib import Path
from typing import get_args

import yaml

from jemaa.cli.db import command as db
from jemaa.cli.serve import command as serve
from jemaa.server.metrics import REGISTRY
from jemaa.server.store.store_failures import StoreFailure

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "examples/operations"
GUIDE = (ROOT / "docs/guide/operations.md").read_text()


def metrics() -> set[str]:
    return {sample.name for metric in REGISTRY.collect() for sample in metric.samples} | {
        f"{metric.name}_total" for metric in REGISTRY.collect() if metric.type == "counter"} | {
        f"{metric.name}_bucket" for metric in REGISTRY.collect() if metric.type == "histogram"}


def test_alerts_name_metrics_that_there_are() -> None:
    [group] = yaml.safe_load((FOLDER / "alerts.yaml").read_text())["groups"]
    expressions = " ".join(rule["expr"] for rule in group["rules"])
    named = set(re.findall(r"jemaa_\w+", expressions))
    assert len(named) == 5
    assert named <= metrics()
    assert all(re.fullmatch("disk-full|store-.*", code) for code in get_args(StoreFailure))


def test_options_of_the_service_and_of_compose_are_those_of_serve() -> None:
    compose = yaml.safe_load((FOLDER / "compose.yaml").read_text())
    service = (FOLDER / "jemaa.service").read_text()
    command = " ".join(compose["services"]["server"]["command"])
    options = {option for each in serve.params for option in (*each.opts, *each.secondary_opts)}
    for words in (command, re.findall("ExecStart=(.*)", service)[0]):
        assert "jemaa serve" in words
        assert set(re.findall(r"--[a-z-]+", words)) <= options
    assert compose["services"]["server"]["build"]["context"] == "../.."
    assert compose["services"]["server"]["depends_on"]["database"]["condition"] == "service_healthy"


def test_commands_of_the_guide_are_there() -> None:
    named = set(re.findall(r"jemaa db ([a-z-]+)", GUIDE))
    assert {"upgrade", "downgrade", "prune", "export", "import", "delete"} <= named
    assert named <= set(db.commands)
