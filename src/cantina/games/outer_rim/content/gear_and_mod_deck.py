"""The gear and mod deck: what makes a character or a ship better."""

from __future__ import annotations

from typing import Final

from cantina.games.outer_rim.cards.conditions import HasSkill, InCombat, IsDamaged
from cantina.games.outer_rim.cards.nodes import Recover
from cantina.games.outer_rim.cards.phrases import all_of, choose, if_
from cantina.games.outer_rim.cards.windows import Cancel, Reroll, Turn
from cantina.games.outer_rim.printed import Ability, Asset, Card, Modifier, PatrolIcon
from cantina.games.outer_rim.terms import ARMOR, WEAPON

GROUND: Final = InCombat(kind="ground")
SHIP: Final = InCombat(kind="ship")
STRENGTH: Final = HasSkill(("strength",))
TACTICS: Final = HasSkill(("tactics",))

GEAR_AND_MOD_DECK: Final = (
    Card(
        id="gear_armored_vest",
        confidence="public",
        market="gear_mod",
        icon=PatrolIcon(faction="rebel", distance=4),
        asset=Asset(
            type="gear",
            cost=4000,
            traits=(ARMOR,),
            limit_one=ARMOR,
            modifiers=(Modifier(value="health", amount=2),),
        ),
    ),
    Card(
        id="gear_dl_44",
        confidence="public",
        market="gear_mod",
        asset=Asset(
            type="gear",
            cost=3000,
            traits=(WEAPON,),
            modifiers=(Modifier(value="ground_combat"),),
        ),
    ),
    Card(
        id="gear_iqa_11",
        confidence="public",
        market="gear_mod",
        icon=PatrolIcon(faction="imperial", distance=3),
        asset=Asset(
            type="gear",
            cost=5000,
            traits=(WEAPON,),
            modifiers=(
                Modifier(value="ground_combat"),
                Modifier(value="damage_cap_after_win", amount=2, condition=GROUND),
            ),
        ),
    ),
    Card(
        id="gear_jetpack",
        confidence="public",
        market="gear_mod",
        asset=Asset(
            type="gear",
            cost=5000,
            abilities=(
                Ability(
                    moment="results",
                    condition=GROUND,
                    effect=if_(TACTICS, choose(Cancel("hit"), Cancel("crit")), Cancel("hit")),
                ),
            ),
        ),
    ),
    Card(
        id="gear_mpl_57",
        confidence="public",
        market="gear_mod",
        icon=PatrolIcon(faction="hutt", distance=2),
        asset=Asset(
            type="gear",
            cost=8000,
            traits=(WEAPON,),
            modifiers=(Modifier(value="ground_combat", amount=2),),
        ),
    ),
    Card(
        id="gear_plastoid_armor",
        confidence="public",
        market="gear_mod",
        asset=Asset(
            type="gear",
            cost=8000,
            traits=(ARMOR,),
            limit_one=ARMOR,
            modifiers=(
                Modifier(value="health", amount=2),
                Modifier(value="opponent_ground_dice", condition=STRENGTH),
            ),
        ),
    ),
    Card(
        id="gear_vibro_ax",
        confidence="public",
        market="gear_mod",
        icon=PatrolIcon(faction="syndicate", distance=3),
        asset=Asset(
            type="gear",
            cost=5000,
            traits=(WEAPON,),
            modifiers=(Modifier(value="ground_combat"),),
            abilities=(
                Ability(
                    moment="results",
                    condition=all_of(GROUND, STRENGTH),
                    effect=Turn(("focus",), "crit"),
                ),
            ),
        ),
    ),
    Card(
        id="gear_vibroknife",
        confidence="public",
        market="gear_mod",
        asset=Asset(
            type="gear",
            cost=4000,
            traits=(WEAPON,),
            modifiers=(
                Modifier(value="ground_combat", condition=HasSkill(("stealth", "strength"))),
            ),
            abilities=(
                Ability(moment="results", condition=GROUND, effect=Turn(("focus",), "hit")),
            ),
        ),
    ),
    Card(
        id="mod_autoblaster",
        confidence="public",
        market="gear_mod",
        icon=PatrolIcon(faction="rebel", distance=3),
        asset=Asset(
            type="mod",
            cost=5000,
            abilities=(
                Ability(
                    moment="results",
                    condition=SHIP,
                    effect=if_(
                        TACTICS,
                        choose(Turn(("focus",), "hit", 2), Turn(("focus",), "crit")),
                        Turn(("focus",), "hit", 2),
                    ),
                ),
            ),
        ),
    ),
    Card(
        id="mod_ion_cannon",
        confidence="public",
        market="gear_mod",
        asset=Asset(
            type="mod",
            cost=5000,
            abilities=(
                Ability(
                    moment="results",
                    condition=SHIP,
                    effect=if_(TACTICS, choose(Cancel("hit"), Cancel("crit")), Cancel("hit")),
                ),
            ),
        ),
    ),
    Card(
        id="mod_maneuvering_thrusters",
        confidence="public",
        market="gear_mod",
        icon=PatrolIcon(faction="imperial", distance=2),
        asset=Asset(
            type="mod",
            cost=6000,
            modifiers=(Modifier(value="opponent_ship_dice", condition=TACTICS),),
        ),
    ),
    Card(
        id="mod_nav_computer",
        confidence="seed",
        market="gear_mod",
        asset=Asset(type="mod", cost=3000, modifiers=(Modifier(value="hyperdrive"),)),
    ),
    Card(
        id="mod_quad_laser",
        confidence="public",
        market="gear_mod",
        icon=PatrolIcon(faction="hutt", distance=3),
        asset=Asset(type="mod", cost=2000, modifiers=(Modifier(value="ship_combat"),)),
    ),
    Card(
        id="mod_shield_upgrade",
        confidence="public",
        market="gear_mod",
        asset=Asset(
            type="mod",
            cost=5000,
            modifiers=(Modifier(value="hull"),),
            abilities=(
                Ability(moment="action", condition=IsDamaged("ship"), effect=Recover(1, "ship")),
            ),
        ),
    ),
    Card(
        id="mod_targeting_computer",
        confidence="public",
        market="gear_mod",
        icon=PatrolIcon(faction="syndicate", distance=4),
        asset=Asset(
            type="mod",
            cost=2000,
            abilities=(
                Ability(
                    moment="after_roll",
                    limit="combat",
                    condition=SHIP,
                    effect=Reroll(faces=("blank",)),
                ),
            ),
        ),
    ),
)
