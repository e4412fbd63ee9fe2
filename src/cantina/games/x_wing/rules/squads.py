"""Squad building (XW-SQUAD, XW-UNIQUE, XW-UPGRADE): squads in XWS, checked and shown.

XWS is the squad format players exchange: version, faction, and for each pilot its name, ship and
upgrades by slot. A squad is taken whole or not at all; each problem says where in the file it is.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Annotated

import msgspec

from cantina.core.text import Text, text
from cantina.games.x_wing.library import PILOTS, PILOTS_IN_SQUADS, SHIPS, UPGRADES
from cantina.games.x_wing.names import card_name
from cantina.games.x_wing.printed import PilotCard, UpgradeCard
from cantina.games.x_wing.rules.core_set import PILOT_COPIES, SHIP_MODELS, UPGRADE_COPIES
from cantina.games.x_wing.rules.equipping import Outfit, points_with, refusals
from cantina.games.x_wing.terms import Faction, Slot

XWS_VERSION = "1.0.0"
RECOMMENDED_POINTS = 100  # XW-SQUAD-2
MOST_SHIPS = 40

FACTIONS: dict[str, Faction] = {
    "rebel": Faction.REBEL,
    "rebels": Faction.REBEL,
    "rebelalliance": Faction.REBEL,
    "imperial": Faction.IMPERIAL,
    "empire": Faction.IMPERIAL,
    "galacticempire": Faction.IMPERIAL,
    "scum": Faction.SCUM,
    "scumandvillainy": Faction.SCUM,
    "resistance": Faction.REBEL,
    "firstorder": Faction.IMPERIAL,
}


def canonical(name: str) -> str:
    """Return a name as XWS writes ids, so that `R2-D2` and `Rebel Alliance` are found."""
    return "".join(letter for letter in name.lower() if letter.isascii() and letter.isalnum())


def find_pilot(name: str, ship: str, faction: Faction | None) -> PilotCard | None:
    """Find a ship card by its id in squad files; its ship and faction tell namesakes apart."""
    found = PILOTS_IN_SQUADS.get(canonical(name))
    if found is None:
        return PILOTS.get(name)
    return max(found, key=lambda card: (card.ship == ship, card.faction is faction))


def unique_name(card: str) -> str:
    """XW-UNIQUE-1: what cards of one unique name share; a suffix tells their cards apart."""
    return card.partition("-")[0]


class SquadProblem(msgspec.Struct, frozen=True):
    """Something wrong with a squad: what, where in the file, and why in words."""

    code: str
    where: str
    reason: Text


class SquadShip(msgspec.Struct, frozen=True):
    """A pilot and the upgrades equipped, by XWS id."""

    pilot: str
    upgrades: tuple[str, ...] = ()
    vendor: str = ""
    """What other programs noted about the ship, in JSON."""

    @property
    def points(self) -> int:
        """The cost of the ship card and its upgrades (XW-SQUAD-1)."""
        return points_with(self.pilot, self.upgrades)


class Squad(msgspec.Struct, frozen=True):
    """A squad whose cards all exist."""

    faction: Faction
    ships: tuple[SquadShip, ...]
    name: str = ""
    vendor: str = ""
    """What other programs noted about the squad, in JSON."""

    @property
    def points(self) -> int:
        """The cost of all cards (XW-SQUAD-1)."""
        return sum([ship.points for ship in self.ships])


class SquadReport(msgspec.Struct, frozen=True):
    """What a check found; the squad is there only if nothing is wrong with it.

    Remarks are about the file: the squad may be flown all the same.
    """

    points: int
    problems: tuple[SquadProblem, ...]
    squad: Squad | None = None
    remarks: tuple[SquadProblem, ...] = ()

    @property
    def valid(self) -> bool:
        """Whether the squad may be flown."""
        return not self.problems


class XwsPilot(msgspec.Struct):
    """A pilot as a squad file has it; other fields are for people and other programs."""

    name: str
    ship: str
    upgrades: dict[str, list[str]] | Annotated[list[str], msgspec.Meta(max_length=0)] | None = None
    """By slot; some programs write no upgrades as an empty list, or as null."""
    vendor: msgspec.Raw = msgspec.Raw()


class XwsSquad(msgspec.Struct):
    """A squad file."""

    faction: str
    pilots: list[XwsPilot]
    version: str | float = XWS_VERSION
    name: str | None = ""
    points: int | None = None
    vendor: msgspec.Raw = msgspec.Raw()


@lru_cache(maxsize=128)
def check_xws(
    source: str | bytes,
    points: int = RECOMMENDED_POINTS,
    *,
    core_set_only: bool = False,
    factions: tuple[Faction, ...] = (),
) -> SquadReport:
    """Read and check a squad file; `factions` are those allowed, if not all are."""
    read = _read(source)
    if isinstance(read, SquadProblem):
        return SquadReport(0, (read,))
    problems: list[SquadProblem] = []
    side = FACTIONS.get(canonical(read.faction))
    if side is None:
        reason = text("xw-squad-unknown-faction", faction=read.faction)
        problems.append(SquadProblem("unknown_faction", "faction", reason))
    elif factions and side not in factions:
        reason = text("xw-squad-other-faction", faction=side.value, wanted=factions[0].value)
        problems.append(SquadProblem("wrong_faction", "faction", reason))
    cards = _Cards(side, problems)
    for index, pilot in enumerate(read.pilots):
        cards.add(f"pilots[{index}]", pilot)
    vendor = bytes(read.vendor).decode()
    squad = Squad(side or Faction.REBEL, tuple(cards.ships), read.name or "", vendor)
    remarks = () if problems else _points_remarks(squad, read.points)
    if squad.ships or not read.pilots:  # who named only unknown ships has been told so
        problems += _limit_problems(squad, points)
    if core_set_only:
        problems += _component_problems(squad)
    return SquadReport(squad.points, tuple(problems), None if problems else squad, remarks)


def _points_remarks(squad: Squad, said: int | None) -> tuple[SquadProblem, ...]:
    """XW-SQUAD-1: the cards say what a squad costs; what a file says of it decides nothing."""
    if said is None or said == squad.points:
        return ()
    reason = text("xw-squad-wrong-points", points=squad.points, said=said)
    return (SquadProblem("wrong_points", "points", reason),)


def check_squad(
    squad: Squad, points: int = RECOMMENDED_POINTS, *, core_set_only: bool = False
) -> SquadReport:
    """Check a squad that was put together here."""
    return check_xws(msgspec.json.encode(to_xws(squad)), points, core_set_only=core_set_only)


def _read(source: str | bytes) -> XwsSquad | SquadProblem:
    try:
        raw = msgspec.json.decode(source)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
        return SquadProblem("not_json", "", text("xw-squad-not-json", problem=str(problem)))
    version = str(raw.get("version", XWS_VERSION)) if isinstance(raw, dict) else XWS_VERSION
    if version.split(".")[0] not in ("0", "1"):
        reason = text("xw-squad-other-version", version=version)
        return SquadProblem("unsupported_version", "version", reason)
    try:
        return msgspec.json.decode(source, type=XwsSquad)
    except msgspec.ValidationError as problem:
        message, _, where = str(problem).partition(" - at `$")
        reason = text("xw-squad-bad-shape", problem=message)
        return SquadProblem("bad_shape", where.strip(".`"), reason)


class _Cards:
    """The cards of a squad while it is read, with what was noticed about them."""

    def __init__(self, side: Faction | None, problems: list[SquadProblem]) -> None:
        self.side = side
        self.problems = problems
        self.ships: list[SquadShip] = []
        self.unique_names: set[str] = set()
        self.copies: Counter[str] = Counter()

    def note(self, code: str, where: str, reason: Text) -> None:
        """Note a problem."""
        self.problems.append(SquadProblem(code, where, reason))

    def add(self, where: str, entry: XwsPilot) -> None:
        """Add a ship; unknown cards are noted and left out."""
        pilot = find_pilot(entry.name, canonical(entry.ship), self.side)
        if pilot is None:
            reason = text("xw-squad-unknown-pilot", card=entry.name)
            self.note("unknown_pilot", f"{where}.name", reason)
        else:
            ship = entry.ship if entry.ship in SHIPS else canonical(entry.ship)
            self.check_pilot(where, pilot, ship if ship in SHIPS else entry.ship)
        before: set[str] = set()
        equipped: list[str] = []
        places: list[str] = []
        slots = entry.upgrades if isinstance(entry.upgrades, dict) else {}
        for key, names in slots.items():
            for i, name in enumerate(names):
                place = f"{where}.upgrades.{key}[{i}]"
                upgrade = UPGRADES.get(name) or UPGRADES.get(canonical(name))
                if upgrade is None:
                    reason = text("xw-squad-unknown-upgrade", card=name)
                    self.note("unknown_upgrade", place, reason)
                    continue
                self.check_upgrade(place, key, upgrade, pilot, before)
                before.add(upgrade.xws)
                equipped.append(upgrade.xws)
                places.append(place)
        if pilot is not None:
            self.check_together(pilot, equipped, places)
            vendor = bytes(entry.vendor).decode()
            self.ships.append(SquadShip(pilot.xws, tuple(equipped), vendor))

    def check_together(self, pilot: PilotCard, equipped: list[str], places: list[str]) -> None:
        """Check the upgrade bar and what the cards of one ship say about each other."""
        outfit = Outfit(pilot, equipped)
        refused = {name: tuple(refusals(UPGRADES[name], outfit)) for name in outfit.copies}
        free = outfit.bar.copy()
        for name, place in zip(equipped, places, strict=True):
            self.check_slot(place, UPGRADES[name], free)
            for reason in refused[name]:
                self.note("not_allowed", place, reason)

    def check_pilot(self, where: str, pilot: PilotCard, ship: str) -> None:
        """Check a ship card: its ship, its faction and its bullet."""
        name = Text(card_name("pilot", pilot.xws))
        if ship not in SHIPS:
            self.note("unknown_ship", f"{where}.ship", text("xw-squad-unknown-ship", card=ship))
        elif ship != pilot.ship:
            flies = Text(card_name("ship", pilot.ship))
            reason = text("xw-squad-wrong-ship", pilot=name, ship=flies)
            self.note("wrong_ship", f"{where}.ship", reason)
        if self.side is not None and pilot.faction is not self.side:
            reason = text("xw-squad-wrong-faction", card=name, faction=pilot.faction.value)
            self.note("wrong_faction", f"{where}.name", reason)
        if pilot.carried:
            self.note("not_allowed", f"{where}.name", text("xw-squad-carried", card=name))
        self.check_bullet(f"{where}.name", pilot.xws, pilot.unique, name)

    def check_upgrade(
        self, where: str, key: str, upgrade: UpgradeCard, pilot: PilotCard | None, before: set[str]
    ) -> None:
        """Check an upgrade card: its key in the file, who may carry it and how often."""
        name = Text(card_name("upgrade", upgrade.xws))
        if key != upgrade.slot.value:
            reason = text("xw-squad-wrong-key", card=name, key=upgrade.slot.value)
            self.note("wrong_slot", where, reason)
        if upgrade.factions and self.side is not None and self.side not in upgrade.factions:
            reason = text("xw-squad-wrong-faction", card=name, faction=upgrade.factions[0].value)
            self.note("wrong_faction", where, reason)
        if upgrade.ships and pilot is not None and pilot.ship not in upgrade.ships:
            only = [Text(card_name("ship", ship)) for ship in upgrade.ships if ship in SHIPS]
            self.note("wrong_ship", where, text("xw-squad-other-ship", card=name, ships=only))
        if upgrade.limited and upgrade.xws in before:
            self.note("limited", where, text("xw-squad-limited", card=name))
        limit = upgrade.building.squad_limit
        self.copies[upgrade.xws] += 1
        if limit and self.copies[upgrade.xws] > limit:
            self.note("limited", where, text("xw-squad-too-many-copies", card=name, count=limit))
        self.check_bullet(where, upgrade.xws, upgrade.unique, name)

    def check_slot(self, where: str, upgrade: UpgradeCard, bar: Counter[Slot]) -> None:
        """XW-UPGRADE-1: each symbol of the bar holds one card with the same symbol."""
        if bar[upgrade.slot] <= 0:
            name = Text(card_name("upgrade", upgrade.xws))
            reason = text("xw-squad-no-slot", card=name, key=upgrade.slot.value)
            self.note("no_slot", where, reason)
        bar[upgrade.slot] -= 1

    def check_bullet(self, where: str, card: str, unique: bool, name: Text) -> None:
        """XW-UNIQUE-1: one card with the same unique name, pilots and upgrades together."""
        if not unique:
            return
        if unique_name(card) in self.unique_names:
            self.note("not_unique", where, text("xw-squad-not-unique", card=name))
        self.unique_names.add(unique_name(card))


def _limit_problems(squad: Squad, points: int) -> list[SquadProblem]:
    """XW-SQUAD-5: the cost must not exceed the maximum; a squad has at least one ship."""
    if squad.points > points:
        reason = text("xw-squad-over-points", points=squad.points, limit=points)
        return [SquadProblem("over_points", "pilots", reason)]
    if not squad.ships:
        return [SquadProblem("no_ships", "pilots", text("xw-squad-no-ships"))]
    if len(squad.ships) > MOST_SHIPS:
        reason = text("xw-squad-too-many-ships", count=len(squad.ships), limit=MOST_SHIPS)
        return [SquadProblem("too_many_ships", "pilots", reason)]
    return []


def _component_problems(squad: Squad) -> list[SquadProblem]:
    """XW-LIMIT-1: models and cards are limited to what one core set holds."""
    models = Counter(PILOTS[ship.pilot].ship for ship in squad.ships)
    pilots = Counter(ship.pilot for ship in squad.ships)
    upgrades = Counter(card for ship in squad.ships for card in ship.upgrades)
    found = []
    for kind, used, owned in (
        ("ship", models, SHIP_MODELS),
        ("pilot", pilots, PILOT_COPIES),
        ("upgrade", upgrades, UPGRADE_COPIES),
    ):
        for card, count in used.items():
            if count > owned.get(card, 0):
                name = Text(card_name(kind, card))
                reason = text("xw-squad-missing", card=name, count=count, owned=owned.get(card, 0))
                found.append(SquadProblem("missing_component", "pilots", reason))
    return found


def to_xws(squad: Squad) -> dict[str, object]:
    """Write a squad as an XWS object."""
    pilots = []
    for ship in squad.ships:
        upgrades: dict[str, list[str]] = {}
        for upgrade in ship.upgrades:
            upgrades.setdefault(UPGRADES[upgrade].slot.value, []).append(upgrade)
        card = PILOTS[ship.pilot]
        entry = {"name": card.in_squads, "ship": card.ship, "points": ship.points}
        more = {"upgrades": upgrades} if upgrades else {}
        pilots.append({**entry, **more, **_vendor_part(ship.vendor)})
    return {
        "version": XWS_VERSION,
        "faction": squad.faction.value,
        **({"name": squad.name} if squad.name else {}),
        "points": squad.points,
        "pilots": pilots,
        **_vendor_part(squad.vendor),
    }


def _vendor_part(vendor: str) -> dict[str, object]:
    return {"vendor": msgspec.json.decode(vendor)} if vendor else {}


def xws_text(squad: Squad) -> str:
    """Write a squad as one line of XWS."""
    return msgspec.json.encode(to_xws(squad)).decode()


def may_carry(pilot: PilotCard, upgrade: UpgradeCard) -> bool:
    """Whether faction and ship are right; cheap, before a squad is checked."""
    if upgrade.factions and pilot.faction not in upgrade.factions:
        return False
    return not upgrade.ships or pilot.ship in upgrade.ships
