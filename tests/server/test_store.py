"""The store, on SQLite and on PostgreSQL: numbered moves, conflicts, leases, migrations."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from alembic import command
from alembic.util.exc import CommandError
from sqlalchemy import Connection, inspect, select, text

from cantina.server.process.settings import Settings
from cantina.server.store import schema as tables
from cantina.server.store import writer
from cantina.server.store.database import Conflict, make_engine
from cantina.server.store.migrate import Dangling, configuration, migrate
from cantina.server.store.processes import Processes
from cantina.server.store.rows import Account, Line, Match, Move, Seat
from cantina.server.store.store import Store
from cantina.server.store.turns import TurnChange
from cantina.server.store.writer import Job, Writer
from server.harness import within


def with_store(db: str, work: Callable[[Store], Awaitable[None]]) -> None:
    asyncio.run(within(Store(Settings(db=db)), work))


async def add_match(store: Store, name: str = "m1", **values: Any) -> None:
    match = Match(id=name, game="g", created=1.0, **values)
    seats = [Seat(match=name, seat=number, kind="open") for number in range(2)]
    await store.create(match, seats)


def move(seq: int, match: str = "m1") -> Move:
    return Move(match=match, seq=seq, at=float(seq), data=f'{{"n":{seq}}}')


def test_moves_are_read_back_in_order(any_db: str) -> None:
    async def work(store: Store) -> None:
        await add_match(store)
        await asyncio.gather(*[store.append(move(seq)) for seq in (3, 1, 2, 5, 4)])
        assert [one.seq for one in await store.moves("m1")] == [1, 2, 3, 4, 5]
        assert [one.seq for one in await store.moves("m1", after=1, up_to=3)] == [2, 3]

    with_store(any_db, work)


def test_a_number_is_written_once_and_its_neighbours_in_the_batch_are_not_lost(any_db: str) -> None:
    async def work(store: Store) -> None:
        for name in ("m1", "m2", "m3"):
            await add_match(store, name)
        await store.append(move(1))
        outcomes = await asyncio.gather(
            store.append(move(1, "m2")),
            store.append(move(1)),
            store.append(move(1, "m3")),
            return_exceptions=True,
        )
        assert [type(outcome) for outcome in outcomes] == [list, Conflict, list]
        for name in ("m1", "m2", "m3"):
            assert [one.seq for one in await store.moves(name)] == [1]

    with_store(any_db, work)


def test_a_move_its_checkpoint_and_the_result_are_stored_together_or_not_at_all(
    any_db: str,
) -> None:
    async def work(store: Store) -> None:
        await add_match(store)
        await store.append(move(1), b"one", {"state": "running"})
        with pytest.raises(Conflict):
            await store.append(move(1), b"other", {"state": "finished"})
        found = await store.match("m1")
        assert found is not None
        assert found[0].state == "running"
        stored = await store.checkpoint("m1")
        assert stored is not None
        assert stored.data == b"one"

    with_store(any_db, work)


def test_the_last_checkpoint_before_a_moment_is_found(any_db: str) -> None:
    async def work(store: Store) -> None:
        await add_match(store, state="running")
        for seq in range(1, 8):
            await store.append(move(seq), b"%d" % seq if seq in (2, 5) else None)
        at = {seq: await store.checkpoint("m1", seq) for seq in (1, 2, 4, 7)}
        assert [None if one is None else one.seq for one in at.values()] == [None, 2, 2, 5]
        [(checkpoint, tail)] = await store.recover(["m1"])
        assert checkpoint.seq == 5
        assert [one.seq for one in tail] == [6, 7]

    with_store(any_db, work)


def test_two_people_cannot_take_one_seat(any_db: str) -> None:
    async def work(store: Store) -> None:
        await add_match(store)
        taken = await asyncio.gather(
            *[store.change_seat("m1", 0, True, name=name, digest=name) for name in "abc"]
        )
        assert sorted(taken) == [False, False, True]
        found = await store.match("m1")
        assert found is not None
        assert found[1][0].digest == "abc"[taken.index(True)]

    with_store(any_db, work)


def test_a_match_has_one_driver_for_as_long_as_that_process_breathes(any_db: str) -> None:
    async def work(store: Store) -> None:
        await add_match(store, state="running")
        now = time.time()
        a = Processes(store._database, "a", "10.0.0.1:8000")
        b = Processes(store._database, "b", "10.0.0.2:8000")
        await a.breathe(now, now + 5)
        await b.breathe(now, now + 5)
        assert await a.take("m1", now)
        assert not await b.take("m1", now)
        assert await b.elsewhere("m1", now) == "10.0.0.1:8000"
        assert await a.elsewhere("m1", now) is None, "here"
        assert (await b.orphans(now), await b.adopt(now, 9)) == (0, {})
        await a.breathe(now + 4, now + 9)
        assert await b.adopt(now + 6, 9) == {}, "its lease was renewed"
        assert await b.elsewhere("m1", now + 10) is None, "a is silent"
        assert (await b.orphans(now + 10), await b.adopt(now + 10, 9)) == (1, {"m1": "a"})
        assert (await b.seen())["a"] == (now + 4, now + 9), "and was last seen then"
        await b.breathe(now + 11, now + 16)
        assert not await a.take("m1", now + 11), "a came back too late"
        assert await a.drivers(["m1", "m2"]) == {"m1": "b"}
        await b.release(["m1"])
        assert await a.orphans(now + 100) == 0, "what nobody serves is nobody's orphan"
        assert await a.take("m1", now + 12)

    with_store(any_db, work)


def test_whoever_has_an_address_has_survived_whoever_had_it_before(any_db: str) -> None:
    async def work(store: Store) -> None:
        await add_match(store, state="running")
        now = time.time()
        old, new = (Processes(store._database, name, "10.0.0.1:8000") for name in ("old", "new"))
        await old.breathe(now, now + 3600)
        assert await old.take("m1", now)
        await new.follow()
        await new.breathe(now, now + 3600)
        assert await new.elsewhere("m1", now) is None
        assert await new.adopt(now, 9) == {"m1": "old"}

    with_store(any_db, work)


def test_nothing_ends_the_writing_thread(any_db: str) -> None:
    async def work(store: Store) -> None:
        await add_match(store)

        def give_up(connection: Connection) -> None:
            raise SystemExit

        waiting = asyncio.gather(
            store.append(move(1)), store._database.write(give_up), return_exceptions=True
        )
        assert [type(one) for one in await waiting].count(RuntimeError) >= 1
        await store.append(move(2))
        assert [one.seq for one in await store.moves("m1")][-1] == 2

    with_store(any_db, work)


def test_a_busy_store_lets_moves_share_a_commit_and_a_lone_one_waits_for_nobody(
    db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "GATHER_SECONDS", 3600.0)
    batches: list[int] = []
    real = Writer._write

    def counted(self: Writer, batch: list[Job]) -> None:
        batches.append(len(batch))
        real(self, batch)

    monkeypatch.setattr(Writer, "_write", counted)

    async def work(store: Store) -> None:
        thread = store._database.writer
        monkeypatch.setattr(writer, "BUSY_SECONDS", 0.0)
        await add_match(store)
        await store.append(move(1))
        assert batches == [1, 1]
        monkeypatch.setattr(writer, "BUSY_SECONDS", 3600.0)
        first = asyncio.create_task(store.append(move(2)))
        for _ in range(5):
            await asyncio.sleep(0)
        second = asyncio.create_task(store.append(move(3)))
        await asyncio.sleep(0)
        assert batches == [1, 1]
        thread._hand_over()
        await asyncio.gather(first, second)
        assert batches == [1, 1, 2]

    with_store(db, work)


def test_a_turn_that_was_stored_and_not_noted_is_stored_again(any_db: str) -> None:
    """Whoever stores it may be stopped right after: the next one to try must not fail for ever."""

    async def work(store: Store) -> None:
        await add_match(store)
        for at in (5.0, 6.0):
            await store.turns.change(TurnChange("m1", at, [], [0, 1], None))
        found = (await store.turns.of(["m1"]))["m1"]
        assert {seat: turn.asked for seat, turn in found.items()} == {0: 6.0, 1: 6.0}

    with_store(any_db, work)


def test_chat_lines_are_numbered_and_names_are_unique(any_db: str) -> None:
    async def work(store: Store) -> None:
        await add_match(store)
        for number in range(1, 5):
            line = Line(match="m1", id=number, seat=0, name="Ada", text=f"t{number}", at=1.0)
            await store.add_line(line)
        with pytest.raises(Conflict):
            await store.add_line(line)
        assert [one.text for one in await store.lines("m1", limit=2)] == ["t3", "t4"]
        account = Account(id="1", name="Ada", folded="ada", password="x", created=1.0)
        await store.people.add_account(account)
        with pytest.raises(Conflict):
            await store.people.add_account(
                Account(id="2", name="ADA", folded="ada", password="", created=1)
            )
        await store.people.add_session("d", "1", 1.0)
        assert await store.people.account_of("d") == account
        await store.people.end_session("d")
        assert await store.people.account_of("d") is None

    with_store(any_db, work)


def test_migrations_go_up_and_down_and_match_the_schema(any_db: str) -> None:
    engine = make_engine(Settings(db=any_db))
    migrate(engine)
    names = set(inspect(engine).get_table_names())
    assert names == {*tables.metadata.tables, "alembic_version"}
    with engine.begin() as connection:
        connection.execute(
            tables.accounts.insert(),
            {"id": "1", "name": "A", "folded": "a", "password": "p", "created": 1.0},
        )
        command.check(configuration(connection))  # raises when a table differs from the migrations
    migrate(engine)
    with engine.connect() as connection:
        assert connection.execute(select(tables.accounts.c.name)).scalar() == "A", "data stay"
    migrate(engine, "base")
    left = set(inspect(engine).get_table_names())
    assert left == {"alembic_version"}
    migrate(engine)
    assert set(inspect(engine).get_table_names()) == names
    engine.dispose()


def test_a_migration_after_which_rows_refer_to_nothing_is_taken_back(db: str) -> None:
    engine = make_engine(Settings(db=db))
    migrate(engine)
    migrate(engine, "0014")
    with engine.connect() as connection:
        before = inspect(connection).get_table_names()
        connection.commit()
        connection.exec_driver_sql("PRAGMA foreign_keys=OFF")
        connection.execute(
            tables.moves.insert(), {"match": "gone", "seq": 1, "at": 1.0, "data": b"{}"}
        )
        connection.commit()
    with pytest.raises(Dangling, match="1 rows refer to rows that are not there: moves"):
        migrate(engine)
    assert inspect(engine).get_table_names() == before, "nothing was changed"
    with engine.begin() as connection:
        assert (
            connection.execute(text("SELECT version_num FROM alembic_version")).scalar() == "0014"
        )
        connection.execute(tables.moves.delete())
    migrate(engine)
    assert "archives" in inspect(engine).get_table_names()
    engine.dispose()


def test_a_schema_that_differs_from_the_migrations_is_noticed(db: str) -> None:
    engine = make_engine(Settings(db=db))
    migrate(engine)
    with engine.begin() as connection:
        connection.execute(text("ALTER TABLE chat ADD COLUMN mood TEXT"))
        with pytest.raises(CommandError):
            command.check(configuration(connection))
    engine.dispose()
