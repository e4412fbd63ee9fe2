"""How words about modifying dice work and read."""

from __future__ import annotations

from cantina.core.ask import Ask, AskMany
from cantina.core.effects import DONE, NOTHING, Outcome
from cantina.core.text import Text, text
from cantina.games.x_wing.cards.meanings.common import attack_in, you_in
from cantina.games.x_wing.cards.printing import DICE, TOKENS, plain, ranges
from cantina.games.x_wing.cards.scene import Scene, language
from cantina.games.x_wing.cards.words.modifying import (
    AddDie,
    AddMatching,
    AddResult,
    AllBecome,
    BarToken,
    ChangeResults,
    ChangeWorst,
    ForbidLock,
    ForcesFocus,
    FreezeRoll,
    GuessEvades,
    LockedCannotModify,
    NothingModifies,
    OnlyFocusModifies,
    RerollDice,
    RerollForStress,
    RerollPerFriend,
    RerollUpToAttack,
    SpendDie,
    SpoilHit,
    SwarmDice,
)
from cantina.games.x_wing.cards.words.tokens import Gain
from cantina.games.x_wing.names import FACE_NAMES, face_name, ship_name
from cantina.games.x_wing.rules import dice, tokens
from cantina.games.x_wing.rules.dice import ATTACK, FOCUS, HIT
from cantina.games.x_wing.rules.measuring import is_in_arc, is_within
from cantina.games.x_wing.rules.modifying import can_reroll, reroll, rerollable, roll_of
from cantina.games.x_wing.rules.sides import other_friends
from cantina.games.x_wing.rules.values import primary_weapon_value
from cantina.games.x_wing.state import Result

plain(SpendDie, "xw-does-spend-die")
plain(OnlyFocusModifies, "xw-gives-only-focus")
plain(NothingModifies, "xw-gives-nothing-modifies")
plain(LockedCannotModify, "xw-gives-locked-cannot-modify")
plain(ForcesFocus, "xw-gives-forces-focus")
plain(RerollUpToAttack, "xw-does-reroll-up-to-attack")
plain(SpoilHit, "xw-does-spoil-hit")
plain(GuessEvades, "xw-does-guess-evades")
plain(SwarmDice, "xw-does-swarm-dice")
plain(ForbidLock, "xw-does-forbid-lock")


@language.says(ChangeResults)
def _(node: ChangeResults) -> Text:
    message = "xw-does-change" if node.most else "xw-does-change-all"
    return Text(
        message,
        {"count": node.most, "face": face_name(node.face), "into": face_name(node.into)},
    )


@language.can(ChangeResults)
def can_change_results(scene: Scene, node: ChangeResults) -> bool:
    """Whether the roll shows such a face."""
    attack = scene.g.attack
    return attack is not None and any(
        r.face == node.face and not r.fixed for r in roll_of(attack, node.die)
    )


@language.does(ChangeResults)
async def change_results(scene: Scene, node: ChangeResults) -> Outcome:
    """XW-MODIFY-4: turn dice to another face."""
    changed = 0
    for result in roll_of(attack_in(scene), node.die):
        if result.fixed or result.face != node.face:
            continue
        if not node.most or changed < node.most:
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


@language.says(RerollDice)
def _(node: RerollDice) -> Text:
    die = Text(DICE[node.die])
    faces = [Text(FACE_NAMES[face]) for face in node.faces]
    if faces and node.most == 1:
        return text("xw-does-reroll-one-face", die=die, faces=faces)
    if faces:
        return text("xw-does-reroll-faces", die=die, faces=faces)
    if node.most:
        return text("xw-does-reroll-some", die=die, count=node.most)
    return text("xw-does-reroll-any", die=die)


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


@language.says(AddResult)
def _(node: AddResult) -> Text:
    return text("xw-does-add", face=face_name(node.face), die=Text(DICE[node.die]))


@language.does(AddResult)
async def add_result(scene: Scene, node: AddResult) -> Outcome:
    """XW-MODIFY-3: one more result in the roll."""
    roll_of(attack_in(scene), node.die).append(Result(node.face, added=True))
    return DONE


@language.can(SpendDie)
def _(scene: Scene, _node: SpendDie) -> bool:
    return scene.g.attack is not None and bool(scene.g.attack.attack_roll)


@language.does(SpendDie)
async def _(scene: Scene, _node: SpendDie) -> Outcome:
    place = await Ask(
        scene.g.ship(scene.you).seat,
        "xw-ask-spend-die",
        list(range(len(attack_in(scene).attack_roll))),
        label=lambda place: face_name(attack_in(scene).attack_roll[place].face),
        at=lambda place: f"die:attack:{place}",
    )
    del attack_in(scene).attack_roll[place]
    return DONE


@language.says(AddDie)
def _(node: AddDie) -> Text:
    return text("xw-does-add", face=face_name(node.face), die=Text(DICE[node.die]))


@language.does(AddDie)
async def _(scene: Scene, node: AddDie) -> Outcome:
    roll_of(attack_in(scene), node.die).append(Result(node.face))
    return DONE


@language.says(ChangeWorst)
def _(node: ChangeWorst) -> Text:
    return text("xw-does-change-worst", into=face_name(node.into))


WORST_FIRST = (dice.BLANK, FOCUS, HIT)


@language.can(ChangeWorst)
def _(scene: Scene, node: ChangeWorst) -> bool:
    attack = scene.g.attack
    faces = [face for face in WORST_FIRST if face != node.into]
    return attack is not None and any(r.face in faces and not r.fixed for r in attack.attack_roll)


@language.does(ChangeWorst)
async def _(scene: Scene, node: ChangeWorst) -> Outcome:
    faces = [face for face in WORST_FIRST if face != node.into]
    roll = attack_in(scene).attack_roll
    found = [result for result in roll if result.face in faces and not result.fixed]
    if not found:
        return NOTHING
    min(found, key=lambda result: faces.index(result.face)).face = node.into
    return DONE


@language.says(AllBecome)
def _(node: AllBecome) -> Text:
    return text("xw-does-all-become", face=face_name(node.face))


@language.does(AllBecome)
async def _(scene: Scene, node: AllBecome) -> Outcome:
    for result in roll_of(attack_in(scene), node.die):
        if not result.fixed:
            result.face = node.face
    return DONE


@language.says(RerollPerFriend)
def _(node: RerollPerFriend) -> Text:
    die, near = Text(DICE[node.die]), ranges(1, node.farthest)
    return text("xw-does-reroll-per-friend", die=die, range=near)


def friends_near(scene: Scene, farthest: int) -> int:
    """Count the other friends within a range of you."""
    you = you_in(scene)
    return sum(is_within(you, friend, farthest) for friend in other_friends(scene.g, you))


@language.can(RerollPerFriend)
def _(scene: Scene, node: RerollPerFriend) -> bool:
    near = friends_near(scene, node.farthest)
    return near > 0 and can_reroll(scene.g, node.die) and bool(rerollable(scene.g, node.die))


@language.does(RerollPerFriend)
async def _(scene: Scene, node: RerollPerFriend) -> Outcome:
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


@language.says(AddMatching)
def _(node: AddMatching) -> Text:
    return text("xw-does-add-matching", die=Text(DICE[node.die]))


MATCHED = "matched-dice"

SAME_ALL_OVER = 1


@language.can(AddMatching)
def _(scene: Scene, node: AddMatching) -> bool:
    attack = scene.g.attack
    if attack is None or MATCHED in you_in(scene).used_this_round:
        return False
    return len({result.face for result in roll_of(attack, node.die)}) == SAME_ALL_OVER


@language.does(AddMatching)
async def _(scene: Scene, node: AddMatching) -> Outcome:
    roll = roll_of(attack_in(scene), node.die)
    roll.append(Result(roll[0].face, added=True))
    you_in(scene).used_this_round.append(MATCHED)
    return DONE


@language.says(RerollForStress)
def _(node: RerollForStress) -> Text:
    return text("xw-does-reroll-for-stress", die=Text(DICE[node.die]))


@language.can(RerollForStress)
def _(scene: Scene, node: RerollForStress) -> bool:
    return can_reroll(scene.g, node.die) and bool(rerollable(scene.g, node.die))


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


@language.does(RerollForStress)
async def _(scene: Scene, node: RerollForStress) -> Outcome:
    count = await reroll_some(scene, node.die, 0, least=1)
    await language.run(scene, Gain(tokens.STRESS, count))
    return Outcome(count > 0, count)


@language.can(RerollUpToAttack)
def _(scene: Scene, _node: RerollUpToAttack) -> bool:
    ready = can_reroll(scene.g, ATTACK) and bool(rerollable(scene.g, ATTACK))
    return ready and primary_weapon_value(scene.g, scene.g.ship(scene.you)) > 0


@language.does(RerollUpToAttack)
async def _(scene: Scene, _node: RerollUpToAttack) -> Outcome:
    most = primary_weapon_value(scene.g, scene.g.ship(scene.you))
    count = await reroll_some(scene, ATTACK, most)
    return Outcome(count > 0, count)


@language.says(FreezeRoll)
def _(node: FreezeRoll) -> Text:
    return text("xw-does-freeze-roll", die=Text(DICE[node.die]))


@language.does(FreezeRoll)
async def _(scene: Scene, node: FreezeRoll) -> Outcome:
    attack = attack_in(scene)
    attack.frozen = (*attack.frozen, node.die)
    return DONE


@language.can(SpoilHit)
def _(scene: Scene, _node: SpoilHit) -> bool:
    attack = scene.g.attack
    return attack is not None and any(r.face == HIT and not r.fixed for r in attack.attack_roll)


@language.does(SpoilHit)
async def _(scene: Scene, _node: SpoilHit) -> Outcome:
    for result in attack_in(scene).attack_roll:
        if result.face == HIT and not result.fixed:
            result.face, result.rerolled = FOCUS, True
            return DONE
    return NOTHING


MOST_GUESSED = 6


@language.does(GuessEvades)
async def _(scene: Scene, _node: GuessEvades) -> Outcome:
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


@language.can(SwarmDice)
def _(scene: Scene, _node: SwarmDice) -> bool:
    return scene.g.attack is not None and bool(swarm(scene))


@language.does(SwarmDice)
async def _(scene: Scene, _node: SwarmDice) -> Outcome:
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


@language.does(ForbidLock)
async def _(scene: Scene, _node: ForbidLock) -> Outcome:
    attack_in(scene).forbidden_lock = True
    return DONE


@language.says(BarToken)
def _(node: BarToken) -> Text:
    return text("xw-does-bar-token", token=Text(TOKENS[node.token]))


@language.can(BarToken)
def _(scene: Scene, node: BarToken) -> bool:
    attack = scene.g.attack
    if attack is None:
        return False
    return tokens.held(scene.g.ship(attack.defender), node.token) > attack.barred.count(node.token)


@language.does(BarToken)
async def _(scene: Scene, node: BarToken) -> Outcome:
    attack = attack_in(scene)
    attack.barred = (*attack.barred, node.token)
    return DONE
