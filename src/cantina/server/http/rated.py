"""What a match that counts asks of a table and of those who sit down; the seal on every match."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

import msgspec

from cantina.core.seal import seal_of
from cantina.core.text import text
from cantina.server.http.trouble import Trouble
from cantina.server.process.hall import Hall
from cantina.server.protocol.requests import Clock, CreateTable
from cantina.server.store.likeness import TooLong, fold
from cantina.server.store.rows import Account, Match, Seat, owning_account


def seal(match: Match) -> Match:
    """Promise what the chance of a new match is drawn from."""
    match.nonce = secrets.token_hex(24)
    match.seal = seal_of(match.nonce, match.secret, match.game, match.options)
    return match


def seal_again(match: Match, options: str) -> str | None:
    """Return the seal of the same chance for a match that is agreed on otherwise."""
    if match.nonce is None:
        return None
    return seal_of(match.nonce, match.secret, match.game, options)


def need_account(account: Account | None) -> None:
    """Refuse a guest where it counts who plays."""
    if account is None:
        raise Trouble(401, text("server-rated-account"))


def check_wish(wish: CreateTable, account: Account | None) -> None:
    """Refuse a rated table that would not be fair."""
    need_account(account)
    if any(seat.kind == "bot" for seat in wish.seats) or len(wish.seats) < 2:
        raise Trouble(400, text("server-rated-no-bots"))
    if wish.seed is not None:
        raise Trouble(400, text("server-rated-seed"))
    clock_of(wish.clock)


def clock_of(clock: Clock | None) -> str:
    """Return the clock of a rated match, as stored: it ends the match of whoever goes away."""
    if clock is None or (clock.per_move is None and clock.per_game is None):
        raise Trouble(400, text("server-rated-clock"))
    forfeit = msgspec.structs.replace(clock, timeout="forfeit")
    return msgspec.json.encode(forfeit).decode()


async def seat_values(
    hall: Hall, match: Match, name: str, account: Account | None
) -> dict[str, Any]:
    """Return under what name, and with what rating, somebody sits down."""
    if account is None:
        nobody = {"account": None, "rests": None, "rating": None, "deviation": None}
        return {"name": name, **nobody}
    values: dict[str, Any] = {"name": name, "account": account.id, "rests": account.rests}
    if match.rated or is_own_name(name, account):
        shown = await hall.store.ratings.of(account.id, match.game)
        values["name"] = account.name
        return {**values, "rating": shown.rating, "deviation": shown.deviation}
    return {**values, "rating": None, "deviation": None}


def is_own_name(name: str, account: Account) -> bool:
    """Whether an account sits down under its own name."""
    try:
        return fold(name) == account.folded
    except TooLong:
        return False


async def check_sitter(
    hall: Hall, match: Match, seats: Sequence[Seat], seat: Seat, account: Account | None
) -> None:
    """Refuse who may not sit at a table: guests where it counts, and who is kept away."""
    if match.rated:
        need_account(account)
    if seat.kept_for is not None and (account is None or account.id != seat.kept_for):
        raise Trouble(403, text("server-kept"))
    if account is None:
        return
    if match.rated and any(one.account == account.id for one in seats):
        raise Trouble(409, text("server-rated-twice"))
    here = {one.account for one in seats if one.account is not None}
    owner = owning_account(match.owner or "")
    if owner is not None:
        here.add(owner)
    if await hall.store.friends.is_kept_away(account.id, here - {account.id}):
        raise Trouble(403, text("server-kept-away"))
