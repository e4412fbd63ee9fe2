"""Where to go, turn after turn: a chain of places, each worth what it brings when it is reached."""

from __future__ import annotations

from functools import cached_property
from math import ceil
from typing import Final

from cantina.games.outer_rim.bot import wishes
from cantina.games.outer_rim.bot.plans import LEVEL_BONUS, STRONGEST, Plans
from cantina.games.outer_rim.bot.reading import (
    Captain,
    captain_of,
    contact_worth,
    place_worth,
)
from cantina.games.outer_rim.bot.worth import (
    DEFEAT,
    FAME,
    ILLEGAL_ODDS,
    REPUTATION,
    answers,
    credit,
    fight,
    job_worth,
)
from cantina.games.outer_rim.library import CONTACTS, PATROLS, asset
from cantina.games.outer_rim.moments import Moment
from cantina.games.outer_rim.printed import Reward
from cantina.games.outer_rim.rules.map import MAELSTROM, TILE_OF_ID, chart, is_navpoint
from cantina.games.outer_rim.terms import NEGATIVE, Trait
from cantina.games.outer_rim.view import ContactView, PatrolView, View

LATE: Final = 0.6
"""From this share of the victory fame on, money is worth less and less."""
PATIENCE: Final = 0.68
"""What is worth 1 this turn is worth this much a turn later."""
AIMS: Final = 7
"""How many places are considered as the aims of a journey."""
FOUND: Final = 0.8
"""How likely a target known by name is still where it was when somebody arrives."""
MARKET_AGAIN: Final = 0.5
CHANCE_MET: Final = 0.6
"""How much of what a place or somebody there may bring is counted: seldom does all go well."""


def haste(view: View) -> float:
    """Say how near the end is: 0 for long, then up to 1."""
    return nearness(view, max([player.fame for player in view.players]))


def nearness(view: View, fame: int) -> float:
    """Say how near somebody of such fame is to winning: 0 for long, then up to 1."""
    near = fame / view.fame_to_win
    return min(1.0, max(0.0, (near - LATE) / (1.0 - LATE)))


class Routes(Plans):
    """Plans that chain what a captain can do, and read the cards that may come."""

    @cached_property
    def _strangers(self) -> dict[str, float]:
        """Return what somebody face down may turn out to be, by class, as far as it was asked."""
        return {}

    @cached_property
    def captain(self) -> Captain:
        """Return what decides how cards read for this player."""
        return captain_of(self.me)

    @cached_property
    def late(self) -> float:
        """Return how near the end is."""
        return haste(self.view)

    def prize(self, reward: Reward) -> float:
        """Return what a reward is worth: near the end only the fame that is still needed."""
        needed = self.view.fame_to_win - self.me.fame
        fame = min(reward.fame, needed)
        won = FAME * self.late if 0 < needed <= reward.fame else 0.0
        money = credit(self.me) * (1.0 - self.late) * reward.credits
        standing = sum([amount for _, amount in reward.reputation])
        return money + FAME * fame + won + REPUTATION * (1.0 - self.late) * standing

    # ------------------------------------------------------------------ the way

    def prospect(self, space: str) -> float:
        """Return the worth of ending here, and of the best two places to go to afterwards."""
        best = PATIENCE * self.again(space)
        for aim in self._best:
            if aim != space:
                best = max(best, self._hop(space, aim) * (self.worth(aim) + self._then(aim, space)))
        return self.worth(space) + best

    @cached_property
    def _best(self) -> list[str]:
        return sorted(self.away, key=self.worth, reverse=True)[:AIMS]

    def _then(self, aim: str, start: str) -> float:
        """Return the worth of the best place to fly on to, which is not the one left before."""
        onward = self._onward[aim]
        return next((worth for worth, place in onward if place != start), 0.0)

    @cached_property
    def _onward(self) -> dict[str, list[tuple[float, str]]]:
        """Return what is worth most after each of the best places: two are enough."""
        return {
            aim: sorted(
                [
                    (self._hop(aim, each) * self.worth(each), each)
                    for each in self._best
                    if each != aim
                ],
                reverse=True,
            )[:2]
            for aim in self._best
        }

    def _hop(self, start: str, aim: str) -> float:
        """Return how much is left of a worth when the way there has been flown."""
        return PATIENCE ** self._hops[aim][start]

    @cached_property
    def _hops(self) -> dict[str, dict[str, int]]:
        """Return the turns to the best places from everywhere."""
        ways = {aim: self._turns(aim) for aim in self._best}
        return {
            aim: {space: max(1, ceil(turns - 0.01)) for space, turns in way.items()}
            for aim, way in ways.items()
        }

    def again(self, space: str) -> float:
        """Return what another turn in the same space is worth."""
        market = (
            MARKET_AGAIN * self.market if not is_navpoint(space) and space != MAELSTROM else 0.0
        )
        return market + max(0.0, self.scene(space))

    # ------------------------------------------------------------------ encounters

    def scene(self, space: str) -> float:
        """Return what encountering a space itself is worth."""
        if is_navpoint(space) and space not in self._guarded:
            return self._nothing
        tile = chart(tuple(self.view.tiles)).tile_of[space]
        deck = "navpoint" if is_navpoint(space) else TILE_OF_ID[tile].deck
        place = "patrol" if is_navpoint(space) else space
        return CHANCE_MET * place_worth(deck, place, self.captain)

    @cached_property
    def _nothing(self) -> float:
        """Return what a navpoint without anybody is worth, which is the same everywhere."""
        return CHANCE_MET * place_worth("navpoint", "no_patrol", self.captain)

    @cached_property
    def _tokens(self) -> dict[str, list[ContactView]]:
        """Return the contacts by planet."""
        found: dict[str, list[ContactView]] = {}
        for token in self.view.contacts:
            found.setdefault(token.planet, []).append(token)
        return found

    @cached_property
    def _guarded(self) -> frozenset[str]:
        return frozenset([each.space for each in self.view.patrols])

    def _encounter(self, space: str) -> float:
        if space not in self._guarded and is_navpoint(space):
            return self._nothing
        patrols = [each for each in self.view.patrols if each.space == space]
        forced = [each for each in patrols if self.me.reputation[each.faction] == NEGATIVE]
        if forced:
            return max([self.patrol(each) for each in forced])
        found = [self.scene(space), *[self.patrol(each) for each in patrols]]
        found += [self.contact(token) for token in self._tokens.get(space, ())]
        found += [self.job(card) for card in self._jobs if asset(card).destination == space]
        return max(found)

    def patrol(self, patrol: PatrolView) -> float:
        """Return the worth of fighting a patrol."""
        reward = PATROLS[patrol.token].reward
        if patrol.combat is None or reward is None:
            return -DEFEAT - 3000
        prize = self.prize(reward) + answers(self.me, Moment.COMBAT_WON, "patrol")
        if patrol.level < STRONGEST - 1:
            prize += LEVEL_BONUS * (1.0 - self.late)
        return fight(self.me, "ship", patrol.combat, prize, self.healed)

    def job(self, card: str, odds: float | None = None) -> float:
        """Return the worth of attempting a job, by the odds shown if there are any."""
        part = asset(card)
        step = wishes.event(self.me, Moment.JOB_COMPLETED)
        if not part.tested:
            return 1.5 * FAME + step
        if odds is None or part.reward is None:
            return job_worth(self.me, part) + wishes.FOUND * step
        return odds * (self.prize(part.reward) + step) - (1 - odds) * 1500

    def _delivery(self, card: str) -> float:
        part = asset(card)
        step = wishes.delivery(self.me, card)
        if part.bounty is not None:
            return self.prize(part.bounty.capture) + step
        chance = ILLEGAL_ODDS if Trait.ILLEGAL in part.traits else 1.0
        return 0.0 if part.reward is None else chance * (self.prize(part.reward) + step)

    def hunt(self, card: str) -> float:
        """Return the worth of fighting a bounty's target."""
        bounty = asset(card).bounty
        assert bounty is not None
        prize = max(self.prize(bounty.eliminate), 0.8 * self.prize(bounty.capture))
        prize += answers(self.me, Moment.BOUNTY_REWARD) + answers(self.me, Moment.COMBAT_WON)
        return fight(self.me, bounty.kind, bounty.dice, prize, self.healed)

    # ------------------------------------------------------------------ contacts

    def contact(self, token: ContactView) -> float:
        """Return the worth of encountering a contact, known or not."""
        wished = wishes.FOUND * wishes.company(self.me, token.contact)
        if token.contact is None:
            kind = token.contact_class
            if kind not in self._strangers:
                self._strangers[kind] = self._stranger(token)
            return self._strangers[kind] + wished
        wanted = [self.hunt(card) for card in self.hunts if self._target(card) == token.contact]
        return max([self.talk(token), *wanted]) + wished

    def talk(self, token: ContactView) -> float:
        """Return the worth of talking to a contact whose name is known."""
        contact = token.contact or ""
        return CHANCE_MET * contact_worth(contact, self.captain) * 0.4 ** self.met[contact]

    def _stranger(self, token: ContactView) -> float:
        """Return what somebody face down may turn out to be."""
        people = self._people.get(token.contact_class, [])
        talks = [contact_worth(each, self.captain) for each in people]
        talk = CHANCE_MET * sum(talks) / max(1, len(people))
        chance = 1 / max(1, self.hidden[token.contact_class])
        for card in self.hunts:
            bounty = asset(card).bounty
            assert bounty is not None
            if bounty.contact_class == token.contact_class and bounty.target not in self.known:
                talk += chance * self.hunt(card) + 1200
        return talk

    @cached_property
    def _people(self) -> dict[str, list[str]]:
        """Return who may lie face down, by class."""
        found: dict[str, list[str]] = {}
        for contact in CONTACTS.values():
            if contact.id not in self.known and contact.id not in self.view.unused_contacts:
                found.setdefault(contact.contact_class, []).append(contact.id)
        return found
