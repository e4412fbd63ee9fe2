"""Battles that show one card: as many ships as may carry it, against a plain squad."""

from __future__ import annotations

from functools import cache
from typing import Any

from cantina.core.rng import Rng
from cantina.games.x_wing.every_card import SHOWCASE_POINTS, showcase
from cantina.games.x_wing.library import PILOTS, UPGRADES
from cantina.games.x_wing.printed import PilotCard
from cantina.games.x_wing.rules.squads import Squad, SquadShip, check_squad, xws_text
from cantina.games.x_wing.terms import Faction

SHIPS_SHOWN = 4
NARROW = 500.0
"""Millimetres between the home edges: whoever flies at random meets somebody before fleeing."""
ROCKY = 700.0
"""The same where asteroids must find room between them."""
CARRIERS = {"nashtahpuppilot": "houndstooth"}
"""The cards from whose ships the pilots take off that are in no squad."""
DAMAGE_DECKS = ("core", "awakens")
TRIED = 40
"""How many further upgrades are tried on each ship."""


def battle_showing(piece: str, seed: int) -> tuple[int, dict[str, Any]] | None:
    """Return seats and options of a battle with this card; None if no squad decides about it."""
    kind, card = piece.split(":", 1)
    if kind == "pilot" and PILOTS[card].carried:
        kind, card = "upgrade", CARRIERS[card]
    if kind == "damage":
        pairs = showcase()
        return 2, {**_parade(pairs[seed % len(pairs)]), "damage_deck": DAMAGE_DECKS[seed % 2]}
    if kind not in ("pilot", "upgrade"):
        return None
    squads = _squads_with(card) if kind == "pilot" else _squads_carrying(card)
    if not squads or seed % 5 == 4:
        parade = _parade_with(card, seed)
        if parade is not None or not squads:
            return parade
    rng = Rng(seed)
    shown = _equipped(squads[seed % len(squads)], rng)
    pair = sorted((shown, _opposition(shown.faction, rng)), key=lambda squad: squad.faction.value)
    pair.reverse()
    options = {
        "squads": tuple(xws_text(squad) for squad in pair),
        "points": (SHOWCASE_POINTS, SHOWCASE_POINTS),
        "height": ROCKY if seed % 4 == 3 else NARROW,
        "special_area": True,
    }
    return 2, {**options, "obstacles": (True, True)} if seed % 4 == 3 else options


def _parade_with(card: str, seed: int) -> tuple[int, dict[str, Any]] | None:
    """Return a battle of squads that fly a card only together with others."""
    pairs = [pair for pair in showcase() if any(f'"{card}"' in squad for squad in pair)]
    if not pairs:
        return None
    return 2, _parade(pairs[seed % len(pairs)])


def _parade(squads: tuple[str, str]) -> dict[str, Any]:
    """Return the options of a battle between two squads that stand close to each other."""
    points = (SHOWCASE_POINTS, SHOWCASE_POINTS)
    return {"squads": squads, "points": points, "height": NARROW, "special_area": True}


@cache
def _squads_with(pilot: str) -> list[Squad]:
    """Return the squad of this pilot and plain wingmen."""
    faction = PILOTS[pilot].faction
    return [_filled(faction, (SquadShip(pilot),), [SquadShip(_plain(faction)[0].xws)])]


@cache
def _squads_carrying(upgrade: str) -> list[Squad]:
    """Return a squad for each kind of pilot that may carry the upgrade, all of them carrying it."""
    wanted = UPGRADES[upgrade]
    squads = []
    for pilot in PILOTS.values():
        carrier = SquadShip(pilot.xws, (upgrade,))
        if not check_squad(Squad(pilot.faction, (carrier,)), SHOWCASE_POINTS).valid:
            continue
        wingman = SquadShip(_plain(pilot.faction)[0].xws) if wanted.unique else carrier
        squads.append(_filled(pilot.faction, (carrier,), [wingman]))
    return squads


def _filled(faction: Faction, ships: tuple[SquadShip, ...], wingmen: list[SquadShip]) -> Squad:
    """Fill a squad up with wingmen as long as that is legal."""
    while len(ships) < SHIPS_SHOWN:
        fuller = (*ships, *wingmen)
        if not check_squad(Squad(faction, fuller), SHOWCASE_POINTS).valid:
            break
        ships = fuller
    return Squad(faction, ships)


def _equipped(squad: Squad, rng: Rng) -> Squad:
    """Give every ship whatever else it may carry, at random: many cards only matter with others."""
    ships = list(squad.ships)
    for place, ship in enumerate(ships):
        for upgrade in rng.sample(list(UPGRADES), TRIED):
            ships[place] = SquadShip(ship.pilot, (*ship.upgrades, upgrade))
            if check_squad(Squad(squad.faction, tuple(ships)), SHOWCASE_POINTS).valid:
                ship = ships[place]
        ships[place] = ship
    return Squad(squad.faction, tuple(ships))


def _opposition(faction: Faction, rng: Rng) -> Squad:
    """Return a squad of another faction that bites: three ships of one kind, equipped at random."""
    other = Faction.IMPERIAL if faction is not Faction.IMPERIAL else Faction.REBEL
    plain = rng.choice(_plain(other))
    return _equipped(_filled(other, (), [SquadShip(plain.xws)]), rng)


@cache
def _plain(faction: Faction) -> list[PilotCard]:
    """Return the pilots of a faction that anybody may fly several of, cheapest first."""
    pilots = [p for p in PILOTS.values() if p.faction is faction and not p.unique]
    return sorted(pilots, key=lambda pilot: (pilot.points, pilot.xws))
