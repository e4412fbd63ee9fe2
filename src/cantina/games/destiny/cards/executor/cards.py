"""Hands, decks, discard piles and cards in play by card text."""

from __future__ import annotations

from functools import partial

from cantina.core.ask import Ask
from cantina.core.chance import Reveal as Revealed
from cantina.core.deck import seen_by
from cantina.core.effects import DONE, NOTHING, Outcome
from cantina.core.text import text
from cantina.games.destiny import facts
from cantina.games.destiny.asking import choose_card, choose_cards
from cantina.games.destiny.cards.executor import targets
from cantina.games.destiny.cards.executor.language import language, report, source_name
from cantina.games.destiny.cards.reading import filters
from cantina.games.destiny.cards.reading.values import number
from cantina.games.destiny.cards.scene import Context
from cantina.games.destiny.cards.vocabulary import effects
from cantina.games.destiny.cards.vocabulary.effects import DeckPlace
from cantina.games.destiny.rules import hand, in_play, playing, zones
from cantina.games.destiny.rules.playing import Terms
from cantina.games.destiny.state import NOBODY, Stack


@language.does(effects.Draw)
async def _draw(ctx: Context, node: effects.Draw) -> Outcome:
    wanted = number(ctx, node.n)
    drawn = await zones.draw(ctx.g, ctx.seat, wanted)
    ctx.cards = zones.hold(ctx.g, ctx.seat, drawn)
    return report(ctx, len(drawn) == wanted, len(drawn))


@language.can(effects.Draw)
def _can_draw(ctx: Context, _: effects.Draw) -> bool:
    return bool(ctx.g.players[ctx.seat].deck)


def in_hand(ctx: Context, node: effects.DiscardFromHand) -> list[int]:
    """Return the cards in your hand that fit."""
    cards = ctx.g.players[ctx.seat].hand
    if node.cards is None:
        return list(cards)
    of = node.cards
    return [card for card in cards if filters.fits_card(ctx, card, of)]


@language.does(effects.DiscardFromHand)
async def _discard_from_hand(ctx: Context, node: effects.DiscardFromHand) -> Outcome:
    wanted = number(ctx, node.n)
    few = min(wanted, len(in_hand(ctx, node)))
    prompt = targets.ask_text(ctx, "ds-ask-discard-hand")
    able = partial(in_hand, ctx, node)
    picked = await choose_cards(ctx.g, ctx.seat, prompt, able, few, few)
    chosen = zones.hold(ctx.g, ctx.seat, picked)
    for card in chosen:
        await hand.discard_card(ctx, ctx.seat, card)
    ctx.cards = chosen
    return report(ctx, len(chosen) == wanted, len(chosen))


@language.can(effects.DiscardFromHand)
def _can_discard_from_hand(ctx: Context, node: effects.DiscardFromHand) -> bool:
    return len(in_hand(ctx, node)) >= number(ctx, node.n)


@language.does(effects.DiscardAtRandom)
async def _discard_at_random(ctx: Context, node: effects.DiscardAtRandom) -> Outcome:
    seat = await targets.player(ctx, node.whose)
    if seat is None:
        return report(ctx, False, 0)
    ctx.player = seat
    wanted = number(ctx, node.n)
    gone = await hand.discard_at_random(ctx, seat, wanted)
    ctx.cards = tuple(gone)
    return report(ctx, len(gone) == wanted, len(gone))


@language.can(effects.DiscardAtRandom)
def _can_discard_at_random(ctx: Context, node: effects.DiscardAtRandom) -> bool:
    return any(s >= 0 and ctx.g.players[s].hand for s in filters.seats(ctx, node.whose))


@language.does(effects.Mill)
async def _mill(ctx: Context, node: effects.Mill) -> Outcome:
    seat = await targets.player(ctx, node.whose)
    if seat is None:
        return report(ctx, False, 0)
    ctx.player = seat
    wanted = number(ctx, node.n)
    gone = await hand.mill(ctx, seat, wanted)
    ctx.cards = tuple(gone)
    return report(ctx, len(gone) == wanted, len(gone))


@language.can(effects.Mill)
def _can_mill(ctx: Context, node: effects.Mill) -> bool:
    return any(s >= 0 and ctx.g.players[s].deck for s in filters.seats(ctx, node.whose))


# --- looking ------------------------------------------------------------------------------------


@language.does(effects.LookAt)
async def _look(ctx: Context, node: effects.LookAt) -> Outcome:
    """Only the player who looks learns what the cards are; they stay in place (DS-LOOK-1)."""
    found, full = await targets.cards(ctx, node.cards, "ds-ask-look")
    ctx.looked = found
    await Revealed()
    names = [facts.name(ctx.g, card) for card in found]
    who = facts.player(ctx.seat)
    ctx.g.say("ds-log-looks", "DS-LOOK-1", seat=who, count=len(found))
    ctx.g.say("ds-log-sees", "DS-LOOK-1", only=(ctx.seat,), cards=names)
    return report(ctx, full, len(found))


@language.can(effects.LookAt)
def _can_look(ctx: Context, node: effects.LookAt) -> bool:
    return targets.any_cards(ctx, node.cards)


@language.does(effects.Reveal)
async def _reveal(ctx: Context, node: effects.Reveal) -> Outcome:
    found, full = await targets.cards(ctx, node.cards, "ds-ask-reveal")
    ctx.looked = zones.hold(ctx.g, NOBODY, found)
    await Revealed()
    ctx.g.say("ds-log-revealed", cards=[facts.name(ctx.g, card) for card in found])
    return report(ctx, full, len(found))


@language.can(effects.Reveal)
def _can_reveal(ctx: Context, node: effects.Reveal) -> bool:
    return targets.any_cards(ctx, node.cards)


# --- moving cards -------------------------------------------------------------------------------


@language.does(effects.Discard)
async def _discard(ctx: Context, node: effects.Discard) -> Outcome:
    found, full = await targets.cards(ctx, node.cards, "ds-ask-discard")
    gone = 0
    for card in found:
        gone += await discard_one(ctx, card)
    return report(ctx, full and gone == len(found), gone)


async def discard_one(ctx: Context, card: int) -> bool:
    """Discard a card from wherever it is."""
    g = ctx.g
    if card in g.play:
        return await in_play.discard(ctx, card)
    owner = g.owners[card]
    player = g.players[owner]
    if card in player.hand:
        await hand.discard_card(ctx, owner, card)
        return True
    if card in player.deck.cards():
        player.deck.remove(card)
        zones.discard(g, card)
        g.say("ds-log-mill", seat=facts.player(owner), card=facts.name(g, card))
        return True
    return False


@language.can(effects.Discard)
def _can_discard(ctx: Context, node: effects.Discard) -> bool:
    return targets.any_cards(ctx, node.cards)


@language.does(effects.PutOnDeck)
async def _put_on_deck(ctx: Context, node: effects.PutOnDeck) -> Outcome:
    found, full = await targets.cards(ctx, node.cards, "ds-ask-put-on-deck")
    for card in found:
        bottom = node.where is DeckPlace.BOTTOM
        if node.where is DeckPlace.EITHER:
            bottom = await Ask(
                ctx.seat,
                targets.ask_text(ctx, "ds-ask-top-or-bottom"),
                (False, True),
                label=lambda low: text("ds-option-bottom") if low else text("ds-option-top"),
            )
        await put_on_deck(ctx, card, bottom)
    return report(ctx, full and bool(found), len(found))


async def put_on_deck(ctx: Context, card: int, bottom: bool) -> None:
    """Put a card from play, hand or discard pile on its owner's deck."""
    g = ctx.g
    if card in g.play:
        await in_play.to_deck(ctx, card, bottom)
        return
    player = g.players[g.owners[card]]
    if card in player.hand:
        player.hand.remove(card)
        zones.put_on_deck(g, card, bottom, seen_by(player.seat))
        who = facts.player(player.seat)
        g.say("ds-log-card-to-deck", seat=who)
    elif card in player.discard:
        player.discard.remove(card)
        zones.put_on_deck(g, card, bottom)
        g.say("ds-log-to-deck", card=facts.name(g, card))


@language.can(effects.PutOnDeck)
def _can_put_on_deck(ctx: Context, node: effects.PutOnDeck) -> bool:
    return targets.any_cards(ctx, node.cards)


@language.does(effects.ReturnToHand)
async def _to_hand(ctx: Context, node: effects.ReturnToHand) -> Outcome:
    found, full = await targets.cards(
        ctx, node.cards, "ds-ask-to-hand", lambda card: card in ctx.g.play
    )
    moved = 0
    for card in found:
        moved += await in_play.to_hand(ctx, card)
    return report(ctx, full and moved == len(found), moved)


@language.can(effects.ReturnToHand)
def _can_to_hand(ctx: Context, node: effects.ReturnToHand) -> bool:
    return targets.any_cards(ctx, node.cards, lambda card: card in ctx.g.play)


@language.does(effects.SetAside)
async def _set_aside(ctx: Context, node: effects.SetAside) -> Outcome:
    found, full = await targets.cards(ctx, node.cards, "ds-ask-set-aside")
    moved = 0
    for card in found:
        if card in ctx.g.played:
            ctx.g.played.remove(card)
            zones.set_card_aside(ctx.g, card)
            moved += 1
        else:
            moved += await in_play.set_aside(ctx, card)
    return report(ctx, full and moved == len(found), moved)


@language.can(effects.SetAside)
def _can_set_aside(ctx: Context, node: effects.SetAside) -> bool:
    g = ctx.g
    return targets.any_cards(ctx, node.cards, lambda card: card in g.play or card in g.played)


# --- stacks on set-aside cards ------------------------------------------------------------------


@language.does(effects.StackUnderThis)
async def _stack(ctx: Context, _: effects.StackUnderThis) -> Outcome:
    g = ctx.g
    player = g.players[ctx.seat]
    prompt = targets.ask_text(ctx, "ds-ask-stack")
    card = await choose_card(g, ctx.seat, prompt, partial(hand.cards_of, g, ctx.seat))
    if ctx.card in g.played:
        g.played.remove(ctx.card)
        zones.set_card_aside(g, ctx.card)
    if card is None:
        return NOTHING
    player.hand.remove(card)
    g.players[g.owners[ctx.card]].stacked.append(Stack(ctx.card, card))
    g.changes += 1
    hand.left_hand(g, ctx.seat, "stacked")
    who = facts.player(ctx.seat)
    g.say("ds-log-stacked", "DS-SET-ASIDE-5", seat=who, card=source_name(ctx))
    return DONE


@language.does(effects.PlayStacked)
async def _play_stacked(ctx: Context, _: effects.PlayStacked) -> Outcome:
    """Play the unseen card on a set-aside copy, whoever owns it (DS-CLARIFY-16 to -18)."""
    g = ctx.g
    prompt = targets.ask_text(ctx, "ds-ask-stacked")
    base = await choose_card(g, ctx.seat, prompt, stacked_copies(ctx))
    if base is None:
        return NOTHING
    holder = g.players[g.owners[base]]
    stack = next(stack for stack in holder.stacked if stack.base == base)
    free = Terms(free=True, by_effect=True)
    await Revealed()
    g.say("ds-log-revealed", cards=[facts.name(g, stack.card)])
    played = False
    if playing.can_play(g, ctx.seat, stack.card, free):
        played = await playing.play(ctx, stack.card, free) is not None
    else:
        holder.stacked.remove(stack)
        zones.discard(g, stack.card)
    holder.aside.remove(base)
    zones.discard(g, base)
    return report(ctx, played, 1)


def stacked_copies(ctx: Context) -> list[int]:
    """Return the set-aside copies of this card with a card on them, of players in the game."""
    g = ctx.g
    return [
        stack.base
        for player in g.players
        if not player.out
        for stack in player.stacked
        if facts.of(g, stack.base).title == facts.KNOWN[ctx.code].title
    ]


@language.can(effects.PlayStacked)
def _can_play_stacked(ctx: Context, _: effects.PlayStacked) -> bool:
    return bool(stacked_copies(ctx))
