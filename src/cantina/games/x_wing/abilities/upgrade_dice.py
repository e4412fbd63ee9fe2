"""How effects of later upgrade cards on dice are done, and how they read."""

from __future__ import annotations

from cantina.core.ask import Ask, AskMany
from cantina.core.effects import DONE, NOTHING, Outcome
from cantina.core.text import Text, text
from cantina.games.x_wing import dice, tokens
from cantina.games.x_wing.abilities import upgrade_effects as u
from cantina.games.x_wing.abilities.effects import Gain
from cantina.games.x_wing.abilities.executors import attack_in
from cantina.games.x_wing.abilities.printing import DICE, TOKENS, plain
from cantina.games.x_wing.abilities.scene import Scene, language
from cantina.games.x_wing.damage import suffer
from cantina.games.x_wing.destroying import destroy_if_beaten
from cantina.games.x_wing.dice import ATTACK, CRITICAL, DEFENSE, EVADE, FOCUS, HIT
from cantina.games.x_wing.measuring import is_in_arc, is_within
from cantina.games.x_wing.modifying import can_reroll, reroll, rerollable, roll_of
from cantina.games.x_wing.names import face_name, faces_text, ship_name
from cantina.games.x_wing.sides import other_friends
from cantina.games.x_wing.state import Result
from cantina.games.x_wing.values import primary_weapon_value

can, does, says = language.can, language.does, language.says

MOST_GUESSED = 6

plain(u.SpoilHit, "xw-does-spoil-hit")
plain(u.RerollUpToAttack, "xw-does-reroll-up-to-attack")
plain(u.RollExtraDefense, "xw-does-roll-extra-defense")
plain(u.GuessEvades, "xw-does-guess-evades")
plain(u.SwarmDice, "xw-does-swarm-dice")
plain(u.ForbidLock, "xw-does-forbid-lock")
plain(u.TakeCritical, "xw-does-take-critical")
plain(u.TakeHits, "xw-does-take-hits")


# --- dice outside the two rolls of an attack ------------------------------------------------


@says(u.RollAndSuffer)
def _(node: u.RollAndSuffer) -> Text:
    message = "xw-does-roll-and-suffer" if node.criticals else "xw-does-roll-and-suffer-plain"
    return Text(message, {"count": node.dice})


@does(u.RollAndSuffer)
async def roll_and_suffer(scene: Scene, node: u.RollAndSuffer) -> Outcome:
    """Roll attack dice; each hit is a damage and each critical a critical damage."""
    faces = [result.face for result in await dice.roll(ATTACK, node.dice)]
    await suffer_faces(scene, faces, node.criticals)
    return DONE


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


@says(u.RollForTokens)
def _(node: u.RollForTokens) -> Text:
    return text("xw-does-roll-for-tokens", count=node.dice)


@does(u.RollForTokens)
async def _(scene: Scene, node: u.RollForTokens) -> Outcome:
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


@says(u.RollCases)
def _(node: u.RollCases) -> Text:
    cases = [
        text("xw-does-roll-case", face=face_name(face), effect=language.text(effect))
        for face, effect in zip(node.faces, node.effects, strict=True)
    ]
    return text("xw-does-roll-cases", cases=cases)


@does(u.RollCases)
async def _(scene: Scene, node: u.RollCases) -> Outcome:
    face = await dice.roll_one(ATTACK)
    name = ship_name(scene.g, scene.ship)
    scene.g.say("xw-log-rolls-one", "XW-CARD-ABILITY-4", ship=name, face=face_name(face))
    if face not in node.faces:
        return NOTHING
    return await language.run(scene, node.effects[node.faces.index(face)])


# --- the rolls of an attack -----------------------------------------------------------------


@says(u.AddDie)
def _(node: u.AddDie) -> Text:
    return text("xw-does-add", face=face_name(node.face), die=Text(DICE[node.die]))


@does(u.AddDie)
async def _(scene: Scene, node: u.AddDie) -> Outcome:
    roll_of(attack_in(scene), node.die).append(Result(node.face))
    return DONE


WORST_FIRST = (dice.BLANK, FOCUS, HIT)


@says(u.ChangeWorst)
def _(node: u.ChangeWorst) -> Text:
    return text("xw-does-change-worst", into=face_name(node.into))


@can(u.ChangeWorst)
def _(scene: Scene, node: u.ChangeWorst) -> bool:
    attack = scene.g.attack
    faces = [face for face in WORST_FIRST if face != node.into]
    return attack is not None and any(r.face in faces for r in attack.attack_roll)


@does(u.ChangeWorst)
async def _(scene: Scene, node: u.ChangeWorst) -> Outcome:
    faces = [face for face in WORST_FIRST if face != node.into]
    found = [result for result in attack_in(scene).attack_roll if result.face in faces]
    if not found:
        return NOTHING
    min(found, key=lambda result: faces.index(result.face)).face = node.into
    return DONE


@says(u.CancelRoll)
def _(node: u.CancelRoll) -> Text:
    return text("xw-does-cancel-roll", die=Text(DICE[node.die]))


@does(u.CancelRoll)
async def _(scene: Scene, node: u.CancelRoll) -> Outcome:
    roll_of(attack_in(scene), node.die).clear()
    return DONE


@says(u.FreezeRoll)
def _(node: u.FreezeRoll) -> Text:
    return text("xw-does-freeze-roll", die=Text(DICE[node.die]))


@does(u.FreezeRoll)
async def _(scene: Scene, node: u.FreezeRoll) -> Outcome:
    attack = attack_in(scene)
    attack.frozen = (*attack.frozen, node.die)
    return DONE


@can(u.SpoilHit)
def _(scene: Scene, _node: u.SpoilHit) -> bool:
    return scene.g.attack is not None and dice.count(scene.g.attack.attack_roll, HIT) > 0


@does(u.SpoilHit)
async def _(scene: Scene, _node: u.SpoilHit) -> Outcome:
    for result in attack_in(scene).attack_roll:
        if result.face == HIT:
            result.face, result.rerolled = FOCUS, True
            return DONE
    return NOTHING


@says(u.RerollForStress)
def _(node: u.RerollForStress) -> Text:
    return text("xw-does-reroll-for-stress", die=Text(DICE[node.die]))


@can(u.RerollForStress)
def _(scene: Scene, node: u.RerollForStress) -> bool:
    return can_reroll(scene.g, node.die) and bool(rerollable(scene.g, node.die))


@does(u.RerollForStress)
async def _(scene: Scene, node: u.RerollForStress) -> Outcome:
    count = await reroll_some(scene, node.die, 0, least=1)
    await language.run(scene, Gain(tokens.STRESS, count))
    return Outcome(count > 0, count)


async def reroll_some(scene: Scene, die: str, most: int, least: int = 0) -> int:
    """Let the player reroll up to some dice; 0 for any number."""
    chosen = await AskMany(
        scene.seat,
        "xw-ask-reroll",
        rerollable(scene.g, die),
        least=least,
        most=most or None,
        label=lambda place: face_name(roll_of(attack_in(scene), die)[place].face),
        at=lambda place: f"die:{die}:{place}",
        rules=("XW-MODIFY-5", "XW-MODIFY-7"),
    )
    await reroll(scene.g, die, chosen)
    return len(chosen)


@can(u.RerollUpToAttack)
def _(scene: Scene, _node: u.RerollUpToAttack) -> bool:
    ready = can_reroll(scene.g, ATTACK) and bool(rerollable(scene.g, ATTACK))
    return ready and primary_weapon_value(scene.g, scene.g.ship(scene.you)) > 0


@does(u.RerollUpToAttack)
async def _(scene: Scene, _node: u.RerollUpToAttack) -> Outcome:
    most = primary_weapon_value(scene.g, scene.g.ship(scene.you))
    count = await reroll_some(scene, ATTACK, most)
    return Outcome(count > 0, count)


@does(u.RollExtraDefense)
async def _(scene: Scene, _node: u.RollExtraDefense) -> Outcome:
    roll = await dice.roll(DEFENSE, 1)
    attack_in(scene).defense_roll.extend(roll)
    return DONE


@does(u.GuessEvades)
async def _(scene: Scene, _node: u.GuessEvades) -> Outcome:
    guess = await Ask(
        scene.seat,
        "xw-ask-guess",
        list(range(MOST_GUESSED + 1)),
        label=lambda number: text("effect-number", number=number),
    )
    attack_in(scene).guess = guess
    return DONE


def swarm(scene: Scene) -> list[int]:
    """Return the friends with an evade token that have the defender in arc."""
    you, target = scene.g.ship(scene.you), scene.g.ship(attack_in(scene).defender)
    return [
        ship.ship_id
        for ship in other_friends(scene.g, you)
        if tokens.held(ship, tokens.EVADE)
        and is_within(ship, target, 3)
        and is_in_arc(ship, target)
    ]


@can(u.SwarmDice)
def _(scene: Scene, _node: u.SwarmDice) -> bool:
    return scene.g.attack is not None and bool(swarm(scene))


@does(u.SwarmDice)
async def _(scene: Scene, _node: u.SwarmDice) -> Outcome:
    chosen = await AskMany(
        scene.seat,
        "xw-ask-choose-ships",
        swarm(scene),
        least=0,
        most=2,
        label=lambda ship: text("xw-option-ship", ship=ship_name(scene.g, ship)),
        at=lambda ship: f"ship:{ship}",
    )
    for ship_id in chosen:
        tokens.lose(scene.g.ship(ship_id), tokens.EVADE)
    attack_in(scene).more_dice += len(chosen)
    return Outcome(bool(chosen), len(chosen))


@does(u.ForbidLock)
async def _(scene: Scene, _node: u.ForbidLock) -> Outcome:
    attack_in(scene).forbidden_lock = True
    return DONE


@says(u.BarToken)
def _(node: u.BarToken) -> Text:
    return text("xw-does-bar-token", token=Text(TOKENS[node.token]))


@can(u.BarToken)
def _(scene: Scene, node: u.BarToken) -> bool:
    attack = scene.g.attack
    if attack is None:
        return False
    return tokens.held(scene.g.ship(attack.defender), node.token) > attack.barred.count(node.token)


@does(u.BarToken)
async def _(scene: Scene, node: u.BarToken) -> Outcome:
    attack = attack_in(scene)
    attack.barred = (*attack.barred, node.token)
    return DONE


# --- uncancelled results --------------------------------------------------------------------


@says(u.CancelHitsDownTo)
def _(node: u.CancelHitsDownTo) -> Text:
    return text("xw-does-cancel-hits-down-to", left=node.left)


@does(u.CancelHitsDownTo)
async def _(scene: Scene, node: u.CancelHitsDownTo) -> Outcome:
    attack = attack_in(scene)
    count = max(0, attack.hits - node.left)
    attack.hits -= count
    await language.run(scene, Gain(tokens.STRESS, count))
    return Outcome(count > 0, count)


@can(u.TakeCritical)
def _(scene: Scene, _node: u.TakeCritical) -> bool:
    return scene.g.attack is not None and scene.g.attack.criticals > 0


@does(u.TakeCritical)
async def _(scene: Scene, _node: u.TakeCritical) -> Outcome:
    attack = attack_in(scene)
    attack.criticals -= 1
    await suffer(scene.g, scene.you, critical=True, cause=attack.attacker)
    await destroy_if_beaten(scene.g, scene.you)
    return DONE


@can(u.TakeHits)
def _(scene: Scene, _node: u.TakeHits) -> bool:
    return scene.g.attack is not None and scene.g.attack.hits > 0


@does(u.TakeHits)
async def _(scene: Scene, _node: u.TakeHits) -> Outcome:
    attack = attack_in(scene)
    hits, attack.hits = attack.hits, 0
    for _ in range(hits):
        await suffer(scene.g, scene.you, cause=attack.attacker)
    await destroy_if_beaten(scene.g, scene.you)
    return Outcome(True, hits)
