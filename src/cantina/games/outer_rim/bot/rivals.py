"""What other players in a space are good for: fights that pay, a game for high stakes, a deal."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

import msgspec

from cantina.core.cards import If, walk
from cantina.games.outer_rim.bot import wishes
from cantina.games.outer_rim.bot.edges import edge, odds, survives
from cantina.games.outer_rim.bot.worth import FAME, left, owned, price_of, worth_of_reward
from cantina.games.outer_rim.cards.combat import FightPlayer
from cantina.games.outer_rim.cards.events import FameForCredits
from cantina.games.outer_rim.cards.flow import Do, Sequence, To, Together
from cantina.games.outer_rim.cards.frames import AnyCondition, AnyEffect
from cantina.games.outer_rim.cards.players import ChoosePlayer, That
from cantina.games.outer_rim.cards.reputation import GainFame, MoreFame, OtherReputation
from cantina.games.outer_rim.library import CARDS, asset
from cantina.games.outer_rim.moments import Moment, Value
from cantina.games.outer_rim.printed import Asset
from cantina.games.outer_rim.rules.barter import BARTERED
from cantina.games.outer_rim.rules.map import is_planet
from cantina.games.outer_rim.terms import AssetType
from cantina.games.outer_rim.view import PlayerView, View

DUEL: Final = "duel"
"""What an ability to fight another player is called here."""
PLAYER: Final = "player"
"""The destination of a job that wants another player."""
SAVED: Final = 20.0 * FAME
"""What it is worth that a rival does not win: more than anything but winning."""
MOST_AT_ONCE: Final = 3
"""The most fame that a card and the goals it meets bring at once."""
GAMBLED: Final = 1.5 * FAME
"""What a game with another player brings that nobody can lose by."""


def others_at(view: View, me: PlayerView, space: str) -> list[PlayerView]:
    """Return the other players in a space."""
    return [each for each in view.players if each.seat != me.seat and each.space == space]


def fits(who: AnyCondition | None, me: PlayerView, other: PlayerView) -> bool:
    """Say whether another player is one of those that a text means."""
    if isinstance(who, MoreFame):
        return other.fame > me.fame
    if isinstance(who, OtherReputation):
        factions = other.reputation if who.faction is None else (who.faction,)
        return any(other.reputation.get(each, 0) in who.standings for each in factions)
    return who is None


def encounters(me: PlayerView, other: PlayerView, defeat: float) -> dict[str, float]:
    """Return what it is worth to encounter another player, by the answer."""
    found: dict[str, float] = {}
    for duel, prize in wishes.prizes(me):
        if fits(duel.who, me, other):
            worth = fought(me, other, duel, prize, defeat)
            found[DUEL] = max(worth, found.get(DUEL, worth))
    for card in owned(me):
        part = asset(card)
        if is_for_player(part) and (worth := errand(me, other, part, defeat)):
            found[f"job:{card}"] = worth
    return found


def means(player: PlayerView) -> int:
    """Return what a player could pay with credits and by barter."""
    parts = [asset(card) for card in owned(player)]
    return player.credits + sum([each.cost or 0 for each in parts if each.type in BARTERED])


def fame_at_once(player: PlayerView, card: str) -> int:
    """Return the fame that owning a card brings at once."""
    part = CARDS[card].asset
    lines = [] if part is None else [e for e in part.modifiers if e.rule.value is Value.FAME]
    held = sum([wishes.holds(player, each.when) >= 1.0 for each in lines])
    return held + wishes.completed(player, card)


def wins_with(view: View, player: PlayerView, card: str) -> bool:
    """Say whether a player could buy a card and would win with it."""
    wins = player.fame + fame_at_once(player, card) >= view.fame_to_win
    return wins and price_of(player, card) <= means(player)


def winning(view: View, player: PlayerView) -> list[str]:
    """Return the cards for sale with which a player would win."""
    if player.is_ai or player.fame + MOST_AT_ONCE < view.fame_to_win:
        return []
    shown = [each.face_up for each in view.market if each.face_up]
    return [card for card in shown if wins_with(view, player, card)]


def may_win_by(view: View, player: PlayerView, card: str) -> bool:
    """Say whether what a card may bring is as much as a player still needs."""
    return player.fame + max(fame_at_once(player, card), _brings(card)) >= view.fame_to_win


def gives_win(view: View, other: PlayerView, cards: Iterable[str], credits: int) -> bool:
    """Say whether cards or credits may be all that another player still needs."""
    if any(may_win_by(view, other, card) for card in cards):
        return True
    richer = msgspec.structs.replace(other, credits=other.credits + max(0, credits))
    return len(winning(view, richer)) > len(winning(view, other))


@cache
def _brings(card: str) -> int:
    """Return the most fame that what is printed on a card brings."""
    part = asset(card)
    bounty = part.bounty
    paid = [part.reward] if bounty is None else [bounty.eliminate, bounty.capture]
    fame = max([0, *[reward.fame for reward in paid if reward is not None]])
    said = list(walk((part.abilities, part.encounter)))
    more = sum([each.amount for each in said if isinstance(each, GainFame)])
    is_staked = is_for_player(part) and not more
    return fame + more + is_staked + any(isinstance(each, FameForCredits) for each in said)


def is_for_player(part: Asset) -> bool:
    """Say whether a card is a job that wants another player."""
    return part.type is AssetType.JOB and part.destination == PLAYER


def errand(me: PlayerView, other: PlayerView, part: Asset, defeat: float) -> float:
    """Return what a job is worth that wants this player; nothing if it wants another."""
    duel = part.encounter
    if not isinstance(duel, FightPlayer):
        return GAMBLED
    if not fits(duel.who, me, other):
        return 0.0
    prize = 0.0 if part.reward is None else worth_of_reward(part.reward)
    more = [each for each in walk(duel.won) if isinstance(each, If)]
    prize += FAME * sum([fits(each.condition, me, other) for each in more])
    return fought(me, other, duel, prize, defeat)


def fought(
    me: PlayerView, other: PlayerView, duel: FightPlayer, prize: float, defeat: float
) -> float:
    """Return what a fight with another player is worth."""
    kind = duel.kind or ("ground" if is_planet(other.space) else "ship")
    mine, fewer = edge(me, kind)
    theirs = max(0.0, edge(other, kind)[0] - fewer)
    felled = 1 - survives(theirs, max(1, left(me, kind)))
    return odds(mine, theirs) * prize - felled * defeat


def favours(view: View, me: PlayerView, space: str) -> float:
    """Return what actions bring that want another player in the space."""
    others = others_at(view, me, space)
    return sum([favour(me, other, card) for card in owned(me) for other in others[:1]])


def favour(me: PlayerView, other: PlayerView, card: str) -> float:
    """Return the fame that a card brings in the company of another player."""
    acts = [each.effect for each in asset(card).abilities if each.at is Moment.ACTION]
    offers = [each for each in acts if isinstance(each, ChoosePlayer)]
    return float(sum([FAME * _fame(each.effect) for each in offers if fits(each.who, me, other)]))


def given_away(part: Asset) -> int:
    """Return the fame that a card brings to somebody else."""
    those = [each.effect for each in walk(part.abilities) if isinstance(each, That)]
    return sum([_fame(each) for each in those])


def _fame(effect: AnyEffect | None) -> int:
    """Return the fame that an effect brings to whoever uses it."""
    match effect:
        case GainFame():
            return effect.amount
        case To():
            return _fame(effect.effect)
        case Do() | Sequence() | Together():
            return sum([_fame(each) for each in effect.effects])
    return 0
