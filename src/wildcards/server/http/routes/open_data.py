"""The open data that `wildcards db publish` wrote, if this server offers any."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Annotated, Final

from litestar import get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.params import PathParameter
from litestar.response import File

from wildcards.server.config import Config

_NAME: Final = re.compile(
    r"index\.json|datasheet-[0-9]{4}-[0-9]{2}\.md|(games|views|deals)-[0-9]{4}-[0-9]{2}\.jsonl\.gz"
)
_TYPES: Final = {
    ".json": "application/json",
    ".md": "text/markdown; charset=utf-8",
    ".gz": "application/gzip",
}


@get("/data/{name:str}", operation_id="open_data", tags=["operators"], include_in_schema=False)
async def open_data(
    state: State, name: Annotated[str, PathParameter(max_length=40, description="A file of `index.json`.")]
) -> File:
    """A file of the open data; `index.json` lists them (docs/open-data.md)."""
    config: Config = state.config
    if config.open_data is None or not _NAME.fullmatch(name):
        raise NotFoundException
    path = config.open_data / name
    if not await asyncio.to_thread(path.is_file):
        raise NotFoundException
    return File(path, filename=name, media_type=_TYPES[Path(name).suffix])
