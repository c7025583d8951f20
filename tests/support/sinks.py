"""A push service and a webhook's receiver, as real HTTPS servers in this process, and a browser's keys."""

from __future__ import annotations

import json
import secrets
import ssl
import tempfile
import threading
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final, NamedTuple

import http_ece
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
)

from wildcards.server.live.outgoing import Outgoing

HERE: Final = "127.0.0.1"
NAMES: Final = ("push.example", "hook.example")


class Got(NamedTuple):
    """A request that came in."""

    path: str
    headers: dict[str, str]  # by names in lower case
    body: bytes

    def json(self) -> Any:
        """What a webhook was sent."""
        return json.loads(self.body)


class Sink:
    """A server that takes whatever is posted to it, and answers as it is told to."""

    def __init__(self, server: ThreadingHTTPServer, trusted: ssl.SSLContext) -> None:
        self.port: Final = server.server_port
        self.trusted: Final = trusted
        self.got: Final[list[Got]] = []
        self.status = 201
        self.headers: dict[str, str] = {}
        self.answer = b"taken"
        self.resolved: Final[list[str]] = []

    def url(self, path: str, host: str = NAMES[0]) -> str:
        """An address of it."""
        return f"https://{host}:{self.port}{path}"

    def outgoing(self) -> Outgoing:
        """What sends to it, and to nothing else: names are not asked for outside."""

        async def look_up(host: str, _port: int) -> list[str]:
            self.resolved.append(host)
            return [HERE]

        return Outgoing(look_up, lambda address: address == HERE, lambda: self.trusted)


@contextmanager
def sink() -> Iterator[Sink]:
    """A sink, on a free port."""
    found: list[Sink] = []

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            (here,) = found
            length = int(self.headers.get("content-length", 0))
            headers = {name.lower(): value for name, value in self.headers.items()}
            here.got.append(Got(self.path, headers, self.rfile.read(length)))
            self.send_response(here.status)
            for name, value in here.headers.items():
                self.send_header(name, value)
            self.end_headers()
            self.wfile.write(here.answer)

        def log_message(self, *_: Any) -> None:
            pass

    with tempfile.TemporaryDirectory() as directory:
        file = _certificate(Path(directory))
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(file)
        server = ThreadingHTTPServer((HERE, 0), Handler)
        server.socket = context.wrap_socket(server.socket, server_side=True)
        found.append(Sink(server, ssl.create_default_context(cafile=str(file))))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield found[0]
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def _certificate(directory: Path) -> Path:
    """A file with a key and a certificate for the names, made for this run."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "sink")])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(one) for one in NAMES]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    file = directory / "both.pem"
    private = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    file.write_bytes(private + made.public_bytes(Encoding.PEM))
    return file


class Browser:
    """The keys of a browser's push subscription."""

    def __init__(self) -> None:
        self._key: Final = ec.generate_private_key(ec.SECP256R1())
        self._secret: Final = secrets.token_bytes(16)

    def subscription(self, endpoint: str, language: str = "en") -> dict[str, Any]:
        """What it tells the server."""
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": _text(point), "auth": _text(self._secret)}
        return {"endpoint": endpoint, "keys": keys, "language": language}

    def read(self, got: Got) -> dict[str, Any]:
        """What was sent to it alone."""
        assert got.headers["content-encoding"] == "aes128gcm"
        body = http_ece.decrypt(got.body, private_key=self._key, auth_secret=self._secret)
        read: dict[str, Any] = json.loads(body)
        return read


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")
