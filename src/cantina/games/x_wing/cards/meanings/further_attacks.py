"""How words about further attacks work and read."""

from __future__ import annotations

from cantina.core.effects import DONE, NOTHING, Outcome
from cantina.core.text import Text, text
from cantina.games.x_wing.cards.meanings.common import attack_in, card_of, subject, you_in
from cantina.games.x_wing.cards.printing import plain
from cantina.games.x_wing.cards.scene import Scene, language
from cantina.games.x_wing.cards.windows import mark
from cantina.games.x_wing.cards.words.further_attacks import (
    AgainstMarked,
    AttackAfterwards,
    AttackAgain,
    AttackIt,
    AttackNow,
    FollowsUp,
    InsteadOfAttack,
    MarkShip,
    NotUsed,
    Retaliate,
)
from cantina.games.x_wing.rules.combat import OTHER_THAN, attack_aside, retaliate, retaliations
from cantina.games.x_wing.rules.declaring import declare
from cantina.games.x_wing.rules.targets import PASS, combat_choices, out_of_reach, weapon_in
from cantina.games.x_wing.state import IN_PLAY, NOBODY

plain(NotUsed, "xw-when-not-used")

plain(FollowsUp, "xw-when-follows-up")

plain(AgainstMarked, "xw-when-against-marked")

plain(MarkShip, "xw-does-mark-ship")

plain(AttackAgain, "xw-does-attack-again")

plain(AttackIt, "xw-does-attack-it")

plain(AttackNow, "xw-does-attack-now")


@language.holds(NotUsed)
def _(scene: Scene, node: NotUsed) -> bool:
    attack = scene.g.attack
    name = f"{scene.you}:{mark(scene.source, node.index)}"
    return attack is not None and name not in attack.used


@language.holds(FollowsUp)
def _(scene: Scene, _node: FollowsUp) -> bool:
    attack = scene.g.attack
    return attack is not None and attack.granted_by == f"{scene.you}:{scene.source}"


@language.holds(AgainstMarked)
def _(scene: Scene, _node: AgainstMarked) -> bool:
    attack = scene.g.attack
    if attack is None:
        return False
    other = attack.defender if attack.attacker == scene.you else attack.attacker
    return (scene.source, other) in you_in(scene).marks


@language.does(MarkShip)
async def _(scene: Scene, _node: MarkShip) -> Outcome:
    you = scene.g.ship(scene.you)
    you.marks = (*you.marks, (scene.source, scene.ship))
    return DONE


@language.does(AttackAgain)
async def attack_again(scene: Scene, _: AttackAgain) -> Outcome:
    """Make the attack once more afterwards."""
    attack_in(scene).repeats += 1
    return DONE


AFTERWARDS = {
    "primary": "xw-does-attack-afterwards",
    "turret": "xw-does-attack-afterwards-turret",
    "other": "xw-does-attack-afterwards-other",
    "rear": "xw-does-attack-afterwards-rear",
}


@language.says(AttackAfterwards)
def _(node: AttackAfterwards) -> Text:
    if node.elsewhere:
        return text("xw-does-attack-elsewhere")
    return Text(AFTERWARDS[node.weapon])


@language.can(AttackAfterwards)
def _(scene: Scene, _node: AttackAfterwards) -> bool:
    attack = scene.g.attack
    return attack is not None and not attack.last and not attack.repeats and not attack.grants[0]


@language.does(AttackAfterwards)
async def _(scene: Scene, node: AttackAfterwards) -> Outcome:
    weapon = f"{OTHER_THAN}{attack_in(scene).weapon}" if node.weapon == "other" else node.weapon
    attack_in(scene).grants = (f"{scene.you}:{scene.source}", weapon, node.elsewhere)
    return DONE


@language.can(AttackIt)
def _(scene: Scene, _node: AttackIt) -> bool:
    g = scene.g
    if g.attack is not None or subject(scene).status != IN_PLAY:
        return False
    return out_of_reach(g, g.ship(scene.you), card_of(scene), subject(scene)) is None


@language.does(AttackIt)
async def _(scene: Scene, _node: AttackIt) -> Outcome:
    await attack_aside(scene.g, scene.you, card_of(scene), scene.ship)
    return DONE


@language.says(Retaliate)
def _(node: Retaliate) -> Text:
    return text("xw-does-attack-that-ship" if node.at_it else "xw-does-attack-out-of-turn")


def aim_of(scene: Scene, node: Retaliate) -> tuple[bool, int]:
    """Return whether only the primary weapon will do, and the only ship, if there is one."""
    return bool(node.weapon), scene.ship if node.at_it else NOBODY


@language.can(Retaliate)
def _(scene: Scene, node: Retaliate) -> bool:
    if scene.g.attack is not None or you_in(scene).status != IN_PLAY:
        return False
    return retaliations(scene.g, you_in(scene), *aim_of(scene, node)) != [PASS]


@language.does(Retaliate)
async def _(scene: Scene, node: Retaliate) -> Outcome:
    return Outcome(await retaliate(scene.g, scene.you, *aim_of(scene, node)))


@language.can(AttackNow)
def _(scene: Scene, _node: AttackNow) -> bool:
    if scene.g.attack is not None or you_in(scene).status != IN_PLAY:
        return False
    return any(choice[0] == "attack" for choice in combat_choices(scene.g, you_in(scene)))


@language.does(AttackNow)
async def _(scene: Scene, _node: AttackNow) -> Outcome:
    choice = await declare(scene.g, scene.you)
    if choice == PASS or choice[0] != "attack":
        return NOTHING
    you_in(scene).holds_fire = scene.g.round + 1
    await attack_aside(scene.g, scene.you, weapon_in(choice), int(choice[2]))
    return DONE


@language.says(InsteadOfAttack)
def _(node: InsteadOfAttack) -> Text:
    return text("xw-ability-instead-of-attack", effect=language.text(node.does))
