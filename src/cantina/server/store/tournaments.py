"""Tournaments in the store: each is one document, changed whole and never over another's change."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, RowMapping, Select, insert, select

from cantina.server.store import schema
from cantina.server.store.database import Conflict, Database
from cantina.server.tournaments.forms import Tournament

LISTED = 100


class Tournaments:
    """All tournaments."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, tournament: Tournament) -> None:
        """Store a new one."""
        row = _as_row(tournament)
        await self._database.write(lambda one: one.execute(insert(schema.tournaments), row))

    async def get(self, tournament: str) -> Tournament | None:
        """Return one."""
        found = await self._read(_where(schema.tournaments.c.id == tournament))
        return found[0] if found else None

    async def newest(self) -> list[Tournament]:
        """Return the newest, those that are open or running first."""
        kept = schema.tournaments.c
        order = (kept.state == "finished", kept.created.desc())
        return await self._read(select(schema.tournaments).order_by(*order).limit(LISTED))

    async def running(self) -> list[Tournament]:
        """Return those that are being played."""
        return await self._read(_where(schema.tournaments.c.state == "running"))

    async def change(self, tournament: Tournament) -> None:
        """Store a changed one; Conflict if somebody else changed it meanwhile."""
        kept = schema.tournaments.c
        was = (kept.id == tournament.id) & (kept.version == tournament.version)
        tournament.version += 1
        query = schema.tournaments.update().where(was).values(_as_row(tournament))
        if not await self._database.write(lambda one: one.execute(query).rowcount):
            raise Conflict

    async def remove(self, tournament: str) -> None:
        """Forget one."""
        query = schema.tournaments.delete().where(schema.tournaments.c.id == tournament)
        await self._database.write(lambda one: one.execute(query))

    async def _read(self, query: Select[tuple[object, ...]]) -> list[Tournament]:
        def work(connection: Connection) -> list[Tournament]:
            return [_from_row(row) for row in connection.execute(query).mappings()]

        return await self._database.read(work)


def part_in(connection: Connection, account: str) -> list[dict[str, object]]:
    """Return the tournaments that somebody opened or takes part in, and how they did at tables."""
    mentioned = schema.tournaments.c.data.contains(f'"{account}"', autoescape=True)
    found = map(_from_row, connection.execute(_where(mentioned)).mappings())
    return [
        {
            "id": one.id,
            "title": one.title,
            "game": one.game,
            "state": one.state,
            "created": one.created,
            "host": one.host == account,
            "lists": [each.lists for each in one.entrants if each.account == account],
            "tables": [
                {"table": each.table, "place": each.places[seat] if each.places else None}
                for round_ in one.played
                for each in round_
                for seat, player in enumerate(each.players)
                if one.entrants[player].account == account
            ],
        }
        for one in found
    ]


def forget_person(connection: Connection, account: str, name: str) -> None:
    """Put a name in the place of somebody who deleted their account, wherever they took part."""
    kept = schema.tournaments.c
    mentioned = kept.data.contains(f'"{account}"', autoescape=True)
    for row in connection.execute(_where(mentioned)).mappings().all():
        tournament = _from_row(row)
        for one in tournament.entrants:
            if one.account == account:
                one.account, one.name = "", name
                one.lists = [{**each, "name": ""} for each in one.lists]
        if tournament.host == account:
            tournament.host, tournament.host_name = "", name
        tournament.version += 1
        query = schema.tournaments.update().where(kept.id == tournament.id)
        connection.execute(query.values(_as_row(tournament)))


def _where(condition: object) -> Select[tuple[object, ...]]:
    return select(schema.tournaments).where(condition)  # type: ignore[arg-type]


def _as_row(tournament: Tournament) -> dict[str, object]:
    return {
        "id": tournament.id,
        "state": tournament.state,
        "created": tournament.created,
        "version": tournament.version,
        "data": msgspec.json.encode(tournament).decode(),
    }


def _from_row(row: RowMapping) -> Tournament:
    tournament = msgspec.json.decode(row["data"], type=Tournament)
    tournament.version = row["version"]
    return tournament
