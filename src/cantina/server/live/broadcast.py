"""Showing a table to its viewers: everything at first, then what changed."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from cantina.core.text import Text
from cantina.core.wire import Event, Result
from cantina.server.live.audience import Viewer, frame
from cantina.server.live.patch import Found
from cantina.server.match.clocks import now
from cantina.server.match.course import visible
from cantina.server.match.room import Room
from cantina.server.protocol.messages import (
    Accepted,
    Asks,
    Chat,
    ChatLine,
    Ended,
    Events,
    Seats,
    ServerMessage,
    Welcome,
)
from cantina.server.protocol.requests import Clock
from cantina.server.protocol.responses.tables import SeatInfo, TableInfo
from cantina.server.store.ratings import UNSURE
from cantina.server.store.rows import Line, Match, Seat


def describe(match: Match, seats: Sequence[Seat], room: Room | None = None) -> TableInfo:
    """Return a table as the lobby shows it."""
    return TableInfo(
        id=match.id,
        game=match.game,
        title=match.title,
        state=match.state,  # type: ignore[arg-type]
        seats=[describe_seat(seat, room) for seat in seats],
        options=msgspec.json.decode(match.options),
        created=match.created,
        started=match.started,
        finished=match.finished,
        seq=0 if room is None else room.seq,
        clock=None if match.clock is None else msgspec.json.decode(match.clock, type=Clock),
        absent=match.absent,  # type: ignore[arg-type]
        listed=match.listed,
        seeded=match.seeded,
        result=None if match.result is None else msgspec.json.decode(match.result, type=Result),
        branch_of=match.branch_of,
        branch_seq=match.branch_seq,
        rematch_of=match.rematch_of,
        rematch=match.rematch,
        hints=match.hints,
        waiting=[] if room is None else room.waiting,
        left={} if room is None else days_left(room),
        moved=room.moved if room is not None and room.moved else None,
        last=None if room is None else last_seen(room.recent),
        turn=0 if room is None else room.turn,
        outdated=room is not None and room.is_outdated,
        rated=match.rated,
        seal=match.seal,
    )


def describe_seat(seat: Seat, room: Room | None) -> SeatInfo:
    """Return a seat as everybody sees it."""
    return SeatInfo(
        seat=seat.seat,
        kind="human" if seat.digest is not None else seat.kind,  # type: ignore[arg-type]
        name=seat.name,
        bot=seat.bot,
        taken=seat.kind == "bot" or seat.digest is not None,
        connected=room is not None and seat.seat in room.present(),
        stand_in=None if room is None else room.stand_ins.get(seat.seat),
        away=room is not None and seat.seat in room.away,
        conceded=room is not None and seat.seat in room.conceded,
        lang=seat.lang,
        rests=seconds_until(seat.rests),
        rating=seat.rating,
        unsure=seat.deviation is not None and seat.deviation > UNSURE,
        kept=seat.kept_for is not None and seat.digest is None,
    )


def seconds_until(moment: float | None) -> float | None:
    """Return how far away a moment is, unless it is past."""
    left = 0.0 if moment is None else moment - now()
    return left if left > 0 else None


def days_left(room: Room) -> dict[int, float]:
    """Return how many seconds those seats have that the table waits for, where it counts days."""
    if room.clocks is None or not room.clocks.is_in_days or not room.is_running:
        return {}
    shown = room.clocks.show()
    return {seat: left for seat in shown.running if (left := shown.move[seat]) is not None}


def last_seen(events: Sequence[Event]) -> Text | None:
    """Return the last that everybody could see."""
    return next((event.text for event in reversed(events) if event.only is None), None)


def seats_message(room: Room) -> Seats:
    """Return who sits where."""
    infos = [describe_seat(seat, room) for seat in room.seats]
    return Seats(room.match.state, infos, room.paused)  # type: ignore[arg-type]


def asks_message(room: Room, seat: int | None, waiting: list[int]) -> Asks:
    """Return what a seat is asked, what it may do besides, and whom the table waits for."""
    return Asks(room.asks(seat), waiting, room.no_undo(seat), room.asides(seat))


def chat_line(line: Line) -> ChatLine:
    """Return a line as everybody sees it."""
    return ChatLine(line.id, line.seat, line.name, line.text, line.at)


def heard_by(viewer: Viewer, line: Line) -> bool:
    """Whether a viewer wants to hear who said a line."""
    return line.account is None or line.account not in viewer.deaf_to


async def greet(room: Room, viewer: Viewer, lines: Sequence[Line] | None = None) -> None:
    """Show everything to a viewer that is new or fell behind. The room is locked meanwhile."""
    perspective = room.audience.perspective(viewer.seat)
    if perspective is None:
        return
    messages: list[ServerMessage] = []
    if lines is not None:
        info = describe(room.match, room.seats, room)
        messages.append(Welcome(info, viewer.seat, room.next_event))
    else:
        messages.append(seats_message(room))
    if room.table is not None:
        messages.append(perspective.whole(room.view(viewer.seat), room.seq))
        messages.append(asks_message(room, viewer.seat, room.waiting))
    if room.table is not None or room.is_outdated:
        events = await room.events(viewer.seat, viewer.next_event)
        messages.append(Events(events, room.next_event))
    heard = [line for line in lines or () if heard_by(viewer, line)]
    if heard:
        messages.append(Chat([chat_line(line) for line in heard]))
    if room.proposals.kind is not None:
        messages.append(room.proposals.show())
    messages.extend(_clocks_and_result(room))
    if viewer.seat is None and room.chances is not None and room.chances.seq == room.seq:
        messages.append(room.chances)
    viewer.push(frame(messages), room.next_event)


def _clocks_and_result(room: Room) -> list[ServerMessage]:
    messages: list[ServerMessage] = []
    if room.clocks is not None and room.is_running:
        messages.append(room.clocks.show())
    if room.result is not None:
        messages.append(Ended(room.result))
    return messages


def show(room: Room, *, is_answer: bool = False, answered: tuple[int, int] | None = None) -> None:
    """Show what changed to all viewers; `answered` is the seat and the ask just answered."""
    common: list[ServerMessage] = []
    if not is_answer:
        common.append(seats_message(room))
        common.append(room.proposals.show())
    common.extend(_clocks_and_result(room))
    events = room.unseen_events()
    waiting = room.waiting
    perspectives = room.audience.perspectives()
    views = room.views([perspective.seat for perspective in perspectives])
    found: Found = {}
    for perspective, view in zip(perspectives, views, strict=True):
        messages: list[ServerMessage] = []
        if answered is not None and perspective.seat == answered[0]:
            messages.append(Accepted(answered[1], room.seq))
        if room.table is not None:
            messages.append(perspective.change(view, room.seq, found))
            messages.append(asks_message(room, perspective.seat, waiting))
            messages.append(Events(visible(events, perspective.seat), room.next_event))
        messages.extend(common)
        perspective.push(frame(messages), room.next_event)
