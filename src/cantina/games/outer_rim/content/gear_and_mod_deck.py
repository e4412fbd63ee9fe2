"""The gear and mod deck: what makes a character or a ship better."""

from __future__ import annotations

from typing import Final

from cantina.core.cards import Limit
from cantina.games.outer_rim.cards.combat import InCombat
from cantina.games.outer_rim.cards.damage import IsDamaged, Recover
from cantina.games.outer_rim.cards.dice import Cancel, Reroll, Turn
from cantina.games.outer_rim.cards.flow import AllOf, Choose, If
from cantina.games.outer_rim.cards.frames import Ability, Modifier, Standing
from cantina.games.outer_rim.cards.tests import HasSkill
from cantina.games.outer_rim.printed import Asset, Card, PatrolIcon
from cantina.games.outer_rim.terms import (
    AssetType,
    Face,
    Faction,
    Hurt,
    MarketDeck,
    Moment,
    Skill,
    Trait,
    Value,
)

GROUND: Final = InCombat(kind="ground")
SHIP: Final = InCombat(kind="ship")
STRENGTH: Final = HasSkill((Skill.STRENGTH,))
TACTICS: Final = HasSkill((Skill.TACTICS,))

GEAR_AND_MOD_DECK: Final = (
    Card(
        id="gear_armored_vest",
        confidence="public",
        market=MarketDeck.GEAR_MOD,
        icon=PatrolIcon(faction=Faction.REBEL, distance=4),
        asset=Asset(
            type=AssetType.GEAR,
            cost=4000,
            traits=(Trait.ARMOR,),
            limit_one=Trait.ARMOR,
            modifiers=(Standing(Modifier(Value.HEALTH, 2)),),
        ),
    ),
    Card(
        id="gear_dl_44",
        confidence="public",
        market=MarketDeck.GEAR_MOD,
        asset=Asset(
            type=AssetType.GEAR,
            cost=3000,
            traits=(Trait.WEAPON,),
            modifiers=(Standing(Modifier(Value.GROUND_COMBAT)),),
        ),
    ),
    Card(
        id="gear_iqa_11",
        confidence="public",
        market=MarketDeck.GEAR_MOD,
        icon=PatrolIcon(faction=Faction.IMPERIAL, distance=3),
        asset=Asset(
            type=AssetType.GEAR,
            cost=5000,
            traits=(Trait.WEAPON,),
            modifiers=(
                Standing(Modifier(Value.GROUND_COMBAT)),
                Standing(Modifier(Value.DAMAGE_CAP_AFTER_WIN, 2), when=GROUND),
            ),
        ),
    ),
    Card(
        id="gear_jetpack",
        confidence="public",
        market=MarketDeck.GEAR_MOD,
        asset=Asset(
            type=AssetType.GEAR,
            cost=5000,
            abilities=(
                Ability(
                    at=Moment.RESULTS,
                    may=True,
                    when=GROUND,
                    effect=If(
                        TACTICS, Choose((Cancel(Face.HIT), Cancel(Face.CRIT))), Cancel(Face.HIT)
                    ),
                ),
            ),
        ),
    ),
    Card(
        id="gear_mpl_57",
        confidence="public",
        market=MarketDeck.GEAR_MOD,
        icon=PatrolIcon(faction=Faction.HUTT, distance=2),
        asset=Asset(
            type=AssetType.GEAR,
            cost=8000,
            traits=(Trait.WEAPON,),
            modifiers=(Standing(Modifier(Value.GROUND_COMBAT, 2)),),
        ),
    ),
    Card(
        id="gear_plastoid_armor",
        confidence="public",
        market=MarketDeck.GEAR_MOD,
        asset=Asset(
            type=AssetType.GEAR,
            cost=8000,
            traits=(Trait.ARMOR,),
            limit_one=Trait.ARMOR,
            modifiers=(
                Standing(Modifier(Value.HEALTH, 2)),
                Standing(Modifier(Value.OPPONENT_GROUND_DICE), when=STRENGTH),
            ),
        ),
    ),
    Card(
        id="gear_vibro_ax",
        confidence="public",
        market=MarketDeck.GEAR_MOD,
        icon=PatrolIcon(faction=Faction.SYNDICATE, distance=3),
        asset=Asset(
            type=AssetType.GEAR,
            cost=5000,
            traits=(Trait.WEAPON,),
            modifiers=(Standing(Modifier(Value.GROUND_COMBAT)),),
            abilities=(
                Ability(
                    at=Moment.RESULTS,
                    may=True,
                    when=AllOf((GROUND, STRENGTH)),
                    effect=Turn((Face.FOCUS,), Face.CRIT),
                ),
            ),
        ),
    ),
    Card(
        id="gear_vibroknife",
        confidence="public",
        market=MarketDeck.GEAR_MOD,
        asset=Asset(
            type=AssetType.GEAR,
            cost=4000,
            traits=(Trait.WEAPON,),
            modifiers=(
                Standing(
                    Modifier(Value.GROUND_COMBAT), when=HasSkill((Skill.STEALTH, Skill.STRENGTH))
                ),
            ),
            abilities=(
                Ability(
                    at=Moment.RESULTS, may=True, when=GROUND, effect=Turn((Face.FOCUS,), Face.HIT)
                ),
            ),
        ),
    ),
    Card(
        id="mod_autoblaster",
        confidence="public",
        market=MarketDeck.GEAR_MOD,
        icon=PatrolIcon(faction=Faction.REBEL, distance=3),
        asset=Asset(
            type=AssetType.MOD,
            cost=5000,
            abilities=(
                Ability(
                    at=Moment.RESULTS,
                    may=True,
                    when=SHIP,
                    effect=If(
                        TACTICS,
                        Choose((Turn((Face.FOCUS,), Face.HIT, 2), Turn((Face.FOCUS,), Face.CRIT))),
                        Turn((Face.FOCUS,), Face.HIT, 2),
                    ),
                ),
            ),
        ),
    ),
    Card(
        id="mod_ion_cannon",
        confidence="public",
        market=MarketDeck.GEAR_MOD,
        asset=Asset(
            type=AssetType.MOD,
            cost=5000,
            abilities=(
                Ability(
                    at=Moment.RESULTS,
                    may=True,
                    when=SHIP,
                    effect=If(
                        TACTICS, Choose((Cancel(Face.HIT), Cancel(Face.CRIT))), Cancel(Face.HIT)
                    ),
                ),
            ),
        ),
    ),
    Card(
        id="mod_maneuvering_thrusters",
        confidence="public",
        market=MarketDeck.GEAR_MOD,
        icon=PatrolIcon(faction=Faction.IMPERIAL, distance=2),
        asset=Asset(
            type=AssetType.MOD,
            cost=6000,
            modifiers=(Standing(Modifier(Value.OPPONENT_SHIP_DICE), when=TACTICS),),
        ),
    ),
    Card(
        id="mod_nav_computer",
        confidence="seed",
        market=MarketDeck.GEAR_MOD,
        asset=Asset(
            type=AssetType.MOD, cost=3000, modifiers=(Standing(Modifier(Value.HYPERDRIVE)),)
        ),
    ),
    Card(
        id="mod_quad_laser",
        confidence="public",
        market=MarketDeck.GEAR_MOD,
        icon=PatrolIcon(faction=Faction.HUTT, distance=3),
        asset=Asset(
            type=AssetType.MOD, cost=2000, modifiers=(Standing(Modifier(Value.SHIP_COMBAT)),)
        ),
    ),
    Card(
        id="mod_shield_upgrade",
        confidence="public",
        market=MarketDeck.GEAR_MOD,
        asset=Asset(
            type=AssetType.MOD,
            cost=5000,
            modifiers=(Standing(Modifier(Value.HULL)),),
            abilities=(
                Ability(at=Moment.ACTION, when=IsDamaged(Hurt.SHIP), effect=Recover(1, Hurt.SHIP)),
            ),
        ),
    ),
    Card(
        id="mod_targeting_computer",
        confidence="public",
        market=MarketDeck.GEAR_MOD,
        icon=PatrolIcon(faction=Faction.SYNDICATE, distance=4),
        asset=Asset(
            type=AssetType.MOD,
            cost=2000,
            abilities=(
                Ability(
                    at=Moment.AFTER_ROLL,
                    may=True,
                    limit=Limit.COMBAT,
                    when=SHIP,
                    effect=Reroll(faces=(Face.BLANK,)),
                ),
            ),
        ),
    ),
)
