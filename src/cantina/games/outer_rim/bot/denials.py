"""What the rival nearest to winning wants, to be denied where that costs little."""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from typing import Final

import msgspec

from cantina.core.text import Text
from cantina.core.wire import OpenAsk, Option
from cantina.games.outer_rim.bot import greedy, rivals
from cantina.games.outer_rim.bot.bargains import deal
from cantina.games.outer_rim.bot.plans import distances
from cantina.games.outer_rim.bot.ports import Ports
from cantina.games.outer_rim.bot.worth import owned, worth_of_text
from cantina.games.outer_rim.library import asset
from cantina.games.outer_rim.terms import POSITIVE
from cantina.games.outer_rim.view import PlayerView, View

LITTLE: Final = 1500.0
"""What it may cost at most to deny something to a rival who is about to win."""
BLOCKED: Final = 1.5
"""How many spaces farther from us a patrol may go to stand in a rival's way."""


def leader(view: View) -> PlayerView | None:
    """Return the rival who is nearest to winning, if it is a player who can be denied anything."""
    others = [each for each in view.players if each.seat != view.seat and not each.is_ai]
    return max(others, key=lambda each: (each.fame, each.credits), default=None)


def weight(view: View, rival: PlayerView) -> float:
    """Return how much a rival's loss counts: the more, the nearer the rival is to winning."""
    return min(1.0, rival.fame / view.fame_to_win) ** 2


class Denials:
    """What cards for sale are worth to be kept from rivals."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.rival = leader(view)
        others = [each for each in view.players if each.seat != view.seat]
        self.winning = {card for other in others for card in rivals.winning(view, other)}

    @cached_property
    def _plans(self) -> Ports | None:
        if self.rival is None or not self.rival.character or not self.rival.ship:
            return None
        return Ports(msgspec.structs.replace(self.view, seat=self.rival.seat), Counter())

    def of(self, card: str) -> float:
        """Return what it is worth that no rival gets a card."""
        if card in self.winning:
            return rivals.SAVED
        if self.rival is None or self._plans is None or not self.rival.fame:
            return 0.0
        wanted = min(LITTLE, max(0.0, deal(self._plans, card)))
        return weight(self.view, self.rival) * wanted


def revealed(view: View) -> dict[str, float]:
    """Return what it costs to turn up, by the answer, whom only we know and the leader hunts."""
    rival = leader(view)
    if rival is None:
        return {}
    bounties = [asset(card).bounty for card in owned(rival) if card not in rival.captured]
    hunted = {each.target for each in bounties if each is not None}
    hidden = [each for each in view.contacts if not each.face_up and each.contact in hunted]
    return {f"contact:{each.place}": LITTLE * weight(view, rival) for each in hidden}


def destinations(rival: PlayerView) -> list[str]:
    """Return where everybody sees that a rival has to go."""
    parts = [(card, asset(card)) for card in owned(rival)]
    found = [part.destination for _, part in parts if part.destination not in ("", rivals.PLAYER)]
    for card, part in parts:
        if part.bounty is not None and card in rival.captured:
            found.append(part.bounty.destination)
    return found


def send_patrol(bot: greedy.GreedyBot, ask: OpenAsk, view: View) -> str:
    """Send a patrol where we like it; of places much alike, where it is in a rival's way."""
    usual = greedy.patrol_scores(ask, view)
    rival, faction = leader(view), _faction(ask, view)
    if rival is None or rival.reputation.get(faction, POSITIVE) >= POSITIVE:
        return greedy.best_option(ask, usual)
    share = BLOCKED * weight(view, rival)
    ways = distances(tuple(view.tiles))
    here, ends = ways[rival.space], destinations(rival)

    def score(option: Option) -> float:
        on_the_way = [end for end in ends if here[option.key] + ways[option.key][end] == here[end]]
        is_in_the_way = option.key == rival.space or bool(on_the_way)
        return usual(option) + share * is_in_the_way

    return greedy.best_option(ask, score)


def _faction(ask: OpenAsk, view: View) -> str:
    """Return whose patrol a question is about: the one that is named, or the one that is here."""
    name, here = ask.prompt.args.get("patrol"), greedy.own_player(view).space
    for patrol in view.patrols:
        if isinstance(name, Text) and name.id.endswith(patrol.token.replace("_", "-")):
            return patrol.faction
        if name is None and patrol.space == here:
            return patrol.faction
    return ""


def player(deed: Text | None, ask: OpenAsk, view: View) -> str:
    """Choose the rival nearest to winning for what hurts, the last of all for what helps."""
    helps = deed is not None and _helps(deed)

    def score(option: Option) -> tuple[int, int]:
        other = view.players[int(option.key)]
        return (-other.fame, -other.credits) if helps else (other.fame, other.credits)

    return max(ask.options, key=score).key


def _helps(deed: Text) -> bool:
    """Say whether what is done is good for the other player."""
    if deed.id == "or-says-that":
        return worth_of_text(deed) < 0
    return any(_helps(part) for part in deed.args.values() if isinstance(part, Text))
