"""Dice: the die, a roll on the table, and the abilities that change its results."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cantina.core.ask import AskMany
from cantina.core.chance import Die, Roll
from cantina.core.text import Text, seat_name, text
from cantina.games.outer_rim.cards.abilities import window
from cantina.games.outer_rim.cards.scene import Event
from cantina.games.outer_rim.moments import Moment
from cantina.games.outer_rim.names import face_name
from cantina.games.outer_rim.state import DiceRoll, DieResult, Galaxy
from cantina.games.outer_rim.terms import Face

# OR-DICE-1: eight faces.
RIM_DIE: Final[Die[str]] = Die(
    "rim-die", ("hit", "hit", "hit", "crit", "focus", "focus", "blank", "blank")
)
DAMAGE: Final = {"hit": 1, "crit": 2, "focus": 0, "blank": 0}


async def throw(g: Galaxy, seat: int, count: int, purpose: str, skill: str = "") -> DiceRoll:
    """Throw dice onto the table as one roll, however many there are (OR-LIMIT-4)."""
    faces = await Roll(RIM_DIE, count)
    roll = DiceRoll(seat, purpose, [DieResult(face) for face in faces], skill)
    g.roll = roll
    if seat >= 0:
        counted = g.players[seat].report.dice
        for face in faces:
            counted[face] = counted.get(face, 0) + 1
    _tell(g, seat, faces)
    return roll


def _tell(g: Galaxy, seat: int, faces: Sequence[str]) -> None:
    if not g.told:
        return
    names = [face_name(face) for face in faces]
    if seat >= 0:
        g.say("or-log-roll", "OR-DICE-2", player=seat_name(seat), results=names)
    else:
        roller = g.combat.roller if g.combat is not None else g.current
        g.say("or-log-enemy-roll", "OR-COMBAT-9", player=seat_name(roller), results=names)


async def roll_dice(g: Galaxy, seat: int, count: int, purpose: str = "other") -> list[str]:
    """Roll for any other reason and return the results after abilities."""
    before = g.roll
    await throw(g, seat, count, purpose)
    await window(g, Event(Moment.AFTER_ROLL, seat), (seat,))
    found = faces(g)
    g.roll = before
    return found


def faces(g: Galaxy) -> list[str]:
    """Results on the table that still count."""
    return [each.face for each in g.roll.results if not each.cancelled] if g.roll else []


def damage_of(results: Sequence[str]) -> int:
    """Hits deal 1, crits 2, focus and blank nothing (OR-COMBAT-17 to -19)."""
    return sum(DAMAGE[face] for face in results)


def targets(g: Galaxy, wanted: Sequence[str] | None = None, *, rerolled: bool = False) -> list[int]:
    """Places of the results that an ability can change; added ones are never rerolled."""
    if g.roll is None:
        return []
    return [
        place
        for place, each in enumerate(g.roll.results)
        if not each.cancelled
        and (not wanted or each.face in wanted)
        and not (rerolled and each.added)
    ]


async def _pick_dice(
    g: Galaxy, seat: int, prompt: str, places: list[int], most: int, least: int = 1
) -> tuple[int, ...]:
    roll = g.roll
    assert roll is not None
    return await AskMany(
        seat,
        lambda: text(prompt, count=most),
        places,
        least=least,
        most=most,
        label=lambda place: _die_label(roll, place),
        at=lambda place: f"die:{place}",
    )


def _die_label(roll: DiceRoll, place: int) -> Text:
    return text("or-option-die", number=place + 1, face=face_name(roll.results[place].face))


async def reroll(g: Galaxy, seat: int, most: int = 0, wanted: Sequence[Face] | None = None) -> bool:
    """Reroll some dice of the roll on the table; 0 means any number (OR-COMBAT-15, -16)."""
    places = targets(g, wanted, rerolled=True)
    if not places or g.roll is None:
        return False
    chosen = await _pick_dice(g, seat, "or-ask-reroll", places, most or len(places))
    new = await Roll(RIM_DIE, len(chosen))
    for place, face in zip(chosen, new, strict=True):
        g.roll.results[place] = DieResult(face)
    _tell(g, g.roll.seat, new)
    return True


async def turn(g: Galaxy, seat: int, wanted: Sequence[Face], to: Face, most: int = 1) -> bool:
    """Turn dice to another face; the old result counts for nothing any more (OR-COMBAT-33)."""
    places = targets(g, wanted)
    if not places or g.roll is None:
        return False
    for place in await _pick_dice(g, seat, "or-ask-turn", places, most):
        g.roll.results[place] = DieResult(to, added=g.roll.results[place].added, turned=True)
    g.say("or-log-turn-die", "OR-COMBAT-33", player=seat_name(seat), face=face_name(to))
    return True


async def add_result(g: Galaxy, seat: int, face: Face) -> None:
    """Add a result: it counts as one more die with that face (OR-COMBAT-34)."""
    assert g.roll is not None
    g.roll.results.append(DieResult(face, added=True))
    g.say("or-log-add", "OR-COMBAT-34", player=seat_name(seat), face=face_name(face))


async def cancel(g: Galaxy, seat: int, face: Face, most: int = 1) -> bool:
    """Cancel results; they count neither for damage nor for winning (OR-COMBAT-32, OR-DICE-3)."""
    places = targets(g, (face,))
    if not places or g.roll is None:
        return False
    # Equal results need no question which of them is cancelled.
    for place in places[:most]:
        g.roll.results[place].cancelled = True
    g.say("or-log-cancel", "OR-COMBAT-32", player=seat_name(seat), face=face_name(face))
    return True
