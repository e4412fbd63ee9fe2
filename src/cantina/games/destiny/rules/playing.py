"""Playing a card from hand, in seven steps (DS-PLAY-CARD)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import msgspec

from cantina.core.ask import Ask
from cantina.core.cards import walk
from cantina.core.text import Text, text
from cantina.core.wire import Blocked
from cantina.games.destiny import carried, facts
from cantina.games.destiny.asking import at_card, choose_card
from cantina.games.destiny.cards.scene import Scene
from cantina.games.destiny.cards.standing import CannotPlayOn, CostChanges
from cantina.games.destiny.cards.words import Effect, meets
from cantina.games.destiny.rules import (
    attaching,
    elite,
    free_for_all,
    hand,
    leaving_play,
    ongoing,
    queue,
    zones,
)
from cantina.games.destiny.rules.resources import spend
from cantina.games.destiny.state import NOTHING, Duel, Happening, Waiting
from cantina.games.destiny.terms import Keyword

PLAYED = -2  # the number of a played event's own effect where an ability's number stands
PLAYABLE = ("event", "support", "upgrade", "downgrade")


class Terms(msgspec.Struct, frozen=True):
    """On what terms an effect lets a card be played; the play action has none."""

    less: int = 0
    free: bool = False
    on: tuple[int, ...] | None = None  # only on one of these
    aside: bool = False  # an event is set aside afterwards
    by_effect: bool = False
    ambush: bool = False


ACTION = Terms()


# --- may it be played? --------------------------------------------------------------------------


def cost(g: Duel, seat: int, card: int, host: int, terms: Terms = ACTION) -> int:
    """Return what a card costs now, before replacing and "before" abilities (DS-COST-2)."""
    if terms.free:
        return 0  # DS-FREE-1
    of = facts.KNOWN[g.codes[card]]
    changed = of.cost
    if g.carried[CostChanges] or not of.fixed_cost:
        changed += ongoing.cost_change(g, seat, card, host)
    return changed - terms.less if changed > terms.less else 0


def replaceable(g: Duel, seat: int, card: int, host: int) -> list[int]:
    """Return the upgrades on a host that may be replaced (DS-REPLACE-1, DS-REPLACE-3)."""
    if facts.of(g, card).kind != "upgrade" or g.players[seat].replaced:
        return []
    return [upgrade.id for upgrade in zones.upgrades_on(g, host)]


def discounts(g: Duel, seat: int, card: int, host: int) -> list[Waiting]:
    """Return the "before you play" abilities that could lower the cost."""
    if not g.carried["before:play"]:
        return []
    coming = Happening("play", seat, card, host, target=seat)
    found = []
    for waiting in queue.answers(g, "before:play", coming):
        ability = facts.KNOWN[waiting.code].ability(waiting.ability)
        scene = Scene(g, waiting.seat, waiting.card, waiting.code, cause=coming)
        if waiting.seat == seat and ability.effect.can(scene):
            found.append(waiting)
    return found


def discount(g: Duel, seat: int, card: int, host: int) -> int:
    """Return by how much "before" abilities could lower the cost (DS-PLAY-CARD-4)."""
    total = 0
    for waiting in discounts(g, seat, card, host):
        ability = facts.KNOWN[waiting.code].ability(waiting.ability)
        scene = Scene(g, waiting.seat, waiting.card, waiting.code, cause=waiting.cause)
        parts = [part for part in walk(ability.effect) if isinstance(part, Effect)]
        total += sum([part.saves(scene) for part in parts])
    return total


def lowest_cost(g: Duel, seat: int, card: int, host: int, terms: Terms = ACTION) -> int:
    """Return the least a card could cost on this host with everything used (DS-PLAY-CARD-4)."""
    return lowered(g, seat, card, host, cost(g, seat, card, host, terms))


def lowered(g: Duel, seat: int, card: int, host: int, full: int) -> int:
    """Return what is left of a cost with everything used that could lower it."""
    saved = max([facts.of(g, old).cost for old in replaceable(g, seat, card, host)], default=0)
    return max(full - saved - discount(g, seat, card, host), 0)


def is_unique_in_play(g: Duel, seat: int, card: int) -> bool:
    """Say whether a copy of a unique card is in play on this side (DS-UNIQUE-4)."""
    of = facts.of(g, card)
    for copy in carried.copies(g, of.titled):
        if copy.controller == seat:
            return not ongoing.copies_not_unique(g, seat, of.title)
    return False


def problem(g: Duel, seat: int, card: int, terms: Terms = ACTION) -> str | None:
    """Return the rule that keeps a card from being played, in the order of the steps."""
    of = facts.KNOWN[g.codes[card]]
    if of.kind not in PLAYABLE:
        return "DS-PLAY-CARD-1"
    only_if = of.definition.only_if
    if only_if is not None and not only_if.holds(Scene(g, seat, card)):
        return "DS-PLAY-RESTRICTION-1"
    if of.unique and of.kind != "event" and is_unique_in_play(g, seat, card):
        return "DS-UNIQUE-4"
    if of.kind not in attaching.ATTACHED:
        return None if affordable(g, seat, card, NOTHING, terms) else "DS-PLAY-CARD-4"
    rule = "DS-PLAY-CARD-3"
    for host in attaching.candidates(g, seat, card):
        if attaching.problem(g, seat, card, host, terms.on) is None:
            if affordable(g, seat, card, host, terms):
                return None
            rule = "DS-PLAY-CARD-4"
    return rule


def reason(g: Duel, seat: int, card: int, rule: str) -> Text:
    """Say in words why a card cannot be played."""
    definition = facts.of(g, card).definition
    name = facts.name(g, card)
    if rule == "DS-PLAY-RESTRICTION-1" and definition.only_if is not None:
        condition = definition.only_if.says()
        return text("ds-blocked-restriction", card=name, condition=condition)
    if rule == "DS-UNIQUE-4":
        return text("ds-blocked-unique", card=name)
    if rule == "DS-PLAY-CARD-3":
        if definition.only_on is None:
            return text("ds-blocked-host", card=name)
        return text("ds-blocked-host-only", card=name, wanted=definition.only_on.says())
    if rule == "DS-PLAY-CARD-4":
        on = attaching.hosts(g, seat, card) or [NOTHING]
        lowest = min([lowest_cost(g, seat, card, host) for host in on])
        return text("ds-blocked-cost", cost=lowest, resources=g.players[seat].resources)
    return text("ds-blocked-type")


def can_play(g: Duel, seat: int, card: int, terms: Terms = ACTION) -> bool:
    """Say whether a card can be played now."""
    return problem(g, seat, card, terms) is None


def playable(g: Duel, seat: int) -> list[int]:
    """Return the cards in hand that can be played now.

    Where no card in play changes what others cost, most are judged at a glance by what is printed.
    """
    player = g.players[seat]
    if g.carried[CostChanges] or g.carried["before:play"]:
        return [card for card in player.hand if problem(g, seat, card) is None]
    resources, codes, known = player.resources, g.codes, facts.KNOWN
    found = []
    for card in player.hand:
        of = known[codes[card]]
        if of.fixed_cost:
            # an upgrade may replace another (DS-REPLACE-2)
            saved = g.carried[carried.SAVING] if of.kind == "upgrade" else 0
            if of.cost > resources + saved:
                continue
            fits = of.freely_attached and not g.carried[CannotPlayOn]
            if of.freely_played or (fits and of.cost <= resources):
                found.append(card)
                continue
        if problem(g, seat, card) is None:
            found.append(card)
    return found


# --- the seven steps ----------------------------------------------------------------------------


async def play(scene: Scene, card: int, terms: Terms = ACTION) -> int | None:
    """Play a card; report what it was played on (NOTHING: on nothing), None if it was undone."""
    g, seat = scene.g, scene.seat
    uncertain = may_fail(g, seat, card, terms)
    if uncertain:
        g.memory.undoing.append(g.copy())
    zone = take_from(g, card)
    g.played.append(card)  # DS-ACTION-2: everybody sees it before anything happens
    player = g.players[seat]
    if player.hasty or player.rash or terms.ambush:
        player.hasty = player.rash = False
        g.hastened.append(card)
    g.changes += 1
    g.say("ds-log-play", "DS-PLAY-CARD-1", seat=facts.player(seat), card=facts.name(g, card))
    host = NOTHING
    if attaching.is_attached(g, card):
        host = await choose_host(g, seat, card, terms)
    paid = await pay(scene, card, host, terms)
    if not paid:
        if uncertain:
            restore(g, g.memory.undoing.pop())
        g.say("ds-log-undone", "DS-ILLEGAL-1", card=facts.name(g, card))
        return None
    if uncertain:
        g.memory.undoing.pop()
    g.players[seat].played.append(card)
    g.players[seat].played_on.append(host)
    g.players[seat].report.cards_played += 1
    g.use(g.codes[card])
    await carry_out(scene, card, host, terms, zone)
    return host


def may_fail(g: Duel, seat: int, card: int, terms: Terms) -> bool:
    """Say whether a card can be paid for only with help that may yet be declined."""
    resources = g.players[seat].resources
    of = facts.KNOWN[g.codes[card]]
    if of.cost <= resources and of.fixed_cost and not g.carried[CostChanges]:
        return False
    attached = of.kind in attaching.ATTACHED
    on = attaching.hosts(g, seat, card, terms.on) if attached else [NOTHING]
    return any(cost(g, seat, card, host, terms) > resources for host in on)


def restore(g: Duel, undo: Duel) -> None:
    """Bring the whole game back to what it was (DS-ILLEGAL-1)."""
    for field in g.__struct_fields__:
        setattr(g, field, getattr(undo, field))
    carried.forget_all(g)


def take_from(g: Duel, card: int) -> str:
    """Take a card out of the zone it is played from; return that zone."""
    owner = g.players[g.owners[card]]
    if card in owner.hand:
        owner.hand.remove(card)
        return "hand"
    if card in owner.discard:
        owner.discard.remove(card)
        return "discard"
    if card in owner.deck.cards():
        owner.deck.remove(card)
        return "deck"
    for other in g.play.values():
        if card in other.under:
            other.under = tuple([under for under in other.under if under != card])
            return "under"
    for player in g.players:
        for stack in player.stacked:
            if stack.card == card:
                player.stacked.remove(stack)
                return "stacked"
    raise ValueError(f"card {card} lies in no zone it could be played from")


async def choose_host(g: Duel, seat: int, card: int, terms: Terms) -> int:
    """Step 3: choose what an upgrade or downgrade is attached to (DS-PLAY-CARD-3)."""
    problems = host_problems(g, seat, card, terms)
    able = [host for host, rule in problems.items() if rule is None]
    prompt = text("ds-ask-host", card=facts.name(g, card))
    why_not = partial(blocked_hosts, g, seat, card, terms)
    chosen = await choose_card(g, seat, prompt, able, blocked=why_not)
    return NOTHING if chosen is None else chosen


def host_problems(g: Duel, seat: int, card: int, terms: Terms) -> dict[int, str | None]:
    """Return for everything a card might be attached to the rule that forbids it, or None."""
    found: dict[int, str | None] = {}
    for host in attaching.candidates(g, seat, card):
        found[host] = attaching.problem(g, seat, card, host, terms.on)
        if found[host] is None and not affordable(g, seat, card, host, terms):
            found[host] = "DS-PLAY-CARD-4"
    return found


def affordable(g: Duel, seat: int, card: int, host: int, terms: Terms) -> bool:
    """Say whether a card can be paid for on this host, with everything used (DS-PLAY-CARD-4)."""
    resources = g.players[seat].resources
    full = cost(g, seat, card, host, terms)
    return full <= resources or lowered(g, seat, card, host, full) <= resources


def blocked_hosts(g: Duel, seat: int, card: int, terms: Terms) -> list[Blocked]:
    """Explain what a card cannot be attached to, and why."""
    found = []
    for host, rule in host_problems(g, seat, card, terms).items():
        if rule == "DS-PLAY-CARD-4":
            lowest, resources = lowest_cost(g, seat, card, host, terms), g.players[seat].resources
            why = text("ds-blocked-cost", cost=lowest, resources=resources)
        elif rule is not None:
            why = attaching.reason(g, card, host, rule)
        else:
            continue
        found.append(Blocked(str(host), facts.name(g, host), why, rule, at_card(host)))
    return found


async def pay(scene: Scene, card: int, host: int, terms: Terms) -> bool:
    """Do steps 4 to 6: determine the cost, modify it, replace an upgrade, pay."""
    g, seat = scene.g, scene.seat
    full = amount = cost(g, seat, card, host, terms)
    able = [] if terms.free else replaceable(g, seat, card, host)
    if able:
        old = await choose_replaced(g, seat, card, host, full, able)
        if old is not None:
            amount = max(full - facts.of(g, old).cost, 0)  # DS-REPLACE-2, DS-FAQ-11
            g.players[seat].replaced = True
            await leaving_play.discard(Scene(g, seat, card), old, by_effect=False)
    if g.carried["before:play"]:
        coming = Happening("play", seat, card, host, target=seat, amount=amount)
        await queue.before(g, coming)
        amount = max(coming.amount, 0)
    return spend(g, seat, amount)


async def choose_replaced(
    g: Duel, seat: int, card: int, host: int, full: int, able: list[int]
) -> int | None:
    """Let a player replace one of these upgrades on the host to lower the cost (DS-REPLACE-1)."""
    resources = g.players[seat].resources + discount(g, seat, card, host)
    able = [old for old in able if full - facts.of(g, old).cost <= resources]
    values_offered: list[int | None] = [*able] if full > resources else [None, *able]
    return await Ask(
        seat,
        text("ds-ask-replace", card=facts.name(g, card), cost=full),
        values_offered,
        label=lambda old: (
            text("ds-option-replace-none", cost=full)
            if old is None
            else text(
                "ds-option-replace",
                card=facts.name(g, old),
                cost=max(full - facts.of(g, old).cost, 0),
            )
        ),
        at=lambda old: None if old is None else at_card(old),
        rules=("DS-REPLACE-1",),
    )


async def carry_out(scene: Scene, card: int, host: int, terms: Terms, zone: str) -> None:
    """Step 7: apply the effects of the card when it is next in the queue (DS-PLAY-CARD-7)."""
    g, seat = scene.g, scene.seat
    done = Happening("play", seat, card, host, target=seat, how=zone)
    if host != NOTHING and host not in g.play:
        await lose_with_host(g, done)
    elif facts.of(g, card).kind != "event":
        await put_into_play(Scene(g, seat, card), card, host)
        await finish(g, done)
    elif terms.by_effect and not g.interrupting:
        done.symbol = "aside" if terms.aside else ""
        g.queue.append(Waiting(seat, card, g.codes[card], PLAYED, done))
    else:
        done.symbol = "aside" if terms.aside else ""
        await apply_event(g, done)


async def lose_with_host(g: Duel, done: Happening) -> None:
    """Discard a card whose host left play before it came, by a replaced upgrade (DS-UPGRADE-3)."""
    g.played.remove(done.card)
    zones.discard(g, done.card)
    name, host_name = facts.name(g, done.card), facts.name(g, done.host)
    g.say("ds-log-host-gone", "DS-UPGRADE-3", card=name, host=host_name)
    if done.how == "hand":
        hand.left_hand(g, done.seat, "played")
    await queue.settle(g)


async def put_into_play(scene: Scene, card: int, host: int) -> None:
    """Move a card from the queue to the play area (DS-QUEUE-2, DS-SUPPORT-1)."""
    g = scene.g
    g.played.remove(card)
    zones.enter_play(g, card, scene.seat, host)
    if host != NOTHING:
        name, host_name = facts.name(g, card), facts.name(g, host)
        g.say("ds-log-attached", "DS-UPGRADE-1", card=name, host=host_name)
    if elite.makes_elite(g, card):
        elite.add_die(scene, host)
    await leaving_play.check(scene, newcomer=card)


async def apply_event(g: Duel, done: Happening) -> None:
    """Carry out an event's text, then put it where it goes (DS-EVENT-1, DS-ABILITY-5)."""
    card = done.card
    before = g.changes
    await free_for_all.applied(g, done.seat, follow_text(Scene(g, done.seat, card)))
    if g.changes == before:
        g.say("ds-log-no-effect", "DS-EVENT-2", card=facts.name(g, card))
    if card in g.played:
        g.played.remove(card)
        if done.symbol == "aside":
            zones.set_card_aside(g, card)
        else:
            zones.discard(g, card)
    await finish(g, done)


async def follow_text(scene: Scene) -> None:
    """Do what is written on an event, unless something else happens instead."""
    g, card = scene.g, scene.card
    if g.carried["would:event"]:
        coming = Happening("event", scene.seat, card, target=scene.seat)
        if await queue.replaced(g, coming):
            return
    of = facts.of(g, card)
    only_if = of.definition.only_if
    for ability in of.when_played:
        g.effects += 1
        if only_if is not None:
            # it was playable, so it is done; whom the condition holds for is "that opponent"
            await meets(scene, only_if, ability.effect)
        await ability.apply(scene)


async def finish(g: Duel, done: Happening) -> None:
    """Trigger what follows a card that was played, Ambush included (DS-AMBUSH-1)."""
    queue.after(g, done)
    if done.how == "hand":
        hand.left_hand(g, done.seat, "played")
    await queue.settle(g)
    if ongoing.card_has_keyword(g, done.card, Keyword.AMBUSH, done.seat):
        g.extra.append(done.seat)
    if g.hastened:
        g.hastened = [card for card in g.hastened if card != done.card]


# --- why not ------------------------------------------------------------------------------------


def blocked(g: Duel, seat: int, cards: Sequence[int]) -> list[Blocked]:
    """Explain which cards in hand cannot be played, and why."""
    found = []
    for card in cards:
        rule = problem(g, seat, card)
        if rule is not None:
            label = text("ds-option-play", card=facts.name(g, card))
            why = reason(g, seat, card, rule)
            found.append(Blocked(f"play:{card}", label, why, rule, at_card(card)))
    return found
