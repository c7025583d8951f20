"""docs/server.md describes what is there."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

import typer
from prometheus_client.parser import text_string_to_metric_families

from wildcards.commands import serve
from wildcards.commands.db import app as db
from wildcards.server.config import MOST_BODY, MOST_MESSAGE, Limits
from wildcards.server.metrics import Metrics

ROOT = Path(__file__).parents[2]
DOCS = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")


def test_every_option_is_there_with_its_variable() -> None:
    command = typer.main.get_command(serve.app)
    rows = {row.split("`")[1]: row for row in re.findall(r"^\| `--.*$", DOCS, re.MULTILINE)}
    options = {one.opts[0]: one for one in command.params if one.name != "help"}
    assert set(rows) == set(options)
    for name, option in options.items():
        variable = f"`{option.envvar}`" if option.envvar else "| |"
        assert variable in rows[name]
        if isinstance(option.default, (int, str)) and not isinstance(option.default, bool):
            assert f"| {option.default} |" in rows[name]


def test_every_command_of_the_database_is_there() -> None:
    for name in typer.main.get_command(db).commands:  # type: ignore[attr-defined]
        assert f"| `wildcards db {name}" in DOCS


def test_every_metric_is_there_and_no_other() -> None:
    made = Metrics()
    families = text_string_to_metric_families(made.text().decode())
    kinds = {one.name: one.type for one in families if not one.name.endswith("_created")}
    names = {f"{name}_total" if kind == "counter" else name for name, kind in kinds.items()}
    assert set(re.findall(r"^\| `(wildcards_\w+)`", DOCS, re.MULTILINE)) == names


def test_the_limits_are_those_of_the_code() -> None:
    limits = Limits()
    for field in fields(limits):
        value = getattr(limits, field.name)
        said = f"{value:,}" if isinstance(value, int) else f"{value[0]:g} at once, {value[1]:g} a second"
        assert f"| {said} |" in DOCS, field.name
    assert f"at most {MOST_MESSAGE:,} bytes" in DOCS
    assert f"a request {MOST_BODY:,}" in DOCS


def test_the_files_to_deploy_use_variables_that_exist() -> None:
    known = set(re.findall(r"WILDCARDS_\w+", DOCS))
    for name in ("wildcards.service", "Containerfile"):
        used = set(re.findall(r"WILDCARDS_\w+", (ROOT / "deploy" / name).read_text(encoding="utf-8")))
        assert used <= known
