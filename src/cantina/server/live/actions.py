"""What a seated client may do at a live table. What is not allowed is Rejected with a reason."""

from __future__ import annotations

import time

from cantina.bots.registry import opponents
from cantina.core.text import text
from cantina.server.live.audience import Viewer, frame
from cantina.server.live.broadcast import chat_line, heard_by
from cantina.server.match.clocks import now
from cantina.server.match.happenings import Happening
from cantina.server.match.refusals import Rejected
from cantina.server.match.room import Room
from cantina.server.process.hall import Hall
from cantina.server.protocol.messages import (
    Answer,
    Chat,
    ClientMessage,
    Concede,
    Hello,
    Interject,
    Pause,
    Resume,
    Return,
    Say,
    StandIn,
    Undo,
    Vote,
)
from cantina.server.store.database import Conflict
from cantina.server.store.rows import Line

CHAT_RETRIES = 20


async def answer(hall: Hall, room: Room, seat: int, message: Answer) -> None:
    """Take an answer to an open ask."""
    began = time.perf_counter()
    async with room.lock:
        if seat in room.stand_ins or seat in room.conceded:
            raise Rejected(text("server-bot-plays"))
        happening = await room.play(seat, message.ask, message.key)
        is_answer = happening.result is None
        hall.announce(room, is_answer=is_answer, answered=(seat, message.ask))
    hall.metrics.moved(time.perf_counter() - began)


async def interject(hall: Hall, room: Room, seat: int, message: Interject) -> None:
    """Do what the game allows at any time, asked or not."""
    async with room.lock:
        if room.is_stale:
            await room.load()
        await carry_out(hall, room, room.aside(seat, message.key))


async def say(hall: Hall, room: Room, viewer: Viewer, message: Say) -> None:
    """Say something to everybody at the table."""
    name = "" if viewer.seat is None else room.seats[viewer.seat].name or ""
    account = viewer.account if viewer.seat is None else room.seats[viewer.seat].account
    speaker = None if account is None else await hall.store.people.account(account)
    if speaker is not None and speaker.is_muted:
        raise Rejected(text("server-muted"))
    for _ in range(CHAT_RETRIES):
        last = await hall.store.lines(room.id, limit=1)
        line = Line(
            match=room.id,
            id=last[0].id + 1 if last else 1,
            seat=viewer.seat,
            name=name,
            text=message.text,
            at=time.time(),
            account=account,
        )
        try:
            await hall.store.add_line(line)
        except Conflict:
            continue
        room.lines = None
        data = frame([Chat([chat_line(line)])])
        for other in room.audience.viewers():
            if heard_by(other, line):
                other.push(data)
        return
    raise Rejected(text("server-busy"))


async def undo(hall: Hall, room: Room, seat: int) -> None:
    """Propose to take back the seat's last answer; alone among bots it happens at once."""
    async with room.lock:
        need_running(room)
        if room.match.rated:
            raise Rejected(text("server-rated-no-undo"))
        others = [other for other in room.people() if other != seat]
        if others:
            room.proposals.open("undo", seat, others)
            hall.announce_proposal(room)
        else:
            await carry_out(hall, room, await room.undo(seat))


async def pause(hall: Hall, room: Room, seat: int) -> None:
    """Pause; where clocks run the others have to agree."""
    async with room.lock:
        need_running(room)
        if room.paused:
            raise Rejected(text("server-paused"))
        others = [other for other in room.people() if other != seat]
        if others and room.clocks is not None:
            room.proposals.open("pause", seat, others)
            hall.announce_proposal(room)
        else:
            await carry_out(hall, room, pausing(room, seat))


async def vote(hall: Hall, room: Room, seat: int, message: Vote) -> None:
    """Agree or not to what is proposed; the last to agree makes it happen."""
    async with room.lock:
        if not room.proposals.is_asked(seat):
            raise Rejected(text("server-no-proposal"))
        if not message.agree:
            room.proposals.clear()
            hall.announce_proposal(room)
            return
        room.proposals.agree(seat)
        by, kind = room.proposals.by, room.proposals.kind
        if not room.proposals.is_agreed or by is None:
            hall.announce_proposal(room)
            return
        room.proposals.clear()
        hall.announce_proposal(room)
        happening = await room.undo(by) if kind == "undo" else pausing(room, by)
        await carry_out(hall, room, happening)


async def resume(hall: Hall, room: Room, seat: int) -> None:
    """Go on after a pause."""
    async with room.lock:
        need_running(room)
        if not room.paused:
            raise Rejected(text("server-not-paused"))
        events = room.tell("server-event-resume", seat)
        await carry_out(hall, room, Happening(kind="resume", seat=seat, events=events))


async def concede(hall: Hall, room: Room, seat: int) -> None:
    """Give up."""
    async with room.lock:
        need_running(room)
        if seat in room.conceded:
            raise Rejected(text("server-bot-plays"))
        await carry_out(hall, room, room.concede(seat))


async def stand_in(hall: Hall, room: Room, seat: int, message: StandIn) -> None:
    """Let a bot play for somebody who has been away long enough."""
    async with room.lock:
        need_running(room)
        if room.match.rated:
            raise Rejected(text("server-rated-no-stand-in"))
        absent = message.seat
        if absent not in room.people() or absent == seat:
            raise Rejected(text("server-no-stand-in"))
        if not hall.chores.is_absent(room, absent):
            raise Rejected(text("server-not-absent"))
        if message.bot is not None and message.bot not in opponents(room.match.game):
            raise Rejected(text("server-no-bot", bot=message.bot))
        await carry_out(hall, room, hall.chores.stand_in(room, absent, message.bot))


async def give_back(hall: Hall, room: Room, seat: int) -> None:
    """Take one's seat back from a bot, unless one gave up or has no time left."""
    async with room.lock:
        need_running(room)
        is_out_of_time = room.clocks is not None and room.clocks.left(now())[seat] == 0
        if seat not in room.stand_ins or seat in room.conceded or is_out_of_time:
            raise Rejected(text("server-no-return"))
        events = room.tell("server-event-give-back", seat)
        await carry_out(hall, room, Happening(kind="give_back", seat=seat, events=events))


def pausing(room: Room, seat: int) -> Happening:
    """Return the happening of a pause."""
    return Happening(kind="pause", seat=seat, events=room.tell("server-event-pause", seat))


def need_running(room: Room) -> None:
    """Refuse what makes sense only during a match."""
    if not room.is_running:
        raise Rejected(text("server-not-running"))


async def carry_out(hall: Hall, room: Room, happening: Happening) -> None:
    """Store and show a happening."""
    if room.is_stale:
        await room.load()
        raise Rejected(text("server-busy"))
    try:
        await room.commit(happening)
    except Conflict:
        hall.metrics.conflicts += 1
        hall.announce(room)
        raise Rejected(text("server-stale")) from None
    hall.announce(room)


async def act(hall: Hall, room: Room, viewer: Viewer, message: ClientMessage) -> None:
    """Do what a viewer asks for, if it may."""
    seat = viewer.seat
    if not hall.may_serve(room) and not await hall.await_lease(room):
        raise Rejected(text("server-busy"))
    if isinstance(message, Say):
        await say(hall, room, viewer, message)
    elif isinstance(message, Hello):
        raise Rejected(text("server-unexpected"))
    elif seat is None:
        raise Rejected(text("server-spectator"))
    else:
        await act_seated(hall, room, seat, message)


async def act_seated(hall: Hall, room: Room, seat: int, message: ClientMessage) -> None:
    """Do what somebody with a seat asks for."""
    match message:
        case Answer():
            await answer(hall, room, seat, message)
        case Interject():
            await interject(hall, room, seat, message)
        case Undo():
            await undo(hall, room, seat)
        case Vote():
            await vote(hall, room, seat, message)
        case Concede():
            await concede(hall, room, seat)
        case Pause():
            await pause(hall, room, seat)
        case Resume():
            await resume(hall, room, seat)
        case Return():
            await give_back(hall, room, seat)
        case StandIn():
            await stand_in(hall, room, seat, message)
