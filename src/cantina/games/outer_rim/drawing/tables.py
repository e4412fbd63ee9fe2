"""Planets with what is on them, the dice on the table, the stakes of a fight."""

from __future__ import annotations

from typing import Final

from cantina.core.drawing import Line, Look, Span, Write, line, paragraphs
from cantina.core.text import Text, in_percent, seat_name, text
from cantina.games.outer_rim.board import reading_lines
from cantina.games.outer_rim.drawing.rim_map import FACTION_STYLES, distances, letter_of
from cantina.games.outer_rim.names import (
    contact_name,
    face_name,
    patrol_name,
    skill_name,
    space_name,
)
from cantina.games.outer_rim.rules.test import SUCCESSES
from cantina.games.outer_rim.scenes import CombatView, RollView, TestView
from cantina.games.outer_rim.view import SpaceView, View

CLASS_STYLES: Final = {"white": "", "green": "good", "yellow": "warn"}
LEVELS: Final = ("web-or-unskilled", "web-or-skilled", "web-or-highly-skilled")


def planet_cells(view: View, write: Write) -> list[Line]:
    """Return each planet: distance, whose it is, its contacts."""
    planets = [space for space in view.spaces if space.kind == "planet"]
    planets.sort(key=lambda space: (space.arc, space.id))
    return [planet_cell(view, space, write) for space in planets]


def planet_cell(view: View, space: SpaceView, write: Write) -> Line:
    """Describe a planet in some words."""
    away = distances(view).get(space.id)
    far = f"{away:>2} " if away is not None else "   "
    letter = letter_of(space.faction, write) if space.faction else "·"
    found = [
        Span(far, "dim"),
        Span(f"{letter} ", FACTION_STYLES.get(space.faction, "dim")),
        Span(write(space_name(space.id))),
    ]
    for token in view.contacts:
        if token.planet == space.id:
            known = write(contact_name(token.contact)) if token.contact else "?"
            found += [Span(" "), Span(f"▪{known}", CLASS_STYLES[token.contact_class])]
    goals = view.ai_goals.get(space.id, 0)
    if goals:
        found.append(Span(f" {write(text('or-board-goal', count=goals))}", "warn"))
    return found


def scene_lines(look: Look, write: Write) -> list[Line]:
    """Draw the card being read, the fight or test in progress and the dice."""
    view: View = look.view
    found: list[Line] = []
    for reading in (view.job, view.reading):
        if reading is not None:
            head, *told = reading_lines(reading, write)
            found += [line(head, "title"), *[line(each) for each in told]]
    if view.combat is not None:
        found += combat_lines(view, view.combat, write)
    if view.test is not None:
        found += test_lines(view.test, write)
    if view.roll is not None:
        found.append(roll_line(view.roll, view.test, write))
    return paragraphs(found, look.width, 4)


def roll_line(roll: RollView, test: TestView | None, write: Write) -> Line:
    """Draw the dice; those that count are green."""
    wanted = SUCCESSES[test.level] if test is not None else ("hit", "crit")
    found: Line = []
    for die in roll.dice:
        if not die.cancelled:
            style = "good" if die.face in wanted else "dim"
            found += [Span(f"[{write(face_name(die.face))}]", style), Span(" ")]
    passed = any(die.face in wanted and not die.cancelled for die in roll.dice)
    if test is not None and passed:
        found.append(Span(write(Text("web-or-counts")), "good"))
    return found


def test_lines(test: TestView, write: Write) -> list[Line]:
    """Say what is tested and which faces pass."""
    said = write(text("web-or-test-of", skill=skill_name(test.skill)))
    faces = ", ".join([write(face_name(face)) for face in SUCCESSES[test.level]])
    level = write(Text(LEVELS[test.level]))
    chance = write(in_percent(test.chance))
    return [[Span(f"{said} ({level}): "), Span(faces, "good"), Span(f" · {chance}", "dim")]]


def combat_lines(view: View, combat: CombatView, write: Write) -> list[Line]:
    """Say who fights whom with how many dice, and what it is about."""
    kind = write(Text(f"web-or-{combat.kind}-combat"))
    names = [fighter(seat, combat, write) for seat in (combat.attacker, combat.defender)]
    dice = (combat.attacker_dice, combat.defender_dice)
    scores = (combat.attack, combat.defence)
    found: list[Line] = [line(kind, "title")]
    for name, count, score in zip(names, dice, scores, strict=True):
        rolled = f" = {score}" if score else ""
        said = f"{name}: {write(text('web-or-dice', count=count))}"
        found.append([Span(said), Span(rolled, "warn")])
    for message, outcomes in (
        ("web-or-stake-you-win", combat.stakes.won),
        ("web-or-stake-you-lose", combat.stakes.lost),
    ):
        if combat.stakes.seat == view.seat:
            found += [
                line(f"{write(Text(message))}: {write(each.text)}", "dim")
                for each in outcomes
                if each.text is not None
            ]
    for each in combat.stakes.defeat:
        if each.seat == view.seat:
            said = write(
                text(
                    "web-or-stake-defeat-you",
                    damage=each.damage,
                    credits=each.credits,
                    secrets=each.secrets,
                )
            )
            found.append(line(said, "dim"))
    return found


def fighter(seat: int, combat: CombatView, write: Write) -> str:
    """Name whoever fights: a player, a patrol, a contact or a nameless enemy."""
    if seat >= 0:
        return write(seat_name(seat))
    if combat.enemy == "patrol":
        return write(patrol_name(combat.enemy_id))
    if combat.enemy == "contact":
        return write(contact_name(combat.enemy_id))
    return write(Text("web-or-enemy"))
