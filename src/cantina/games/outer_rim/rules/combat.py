"""Combat in its five steps, on the ground and in space, against every kind of opponent."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from cantina.core.text import Text, seat_name, text
from cantina.games.outer_rim.asking import choose
from cantina.games.outer_rim.cards.abilities import open_window, window
from cantina.games.outer_rim.cards.scene import Event
from cantina.games.outer_rim.moments import OPPONENT_DICE, Moment, Value
from cantina.games.outer_rim.names import contact_name, patrol_name
from cantina.games.outer_rim.rules.damage import suffer_damage
from cantina.games.outer_rim.rules.dice import damage_of, faces, throw
from cantina.games.outer_rim.rules.map import is_planet
from cantina.games.outer_rim.rules.progress import progress
from cantina.games.outer_rim.rules.values import combat_value, hull, modified
from cantina.games.outer_rim.state import Combat, Galaxy
from cantina.games.outer_rim.terms import CombatKind

ENEMY: Final = -1
UNDECIDED: Final = -2

Consequence = Callable[[], Awaitable[object]]


def _event(combat: Combat, moment: Moment, seat: int) -> Event:
    other = combat.defender if seat == combat.attacker else combat.attacker
    return Event(
        moment,
        seat,
        card=combat.bounty,
        enemy=combat.enemy,
        other=other,
        faction=combat.enemy_faction,
        kind=combat.kind,
    )


def sides(combat: Combat, first: int) -> tuple[int, ...]:
    """Return the players in a combat, the one whose roll it is first (OR-COMBAT-14, -22)."""
    second = combat.defender if first == combat.attacker else combat.attacker
    return tuple(seat for seat in (first, second) if seat != ENEMY)


def dice_of(g: Galaxy, combat: Combat, seat: int) -> int:
    """Dice of a side: its value, changed by abilities of both sides (OR-COMBAT-13, -21)."""
    ground = combat.kind == "ground"
    kind: CombatKind = "ground" if ground else "ship"
    dice = combat.enemy_dice if seat == ENEMY else combat_value(g, seat, kind)
    dice += combat.bonus.get(seat, 0)
    opponent = combat.defender if seat == combat.attacker else combat.attacker
    if opponent != ENEMY:
        dice -= modified(g, opponent, OPPONENT_DICE[combat.kind])
    return max(0, dice)


def change_dice(g: Galaxy, seat: int, amount: int) -> None:
    """Change a side's combat value for this combat (value window); -1 is the enemy."""
    assert g.combat is not None
    g.combat.bonus[seat] = g.combat.bonus.get(seat, 0) + amount


async def _roll_side(g: Galaxy, combat: Combat, seat: int, purpose: str) -> int:
    """Resolve steps 1 and 2, or 3: value, roll, rerolls, results; return the damage dealt."""
    order = sides(combat, seat)
    await window(g, _event(combat, Moment.COMBAT_VALUE, seat), order)
    await throw(g, seat, dice_of(g, combat, seat), purpose)
    await window(g, _event(combat, Moment.AFTER_ROLL, seat), order)
    await window(g, _event(combat, Moment.RESULTS, seat), order)  # OR-COMBAT-20
    dealt = damage_of(faces(g))
    g.roll = None
    return dealt


async def fight(
    g: Galaxy, combat: Combat, won: Consequence | None, lost: Consequence | None
) -> bool:
    """Resolve a combat; `won` and `lost` are the attacker's consequences, before any damage."""
    await _begin(g, combat)
    combat.attack = await _roll_side(g, combat, combat.attacker, "attack")
    combat.defence = await _roll_side(g, combat, combat.defender, "defence")  # OR-COMBAT-28
    attacker_won = combat.attack >= combat.defence  # OR-COMBAT-24
    combat.winner = combat.attacker if attacker_won else combat.defender
    g.say(
        "or-log-combat-won" if attacker_won else "or-log-combat-lost",
        "OR-COMBAT-23",
        player=seat_name(combat.attacker),
        attack=combat.attack,
        defence=combat.defence,
    )
    await _decide(g, combat, won if attacker_won else lost)
    await _deal_damage(g, combat)
    g.combat = None
    return attacker_won


async def lose_at_once(g: Galaxy, combat: Combat, lost: Consequence) -> None:
    """Lose a combat in which no dice are rolled and the ship is beaten (OR-PATROL-15, -22)."""
    await _begin(g, combat)
    combat.winner = ENEMY
    await _decide(g, combat, lost)
    seat = combat.attacker
    await suffer_damage(g, seat, hull(g, seat), "ship", preventable=False)
    g.combat = None


async def _begin(g: Galaxy, combat: Combat) -> None:
    """Lay the combat open, and let both sides use what they have for its start (OR-COMBAT-36)."""
    if combat.challenger == ENEMY:
        combat.challenger = combat.attacker
    combat.roller = _roller(g, combat.attacker)
    g.combat = combat
    g.say(
        "or-log-combat-ground" if combat.kind == "ground" else "or-log-combat-ship",
        "OR-COMBAT-3",
        player=seat_name(combat.attacker),
        opponent=opponent_name(combat),
    )
    start = _event(combat, Moment.START_OF_COMBAT, combat.attacker)
    await open_window(g, start, sides(combat, combat.attacker))


def _roller(g: Galaxy, attacker: int) -> int:
    """Return who rolls for an enemy: the left neighbour, in the solo game always the human."""
    neighbour = (attacker + 1) % len(g.players)  # OR-BOUNTY-21
    return g.first_player if g.players[neighbour].is_ai else neighbour


async def _decide(g: Galaxy, combat: Combat, consequence: Consequence | None) -> None:
    """Step 4: consequences come before damage (OR-COMBAT-26)."""
    if consequence is not None:
        await consequence()
    loser = combat.defender if combat.winner == combat.attacker else combat.attacker
    if combat.winner != ENEMY:
        g.players[combat.winner].report.fights_won += 1
        event = _event(combat, Moment.COMBAT_WON, combat.winner)
        await progress(g, event)
        await window(g, event, (combat.winner,))
    if loser != ENEMY:
        g.players[loser].report.fights_lost += 1
        await window(g, _event(combat, Moment.COMBAT_LOST, loser), (loser,))


async def _deal_damage(g: Galaxy, combat: Combat) -> None:
    """Step 5: each side takes what the other dealt; only players take damage (OR-COMBAT-27)."""
    for seat, dealt in ((combat.attacker, combat.defence), (combat.defender, combat.attack)):
        if seat == ENEMY:  # OR-COMBAT-30
            continue
        if seat == combat.winner:
            cap = modified(g, seat, Value.DAMAGE_CAP_AFTER_WIN)
            dealt = min(dealt, cap) if cap > 0 else dealt
        # OR-COMBAT-29
        await suffer_damage(g, seat, dealt, "ground" if combat.kind == "ground" else "ship")


def opponent_name(combat: Combat) -> Text:
    """Who is fought (OR-COMBAT-12)."""
    if combat.enemy == "player":
        return seat_name(combat.defender)
    if combat.enemy == "patrol":
        return patrol_name(combat.enemy_id)
    if combat.enemy == "contact":
        return contact_name(combat.enemy_id)
    return text(combat.enemy_id)


async def fight_enemy(
    g: Galaxy,
    seat: int,
    kind: CombatKind,
    dice: int,
    name: str,
    faction: str = "",
    won: Consequence | None = None,
    lost: Consequence | None = None,
    *,
    source: str = "",
    cargo: str = "",
) -> bool:
    """Fight an enemy printed on a card under the normal rules (OR-COMBAT-11)."""
    combat = Combat(
        kind,
        seat,
        ENEMY,
        "card",
        enemy_id=name,
        enemy_dice=dice,
        enemy_faction=faction,
        source=source,
        cargo=cargo,
    )
    return await fight(g, combat, won, lost)


async def fight_contact(
    g: Galaxy,
    seat: int,
    contact: str,
    kind: CombatKind,
    dice: int,
    won: Consequence | None = None,
    lost: Consequence | None = None,
    *,
    bounty: str = "",
    barred: str = "",
    faction: str = "",
) -> bool:
    """Fight a contact, on the map or in somebody's crew."""
    combat = Combat(
        kind,
        seat,
        ENEMY,
        "contact",
        enemy_id=contact,
        enemy_dice=dice,
        enemy_faction=faction,
        bounty=bounty,
        barred=barred,
    )
    return await fight(g, combat, won, lost)


def place_kind(g: Galaxy, seat: int) -> CombatKind:
    """Players fight on the ground on a planet, in space elsewhere (OR-COMBAT-5, -6)."""
    return "ground" if is_planet(g.players[seat].space) else "ship"


async def fight_player(
    g: Galaxy,
    seat: int,
    other: int,
    kind: CombatKind | None = None,
    won: Consequence | None = None,
    lost: Consequence | None = None,
    *,
    bounty: str = "",
    source: str = "",
) -> bool:
    """Fight another player; `won` and `lost` are the consequences for `seat`, who starts it.

    The current player is the attacker even when the other one started it (OR-COMBAT-7).
    """
    kind = kind or place_kind(g, seat)
    if other == g.current:
        combat = Combat(kind, other, seat, "player", bounty=bounty, challenger=seat, source=source)
        return not await fight(g, combat, lost, won)
    combat = Combat(kind, seat, other, "player", bounty=bounty, source=source)
    return await fight(g, combat, won, lost)


async def decide_for_enemy(g: Galaxy, values: Sequence[str], label: Callable[[str], Text]) -> str:
    """Let the player who rolls for an enemy make its choice (OR-COMBAT-41, ruling D16)."""
    assert g.combat is not None
    roller = g.combat.roller
    return await choose(g, roller, "or-ask-enemy", values, label=label, rules=("OR-COMBAT-41",))


def can_be_attacked(g: Galaxy, seat: int) -> list[int]:
    """Players in the space that an ability may attack; never a defeated one (OR-DEFEAT-8)."""
    here = g.players[seat].space
    return [
        player.seat
        for player in g.players
        if player.seat != seat and player.space == here and not player.defeated
    ]
