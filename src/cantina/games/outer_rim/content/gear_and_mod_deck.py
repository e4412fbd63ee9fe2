"""The gear and mod deck: what makes a character or a ship better."""

from __future__ import annotations

from typing import Final

from cantina.core.cards import Limit
from cantina.games.outer_rim.cards.damage import IsDamaged, Recover
from cantina.games.outer_rim.cards.dice import Cancel, Reroll, Turn
from cantina.games.outer_rim.cards.flow import AllOf, Choose, If
from cantina.games.outer_rim.cards.frames import Ability, Modifier, Standing
from cantina.games.outer_rim.cards.tests import HasSkill
from cantina.games.outer_rim.content.makers import armor, gear, gear_or_mod, mod
from cantina.games.outer_rim.content.phrases import (
    FOCUS_TO_HIT,
    GROUND,
    SHIP,
    STRENGTH,
    TACTICS,
    at_results,
)
from cantina.games.outer_rim.moments import Moment, Value
from cantina.games.outer_rim.terms import Face, Faction, Hurt, Skill, Trait

GEAR_AND_MOD_DECK: Final = (
    gear_or_mod(
        "gear_armored_vest",
        "public",
        armor(4000, Standing(Modifier(Value.HEALTH, 2))),
        icon=(Faction.REBEL, 4),
    ),
    gear_or_mod(
        "gear_dl_44",
        "public",
        gear(3000, Standing(Modifier(Value.GROUND_COMBAT)), traits=(Trait.WEAPON,)),
    ),
    gear_or_mod(
        "gear_iqa_11",
        "public",
        gear(
            5000,
            Standing(Modifier(Value.GROUND_COMBAT)),
            Standing(Modifier(Value.DAMAGE_CAP_AFTER_WIN, 2), when=GROUND),
            traits=(Trait.WEAPON,),
        ),
        icon=(Faction.IMPERIAL, 3),
    ),
    gear_or_mod(
        "gear_jetpack",
        "public",
        gear(
            5000,
            at_results(
                If(TACTICS, Choose((Cancel(Face.HIT), Cancel(Face.CRIT))), Cancel(Face.HIT)), GROUND
            ),
        ),
    ),
    gear_or_mod(
        "gear_mpl_57",
        "public",
        gear(8000, Standing(Modifier(Value.GROUND_COMBAT, 2)), traits=(Trait.WEAPON,)),
        icon=(Faction.HUTT, 2),
    ),
    gear_or_mod(
        "gear_plastoid_armor",
        "public",
        armor(
            8000,
            Standing(Modifier(Value.HEALTH, 2)),
            Standing(Modifier(Value.OPPONENT_GROUND_DICE), when=STRENGTH),
        ),
    ),
    gear_or_mod(
        "gear_vibro_ax",
        "public",
        gear(
            5000,
            Standing(Modifier(Value.GROUND_COMBAT)),
            at_results(Turn((Face.FOCUS,), Face.CRIT), AllOf((GROUND, STRENGTH))),
            traits=(Trait.WEAPON,),
        ),
        icon=(Faction.SYNDICATE, 3),
    ),
    gear_or_mod(
        "gear_vibroknife",
        "public",
        gear(
            4000,
            Standing(Modifier(Value.GROUND_COMBAT), when=HasSkill((Skill.STEALTH, Skill.STRENGTH))),
            at_results(FOCUS_TO_HIT, GROUND),
            traits=(Trait.WEAPON,),
        ),
    ),
    gear_or_mod(
        "mod_autoblaster",
        "public",
        mod(
            5000,
            at_results(
                If(
                    TACTICS,
                    Choose((Turn((Face.FOCUS,), Face.HIT, 2), Turn((Face.FOCUS,), Face.CRIT))),
                    Turn((Face.FOCUS,), Face.HIT, 2),
                ),
                SHIP,
            ),
        ),
        icon=(Faction.REBEL, 3),
    ),
    gear_or_mod(
        "mod_ion_cannon",
        "public",
        mod(
            5000,
            at_results(
                If(TACTICS, Choose((Cancel(Face.HIT), Cancel(Face.CRIT))), Cancel(Face.HIT)), SHIP
            ),
        ),
    ),
    gear_or_mod(
        "mod_maneuvering_thrusters",
        "public",
        mod(6000, Standing(Modifier(Value.OPPONENT_SHIP_DICE), when=TACTICS)),
        icon=(Faction.IMPERIAL, 2),
    ),
    gear_or_mod("mod_nav_computer", "seed", mod(3000, Standing(Modifier(Value.HYPERDRIVE)))),
    gear_or_mod(
        "mod_quad_laser",
        "public",
        mod(2000, Standing(Modifier(Value.SHIP_COMBAT))),
        icon=(Faction.HUTT, 3),
    ),
    gear_or_mod(
        "mod_shield_upgrade",
        "public",
        mod(
            5000,
            Standing(Modifier(Value.HULL)),
            Ability(Moment.ACTION, Recover(1, Hurt.SHIP), when=IsDamaged(Hurt.SHIP)),
        ),
    ),
    gear_or_mod(
        "mod_targeting_computer",
        "public",
        mod(
            2000,
            Ability(
                Moment.AFTER_ROLL,
                Reroll(faces=(Face.BLANK,)),
                when=SHIP,
                may=True,
                limit=Limit.COMBAT,
            ),
        ),
        icon=(Faction.SYNDICATE, 4),
    ),
)
