"""The workshop of X-Wing: squads judged card by card, by the rules that judge squad files."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Any, ClassVar

import msgspec

from cantina.core.problem import BadOptions
from cantina.core.rng import Rng
from cantina.core.text import text
from cantina.core.workshop import Fault, Judgement, Part, ReadyList, Wish, Workshop
from cantina.games.x_wing.content.famous_squads import FAMOUS_SQUADS
from cantina.games.x_wing.famous_squads import lines_of, squad_of, title_of
from cantina.games.x_wing.library import PILOTS, UPGRADES
from cantina.games.x_wing.options import Options
from cantina.games.x_wing.random_squads import random_squad
from cantina.games.x_wing.rules.equipping import points_with, slots_of
from cantina.games.x_wing.rules.sides import wished_sides
from cantina.games.x_wing.rules.squads import (
    FACTIONS,
    RECOMMENDED_POINTS,
    Squad,
    SquadProblem,
    SquadReport,
    check_xws,
    xws_text,
)
from cantina.games.x_wing.state import SIDES
from cantina.games.x_wing.terms import Faction, Slot

MOST_POINTS = 1000
LONGEST = 20
"""Ships of a list that is looked at card by card."""
NEAR = 3
"""Points that a fair random squad leaves at most."""
DRAWS = 12

BAR = (
    Slot.ELITE,
    Slot.TURRET,
    Slot.CANNON,
    Slot.TORPEDO,
    Slot.MISSILE,
    Slot.BOMB,
    Slot.SYSTEM,
    Slot.TECH,
    Slot.CREW,
    Slot.ASTROMECH,
    Slot.SALVAGED_ASTROMECH,
    Slot.ILLICIT,
    Slot.MODIFICATION,
    Slot.TITLE,
)
"""The order in which a builder shows the symbols: talent, weapons, people, what fits any ship."""

RULES = {
    "over_points": "XW-SQUAD-5",
    "not_unique": "XW-UNIQUE-1",
    "no_slot": "XW-UPGRADE-1",
    "wrong_ship": "XW-UPGRADE-1",
    "missing_component": "XW-LIMIT-1",
    "wrong_points": "XW-SQUAD-1",
}
"""The rule behind a problem, where it is one of the book and not of the card itself."""


class ListShip(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A ship of a list, known or not."""

    pilot: str
    upgrades: tuple[str, ...] = ()


class SquadList(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A squad as the builder keeps it."""

    faction: Faction
    ships: tuple[ListShip, ...] = ()
    name: str = ""


def listed(squad: Squad) -> SquadList:
    """Return a squad as the builder keeps it."""
    ships = tuple([ListShip(ship.pilot, ship.upgrades) for ship in squad.ships])
    return SquadList(squad.faction, ships, squad.name)


def xws_of(brought: SquadList) -> bytes:
    """Write a list as XWS, with cards nobody knows under the names they came with."""
    pilots = []
    for ship in brought.ships:
        card = PILOTS.get(ship.pilot)
        upgrades: dict[str, list[str]] = {}
        for name in ship.upgrades:
            slot = UPGRADES[name].slot.value if name in UPGRADES else Slot.MODIFICATION.value
            upgrades.setdefault(slot, []).append(name)
        name, kind = (ship.pilot, "") if card is None else (card.in_squads, card.ship)
        pilots.append({"name": name, "ship": kind, "upgrades": upgrades})
    return msgspec.json.encode(
        {"faction": brought.faction.value, "name": brought.name, "pilots": pilots}
    )


def check(brought: SquadList, limit: int) -> SquadReport:
    """Check a list as a squad file is checked."""
    return check_xws(xws_of(brought), limit)


def fault(problem: SquadProblem) -> Fault:
    """Return a problem as the builder tells it, at the ship it is about."""
    place = re.match(r"pilots\[(\d+)\]", problem.where)
    return Fault(problem.reason, RULES.get(problem.code, ""), int(place[1]) if place else None)


def part(ship: ListShip) -> Part:
    """Return what a ship costs and its upgrade bar."""
    card = PILOTS.get(ship.pilot)
    known = [name for name in ship.upgrades if name in UPGRADES]
    if card is None:
        return Part(0)
    bar = slots_of(card, known)
    symbols = [slot.value for slot in BAR for _ in range(bar[slot])]
    return Part(points_with(ship.pilot, known), tuple(symbols))


def first_new(before: SquadReport, after: SquadReport) -> Fault | None:
    """Return what a change would break that was not broken before."""
    known = [(problem.code, problem.reason) for problem in before.problems]
    for problem in after.problems:
        if (problem.code, problem.reason) not in known:
            return fault(problem)
        known.remove((problem.code, problem.reason))
    return None


def with_ship(brought: SquadList, index: int, ship: ListShip | None) -> SquadList:
    """Return the list with a ship replaced, added at the end, or taken out."""
    ships = list(brought.ships)
    ships[index : index + 1] = [] if ship is None else [ship]
    return msgspec.structs.replace(brought, ships=tuple(ships))


def pilots_weighed(brought: SquadList) -> Iterator[tuple[str, SquadList]]:
    """Go through the pilots of a faction, each with the list it would make."""
    for pilot in PILOTS.values():
        if pilot.faction is brought.faction:
            fuller = with_ship(brought, len(brought.ships), ListShip(pilot.xws))
            yield f"pilot:{pilot.xws}", fuller


def upgrades_weighed(brought: SquadList, index: int, slot: str) -> Iterable[tuple[str, SquadList]]:
    """Go through the upgrades of a symbol, each with the list it would make."""
    ship = brought.ships[index]
    for upgrade in UPGRADES.values():
        if upgrade.slot.value == slot:
            fuller = ListShip(ship.pilot, (*ship.upgrades, upgrade.xws))
            yield f"upgrade:{upgrade.xws}", with_ship(brought, index, fuller)


def weighed(brought: SquadList, limit: int, at: str) -> dict[str, Fault]:
    """Say of every card that does not fit a place why not.

    The place is `pilots`, or `2:ept` for an elite talent of the third ship; `2:ept:lonewolf` is
    one that would come instead of the named card.
    """
    if not at or len(brought.ships) > LONGEST:
        return {}
    if at == "pilots":
        before, candidates = brought, pilots_weighed(brought)
    else:
        number, _, rest = at.partition(":")
        slot, _, instead = rest.partition(":")
        if not number.isdigit() or int(number) >= len(brought.ships):
            return {}
        ship = brought.ships[int(number)]
        left = [name for i, name in enumerate(ship.upgrades) if i != last_of(ship, instead)]
        before = with_ship(brought, int(number), ListShip(ship.pilot, tuple(left)))
        candidates = iter(upgrades_weighed(before, int(number), slot))
    base = check(before, limit)
    found = {card: first_new(base, check(fuller, limit)) for card, fuller in candidates}
    return {card: why for card, why in found.items() if why is not None}


def last_of(ship: ListShip, name: str) -> int:
    """Return the last place of an upgrade on a ship, or -1."""
    places = [i for i, upgrade in enumerate(ship.upgrades) if upgrade == name]
    return places[-1] if places else -1


class SquadWorkshop(Workshop):
    """Where squads are put together."""

    list_type: ClassVar[Any] = SquadList
    lists_each: ClassVar[int] = 2  # XW-SETUP-2: one for either side of the table

    def judge(self, brought: SquadList, wish: Wish) -> Judgement:
        """Judge a squad; say of every card that does not fit the wished place why not."""
        limit = limit_of(wish)
        report = check(brought, limit)
        parts = tuple([part(ship) for ship in brought.ships])
        return Judgement(
            brought,
            sum([one.points for one in parts]),
            limit,
            parts,
            tuple([fault(problem) for problem in report.problems]),
            tuple([fault(remark) for remark in report.remarks]),
            weighed(brought, limit, wish.at),
            {"xws": exported(brought, report)},
        )

    def read(self, content: str, wish: Wish) -> Judgement:
        """Read XWS; ships and upgrades that are known are kept, whatever else is wrong."""
        report = check_xws(content, MOST_POINTS)
        if report.squad is not None:
            found = self.judge(listed(report.squad), wish)
            remarks = tuple([fault(remark) for remark in report.remarks])
            return msgspec.structs.replace(found, notes=remarks)
        kept = self.judge(what_is_known(content), wish)
        faults = tuple([fault(problem) for problem in report.problems])
        return msgspec.structs.replace(kept, faults=faults)

    def draw(self, seed: int, wish: Wish) -> Judgement:
        """Draw a squad that leaves few points; of several draws the one that leaves fewest."""
        side = FACTIONS.get(wish.side, Faction.REBEL)
        limit = limit_of(wish)
        best: Squad | None = None
        for turn in range(DRAWS):
            try:
                drawn = random_squad(Rng(seed * DRAWS + turn), side, limit)
            except ValueError:
                reason = text("xw-squad-no-random", faction=side.value, points=limit)
                raise BadOptions(reason) from None
            if best is None or drawn.points > best.points:
                best = drawn
            if best.points >= limit - NEAR:
                break
        assert best is not None
        return self.judge(listed(best), wish)

    def bring(self, lists: Sequence[SquadList], seats: int, seed: int) -> dict[str, Any]:
        """Let the first seat fly the first squad, and the other side the second or a random one."""
        first = lists[0].faction
        other = lists[1].faction if len(lists) > 1 else opposing(first)
        if first is other and first is not Faction.SCUM:
            raise BadOptions(text("xw-squads-one-faction"))
        second = lists[1] if len(lists) > 1 else self.draw(seed, Wish(side=other.value)).list
        flown = [self.judge(one, Wish()).exports["xws"] for one in (lists[0], second)]
        factions = [first.value, other.value]
        is_by_side = wished_sides(factions, 2) == list(SIDES)
        return {"squads": flown if is_by_side else flown[::-1], "factions": factions}

    def seat_brings(
        self, options: dict[str, Any], seats: int, seat: int, brought: SquadList | str
    ) -> dict[str, Any]:
        """Let one seat fly a squad: known to all where they all are, else only by its faction.

        Where squads are built in secret (XW-SETUP-5) it is named at the table itself.
        """
        agreed = msgspec.convert(options, Options)
        if not agreed.uses_squads:
            raise BadOptions(text("xw-squads-not-brought"))
        squad = self.find_ready(brought).list if isinstance(brought, str) else brought
        if agreed.squads:
            return {**options, **self._replaced(agreed, seats, seat, squad)}
        judged = self.judge(squad, Wish(points=agreed.limit(squad.faction.value)))
        if judged.faults:
            raise BadOptions(judged.faults[0].reason)
        factions = [*agreed.factions, *[""] * seats][:seats]
        factions[seat] = squad.faction.value
        return {**options, "factions": factions}

    def _replaced(self, agreed: Options, seats: int, seat: int, squad: SquadList) -> dict[str, Any]:
        """Return the two squads with that of one seat's side replaced."""
        sides = wished_sides(agreed.factions, seats)
        own = seat % 2 if sides is None else SIDES.index(sides[seat])
        if seats > len(SIDES):  # whoever flies with it stays on the same side
            flown = list(agreed.squads)
            flown[own] = self.judge(squad, Wish()).exports["xws"]
            return {"squads": flown}
        other = self.read(agreed.squads[1 - own], Wish()).list
        return self.bring([squad, other] if seat == 0 else [other, squad], seats, 0)

    def ready(self) -> list[ReadyList]:
        """Return the well-known squads with how they fly."""
        return list(ready_squads())


@cache
def ready_squads() -> tuple[ReadyList, ...]:
    """Return the well-known squads."""
    return tuple(
        ReadyList(
            one.name,
            title_of(one),
            one.faction.value,
            squad_of(one).points,
            msgspec.structs.replace(listed(squad_of(one)), name=""),
            lines_of(one),
            one.season,
        )
        for one in FAMOUS_SQUADS
    )


def opposing(faction: Faction) -> Faction:
    """Return whom a faction fights when nobody says whom."""
    return Faction.IMPERIAL if faction is not Faction.IMPERIAL else Faction.REBEL


def limit_of(wish: Wish) -> int:
    """Return the points to judge by (XW-SQUAD-2)."""
    return max(1, min(wish.points or RECOMMENDED_POINTS, MOST_POINTS))


def exported(brought: SquadList, report: SquadReport) -> str:
    """Return a squad as XWS; one that breaks rules goes out as it is."""
    if report.squad is not None:
        return xws_text(report.squad)
    return xws_of(brought).decode()


def what_is_known(content: str) -> SquadList:
    """Return what can be understood of a squad file that is not in order."""
    report = check_xws(content, MOST_POINTS)
    codes = {problem.code for problem in report.problems}
    if codes & {"not_json", "unsupported_version", "bad_shape"}:
        return SquadList(Faction.REBEL)
    raw = msgspec.json.decode(content)
    faction = FACTIONS.get(raw["faction"], Faction.REBEL)
    ships = []
    for entry in raw["pilots"]:
        alone = {"faction": raw["faction"], "pilots": [{**entry, "upgrades": {}}]}
        found = check_xws(msgspec.json.encode(alone), MOST_POINTS).squad
        if found is None:
            continue
        names = [name for slot in entry.get("upgrades", {}).values() for name in slot]
        known = tuple([name for name in names if name in UPGRADES])
        ships.append(ListShip(found.ships[0].pilot, known))
    return SquadList(faction, tuple(ships), str(raw.get("name", "")))


workshop = SquadWorkshop()
