"""What other players in a space are good for: fights that pay, a game for high stakes, a deal."""

from __future__ import annotations

from typing import Final

from cantina.core.cards import If, walk
from cantina.games.outer_rim.bot import wishes
from cantina.games.outer_rim.bot.edges import edge, odds, survives
from cantina.games.outer_rim.bot.worth import FAME, left, owned, worth_of_reward
from cantina.games.outer_rim.cards.combat import FightPlayer
from cantina.games.outer_rim.cards.flow import Do, Sequence, To, Together
from cantina.games.outer_rim.cards.frames import AnyCondition, AnyEffect
from cantina.games.outer_rim.cards.players import ChoosePlayer, That
from cantina.games.outer_rim.cards.reputation import GainFame, MoreFame, OtherReputation
from cantina.games.outer_rim.library import asset
from cantina.games.outer_rim.moments import Moment
from cantina.games.outer_rim.printed import Asset
from cantina.games.outer_rim.rules.map import is_planet
from cantina.games.outer_rim.terms import AssetType
from cantina.games.outer_rim.view import PlayerView, View

DUEL: Final = "duel"
"""What an ability to fight another player is called here."""
PLAYER: Final = "player"
"""The destination of a job that wants another player."""
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
