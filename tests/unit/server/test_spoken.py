"""What a server says while it starts: each line in words for people, as JSON for programs."""

from __future__ import annotations

import json
import logging
import logging.config
import warnings
from collections.abc import Iterator

import pytest

from wildcards.errors import ServerError
from wildcards.server.run.launch import complain
from wildcards.server.run.logs import TOLD, logging_config


@pytest.fixture(autouse=True)
def _loggers() -> Iterator[None]:
    root = logging.getLogger()
    before = list(root.handlers), root.level
    yield
    logging.captureWarnings(capture=False)
    root.handlers[:], root.level = before
    for name in ("wildcards", TOLD, "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers[:], logger.level, logger.propagate = [], logging.NOTSET, True


def test_words_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    logging.config.dictConfig(logging_config("error", as_json=False))
    logging.getLogger(TOLD).info("Wild Cards serves at http://x.")
    logging.getLogger("wildcards.server").info("not shown at this level")
    assert capsys.readouterr().err == "Wild Cards serves at http://x.\n"


def test_json_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    logging.config.dictConfig(logging_config("error", as_json=True))
    logging.captureWarnings(capture=False)  # another test may have left it on, when it does nothing
    logging.captureWarnings(capture=True)
    logging.getLogger(TOLD).info("Wild Cards serves at http://x.")
    with warnings.catch_warnings():
        warnings.simplefilter("always")
        warnings.warn("odd", stacklevel=1)
    complain(ServerError("--host: no"))
    lines = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    assert [line["level"] for line in lines] == ["info", "warning", "error"]
    assert (lines[0]["message"], lines[2]["message"]) == ("Wild Cards serves at http://x.", "--host: no")
