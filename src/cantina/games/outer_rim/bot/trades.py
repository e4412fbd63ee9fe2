"""Deals with other players: what they are worth to both sides, and which to propose."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

import msgspec

from cantina.games.outer_rim.bot import rivals
from cantina.games.outer_rim.bot.bargains import errand, is_errand, owning
from cantina.games.outer_rim.bot.ports import Foresight
from cantina.games.outer_rim.bot.routes import haste, nearness
from cantina.games.outer_rim.bot.voyages import Voyages
from cantina.games.outer_rim.bot.worth import HOLDING, owned
from cantina.games.outer_rim.library import asset
from cantina.games.outer_rim.rules.trade import STEP
from cantina.games.outer_rim.view import PlayerView, SlotView, View

CLEAR: Final = 500.0
"""What a deal has to bring more than nothing."""
LATE: Final = 4000.0
"""How much more it has to bring when somebody is about to win."""
HELPED: Final = 0.5
"""How much of what a deal brings to all rivals together counts against it."""
WEIGHED: Final = 2
"""How many cards of a player are weighed by whole plans."""
LOOK: Final = Foresight(2, 6)
"""How far plans look that are made to value a card."""


class Proposal(NamedTuple):
    """A deal that the current player might propose."""

    other: int
    given: tuple[str, ...] = ()
    wanted: tuple[str, ...] = ()
    paid: int = 0
    """Credits from the current player to the other; negative ones go the other way."""
    worth: float = 0.0
    """What it brings to whoever gains less by it."""


class Side:
    """One side of a deal: what cards and credits are worth to it, as far as anybody can see."""

    def __init__(self, view: View, seat: int, met: Counter[str] | None = None) -> None:
        self.view = view if view.seat == seat else msgspec.structs.replace(view, seat=seat)
        self.player: PlayerView = view.players[seat]
        self._met = met if met is not None else Counter()
        self._plans = self._planned(self.view)
        self._outlook = self._best(self._plans)

    def _planned(self, view: View) -> Voyages:
        return Voyages(view, self._met, foresight=LOOK)

    def _best(self, plans: Voyages) -> float:
        """Return the worth of the best plan: of what is left of the own turn, or of the next."""
        if plans.view.current == plans.me.seat:
            return plans.outlook()
        return max(plans.best([plans.start], 0).values())

    def credits(self, amount: int) -> float:
        """Return what it is worth to be given so many credits."""
        return -self._plans.paid(-amount)

    def likes(self, cards: Iterable[str]) -> list[str]:
        """Return which of others' cards look best at first sight, if any is of use."""
        worth = {
            card: errand(self._plans, card) if is_errand(card) else _having(self._plans, card)
            for card in cards
        }
        useful = [card for card in worth if worth[card] > margin(self.view)]
        return sorted(useful, key=lambda card: -worth[card])[:WEIGHED]

    def cards(self, got: Sequence[str], given: Sequence[str], captives: dict[str, str]) -> float:
        """Return what it is worth to get some cards for others."""
        bare = _exchanged(self.view, (), given, {})
        plans = self._planned(bare) if given else self._plans
        things = sum([_having(plans, card) for card in got if not is_errand(card)])
        things -= sum([_having(plans, card) for card in given if not is_errand(card)])
        if not any(map(is_errand, (*got, *given))):
            return things
        then = _exchanged(bare, [card for card in got if is_errand(card)], (), captives)
        better = self._best(self._planned(then)) - self._outlook
        # Plans are kept by the few: more cards are never worse, nor fewer better.
        return things + (max(0.0, better) if not given else better if got else min(0.0, better))


def _having(plans: Voyages, card: str) -> float:
    """Return the worth of having a card; what is of no use does no harm."""
    return max(0.0, owning(plans, card))


def _exchanged(
    view: View, got: Iterable[str], given: Iterable[str], captives: dict[str, str]
) -> View:
    """Return a view in which its seat has some cards more, as far as there is room, or fewer."""
    assert view.seat is not None
    me, lost = view.players[view.seat], set(given)
    slots = [SlotView(s.slot, [card for card in s.cards if card not in lost]) for s in me.slots]
    captured = {card: who for card, who in me.captured.items() if card not in lost}
    for card in got:
        kind = asset(card).type
        kinds = HOLDING.get(kind, (kind,))
        free = [at for at, slot in enumerate(slots) if slot.slot in kinds and not slot.cards]
        if free:
            slots[free[0]] = SlotView(slots[free[0]].slot, [card])
            captured |= {card: captives[card]} if card in captives else {}
    players = list(view.players)
    players[view.seat] = msgspec.structs.replace(me, slots=slots, captured=captured)
    return msgspec.structs.replace(view, players=players)


def margin(view: View) -> float:
    """Return what a deal has to bring: near the end only a clear gain will do."""
    return CLEAR + LATE * haste(view)


def burden(view: View, other: PlayerView) -> float:
    """Return how much counts against a deal what it brings to another player."""
    return max(nearness(view, other.fame), HELPED / (len(view.players) - 1))


def is_taken(view: View, seat: int, met: Counter[str]) -> bool:
    """Say whether whoever is asked should take the offer on the table."""
    trade = view.trade
    assert trade is not None
    other = view.players[trade.seat]
    if rivals.gives_win(view, other, trade.wanted, -trade.paid):
        return False
    if not trade.wanted and trade.paid >= 0:
        return True
    mine, theirs = Side(view, seat, met), Side(view, trade.seat)
    ours = mine.cards(trade.given, trade.wanted, other.captured) + mine.credits(trade.paid)
    gain = theirs.cards(trade.wanted, trade.given, mine.player.captured)
    gain += theirs.credits(-trade.paid)
    return ours - burden(view, other) * max(0.0, gain) > margin(view)


def proposal(view: View, met: Counter[str]) -> Proposal | None:
    """Return the best deal that both sides should like, if there is one."""
    assert view.seat is not None
    me = view.players[view.seat]
    others = [each for each in rivals.others_at(view, me, me.space) if not each.is_ai]
    if not others:
        return None
    mine = Side(view, me.seat, met)
    found = [deal for other in others for deal in _deals(mine, Side(view, other.seat))]
    return max(found, key=lambda deal: deal.worth, default=None)


def _deals(mine: Side, theirs: Side) -> Iterator[Proposal]:
    """Return what may be bought from another player, and sold, for a fair price."""
    view, other = mine.view, theirs.player
    for card in mine.likes(owned(other)):
        ours = mine.cards((card,), (), other.captured)
        if ours > margin(view):
            loss = theirs.cards((), (card,), {})
            yield from _priced(mine, theirs, Proposal(other.seat, wanted=(card,)), ours, loss)
    for card in theirs.likes(owned(mine.player)):
        gain = theirs.cards((card,), (), mine.player.captured)
        if gain > margin(view) and not rivals.may_win_by(view, other, card):
            loss = mine.cards((), (card,), {})
            yield from _priced(mine, theirs, Proposal(other.seat, given=(card,)), loss, gain)


def _priced(
    mine: Side, theirs: Side, deal: Proposal, ours: float, gain: float
) -> Iterator[Proposal]:
    """Put the price on a deal that shares what both gain by it, if both gain enough."""
    view, least = mine.view, margin(mine.view)
    against, for_them = burden(view, theirs.player), burden(view, mine.player)
    best = None
    for paid in range(-theirs.player.credits, mine.player.credits + 1, STEP):
        own, other = ours + mine.credits(-paid), gain + theirs.credits(paid)
        if min(own - against * other, other - for_them * own) <= least:
            continue
        if best is None or min(own, other) > best.worth:
            best = deal._replace(paid=paid, worth=min(own, other))
    if best is not None and not rivals.gives_win(view, theirs.player, (), best.paid):
        yield best
