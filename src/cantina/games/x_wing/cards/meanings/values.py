"""How words about printed values and pilot skill work and read."""

from __future__ import annotations

from cantina.core.effects import DONE, Outcome
from cantina.core.text import Text, text
from cantina.games.x_wing.cards.meanings.common import subject, you_in
from cantina.games.x_wing.cards.printing import OWNERS, STATS, plain
from cantina.games.x_wing.cards.scene import Scene, language
from cantina.games.x_wing.cards.words.values import (
    MatchSkill,
    PrimaryAtLeast,
    Silenced,
    SkillBecomes,
    SpeedForAgility,
    SwapSkill,
    TouchedAgility,
    Value,
)
from cantina.games.x_wing.rules.values import pilot_skill, primary_weapon_value

plain(Silenced, "xw-gives-silenced")
plain(SpeedForAgility, "xw-gives-speed-for-agility")
plain(MatchSkill, "xw-does-match-skill")
plain(SwapSkill, "xw-does-swap-skill")


# --- conditions ------------------------------------------------------------------------------


@language.says(PrimaryAtLeast)
def _(node: PrimaryAtLeast) -> Text:
    return text("xw-when-primary-at-least", value=node.value)


@language.holds(PrimaryAtLeast)
def _(scene: Scene, node: PrimaryAtLeast) -> bool:
    return primary_weapon_value(scene.g, you_in(scene)) >= node.value


# --- modifiers -------------------------------------------------------------------------------


@language.says(Value)
def _(node: Value) -> Text:
    owner, stat = Text(OWNERS[node.whose]), Text(STATS[node.stat])
    if node.becomes is not None:
        return text("xw-gives-becomes", owner=owner, stat=stat, value=node.becomes)
    if node.by > 0:
        return text("xw-gives-more", owner=owner, stat=stat, by=node.by)
    return text("xw-gives-less", owner=owner, stat=stat, by=-node.by)


@language.says(TouchedAgility)
def _(node: TouchedAgility) -> Text:
    return text("xw-gives-touched-agility", by=-node.by)


# --- effects ---------------------------------------------------------------------------------


@language.does(MatchSkill)
async def match_skill(scene: Scene, _: MatchSkill) -> Outcome:
    """Make the chosen ship's pilot skill equal yours for this phase."""
    subject(scene).skill_this_phase = pilot_skill(scene.g, scene.g.ship(scene.you))
    return DONE


@language.says(SkillBecomes)
def say_skill_becomes(node: SkillBecomes) -> Text:
    """Print it."""
    return text("xw-does-skill-becomes", skill=node.skill)


@language.does(SkillBecomes)
async def skill_becomes(scene: Scene, node: SkillBecomes) -> Outcome:
    """Set a pilot skill for the rest of the phase."""
    subject(scene).skill_this_phase = node.skill
    return DONE


@language.does(SwapSkill)
async def _(scene: Scene, _node: SwapSkill) -> Outcome:
    g, ship, you = scene.g, subject(scene), scene.g.ship(scene.you)
    theirs, yours = pilot_skill(g, ship), pilot_skill(g, you)
    ship.skill_this_phase, you.skill_this_phase = yours, theirs
    return DONE
