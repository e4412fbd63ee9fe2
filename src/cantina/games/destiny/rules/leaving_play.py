"""Leaving play: defeat, discard, and the limits that hold at every moment (DS-DEFEAT, DS-UNIQUE).

Each may lead to the next: what leaves takes others along, and the table is checked again.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from functools import partial

from cantina.core.ask import Ask
from cantina.core.asking import AT_ONCE
from cantina.core.text import Text, text
from cantina.games.destiny import carried, facts
from cantina.games.destiny.asking import at_card, at_die
from cantina.games.destiny.cards.scene import Scene
from cantina.games.destiny.cards.standing import (
    DiscardedIf,
    FewerUpgrades,
    LeavesAside,
    LimitOnHost,
)
from cantina.games.destiny.rules import elite, free_for_all, queue, redeploying, winning, zones
from cantina.games.destiny.rules.ongoing import (
    copies_not_unique,
    discards_itself,
    health,
    is_uncounted,
    more_upgrades,
    most_shields,
    most_upgrades,
    of_card,
    upgrade_limits,
)
from cantina.games.destiny.state import NOTHING, Card, Duel, Happening

MOST_UPGRADES = 3
MOST_DOWNGRADES = 3


# --- defeat -------------------------------------------------------------------------------------


def check_defeat(scene: Scene) -> Awaitable[object]:
    """Defeat every character whose damage has reached its health (DS-CHARACTER-4)."""
    g = scene.g
    fallen = [
        card.id
        for card in carried.characters(g)
        if card.damage >= health(g, card) and card.id not in g.falling and not card.doomed
    ]
    return defeat(scene, fallen, by_damage=True) if fallen else AT_ONCE


async def let_fall(g: Duel, seat: int) -> None:
    """Defeat whoever was falling when a player left in the middle of it (DS-FFA-11)."""
    await check_defeat(Scene(g, seat))


async def defeat(scene: Scene, cards: Sequence[int], by_damage: bool = False) -> list[int]:
    """Defeat characters together; report who really was."""
    g = scene.g
    happenings = []
    g.falling.extend(cards)  # together: what saves one does not make another fall before its time
    for card in cards:
        coming = Happening(
            "defeat",
            seat=scene.seat,
            card=card,
            target=g.play[card].controller,
            source=scene.card,
            how="damage" if by_damage else "effect",
        )
        # "would be" is faster than "before" (DS-REPLACEMENT-5)
        if await queue.replaced(g, coming):
            no_longer_falls(g, card)
            if card in g.play:
                saved = g.play[card].damage < health(g, g.play[card])
                g.play[card].doomed = by_damage and not saved
        else:
            happenings.append(coming)
    redeploy = redeploying.BEFORE_DEFEAT
    interrupting = queue.interrupting(g, *happenings, keyword=redeploy)
    if interrupting:
        await queue.apply_before(g, interrupting, redeploy)
    asked = {one.card for one in interrupting}
    for coming in happenings:
        for upgrade in redeploying.redeployable(g, coming.card):
            if upgrade.id not in asked:  # it came while the defeat was under way
                await redeploying.redeploy(g, upgrade.id, coming.card)
    fallen = [coming.card for coming in happenings if is_still_character(g, coming.card)]
    leaving = [*fallen, *[other.id for card in fallen for other in zones.attached(g, card)]]
    for coming in happenings:
        no_longer_falls(g, coming.card)
        if coming.card in fallen:
            queue.after(g, coming, leaving)
    for card in fallen:
        set_character_aside(g, card)
    winning.check_characters(g)  # at once: who is out orders nothing any more (DS-FFA-16)
    await queue.settle(g)
    await check(scene)
    free_for_all.stop_without(g)
    return fallen


def no_longer_falls(g: Duel, card: int) -> None:
    """Note that a defeat is over, unless its player left and took the note along (DS-FFA-11)."""
    if card in g.falling:
        g.falling.remove(card)


def is_still_character(g: Duel, card: int) -> bool:
    """Say whether a falling character is in play and has not become something else."""
    return card in g.play and g.play[card].kind == "character"


def set_character_aside(g: Duel, card: int) -> None:
    """Set the character and all its dice aside, then discard what is on it (DS-DEFEAT-1, -2)."""
    g.say("ds-log-defeated", "DS-DEFEAT-1", card=facts.name(g, card), at=(at_card(card),))
    on_it = zones.attached(g, card)
    zones.take_out_of_play(g, card)
    zones.set_card_aside(g, card)
    for other in on_it:
        take_away(g, other.id)


# --- cards that leave ---------------------------------------------------------------------------


def take_away(g: Duel, card: int) -> None:
    """Discard a card from play, or set it aside where it says so."""
    aside = leaves_aside(g, card)
    zones.take_out_of_play(g, card)
    (zones.set_card_aside if aside else zones.discard)(g, card)


def leaves_aside(g: Duel, card: int) -> bool:
    """Say whether a card says of itself that it is set aside when it leaves play."""
    return bool(of_card(g, g.play[card], LeavesAside))


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
    await queue.before(g, going)
    if card not in g.play:
        return False
    if leaves_aside(g, card):
        return await set_aside(scene, card)
    await choose_twin_die(scene, card)
    await leave(scene, card)
    zones.discard(g, card)
    g.say("ds-log-discarded", "DS-DISCARD-PILE-1", card=facts.name(g, card), at=(at_card(card),))
    queue.after(g, going)
    await queue.settle(g)
    await check(scene)
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
    carried.forget_dice(g, card)


async def leave(scene: Scene, card: int) -> None:
    """Take a card out of play; what is attached to it is discarded (DS-UPGRADE-3)."""
    g = scene.g
    on_it = zones.attached(g, card)
    host = g.play[card].host
    zones.take_out_of_play(g, card)
    for other in on_it:
        take_away(g, other.id)
    if elite.makes_elite(g, card):
        await elite.drop_die(scene, host)


async def go(scene: Scene, card: int, put: Callable[[], None], message: str, rule: str) -> bool:
    """Let a card in play go elsewhere; false if it was not in play."""
    g = scene.g
    if card not in g.play:
        return False
    if leaves_aside(g, card):
        put = partial(zones.set_card_aside, g, card)
        message, rule = "ds-log-set-aside", "DS-SET-ASIDE-5"
    await leave(scene, card)
    put()
    g.say(message, rule, card=facts.name(g, card))
    await check(scene)
    return True


async def to_hand(scene: Scene, card: int) -> bool:
    """Return a card in play to its owner's hand."""
    put = partial(zones.put_in_hand, scene.g, card)
    return await go(scene, card, put, "ds-log-to-hand", "DS-ZONE-8")


async def to_deck(scene: Scene, card: int, bottom: bool = False) -> bool:
    """Put a card in play on top of its owner's deck or under it."""
    put = partial(zones.put_on_deck, scene.g, card, bottom)
    return await go(scene, card, put, "ds-log-to-deck", "DS-ZONE-8")


async def into_deck(scene: Scene, card: int) -> bool:
    """Shuffle a card in play into its owner's deck."""
    put = partial(zones.shuffle_in, scene.g, card)
    return await go(scene, card, put, "ds-log-to-deck", "DS-ZONE-8")


async def set_aside(scene: Scene, card: int) -> bool:
    """Set a card in play aside (DS-SET-ASIDE-5)."""
    put = partial(zones.set_card_aside, scene.g, card)
    return await go(scene, card, put, "ds-log-set-aside", "DS-SET-ASIDE-5")


# --- limits -------------------------------------------------------------------------------------


async def check(scene: Scene, newcomer: int = NOTHING) -> None:
    """Bring the table back within its limits; a card just played is no surplus (DS-UPGRADE-6)."""
    while (going := one_surplus(scene, newcomer)) is not None:
        await going
    drop_shields(scene.g)
    await check_defeat(scene)


def drop_shields(g: Duel) -> None:
    """Remove the shields beyond what a character may have now (DS-SHIELD-4)."""
    for card in carried.characters(g):
        surplus = card.shields - most_shields(g, card)
        if surplus > 0:
            card.shields -= surplus
            name = facts.name(g, card.id)
            at = (at_card(card.id),)
            g.say("ds-log-shields-removed", "DS-SHIELD-4", card=name, amount=surplus, at=at)


def one_surplus(scene: Scene, newcomer: int) -> Awaitable[bool] | None:
    """Discard one surplus card, if there is one."""
    g = scene.g
    lost = [card.id for card, _ in g.carried[DiscardedIf] if discards_itself(g, card)]
    if lost:
        return discard(scene, lost[0], by_effect=False)
    for copies in unique_copies(g):
        seat = copies[0].controller
        return drop(scene, seat, "ds-ask-unique", [card.id for card in copies], "DS-UNIQUE-6")
    hosts: dict[int, list[Card]] = g.carried[carried.ATTACHED]
    limited = g.carried[FewerUpgrades] or g.carried[LimitOnHost]
    for host, cards in hosts.items():
        few = len(cards) <= min(MOST_UPGRADES, MOST_DOWNGRADES) and not limited
        surplus = [] if few else surplus_on(g, cards)
        if surplus:
            older = [card for card in surplus if card != newcomer] or surplus
            controller = g.play[host].controller
            rule = "DS-UPGRADE-5" if g.play[surplus[0]].kind == "upgrade" else "DS-DOWNGRADE-5"
            prompt = text("ds-ask-surplus", card=facts.name(g, host))
            if rule == "DS-DOWNGRADE-5":
                older = surplus
            return drop(scene, controller, prompt, older, rule)
    return None


def surplus_on(g: Duel, cards: list[Card]) -> list[int]:
    """Return the attached cards of which one has to go."""
    usual = MOST_UPGRADES + more_upgrades(g, cards[0].host)
    upgrades = most_upgrades(g, cards, usual)
    for kind, most in (("upgrade", upgrades), ("downgrade", MOST_DOWNGRADES)):
        same = [card.id for card in cards if card.kind == kind and not is_uncounted(g, card)]
        if len(same) > most:
            return same
    for subtype, most in upgrade_limits(g, cards).items():
        same = [card.id for card in cards if subtype in facts.of(g, card.id).subtypes]
        if len(same) > most:  # DS-LIMIT-2
            return same
    return []


def unique_copies(g: Duel) -> Iterable[list[Card]]:
    """Go through the sets of copies of a unique card that one player controls (DS-UNIQUE-2)."""
    found: dict[tuple[int, str], list[Card]] = {}
    for card in g.carried[carried.ALIKE]:
        title = facts.of(g, card.id).title
        if not copies_not_unique(g, card.controller, title):
            found.setdefault((card.controller, title), []).append(card)
    return [copies for copies in found.values() if len(copies) > 1]


async def drop(scene: Scene, seat: int, prompt: Text | str, cards: list[int], rule: str) -> bool:
    """Let a player choose which of these cards goes; a character is defeated (DS-UNIQUE-7)."""
    g = scene.g
    chosen = await Ask(
        seat, prompt, cards, label=lambda card: facts.name(g, card), at=at_card, rules=(rule,)
    )
    if g.play[chosen].kind == "character":
        await defeat(scene, [chosen])
    else:
        await discard(scene, chosen, by_effect=False)
    return True
