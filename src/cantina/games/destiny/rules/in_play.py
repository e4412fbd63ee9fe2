"""What happens to cards in play: ready, exhaust, discard, move, change hands or type."""

from __future__ import annotations

from cantina.games.destiny import carried, facts
from cantina.games.destiny.asking import at_card
from cantina.games.destiny.cards.scene import Scene
from cantina.games.destiny.rules import elite, leaving_play, queue, redeploying, zones
from cantina.games.destiny.state import ON_CARD, Card, Duel, Happening


def exhaust(g: Duel, card: int) -> None:
    """Exhaust a ready card (DS-EXHAUST-1)."""
    g.play[card].exhausted = True
    g.changes += 1
    if g.told:
        g.say("ds-log-exhaust", "DS-EXHAUST-1", card=facts.name(g, card), at=(at_card(card),))


def ready(scene: Scene, card: int) -> bool:
    """Ready an exhausted card; a ready one cannot be (DS-READY-2)."""
    g = scene.g
    found = g.play.get(card)
    if found is None or not found.exhausted:
        return False
    found.exhausted = False
    g.changes += 1
    g.say("ds-log-ready", "DS-READY-1", card=facts.name(g, card))
    return True


async def move_upgrade(scene: Scene, card: int, host: int) -> bool:
    """Move an upgrade to another card; that is not playing it (DS-MOVE-1, DS-MOVE-5)."""
    g = scene.g
    found = g.play.get(card)
    if found is None or host not in g.play or found.host == host:
        return False
    old_host = found.host
    _hand_over(g, found, g.play[host].controller)
    redeploying.attach(g, found, host)
    if elite.makes_elite(g, card):
        await elite.drop_die(scene, old_host)
        elite.add_die(scene, host)
    queue.after(g, Happening("move", scene.seat, card, host, target=found.controller))
    await queue.settle(g)
    await leaving_play.check(scene)
    return True


def _hand_over(g: Duel, card: Card, seat: int) -> None:
    """Give a card and its dice, which leave the pool, to a player (DS-CONTROLLER-3)."""
    card.controller = seat
    for die in zones.dice_of(g, card.id):
        zones.leave_pool(g, die)
        die.controller = seat


async def take_control(scene: Scene, card: int, seat: int) -> bool:
    """Let a player take control of a card in play and of its dice (DS-CONTROLLER-1)."""
    g = scene.g
    found = g.play.get(card)
    if found is None or found.controller == seat:
        return False
    _hand_over(g, found, seat)
    g.changes += 1
    g.say("ds-log-control", "DS-CONTROLLER-1", card=facts.name(g, card), seat=facts.player(seat))
    await leaving_play.check(scene)
    return True


async def change_type(scene: Scene, card: int, kind: str) -> bool:
    """Change the type of a card: tokens and upgrades go, dice return (DS-TYPE-CHANGE-1 to -5)."""
    g = scene.g
    found = g.play.get(card)
    if found is None or found.kind == kind:
        return False
    for other in zones.attached(g, card):
        await leaving_play.discard(scene, other.id, by_effect=False)
    for die in zones.dice_of(g, card):
        zones.leave_pool(g, die)
    carried.change_type(g, found, kind)
    found.damage = found.shields = found.resources = found.points = 0
    g.changes += 1
    await leaving_play.check(scene)
    return True


async def return_to_game(scene: Scene, card: int) -> None:
    """Put a defeated character back into play as a new arrival (DS-ZONE-4)."""
    g = scene.g
    g.players[g.owners[card]].aside.remove(card)
    arrived = zones.enter_play(g, card, g.owners[card])
    points = facts.of(g, card).definition.points
    assert points is not None
    arrived.points = points.one
    g.say("ds-log-returned", card=facts.name(g, card))
    await leaving_play.check(scene)


async def become_mod(scene: Scene, card: int, host: int) -> bool:
    """Attach a card, in play or from a pile, to a support as a mod."""
    g = scene.g
    if host not in g.play:
        return False
    if card in g.play:
        await change_type(scene, card, "upgrade")
    else:
        zones.take_from_pile(g, card)
        carried.change_type(g, zones.enter_play(g, card, scene.seat), "upgrade")
    redeploying.attach(g, g.play[card], host)
    await leaving_play.check(scene, newcomer=card)
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


def take_control_of_battlefield(g: Duel, seat: int) -> bool:
    """Give control of the battlefield to a player without a claim."""
    if g.controller == seat:
        return False
    g.controller = seat
    g.play[g.battlefield].controller = seat
    for die in zones.dice_of(g, g.battlefield):
        if die.face == ON_CARD:
            die.controller = seat
    g.changes += 1
    queue.after(g, Happening("control", seat, g.battlefield, target=seat))
    g.say("ds-log-battlefield", "DS-BATTLEFIELD-3", seat=facts.player(seat))
    return True
