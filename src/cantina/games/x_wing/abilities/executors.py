"""How effects on dice, and the choice of ships, are done."""

from __future__ import annotations

from cantina.core.ask import Ask, AskMany
from cantina.core.effects import DONE, NOTHING, Outcome
from cantina.core.text import text
from cantina.games.x_wing import dice, tokens
from cantina.games.x_wing.abilities.effects import (
    AddResult,
    CancelAllResults,
    CancelResults,
    ChangeResults,
    ChooseShip,
    RerollDice,
    RollDie,
    TheAttacker,
    TheDefender,
    Yourself,
)
from cantina.games.x_wing.abilities.scene import Scene, language
from cantina.games.x_wing.abilities.vocabulary import Whose
from cantina.games.x_wing.measuring import is_within
from cantina.games.x_wing.modifying import can_reroll, reroll, rerollable, roll_of
from cantina.games.x_wing.names import face_name, ship_name
from cantina.games.x_wing.sides import enemies_of, other_friends
from cantina.games.x_wing.state import AWAITING, IN_PLAY, Attack, Result, Ship
from cantina.games.x_wing.values import pilot_skill


def attack_in(scene: Scene) -> Attack:
    """Return the attack in progress, which some effects need."""
    attack = scene.g.attack
    if attack is None:
        raise ValueError(f"{scene.source} needs an attack in progress")
    return attack


def subject(scene: Scene) -> Ship:
    """Return the ship the effect speaks of."""
    return scene.g.ship(scene.ship)


# --- who ------------------------------------------------------------------------------------


@language.targets(TheAttacker)
def the_attacker(scene: Scene, _: TheAttacker) -> list[int]:
    """Find the attacking ship."""
    return [attack_in(scene).attacker]


@language.targets(TheDefender)
def the_defender(scene: Scene, _: TheDefender) -> list[int]:
    """Find the defending ship."""
    return [attack_in(scene).defender]


@language.targets(Yourself)
def yourself(scene: Scene, _: Yourself) -> list[int]:
    """Find the ship the card belongs to."""
    return [scene.you]


def candidates(scene: Scene, node: ChooseShip) -> list[int]:
    """Return the ships that may be chosen."""
    you = scene.g.ship(scene.you)
    if node.farthest:
        found = ships_of(scene, node.whose)
        found = [ship for ship in found if is_near(you, ship, node.farthest, node.nearest)]
    else:  # at any distance, even of ships that are still to be placed
        found = [ship for ship in scene.g.ships if ship.status in (IN_PLAY, AWAITING)]
        found = [ship for ship in found if (ship.side != you.side) == (node.whose is Whose.ENEMY)]
    if node.lower_skill or node.higher_skill:
        skill, sign = pilot_skill(scene.g, you), 1 if node.higher_skill else -1
        found = [ship for ship in found if sign * (pilot_skill(scene.g, ship) - skill) > 0]
    if node.stressed:
        found = [ship for ship in found if tokens.is_stressed(ship)]
    return [ship.ship_id for ship in found]


def ships_of(scene: Scene, whose: Whose) -> list[Ship]:
    """Return friends, other friends or enemies of you."""
    you = scene.g.ship(scene.you)
    if whose is Whose.ENEMY:
        return enemies_of(scene.g, you)
    others = list(other_friends(scene.g, you))
    return [you, *others] if whose is Whose.FRIEND else others


def is_near(you: Ship, ship: Ship, farthest: int, nearest: int = 1) -> bool:
    """Whether a ship is at a range of you; you are at Range 1 of yourself."""
    return nearest == 1 if ship is you else is_within(you, ship, farthest, nearest)


@language.can(ChooseShip)
def can_choose_ship(scene: Scene, node: ChooseShip) -> bool:
    """Whether there is a ship to choose."""
    return bool(candidates(scene, node))


@language.does(ChooseShip)
async def choose_ship(scene: Scene, node: ChooseShip) -> Outcome:
    """Let your player choose a ship; the effect then speaks of it."""
    found = candidates(scene, node)
    if not found:
        return NOTHING
    chosen = await Ask(
        scene.g.ship(scene.you).seat,
        "xw-ask-choose-ship",
        found,
        label=lambda ship: text("xw-option-ship", ship=ship_name(scene.g, ship)),
        at=lambda ship: f"ship:{ship}",
    )
    return await language.run(scene.focused(chosen), node.effect)


# --- dice -----------------------------------------------------------------------------------


@language.can(ChangeResults)
def can_change_results(scene: Scene, node: ChangeResults) -> bool:
    """Whether the roll shows such a face."""
    attack = scene.g.attack
    return attack is not None and any(r.face == node.face for r in roll_of(attack, node.die))


@language.does(ChangeResults)
async def change_results(scene: Scene, node: ChangeResults) -> Outcome:
    """XW-MODIFY-4: turn dice to another face."""
    changed = 0
    for result in roll_of(attack_in(scene), node.die):
        if result.face == node.face and (not node.most or changed < node.most):
            result.face = node.into
            changed += 1
    if changed:
        scene.g.say(
            "xw-log-changes",
            "XW-MODIFY-4",
            count=changed,
            face=face_name(node.face),
            into=face_name(node.into),
        )
    return Outcome(changed > 0, changed)


@language.can(RerollDice)
def can_reroll_dice(scene: Scene, node: RerollDice) -> bool:
    """Whether a die may be rerolled."""
    return can_reroll(scene.g, node.die) and bool(rerollable(scene.g, node.die, node.faces))


@language.does(RerollDice)
async def reroll_dice(scene: Scene, node: RerollDice) -> Outcome:
    """XW-MODIFY-5: the player picks dice and rolls them again."""
    g = scene.g
    found = rerollable(g, node.die, node.faces)
    chosen = await AskMany(
        scene.seat,
        "xw-ask-reroll",
        found,
        least=1 if node.most == 1 else 0,
        most=node.most or None,
        label=lambda place: face_name(roll_of(attack_in(scene), node.die)[place].face),
        at=lambda place: f"die:{node.die}:{place}",
        rules=("XW-MODIFY-5", "XW-MODIFY-7"),
    )
    await reroll(g, node.die, chosen)
    return Outcome(bool(chosen), len(chosen))


@language.does(AddResult)
async def add_result(scene: Scene, node: AddResult) -> Outcome:
    """XW-MODIFY-3: one more result in the roll."""
    roll_of(attack_in(scene), node.die).append(Result(node.face, added=True))
    return DONE


@language.can(CancelResults)
def can_cancel_results(scene: Scene, node: CancelResults) -> bool:
    """Whether the attack roll shows such a face."""
    return scene.g.attack is not None and dice.count(scene.g.attack.attack_roll, node.face) > 0


@language.does(CancelResults)
async def cancel_results(scene: Scene, node: CancelResults) -> Outcome:
    """XW-COMPARE-5: cancelled results are gone for the rest of the attack."""
    roll = attack_in(scene).attack_roll
    places = [place for place, result in enumerate(roll) if result.face == node.face]
    for place in reversed(places[: node.most or None]):
        del roll[place]
    return Outcome(bool(places), len(places[: node.most or None]))


@language.does(CancelAllResults)
async def cancel_all_results(scene: Scene, _: CancelAllResults) -> Outcome:
    """Cancel all results: the dice of this attack deal no damage."""
    attack = attack_in(scene)
    attack.cancelled = True
    attack.attack_roll = []
    attack.defense_roll = []
    return DONE


@language.does(RollDie)
async def roll_die(scene: Scene, node: RollDie) -> Outcome:
    """Roll one die for a card."""
    face = await dice.roll_one(node.die)
    scene.g.say(
        "xw-log-rolls-one",
        "XW-CRITICAL-1",
        ship=ship_name(scene.g, scene.ship),
        face=face_name(face),
    )
    if face not in node.faces:
        return NOTHING
    return await language.run(scene, node.effect)
