"""Derived numbers of a player: combat values, health, hull, hyperdrive, skills, owned assets."""

from __future__ import annotations

from functools import cache

from cantina.core.cards import count_of
from cantina.games.outer_rim.cards.kit import barred_card, kit_of
from cantina.games.outer_rim.cards.scene import Scene
from cantina.games.outer_rim.library import CARDS, CHARACTERS, SHIPS, asset
from cantina.games.outer_rim.moments import Value
from cantina.games.outer_rim.printed import ShipSide
from cantina.games.outer_rim.state import Galaxy, Player
from cantina.games.outer_rim.terms import SKILLS, AssetType

# OR-AI-TURN-10: of its cards the AI uses only what raises values of its ship or character.
VALUES_OF_THE_AI = frozenset(
    (Value.HYPERDRIVE, Value.GROUND_COMBAT, Value.SHIP_COMBAT, Value.HEALTH, Value.HULL)
)


def ship_side(player: Player) -> ShipSide:
    """Return the side of the ship sheet that is up."""
    ship = SHIPS[player.ship]
    if player.ship_flipped and ship.named is not None:
        return ship.named
    return ship.front


def modified(g: Galaxy, seat: int, value: Value) -> int:
    """Sum of all modifiers of a value; several of them add up (OR-COMBAT-39)."""
    player = g.players[seat]
    modifiers = kit_of(player).modifiers.get(value)
    if modifiers is None or (player.is_ai and value not in VALUES_OF_THE_AI):
        return 0
    barred = barred_card(g)
    total = 0
    for source, standing in modifiers:
        scene = Scene(g, seat, source)
        if source != barred and standing.holds(scene):
            total += count_of(scene, standing.rule.amount)
    return total


def hyperdrive(g: Galaxy, seat: int) -> int:
    """Spaces the ship may move."""
    return ship_side(g.players[seat]).hyperdrive + modified(g, seat, Value.HYPERDRIVE)


def health(g: Galaxy, seat: int) -> int:
    """Damage that defeats the character."""
    return CHARACTERS[g.players[seat].character].health + modified(g, seat, Value.HEALTH)


def hull(g: Galaxy, seat: int) -> int:
    """Damage that defeats the ship."""
    return ship_side(g.players[seat]).hull + modified(g, seat, Value.HULL)


def combat_value(g: Galaxy, seat: int, kind: str) -> int:
    """Dice of the character in ground combat, of the ship in space combat (OR-COMBAT-3)."""
    if kind == "ground":
        base = CHARACTERS[g.players[seat].character].ground_combat
        return max(0, base + modified(g, seat, Value.GROUND_COMBAT))
    return max(0, ship_side(g.players[seat]).combat + modified(g, seat, Value.SHIP_COMBAT))


def skill_count(g: Galaxy, seat: int, skill: str) -> int:
    """How often a skill appears on the character and crew cards (OR-SKILL-2, OR-TEST-6)."""
    count = kit_of(g.players[seat]).skills[skill]
    barred = barred_card(g)
    if barred and barred in g.players[seat].assets:
        count -= asset(barred).skills.count(skill)
    return count


def skill_counts(g: Galaxy, seat: int) -> dict[str, int]:
    """How often each skill appears."""
    if barred_card(g):
        return {skill: skill_count(g, seat, skill) for skill in SKILLS}
    return kit_of(g.players[seat]).skills.copy()


def has_skill(g: Galaxy, seat: int, skill: str) -> bool:
    """Whether a player has a skill at least once."""
    return skill_count(g, seat, skill) > 0


def assets_of_type(g: Galaxy, seat: int, kind: AssetType) -> list[str]:
    """Owned assets of a type, whatever deck they came from (OR-MARKET-14)."""
    return kit_of(g.players[seat]).by_type.get(kind, [])[:]


def cost_of(card: str) -> int | None:
    """Return printed cost of an asset; None if there is none."""
    part = CARDS[card].asset
    return part.cost if part is not None else None


def ship_cost(g: Galaxy, seat: int) -> int:
    """Return printed cost of the player's ship, which is also its barter value (OR-SHIP-2)."""
    return SHIPS[g.players[seat].ship].cost


@cache
def _others(seat: int, count: int) -> tuple[int, ...]:
    return _clockwise(seat, count)[1:]


@cache
def _clockwise(seat: int, count: int) -> tuple[int, ...]:
    return tuple([(seat + step) % count for step in range(count)])


def seats_from(g: Galaxy, seat: int) -> tuple[int, ...]:
    """All seats clockwise, beginning with one."""
    return _clockwise(seat, len(g.players))


def others_here(g: Galaxy, seat: int) -> list[int]:
    """Other players in a player's space, clockwise."""
    players = g.players
    space = players[seat].space
    return [other for other in _others(seat, len(players)) if players[other].space == space]
