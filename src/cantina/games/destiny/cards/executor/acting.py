"""Playing, activating, readying and moving cards by card text; the battlefield."""

from __future__ import annotations

from cantina.core.effects import DONE, NOTHING, Outcome
from cantina.games.destiny import facts
from cantina.games.destiny.asking import choose_card
from cantina.games.destiny.cards.executor import targets
from cantina.games.destiny.cards.executor.language import language, possible, report
from cantina.games.destiny.cards.reading import filters
from cantina.games.destiny.cards.reading.values import meant_cards, number
from cantina.games.destiny.cards.scene import Context
from cantina.games.destiny.cards.vocabulary import effects
from cantina.games.destiny.rules import activating, claiming, in_play, playing
from cantina.games.destiny.rules.playing import Terms
from cantina.games.destiny.state import Card
from cantina.games.destiny.terms import Subtype


def terms(ctx: Context, node: effects.Play, card: int) -> Terms:
    """Return the terms on which this effect lets a card be played."""
    on = None if node.on is None else tuple(meant_cards(ctx, node.on))
    before = ctx.cards
    ctx.cards = (card,)
    less = number(ctx, node.less)
    ctx.cards = before
    return Terms(less, node.free, on, node.then_aside, by_effect=True)


def playable(ctx: Context, node: effects.Play, card: int) -> bool:
    """Say whether a card can be played through this effect now."""
    return playing.can_play(ctx.g, ctx.seat, card, terms(ctx, node, card))


@language.does(effects.Play)
async def _play(ctx: Context, node: effects.Play) -> Outcome:
    found, _ = await targets.cards(
        ctx, node.card, "ds-ask-play", lambda card: playable(ctx, node, card)
    )
    if not found:
        return report(ctx, False, 0)
    host = await playing.play(ctx, found[0], terms(ctx, node, found[0]))
    ctx.cards = found
    ctx.characters = (host,) if host is not None and host >= 0 else tuple(found)
    ctx.player = ctx.seat
    return report(ctx, host is not None, 1 if host is not None else 0)


@language.can(effects.Play)
def _can_play(ctx: Context, node: effects.Play) -> bool:
    return targets.any_cards(ctx, node.card, lambda card: playable(ctx, node, card))


@language.does(effects.CostLess)
async def _cost_less(ctx: Context, node: effects.CostLess) -> Outcome:
    amount = number(ctx, node.n)
    ctx.cause.amount = max(ctx.cause.amount - amount, 0)
    return report(ctx, True, amount)


@language.does(effects.Activate)
async def _activate(ctx: Context, node: effects.Activate) -> Outcome:
    g = ctx.g
    found, full = await targets.cards(
        ctx, node.cards, "ds-ask-activate", lambda card: can_activate(ctx, card)
    )
    left, done = list(found), []
    rolled: tuple[int, ...] = ()
    while left:
        prompt = targets.ask_text(ctx, "ds-ask-activate-order")
        card = await choose_card(g, ctx.seat, prompt, left)
        assert card is not None
        left.remove(card)
        dice = await activating.activate(ctx, card)
        if dice is not None:
            rolled += dice
            done.append(card)
    ctx.dice = rolled
    ctx.characters = ctx.cards = tuple(done)
    return report(ctx, full and len(done) == len(found), len(done))


def can_activate(ctx: Context, card: int) -> bool:
    """Say whether a card in play can be activated."""
    found = ctx.g.play.get(card)
    return found is not None and activating.can_activate(ctx.g, found)


@language.can(effects.Activate)
def _can_activate(ctx: Context, node: effects.Activate) -> bool:
    return targets.any_cards(ctx, node.cards, lambda card: can_activate(ctx, card))


@language.does(effects.Ready)
async def _ready(ctx: Context, node: effects.Ready) -> Outcome:
    found, full = await targets.cards(ctx, node.cards, "ds-ask-ready")
    done = sum([in_play.ready(ctx, card) for card in found])
    return report(ctx, full and done == len(found), done)


@language.can(effects.Ready)
def _can_ready(ctx: Context, node: effects.Ready) -> bool:
    return targets.any_cards(ctx, node.cards, lambda card: is_exhausted(ctx, card) is True)


@language.does(effects.Exhaust)
async def _exhaust(ctx: Context, node: effects.Exhaust) -> Outcome:
    found, full = await targets.cards(ctx, node.cards, "ds-ask-exhaust")
    done = sum([in_play.exhaust(ctx, card) for card in found])
    return report(ctx, full and done == len(found), done)


def is_exhausted(ctx: Context, card: int) -> bool | None:
    """Say whether a card in play is exhausted; None if it is not in play."""
    found = ctx.g.play.get(card)
    return None if found is None else found.exhausted


@language.can(effects.Exhaust)
def _can_exhaust(ctx: Context, node: effects.Exhaust) -> bool:
    return targets.any_cards(ctx, node.cards, lambda card: is_exhausted(ctx, card) is False)


@language.does(effects.MoveUpgrade)
async def _move_upgrade(ctx: Context, node: effects.MoveUpgrade) -> Outcome:
    found, _ = await targets.cards(ctx, node.upgrade, "ds-ask-move-upgrade")
    if not found or found[0] not in ctx.g.play:
        return report(ctx, False, 0)
    upgrade = ctx.g.play[found[0]]
    ctx.characters = (upgrade.host,)
    goal, _ = await targets.cards(
        ctx, node.to, "ds-ask-move-to", lambda card: can_hold(ctx, upgrade, card)
    )
    moved = bool(goal) and await in_play.move_upgrade(ctx, found[0], goal[0])
    return report(ctx, moved, int(moved))


def can_hold(ctx: Context, upgrade: Card, host: int) -> bool:
    """Say whether an upgrade may be moved there: not where it is, and a mod only where it fits."""
    g = ctx.g
    other = g.play.get(host)
    if other is None or host == upgrade.host or host in g.falling:
        return False  # DS-MOVE-1
    of = facts.of(g, upgrade.id)
    if Subtype.MOD in of.subtypes:
        own = Context(g, other.controller, upgrade.id)
        only_on = of.definition.only_on
        return only_on is not None and filters.is_among(own, host, only_on)
    return other.kind == "character"


@language.can(effects.MoveUpgrade)
def _can_move_upgrade(ctx: Context, node: effects.MoveUpgrade) -> bool:
    return targets.any_cards(ctx, node.upgrade, lambda card: card in ctx.g.play)


@language.does(effects.ExtraActions)
async def _extra(ctx: Context, node: effects.ExtraActions) -> Outcome:
    amount = number(ctx, node.n)
    ctx.g.extra += [ctx.seat] * amount
    ctx.g.changes += 1
    who = facts.player(ctx.seat)
    ctx.g.say("ds-log-extra", "DS-EXTRA-ACTION-1", seat=who, amount=amount)
    return report(ctx, True, amount)


@language.does(effects.EndActionPhase)
async def _end_phase(ctx: Context, _: effects.EndActionPhase) -> Outcome:
    ctx.g.phase_over = True
    ctx.g.changes += 1
    return DONE


# --- battlefield --------------------------------------------------------------------------------


@language.does(effects.TakeBattlefield)
async def _take(ctx: Context, _: effects.TakeBattlefield) -> Outcome:
    return Outcome(in_play.take_control_of_battlefield(ctx.g, ctx.seat))


@language.can(effects.TakeBattlefield)
def _can_take(ctx: Context, _: effects.TakeBattlefield) -> bool:
    return ctx.g.controller != ctx.seat


@language.does(effects.GiveBattlefield)
async def _give(ctx: Context, node: effects.GiveBattlefield) -> Outcome:
    if ctx.g.controller != ctx.seat:
        return NOTHING
    seat = await targets.player(ctx, node.to)
    if seat is None:
        return NOTHING
    ctx.player = seat
    return Outcome(in_play.take_control_of_battlefield(ctx.g, seat))


@language.can(effects.GiveBattlefield)
def _can_give(ctx: Context, _: effects.GiveBattlefield) -> bool:
    return ctx.g.controller == ctx.seat


def unused(ctx: Context) -> list[int]:
    """Return the set-aside battlefields of the players still in the game (DS-FFA-13)."""
    g = ctx.g
    aside = [card for player in g.players if not player.out for card in player.aside]
    return [card for card in aside if facts.of(g, card).kind == "battlefield"]


@language.does(effects.SwitchBattlefield)
async def _switch(ctx: Context, _: effects.SwitchBattlefield) -> Outcome:
    g = ctx.g
    prompt = targets.ask_text(ctx, "ds-ask-switch")
    chosen = await choose_card(g, ctx.seat, prompt, unused(ctx))
    if chosen is None:
        return NOTHING
    old = g.play.pop(g.battlefield)
    g.players[g.owners[old.id]].aside.append(old.id)
    g.players[g.owners[chosen]].aside.remove(chosen)
    g.play[chosen] = Card(chosen, g.controller, "battlefield")
    g.battlefield = chosen
    g.changes += 1
    g.say("ds-log-switched", card=facts.name(g, chosen))
    ctx.cards = (chosen,)
    return DONE


@language.can(effects.SwitchBattlefield)
def _can_switch(ctx: Context, _: effects.SwitchBattlefield) -> bool:
    return bool(unused(ctx))


@language.does(effects.UseClaim)
async def _use_claim(ctx: Context, node: effects.UseClaim) -> Outcome:
    g = ctx.g
    card: int | None = g.battlefield
    if node.unused:
        able = [card for card in unused(ctx) if facts.of(g, card).claims]
        card = await choose_card(g, ctx.seat, targets.ask_text(ctx, "ds-ask-use-claim"), able)
    if card is None:
        return NOTHING
    used = False
    for effect in facts.of(g, card).claims:
        own = Context(g, ctx.seat, card)
        used = await claiming.use_claim(own, effect) or used
    return Outcome(used)


@language.can(effects.UseClaim)
def _can_use_claim(ctx: Context, node: effects.UseClaim) -> bool:
    g = ctx.g
    cards = unused(ctx) if node.unused else [g.battlefield]
    return any(
        possible(Context(g, ctx.seat, card), effect)
        for card in cards
        for effect in facts.of(g, card).claims
    )
