"""What goes wrong with a request, and how it is answered."""

from __future__ import annotations

from typing import Any, Final

from litestar import Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec

from wildcards.errors import DatabaseError
from wildcards.protocol.table import Problem
from wildcards.table.refusal import RefusedError

PROBLEMS: Final[dict[int, ResponseSpec]] = {
    status: ResponseSpec(Problem, description=why, generate_examples=False)
    for status, why in (
        (400, "The request is not as described."),
        (403, "You may not do this."),
        (404, "There is no such thing."),
        (409, "The table doesn't allow it now."),
        (413, "The request is too long."),
        (429, "Too many requests: try again later."),
        (503, "The database does not answer: try again."),
    )
}


def refused(_request: Any, error: RefusedError) -> Response[Problem]:
    """The answer to what is refused."""
    headers = {"retry-after": str(int(error.args_["seconds"]) + 1)} if error.http_status == 429 else None
    return Response(Problem(error.code, error.args_), status_code=error.http_status, headers=headers)


def failed(_request: Any, error: HTTPException) -> Response[Problem]:
    """The answer to what is not a proper request."""
    codes = {404: "no_path", 405: "no_method", 413: "too_long"}
    code = codes.get(error.status_code, "malformed" if error.status_code < 500 else "internal")
    args: dict[str, Any] = {}
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        args["where"] = [str(one.get("key", ""))[:100] for one in error.extra if isinstance(one, dict)]
        args["why"] = [str(one.get("message", ""))[:200] for one in error.extra if isinstance(one, dict)]
    elif code == "malformed":
        args["why"] = [str(error.detail)[:200]]
    return Response(Problem(code, args), status_code=error.status_code, headers=error.headers)


def too_deep(_request: Any, _error: RecursionError) -> Response[Problem]:
    """The answer to JSON nested so deeply that it cannot be read."""
    return Response(Problem("malformed", {"why": ["nested too deeply"]}), status_code=400)


def no_text(_request: Any, _error: UnicodeDecodeError) -> Response[Problem]:
    """The answer to a body that is not text, for which msgspec raises Python's own error."""
    return Response(Problem("malformed", {"why": ["expected JSON in UTF-8"]}), status_code=400)


def database_failed(_request: Any, _error: DatabaseError) -> Response[Problem]:
    """The answer while the database is away."""
    return Response(Problem("unavailable", {}), status_code=503)


def broke(_request: Any, error: Exception) -> Response[Problem]:
    """The answer to a bug of ours: no details go out."""
    import logging

    logging.getLogger(__name__).error("request failed", exc_info=error)
    return Response(Problem("internal", {}), status_code=500)


ERRORS: Final = {
    RefusedError: refused,
    DatabaseError: database_failed,
    HTTPException: failed,
    RecursionError: too_deep,
    UnicodeDecodeError: no_text,
    Exception: broke,
}
