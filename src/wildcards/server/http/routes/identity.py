"""An identity that survives: recovery codes, passkeys, links for other devices, signing out, leaving."""

from __future__ import annotations

import asyncio
import secrets
from typing import Annotated, Any, Final, cast

import msgspec
from litestar import Request, Response, delete, get, post
from litestar.datastructures import State
from litestar.params import JSONBody, PathParameter, QueryParameter

from wildcards.protocol.identity import (
    Account,
    DeviceView,
    Join,
    JoinLink,
    NewPasskey,
    PasskeyView,
    RecoveryCode,
)
from wildcards.protocol.table import Me
from wildcards.server.http.callers import caller_of, uid_of
from wildcards.server.http.guards import check_wait
from wildcards.server.http.middleware import KEEPS_NOTHING, UID
from wildcards.server.http.passkeys import SECONDS, Asked, challenge_id, passkey_id
from wildcards.server.http.problems import PROBLEMS
from wildcards.server.http.recovery import new_code, read_code
from wildcards.server.http.requests import hub_of, name_of
from wildcards.server.live.sign_outs import cut
from wildcards.server.storage.devices import Bearer, DeviceStore, Ended, hashed, id_of
from wildcards.server.storage.keys import Key, KeyStore
from wildcards.server.storage.library import wall_ms
from wildcards.server.storage.listing import table_card
from wildcards.table.refusal import RefusedError

_LINK_SECONDS: Final = 600
_EXPORT: Final = 10.0  # as work
_EXPORT_FORMAT: Final = "wildcards-person/1"
_KEEPS_NOTHING: Final = {KEEPS_NOTHING: True}
Asks = Request[Any, Any, State]
Lose = Annotated[
    bool, QueryParameter(description="Whether what you have may be lost, if nothing leads back to it.")
]


# --- what there is


@get("/api/me/account", operation_id="account", tags=["people"], responses=PROBLEMS)
async def account(request: Asks, state: State) -> Account:
    """Your devices, and what others join you by."""
    return await _account(request, state)


async def _account(request: Asks, state: State) -> Account:
    uid, devices, keys = uid_of(request), *_stores(state)
    here = id_of(caller_of(request).bearer)
    name = await name_of(hub_of(state), uid) or ""
    found = await asyncio.to_thread(devices.devices, uid)
    have = await asyncio.to_thread(keys.of, uid)
    tables = await asyncio.to_thread(state.leavers.store.count_tables, uid)
    return Account(
        name=name,
        code=next((key.made for key in have if key.kind == "code"), None),
        passkeys=[PasskeyView(*_told(key)) for key in have if key.kind == "passkey"],
        devices=[DeviceView(*one, here=one.id == here) for one in found],
        tables=tables,
        at_risk=bool(name or tables) and not have and len(found) <= 1,
        passkeys_at=state.passkeys.host,
    )


def _told(key: Key) -> tuple[str, str, int, int | None]:
    return key.id, key.label, key.made, key.used


def _stores(state: State) -> tuple[DeviceStore, KeyStore]:
    return state.devices, state.key_store


async def _check_loss(request: Asks, state: State, *, lose: bool) -> None:
    """Raise RefusedError if what the person has would be lost, and they did not say that it may be."""
    if not lose and (found := await _account(request, state)).at_risk:
        raise RefusedError("would_lose", name=found.name, tables=found.tables)


# --- keeping it


@post("/api/me/code", operation_id="make_code", tags=["people"], status_code=200, responses=PROBLEMS)
async def make_code(request: Asks, state: State) -> RecoveryCode:
    """A new recovery code, told only now; the one before no longer holds."""
    state.guards.guess(request)
    words = new_code()
    await _put_key(request, state, Key(hashed(" ".join(words)), uid_of(request), "code"))
    return RecoveryCode(words)


@post("/api/me/link", operation_id="make_join_link", tags=["people"], status_code=200, responses=PROBLEMS)
async def make_join_link(request: Asks, state: State) -> JoinLink:
    """A link by which one other device joins you, within ten minutes."""
    state.guards.guess(request)
    token = secrets.token_urlsafe(16)
    until = wall_ms() + _LINK_SECONDS * 1000
    await _put_key(request, state, Key(hashed(token), uid_of(request), "link", until=until))
    # Behind the #, so that it gets into no server's log.
    return JoinLink(f"{hub_of(state).config.outward()}/keep#{token}", token, _LINK_SECONDS)


async def _put_key(request: Asks, state: State, key: Key) -> None:
    """Keep a key, and that this device is its person's."""
    devices, keys = _stores(state)
    caller = caller_of(request)
    await asyncio.to_thread(devices.keep, caller.bearer, caller.label)
    caller.is_kept = True
    await asyncio.to_thread(keys.put, key)


@post(
    "/api/me/passkeys/options",
    operation_id="passkey_options",
    tags=["people"],
    status_code=200,
    responses=PROBLEMS,
)
async def passkey_options(request: Asks, state: State) -> dict[str, Any]:
    """What an authenticator needs to make a passkey for you (WebAuthn, as JSON)."""
    state.guards.guess(request)
    uid, (_, keys) = uid_of(request), _stores(state)
    name = await name_of(hub_of(state), uid) or "Wild Cards"
    have = [key.id for key in await asyncio.to_thread(keys.of, uid) if key.kind == "passkey"]
    return await _ask(request, state, state.passkeys.ask_new(uid, name, have))


async def _ask(request: Asks, state: State, asked: Asked) -> dict[str, Any]:
    """Keep a challenge for whoever asks."""
    until = wall_ms() + SECONDS * 1000
    key = Key(asked.id, uid_of(request), "challenge", until=until)
    await asyncio.to_thread(state.key_store.put, key)
    return asked.options


async def _check_challenge(request: Asks, state: State, answer: dict[str, Any]) -> None:
    """Raise RefusedError unless the challenge was given to whoever asks, lately and not yet answered."""
    found = await asyncio.to_thread(state.key_store.take, "challenge", challenge_id(answer))
    if found is None or found.uid != uid_of(request):
        raise RefusedError("no_key", 403)


@post("/api/me/passkeys", operation_id="add_passkey", tags=["people"], status_code=200, responses=PROBLEMS)
async def add_passkey(request: Asks, state: State, data: JSONBody[NewPasskey]) -> Account:
    """Keep a passkey: whoever has it joins you."""
    state.guards.guess(request)
    await _check_challenge(request, state, data.passkey)
    made, public = await asyncio.to_thread(state.passkeys.new, data.passkey)
    if await asyncio.to_thread(state.key_store.find, "passkey", made) is not None:
        raise RefusedError("no_passkey", 400)
    kept = msgspec.json.encode(public).decode()
    label = caller_of(request).label
    await _put_key(request, state, Key(made, uid_of(request), "passkey", kept, label))
    return await _account(request, state)


@delete(
    "/api/me/passkeys/{passkey:str}",
    operation_id="drop_passkey",
    tags=["people"],
    status_code=200,
    responses=PROBLEMS,
)
async def drop_passkey(
    request: Asks,
    state: State,
    passkey: Annotated[str, PathParameter(max_length=1400, description="Its id, as `passkeys` has it.")],
) -> Account:
    """Forget a passkey."""
    if not await asyncio.to_thread(state.key_store.drop, uid_of(request), "passkey", passkey):
        raise RefusedError("no_such_passkey", 404)
    return await _account(request, state)


# --- joining


@post(
    "/api/me/passkeys/ask",
    operation_id="ask_passkey",
    tags=["people"],
    status_code=200,
    responses=PROBLEMS,
    opt=_KEEPS_NOTHING,
)
async def ask_passkey(request: Asks, state: State) -> dict[str, Any]:
    """What an authenticator needs to show any passkey it has for this server (WebAuthn, as JSON)."""
    state.guards.guess(request)
    return await _ask(request, state, state.passkeys.ask())


@post(
    "/api/me/join",
    operation_id="join",
    tags=["people"],
    status_code=200,
    responses=PROBLEMS,
    opt=_KEEPS_NOTHING,
)
async def join(request: Asks, state: State, data: JSONBody[Join]) -> Me:
    """This device becomes another person's: whoever has the code, the link or the passkey.

    Who it was before stays, for those who can come back. Everything that leads nowhere is answered alike.
    """
    state.guards.guess(request)
    if [data.code, data.link, data.passkey].count(None) != 2:  # all but one of the three
        raise RefusedError("malformed", 400, why=["expected one of code, link and passkey"])
    code = None if data.code is None else read_code(data.code)
    await _check_loss(request, state, lose=data.lose)
    if code is not None:
        key = await _by_secret(state, "code", code)
    elif data.link is not None:
        key = await _by_secret(state, "link", data.link)
    else:
        key = await _by_passkey(request, state, data.passkey or {})
    return await _become(request, state, key)


async def _by_secret(state: State, kind: str, secret: str) -> Key | None:
    """The key of a code or a link; the latter no longer holds."""
    key_id = hashed(secret)
    check_wait(state.tries.take(key_id))
    keys: KeyStore = state.key_store
    if kind == "link":
        return await asyncio.to_thread(keys.take, "link", key_id)
    found = await asyncio.to_thread(keys.find, "code", key_id)
    if found is not None:
        await asyncio.to_thread(keys.use, "code", key_id)
    return found


async def _by_passkey(request: Asks, state: State, answer: dict[str, Any]) -> Key | None:
    key_id = passkey_id(answer)
    check_wait(state.tries.take(key_id))
    await _check_challenge(request, state, answer)
    keys: KeyStore = state.key_store
    key = await asyncio.to_thread(keys.find, "passkey", key_id)
    public = None if key is None else await asyncio.to_thread(state.passkeys.check, answer, key)
    if public is None:
        return None
    await asyncio.to_thread(keys.use, "passkey", key_id, msgspec.json.encode(public).decode())
    return key


async def _become(request: Asks, state: State, key: Key | None) -> Me:
    """This device is the key's person from now on. Raises RefusedError without one."""
    if key is None:
        raise RefusedError("no_key", 403)
    caller = caller_of(request)
    before, new = caller.bearer, Bearer.new(key.uid)
    if not await asyncio.to_thread(state.devices.add, new, caller.label, before):
        raise RefusedError("no_key", 403)
    caller.bearer = new
    cut(hub_of(state).lives, [Ended(before.uid, id_of(before), 0)])
    return Me(await name_of(hub_of(state), key.uid) or "")


# --- signing out


@delete(
    "/api/me/devices/{device:str}",
    operation_id="sign_out",
    tags=["people"],
    status_code=200,
    responses=PROBLEMS,
)
async def sign_out(
    request: Asks,
    state: State,
    device: Annotated[str, PathParameter(pattern=r"^[0-9a-f]{16}$", description="Its `id`.")],
    lose: Lose = False,
) -> Account:
    """Sign out a device of yours, which is somebody new from now on. Answered as whoever asks is then."""
    caller = caller_of(request)
    if device == id_of(caller.bearer):
        await _check_loss(request, state, lose=lose)
    await _end(request, state, [device])
    return await _account(request, state)


@delete("/api/me/devices", operation_id="sign_out_all", tags=["people"], status_code=200, responses=PROBLEMS)
async def sign_out_all(
    request: Asks,
    state: State,
    here: Annotated[bool, QueryParameter(description="Whether this device is signed out too.")] = False,
    lose: Lose = False,
) -> Account:
    """Sign out all your devices, or all but this one; links that you made for others no longer hold."""
    devices, caller = state.devices, caller_of(request)
    if here:
        await _check_loss(request, state, lose=lose)
    await asyncio.to_thread(devices.keep, caller.bearer, caller.label)
    found = await asyncio.to_thread(devices.devices, uid_of(request))
    own = id_of(caller.bearer)
    await asyncio.to_thread(state.key_store.drop_all, uid_of(request), "link")
    await _end(request, state, [one.id for one in found if here or one.id != own])
    return await _account(request, state)


async def _end(request: Asks, state: State, ids: list[str]) -> None:
    """Sign out these devices, at once in this process."""
    uid, caller = uid_of(request), caller_of(request)
    own = id_of(caller.bearer)
    await asyncio.to_thread(state.devices.keep, caller.bearer, caller.label)
    if not await asyncio.to_thread(state.devices.end, uid, ids) and ids:
        raise RefusedError("no_device", 404)
    cut(hub_of(state).lives, [Ended(uid, one, 0) for one in ids])
    if own in ids:
        _forget_here(request)


def _forget_here(request: Asks) -> None:
    """The device that asks is somebody new."""
    caller = caller_of(request)
    caller.bearer, caller.came_back = Bearer.new(), False
    cast("dict[str, Any]", request.scope)[UID] = caller.bearer.uid


# --- all of it


@get("/api/me/export", operation_id="export_me", tags=["people"], responses=PROBLEMS)
async def export_me(request: Asks, state: State) -> Response[dict[str, Any]]:
    """All that is kept of you, as a file."""
    state.guards.work(request, _EXPORT)
    uid, hub = uid_of(request), hub_of(state)
    rows = await asyncio.to_thread(state.leavers.store.export, uid)
    cards = await asyncio.to_thread(_tables, hub.library, uid)
    bans = [
        {"number": one.number, "until": one.ban.until, "why": one.ban.why}
        for one in hub.follower.standing.bans(wall_ms())
        if one.ban.person == uid
    ]
    found = {
        "format": _EXPORT_FORMAT,
        "made": wall_ms(),
        "id": uid,
        "name": await name_of(hub, uid) or "",
        "tables": cards,
        "bans": bans,
        "kept": rows,
    }
    headers = {"content-disposition": 'attachment; filename="wild-cards.json"', "cache-control": "no-store"}
    return Response(found, headers=headers)


def _tables(library: Any, uid: str) -> list[dict[str, Any]]:
    """All tables of a person, as their list shows them."""
    found: list[dict[str, Any]] = []
    after = None
    while page := library.of_person(uid, after):
        found += [msgspec.to_builtins(table_card(one, uid)) for one in page]
        after = (page[-1].changed, page[-1].id)
    return found


@delete("/api/me", operation_id="forget_me", tags=["people"], status_code=200, responses=PROBLEMS)
async def forget_me(
    request: Asks,
    state: State,
    sure: Annotated[bool, QueryParameter(description="Nothing brings it back.")] = False,
) -> Me:
    """Leave for good: your games stay, without your name, and nobody is you any more."""
    if not sure:
        raise RefusedError("not_sure", 400)
    uid = uid_of(request)
    await state.leavers.begin(uid)
    cut(hub_of(state).lives, [Ended(uid, None, 0)])
    _forget_here(request)
    return Me("")
