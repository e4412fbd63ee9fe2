"""The action step: any number of different actions in any order."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from cantina.core.question import Question
from cantina.core.text import Text, seat_name, text
from cantina.core.wire import Blocked
from cantina.games.outer_rim.cards.abilities import Choice, Headed
from cantina.games.outer_rim.cards.kit import ABILITY, NOW
from cantina.games.outer_rim.moments import Moment
from cantina.games.outer_rim.rules.deliver import deliver_action, deliverable, delivery_odds
from cantina.games.outer_rim.rules.map import IS_PLANET, planet
from cantina.games.outer_rim.rules.market import market_action
from cantina.games.outer_rim.rules.trade import has_partner, may_talk, partners, trade_action
from cantina.games.outer_rim.state import Galaxy

DONE: Final[Choice] = ("done",)
DELIVER: Final[Choice] = ("deliver",)
MARKET: Final[Choice] = ("market",)
TRADE: Final[Choice] = ("trade",)


ABILITIES: Final = Headed(Moment.ACTION)


def choices(g: Galaxy, seat: int) -> list[Choice]:
    """Actions not yet used in this step (OR-ACTION-1 to -5)."""
    used = g.actions_used
    found = [DONE]
    if g.players[seat].space in IS_PLANET:
        if "deliver" not in used and deliverable(g, seat):
            found.append(DELIVER)
        if "market" not in used:
            found.append(MARKET)
    if "trade" not in used and has_partner(g, seat) and may_talk(g):
        found.append(TRADE)
    for choice in ABILITIES.choices(g, seat):
        if choice[0] == NOW or ":".join(choice[1:]) not in used:
            found.append(choice)
    return found


async def take_action(g: Galaxy, seat: int, choice: Choice) -> None:
    """Take the action that the player chose."""
    if choice[0] == NOW:
        await ABILITIES.use(g, seat, choice)
    elif choice == TRADE:
        if await trade_action(g, seat):
            g.actions_used.append("trade")
    elif choice == DELIVER:
        g.actions_used.append("deliver")
        await deliver_action(g, seat)
    elif choice == MARKET:
        g.actions_used.append("market")
        await market_action(g, seat)
    else:
        g.actions_used.append(":".join(choice[1:]))
        await ABILITIES.use(g, seat, choice)


def _label(g: Galaxy, seat: int, choice: Choice) -> Text:
    if choice == DONE:
        return text("or-option-end-actions")
    if choice == DELIVER:
        return text("or-option-deliver-action")
    if choice == MARKET:
        return text("or-option-market-action")
    if choice == TRADE:
        return text(
            "or-option-trade-action", others=[seat_name(other) for other in partners(g, seat)]
        )
    return ABILITIES.label(g, seat, choice)


def _anchor(g: Galaxy, seat: int, choice: Choice) -> str | None:
    if choice[0] in (ABILITY, NOW):
        return ABILITIES.anchor(g, seat, choice)
    return None


def _odds(g: Galaxy, seat: int, choice: Choice) -> float | None:
    return delivery_odds(g, seat) if choice == DELIVER else None


def _blocked(g: Galaxy, seat: int) -> Iterable[Blocked]:
    for choice, key in ((DELIVER, "deliver"), (MARKET, "market"), (TRADE, "trade")):
        if key in g.actions_used:
            reason = text("or-blocked-action-used")
            yield Blocked(key, _label(g, seat, choice), reason, "OR-ACTION-2")
    if "trade" not in g.actions_used and not may_talk(g):
        reason = text("or-blocked-trade-talks")
        yield Blocked("trade", _label(g, seat, TRADE), reason, "OR-TRADE-2")
    if "market" not in g.actions_used and not planet(g, seat):
        reason = text("or-blocked-no-planet")
        yield Blocked("market", _label(g, seat, MARKET), reason, "OR-MARKET-1")


ACTION: Final = Question(
    "or-ask-action",
    choices,
    label=_label,
    at=_anchor,
    odds=_odds,
    blocked=_blocked,
    rules=("OR-ACTION-1",),
)
