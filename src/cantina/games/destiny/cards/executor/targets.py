"""Finding the dice, cards and players an effect is about, by choice, by chance or by rule."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from cantina.core.chance import Pick
from cantina.core.deck import Peek
from cantina.core.text import Text, text
from cantina.core.wire import Blocked
from cantina.games.destiny.asking import (
    choose_card,
    choose_cards,
    choose_dice,
    choose_die,
    choose_opponent,
    choose_player,
)
from cantina.games.destiny.cards.executor.language import source_name
from cantina.games.destiny.cards.reading import filters, values
from cantina.games.destiny.cards.scene import Context
from cantina.games.destiny.cards.vocabulary.nodes import Target
from cantina.games.destiny.cards.vocabulary.selectors import (
    AnyNumber,
    AtLeast,
    AtRandom,
    Cards,
    Dice,
    Each,
    Exactly,
    One,
    Several,
    ThisDie,
    ThoseDice,
    Together,
    UpTo,
    Whose,
    Zone,
)
from cantina.games.destiny.rules.zones import hold, in_pool, opponents, seats_from
from cantina.games.destiny.state import NOBODY
from cantina.games.destiny.terms import Symbol

Found = tuple[tuple[int, ...], bool]
"""What was found, and whether that is all that was asked for."""

FoundCards = tuple[Sequence[int], bool]
"""The same for cards: where not everybody sees them, the list that keeps up with what they are."""

Allowed = Callable[[int], bool]

UNSEEN: Final = (Zone.HAND, Zone.HAND_OR_DISCARD, Zone.LOOKED_AT)
"""Zones whose cards not everybody sees."""


# --- players ------------------------------------------------------------------------------------


async def player(ctx: Context, whose: Whose) -> int | None:
    """Find the one player a word means, choosing where there is a choice (DS-FFA-10)."""
    g = ctx.g
    if whose is Whose.YOU:
        return ctx.seat
    if whose is Whose.THAT_PLAYER:
        return ctx.player if ctx.player >= 0 and not g.players[ctx.player].out else None
    if whose is Whose.OPPONENT or whose is Whose.ANOTHER:
        return await choose_opponent(g, ctx.seat)
    return await choose_player(g, ctx.seat, "ds-ask-player", seats_from(g, ctx.seat))


async def players(ctx: Context, whose: Whose) -> list[int]:
    """Find the players a word means, in turn order from you."""
    if whose is Whose.EVERYONE:
        return seats_from(ctx.g, ctx.seat)
    if whose is Whose.EACH_OPPONENT:
        return opponents(ctx.g, ctx.seat)
    found = await player(ctx, whose)
    return [] if found is None else [found]


async def aim(ctx: Context, of: Cards | Dice, find: Callable[[], list[int]]) -> list[int]:
    """Find what fits; where it must belong to one opponent, choose that opponent first."""
    if of.of is not Whose.OPPONENT:
        return find()
    able = []
    for seat in opponents(ctx.g, ctx.seat):
        ctx.opponent = seat
        if find():
            able.append(seat)
    ctx.opponent = NOBODY
    if not able:
        return []
    prompt = text("ds-ask-opponent-for", card=source_name(ctx))
    chosen = able[0] if len(able) == 1 else await choose_player(ctx.g, ctx.seat, prompt, able)
    ctx.opponent = able[0] if chosen is None else chosen
    found = find()
    ctx.player = ctx.opponent
    ctx.opponent = NOBODY
    return found


# --- dice ---------------------------------------------------------------------------------------


def ask_text(ctx: Context, prompt: str) -> Text:
    """Return a question that names the card whose ability asks it."""
    return Text(prompt, {"card": source_name(ctx)})


async def dice(
    ctx: Context, target: Target[Dice], prompt: str, allowed: Allowed | None = None
) -> Found:
    """Find the dice an effect is about and make them "those dice"."""
    found = await _dice(ctx, target, prompt, allowed)
    if not isinstance(target, ThoseDice):  # those dice stay those dice, able or not
        ctx.dice = found[0]
    if found[0] and found[0][0] in ctx.g.dice:
        ctx.player = ctx.g.dice[found[0][0]].controller
    return found


async def _dice(ctx: Context, target: Target[Dice], prompt: str, allowed: Allowed | None) -> Found:
    g = ctx.g
    if isinstance(target, Together):
        every: tuple[int, ...] = ()
        full = True
        for part in target.parts:
            some, all_of_it = await _dice(ctx, part, prompt, allowed)
            every += tuple([die for die in some if die not in every])
            full = full and all_of_it
        return every, full
    if isinstance(target, ThoseDice):
        those = tuple([d for d in ctx.dice if in_pool(g, d) and (not allowed or allowed(d))])
        return those, bool(those)
    if isinstance(target, ThisDie):
        own = [die for die in values.this_die(ctx, target) if in_pool(g, die)]
        own = [die for die in own if not allowed or allowed(die)]
        die = await choose_die(g, ctx.seat, ask_text(ctx, prompt), own)
        return ((), False) if die is None else ((die,), True)
    of: Dice = target.of  # type: ignore[attr-defined]
    fitting = await aim(
        ctx, of, lambda: [d for d in filters.find_dice(ctx, of) if not allowed or allowed(d)]
    )
    return await pick_dice(ctx, target, fitting, prompt)


async def pick_dice(ctx: Context, target: Any, fitting: list[int], prompt: str) -> Found:
    """Pick among fitting dice as many as the words say."""
    g = ctx.g
    asked = ask_text(ctx, prompt)
    if isinstance(target, One):
        die = await choose_die(g, ctx.seat, asked, fitting)
        return ((), False) if die is None else ((die,), True)
    if isinstance(target, Each):
        return tuple(fitting), True
    if isinstance(target, AtRandom):
        return await at_random(fitting, values.number(ctx, target.n))
    if isinstance(target, Several):
        wanted = values.number(ctx, target.n)
        valid = sharing(ctx, fitting, wanted) if target.share_subtype else None
        if valid is not None and not some_pair(fitting, valid):
            return (), False
        few = min(wanted, len(fitting))
        chosen = await choose_dice(g, ctx.seat, asked, fitting, few, few, valid)
        return chosen, len(chosen) == wanted
    most = values.number(ctx, target.n) if isinstance(target, UpTo) else None
    return await pick_bounded(ctx, target, fitting, most, asked)


async def pick_bounded(
    ctx: Context,
    target: UpTo[Dice] | AnyNumber[Dice],
    fitting: list[int],
    most: int | None,
    asked: Text,
) -> Found:
    """Pick any number of dice, or up to some, keeping a bound on their values or symbols."""
    least = 0
    if isinstance(target.combined, AtLeast | Exactly):
        if not values.keeps(ctx, combined(ctx, fitting), target.combined):
            return (), False
        least = 1
    valid = bounded(ctx, target) if target.combined or target.same_symbol else None
    return await choose_dice(ctx.g, ctx.seat, asked, fitting, least, most, valid), True


def combined(ctx: Context, chosen: Sequence[int]) -> int:
    """Return the combined value of some dice (DS-COMBINED-VALUE-1)."""
    return sum([values.die_value(ctx, die) for die in chosen])


def refused(ctx: Context) -> Blocked:
    """Say that a combination does not keep the bound on the card."""
    reason = text("ds-blocked-combination", card=source_name(ctx))
    return Blocked("", text("ds-option-none"), reason, "DS-CHOOSE-4")


def bounded(
    ctx: Context, target: UpTo[Dice] | AnyNumber[Dice]
) -> Callable[[tuple[int, ...]], Blocked | None]:
    """Make the test that a combination of dice keeps the words' bounds."""

    def valid(chosen: tuple[int, ...]) -> Blocked | None:
        if target.combined and not values.keeps(ctx, combined(ctx, chosen), target.combined):
            return refused(ctx)
        if target.same_symbol and len({symbol(ctx, die) for die in chosen}) > 1:
            return refused(ctx)
        return None

    return valid


def symbol(ctx: Context, die: int) -> Symbol | None:
    """Return the symbol a die shows."""
    side = filters.showing(ctx, die)
    return None if side is None else side.symbol


def sharing(
    ctx: Context, fitting: list[int], wanted: int
) -> Callable[[tuple[int, ...]], Blocked | None]:
    """Make the test that dice share a subtype."""

    def valid(chosen: tuple[int, ...]) -> Blocked | None:
        shared = frozenset.intersection(*[filters.die_subtypes(ctx, die) for die in chosen])
        return None if shared else refused(ctx)

    return valid


def some_pair(fitting: list[int], valid: Callable[[tuple[int, ...]], Blocked | None]) -> bool:
    """Say whether any two of these dice go together."""
    return any(
        valid((one, other)) is None
        for place, one in enumerate(fitting)
        for other in fitting[place + 1 :]
    )


async def at_random(fitting: Sequence[int], wanted: int) -> Found:
    """Pick some by chance, or all if there are fewer."""
    left = list(fitting)
    chosen: list[int] = []
    while left and len(chosen) < wanted:
        one = await Pick(list(left))
        left.remove(one)
        chosen.append(one)
    return tuple(chosen), len(chosen) == wanted


# --- cards --------------------------------------------------------------------------------------


async def cards(
    ctx: Context, target: Target[Cards], prompt: str, allowed: Allowed | None = None
) -> FoundCards:
    """Find the cards an effect is about and make them "those cards"."""
    found = await _cards(ctx, target, prompt, allowed)
    touch(ctx, found[0])
    return found


def touch(ctx: Context, found: Sequence[int]) -> None:
    """Make these cards what "that card" and "that character" mean from now on."""
    g = ctx.g
    kinds = {card: g.play[card].kind for card in found if card in g.play}
    others: Sequence[int] = found
    if "character" in kinds.values():
        others = tuple([card for card in found if kinds.get(card) != "character"])
    hosts = tuple([card for card in found if kinds.get(card) in ("character", "support")])
    if others or not found:
        ctx.cards = others
    if hosts or not found:
        ctx.characters = hosts
    if found:
        first = g.play.get(found[0])
        ctx.player = first.controller if first is not None else g.owners[found[0]]


async def _cards(
    ctx: Context, target: Target[Cards], prompt: str, allowed: Allowed | None
) -> FoundCards:
    if isinstance(target, Together):
        every: tuple[int, ...] = ()
        full = True
        for part in target.parts:
            some, all_of_it = await _cards(ctx, part, prompt, allowed)
            every += tuple([card for card in some if card not in every])
            full = full and all_of_it
        return every, full
    of: Cards | None = getattr(target, "of", None)
    if of is None:
        meant = tuple(
            [c for c in values.meant_cards(ctx, target) if c >= 0 and (not allowed or allowed(c))]
        )
        return meant, bool(meant)
    if of.zone is Zone.DECK_TOP:
        return await top_of_deck(ctx, of)

    def find() -> list[int]:
        return [card for card in filters.find_cards(ctx, of) if not allowed or allowed(card)]

    fitting = await aim(ctx, of, find)
    if of.zone not in UNSEEN:
        return await pick_cards(ctx, target, fitting, fitting, prompt)
    now = hold(ctx.g, ctx.seat, fitting) if of.of is Whose.OPPONENT else find
    found, full = await pick_cards(ctx, target, fitting, now, prompt)
    return hold(ctx.g, ctx.seat, found), full


async def pick_cards(
    ctx: Context,
    target: Any,
    fitting: list[int],
    now: list[int] | Callable[[], list[int]],
    prompt: str,
) -> FoundCards:
    """Pick among fitting cards as many as the words say; `now` are those that fit when asked."""
    g = ctx.g
    asked = ask_text(ctx, prompt)
    if isinstance(target, One):
        card = await choose_card(g, ctx.seat, asked, now)
        return ((), False) if card is None else ((card,), True)
    if isinstance(target, Each):
        return tuple(fitting), True
    if isinstance(target, AtRandom):
        return await at_random(fitting, values.number(ctx, target.n))
    if isinstance(target, Several):
        wanted = values.number(ctx, target.n)
        few = min(wanted, len(fitting))
        chosen = await choose_cards(g, ctx.seat, asked, now, few, few)
        return chosen, len(chosen) == wanted
    most = values.number(ctx, target.n) if isinstance(target, UpTo) else None
    return await choose_cards(g, ctx.seat, asked, now, 0, most), True


async def top_of_deck(ctx: Context, of: Cards) -> FoundCards:
    """Find the top card of a deck, which nobody knows yet."""
    seat = await player(ctx, of.of)
    if seat is None or not ctx.g.players[seat].deck:
        return (), False
    ctx.player = seat
    return hold(ctx.g, ctx.seat, await Peek(ctx.g.players[seat].deck, 1, ctx.seat)), True


# --- looking ahead ------------------------------------------------------------------------------


def any_dice(ctx: Context, target: Target[Dice], allowed: Allowed | None = None) -> bool:
    """Say whether there are dice for an effect, without choosing."""
    if isinstance(target, Together):
        return any(any_dice(ctx, part, allowed) for part in target.parts)
    if isinstance(target, ThoseDice | ThisDie):
        dice_meant = [die for die in values.meant_dice(ctx, target) if in_pool(ctx.g, die)]
    else:
        dice_meant = filters.find_dice(ctx, target.of)  # type: ignore[attr-defined]
    if allowed is not None:
        dice_meant = [die for die in dice_meant if allowed(die)]
    bound = getattr(target, "combined", None)
    if isinstance(bound, AtLeast):
        return values.keeps(ctx, combined(ctx, dice_meant), bound)
    return bool(dice_meant)


def any_cards(ctx: Context, target: Target[Cards], allowed: Allowed | None = None) -> bool:
    """Say whether there are cards for an effect, without choosing."""
    if isinstance(target, Together):
        return any(any_cards(ctx, part, allowed) for part in target.parts)
    of: Cards | None = getattr(target, "of", None)
    if of is not None and of.zone is Zone.DECK_TOP:
        return any(ctx.g.players[seat].deck for seat in filters.seats(ctx, of.of))
    meant = [card for card in values.meant_cards(ctx, target) if card >= 0]
    return any(allowed is None or allowed(card) for card in meant)
