"""What happens to cards in play: ready, exhaust, discard, move, change hands or type."""

from __future__ import annotations

from cantina.core.ask import Ask
from cantina.core.text import text
from cantina.games.destiny import facts
from cantina.games.destiny.asking import at_die
from cantina.games.destiny.cards.scene import Scene
from cantina.games.destiny.rules import defeat, elite, limits, queue, zones
from cantina.games.destiny.state import Battle, Happening


def exhaust(scene: Scene, card: int) -> bool:
    """Exhaust a ready card; an exhausted one cannot be (DS-EXHAUST-2)."""
    found = scene.g.play.get(card)
    if found is None or found.exhausted:
        return False
    found.exhausted = True
    scene.g.changes += 1
    scene.g.say("ds-log-exhaust", "DS-EXHAUST-1", card=facts.name(scene.g, card))
    return True


def ready(scene: Scene, card: int) -> bool:
    """Ready an exhausted card; a ready one cannot be (DS-READY-2)."""
    g = scene.g
    found = g.play.get(card)
    if found is None or not found.exhausted:
        return False
    found.exhausted = False
    g.changes += 1
    g.say("ds-log-ready", "DS-READY-1", card=facts.name(g, card))
    queue.after(g, Happening("ready", scene.seat, card, target=found.controller))
    return True


async def discard(scene: Scene, card: int, by_effect: bool = True) -> bool:
    """Discard a card from play with everything on it, unless something else goes instead."""
    g = scene.g
    found = g.play.get(card)
    if found is None:
        return False
    going = Happening(
        "discard",
        seat=scene.seat,
        card=card,
        host=found.host,
        target=found.controller,
        source=scene.card,
        how="effect" if by_effect else "rules",
    )
    if await queue.replaced(g, going):
        return False
    await choose_twin_die(scene, card)
    await leave(scene, card)
    zones.discard(g, card)
    g.say("ds-log-discarded", "DS-DISCARD-PILE-1", card=facts.name(g, card))
    queue.after(g, going)
    await queue.settle(g)
    await limits.check(scene)
    return True


async def choose_twin_die(scene: Scene, card: int) -> None:
    """Choose which die of two twin upgrades in the pool goes with one of them (DS-DIE-OUT-4)."""
    g = scene.g
    found = g.play[card]
    if found.kind != "upgrade":
        return
    own = zones.dice_of(g, card)
    twins = [
        die
        for other in zones.upgrades_on(g, found.host)
        if other.id != card and g.codes[other.id] == g.codes[card]
        for die in zones.dice_of(g, other.id)
    ]
    if not own or own[0].face < 0 or not [die for die in twins if die.face >= 0]:
        return
    choices = [own[0].id, *[die.id for die in twins if die.face >= 0]]
    chosen = await Ask(
        scene.seat,
        text("ds-ask-twin-die", card=facts.name(g, card)),
        choices,
        label=lambda die: facts.die_text(g, die),
        at=at_die,
        rules=("DS-DIE-OUT-4",),
    )
    own[0].card, g.dice[chosen].card = g.dice[chosen].card, own[0].card


async def leave(scene: Scene, card: int) -> None:
    """Take a card out of play; what is attached to it is discarded (DS-UPGRADE-3)."""
    g = scene.g
    on_it = zones.attached(g, card)
    host = g.play[card].host
    zones.take_out_of_play(g, card)
    for other in on_it:
        zones.take_out_of_play(g, other.id)
        zones.discard(g, other.id)
    if elite.makes_elite(g, card):
        await elite.drop_die(scene, host)


async def to_hand(scene: Scene, card: int) -> bool:
    """Return a card in play to its owner's hand."""
    g = scene.g
    if card not in g.play:
        return False
    await leave(scene, card)
    zones.put_in_hand(g, card)
    g.say("ds-log-to-hand", "DS-ZONE-8", card=facts.name(g, card))
    await limits.check(scene)
    return True


async def to_deck(scene: Scene, card: int, bottom: bool = False) -> bool:
    """Put a card in play on top of its owner's deck or under it."""
    g = scene.g
    if card not in g.play:
        return False
    await leave(scene, card)
    zones.put_on_deck(g, card, bottom)
    g.say("ds-log-to-deck", "DS-ZONE-8", card=facts.name(g, card))
    await limits.check(scene)
    return True


async def set_aside(scene: Scene, card: int) -> bool:
    """Set a card in play aside (DS-SET-ASIDE-5)."""
    g = scene.g
    if card not in g.play:
        return False
    await leave(scene, card)
    zones.set_card_aside(g, card)
    g.say("ds-log-set-aside", "DS-SET-ASIDE-5", card=facts.name(g, card))
    await limits.check(scene)
    return True


async def move_upgrade(scene: Scene, card: int, host: int) -> bool:
    """Move an upgrade to another card; that is not playing it (DS-MOVE-1, DS-MOVE-5)."""
    g = scene.g
    found = g.play.get(card)
    if found is None or host not in g.play or found.host == host:
        return False
    old_host = found.host
    found.controller = g.play[host].controller
    for die in zones.dice_of(g, card):
        zones.leave_pool(g, die)
        die.controller = found.controller
    defeat.attach(g, found, host)
    if elite.makes_elite(g, card):
        await elite.drop_die(scene, old_host)
        elite.add_die(scene, host)
    queue.after(g, Happening("move", scene.seat, card, host, target=found.controller))
    await queue.settle(g)
    await limits.check(scene)
    return True


async def take_control(scene: Scene, card: int, seat: int) -> bool:
    """Let a player take control of a card in play and of its dice (DS-CONTROLLER-1)."""
    g = scene.g
    found = g.play.get(card)
    if found is None or found.controller == seat:
        return False
    for die in zones.dice_of(g, card):
        zones.leave_pool(g, die)
        die.controller = seat
    found.controller = seat
    g.changes += 1
    g.say("ds-log-control", "DS-CONTROLLER-1", card=facts.name(g, card), seat=facts.player(seat))
    await limits.check(scene)
    return True


async def change_type(scene: Scene, card: int, kind: str) -> bool:
    """Change the type of a card: tokens and upgrades go, its dice return (DS-TYPE-CHANGE)."""
    g = scene.g
    found = g.play.get(card)
    if found is None or found.kind == kind:
        return False
    for other in zones.attached(g, card):
        await discard(scene, other.id, by_effect=False)
    for die in zones.dice_of(g, card):
        zones.leave_pool(g, die)
    found.kind = kind
    found.damage = found.shields = found.resources = found.points = 0
    g.changes += 1
    await limits.check(scene)
    return True


def place(scene: Scene, card: int, token: str, amount: int) -> int:
    """Put tokens on a card; shields stay within their limit only on characters."""
    g = scene.g
    found = g.play.get(card)
    if found is None or amount <= 0:
        return 0
    if token == "damage":
        found.damage += amount
    elif token == "shield":
        found.shields += amount
    else:
        found.resources += amount
    g.changes += 1
    g.say("ds-log-placed", card=facts.name(g, card), token=token, amount=amount)
    return amount


def take_control_of_battlefield(g: Battle, seat: int) -> bool:
    """Give control of the battlefield to a player without a claim."""
    if g.controller == seat:
        return False
    g.controller = seat
    g.play[g.battlefield].controller = seat
    g.changes += 1
    g.say("ds-log-battlefield", "DS-BATTLEFIELD-3", seat=facts.player(seat))
    return True
