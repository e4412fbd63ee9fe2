"""What a card's words are worth to a captain: skills, standing, purse and wounds considered."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from cantina.core.cards import Condition, Word
from cantina.games.outer_rim.bot.forecast import crew_of, passing
from cantina.games.outer_rim.bot.worth import (
    CREW,
    DAMAGE,
    DEFEAT,
    EXTRA_TURN,
    FAME,
    ILLEGAL_ODDS,
    REPUTATION,
    credit,
    has_room,
    left,
    worth_of_reward,
    worth_of_text,
)
from cantina.games.outer_rim.cards import flow
from cantina.games.outer_rim.cards.assets import GainThis
from cantina.games.outer_rim.cards.combat import Fight, FightPlayer
from cantina.games.outer_rim.cards.credits import GainCredits, LoseCredits, Spend, TakeCredits
from cantina.games.outer_rim.cards.damage import Recover, Suffer
from cantina.games.outer_rim.cards.dice import RollDice
from cantina.games.outer_rim.cards.frames import AnyEffect
from cantina.games.outer_rim.cards.movement import ExtraTurn
from cantina.games.outer_rim.cards.players import ChoosePlayer
from cantina.games.outer_rim.cards.reputation import (
    GainFame,
    GainReputation,
    LoseReputation,
    Reputation,
)
from cantina.games.outer_rim.cards.tests import HasSkill, Test
from cantina.games.outer_rim.library import CARDS, CONTACTS
from cantina.games.outer_rim.odds import combat_odds, survival_odds
from cantina.games.outer_rim.printed import Asset, Part, Section
from cantina.games.outer_rim.rules.dice import RIM_DIE
from cantina.games.outer_rim.terms import FACTIONS, AssetType, Hurt, Skill, Trait
from cantina.games.outer_rim.view import PlayerView

SKILLS: Final = tuple(Skill)
NOT_NOW: Final = -1.0
"""What cannot be paid for: worse than nothing."""
SECRET: Final = 1500.0
CARRIED: Final = 0.6
"""How much of its reward cargo is worth that is to be brought somewhere."""
LEARNED: Final = 1500.0
"""A skill that nobody aboard has yet; another of the same is worth a third."""


class Captain(NamedTuple):
    """What decides how a card reads: two captains alike read all cards alike."""

    standing: tuple[int, ...]
    skills: tuple[int, ...]
    dice: tuple[int, int]
    left: tuple[int, int]
    hurt: tuple[int, int]
    thousands: int
    credit: float
    room: tuple[bool, bool, bool, bool]
    rerolls: int = 0
    spare: bool = False
    """Whether a test may be made as if one had the skill once more."""
    turning: bool = False
    """Whether a focus may become a critical hit."""

    def passes(self, skill: str) -> float:
        """Return the chance to pass a test."""
        level = min(2, self.skills[SKILLS.index(Skill(skill))] + self.spare)
        return passing(level, self.rerolls, self.turning)

    def stands(self, faction: object) -> int:
        """Return the standing with a faction; of one not named, neutral."""
        return self.standing[FACTIONS.index(faction)] if faction in FACTIONS else 0


def captain_of(me: PlayerView) -> Captain:
    """Return what decides how cards read for a player."""
    crew = crew_of(me)
    rooms = (AssetType.CREW, AssetType.CARGO, AssetType.JOB, AssetType.MOD)
    return Captain(
        tuple([me.reputation.get(faction, 0) for faction in FACTIONS]),
        tuple([min(2, me.skills.get(skill, 0)) for skill in SKILLS]),
        (crew.ground + crew.fewer[0], crew.ship + crew.fewer[1]),
        (left(me, "ground"), left(me, "ship")),
        (me.damage, me.ship_damage),
        min(20, me.credits // 1000),
        credit(me),
        (
            has_room(me, rooms[0]),
            has_room(me, rooms[1]),
            has_room(me, rooms[2]),
            has_room(me, rooms[3]),
        ),
        crew.rerolls,
        crew.spare,
        crew.turning,
    )


# --- places and people ----------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def place_worth(deck: str, place: str, captain: Captain) -> float:
    """Return what encountering a space brings on average: any card of its deck may come."""
    sections = _sections(deck, place)
    return sum([_section(card, each, captain) for card, each in sections]) / max(1, len(sections))


@lru_cache(maxsize=64)
def _sections(deck: str, place: str) -> tuple[tuple[str, Section], ...]:
    cards = [card for card in CARDS.values() if card.encounter == deck]
    return tuple(
        [(card.id, each) for card in cards for each in card.sections if each.place == place]
    )


def _section(card: str, section: Section, captain: Captain) -> float:
    if section.secret is not None:
        return SECRET
    part = next((each for each in section.parts if _is_for(each, captain)), None)
    return 0.0 if part is None else worth_of(part.effect, captain, CARDS[card].asset)


def _is_for(part: Part, captain: Captain) -> bool:
    return not part.reputations or captain.stands(part.faction) in part.reputations


@lru_cache(maxsize=4096)
def contact_worth(contact: str, captain: Captain) -> float:
    """Return what meeting a contact by name brings."""
    number = CONTACTS[contact].databank
    card = next((each for each in CARDS.values() if each.databank == number), None)
    return 0.0 if card is None or card.text is None else worth_of(card.text, captain, card.asset)


# --- words ----------------------------------------------------------------------------------------


def worth_of(effect: Word | None, captain: Captain, gained: Asset | None = None) -> float:
    """Return what an effect is worth; `gained` is what its card gives where it gives itself."""
    match effect:
        case None:
            return 0.0
        case Test():
            passed = max([captain.passes(skill) for skill in effect.skills])
            good, bad = _both(effect.passed, effect.failed, captain, gained)
            return passed * good + (1 - passed) * bad
        case Fight():
            return _fight(effect, captain, gained)
        case flow.May():
            return max(0.0, worth_of(effect.effect, captain, gained))
        case flow.Choose():
            return max([worth_of(each, captain, gained) for each in effect.effects])
        case flow.EnemyChooses():
            return min([worth_of(each, captain, gained) for each in effect.effects])
        case flow.Otherwise():
            return max(_both(effect.first, effect.second, captain, gained))
        case flow.To():
            return _bought(effect, captain, gained)
        case flow.If():
            good, bad = _both(effect.effect, effect.otherwise, captain, gained)
            share = _holds(effect.condition, captain)
            return share * good + (1 - share) * bad
        case flow.Do() | flow.Sequence() | flow.Together():
            return sum([worth_of(each, captain, gained) for each in effect.effects])
        case RollDice():
            return _rolled(effect, captain, gained)
        case FightPlayer() | ChoosePlayer():
            return 0.0
    return _simple(effect, captain, gained)


def _both(
    one: AnyEffect | None, two: AnyEffect | None, captain: Captain, gained: Asset | None
) -> tuple[float, float]:
    return worth_of(one, captain, gained), worth_of(two, captain, gained)


def _fight(effect: Fight, captain: Captain, gained: Asset | None) -> float:
    kind = effect.kind == "ship"
    won = combat_odds(captain.dice[kind], effect.dice)
    felled = 1 - survival_odds(effect.dice, captain.left[kind])
    prize = worth_of(effect.won, captain, gained) + worth_of(effect.survived, captain, gained)
    lost = worth_of(effect.lost, captain, gained)
    return won * prize + (1 - won) * lost - DAMAGE * 0.625 * effect.dice - DEFEAT * felled


def _bought(effect: flow.To, captain: Captain, gained: Asset | None) -> float:  # type: ignore[type-arg]
    price = effect.cost
    if isinstance(price, Spend) and price.amount > 1000 * captain.thousands:
        return NOT_NOW
    return sum(_both(price, effect.effect, captain, gained))


def _holds(condition: Condition, captain: Captain) -> float:  # type: ignore[type-arg]
    """Return how likely a condition holds, as far as a captain is known."""
    if isinstance(condition, Reputation):
        return float(captain.stands(condition.faction) in condition.standings)
    if isinstance(condition, HasSkill):
        return float(any(captain.skills[SKILLS.index(skill)] for skill in condition.skills))
    return 0.5


def _rolled(effect: RollDice, captain: Captain, gained: Asset | None) -> float:
    dice = effect.dice if isinstance(effect.dice, int) else 1
    share = sum(face in effect.faces for face in RIM_DIE.faces) / len(RIM_DIE.faces)
    each, none = _both(effect.each, effect.otherwise, captain, gained)
    return dice * share * each + (1 - share) ** dice * none


def _simple(effect: Word, captain: Captain, gained: Asset | None) -> float:
    match effect:
        case GainCredits() | TakeCredits():
            amount = effect.amount if isinstance(effect.amount, int) else 1000
            return captain.credit * amount
        case LoseCredits() | Spend():
            return -captain.credit * min(effect.amount, 1000 * captain.thousands)
        case GainFame():
            return FAME * effect.amount
        case GainReputation():
            return REPUTATION * effect.amount * (captain.stands(effect.faction) < 1)
        case LoseReputation():
            return -REPUTATION * effect.amount * (captain.stands(effect.faction) > -1)
        case Suffer():
            return _suffered(effect, captain)
        case Recover():
            hurt = captain.hurt[0] * (effect.what != Hurt.SHIP)
            hurt += captain.hurt[1] * (effect.what != Hurt.CHARACTER)
            return DAMAGE * min(hurt, effect.amount or hurt)
        case ExtraTurn():
            return EXTRA_TURN
        case GainThis():
            return asset_worth(gained, captain)
    return worth_of_text(effect.says())


def _suffered(effect: Suffer, captain: Captain) -> float:
    kind = effect.what == Hurt.SHIP
    return -DAMAGE * effect.amount - DEFEAT * (effect.amount >= captain.left[kind])


def asset_worth(gained: Asset | None, captain: Captain) -> float:
    """Return what a card is worth that is gained for nothing, if there is room for it."""
    if gained is None:
        return 0.0
    crew, cargo, job, mod = captain.room
    if gained.type is AssetType.CREW:
        return crew_worth(gained, captain) if crew else 300.0
    if gained.type is AssetType.CARGO and gained.reward is not None:
        chance = ILLEGAL_ODDS if Trait.ILLEGAL in gained.traits else 1.0
        return CARRIED * chance * worth_of_reward(gained.reward) if cargo else 300.0
    if gained.type is AssetType.JOB and gained.reward is not None:
        return 0.4 * worth_of_reward(gained.reward) if job else 300.0
    return CREW if mod or gained.type is not AssetType.MOD else 300.0


def crew_worth(member: Asset, captain: Captain) -> float:
    """Return what a crew member is worth: a skill nobody has, and what it does."""
    new = [captain.skills[SKILLS.index(skill)] for skill in member.skills]
    skills = sum([LEARNED if known == 0 else LEARNED / 3 * (known == 1) for known in new])
    return skills + 1200.0 * (len(member.abilities) + len(member.modifiers))
