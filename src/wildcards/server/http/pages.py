"""The pages that need no browser client: the API's documents, and how to get the client."""

from __future__ import annotations

from html import escape
from importlib.resources import files
from typing import Any, Final

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.openapi.plugins import OpenAPIRenderPlugin
from litestar.params import FromPath

from wildcards.server.config import Config

_STYLE: Final = "style.css"


def _file(name: str) -> str:
    return files("wildcards.server").joinpath("static", name).read_text(encoding="utf-8")


def _filled(name: str, config: Config, **texts: str) -> str:
    """A page with its texts in place; only those of the page itself may hold markup, in `body`."""
    html = _file(name).replace("{{base}}", escape(config.prefix))
    for key, text in texts.items():
        html = html.replace(f"{{{{{key}}}}}", text if key == "body" else escape(text))
    return html


def page(name: str, config: Config, status: int = 200, **texts: str) -> Response[str]:
    """A page of this server by its name, with these texts in it."""
    html = _filled(name, config, **texts)
    return Response(html, media_type=MediaType.HTML, status_code=status)


@get("/static/{name:str}", include_in_schema=False)
async def static_file(name: FromPath[str]) -> Response[str]:
    """The style of the pages."""
    if name != _STYLE:
        raise NotFoundException
    return Response(_file(name), media_type="text/css")


PAGES: Final = [static_file]


class _ApiPage(OpenAPIRenderPlugin):
    """The API's documents as one page, without scripts or anything from elsewhere."""

    def __init__(self) -> None:
        super().__init__(path="/")

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The page."""
        parts = [
            f"<section id='{escape(operation['operationId'])}'>"
            f"<h2><code>{method.upper()} {escape(path)}</code></h2>{_operation(operation)}</section>"
            for path, methods in openapi_schema["paths"].items()
            for method, operation in methods.items()
            if isinstance(operation, dict)
        ]
        schemas = openapi_schema.get("components", {}).get("schemas", {})
        parts += [
            f"<section id='s-{escape(name)}'><h2>{escape(name)}</h2>{_schema(one)}</section>"
            for name, one in schemas.items()
        ]
        return _filled("api.html", request.app.state.config, body="\n".join(parts)).encode()


def _about(one: dict[str, Any]) -> str:
    return escape(one.get("description") or "")


def _operation(operation: dict[str, Any]) -> str:
    text = f"<p>{escape(operation.get('description') or operation.get('summary') or '')}</p>"
    names = [
        f"<li><code>{escape(one['name'])}</code> ({escape(one['in'])}) {_about(one)}</li>"
        for one in operation.get("parameters", [])
    ]
    body = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
    if body:
        names.append(f"<li>body: {_type(body)}</li>")
    answers = {status: _body(answer) for status, answer in operation.get("responses", {}).items()}
    refusals = [status for status, body in answers.items() if body.get("$ref", "").endswith("/Problem")]
    names += [
        f"<li>answer: {_type(body)} ({status})</li>"
        for status, body in answers.items()
        if status not in refusals
    ]
    if refusals:
        names.append(f"<li>or a {_type(answers[refusals[0]])} ({', '.join(refusals)})</li>")
    return f"{text}<ul>{''.join(names)}</ul>"


def _body(answer: dict[str, Any]) -> dict[str, Any]:
    for content in answer.get("content", {}).values():
        schema: dict[str, Any] = content.get("schema", {})
        return schema
    return {}


def _type(schema: dict[str, Any]) -> str:
    """A type in words, with links to the named ones."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f"<a href='#s-{name}'>{name}</a>"
    for key in ("oneOf", "anyOf"):
        if key in schema:
            return " or ".join([_type(one) for one in schema[key] if one])
    if "enum" in schema:
        return " or ".join([f"<code>{escape(str(one))}</code>" for one in schema["enum"]])
    if schema.get("type") == "array":
        return f"list of {_type(schema.get('items', {}))}"
    kinds = schema.get("type", "anything")
    return escape(" or ".join(kinds) if isinstance(kinds, list) else str(kinds))


def _schema(schema: dict[str, Any]) -> str:
    rows = [
        f"<tr><td><code>{escape(name)}</code></td><td>{_type(one)}</td><td>{_about(one)}</td></tr>"
        for name, one in schema.get("properties", {}).items()
    ]
    return f"<p>{escape(schema.get('description') or '')}</p><table>{''.join(rows)}</table>"


API_PAGE: Final = _ApiPage()
