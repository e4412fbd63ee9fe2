"""The WebSocket of a table: one connection a viewer, nothing trusted that comes in."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import Counter
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from sqlalchemy.exc import DBAPIError

from cantina.core.text import Text, text
from cantina.server.http import tokens
from cantina.server.http.accounts import seat_of
from cantina.server.http.guard import address_of
from cantina.server.http.security import is_own_origin
from cantina.server.live.actions import act, give_back
from cantina.server.live.audience import Viewer, frame
from cantina.server.live.broadcast import greet
from cantina.server.live.shortcut import writer_of
from cantina.server.match.refusals import Rejected
from cantina.server.match.room import Room
from cantina.server.process.hall import Elsewhere, Hall
from cantina.server.process.quotas import Bucket
from cantina.server.protocol.messages import Answer, ClientMessage, Hello, MessageRefused, Say

HELLO_SECONDS = 10.0
MOST_ARRIVING = 100
"""Connections of one address that have not said who they are."""
STRIKES = 100
"""So many refused frames at once (one a second is forgiven) end a connection."""
CLOSE_ORIGIN, CLOSE_TOKEN, CLOSE_TABLE, CLOSE_FULL, CLOSE_ABUSE = 4403, 4401, 4404, 4429, 1008
CLOSE_AGAIN = 1012
"""The table is being handed over: come again."""

log = logging.getLogger(__name__)
_MESSAGES: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
Socket = WebSocket[Any, Any, State]


def read_message(frame_: str | bytes | None, limit: int) -> ClientMessage:
    """Return the message of a frame; Rejected says what is wrong with it."""
    if not isinstance(frame_, str):
        raise Rejected(text("server-binary"))
    if len(frame_) > limit:
        raise Rejected(text("server-too-long", limit=limit))
    try:
        return _MESSAGES.decode(frame_)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
        raise Rejected(text("server-malformed", detail=str(error)[:200])) from error


class Connection:
    """One open WebSocket."""

    def __init__(self, hall: Hall, socket: Socket) -> None:
        self._hall = hall
        self._socket = socket
        self._limit = hall.settings.message_bytes
        settings = hall.settings
        self._messages = Bucket(settings.messages_per_second, settings.message_burst)
        self._strikes = Bucket(1.0, STRIKES)
        self._task = asyncio.current_task()
        self._address = address_of(socket.scope)
        self._has_arrived = False
        self._account: str | None = None
        """Whose session this connection showed."""
        self.is_hung_up = False

    def arrive(self) -> None:
        """Count the connection no longer among those that have not said who they are."""
        if not self._has_arrived:
            self._has_arrived = True
            drop(self._hall.arriving, self._address)

    def hang_up(self) -> None:
        """End a connection that takes nothing any more; closing it politely would wait for it."""
        self.is_hung_up = True
        if self._task is not None:
            self._task.cancel()

    async def serve(self, table: str) -> None:
        """Greet, then take messages until the connection ends."""
        hello = await self._hello()
        if hello is None:
            return
        try:
            room = await self._hall.room(table)
        except Elsewhere:
            await self._socket.close(code=CLOSE_AGAIN)
            return
        if room is None:
            await self._refuse_and_close(text("server-no-table"), CLOSE_TABLE)
            return
        seat: int | None = None
        if hello.token is not None:
            seat = await seat_of(self._hall, room, hello.token)
            # whoever is signed in but has no seat here watches, like everybody else
            account = await self._hall.store.people.account_of(tokens.digest(hello.token))
            if seat is None and account is None:
                await self._refuse_and_close(text("server-bad-token"), CLOSE_TOKEN)
                return
            self._account = None if account is None else account.id
        if seat is not None and await self._is_barred(room.seats[seat].account):
            await self._refuse_and_close(text("server-barred"), CLOSE_TOKEN)
            return
        self.arrive()
        if seat is not None:
            self._make_room(room, seat)
            await self._watch(room, seat, hello)
            return
        if self._is_crowded(room):
            await self._refuse_and_close(text("server-full"), CLOSE_FULL)
            return
        self._hall.spectators[self._address] += 1
        try:
            await self._watch(room, None, hello)
        finally:
            drop(self._hall.spectators, self._address)

    def _is_crowded(self, room: Room) -> bool:
        """Whether there are too many spectators; people with a seat never wait for them."""
        settings = self._hall.settings
        is_full = room.audience.count(None) >= settings.spectators_per_table
        return is_full or self._hall.spectators[self._address] >= settings.spectators_per_address

    def _make_room(self, room: Room, seat: int) -> None:
        """Let a seat's oldest connection go when there are too many: the newest is wanted."""
        while room.audience.count(seat) >= self._hall.settings.connections_per_seat:
            oldest = room.audience.oldest(seat)
            room.audience.leave(oldest)
            oldest.hang_up()

    async def _hello(self) -> Hello | None:
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                message = read_message(await self._receive(), self._limit)
        except (Rejected, TimeoutError):
            await self._refuse_and_close(text("server-hello-first"), CLOSE_ABUSE)
            return None
        if not isinstance(message, Hello):
            await self._refuse_and_close(text("server-hello-first"), CLOSE_ABUSE)
            return None
        return message

    async def _is_barred(self, account: str | None) -> bool:
        """Whether a seat belongs to an account that is shut out; its keys open nothing then."""
        found = None if account is None else await self._hall.store.people.account(account)
        return found is not None and found.is_barred

    async def _watch(self, room: Room, seat: int | None, hello: Hello) -> None:
        hall = self._hall
        write = writer_of(self._socket.scope)
        account = self._account if seat is None else room.seats[seat].account or self._account
        viewer = Viewer(
            self._send, hall.metrics, seat, hello.since, hello.lang, self.hang_up, write, account
        )
        await hall.note_blocks(viewer)
        if room.lines is None:
            room.lines = await hall.store.lines(room.id)

        async def catch_up(one: Viewer) -> None:
            async with room.lock:
                await greet(room, one)

        async with room.lock:
            room.audience.join(viewer)
            await greet(room, viewer, room.lines or [])
        hall.explainer.consider(room)
        hall.prospects.consider(room)
        sender = asyncio.create_task(self._send_until_broken(viewer, catch_up))
        try:
            if seat is not None:
                await self._sit_down(room, seat, hello.lang)
            await self._take_messages(room, viewer)
        finally:
            room.audience.leave(viewer)
            room.last_used = time.monotonic()
            sender.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await sender
            if seat is not None:
                if seat not in room.audience.present():
                    room.left_at[seat] = time.monotonic()
                    hall.chores.expect(room)
                hall.announce_seats(room)

    async def _sit_down(self, room: Room, seat: int, lang: str) -> None:
        """Tell the others that somebody is back, and give them their seat if a bot had it."""
        room.left_at.pop(seat, None)
        room.away.discard(seat)
        known, room.seats[seat].lang = room.seats[seat].lang, lang
        if lang != (known or "en"):
            await self._hall.store.change_seat(room.id, seat, is_free=False, lang=lang)
        self._hall.announce_seats(room)
        if seat in room.stand_ins and seat not in room.conceded:
            with contextlib.suppress(Rejected):
                await give_back(self._hall, room, seat)

    async def _send_until_broken(self, viewer: Viewer, catch_up: object) -> None:
        try:
            await viewer.run(catch_up)  # type: ignore[arg-type]
        except (WebSocketDisconnect, RuntimeError, OSError):
            with contextlib.suppress(Exception):
                await self._socket.close(code=1001)

    async def _take_messages(self, room: Room, viewer: Viewer) -> None:
        while True:
            received = await self._receive()
            ask: int | None = None
            try:
                if not self._messages.take():
                    raise Rejected(text("server-too-fast"))
                message = read_message(received, self._limit)
                if isinstance(message, Answer):
                    ask = message.ask
                if isinstance(message, Say) and not self._may_talk(room, viewer):
                    raise Rejected(text("server-too-fast"))
                await act(self._hall, room, viewer, message)
            except Rejected as refusal:
                self._hall.metrics.refused += 1
                viewer.push(frame([MessageRefused(refusal.reason, ask, refusal.rule)]))
                if not self._strikes.take():
                    await self._socket.close(code=CLOSE_ABUSE)
                    return
            except WebSocketDisconnect:
                raise
            except DBAPIError as error:
                # the duty `writer` tells the operator, once; this would be a line for every try
                log.info("table %s cannot store an answer: %s", room.id, type(error).__name__)
                viewer.push(frame([MessageRefused(text("server-busy"), ask)]))
            except Exception:
                log.exception("a message to table %s could not be handled", room.id)
                viewer.push(frame([MessageRefused(text("server-crash"), ask)]))
            room.last_used = time.monotonic()

    def _may_talk(self, room: Room, viewer: Viewer) -> bool:
        who = self._address if viewer.seat is None else f"{room.id}:{viewer.seat}"
        return self._hall.quotas.chat.take(who)

    async def _receive(self) -> str | bytes | None:
        """Return the content of the next frame; WebSocketDisconnect at the end."""
        event = await self._socket.receive()
        if event["type"] != "websocket.receive":
            raise WebSocketDisconnect(detail="gone", code=1000)
        found = event.get("text")
        return event.get("bytes") if found is None else found

    async def _send(self, data: str) -> None:
        await self._socket.send({"type": "websocket.send", "bytes": None, "text": data})

    async def _refuse_and_close(self, reason: Text, code: int) -> None:
        self._hall.metrics.refused += 1
        await self._send(frame([MessageRefused(reason)]).decode())
        await self._socket.close(code=code)


@websocket("/ws/tables/{table:str}", opt={"exclude_from_auth": True})
async def live_table(socket: Socket, table: str) -> None:
    """Serve one viewer of a table."""
    hall: Hall = socket.app.state.hall
    origin, host = socket.headers.get("origin"), socket.headers.get("host")
    if not is_own_origin(origin, host, hall.settings.origins):
        await socket.close(code=CLOSE_ORIGIN)
        return
    address = address_of(socket.scope)
    if hall.arriving[address] >= MOST_ARRIVING:
        await socket.close(code=CLOSE_FULL)
        return
    await socket.accept()
    # a task of its own, so that a message wakes it without all the layers around this handler
    await asyncio.create_task(serve(hall, socket, table))


async def serve(hall: Hall, socket: Socket, table: str) -> None:
    """Serve an accepted connection until it ends."""
    hall.arriving[address_of(socket.scope)] += 1
    connection = Connection(hall, socket)
    try:
        await connection.serve(table)
    except WebSocketDisconnect:
        return
    except asyncio.CancelledError:
        if not connection.is_hung_up:
            raise
    finally:
        connection.arrive()


def drop(counter: Counter[str], key: str) -> None:
    """Count one less, and forget who has none."""
    counter[key] -= 1
    if counter[key] <= 0:
        del counter[key]
