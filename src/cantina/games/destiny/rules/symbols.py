"""What each symbol does when a die showing it is resolved (DS-MELEE to DS-SPECIAL)."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

from cantina.core.ask import Ask
from cantina.core.text import Text, text
from cantina.games.destiny import carried, facts
from cantina.games.destiny.asking import choose_card, choose_dice, choose_opponent, choose_side
from cantina.games.destiny.cards.scene import Scene
from cantina.games.destiny.cards.standing import SharesShields
from cantina.games.destiny.rules import damage, hand, ongoing, queue
from cantina.games.destiny.rules.dice import can_be_turned, turn
from cantina.games.destiny.rules.resources import gain, lose
from cantina.games.destiny.rules.zones import opponents
from cantina.games.destiny.state import Duel
from cantina.games.destiny.terms import Symbol

Effect = Callable[[Scene, int, bool], Coroutine[Any, Any, None]]


def targets(g: Duel, seat: int) -> list[int]:
    """Return all characters in play, the opponents' first (DS-MELEE-3, DS-RANGED-3)."""
    found = carried.characters(g)
    return [card.id for card in found if card.controller != seat] + [
        card.id for card in found if card.controller == seat
    ]


async def strike(scene: Scene, value: int, unblockable: bool, symbol: Symbol) -> None:
    """Deal melee or ranged damage, all of it to one character (DS-MELEE-1, -2, DS-RANGED-1, -2)."""
    g = scene.g
    prompt = text("ds-ask-damage", amount=value, symbol=symbol.word)
    target = await choose_card(g, scene.seat, prompt, targets(g, scene.seat))
    if target is not None:
        scene.characters = (target,)
        await damage.deal(scene, [(target, value)], symbol, unblockable)


async def indirect(scene: Scene, value: int, unblockable: bool) -> None:
    """Deal damage that the opponent distributes over his characters (DS-INDIRECT-1)."""
    opponent = await choose_opponent(scene.g, scene.seat)
    if opponent is not None:
        scene.player = opponent
        hits = await damage.distribute(scene, opponent, value, Symbol.INDIRECT, unblockable)
        scene.characters = tuple([hit.card for hit in hits])


async def shield(scene: Scene, value: int, _: bool) -> None:
    """Give one character shields (DS-SHIELD-1, DS-SHIELD-2), or several where the die says so."""
    g = scene.g
    if not damage.can_give_shields(scene):
        return
    if ongoing.printed(scene.code, SharesShields):
        await damage.share_shields(scene, scene.seat, value)
        return
    own_first = sorted(
        targets(g, scene.seat), key=lambda card: g.play[card].controller != scene.seat
    )
    prompt = text("ds-ask-shields", amount=value)
    target = await choose_card(g, scene.seat, prompt, own_first)
    if target is not None:
        scene.characters = (target,)
        await damage.give_shields(scene, target, value)


async def resource(scene: Scene, value: int, _: bool) -> None:
    """Gain resources (DS-RESOURCE-1)."""
    gain(scene.g, scene.seat, value)


async def disrupt(scene: Scene, value: int, _: bool) -> None:
    """Make an opponent lose resources (DS-DISRUPT-1)."""
    opponent = await choose_opponent(scene.g, scene.seat)
    if opponent is not None:
        scene.player = opponent
        scene.amount = lose(scene.g, opponent, value)


async def discard(scene: Scene, value: int, _: bool) -> None:
    """Discard random cards from an opponent's hand (DS-DISCARD-1, DS-DISCARD-2)."""
    holding = [seat for seat in opponents(scene.g, scene.seat) if scene.g.players[seat].hand]
    opponent = holding[0] if len(holding) == 1 else await choose_opponent(scene.g, scene.seat)
    if opponent is not None:
        scene.player = opponent
        await hand.discard_at_random(scene, opponent, value)


async def focus(scene: Scene, value: int, _: bool) -> None:
    """Turn other dice in your pool to sides you choose (DS-FOCUS-1, DS-FOCUS-2)."""
    g = scene.g
    resolution = scene.resolution
    kept = resolution is not None and resolution.keep  # it may turn itself (DS-CLARIFY-19)
    others = [
        die
        for die in g.players[scene.seat].pool
        if (kept or die != scene.die) and can_be_turned(scene, die)
    ]
    prompt = text("ds-ask-focus", amount=value)
    for die in await choose_dice(g, scene.seat, prompt, others, 0, value):
        faces = [face for face in range(6) if face != g.dice[die].face]
        prompt = text("ds-ask-side", die=facts.die_text(g, die))
        face = await choose_side(g, scene.seat, prompt, die, faces)
        if face is not None:
            turn(scene, die, face)
    await queue.settle(g)  # DS-QUEUE-3


async def special(scene: Scene, _: int, __: bool) -> None:
    """Use a special of the card the die belongs to (DS-SPECIAL-1, -3, -6)."""
    of = facts.KNOWN[scene.code]
    if not of.specials:
        return
    index = of.specials[0]
    if len(of.specials) > 1:
        index = await Ask(
            scene.seat,
            text("ds-ask-special", card=facts.code_name(scene.code)),
            list(of.specials),
            label=lambda at: text(
                "ds-option-special", number=of.specials.index(at) + 1, effect=special_text(of, at)
            ),
        )
    await of.ability(index).apply(scene)


def special_text(of: facts.Facts, index: int) -> Text:
    """Return what a special does, as its card says it."""
    return of.ability(index).does()


EFFECTS: dict[Symbol, Effect] = {
    Symbol.MELEE: partial(strike, symbol=Symbol.MELEE),
    Symbol.RANGED: partial(strike, symbol=Symbol.RANGED),
    Symbol.INDIRECT: indirect,
    Symbol.SHIELD: shield,
    Symbol.RESOURCE: resource,
    Symbol.DISRUPT: disrupt,
    Symbol.DISCARD: discard,
    Symbol.FOCUS: focus,
    Symbol.SPECIAL: special,
}
