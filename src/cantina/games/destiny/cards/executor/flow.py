"""Who carries an effect out, on what condition, and when."""

from __future__ import annotations

from cantina.core.ask import Ask, AskAll
from cantina.core.effects import DONE, NOTHING, If, May, Outcome
from cantina.core.text import text
from cantina.games.destiny import facts
from cantina.games.destiny.asking import choose_card, choose_word, confirm
from cantina.games.destiny.cards.executor import targets
from cantina.games.destiny.cards.executor.language import (
    in_words,
    language,
    payable,
    perform,
    possible,
    report,
    source_name,
)
from cantina.games.destiny.cards.reading import filters
from cantina.games.destiny.cards.scene import Context
from cantina.games.destiny.cards.vocabulary import flow
from cantina.games.destiny.cards.vocabulary.flow import Declared
from cantina.games.destiny.cards.vocabulary.rules import HasSubtype
from cantina.games.destiny.cards.vocabulary.selectors import Whose
from cantina.games.destiny.rules import delayed, free_for_all, playing
from cantina.games.destiny.rules.damage import distribute
from cantina.games.destiny.rules.playing import Terms
from cantina.games.destiny.rules.zones import seats_from
from cantina.games.destiny.terms import CHARACTER_SUBTYPES, SYMBOLS, Colour, Symbol

MOST_BID = 20


@language.does(flow.Otherwise)
async def _otherwise(ctx: Context, node: flow.Otherwise) -> Outcome:
    first = await perform(ctx, node.first)
    return first if first.done else await perform(ctx, node.second)


@language.can(flow.Otherwise)
def _can_otherwise(ctx: Context, node: flow.Otherwise) -> bool:
    return possible(ctx, node.first) or possible(ctx, node.second)


@language.does(flow.As)
async def _as(ctx: Context, node: flow.As) -> Outcome:
    done, amount = True, 0
    seats = await targets.players(ctx, node.who)
    for seat in seats:
        if ctx.g.players[seat].out:
            continue
        other = ctx.by(seat)
        other.player = seat
        outcome = NOTHING
        async with free_for_all.part_of(ctx.g, seat):
            outcome = await perform(other, node.effect)
        other.share(ctx)
        ctx.player = seat
        done = done and outcome.done
        amount += outcome.amount
    return Outcome(done and bool(seats), amount)


@language.can(flow.As)
def _can_as(ctx: Context, node: flow.As) -> bool:
    for seat in filters.seats(ctx, node.who):
        if seat >= 0:
            other = ctx.by(seat)
            other.player = seat
            if possible(other, node.effect):
                return True
    return False


@language.does(flow.Unless)
async def _unless(ctx: Context, node: flow.Unless) -> Outcome:
    seat = await targets.player(ctx, node.who)
    if seat is None:
        return NOTHING
    other = ctx.by(seat)
    other.player = seat
    if payable(other, node.they):
        they = in_words(node.they)
        prompt = text("ds-ask-unless", card=source_name(ctx), effect=they)
        async with free_for_all.part_of(ctx.g, seat):
            if await confirm(seat, prompt) and (await perform(other, node.they)).done:
                return NOTHING
    ctx.player = seat
    return await perform(ctx, node.effect)


@language.does(flow.Pick)
async def _pick(ctx: Context, node: flow.Pick) -> Outcome:
    found, full = await targets.dice(ctx, node.dice, "ds-ask-pick-dice")
    ctx.picked = found
    return report(ctx, full, len(found))


@language.can(flow.Pick)
def _can_pick(ctx: Context, node: flow.Pick) -> bool:
    return targets.any_dice(ctx, node.dice)


@language.does(flow.PickCard)
async def _pick_card(ctx: Context, node: flow.PickCard) -> Outcome:
    found, full = await targets.cards(ctx, node.cards, "ds-ask-pick-card")
    return report(ctx, full, len(found))


@language.can(flow.PickCard)
def _can_pick_card(ctx: Context, node: flow.PickCard) -> bool:
    return targets.any_cards(ctx, node.cards)


@language.does(flow.PickPlayer)
async def _pick_player(ctx: Context, node: flow.PickPlayer) -> Outcome:
    seat = await targets.player(ctx, node.who)
    if seat is None:
        return NOTHING
    ctx.player = seat
    return DONE


@language.does(flow.Spot)
async def _spot(ctx: Context, node: flow.Spot) -> Outcome:
    return Outcome(spots(ctx, node))


@language.can(flow.Spot)
def spots(ctx: Context, node: flow.Spot) -> bool:
    """Say whether you have in play what must be spotted (DS-SPOT-1, DS-SPOT-3)."""
    play = ctx.g.play
    own = [c for c in filters.find_cards(ctx, node.cards) if play[c].controller == ctx.seat]
    if len(own) >= node.n:
        return True
    if node.or_one is None:
        return False
    return any(play[c].controller == ctx.seat for c in filters.find_cards(ctx, node.or_one))


@language.does(flow.Declare)
async def _declare(ctx: Context, node: flow.Declare) -> Outcome:
    prompt = text("ds-ask-declare", card=source_name(ctx), what=node.what.value)
    ctx.named = await choose_word(ctx.seat, prompt, words_for(node.what))
    named = facts.word(ctx.named)
    ctx.g.say("ds-log-declared", seat=facts.player(ctx.seat), word=named)
    return DONE


def words_for(what: Declared) -> list[str]:
    """Return what a player can name (DS-SUBTYPE-5)."""
    if what is Declared.COLOUR:
        return [colour.value for colour in Colour]
    if what is Declared.SYMBOL:
        return [symbol.value for symbol in (*SYMBOLS, Symbol.BLANK)]
    if what is Declared.SUBTYPE:
        return [subtype.value for subtype in CHARACTER_SUBTYPES]
    return [str(number) for number in range(10)]


@language.does(flow.Later)
async def _later(ctx: Context, node: flow.Later) -> Outcome:
    delayed.arm(ctx, node)
    return DONE


@language.does(flow.Until)
async def _until(ctx: Context, node: flow.Until) -> Outcome:
    rule = node.rule
    if not isinstance(rule, HasSubtype):
        raise TypeError(f"{ctx.code}: {type(rule).__name__} cannot hold for a time")
    card = ctx.g.play.get(ctx.card)
    if card is None:
        return NOTHING
    card.gained = (*card.gained, rule.subtype.value if rule.subtype else ctx.named)
    ctx.g.changes += 1
    return DONE


@language.does(flow.Negotiate)
async def _negotiate(ctx: Context, node: flow.Negotiate) -> Outcome:
    """Let an opponent do one of these as his own, then do two others (DS-CLARIFY-48)."""
    opponent = await targets.player(ctx, Whose.OPPONENT)
    left = list(range(len(node.options)))
    for seat in (opponent, ctx.seat, ctx.seat):
        if seat is None:
            continue
        async with free_for_all.part_of(ctx.g, seat):
            chosen = await Ask(
                seat,
                text("ds-ask-negotiate", card=source_name(ctx)),
                left[:],
                label=lambda index: in_words(node.options[index]),
            )
            left.remove(chosen)
            await perform(ctx.by(seat), node.options[chosen])
    return DONE


@language.does(flow.BidBlood)
async def _bid(ctx: Context, _: flow.BidBlood) -> Outcome:
    """Everybody bids in secret; the highest pay with blood and play for free (DS-CLARIFY-39)."""
    g = ctx.g
    seats = seats_from(g, ctx.seat)
    asks = [
        Ask(
            seat,
            text("ds-ask-bid", card=source_name(ctx)),
            list(range(MOST_BID + 1)),
            label=lambda number: text("ds-option-number", number=number),
        )
        for seat in seats
    ]
    bids = await AskAll(asks)
    for seat, bid in zip(seats, bids, strict=True):
        g.say("ds-log-bid", seat=facts.player(seat), amount=bid)
    highest = [seat for seat, bid in zip(seats, bids, strict=True) if bid == max(bids)]
    for seat in highest:
        async with free_for_all.part_of(g, seat):
            await distribute(ctx, seat, max(bids), Symbol.INDIRECT)
            await play_for_free(ctx.by(seat))
    return DONE


async def play_for_free(ctx: Context) -> None:
    """Let a player play a card from his hand for free."""
    g, seat = ctx.g, ctx.seat
    free = Terms(free=True, by_effect=True)

    def able() -> list[int]:
        return [card for card in g.players[seat].hand if playing.can_play(g, seat, card, free)]

    prompt = text("ds-ask-play-free", card=source_name(ctx))
    card = await choose_card(g, seat, prompt, able, none=True)
    if card is not None:
        await playing.play(ctx, card, free)


@language.can(May)
def _can_may(ctx: Context, node: May) -> bool:
    return possible(ctx, node.effect)


@language.can(If)
def _can_if(_: Context, __: If) -> bool:
    """Its condition may depend on what comes before it."""
    return True
