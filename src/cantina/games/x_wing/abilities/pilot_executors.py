"""How the words of later pilots are done."""

from __future__ import annotations

from cantina.core.ask import Ask, AskMany
from cantina.core.effects import DONE, NOTHING, Outcome
from cantina.core.text import text
from cantina.games.x_wing import tokens
from cantina.games.x_wing.abilities import pilot_words as p
from cantina.games.x_wing.abilities.executors import attack_in, ships_of, subject
from cantina.games.x_wing.abilities.scene import Scene, language
from cantina.games.x_wing.abilities.vocabulary import Window
from cantina.games.x_wing.abilities.windows import happens
from cantina.games.x_wing.combat import attack_aside, declare
from cantina.games.x_wing.damage import turn_face_up
from cantina.games.x_wing.later_actions import disable_weapons, spent_ordnance
from cantina.games.x_wing.maneuvers import maneuver_for
from cantina.games.x_wing.measuring import is_within
from cantina.games.x_wing.modifying import can_reroll, reroll, rerollable, roll_of
from cantina.games.x_wing.names import face_name, maneuver_name, ship_name, weapon_name
from cantina.games.x_wing.sides import other_friends
from cantina.games.x_wing.state import IN_PLAY, NOBODY, Result, Ship
from cantina.games.x_wing.targets import PASS, combat_choices, weapon_in
from cantina.games.x_wing.treating import treatable, treated_keys

can, does = language.can, language.does
TAKEN = (tokens.FOCUS, tokens.EVADE)
TAKEN_LABELS = {
    tokens.FOCUS: "xw-option-take-focus",
    tokens.EVADE: "xw-option-take-evade",
}
MATCHED = "matched-dice"
SAME_ALL_OVER = 1


def you_in(scene: Scene) -> Ship:
    """Return the ship the card belongs to."""
    return scene.g.ship(scene.you)


# --- tokens ---------------------------------------------------------------------------------


def takeable(scene: Scene, node: p.TakeToken) -> list[tuple[int, str]]:
    """Return the tokens that may be taken, ship by ship."""
    you = you_in(scene)
    return [
        (ship.ship_id, token)
        for ship in ships_of(scene, node.whose)
        if is_within(you, ship, node.farthest)
        for token in TAKEN
        if tokens.held(ship, token)
    ]


@can(p.TakeToken)
def _(scene: Scene, node: p.TakeToken) -> bool:
    return bool(takeable(scene, node))


@does(p.TakeToken)
async def _(scene: Scene, node: p.TakeToken) -> Outcome:
    g = scene.g
    ship, token = await Ask(
        you_in(scene).seat,
        "xw-ask-take-token",
        takeable(scene, node),
        label=lambda one: text(TAKEN_LABELS[one[1]], ship=ship_name(g, one[0])),
        at=lambda one: f"ship:{one[0]}",
    )
    tokens.lose(g.ship(ship), token)
    tokens.gain(g, you_in(scene), token)
    return DONE


@can(p.GiveToken)
def _(scene: Scene, node: p.GiveToken) -> bool:
    return tokens.held(you_in(scene), node.token) > 0


@does(p.GiveToken)
async def _(scene: Scene, node: p.GiveToken) -> Outcome:
    tokens.lose(you_in(scene), node.token)
    tokens.gain(scene.g, subject(scene), node.token)
    return DONE


@does(p.RemoveAll)
async def _(scene: Scene, node: p.RemoveAll) -> Outcome:
    return Outcome(tokens.lose(subject(scene), node.token, tokens.held(subject(scene), node.token)))


@can(p.SpendShield)
def _(scene: Scene, _node: p.SpendShield) -> bool:
    return you_in(scene).shields > 0


@does(p.SpendShield)
async def _(scene: Scene, _node: p.SpendShield) -> Outcome:
    you_in(scene).shields -= 1
    await happens(scene.g, Window.SHIELD_LOST, scene.you)
    return DONE


REINFORCED = (tokens.REINFORCE_FORE, tokens.REINFORCE_AFT)


@can(p.SpendReinforce)
def _(scene: Scene, _node: p.SpendReinforce) -> bool:
    return any(tokens.held(you_in(scene), token) for token in REINFORCED)


@does(p.SpendReinforce)
async def _(scene: Scene, _node: p.SpendReinforce) -> Outcome:
    held = next(token for token in REINFORCED if tokens.held(you_in(scene), token))
    return Outcome(tokens.lose(you_in(scene), held))


@does(p.MatchTokens)
async def _(scene: Scene, _node: p.MatchTokens) -> Outcome:
    you = you_in(scene)
    if you.lock == NOBODY:
        return NOTHING
    for token in TAKEN:
        missing = tokens.held(scene.g.ship(you.lock), token) - tokens.held(you, token)
        if missing > 0:
            tokens.gain(scene.g, you, token, missing)
    return DONE


@does(p.DisableWeapons)
async def _(scene: Scene, _node: p.DisableWeapons) -> Outcome:
    await disable_weapons(scene.g, scene.you)
    return DONE


@can(p.RestoreOrdnance)
def _(scene: Scene, _node: p.RestoreOrdnance) -> bool:
    return bool(spent_ordnance(you_in(scene)))


@does(p.RestoreOrdnance)
async def _(scene: Scene, _node: p.RestoreOrdnance) -> Outcome:
    card = await Ask(
        you_in(scene).seat,
        "xw-ask-restore",
        list(dict.fromkeys(spent_ordnance(you_in(scene)))),
        label=lambda card: text("xw-option-weapon", weapon=weapon_name(card)),
    )
    you_in(scene).discarded.remove(card)
    you_in(scene).upgrades.append(card)
    return DONE


# --- dice -----------------------------------------------------------------------------------


@does(p.FewerAttackDice)
async def _(scene: Scene, _node: p.FewerAttackDice) -> Outcome:
    attack_in(scene).more_dice -= 1
    return DONE


@does(p.MoreDefenseDice)
async def _(scene: Scene, _node: p.MoreDefenseDice) -> Outcome:
    attack_in(scene).more_defense += 1
    return DONE


@does(p.AllBecome)
async def _(scene: Scene, node: p.AllBecome) -> Outcome:
    for result in roll_of(attack_in(scene), node.die):
        result.face = node.face
    return DONE


@can(p.CancelDefense)
def _(scene: Scene, node: p.CancelDefense) -> bool:
    attack = scene.g.attack
    return attack is not None and any(r.face in node.faces for r in attack.defense_roll)


@does(p.CancelDefense)
async def _(scene: Scene, node: p.CancelDefense) -> Outcome:
    attack = attack_in(scene)
    left = [result for result in attack.defense_roll if result.face not in node.faces]
    cancelled = len(attack.defense_roll) - len(left)
    attack.defense_roll = left
    return Outcome(cancelled > 0, cancelled)


@does(p.CriticalsFirst)
async def _(scene: Scene, _node: p.CriticalsFirst) -> Outcome:
    attack_in(scene).criticals_first = True
    return DONE


def friends_near(scene: Scene, farthest: int) -> int:
    """Count the other friends within a range of you."""
    you = you_in(scene)
    return sum(is_within(you, friend, farthest) for friend in other_friends(scene.g, you))


@can(p.RerollPerFriend)
def _(scene: Scene, node: p.RerollPerFriend) -> bool:
    near = friends_near(scene, node.farthest)
    return near > 0 and can_reroll(scene.g, node.die) and bool(rerollable(scene.g, node.die))


@does(p.RerollPerFriend)
async def _(scene: Scene, node: p.RerollPerFriend) -> Outcome:
    chosen = await AskMany(
        scene.seat,
        "xw-ask-reroll",
        rerollable(scene.g, node.die),
        most=friends_near(scene, node.farthest),
        label=lambda place: face_name(roll_of(attack_in(scene), node.die)[place].face),
        at=lambda place: f"die:{node.die}:{place}",
        rules=("XW-MODIFY-5", "XW-MODIFY-7"),
    )
    await reroll(scene.g, node.die, chosen)
    return Outcome(bool(chosen), len(chosen))


@can(p.AddMatching)
def _(scene: Scene, node: p.AddMatching) -> bool:
    attack = scene.g.attack
    if attack is None or MATCHED in you_in(scene).used_this_round:
        return False
    return len({result.face for result in roll_of(attack, node.die)}) == SAME_ALL_OVER


@does(p.AddMatching)
async def _(scene: Scene, node: p.AddMatching) -> Outcome:
    roll = roll_of(attack_in(scene), node.die)
    roll.append(Result(roll[0].face, added=True))
    you_in(scene).used_this_round.append(MATCHED)
    return DONE


# --- maneuvers, cards, attacks --------------------------------------------------------------


@can(p.TreatAs)
def _(scene: Scene, node: p.TreatAs) -> bool:
    return bool(treatable(scene.g, subject(scene), node))


@does(p.TreatAs)
async def _(scene: Scene, node: p.TreatAs) -> Outcome:
    ship = subject(scene)
    colour = maneuver_for(ship, ship.dial).difficulty.value
    key = await Ask(
        scene.seat,
        text("xw-ask-treat-as", ship=ship_name(scene.g, scene.ship)),
        treated_keys(treatable(scene.g, ship, node)),
        label=lambda key: maneuver_name(key),
    )
    subject(scene).treated = (key, colour)
    return DONE


@can(p.FlipDealt)
def _(scene: Scene, _node: p.FlipDealt) -> bool:
    attack = scene.g.attack
    if attack is None:
        return False
    cards = scene.g.ship(attack.defender).damage
    return any(card.card_id in attack.dealt and not card.face_up for card in cards)


@does(p.FlipDealt)
async def _(scene: Scene, _node: p.FlipDealt) -> Outcome:
    attack = attack_in(scene)
    for card_id in attack.dealt:
        await turn_face_up(scene.g, attack.defender, card_id)
    return DONE


@can(p.AttackNow)
def _(scene: Scene, _node: p.AttackNow) -> bool:
    if scene.g.attack is not None or you_in(scene).status != IN_PLAY:
        return False
    return any(choice[0] == "attack" for choice in combat_choices(scene.g, you_in(scene)))


@does(p.AttackNow)
async def _(scene: Scene, _node: p.AttackNow) -> Outcome:
    choice = await declare(scene.g, scene.you)
    if choice == PASS or choice[0] != "attack":
        return NOTHING
    you_in(scene).holds_fire = scene.g.round + 1
    await attack_aside(scene.g, scene.you, weapon_in(choice), int(choice[2]))
    return DONE
