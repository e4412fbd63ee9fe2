"""Playing over days: tables sleep in the store, and time runs out all the same."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

import msgspec
import pytest

from cantina.server.http.accounts import own_tables
from cantina.server.http.lobby import create, take_seat
from cantina.server.match import clocks
from cantina.server.process.hall import Hall
from cantina.server.process.settings import Settings
from cantina.server.protocol.requests import DAY, Clock, CreateTable, SeatWish
from cantina.server.store.rows import Account
from server.harness import GAME, PATIENCE, within


def account(name: str) -> Account:
    return Account(id=name, name=name, folded=name, password="-", created=1.0)


async def add_people(hall: Hall) -> tuple[Account, Account]:
    ada, bo = account("ada"), account("bo")
    await hall.store.people.add_account(ada)
    await hall.store.people.add_account(bo)
    return ada, bo


async def begin(hall: Hall, clock: Clock | None, ada: Account, bo: Account) -> str:
    """Begin a match between two accounts and return its table."""
    seats = [SeatWish("human"), SeatWish("open")]
    wish = CreateTable(game=GAME, seats=seats, start=True, clock=clock, name="Ada", absent="bot")
    table = (await create(hall, wish, ada)).table
    await take_seat(hall, table, 1, "Bo", bo)
    return table


async def until(is_met: Callable[[], Awaitable[bool]]) -> None:
    end = time.monotonic() + PATIENCE
    while not await is_met():
        assert time.monotonic() < end, "it did not happen in time"
        await asyncio.sleep(0.02)


def in_hall(db: str, work: Callable[[Hall], Awaitable[None]]) -> None:
    """Do something in an open hall."""
    asyncio.run(within(Hall(Settings(db=db, bot_pause=0.0)), work))


@pytest.fixture
def pass_days(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Let days pass at once."""

    def passing(days: float) -> None:
        monkeypatch.setattr(clocks, "_BEGAN", clocks._BEGAN + days * DAY)

    return passing


def sleep(hall: Hall, table: str) -> None:
    """Let a table leave the memory as one does that nobody has looked at for long."""
    room = hall.rooms[table]
    room.last_used -= 10_000
    assert hall.heart._is_idle(room), "a table with days to think may sleep"
    hall.forget([table])


async def left(hall: Hall, who: Account, table: str) -> dict[int, float]:
    """Return how many days those have that a table waits for, as somebody's list shows it."""
    (found,) = [own.table for own in await own_tables(hall, who) if own.table.id == table]
    assert found.waiting == sorted(found.left)
    return {seat: seconds / DAY for seat, seconds in found.left.items()}


@pytest.mark.parametrize("timeout", ["forfeit", "bot"])
def test_a_table_that_sleeps_runs_out_all_the_same(
    any_db: str, timeout: str, pass_days: Callable[[float], None]
) -> None:
    async def work(hall: Hall) -> None:
        ada, bo = await add_people(hall)
        clock = Clock(per_move=3 * DAY, timeout=timeout)  # type: ignore[arg-type]
        table = await begin(hall, clock, ada, bo)
        late = hall.rooms[table].waiting
        sleep(hall, table)
        pass_days(2.9)
        await hall.waiting.end_overdue()
        assert table not in hall.rooms, "nobody's time is over"
        assert await left(hall, ada, table) == {seat: pytest.approx(0.1, abs=0.01) for seat in late}
        pass_days(0.2)
        await hall.waiting.end_overdue()

        async def is_over() -> bool:
            found = await hall.store.match(table)
            assert found is not None
            room = hall.rooms[table]
            return found[0].state == "finished" or late[0] in room.stand_ins

        await until(is_over)
        turns = (await hall.store.turns.of([table]))[table]
        if timeout == "forfeit":
            assert hall.rooms[table].result is not None
            assert late[0] not in hall.rooms[table].result.winners
            assert turns == {}
        else:
            assert hall.rooms[table].match.state == "running"
            assert late[0] not in turns, "a bot is not waited for by days"

    in_hall(any_db, work)


def test_days_in_which_no_server_ran_are_not_counted(
    db: str, pass_days: Callable[[float], None]
) -> None:
    tables: list[str] = []

    async def start(hall: Hall) -> None:
        ada, bo = await add_people(hall)
        tables.append(await begin(hall, Clock(per_move=3 * DAY), ada, bo))
        tables.append(await begin(hall, None, ada, bo))

    async def go_on(hall: Hall) -> None:
        table, plain = tables
        assert table not in hall.rooms, "a table with days to think sleeps on"
        assert plain in hall.rooms
        days = await left(hall, account("ada"), table)
        assert days and all(each == pytest.approx(3.0, abs=0.01) for each in days.values())
        room = await hall.room(table)
        assert room is not None and room.clocks is not None
        deadline = room.clocks.next_deadline()
        assert deadline is not None
        assert deadline[0] == pytest.approx(3 * DAY, abs=60), "the table agrees with the store"

    in_hall(db, start)
    pass_days(2)
    in_hall(db, go_on)


def test_a_living_process_keeps_its_tables_from_the_others(
    postgresql_db: str, pass_days: Callable[[float], None]
) -> None:
    async def work(hall: Hall) -> None:
        ada, bo = await add_people(hall)
        table = await begin(hall, Clock(per_move=DAY), ada, bo)
        other = Hall(Settings(db=postgresql_db))
        await other.store.open()
        try:
            at = clocks.now() + 2 * DAY
            await hall.store.processes.breathe(at, at + 10)
            assert await other.store.turns.run_out(at, False) == []
            assert await other.store.turns.untold(at, at, False) == []
            assert await hall.store.turns.run_out(at, False) == [table]
            await hall.store.processes.release([table])
            assert await other.store.turns.run_out(at, False) == [table]
        finally:
            await other.store.close()

    in_hall(postgresql_db, work)


def test_an_answer_begins_the_days_of_the_next(db: str, pass_days: Callable[[float], None]) -> None:
    async def work(hall: Hall) -> None:
        ada, bo = await add_people(hall)
        table = await begin(hall, Clock(per_move=3 * DAY), ada, bo)
        room = hall.rooms[table]
        pass_days(1)
        seat = room.waiting[0]
        before = (await hall.store.turns.of([table]))[table]
        async with room.lock:
            key = room.asks(seat)[0].options[0].key
            await room.play(seat, None, key)
            hall.announce(room)
        after = (await hall.store.turns.of([table]))[table]
        assert sorted(after) == room.waiting
        for other, turn in after.items():
            is_same = other != seat and other in before
            since = clocks.now() - (DAY if is_same else 0)
            assert turn.asked == pytest.approx(since, abs=60)
            assert (turn.due or 0) - turn.asked == 3 * DAY

    in_hall(db, work)


def test_on_vacation_no_day_is_counted(db: str, pass_days: Callable[[float], None]) -> None:
    async def work(hall: Hall) -> None:
        ada, bo = await add_people(hall)
        table = await begin(hall, Clock(per_move=3 * DAY), ada, bo)
        room = hall.rooms[table]
        seat = room.waiting[0]
        who = (ada, bo)[seat]
        pass_days(1)
        at = clocks.now()
        most = 20.0 * DAY
        assert await hall.store.turns.rest(who.id, at, at + 21 * DAY, most) is None
        tables = await hall.store.turns.rest(who.id, at, at + 10 * DAY, most)
        assert tables == [table]
        await hall.seats_changed(tables)

        def days() -> tuple[float, float]:
            assert room.clocks is not None
            shown = room.clocks.show().move[seat]
            due = room.turns[seat].due
            assert due is not None and shown is not None
            return shown / DAY, (due - clocks.now()) / DAY

        assert days() == (pytest.approx(2, abs=0.01), pytest.approx(12, abs=0.01))
        pass_days(8)
        assert days() == (pytest.approx(2, abs=0.01), pytest.approx(4, abs=0.01))
        await hall.waiting.end_overdue()
        assert seat not in room.stand_ins
        assert (await left(hall, who, table))[seat] == pytest.approx(2, abs=0.01)
        await hall.seats_changed(await hall.store.turns.go_on(who.id, clocks.now()))
        assert days() == (pytest.approx(2, abs=0.01), pytest.approx(2, abs=0.01))
        used = await hall.store.turns.vacation_used(who.id, clocks.now())
        assert used / DAY == pytest.approx(8, abs=0.01), "what is not used is kept"
        pass_days(366)
        assert await hall.store.turns.vacation_used(who.id, clocks.now()) == 0, "the next year"

    in_hall(db, work)


def test_who_is_asked_on_vacation_has_all_their_days_afterwards(
    db: str, pass_days: Callable[[float], None]
) -> None:
    async def work(hall: Hall) -> None:
        ada, bo = await add_people(hall)
        at = clocks.now()
        for who in (ada, bo):
            await hall.store.turns.rest(who.id, at, at + 5 * DAY, 5.0 * DAY)
        stored = [await hall.store.people.account(who.id) for who in (ada, bo)]
        ada, bo = [one for one in stored if one is not None]
        table = await begin(hall, Clock(per_move=DAY), ada, bo)
        seat, turn = next(iter((await hall.store.turns.of([table]))[table].items()))
        assert turn.due == pytest.approx(at + 6 * DAY, abs=60)
        assert await hall.store.turns.untold(clocks.now(), clocks.now(), True) == []
        assert room_shows(hall, table, seat) == pytest.approx(5 * DAY, abs=60)

    in_hall(db, work)


def room_shows(hall: Hall, table: str, seat: int) -> float | None:
    """Return for how many seconds a seat's clock rests, as everybody sees it."""
    from cantina.server.live.broadcast import describe

    room = hall.rooms[table]
    return describe(room.match, room.seats, room).seats[seat].rests


def test_the_absent_are_noted_at_a_table_without_a_clock(db: str) -> None:
    async def work(hall: Hall) -> None:
        ada, bo = await add_people(hall)
        table = await begin(hall, None, ada, bo)
        room = hall.rooms[table]
        room.match.absent = "wait"
        seat = room.waiting[0]
        assert (await hall.store.turns.of([table]))[table] == {}
        await hall.waiting.note(room)
        turns = (await hall.store.turns.of([table]))[table]
        assert sorted(turns) == room.waiting
        assert all((turn.due, turn.told) == (None, None) for turn in turns.values())
        sleep(hall, table)
        (own,) = await own_tables(hall, ada)
        assert own.table.waiting == sorted(turns) and own.table.left == {}
        assert own.table.moved is not None
        woken = await hall.room(table)
        assert woken is not None
        async with woken.lock:
            await woken.play(seat, None, woken.asks(seat)[0].options[0].key)
        assert seat not in (await hall.store.turns.of([table]))[table]

    in_hall(db, work)


def test_clocks_in_days_are_those_of_a_day_or_more() -> None:
    assert Clock(per_move=DAY).is_in_days
    assert not Clock(per_move=DAY - 1).is_in_days
    assert not Clock(per_move=DAY, per_game=DAY).is_in_days
    assert msgspec.json.encode(Clock(per_move=DAY)) == b'{"per_move":86400}'
