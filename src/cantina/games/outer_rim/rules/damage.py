"""Damage on the character and on the ship: suffered, prevented, recovered."""

from __future__ import annotations

from cantina.core.text import seat_name
from cantina.games.outer_rim.cards.abilities import window
from cantina.games.outer_rim.cards.scene import Event
from cantina.games.outer_rim.moments import Moment
from cantina.games.outer_rim.rules.defeat import defeat
from cantina.games.outer_rim.rules.values import health, hull
from cantina.games.outer_rim.state import Galaxy
from cantina.games.outer_rim.terms import CombatKind


def damage_on(g: Galaxy, seat: int, kind: CombatKind) -> int:
    """Damage on the character ("ground") or the ship; the two are apart (OR-DAMAGE-1)."""
    player = g.players[seat]
    return player.damage if kind == "ground" else player.ship_damage


def limit(g: Galaxy, seat: int, kind: CombatKind) -> int:
    """Health of the character or hull of the ship."""
    return health(g, seat) if kind == "ground" else hull(g, seat)


def _put_damage(g: Galaxy, seat: int, kind: CombatKind, damage: int) -> None:
    if kind == "ground":
        g.players[seat].damage = damage
    else:
        g.players[seat].ship_damage = damage


async def suffer_damage(
    g: Galaxy, seat: int, amount: int, kind: CombatKind, *, preventable: bool = True
) -> None:
    """Suffer damage, less what is prevented; more than the value is ignored (OR-DAMAGE-2, -4)."""
    if preventable and amount > 0:
        event = Event(Moment.BEFORE_DAMAGE, seat, kind=kind, amount=amount)
        await window(g, event, (seat,))
        amount = event.amount
    if amount <= 0:
        return
    now = damage_on(g, seat, kind)
    after = min(limit(g, seat, kind), now + amount)
    _put_damage(g, seat, kind, after)
    if g.told:
        message = "or-log-character-damage" if kind == "ground" else "or-log-ship-damage"
        g.say(message, "OR-DAMAGE-1", player=seat_name(seat), amount=after - now)
    await check_damage(g, seat)


async def check_damage(g: Galaxy, seat: int) -> None:
    """Cut damage to health and hull, and defeat a player who has that much (OR-DAMAGE-6)."""
    lethal: CombatKind | None = None
    for kind in ("ground", "ship"):
        most = limit(g, seat, kind)
        if damage_on(g, seat, kind) >= most:
            _put_damage(g, seat, kind, most)
            lethal = lethal or kind
    if lethal is not None and not g.players[seat].defeated:
        await defeat(g, seat, lethal)


async def recover(g: Galaxy, seat: int, amount: int | None, kind: CombatKind) -> int:
    """Recover so much damage, or all of it; return how much (OR-DAMAGE-3, OR-DEFEAT-6)."""
    now = damage_on(g, seat, kind)
    recovered = now if amount is None else min(amount, now)
    if recovered <= 0:
        return 0
    _put_damage(g, seat, kind, now - recovered)
    message = "or-log-recover-character" if kind == "ground" else "or-log-recover-ship"
    g.say(message, "OR-DAMAGE-3", player=seat_name(seat), amount=recovered)
    player = g.players[seat]
    if player.defeated and player.damage < health(g, seat) and player.ship_damage < hull(g, seat):
        player.defeated = False
        g.say("or-log-stands-up", "OR-DEFEAT-6", player=seat_name(seat))
    if kind == "ship":
        await window(g, Event(Moment.SHIP_RECOVERED, seat, amount=recovered), (seat,))
    return recovered


async def recover_all(g: Galaxy, seat: int) -> int:
    """Recover all damage from character and ship (OR-PLANNING-3)."""
    return await recover(g, seat, None, "ground") + await recover(g, seat, None, "ship")
