"""How words about comparing results and cancelling them work and read."""

from __future__ import annotations

from cantina.core.ask import Ask
from cantina.core.effects import DONE, Outcome
from cantina.core.text import Text, text
from cantina.games.x_wing.cards.meanings.common import attack_in
from cantina.games.x_wing.cards.printing import DICE, plain
from cantina.games.x_wing.cards.scene import Scene, language
from cantina.games.x_wing.cards.words.comparing import (
    AlwaysHits,
    AttackHit,
    CancelAllResults,
    CancelDefense,
    CancelEvades,
    CancelHitsDownTo,
    CancelResults,
    CancelRoll,
    CriticalLeft,
    CriticalsFirst,
    DevotedHit,
    HitsAtLeast,
    HitsStand,
    SureCritical,
    TakeCritical,
    TakeHits,
    TakeOne,
)
from cantina.games.x_wing.cards.words.tokens import Gain
from cantina.games.x_wing.names import face_name, faces_text
from cantina.games.x_wing.rules import dice, tokens
from cantina.games.x_wing.rules.damage import suffer
from cantina.games.x_wing.rules.destroying import destroy_if_beaten
from cantina.games.x_wing.rules.modifying import roll_of

plain(AttackHit, "xw-when-attack-hit")
plain(CriticalLeft, "xw-when-critical-left")
plain(HitsStand, "xw-gives-hits-stand")
plain(DevotedHit, "xw-gives-devoted-hit")
plain(SureCritical, "xw-gives-sure-critical")
plain(AlwaysHits, "xw-gives-always-hits")
plain(CancelAllResults, "xw-does-cancel-all")
plain(CriticalsFirst, "xw-does-criticals-first")
plain(TakeCritical, "xw-does-take-critical")
plain(TakeOne, "xw-does-take-one")
plain(TakeHits, "xw-does-take-hits")


# --- conditions ------------------------------------------------------------------------------


@language.holds(AttackHit)
def attack_hit(scene: Scene, _: AttackHit) -> bool:
    """XW-COMPARE-3: at least one result was left."""
    return scene.g.attack is not None and scene.g.attack.hit


@language.says(HitsAtLeast)
def _(node: HitsAtLeast) -> Text:
    return text("xw-when-hits-at-least", hits=node.hits)


@language.holds(HitsAtLeast)
def _(scene: Scene, node: HitsAtLeast) -> bool:
    return scene.g.attack is not None and scene.g.attack.hits >= node.hits


@language.holds(CriticalLeft)
def _(scene: Scene, _node: CriticalLeft) -> bool:
    return scene.g.attack is not None and scene.g.attack.criticals > 0


# --- effects ---------------------------------------------------------------------------------


@language.says(CancelResults)
def _(node: CancelResults) -> Text:
    message = "xw-does-cancel" if node.most else "xw-does-cancel-faces"
    return Text(message, {"count": node.most, "face": face_name(node.face)})


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


@language.says(CancelRoll)
def _(node: CancelRoll) -> Text:
    return text("xw-does-cancel-roll", die=Text(DICE[node.die]))


@language.does(CancelRoll)
async def _(scene: Scene, node: CancelRoll) -> Outcome:
    roll_of(attack_in(scene), node.die).clear()
    return DONE


@language.says(CancelEvades)
def say_cancel_evades(node: CancelEvades) -> Text:
    """Print it."""
    return text("xw-does-cancel-evades", count=node.most)


@language.can(CancelEvades)
def can_cancel_evades(scene: Scene, _: CancelEvades) -> bool:
    """Whether the defender shows an evade."""
    attack = scene.g.attack
    return attack is not None and dice.count(attack.defense_roll, dice.EVADE) > 0


@language.does(CancelEvades)
async def cancel_evades(scene: Scene, node: CancelEvades) -> Outcome:
    """XW-COMPARE-5: cancelled evades no longer count."""
    roll = attack_in(scene).defense_roll
    places = [place for place, result in enumerate(roll) if result.face == dice.EVADE]
    for place in reversed(places[: node.most]):
        del roll[place]
    return Outcome(bool(places), len(places[: node.most]))


@language.says(CancelDefense)
def _(node: CancelDefense) -> Text:
    return text("xw-does-cancel-defense", faces=faces_text(list(node.faces)))


@language.can(CancelDefense)
def _(scene: Scene, node: CancelDefense) -> bool:
    attack = scene.g.attack
    return attack is not None and any(r.face in node.faces for r in attack.defense_roll)


@language.does(CancelDefense)
async def _(scene: Scene, node: CancelDefense) -> Outcome:
    attack = attack_in(scene)
    left = [result for result in attack.defense_roll if result.face not in node.faces]
    cancelled = len(attack.defense_roll) - len(left)
    attack.defense_roll = left
    return Outcome(cancelled > 0, cancelled)


@language.does(CriticalsFirst)
async def _(scene: Scene, _node: CriticalsFirst) -> Outcome:
    attack_in(scene).criticals_first = True
    return DONE


@language.says(CancelHitsDownTo)
def _(node: CancelHitsDownTo) -> Text:
    return text("xw-does-cancel-hits-down-to", left=node.left)


@language.does(CancelHitsDownTo)
async def _(scene: Scene, node: CancelHitsDownTo) -> Outcome:
    attack = attack_in(scene)
    count = max(0, attack.hits - node.left)
    attack.hits -= count
    await language.run(scene, Gain(tokens.STRESS, count))
    return Outcome(count > 0, count)


@language.can(TakeCritical)
def _(scene: Scene, _node: TakeCritical) -> bool:
    return scene.g.attack is not None and scene.g.attack.criticals > 0


@language.does(TakeCritical)
async def _(scene: Scene, _node: TakeCritical) -> Outcome:
    attack = attack_in(scene)
    attack.criticals -= 1
    await suffer(scene.g, scene.you, critical=True, cause=attack.attacker)
    await destroy_if_beaten(scene.g, scene.you)
    return DONE


@language.can(TakeOne)
def _(scene: Scene, _node: TakeOne) -> bool:
    attack = scene.g.attack
    return attack is not None and attack.hits + attack.criticals > 0


@language.does(TakeOne)
async def _(scene: Scene, _node: TakeOne) -> Outcome:
    attack = attack_in(scene)
    left = {dice.HIT: attack.hits, dice.CRITICAL: attack.criticals}
    faces = [face for face, count in left.items() if count]
    face = await Ask(scene.seat, "xw-ask-take", faces, label=face_name)
    critical = face == dice.CRITICAL
    if critical:
        attack_in(scene).criticals -= 1
    else:
        attack_in(scene).hits -= 1
    await suffer(scene.g, scene.ship, critical, cause=attack_in(scene).attacker)
    await destroy_if_beaten(scene.g, scene.ship)
    return DONE


@language.can(TakeHits)
def _(scene: Scene, _node: TakeHits) -> bool:
    return scene.g.attack is not None and scene.g.attack.hits > 0


@language.does(TakeHits)
async def _(scene: Scene, _node: TakeHits) -> Outcome:
    attack = attack_in(scene)
    hits, attack.hits = attack.hits, 0
    for _ in range(hits):
        await suffer(scene.g, scene.you, cause=attack.attacker)
    await destroy_if_beaten(scene.g, scene.you)
    return Outcome(True, hits)
