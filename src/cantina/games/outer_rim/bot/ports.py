"""What there is to do on the map: to deliver, to meet, to fight and to buy, and its worth."""

from __future__ import annotations

from collections import Counter
from functools import cache, cached_property
from typing import Final, NamedTuple

import msgspec

from cantina.games.outer_rim.bot import rivals, wishes
from cantina.games.outer_rim.bot.edges import DIE, edge, odds, sayings, survives
from cantina.games.outer_rim.bot.forecast import Attempt, Crew, attempt, crew_of, smuggled
from cantina.games.outer_rim.bot.normal import Journeys
from cantina.games.outer_rim.bot.routes import FOUND
from cantina.games.outer_rim.bot.worth import (
    FAME,
    REPUTATION,
    answers,
    price_of,
)
from cantina.games.outer_rim.cards.events import EventIs, FameForCredits
from cantina.games.outer_rim.cards.reputation import GainFame
from cantina.games.outer_rim.content.characters import EncounterWithin
from cantina.games.outer_rim.library import CARDS, PATROLS, asset
from cantina.games.outer_rim.moments import Moment
from cantina.games.outer_rim.printed import Reward
from cantina.games.outer_rim.rules.map import chart
from cantina.games.outer_rim.terms import AssetType, Trait
from cantina.games.outer_rim.view import PatrolView, PlayerView, View

TURN: Final = 5500.0
"""What a turn brings on average, in credits: the price of every turn that a plan takes."""
MARKET: Final = 1300.0
"""What a market action brings that was not looked at."""
LOST: Final = 3000
"""Credits that a defeat costs."""
LAID_UP: Final = 2500.0
"""What it costs that a defeated player must rest."""
WOUND: Final = 120.0
PURSE: Final = ((5000, 1.0), (12000, 0.7), (20000, 0.4), (1000000, 0.15))
"""What one more credit is worth up to so many."""
CAPTURE: Final = 0.8
"""How much of what a captive brings is counted: it is still to be brought somewhere."""
REACHED: Final = ("patrol", "contact", "hunt")
"""What somebody may meet who need not be there."""
AGAIN: Final = 0.7
"""How much of a second attempt at a job is counted."""


class Foresight(NamedTuple):
    """How far plans look, and how many of them are kept from turn to turn."""

    turns: int = 5
    width: int = 20
    caution: float = 1.0
    """How much wounds and defeats count."""


USUAL: Final = Foresight()


class Meeting(NamedTuple):
    """Something to encounter, once."""

    key: str
    bit: int
    needs: int
    """What must have been done or taken before."""
    worth: float
    kind: str = ""
    """Which kind of fight it is, if it is one."""
    dice: int = 0
    prize: float = 0.0
    wounds: int = 0
    ship_wounds: int = 0
    now: bool = False
    """Whether it is there only this turn."""
    job: str = ""
    """The job that it is, if it is one."""
    hunts: tuple[str, ...] = ()
    """The bounties on whoever it is."""
    talk: float = 0.0
    """What it is worth only to talk."""
    far: bool = False
    """Whether it is met from another space."""


class Parcel(NamedTuple):
    """Something to deliver."""

    bit: int
    worth: float


class Offer(NamedTuple):
    """An errand for sale."""

    card: str
    bit: int
    price: float
    barred: tuple[str, ...]
    is_work: bool


def purse(me: PlayerView, change: int) -> float:
    """Return what a change of the credits is worth: what one has much of is worth less."""
    return filled(me.credits + change) - filled(me.credits)


@cache
def filled(credits: int) -> float:
    """Return what so many credits are worth."""
    worth, before = 0.0, 0
    for limit, each in PURSE:
        worth += each * max(0, min(credits, limit) - before)
        before = limit
    return worth


@cache
def turned(card: str) -> str:
    """Return the kind of reward whose credits a card turns into fame, if it does that."""
    part = CARDS[card].asset
    for each in () if part is None else part.abilities:
        if isinstance(each.effect, FameForCredits) and isinstance(each.when, EventIs):
            return each.when.sort
    return ""


@cache
def fame_of_patrols(card: str) -> int:
    """Return the fame that a card adds to that of a beaten patrol."""
    part = CARDS[card].asset
    won = [] if part is None else [e for e in part.abilities if e.at is Moment.COMBAT_WON]
    return sum([each.effect.amount for each in won if isinstance(each.effect, GainFame)])


def reach_of(me: PlayerView) -> int:
    """Return from how many spaces away a player encounters others: mostly from none."""
    effects = [each.effect for each in sayings(me).abilities]
    return max([each.spaces for each in effects if isinstance(each, EncounterWithin)], default=0)


class Ports(Journeys):
    """What there is to do everywhere, and what it is worth."""

    def __init__(
        self,
        view: View,
        met: Counter[str] | None = None,
        gained: tuple[str, ...] = (),
        lost: tuple[str, ...] = (),
        captured: str = "",
        foresight: Foresight = USUAL,
    ) -> None:
        self.foresight = foresight
        self._gained = gained
        self._captured = captured
        super().__init__(view, met=met)
        kept = [card for card in self.cards if card not in lost]
        self.cards = [*kept, *gained]
        self.hunts = [card for card in self.cards if self._hunted(card)]
        self._jobs = [card for card in self.cards if asset(card).type == "job"]
        self._bits = 0
        self._meetings: dict[str, list[Meeting]] = {}
        self._parcels: dict[str, list[Parcel]] = {}
        self._offers: list[Offer] = []
        self._held = 0
        self._shops: dict[str, float] = {}
        self._sights: dict[str, float] = {}
        self._promises: dict[tuple[str, int], float] = {}
        self._clashes: dict[tuple[float, int, int], float] = {}
        self._works: dict[tuple[str, int, int], tuple[float, int, int]] = {}
        self._lay_out()

    def _goes_to(self, card: str) -> str:
        bounty = asset(card).bounty
        if bounty is not None and card == self._captured:
            return bounty.destination
        return super()._goes_to(card)

    def _hunted(self, card: str) -> bool:
        return card != self._captured and super()._hunted(card)

    # ------------------------------------------------------------------ what there is to do

    def _bit(self) -> int:
        self._bits += 1
        return 1 << self._bits

    def _lay_out(self) -> None:
        for card in self.cards:
            self._lay_errand(card, held=True)
        for token in self.view.contacts:
            hunts = [card for card in self.hunts if self._target(card) == token.contact]
            worth = self.contact(token)
            self._meet(
                token.planet,
                Meeting(
                    f"contact:{token.place}",
                    self._bit(),
                    0,
                    worth,
                    hunts=tuple(hunts),
                    talk=self.talk(token) if hunts else 0.0,
                ),
            )
        for patrol in self.view.patrols:
            self._lay_patrols(patrol)
        for deck in self.view.market:
            if deck.face_up:
                self._lay_offer(deck.face_up)
        for other in self.view.players:
            if other.seat != self.me.seat:
                self._lay_rival(other)
        if reach := reach_of(self.me):
            self._reach_out(reach)

    def _meet(self, space: str, meeting: Meeting) -> None:
        self._meetings.setdefault(space, []).append(meeting)

    def _lay_errand(self, card: str, held: bool) -> int:
        """Lay out what a cargo, a job or a captured contact brings where it is to be brought."""
        part = asset(card)
        if part.type is AssetType.JOB and part.destination not in ("", "player"):
            bit = self._bit()
            worth, wounds, ship = self.work(card, self._crew.damage, self._crew.ship_damage)
            self._meet(
                part.destination,
                Meeting(f"job:{card}", bit, bit, worth, wounds=wounds, ship_wounds=ship, job=card),
            )
        elif place := self._goes_to(card):
            bit = self._bit()
            self._parcels.setdefault(place, []).append(Parcel(bit, self._delivery(card)))
        else:
            return 0
        if held:
            self._held |= bit
        return bit

    def _lay_patrols(self, patrol: PatrolView) -> None:
        """Lay out a patrol and those that would follow it next to their base."""
        base = chart(tuple(self.view.tiles)).patrol_starts[patrol.faction]
        levels = [PATROLS[f"{patrol.faction}_{level}"] for level in (patrol.level, *patrol.stack)]
        space, needs, share = patrol.space, 0, 1.0
        mine, fewer = edge(self.me, "ship")
        for token in levels:
            if token.combat is None or token.reward is None:
                if not needs:
                    self._meet(
                        space,
                        Meeting(f"patrol:{patrol.faction}", 0, 0, -self._defeat, "ship", 0, 0.0),
                    )
                return
            bit = self._bit()
            prize = self.prize(token.reward) - REPUTATION * (1.0 - self.late)
            prize += answers(self.me, Moment.COMBAT_WON, "patrol") + self._spoils(token.reward)
            self._meet(
                space,
                Meeting(
                    f"patrol:{patrol.faction}", bit, needs, 0.0, "ship", token.combat, share * prize
                ),
            )
            share *= odds(mine, token.combat - fewer)
            needs, space = bit, base

    def _lay_rival(self, other: PlayerView) -> None:
        """Lay out what may be encountered where another player is now."""
        for key, worth in rivals.encounters(self.me, other, self._defeat).items():
            self._meet(other.space, Meeting(key, self._bit(), 0, worth, now=True))

    def _lay_offer(self, card: str) -> None:
        printed = CARDS[card]
        part = printed.asset
        if part is None or card in self._gained:
            return
        price = price_of(self.me, card)
        if price > self.me.credits or part.destination == "player":
            return
        bit = self._lay_errand(card, held=False) or self._lay_hunt(card)
        if bit:
            is_work = part.type in (AssetType.JOB, AssetType.BOUNTY)
            cost = self.paid(price)
            self._offers.append(Offer(card, bit, cost, part.cannot_buy_at, is_work))

    def _lay_hunt(self, card: str) -> int:
        """Lay out a bounty for sale on somebody whose place is known."""
        for token in self.view.contacts:
            if token.contact is not None and self._target(card) == token.contact:
                bit = self._bit()
                worth = FOUND * self.hunt(card)
                self._meet(token.planet, Meeting(f"hunt:{card}", bit, bit, worth, wounds=2))
                return bit
        return 0

    def _reach_out(self, reach: int) -> None:
        """Let who may encounter what is some spaces away do so."""
        near: dict[str, list[Meeting]] = {}
        for space, there in self._meetings.items():
            far = [each._replace(far=True) for each in there if each.key.startswith(REACHED)]
            for other, away in self.away[space].items():
                if 0 < away <= reach:
                    near.setdefault(other, []).extend(far)
        for space, found in near.items():
            self._meetings.setdefault(space, []).extend(found)

    # ------------------------------------------------------------------ what it is worth

    def prize(self, reward: Reward, kind: str = "") -> float:
        """Return what a reward is worth; a card may turn its credits into fame."""
        worth = self._prize(reward)
        if kind in self._turning and reward.credits > 0:
            turned = msgspec.structs.replace(reward, credits=0, fame=reward.fame + 1)
            return max(worth, self._prize(turned))
        return worth

    @cached_property
    def _turning(self) -> frozenset[str]:
        """Return the rewards whose credits one of the cards turns into fame."""
        return frozenset([turned(card) for card in self.cards if turned(card)])

    def _prize(self, reward: Reward) -> float:
        """Return the worth of a reward as it is: near the end only the fame still needed."""
        needed = self.view.fame_to_win - self.me.fame
        fame = min(reward.fame, needed)
        won = FAME * self.late if 0 < needed <= reward.fame else 0.0
        standing = sum([amount for _, amount in reward.reputation])
        money = purse(self.me, reward.credits) * (1.0 - self.late)
        return money + FAME * fame + won + REPUTATION * (1.0 - self.late) * standing

    def _spoils(self, reward: Reward) -> float:
        """Return what cards add to the reward of a patrol."""
        fame = sum([fame_of_patrols(card) for card in self.cards])
        return float(FAME * fame) if reward.fame else 0.0

    def paid(self, price: int) -> float:
        """Return what it costs to pay a price."""
        return -purse(self.me, -price) * (1.0 - self.late)

    @cached_property
    def _defeat(self) -> float:
        lost = self.paid(min(LOST, self.me.credits))
        return self.foresight.caution * (lost + LAID_UP)

    @property
    def _wound(self) -> float:
        return WOUND * self.foresight.caution

    @cached_property
    def _crew(self) -> Crew:
        return crew_of(self.me, self.healed)

    def work(self, card: str, damage: int, ship_damage: int) -> tuple[float, int, int]:
        """Return what a job is worth to somebody so hurt, and the wounds to expect of it."""
        key = (card, damage, ship_damage)
        if key not in self._works:
            crew = self._crew._replace(
                damage=min(damage, self.me.health - 1),
                ship_damage=min(ship_damage, self.me.hull - 1),
            )
            end = attempt(card, crew)
            worth = self._job(card, end) - self._wound * (end.damage + end.ship_damage)
            self._works[key] = worth, round(end.damage), round(end.ship_damage)
        return self._works[key]

    def job(self, card: str, odds: float | None = None) -> float:
        """Return the worth of attempting a job, what can be lent and rolled again included."""
        return self._job(card, attempt(card, self._crew))

    def _job(self, card: str, end: Attempt) -> float:
        part = asset(card)
        step = wishes.event(self.me, Moment.JOB_COMPLETED)
        if not part.tested or part.reward is None:
            return 1.5 * FAME + step
        prize = self.prize(part.reward, "job") + step
        once = end.completed * prize - end.defeated * self._defeat
        return once + (1 - end.completed) * max(0.0, AGAIN * (once - TURN))

    def _clash(self, meeting: Meeting, ship_damage: int) -> float:
        """Return the worth of fighting a patrol with so much damage."""
        key = (meeting.prize, meeting.dice, ship_damage)
        if key not in self._clashes:
            self._clashes[key] = self._fight(meeting, ship_damage)
        return self._clashes[key]

    def _fight(self, meeting: Meeting, ship_damage: int) -> float:
        mine, fewer = edge(self.me, "ship")
        won = odds(mine, meeting.dice - fewer)
        felled = 1 - survives(meeting.dice - fewer, max(1, self.me.hull - ship_damage))
        return won * meeting.prize - felled * self._defeat

    @cached_property
    def _unseized(self) -> float:
        """Return how likely ILLEGAL cargo is paid for."""
        return smuggled(self._crew)

    def delivery(self, card: str) -> float:
        """Return the worth of delivering a card."""
        return self._delivery(card)

    def _delivery(self, card: str) -> float:
        part = asset(card)
        step = wishes.delivery(self.me, card)
        if part.bounty is not None:
            return self.prize(part.bounty.capture, "bounty") + step
        if part.reward is None:
            return 0.0
        if Trait.ILLEGAL in part.traits:
            return self._unseized * (self.prize(part.reward, "illegal") + step)
        return self.prize(part.reward) + step

    def hunt(self, card: str) -> float:
        """Return the worth of fighting a bounty's target."""
        return self._hunt(card, self.me.damage, self.me.ship_damage)[0]

    def hunted(self, cards: tuple[str, ...], leg_damage: tuple[int, int]) -> tuple[float, int, int]:
        """Return the worth of the best of these hunts to somebody so hurt, and the wounds."""
        return max([self._hunt(card, *leg_damage) for card in cards])

    def _hunt(self, card: str, damage: int, ship_damage: int) -> tuple[float, int, int]:
        key = (card, damage, ship_damage)
        if key not in self._works:
            self._works[key] = self._hunting(card, damage, ship_damage)
        return self._works[key]

    def _hunting(self, card: str, damage: int, ship_damage: int) -> tuple[float, int, int]:
        bounty = asset(card).bounty
        assert bounty is not None
        prize = self.prize(bounty.eliminate, "bounty")
        prize = max(prize, CAPTURE * self.prize(bounty.capture, "bounty"))
        prize += answers(self.me, Moment.BOUNTY_REWARD) + answers(self.me, Moment.COMBAT_WON)
        mine, fewer = edge(self.me, bounty.kind)
        is_ship = bounty.kind == "ship"
        left = self.me.hull - ship_damage if is_ship else self.me.health - damage
        felled = 1 - survives(bounty.dice - fewer, max(1, left))
        wounds = round(DIE * max(0.0, bounty.dice - fewer))
        worth = odds(mine, bounty.dice - fewer) * prize - felled * self._defeat
        return worth - self._wound * wounds, wounds * (not is_ship), wounds * is_ship
