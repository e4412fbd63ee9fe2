"""Damage and shields: dealing, blocking, taking, distributing, healing, moving (DS-DAMAGE)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from cantina.core.ask import Ask
from cantina.core.cards import Outcome
from cantina.core.text import Text, text
from cantina.games.destiny import facts, report
from cantina.games.destiny.asking import at_card
from cantina.games.destiny.cards.scene import Scene
from cantina.games.destiny.cards.standing import (
    DrawsIndirect,
    Forbidden,
    LendsShields,
    TakesIndirect,
)
from cantina.games.destiny.rules import leaving_play, ongoing, queue
from cantina.games.destiny.rules.ongoing import (
    health,
    holding,
    is_forbidden,
    most_shields,
    remaining_health,
)
from cantina.games.destiny.rules.zones import characters
from cantina.games.destiny.state import Card, Duel, Happening, Waiting
from cantina.games.destiny.terms import Symbol


class Hit(NamedTuple):
    """What really happened to one character: damage dealt, taken, blocked by shields."""

    card: int
    dealt: int
    taken: int
    blocked: int


def outcome(scene: Scene, hits: Sequence[Hit]) -> Outcome:
    """Report what an effect dealt; it was done if it hit anybody."""
    return scene.report(bool(hits), sum([hit.dealt for hit in hits]))


async def deal(
    scene: Scene,
    amounts: Sequence[tuple[int, int]],
    symbol: str = "",
    unblockable: bool = False,
) -> list[Hit]:
    """Deal damage to characters at the same time (DS-DAMAGE-10); report what they took."""
    g = scene.g
    coming = []
    for target, amount in amounts:
        card = g.play.get(target)
        if amount <= 0 or card is None or card.kind != "character":
            continue  # DS-DAMAGE-4, DS-SUPPORT-4
        coming.append(
            Happening(
                "damage",
                seat=scene.seat,
                card=target,
                target=card.controller,
                amount=amount,
                source=scene.card,
                symbol=symbol,
                unblockable=unblockable,
            )
        )
    # What comes before damage to several characters is one moment (DS-SIMULTANEOUS-1, -2).
    await queue.before(g, *coming)
    coming = [one for one in coming if one.card in g.play]
    dealt = [one.amount for one in coming]
    shielded: dict[int, int] = {}
    if not unblockable:  # DS-UNBLOCKABLE-1, DS-UNBLOCKABLE-2
        shielded = await block(g, coming)
    hits = [
        Hit(one.card, was, one.amount, shielded.get(one.card, 0))
        for one, was in zip(coming, dealt, strict=True)
    ]
    for hit in hits:
        suffer(g, hit, scene, symbol)
    await queue.settle(g)
    await leaving_play.check_defeat(scene)
    return hits


async def block(g: Duel, coming: Sequence[Happening]) -> dict[int, int]:
    """Let shields and other effects block damage before it is taken (DS-SHIELD-6).

    Report how much shields blocked on each character.
    """
    shielded = {one.card: 0 for one in coming}
    blockers: list[Waiting] = []
    unshielded: list[Happening] = []
    for one in coming:
        if is_sheltered(g, one):
            if g.play[one.card].shields and await shields_first(g, g.play[one.card]):
                shielded[one.card] += await use_shields(g, one)
            one.amount = 0
            continue
        able = queue.answers(g, "before:take", one)
        if able and g.play[one.card].shields and not await shields_first(g, g.play[one.card]):
            unshielded.append(one)
        else:
            shielded[one.card] += await use_shields(g, one)
        one.kind = "take"
        blockers += able if one.amount else []
    if blockers:
        await queue.apply_before(g, blockers)
    for one in unshielded:
        shielded[one.card] += await use_shields(g, one)
    return shielded


def is_sheltered(g: Duel, coming: Happening) -> bool:
    """Say whether an effect that lasts blocks all of this damage."""
    card = g.play[coming.card]
    return bool(card.sheltered) and (
        coming.seat != card.controller and coming.symbol != Symbol.INDIRECT
    )


async def shields_first(g: Duel, card: Card) -> bool:
    """Ask whether shields block before the abilities that could block, too (DS-SHIELD-8)."""
    return await Ask(
        card.controller,
        text("ds-ask-block-first", card=facts.name(g, card.id)),
        (True, False),
        label=lambda shields: (
            text("ds-option-shields-first") if shields else text("ds-option-ability-first")
        ),
    )


async def use_shields(g: Duel, coming: Happening) -> int:
    """Each shield blocks one damage and is gone; this is not optional (DS-SHIELD-5, -7)."""
    card = g.play.get(coming.card)
    if card is None:
        return 0
    blocked = block_with(g, card, card, coming, coming.amount)
    for _, source, rule in list(ongoing.holding(g, LendsShields)):
        for lender in rule.card.meant(Scene(g, source.controller, source.id)):
            blocked += await lend_shields(g, g.play[lender], card, coming)
    return blocked


def block_with(g: Duel, shielding: Card, card: Card, coming: Happening, most: int) -> int:
    """Use up to so many shields of one card against damage dealt to another; report how many."""
    blocked = min(shielding.shields, coming.amount, most)
    if blocked:
        shielding.shields -= blocked
        coming.amount -= blocked
        g.changes += 1
        tell_shields_lost(g, coming.seat, shielding, blocked)
        name, at = facts.name(g, card.id), (at_card(card.id),)
        g.say("ds-log-blocked", "DS-SHIELD-5", card=name, amount=blocked, at=at)
    return blocked


def tell_shields_lost(g: Duel, seat: int, card: Card, amount: int) -> None:
    """Tell the abilities that wait for shields to be removed from a card."""
    gone = Happening("lose-shields", seat, card.id, target=card.controller, amount=amount)
    queue.after(g, gone)


async def lend_shields(g: Duel, lender: Card, card: Card, coming: Happening) -> int:
    """Let a player use the shields of a character for another one."""
    most = min(lender.shields, coming.amount)
    if not most:  # of its own there are none left
        return 0
    names = {"lender": facts.name(g, lender.id), "card": facts.name(g, card.id)}
    used = await Ask(
        lender.controller,
        text("ds-ask-lend-shields", **names),
        list(range(most + 1)),
        label=lambda amount: text("ds-option-number", number=amount),
        at=lambda _: at_card(lender.id),
    )
    return block_with(g, lender, card, coming, used)


def suffer(g: Duel, hit: Hit, scene: Scene, symbol: str) -> None:
    """Put damage tokens on a character and tell the abilities that wait for it."""
    card = g.play.get(hit.card)
    if card is None:
        return
    taken = min(hit.taken, max(health(g, card) - card.damage, 0))  # DS-DAMAGE-8
    card.damage += taken
    g.changes += taken
    report.note_damage(g, scene.seat, card, taken)
    name, at = facts.name(g, hit.card), (at_card(hit.card),)
    g.say("ds-log-damage", "DS-DAMAGE-1", card=name, amount=hit.dealt, taken=taken, at=at)
    told = Happening(
        "damage",
        seat=scene.seat,
        card=hit.card,
        target=card.controller,
        amount=hit.dealt,
        source=scene.card,
        symbol=symbol,
    )
    queue.after(g, told)
    if taken:  # only tokens that were put on it count (DS-TAKE-DAMAGE-1)
        took = told.copy()
        took.kind = "take"
        took.amount = taken
        queue.after(g, took)


async def distribute(
    scene: Scene, seat: int, amount: int, symbol: str = "", unblockable: bool = False
) -> list[Hit]:
    """Let a player spread damage over his characters as he wishes (DS-DAMAGE-9, DS-INDIRECT-1)."""
    g = scene.g
    among = [card.id for card in characters(g, seat)]
    if symbol != Symbol.INDIRECT:
        return await spread(scene, seat, among, amount, symbol, unblockable)
    among += [
        card.id for _, card, _ in ongoing.holding(g, TakesIndirect) if card.controller == seat
    ]
    hits = await spread(scene, seat, among, amount, symbol, unblockable)
    dealt = sum([hit.dealt for hit in hits])
    if dealt:
        queue.after(g, Happening("indirect", scene.seat, target=seat, amount=dealt))
        await queue.settle(g)
    return hits


async def spread(
    scene: Scene, seat: int, among: Sequence[int], amount: int, symbol: str, unblockable: bool
) -> list[Hit]:
    """Let a player spread damage over these characters as he wishes."""
    g = scene.g
    assigned = dict.fromkeys(among, 0)

    def able() -> list[int]:
        possible = assignable(g, assigned, unblockable)
        return drawn_to(g, possible) if symbol == Symbol.INDIRECT else possible

    def label(card: int) -> Text:
        return text("ds-option-assign", card=facts.name(g, card), damage=assigned[card])

    await hand_out(seat, amount, assigned, able, "ds-ask-assign", label, "DS-DAMAGE-9")
    for card, taken in assigned.items():
        if g.play[card].kind == "support":
            g.play[card].damage += taken  # not dealt: it is no character
            g.changes += taken
    hits = await deal(scene, list(assigned.items()), symbol, unblockable)
    await leaving_play.check(scene)
    return hits


async def hand_out(
    seat: int,
    amount: int,
    assigned: dict[int, int],
    able: Callable[[], list[int]],
    prompt: str,
    label: Callable[[int], Text],
    rule: str,
) -> None:
    """Let a player put one after the other on characters that can take more."""
    for left in range(amount, 0, -1):
        possible = able()
        if not possible:
            break
        chosen = await Ask(
            seat, text(prompt, left=left), possible, label=label, at=at_card, rules=(rule,)
        )
        assigned[chosen] += 1


def assignable(g: Duel, assigned: dict[int, int], unblockable: bool) -> list[int]:
    """Return who may be assigned one more: nobody beyond what he can take while others can."""
    able = []
    for card in assigned:
        held = g.play[card]
        room = remaining_health(g, held) + (0 if unblockable else held.shields)
        for _, rule in ongoing.of_card(g, held, TakesIndirect):
            room = rule.health - held.damage
        if assigned[card] < room:  # DS-INDIRECT-2, DS-DAMAGE-11, -12
            able.append(card)
    return able or list(assigned)


def drawn_to(g: Duel, possible: list[int]) -> list[int]:
    """Return those to whom indirect damage must go before all others, or all."""
    held = [(scene, rule) for scene, _, rule in holding(g, DrawsIndirect)]
    marked = [card for card in possible if any(r.card.covers(s, card) for s, r in held)]
    return marked or possible


def can_give_shields(scene: Scene) -> bool:
    """Say whether no card of an opponent keeps this player from giving shields (DS-NEGATIVE-1)."""
    return not is_forbidden(scene.g, scene.seat, Forbidden.GIVE_SHIELDS)


async def give_shields(scene: Scene, target: int, amount: int) -> int:
    """Give a character shields, within its limit (DS-SHIELD-4); report how many came."""
    g = scene.g
    card = g.play.get(target)
    if card is None or amount <= 0 or not can_give_shields(scene):
        return 0
    coming = Happening(
        "shields", seat=scene.seat, card=target, target=card.controller, amount=amount
    )
    await queue.before(g, coming)
    if target not in g.play:
        return 0
    gained = min(coming.amount, most_shields(g, card) - card.shields)
    if gained > 0:
        card.shields += gained
        g.changes += 1
        g.say("ds-log-shields", "DS-SHIELD-4", card=facts.name(g, target), amount=gained)
        coming.amount = gained
        queue.after(g, coming)
        await queue.settle(g)
    return max(gained, 0)


def has_room_for(g: Duel, card: int, coming: int) -> bool:
    """Say whether a character can take one more shield beside those coming (DS-SHIELD-4)."""
    held = g.play[card]
    return held.shields + coming < most_shields(g, held)


async def share_shields(scene: Scene, seat: int, amount: int) -> int:
    """Let a player spread shields over his characters as he wishes; report how many came."""
    g = scene.g
    assigned = {card.id: 0 for card in characters(g, seat)}

    def able() -> list[int]:
        return [card for card in assigned if has_room_for(g, card, assigned[card])]

    def label(card: int) -> Text:
        return text("ds-option-share-shields", card=facts.name(g, card), shields=assigned[card])

    await hand_out(seat, amount, assigned, able, "ds-ask-share-shields", label, "DS-SHIELD-4")
    return sum([await give_shields(scene, card, more) for card, more in assigned.items()])


def remove_shields(scene: Scene, target: int, amount: int) -> int:
    """Remove shields from a card; report how many went."""
    g = scene.g
    card = g.play.get(target)
    if card is None:
        return 0
    gone = min(card.shields, amount)
    if gone:
        card.shields -= gone
        g.changes += 1
        tell_shields_lost(g, scene.seat, card, gone)
        at = (at_card(target),)
        g.say("ds-log-shields-removed", card=facts.name(g, target), amount=gone, at=at)
    return gone


def move_shields(scene: Scene, source: int, target: int, amount: int) -> int:
    """Move shields to a character with room for them; report how many moved."""
    g = scene.g
    giver, taker = g.play.get(source), g.play.get(target)
    if giver is None or taker is None or source == target:
        return 0
    moved = min(giver.shields, amount, most_shields(g, taker) - taker.shields)
    if moved > 0:
        giver.shields -= moved
        taker.shields += moved
        g.changes += 1
        g.say("ds-log-shields-moved", card=facts.name(g, target), amount=moved)
    return max(moved, 0)


def can_heal(scene: Scene) -> bool:
    """Say whether no card of an opponent keeps this player from healing (DS-NEGATIVE-1)."""
    return not is_forbidden(scene.g, scene.seat, Forbidden.HEAL)


def heal(scene: Scene, target: int, amount: int) -> int:
    """Heal a character; without a token removed no healing took place (DS-HEAL-1, -2)."""
    g = scene.g
    card = g.play.get(target)
    if card is None or not can_heal(scene):
        return 0
    healed = min(card.damage, amount)
    if healed:  # DS-HEAL-3
        card.damage -= healed
        g.changes += 1
        g.say("ds-log-heal", "DS-HEAL-1", card=facts.name(g, target), amount=healed)
        queue.after(g, Happening("heal", scene.seat, target, amount=healed))
    return healed


def shift(g: Duel, source: int, target: int, amount: int) -> int:
    """Move damage tokens from one card to another, within a character's health (DS-MOVE-6)."""
    giver, taker = g.play[source], g.play[target]
    moved = min(giver.damage, amount)
    if taker.kind == "character":
        moved = min(moved, remaining_health(g, taker))
    if moved > 0:
        giver.damage -= moved
        taker.damage += moved
        g.changes += 1
        g.say("ds-log-damage-moved", "DS-MOVE-6", card=facts.name(g, target), amount=moved)
    return max(moved, 0)


async def move_damage(scene: Scene, source: int, target: int, amount: int) -> int:
    """Move damage between cards, past shields; nobody takes it (DS-MOVE-6, DS-MOVE-7)."""
    g = scene.g
    if source not in g.play or target not in g.play or source == target:
        return 0
    moved = shift(g, source, target, amount)
    if moved:
        await leaving_play.check(scene)
    return moved
