"""Logs: one line per event, readable or as JSON. They hold no cards, seeds, cookies or links."""

from __future__ import annotations

import json
import logging
from datetime import UTC, datetime
from typing import Any, Final

_OWN: Final = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "color_message"}
TOLD: Final = "wildcards.told"  # what the operator is told whatever the level, in words only


class JsonLines(logging.Formatter):
    """One JSON object per line."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        data: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **_extra(record),
        }
        if record.exc_info:
            data["error"] = self.formatException(record.exc_info)
        return json.dumps(data, default=str, ensure_ascii=False)


class Readable(logging.Formatter):
    """A line for people, with its extra values at the end."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        more = " ".join([f"{key}={value}" for key, value in _extra(record).items()])
        line = super().format(record)
        return f"{line}  {more}" if more else line


def _extra(record: logging.LogRecord) -> dict[str, Any]:
    return {key: value for key, value in record.__dict__.items() if key not in _OWN}


def logging_config(level: str, *, as_json: bool) -> dict[str, Any]:
    """For logging.config.dictConfig."""
    if as_json:
        form: dict[str, Any] = {"()": JsonLines}
        words = form
    else:
        form = {"()": Readable, "format": "%(asctime)s %(levelname)-7s %(message)s"}
        words = {"format": "%(message)s"}
    handler = {"class": "logging.StreamHandler"}
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"form": form, "words": words},
        "handlers": {"stderr": {**handler, "formatter": "form"}, "words": {**handler, "formatter": "words"}},
        "root": {"level": "WARNING", "handlers": ["stderr"]},
        "loggers": {
            "wildcards": {"level": level.upper()},
            TOLD: {"level": "INFO", "handlers": ["words"], "propagate": False},
            "uvicorn.error": {"level": "WARNING"},
        },
    }
