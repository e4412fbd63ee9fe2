"""Playing over days: where somebody is told that it is their turn, mailed links, vacations."""

from __future__ import annotations

import asyncio
import math
from typing import Annotated

from litestar import delete, get, post, put
from litestar.params import Parameter

from cantina.core.text import text
from cantina.server.http import tokens
from cantina.server.http.accounts import (
    LONGEST_DEVICE,
    check_welcome,
    open_session,
    signed_in,
)
from cantina.server.http.guard import check_quota
from cantina.server.http.handling import Asked, hall_of, refusals
from cantina.server.http.own_account import confirmed
from cantina.server.http.passkeys import party
from cantina.server.http.passwords import check_password
from cantina.server.http.trouble import Trouble
from cantina.server.live.broadcast import seconds_until
from cantina.server.match.clocks import now
from cantina.server.post.doors import Closed, check_endpoint
from cantina.server.post.push import BadKey, decode, public_key
from cantina.server.process.hall import Hall
from cantina.server.protocol.requests import (
    DAY,
    Forgotten,
    Mailed,
    MailedPassword,
    MailWish,
    NewAddress,
    NewDevice,
    Rest,
)
from cantina.server.protocol.responses.accounts import DeviceInfo, Reach, Session
from cantina.server.protocol.responses.service import House
from cantina.server.store.post import fold_address, new_letter_id
from cantina.server.store.rows import Account, Device, Letter

SHOWN = 16
"""How much of a device's id names it to its owner."""
AUTH_BYTES = 16


@get("/api/house", tags=["accounts"], responses=refusals())
async def house(request: Asked) -> House:
    """Say what this server offers beside tables."""
    hall = hall_of(request)
    key = "" if hall.post.signer is None else hall.post.signer.public
    settings = hall.settings
    has_passkeys = party(settings, request.headers.get("host", "")) is not None
    return House(settings.sends_mail, key, settings.vacation_days, has_passkeys)


async def reach_of(hall: Hall, account: Account) -> Reach:
    """Return how an account is reached."""
    address = await hall.store.post.address(account.id)
    devices = await hall.store.post.devices(account.id)
    used = await hall.store.turns.vacation_used(account.id, now())
    left = hall.settings.vacation_days * DAY - used
    return Reach(
        address=None if address is None else address.address,
        is_confirmed=address is not None and address.confirmed is not None,
        notices=address is not None and address.notices,
        devices=[DeviceInfo(one.id[:SHOWN], one.name, one.created) for one in devices],
        rests=seconds_until(account.rests),
        vacation_left=max(0, math.floor(left / DAY)),
    )


@get("/api/me/reach", tags=["accounts"], responses=refusals(401))
async def own_reach(request: Asked) -> Reach:
    """Say how the account is told something, and until when its clocks rest."""
    hall = hall_of(request)
    return await reach_of(hall, await signed_in(hall, request))


# --- mail -----------------------------------------------------------------------------------------


@put("/api/me/mail", tags=["accounts"], responses=refusals(401, 403, 409))
async def change_address(request: Asked, data: NewAddress) -> Reach:
    """Give an address, which a mailed link confirms; without one the old is forgotten."""
    hall = hall_of(request)
    account = await confirmed(hall, request, data)
    letter = None
    if data.address is not None:
        need_mail(hall)
        keys = account.id, fold_address(data.address)
        check_quota(hall.quotas.letters, *keys, refusal="server-too-many-letters")
        letter = Letter(
            id=new_letter_id(),
            kind="confirm",
            account=account.id,
            address=data.address,
            lang=account.lang or "en",
            due=now(),
        )
    await hall.store.post.set_address(account.id, data.address or "", letter)
    hall.post.wake()
    return await reach_of(hall, account)


@put("/api/me/notices", tags=["accounts"], responses=refusals(401))
async def change_notices(request: Asked, data: MailWish) -> Reach:
    """Want mail when it is one's turn, or no longer."""
    hall = hall_of(request)
    account = await signed_in(hall, request)
    await hall.store.post.set_notices(account.id, data.notices)
    return await reach_of(hall, account)


@post("/api/letters/confirm", tags=["accounts"], responses=refusals(403), status_code=204)
async def confirm_address(request: Asked, data: Mailed) -> None:
    """Confirm an address by its mailed link."""
    hall = hall_of(request)
    if await hall.store.post.confirm(tokens.digest(data.token), now()) is None:
        raise Trouble(403, text("server-bad-link"))


@post(
    "/api/letter/off/{token:str}",
    tags=["accounts"],
    responses=refusals(403, 404),
    status_code=204,
)
async def unsubscribe(
    request: Asked, token: Annotated[str, Parameter(max_length=60, min_length=1)]
) -> None:
    """End the mails about turns; whoever has one of them may, by one click."""
    hall = hall_of(request)
    account = hall.post.unsubscribed(token)
    if account is None:
        raise Trouble(403, text("server-bad-link"))
    await hall.store.post.set_notices(account, False)


# --- a lost password ------------------------------------------------------------------------------


def need_mail(hall: Hall) -> None:
    """Refuse what takes a mail where none are sent."""
    if not hall.settings.sends_mail:
        raise Trouble(409, text("server-no-mail"))


@post("/api/sessions/forgotten", tags=["accounts"], responses=refusals(409), status_code=202)
async def forget_password(request: Asked, data: Forgotten) -> None:
    """Have links mailed by which a new password is chosen; the answer tells nothing."""
    hall = hall_of(request)
    need_mail(hall)
    if hall.quotas.letters.take(fold_address(data.address)):
        letter = Letter(
            id=new_letter_id(), kind="password", address=data.address, lang=data.lang, due=now()
        )
        await hall.store.post.add_letter(letter)
        hall.post.wake()


@post("/api/sessions/mailed", tags=["accounts"], responses=refusals(403))
async def replace_password(request: Asked, data: MailedPassword) -> Session:
    """Choose a new password by a mailed link, which is used up; all sessions end."""
    hall = hall_of(request)
    digest = tokens.digest(data.token)
    owner = await hall.store.post.owner_of_link(digest, "password", now())
    account = None if owner is None else await hall.store.people.account(owner)
    if account is None:
        raise Trouble(403, text("server-bad-link"))
    check_password(data.password, account.name)
    check_welcome(account)
    hashed = await asyncio.to_thread(tokens.hash_password, data.password)
    if await hall.store.post.change_password(digest, hashed, now()) is None:
        raise Trouble(403, text("server-bad-link"))
    return await open_session(hall, account, request)


# --- devices --------------------------------------------------------------------------------------


@post("/api/me/devices", tags=["accounts"], responses=refusals(401))
async def add_device(request: Asked, data: NewDevice) -> Reach:
    """Have this browser told when it is one's turn."""
    hall = hall_of(request)
    account = await signed_in(hall, request)
    try:
        check_endpoint(data.endpoint, hall.settings.push_anywhere)
        public_key(data.keys.p256dh)
        if len(decode(data.keys.auth)) != AUTH_BYTES:
            raise BadKey(data.keys.auth)
    except (Closed, BadKey) as error:
        raise Trouble(400, text("server-bad-device")) from error
    device = Device(
        id=tokens.digest(data.endpoint),
        account=account.id,
        endpoint=data.endpoint,
        key=data.keys.p256dh,
        auth=data.keys.auth,
        name=request.headers.get("user-agent", "")[:LONGEST_DEVICE],
        created=now(),
    )
    await hall.store.post.add_device(device)
    return await reach_of(hall, account)


@delete(
    "/api/me/devices/{device:str}",
    tags=["accounts"],
    responses=refusals(401, 404),
    status_code=200,
)
async def drop_device(
    request: Asked, device: Annotated[str, Parameter(min_length=SHOWN, max_length=64)]
) -> Reach:
    """Have a browser told no longer."""
    hall = hall_of(request)
    account = await signed_in(hall, request)
    for one in await hall.store.post.devices(account.id):
        if one.id.startswith(device):
            await hall.store.post.drop_device(one.id, account.id)
    return await reach_of(hall, account)


# --- vacations ------------------------------------------------------------------------------------


@post("/api/me/vacation", tags=["accounts"], responses=refusals(401, 409))
async def go_on_vacation(request: Asked, data: Rest) -> Reach:
    """Let one's clocks in days rest from now on."""
    hall = hall_of(request)
    account = await signed_in(hall, request)
    at = now()
    if seconds_until(account.rests) is not None:
        raise Trouble(409, text("server-on-vacation"))
    most = hall.settings.vacation_days
    tables = await hall.store.turns.rest(account.id, at, at + data.days * DAY, most * DAY)
    if tables is None:
        raise Trouble(409, text("server-no-vacation", days=most))
    await hall.seats_changed(tables)
    return await reach_of(hall, await signed_in(hall, request))


@delete("/api/me/vacation", tags=["accounts"], responses=refusals(401), status_code=200)
async def end_vacation(request: Asked) -> Reach:
    """Let one's clocks go on; the days that are left are kept."""
    hall = hall_of(request)
    account = await signed_in(hall, request)
    await hall.seats_changed(await hall.store.turns.go_on(account.id, now()))
    return await reach_of(hall, await signed_in(hall, request))


CORRESPONDENCE = [
    house,
    own_reach,
    change_address,
    change_notices,
    confirm_address,
    unsubscribe,
    forget_password,
    replace_password,
    add_device,
    drop_device,
    go_on_vacation,
    end_vacation,
]
