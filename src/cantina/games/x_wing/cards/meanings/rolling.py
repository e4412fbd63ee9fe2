"""How words about rolling dice, in attacks and for cards, work and read."""

from __future__ import annotations

from cantina.core.ask import Ask
from cantina.core.effects import DONE, NOTHING, Outcome
from cantina.core.text import Text, text
from cantina.games.x_wing.cards.meanings.common import attack_in
from cantina.games.x_wing.cards.printing import DICE, plain
from cantina.games.x_wing.cards.scene import Scene, language
from cantina.games.x_wing.cards.words.rolling import (
    DefenseDiceRolled,
    ExtraDice,
    ExtraDicePer,
    FewerAttackDice,
    FewerDefenseDice,
    MoreAttackDice,
    MoreDefenseDice,
    NameResult,
    NoDice,
    RollAndSuffer,
    RollCases,
    RollDie,
    RollExtraDefense,
    RollForTokens,
    RollShows,
)
from cantina.games.x_wing.cards.words.tokens import Gain
from cantina.games.x_wing.names import face_name, faces_text, ship_name
from cantina.games.x_wing.rules import dice, tokens
from cantina.games.x_wing.rules.damage import suffer
from cantina.games.x_wing.rules.destroying import destroy_if_beaten
from cantina.games.x_wing.rules.dice import ATTACK, CRITICAL, DEFENSE, EVADE, FOCUS, HIT
from cantina.games.x_wing.state import IN_PLAY

plain(FewerDefenseDice, "xw-when-fewer-defense-dice")
plain(NoDice, "xw-gives-no-dice")
plain(FewerAttackDice, "xw-does-fewer-attack-dice")
plain(MoreDefenseDice, "xw-does-more-defense-dice")
plain(RollExtraDefense, "xw-does-roll-extra-defense")


# --- conditions ------------------------------------------------------------------------------


@language.says(RollShows)
def _(node: RollShows) -> Text:
    return text("xw-when-roll-shows", face=face_name(node.face))


@language.holds(RollShows)
def _(scene: Scene, node: RollShows) -> bool:
    attack = scene.g.attack
    return attack is not None and any(r.face == node.face for r in attack.attack_roll)


@language.says(DefenseDiceRolled)
def _(node: DefenseDiceRolled) -> Text:
    return text("xw-when-defense-dice-rolled", dice=node.dice)


@language.holds(DefenseDiceRolled)
def _(scene: Scene, node: DefenseDiceRolled) -> bool:
    return scene.g.attack is not None and scene.g.attack.defense_dice == node.dice


@language.holds(FewerDefenseDice)
def _(scene: Scene, _node: FewerDefenseDice) -> bool:
    attack = scene.g.attack
    return attack is not None and len(attack.attack_roll) > len(attack.defense_roll)


# --- modifiers -------------------------------------------------------------------------------


@language.says(ExtraDice)
def _(node: ExtraDice) -> Text:
    message = "xw-gives-extra-dice" if node.by > 0 else "xw-gives-fewer-dice"
    return Text(message, {"die": Text(DICE[node.die]), "by": abs(node.by)})


PER = {"agility": "xw-gives-dice-per-agility", "speed": "xw-gives-dice-per-speed"}


@language.says(ExtraDicePer)
def _(node: ExtraDicePer) -> Text:
    return Text(PER[node.value], {"most": node.most})


# --- effects ---------------------------------------------------------------------------------


@language.says(MoreAttackDice)
def say_more_attack_dice(node: MoreAttackDice) -> Text:
    """Print it."""
    return text("xw-does-more-attack-dice", count=node.count)


@language.does(MoreAttackDice)
async def more_attack_dice(scene: Scene, node: MoreAttackDice) -> Outcome:
    """XW-ATTACK-ROLL-3: the attacker will roll more dice."""
    attack_in(scene).more_dice += node.count
    return DONE


@language.does(FewerAttackDice)
async def _(scene: Scene, _node: FewerAttackDice) -> Outcome:
    attack_in(scene).more_dice -= 1
    return DONE


@language.does(MoreDefenseDice)
async def _(scene: Scene, _node: MoreDefenseDice) -> Outcome:
    attack_in(scene).more_defense += 1
    return DONE


@language.does(RollExtraDefense)
async def _(scene: Scene, _node: RollExtraDefense) -> Outcome:
    roll = await dice.roll(DEFENSE, 1)
    attack_in(scene).defense_roll.extend(roll)
    return DONE


@language.says(NameResult)
def _(node: NameResult) -> Text:
    return text("xw-does-name-result", die=Text(DICE[node.die]))


@language.can(NameResult)
def _(scene: Scene, _node: NameResult) -> bool:
    return scene.g.attack is not None and NAMED not in scene.g.ship(scene.you).used_this_round


@language.does(NameResult)
async def _(scene: Scene, node: NameResult) -> Outcome:
    face = await Ask(
        scene.g.ship(scene.you).seat,
        "xw-ask-name-result",
        list(dict.fromkeys(dice.DICE[node.die].faces)),
        label=face_name,
    )
    scene.g.ship(scene.you).used_this_round.append(NAMED)
    attack_in(scene).named[node.die] = face
    scene.g.say("xw-log-names-result", face=face_name(face))
    return DONE


NAMED = "named-a-result"


@language.says(RollDie)
def _(node: RollDie) -> Text:
    return text(
        "xw-does-roll-die",
        die=Text(DICE[node.die]),
        faces=[face_name(face) for face in node.faces],
        effect=language.text(node.effect),
    )


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


@language.says(RollAndSuffer)
def _(node: RollAndSuffer) -> Text:
    message = "xw-does-roll-and-suffer" if node.criticals else "xw-does-roll-and-suffer-plain"
    return Text(message, {"count": node.dice})


async def suffer_faces(scene: Scene, faces: list[str], criticals: bool = True) -> None:
    """Suffer what attack dice show, outside an attack."""
    g, ship_id = scene.g, scene.ship
    g.say(
        "xw-log-rolls-some",
        "XW-DAMAGE-2",
        at=(f"ship:{ship_id}",),
        ship=ship_name(g, ship_id),
        faces=faces_text(faces),
    )
    for face in sorted(faces, reverse=True):  # hits before criticals (XW-DAMAGE-4)
        if face in (HIT, CRITICAL):
            await suffer(g, ship_id, critical=criticals and face == CRITICAL)
    if g.attack is None or g.attack.defender != ship_id:
        await destroy_if_beaten(g, ship_id)


@language.does(RollAndSuffer)
async def roll_and_suffer(scene: Scene, node: RollAndSuffer) -> Outcome:
    """Roll attack dice; each hit is a damage and each critical a critical damage."""
    if scene.g.ship(scene.ship).status != IN_PLAY:
        return NOTHING  # it fled on the way (XW-FLEE-1)
    faces = [result.face for result in await dice.roll(ATTACK, node.dice)]
    await suffer_faces(scene, faces, node.criticals)
    return DONE


@language.says(RollForTokens)
def _(node: RollForTokens) -> Text:
    return text("xw-does-roll-for-tokens", count=node.dice)


@language.does(RollForTokens)
async def _(scene: Scene, node: RollForTokens) -> Outcome:
    faces = [result.face for result in await dice.roll(DEFENSE, node.dice)]
    scene.g.say(
        "xw-log-rolls-some",
        "XW-CARD-ABILITY-4",
        ship=ship_name(scene.g, scene.ship),
        faces=faces_text(faces),
    )
    for face, token in ((FOCUS, tokens.FOCUS), (EVADE, tokens.EVADE)):
        if face in faces:
            await language.run(scene, Gain(token, faces.count(face)))
    return DONE


@language.says(RollCases)
def _(node: RollCases) -> Text:
    cases = [
        text("xw-does-roll-case", face=face_name(face), effect=language.text(effect))
        for face, effect in zip(node.faces, node.effects, strict=True)
    ]
    return text("xw-does-roll-cases", cases=cases)


@language.does(RollCases)
async def _(scene: Scene, node: RollCases) -> Outcome:
    face = await dice.roll_one(ATTACK)
    name = ship_name(scene.g, scene.ship)
    scene.g.say("xw-log-rolls-one", "XW-CARD-ABILITY-4", ship=name, face=face_name(face))
    if face not in node.faces:
        return NOTHING
    return await language.run(scene, node.effects[node.faces.index(face)])
