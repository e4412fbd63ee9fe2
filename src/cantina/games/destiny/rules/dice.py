"""Dice: rolling, rerolling, turning and removing them (DS-DIE, DS-POOL, DS-REMOVE)."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence

from cantina.core.chance import Die as ChanceDie
from cantina.core.chance import Roll
from cantina.games.destiny import facts, report
from cantina.games.destiny.asking import at_card
from cantina.games.destiny.cards.scene import Scene
from cantina.games.destiny.cards.standing import Forbidden
from cantina.games.destiny.rules import ongoing, queue
from cantina.games.destiny.rules.zones import in_pool, return_die
from cantina.games.destiny.state import NOTHING, Die, Duel, Happening

SIDES = ChanceDie("destiny die", (0, 1, 2, 3, 4, 5))
"""Every die has six sides (DS-DIE-1); which is which stands on its card."""


def can_be_rolled(g: Duel, die: Die) -> bool:
    """Say whether nothing forbids rolling a die this round, and no card holds it."""
    return die.frozen != g.round and die.held not in g.play


async def roll_in(scene: Scene, dice: Sequence[int]) -> tuple[int, ...]:
    """Roll dice that are not in a pool, and that nothing forbids to roll, into yours."""
    g = scene.g
    if not dice:
        return ()
    faces = await Roll(SIDES, len(dice), dice)
    for die, face in zip(dice, faces, strict=True):
        found = g.dice[die]
        found.controller = scene.seat
        found.face = face
        g.players[scene.seat].pool.append(die)
    g.changes += 1
    await tell_rolled(scene, dice, "rolled", "ds-log-rolled")
    return tuple(dice)


async def reroll(scene: Scene, dice: Sequence[int]) -> tuple[int, ...]:
    """Roll dice in a pool again, all at once; report which were rolled."""
    g = scene.g
    rolled = [die for die in dice if can_be_rolled(g, g.dice[die])]
    if not rolled:
        return ()
    faces = await Roll(SIDES, len(rolled), rolled)
    for die, face in zip(rolled, faces, strict=True):
        g.dice[die].face = face
    g.changes += 1
    await tell_rolled(scene, rolled, "rerolled", "ds-log-rerolled")
    return tuple(rolled)


def tell_rolled(scene: Scene, rolled: Sequence[int], how: str, message: str) -> Awaitable[None]:
    """Tell what was rolled; each die is an event of its own (DS-ROLL-1)."""
    g = scene.g
    if g.told:
        shown = [facts.die_text(g, die) for die in rolled]
        g.say(message, "DS-ROLL-1", seat=facts.player(scene.seat), dice=shown)
    if g.carried["after:roll-together"]:
        queue.after(g, Happening("roll-together", scene.seat, dice=tuple(rolled), how=how))
    unheard = not g.carried["after:roll"]
    for die in rolled:
        found = g.dice[die]
        report.note_roll(g, found.controller, die)
        if unheard:
            continue
        queue.after(
            g,
            Happening(
                "roll",
                found.controller,
                found.card,
                die=die,
                source=scene.card,
                faces=(found.face,),
                how=how,
            ),
        )
    if how == "rerolled":
        together = Happening("reroll-dice", scene.seat, dice=tuple(rolled), source=scene.card)
        queue.after(g, together)
    return queue.settle(g)


def can_be_turned(scene: Scene, die: int) -> bool:
    """Say whether this player can turn a die (DS-TURN-DIE-1, DS-NEGATIVE-1)."""
    return in_pool(scene.g, die) and not ongoing.is_forbidden(
        scene.g, scene.seat, Forbidden.TURN_DICE
    )


def turn(scene: Scene, die: int, face: int) -> bool:
    """Turn a die in a pool to another side (DS-TURN-DIE-1, DS-TURN-DIE-2)."""
    g = scene.g
    if not can_be_turned(scene, die) or g.dice[die].face == face:
        return False
    found = g.dice[die]
    if g.told:
        to = facts.side_text(facts.sides(g.die_codes[die])[face])
        g.say("ds-log-turned", "DS-TURN-DIE-1", die=facts.die_text(g, die), side=to)
    found.face = face
    g.changes += 1
    queue.after(g, Happening("turn", scene.seat, found.card, die=die, target=found.controller))
    return True


def can_be_removed(scene: Scene, die: int) -> bool:
    """Say whether an effect of this player can remove a die (DS-REMOVE-2, DS-NEGATIVE-1)."""
    return in_pool(scene.g, die) and not ongoing.is_protected(scene, die)


async def remove(scene: Scene, dice: Sequence[int]) -> tuple[int, ...]:
    """Remove dice from pools by an effect; their sides stay readable in this ability."""
    g = scene.g
    removed = [die for die in dice if can_be_removed(scene, die)]
    whose: dict[int, list[int]] = {}
    for die in removed:
        found = g.dice[die]
        scene.shown[die] = found.face
        whose.setdefault(found.controller, []).append(die)
        if g.told:
            at = () if found.card == NOTHING else (at_card(found.card),)
            g.say("ds-log-removed", "DS-REMOVE-1", die=facts.die_text(g, die), at=at)
        return_die(g, found)
    for seat, gone in whose.items():
        if seat != scene.seat:
            g.players[scene.seat].removed = True
        faces = tuple([scene.shown[die] for die in gone])
        queue.after(
            g,
            Happening(
                "remove",
                scene.seat,
                dice=tuple(gone),
                target=seat,
                amount=len(gone),
                source=scene.card,
                faces=faces,
            ),
        )
    await queue.settle(g)
    return tuple(removed)


async def roll_set_aside(scene: Scene, title: str, most: int) -> tuple[int, ...]:
    """Roll set-aside dice of the named card into your pool, to be set aside again."""
    g = scene.g
    player = g.players[scene.seat]
    spare = [d for d in player.aside_dice if facts.of_die(g, d).title == title][:most]
    for die in spare:
        player.aside_dice.remove(die)
        g.dice[die] = Die(die, scene.seat)  # which no card in play has
    return await roll_in(scene, spare)


def back_to_cards(g: Duel, seat: int) -> int:
    """Return all dice of a pool to their cards (DS-UPKEEP-2)."""
    pool = list(g.players[seat].pool)
    for die in pool:
        return_die(g, g.dice[die])
    if pool:
        g.say("ds-log-dice-back", "DS-UPKEEP-2", seat=facts.player(seat), count=len(pool))
    return len(pool)
