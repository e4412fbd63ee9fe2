"""What everybody sees of a roll, a fight, a card being read, a test or a deal in progress."""

from __future__ import annotations

from functools import cache

import msgspec

from cantina.core.text import Text
from cantina.games.outer_rim.library import CARDS
from cantina.games.outer_rim.odds import own_odds
from cantina.games.outer_rim.rules.combat import dice_of
from cantina.games.outer_rim.rules.space_encounter import section_for
from cantina.games.outer_rim.rules.test import level
from cantina.games.outer_rim.stakes import StakesView, stakes_view
from cantina.games.outer_rim.state import Galaxy


class DieView(msgspec.Struct, frozen=True):
    """A die of the roll on the table."""

    face: str
    cancelled: bool
    added: bool
    turned: bool


class RollView(msgspec.Struct, frozen=True):
    """The roll on the table."""

    seat: int
    purpose: str
    skill: str
    dice: list[DieView]


class CombatView(msgspec.Struct, frozen=True):
    """The combat in progress."""

    kind: str
    attacker: int
    defender: int
    enemy: str
    enemy_id: str
    roller: int
    attack: int
    defence: int
    attacker_dice: int
    defender_dice: int
    winner: int
    stakes: StakesView


class ReadingView(msgspec.Struct, frozen=True):
    """The card being resolved, as far as it may be read now (OR-JOB-8, OR-SPACE-ENCOUNTER-9)."""

    seat: int
    card: str
    place: str
    section: int
    texts: list[Text]


class TestView(msgspec.Struct, frozen=True):
    """The skill test in progress: its level (0 unskilled to 2) and the chance of one attempt."""

    seat: int
    skill: str
    level: int
    chance: float


class TradeView(msgspec.Struct, frozen=True):
    """The deal being talked over; all at the table hear it (OR-TRADE-2)."""

    seat: int
    other: int
    given: list[str]
    wanted: list[str]
    paid: int
    offered: bool


def roll_view(g: Galaxy) -> RollView | None:
    """Show the dice on the table."""
    if g.roll is None:
        return None
    dice = [DieView(each.face, each.cancelled, each.added, each.turned) for each in g.roll.results]
    return RollView(g.roll.seat, g.roll.purpose, g.roll.skill, dice)


def combat_view(g: Galaxy) -> CombatView | None:
    """Show the fight."""
    combat = g.combat
    if combat is None:
        return None
    return CombatView(
        combat.kind,
        combat.attacker,
        combat.defender,
        combat.enemy,
        combat.enemy_id,
        combat.roller,
        combat.attack,
        combat.defence,
        dice_of(g, combat, combat.attacker),
        dice_of(g, combat, combat.defender),
        combat.winner,
        stakes_view(g, combat),
    )


def reading_view(g: Galaxy) -> ReadingView | None:
    """Return the fitting section of an encounter card, or a databank card's text: public."""
    now = g.encounter
    if now is None:
        return None
    return ReadingView(now.seat, now.card, now.place, 0, _encounter_texts(now.card, now.place))


@cache
def _encounter_texts(card: str, place: str) -> list[Text]:
    """Print an encounter card as far as it matters at a place."""
    printed = CARDS[card]
    texts = [printed.text.says()] if printed.text is not None else []
    section = section_for(card, place)
    if section is not None:
        texts += [part.effect.says() for part in section.parts]
    return texts


def job_view(g: Galaxy) -> ReadingView | None:
    """Return the job card and its sections up to the one being resolved (OR-JOB-8, OR-JOB-16)."""
    job = g.job
    if job is None:
        return None
    texts = _job_texts(job.databank, job.section) if job.databank else []
    return ReadingView(job.seat, job.card, job.databank, job.section, texts)


@cache
def _job_texts(databank: str, section: int) -> list[Text]:
    """Print a databank card down to a section."""
    return [step.says() for step in CARDS[databank].steps[:section]]


def test_view(g: Galaxy) -> TestView | None:
    """Show the skill test with its exact chance."""
    test = g.test
    if test is None:
        return None
    chance = own_odds(g, test.seat, test.skill)
    return TestView(test.seat, test.skill, level(g, test.seat, test.skill), round(chance, 4))


def trade_view(g: Galaxy) -> TradeView | None:
    """Show the deal as far as it has been spoken."""
    trade = g.trade
    if trade is None:
        return None
    return TradeView(
        trade.seat, trade.other, trade.given[:], trade.wanted[:], trade.paid, trade.offered
    )
