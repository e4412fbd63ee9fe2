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
from cantina.games.outer_rim.content.makers import market_card
from cantina.games.outer_rim.moments import Moment, Value
from cantina.games.outer_rim.printed import Asset
from cantina.games.outer_rim.terms import AssetType, Face, Faction, Hurt, MarketDeck, Skill, Trait

GROUND: Final = InCombat(kind="ground")
SHIP: Final = InCombat(kind="ship")
STRENGTH: Final = HasSkill((Skill.STRENGTH,))
TACTICS: Final = HasSkill((Skill.TACTICS,))

GEAR_AND_MOD_DECK: Final = (
    market_card(
        MarketDeck.GEAR_MOD,
        "gear_armored_vest",
        "public",
        Asset(
            type=AssetType.GEAR,
            cost=4000,
            traits=(Trait.ARMOR,),
            limit_one=Trait.ARMOR,
            modifiers=(Standing(Modifier(Value.HEALTH, 2)),),
        ),
        icon=(Faction.REBEL, 4),
    ),
    market_card(
        MarketDeck.GEAR_MOD,
        "gear_dl_44",
        "public",
        Asset(
            type=AssetType.GEAR,
            cost=3000,
            traits=(Trait.WEAPON,),
            modifiers=(Standing(Modifier(Value.GROUND_COMBAT)),),
        ),
    ),
    market_card(
        MarketDeck.GEAR_MOD,
        "gear_iqa_11",
        "public",
        Asset(
            type=AssetType.GEAR,
            cost=5000,
            traits=(Trait.WEAPON,),
            modifiers=(
                Standing(Modifier(Value.GROUND_COMBAT)),
                Standing(Modifier(Value.DAMAGE_CAP_AFTER_WIN, 2), when=GROUND),
            ),
        ),
        icon=(Faction.IMPERIAL, 3),
    ),
    market_card(
        MarketDeck.GEAR_MOD,
        "gear_jetpack",
        "public",
        Asset(
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
    market_card(
        MarketDeck.GEAR_MOD,
        "gear_mpl_57",
        "public",
        Asset(
            type=AssetType.GEAR,
            cost=8000,
            traits=(Trait.WEAPON,),
            modifiers=(Standing(Modifier(Value.GROUND_COMBAT, 2)),),
        ),
        icon=(Faction.HUTT, 2),
    ),
    market_card(
        MarketDeck.GEAR_MOD,
        "gear_plastoid_armor",
        "public",
        Asset(
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
    market_card(
        MarketDeck.GEAR_MOD,
        "gear_vibro_ax",
        "public",
        Asset(
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
        icon=(Faction.SYNDICATE, 3),
    ),
    market_card(
        MarketDeck.GEAR_MOD,
        "gear_vibroknife",
        "public",
        Asset(
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
    market_card(
        MarketDeck.GEAR_MOD,
        "mod_autoblaster",
        "public",
        Asset(
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
        icon=(Faction.REBEL, 3),
    ),
    market_card(
        MarketDeck.GEAR_MOD,
        "mod_ion_cannon",
        "public",
        Asset(
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
    market_card(
        MarketDeck.GEAR_MOD,
        "mod_maneuvering_thrusters",
        "public",
        Asset(
            type=AssetType.MOD,
            cost=6000,
            modifiers=(Standing(Modifier(Value.OPPONENT_SHIP_DICE), when=TACTICS),),
        ),
        icon=(Faction.IMPERIAL, 2),
    ),
    market_card(
        MarketDeck.GEAR_MOD,
        "mod_nav_computer",
        "seed",
        Asset(type=AssetType.MOD, cost=3000, modifiers=(Standing(Modifier(Value.HYPERDRIVE)),)),
    ),
    market_card(
        MarketDeck.GEAR_MOD,
        "mod_quad_laser",
        "public",
        Asset(type=AssetType.MOD, cost=2000, modifiers=(Standing(Modifier(Value.SHIP_COMBAT)),)),
        icon=(Faction.HUTT, 3),
    ),
    market_card(
        MarketDeck.GEAR_MOD,
        "mod_shield_upgrade",
        "public",
        Asset(
            type=AssetType.MOD,
            cost=5000,
            modifiers=(Standing(Modifier(Value.HULL)),),
            abilities=(
                Ability(at=Moment.ACTION, when=IsDamaged(Hurt.SHIP), effect=Recover(1, Hurt.SHIP)),
            ),
        ),
    ),
    market_card(
        MarketDeck.GEAR_MOD,
        "mod_targeting_computer",
        "public",
        Asset(
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
        icon=(Faction.SYNDICATE, 4),
    ),
)
