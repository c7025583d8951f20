"""The HTTP interface checked against its own description, with requests that fit it and some that don't."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import Case, GenerationMode
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import negative_data_rejection, positive_data_acceptance
from strategies import STEADY
from support.servers import Running, running, sqlite_in

from wildcards.conform.client import Socket, make, play_out, problem, start, you

TRIED = settings(
    STEADY, max_examples=2, phases=[Phase.generate], database=None, suppress_health_check=list(HealthCheck)
)
AT_LENGTH = settings(TRIED, max_examples=150, derandomize=False)
# A table may say no to what is well-formed: rules that don't fit, a clock without time.
NOT_CHECKED: list[Any] = [positive_data_acceptance]


class Place:
    """A server with a table of each status; requests come from the person who made them."""

    def __init__(self, server: Running) -> None:
        ann = server.client()
        seats = [you(), you(), {"kind": "bot", "level": "novice"}]
        self.tables = [make(ann, seats, visibility="public") for _ in range(3)]
        for table in self.tables[1:]:
            start(ann, table)
        with Socket(ann, self.tables[2]) as socket:
            play_out([socket], 1)
        self.session = requests.Session()
        self.session.cookies.update(dict(ann.cookies))
        self.schema = schemathesis.openapi.from_url(f"{server.url}/schema/openapi.json")

    def try_all(self, mode: GenerationMode, tried: settings) -> list[str]:
        """Try all operations; returns their names."""
        names: list[str] = []
        for found in self.schema.get_all_operations():
            assert isinstance(found, Ok)
            operation = found.ok()
            names.append(operation.label)
            if mode == GenerationMode.NEGATIVE and not (operation.body or list(operation.iter_parameters())):
                continue

            @tried
            @given(operation.as_strategy(generation_mode=mode))
            def check(case: Case[Any]) -> None:
                self.check(case)

            check()
        return names

    def check(self, case: Case[Any]) -> None:
        """One request: as it is, and about each of the tables."""
        self._send(case, NOT_CHECKED)
        if "table_id" in (case.path_parameters or {}):
            for table in self.tables:
                case.path_parameters["table_id"] = table
                # Perhaps only the table was wrong.
                self._send(case, [*NOT_CHECKED, negative_data_rejection])

    def _send(self, case: Case[Any], not_checked: list[Any]) -> None:
        response: Any = case.call(session=self.session, timeout=20)
        assert response.status_code < 500, response.text
        case.validate_response(response, excluded_checks=not_checked)


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    with running(sqlite_in(tmp_path_factory.mktemp("api"))) as server:
        here = Place(server)
        yield here
        here.session.close()


@pytest.mark.parametrize("mode", GenerationMode)
def test_answers_are_as_described(place: Place, mode: GenerationMode) -> None:
    assert len(place.try_all(mode, TRIED)) > 20


@pytest.mark.slow
@pytest.mark.parametrize("mode", GenerationMode)
def test_answers_are_as_described_at_length(place: Place, mode: GenerationMode) -> None:
    place.try_all(mode, AT_LENGTH)


@pytest.mark.parametrize(
    "body", [b"\xff\xfe", b'{"name": "\xff"}', b'{"\xc3": 1}', '{"name": "é"}'.encode("latin-1")]
)
def test_a_body_that_is_no_text(server: Running, body: bytes, caplog: pytest.LogCaptureFixture) -> None:
    ann = server.client()
    table = make(ann)
    requests = [("PUT", "/api/me"), ("POST", "/api/tables"), ("POST", "/api/verify")]
    requests += [("PUT", f"/api/tables/{table}/seats/1"), ("POST", f"/api/tables/{table}/start")]
    for method, path in requests:
        answer = ann.request(method, path, content=body, headers={"content-type": "application/json"})
        assert problem(answer) == (400, "malformed")
    assert not caplog.records
