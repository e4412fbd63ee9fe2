"""Whole turns planned ahead: where to end each of the next turns, and what to do there.

A plan is worth what it brings less what its turns would have brought otherwise, so that a long way
to something good and a short way to something small are compared fairly.
"""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import Final, NamedTuple

from cantina.games.outer_rim.bot import rivals, wishes
from cantina.games.outer_rim.bot.bargains import deal
from cantina.games.outer_rim.bot.forecast import mending
from cantina.games.outer_rim.bot.ports import MARKET, TURN, Meeting, Ports, purse
from cantina.games.outer_rim.bot.worth import owned, slots_free
from cantina.games.outer_rim.library import asset
from cantina.games.outer_rim.rules.map import MAELSTROM, chart, is_planet, reach_from
from cantina.games.outer_rim.terms import NEGATIVE, POSITIVE, AssetType, Faction

FADING: Final = 0.96
"""How much of what is planned is left a turn later."""
HURRY: Final = 0.15
"""How much less is left of it when a rival is about to win."""
NEAR: Final = 0.6
WAGE: Final = 2000
AHEAD: Final = 0.7
"""How much of what a plan carries at its end is counted."""
BESIDES: Final = 0.6
"""How much of what else is carried is counted beside the best of it."""
CHOICES: Final = 3
"""Encounters of a space that a plan chooses from."""


class Leg(NamedTuple):
    """Where a plan has come to."""

    score: float
    space: str
    done: int
    held: int
    damage: int
    ship_damage: int
    work: int
    """Free slots for jobs and bounties."""
    cargo: int
    first: str
    """The answer with which it begins."""


@lru_cache(maxsize=4096)
def stops(
    tiles: tuple[str, ...], start: str, drive: int, blocked: frozenset[str], wanted: frozenset[str]
) -> tuple[str, ...]:
    """Return where a turn may well end: planets, wanted spaces, and steps on the way to those."""
    graph = chart(tiles)
    ends = reach_from(graph, start, drive, set(blocked)).ends
    good = [space for space in ends if is_planet(space) or space in wanted]
    near = set(good)
    for one in good:
        near.update([space for space in wanted if graph.distances[one][space] <= drive])
    for space in ends:
        if space not in good:
            beyond = {each for each in wanted if graph.distances[space][each] <= drive} - near
            if beyond:
                good.append(space)
                near |= beyond
    return tuple(dict.fromkeys([start, *good]))


class Voyages(Ports):
    """Plans over several turns."""

    @cached_property
    def _wanted(self) -> frozenset[str]:
        return frozenset([*self._meetings, *self._parcels])

    @cached_property
    def _stopped(self) -> frozenset[str]:
        spaces = [
            each.space for each in self.view.patrols if self.me.reputation[each.faction] < POSITIVE
        ]
        return frozenset([*spaces, MAELSTROM])

    def _shop(self, space: str, first: bool) -> float:
        """Return what a market action brings, errands left aside."""
        if not is_planet(space):
            return 0.0
        return max(MARKET, self._bargain) if first else MARKET

    @cached_property
    def _bargain(self) -> float:
        shown = [deck.face_up for deck in self.view.market if deck.face_up]
        other = [card for card in shown if card not in [offer.card for offer in self._offers]]
        return max([0.0, *[deal(self, card) for card in other]])

    @cached_property
    def threat(self) -> float:
        """Return what it costs to leave a market alone where a rival would win next."""
        others = [each for each in self.view.players if each.seat != self.me.seat]
        return rivals.SAVED if any(rivals.winning(self.view, each) for each in others) else 0.0

    def _sight(self, space: str) -> float:
        if space not in self._sights:
            self._sights[space] = self.scene(space)
        return self._sights[space]

    @cached_property
    def start(self) -> Leg:
        """Return where the plans begin."""
        me, free = self.me, slots_free(self.me)
        held = [asset(card).type for card in self.cards]
        before = [asset(card).type for card in owned(me)]
        works = (AssetType.JOB, AssetType.BOUNTY)
        work = sum([held.count(kind) - before.count(kind) for kind in works])
        work = free.get("job_or_bounty", 0) - work
        cargo = free.get("cargo", 0) + free.get("cargo_or_mod", 0)
        cargo -= held.count(AssetType.CARGO) - before.count(AssetType.CARGO)
        return Leg(0.0, me.space, 0, self._held, me.damage, me.ship_damage, work, cargo, "")

    def here(self) -> list[Leg]:
        """Return what the rest of this turn may come to, when nothing more is bought."""
        bought = self.start._replace(work=0, cargo=0)
        found = self.visit(bought, self.me.space, 0, TURN - self._shop(self.me.space, True), "here")
        return [leg._replace(work=self.start.work, cargo=self.start.cargo) for leg in found]

    def outlook(self) -> float:
        """Return the worth of the best plan for the rest of this turn and those to come."""
        return self.best(self.here(), 1)["here"]

    def visit(self, leg: Leg, space: str, turn: int, gain: float, first: str) -> list[Leg]:
        """Return what a turn that ends in a space may come to."""
        fade = self._fading**turn
        if self._mends is not None and (leg.damage or leg.ship_damage):
            leg = self._mended(leg, *self._mends)
        worth = gain - TURN + self._place(space)
        if turn == 0:
            worth += rivals.favours(self.view, self.me, space)
            worth -= 0.0 if is_planet(space) else self.threat
        done = leg.done
        for parcel in self._parcels.get(space, ()):
            if leg.held & parcel.bit and not done & parcel.bit:
                worth += parcel.worth
                done |= parcel.bit
        found = []
        for held, bought, work, cargo in self._purchases(leg, space, turn):
            for value, bit, wounds, ship in self._encounters(leg, space, done, held, turn == 0):
                found.append(
                    Leg(
                        leg.score + fade * (worth + bought + value),
                        space,
                        done | bit,
                        held,
                        min(self.me.health, leg.damage + wounds),
                        min(self.me.hull, leg.ship_damage + ship),
                        work,
                        cargo,
                        first,
                    )
                )
        return found

    @cached_property
    def _fading(self) -> float:
        """Return how much of what is planned is left a turn later: less when a rival is near."""
        others = [each.fame for each in self.view.players if each.seat != self.me.seat]
        near = max(others, default=0) / self.view.fame_to_win
        return FADING - HURRY * max(0.0, near - NEAR) / (1.0 - NEAR)

    def _mended(self, leg: Leg, mends: int, ship_mends: int) -> Leg:
        """Return a leg after what mends damage in every action step."""
        return leg._replace(
            damage=max(0, leg.damage - mends), ship_damage=max(0, leg.ship_damage - ship_mends)
        )

    @cached_property
    def _mends(self) -> tuple[int, int] | None:
        mends = mending(self.me)
        return mends if any(mends) else None

    def _place(self, space: str) -> float:
        if space not in self._shops:
            self._shops[space] = wishes.stay(self.view, self.me, space)
        return self._shops[space]

    def _purchases(self, leg: Leg, space: str, turn: int) -> list[tuple[int, float, int, int]]:
        plain = (leg.held, self._shop(space, turn == 0), leg.work, leg.cargo)
        if not is_planet(space) or turn > 1:
            return [plain]
        found = [plain]
        for offer in self._offers:
            room = leg.work if offer.is_work else leg.cargo
            if room > 0 and not leg.held & offer.bit and space not in offer.barred:
                work, cargo = leg.work - offer.is_work, leg.cargo - (not offer.is_work)
                found.append((leg.held | offer.bit, -offer.price, work, cargo))
        return found

    def _encounters(
        self, leg: Leg, space: str, done: int, held: int, now: bool
    ) -> list[tuple[float, int, int, int]]:
        forced = self._forced(space, done)
        found = [] if forced else [(self._sight(space), 0, 0, 0)]
        for meeting in forced or self._meetings.get(space, []):
            if done & meeting.bit or meeting.needs & ~(done | held) or (meeting.now and not now):
                continue
            value, wounds, ship = self._meeting(meeting, leg)
            found.append((value, meeting.bit, wounds, ship))
        if len(found) > CHOICES:
            found = sorted(found, reverse=True)[:CHOICES]
        return found

    def meetings_here(self) -> dict[str, list[Leg]]:
        """Return where each encounter in this space leads, by its answer."""
        leg, found = self.start, dict[str, list[Leg]]()
        for each in self._meetings.get(self.me.space, ()):
            if each.needs & ~leg.held or each.key in found:
                continue
            value, wounds, ship = self._meeting(each, leg)
            found[each.key] = [
                leg._replace(
                    score=value,
                    done=each.bit,
                    damage=min(self.me.health, leg.damage + wounds),
                    ship_damage=min(self.me.hull, leg.ship_damage + ship),
                    first="here",
                )
            ]
        return found

    def _meeting(self, meeting: Meeting, leg: Leg) -> tuple[float, int, int]:
        """Return what a meeting is worth, and the wounds to expect."""
        if meeting.job:
            return self.work(meeting.job, leg.damage, leg.ship_damage)
        if meeting.hunts:
            hunted = self.hunted(meeting.hunts, (leg.damage, leg.ship_damage))
            return max(hunted, (meeting.talk, 0, 0))
        if not meeting.kind:
            return meeting.worth, meeting.wounds, meeting.ship_wounds
        wounds = round(0.625 * meeting.dice)
        return self._clash(meeting, leg.ship_damage) - self._wound * wounds, 0, wounds

    @cached_property
    def _hostile(self) -> set[str]:
        """Return where a patrol may be that has to be fought."""
        bad = [f"patrol:{faction}" for faction, stands in self.me.reputation.items() if stands < 0]
        return {
            space
            for space, all in self._meetings.items()
            if any(each.key in bad and not each.far for each in all)
        }

    def _forced(self, space: str, done: int) -> list[Meeting]:
        if space not in self._hostile:
            return []
        return [
            each
            for each in self._meetings.get(space, ())
            if each.kind == "ship"
            and not each.far
            and self.me.reputation[Faction(each.key.removeprefix("patrol:"))] == NEGATIVE
            and not done & each.bit
            and not each.needs & ~done
        ]

    @cached_property
    def _wage(self) -> float:
        return purse(self.me, WAGE) * (1.0 - 0.8 * self.late)

    def turns(self, leg: Leg, turn: int) -> list[Leg]:
        """Return what may come of one more turn."""
        drive = max(1, self.me.hyperdrive)
        key = tuple(self.view.tiles)
        found = []
        wage = self._wage
        for space in stops(key, leg.space, drive, self._stopped, self._wanted):
            if space == leg.space:
                found += self.visit(leg, space, turn, wage, leg.first or "credits")
                if leg.damage or leg.ship_damage:
                    rested = leg._replace(damage=0, ship_damage=0)
                    gain = wishes.recovery(self.me) if turn == 0 else 0.0
                    found += self.visit(rested, space, turn, gain, leg.first or "recover")
            else:
                found += self.visit(leg, space, turn, 0.0, leg.first or f"move:{space}")
        return found

    def best(self, legs: list[Leg], turn: int) -> dict[str, float]:
        """Return the best score of the plans that begin with each answer."""
        depth = self.foresight.turns
        scores: dict[str, float] = {}
        self._note(scores, legs)
        while turn < depth and legs:
            legs = self._narrow([new for leg in legs for new in self.turns(leg, turn)], turn)
            self._note(scores, legs)
            turn += 1
        return scores

    def _note(self, scores: dict[str, float], legs: list[Leg]) -> None:
        """Note what plans have brought so far, and what they carry then."""
        for leg in legs:
            promise = leg.score + AHEAD * (self._promise(leg) - leg.score)
            if promise > scores.get(leg.first, -1e9):
                scores[leg.first] = promise

    def _narrow(self, legs: list[Leg], turn: int) -> list[Leg]:
        """Keep the best of those that have come to the same, and of these the most promising."""
        best: dict[tuple[str, ...] | tuple[object, ...], Leg] = {}
        for leg in legs:
            first = leg.first if turn == 0 else ""
            key = (leg.space, leg.done, leg.held, leg.ship_damage, first)
            if key not in best or leg.score > best[key].score:
                best[key] = leg
        width = self.foresight.width * (2 if turn == 0 else 1)
        if len(best) <= width:
            return list(best.values())
        return sorted(best.values(), key=self._promise, reverse=True)[:width]

    def _promise(self, leg: Leg) -> float:
        """Return what a plan has brought, and what it still carries."""
        left = leg.held & ~leg.done & self._carried_bits
        key = (leg.space, left)
        if key not in self._promises:
            worth = [there.get(leg.space, 0.0) for bit, there in self._carried if left & bit]
            best = max([0.0, *worth])
            self._promises[key] = best + BESIDES * (sum(worth) - best)
        return leg.score + self._promises[key]

    @cached_property
    def _carried(self) -> list[tuple[int, dict[str, float]]]:
        """Return what each errand promises from everywhere, less the turns on the way."""
        errands = [
            (each.bit, place, each.worth) for place, all in self._parcels.items() for each in all
        ]
        errands += [
            (each.bit, place, each.worth)
            for place, all in self._meetings.items()
            for each in all
            if each.needs == each.bit
        ]
        drive = max(1, self.me.hyperdrive)
        found = []
        for bit, place, worth in errands:
            there = {}
            for space, away in self.away[place].items():
                promise = worth + MARKET - (max(1, -(-away // drive)) - 0.3) * TURN
                if promise > 0:
                    there[space] = promise
            found.append((bit, there))
        return found

    @cached_property
    def _carried_bits(self) -> int:
        return sum({bit for bit, _ in self._carried})
