"""Where to go: what each space of the map is worth to a player this turn and later."""

from __future__ import annotations

import heapq
from collections import Counter
from functools import lru_cache

from cantina.games.outer_rim.bot.worth import (
    CREW,
    DEFEAT,
    FAME,
    ILLEGAL_ODDS,
    answers,
    bargain,
    fight,
    has_room,
    job_worth,
    owned,
    worth_of_reward,
    worth_of_text,
)
from cantina.games.outer_rim.library import CARDS, CONTACTS, PATROLS, asset
from cantina.games.outer_rim.moments import Moment
from cantina.games.outer_rim.rules.map import MAELSTROM, chart, is_planet
from cantina.games.outer_rim.terms import NEGATIVE, POSITIVE, AssetType, Trait
from cantina.games.outer_rim.view import ContactView, PatrolView, PlayerView, View

PATIENCE = 0.75
"""What is worth 1 this turn is worth this much a turn later."""
PLANET = 1500
NAVPOINT = 700
FAME_FOR_SALE = ("takodana", "ring_of_kafrene", "naboo", "kessel")
"""Planets where encounters sell fame to the rich."""
TARGETS = 8
"""How many places are considered as the aim of a journey."""
LEVEL_BONUS = 2500
"""A beaten patrol makes way for one that pays fame."""
STRONGEST = 4
RICH = 9000


@lru_cache(maxsize=32)
def distances(tiles: tuple[str, ...]) -> dict[str, dict[str, int]]:
    """Return the distance between any two spaces of a map."""
    return chart(tiles).distances


@lru_cache(maxsize=2048)
def journey(
    tiles: tuple[str, ...], goal: str, drive: int, stops: frozenset[str]
) -> dict[str, float]:
    """Return the turns to a place from everywhere, half a turn for each stop on the way."""
    neighbours = chart(tiles).neighbours
    cost = {goal: 0.0}
    edge = [(0.0, goal)]
    while edge:
        spent, here = heapq.heappop(edge)
        if spent > cost[here]:
            continue
        step = 1.0 + (drive / 2 if here in stops and here != goal else 0.0)
        for near in neighbours[here]:
            if spent + step < cost.get(near, 1e9):
                cost[near] = spent + step
                heapq.heappush(edge, (spent + step, near))
    return {space: spent / drive for space, spent in cost.items()}


class Plans:
    """What a view promises its seat; asked once for each decision about the way."""

    def __init__(self, view: View, healed: bool = False, met: Counter[str] | None = None) -> None:
        assert view.seat is not None
        self.view = view
        self.me: PlayerView = view.players[view.seat]
        self.healed = healed
        self.met = met if met is not None else Counter()
        """How often each contact was met; the same talk brings less each time."""
        self.cards = owned(self.me)
        self.away = distances(tuple(view.tiles))
        self.market = self._best_bargain()
        self.hunts = [card for card in self.cards if self._hunted(card)]
        self.known = {each.contact for each in view.contacts if each.contact is not None}
        self.hidden = Counter([e.contact_class for e in view.contacts if e.contact is None])
        self._brought = self._deliveries()
        self._jobs = [card for card in self.cards if asset(card).type == "job"]
        self._worth: dict[str, float] = {}
        self._aims: list[tuple[float, dict[str, float]]] = []

    def _best_bargain(self) -> float:
        best = 300.0
        for deck in self.view.market:
            if deck.face_up:
                best = max(best, bargain(self.view, self.me, deck.face_up))
        return best

    # ------------------------------------------------------------------ spaces

    def worth(self, space: str) -> float:
        """Return what a turn ending in this space is worth."""
        if space not in self._worth:
            self._worth[space] = (
                self._brought.get(space, 0.0)
                + (self.market if is_planet(space) else 0.0)
                + self._encounter(space)
            )
        return self._worth[space]

    def prospect(self, space: str) -> float:
        """Return the worth of ending here, and of what can be reached from here later."""
        later = self.worth(space) * PATIENCE * 0.5
        for worth, turns in self.aims():
            later = max(later, worth * PATIENCE ** max(1.0, turns[space]))
        return self.worth(space) + later

    def aims(self) -> list[tuple[float, dict[str, float]]]:
        """Return the places most worth a journey, with the turns it takes from everywhere."""
        if not self._aims:
            places = sorted(self.away, key=self.worth, reverse=True)[:TARGETS]
            self._aims = [(self.worth(place), self._turns(place)) for place in places]
        return self._aims

    def _turns(self, goal: str) -> dict[str, float]:
        """Return the turns to a place, counting half a turn for each stop forced on the way."""
        stops = {
            each.space for each in self.view.patrols if self.me.reputation[each.faction] < POSITIVE
        }
        drive = max(1, self.me.hyperdrive)
        return journey(tuple(self.view.tiles), goal, drive, frozenset(stops | {MAELSTROM}))

    def _deliveries(self) -> dict[str, float]:
        """Return what the cards are worth where they are to be brought."""
        brought: dict[str, float] = {}
        for card in self.cards:
            if place := self._goes_to(card):
                brought[place] = brought.get(place, 0.0) + self._delivery(card)
        return brought

    def _goes_to(self, card: str) -> str:
        part = asset(card)
        if part.bounty is not None:
            return part.bounty.destination if card in self.me.captured else ""
        return part.destination if part.type is AssetType.CARGO else ""

    def _delivery(self, card: str) -> float:
        """Return the worth of delivering a card."""
        part = asset(card)
        if part.bounty is not None:
            return worth_of_reward(part.bounty.capture)
        chance = ILLEGAL_ODDS if Trait.ILLEGAL in part.traits else 1.0
        return 0.0 if part.reward is None else chance * worth_of_reward(part.reward)

    def _encounter(self, space: str) -> float:
        patrols = [each for each in self.view.patrols if each.space == space]
        forced = [each for each in patrols if self.me.reputation[each.faction] == NEGATIVE]
        if forced:
            return max(self.patrol(each) for each in forced)
        best = float(PLANET if is_planet(space) else NAVPOINT)
        if space == MAELSTROM:
            best = NAVPOINT - 500
        elif space in FAME_FOR_SALE and self.me.credits >= RICH:
            best += 1000
        for each in patrols:
            best = max(best, self.patrol(each))
        for token in self.view.contacts:
            if token.planet == space:
                best = max(best, self.contact(token))
        for card in self._jobs:
            if asset(card).destination == space:
                best = max(best, self.job(card))
        return best

    # ------------------------------------------------------------------ encounters

    def patrol(self, patrol: PatrolView) -> float:
        """Return the worth of fighting a patrol."""
        reward = PATROLS[patrol.token].reward
        if patrol.combat is None or reward is None:
            return -DEFEAT - 3000
        prize = worth_of_reward(reward) + (LEVEL_BONUS if patrol.level < STRONGEST - 1 else 0)
        prize += answers(self.me, Moment.COMBAT_WON, "patrol")
        return fight(self.me, "ship", patrol.combat, prize, self.healed)

    def job(self, card: str, odds: float | None = None) -> float:
        """Return the worth of attempting a job, by the odds shown if there are any."""
        part = asset(card)
        if not part.tested:
            return 1.5 * FAME
        if odds is None or part.reward is None:
            return job_worth(self.me, part)
        return odds * worth_of_reward(part.reward) - (1 - odds) * 1500

    def contact(self, token: ContactView) -> float:
        """Return the worth of encountering a contact, known or not."""
        if token.contact is not None:
            wanted = [self.hunt(card) for card in self.hunts if self._target(card) == token.contact]
            return max([self._company(token), *wanted])
        chance = 1 / self.hidden[token.contact_class]
        prize = 0.0
        for card in self.hunts:
            bounty = asset(card).bounty
            assert bounty is not None
            if bounty.contact_class == token.contact_class and bounty.target not in self.known:
                prize += chance * self.hunt(card) + 1200
        crew = 0.6 * CREW if has_room(self.me, "crew") else 400
        return prize + crew

    def _hunted(self, card: str) -> bool:
        return asset(card).bounty is not None and card not in self.me.captured

    def _target(self, card: str) -> str:
        bounty = asset(card).bounty
        return bounty.target if bounty is not None else ""

    def _company(self, token: ContactView) -> float:
        """Return the worth of talking to a contact whose name is known."""
        contact = token.contact or ""
        number = CONTACTS[contact].databank
        crew = any(card.databank == number and card.asset is not None for card in CARDS.values())
        talk = 0.6 * CREW if token.text is None else worth_of_text(token.text, self.me)
        if crew and not has_room(self.me, "crew"):
            talk -= 0.8 * CREW
        return talk * 0.4 ** self.met[contact]

    def hunt(self, card: str) -> float:
        """Return the worth of fighting a bounty's target."""
        bounty = asset(card).bounty
        assert bounty is not None
        prize = max(worth_of_reward(bounty.eliminate), 0.8 * worth_of_reward(bounty.capture))
        prize += answers(self.me, Moment.BOUNTY_REWARD) + answers(self.me, Moment.COMBAT_WON)
        return fight(self.me, bounty.kind, bounty.dice, prize, self.healed)
