"""The eight characters, both sides of their cards."""

from __future__ import annotations

from typing import Final

from cantina.games.outer_rim.cards.conditions import (
    EquipmentCosts,
    EventIs,
    Has,
    InCombat,
    InTest,
    MarkedPlanets,
    MoreFame,
    OnPlanet,
    PatrolWithin,
    ShipCosts,
)
from cantina.games.outer_rim.cards.nodes import (
    DiscardAsset,
    EncounterWithin,
    FightPlayer,
    GainCredits,
    GainFame,
    GainReputation,
    LookAtContacts,
    MarketAction,
    MarkPlanet,
    Recover,
    Spend,
    StealCrew,
    Test,
)
from cantina.games.outer_rim.cards.phrases import any_of, then, to
from cantina.games.outer_rim.cards.windows import (
    ChaseOther,
    NoStop,
    NotDefeated,
    Reroll,
    SkillForTest,
    Turn,
)
from cantina.games.outer_rim.printed import Ability, Character, Goal, Modifier

HYPERDRIVE: Final = (Modifier(value="hyperdrive", amount=2),)
PEEK: Final = Ability(moment="action", condition=OnPlanet(), effect=LookAtContacts(where="here"))
REROLL_ONE: Final = Ability(moment="after_roll", effect=Reroll(most=1))
ANY_SKILL: Final = Ability(moment="before_test", limit="turn", effect=SkillForTest())
RECOVER_TWO: Final = Ability(
    moment="action", effect=then(Recover(2, "character"), Recover(2, "ship"))
)
FOCUS_TO_CRIT: Final = Ability(
    moment="results",
    limit="turn",
    condition=any_of(InCombat(), InTest()),
    effect=Turn(("focus",), "crit"),
)
REROLL_ANY: Final = Ability(
    moment="after_roll", limit="combat", condition=InCombat(), effect=Reroll()
)
REACH: Final = Ability(moment="encounter", effect=EncounterWithin(3))

CHARACTERS: Final = (
    Character(
        id="han_solo",
        confidence="public",
        ground_combat=3,
        health=4,
        skills=("piloting", "tech"),
        databank=91,
        reputation=(("hutt", -1),),
        modifiers=HYPERDRIVE,
        goal=Goal(moment="always", condition=ShipCosts(15000)),
        flipped_modifiers=HYPERDRIVE,
        flipped_abilities=(
            Ability(moment="enter_patrol_space", effect=Test("piloting", passed=NoStop())),
        ),
    ),
    Character(
        id="boba_fett",
        confidence="seed",
        ground_combat=3,
        health=4,
        skills=("stealth", "tactics"),
        databank=90,
        reputation=(("hutt", 1),),
        abilities=(PEEK,),
        goal=Goal(moment="bounty_reward", tokens=2),
        flipped_abilities=(
            PEEK,
            Ability(
                moment="bounty_reward",
                condition=EventIs("eliminate"),
                optional=False,
                effect=GainCredits(5000),
            ),
        ),
    ),
    Character(
        id="lando_calrissian",
        confidence="seed",
        ground_combat=2,
        health=4,
        skills=("influence", "knowledge", "piloting"),
        databank=91,
        any_reputation=True,
        abilities=(REROLL_ONE,),
        goal=Goal(moment="cargo_delivered", condition=EventIs("illegal"), tokens=2),
        flipped_abilities=(
            REROLL_ONE,
            Ability(
                moment="action",
                condition=OnPlanet(),
                effect=to(Spend(1000), Test("influence", passed=GainReputation("planet"))),
            ),
        ),
    ),
    Character(
        id="doctor_aphra",
        confidence="public",
        ground_combat=2,
        health=4,
        skills=("knowledge", "stealth", "tech"),
        databank=92,
        reputation=(("imperial", 1),),
        abilities=(ANY_SKILL,),
        goal=Goal(moment="job_completed", tokens=2),
        flipped_abilities=(
            ANY_SKILL,
            Ability(moment="planning", effect=MarketAction(at_navpoints=True)),
        ),
    ),
    Character(
        id="bossk",
        confidence="public",
        ground_combat=3,
        health=4,
        skills=("strength", "tactics"),
        databank=90,
        reputation=(("hutt", 1),),
        abilities=(RECOVER_TWO,),
        goal=Goal(moment="always", condition=EquipmentCosts(mods=1, gear=2, least=15000)),
        flipped_abilities=(
            RECOVER_TWO,
            Ability(moment="encounter", effect=FightPlayer(who=MoreFame(), won=GainFame())),
        ),
    ),
    Character(
        id="jyn_erso",
        confidence="public",
        ground_combat=3,
        health=4,
        skills=("influence", "tactics"),
        databank=92,
        reputation=(("imperial", -1),),
        abilities=(
            FOCUS_TO_CRIT,
            Ability(
                moment="action",
                condition=OnPlanet("imperial"),
                effect=Test("stealth", passed=MarkPlanet()),
            ),
        ),
        goal=Goal(moment="always", condition=MarkedPlanets(2)),
        flipped_abilities=(
            FOCUS_TO_CRIT,
            Ability(moment="patrol_icon", condition=PatrolWithin(3), effect=ChaseOther()),
        ),
    ),
    Character(
        id="ig_88",
        confidence="public",
        droid=True,
        ground_combat=3,
        health=4,
        skills=("strength", "tech"),
        databank=90,
        abilities=(REROLL_ANY, Ability(moment="action", effect=StealCrew(droid=True))),
        goal=Goal(moment="always", condition=Has("crew", 2, droid=True)),
        flipped_abilities=(
            REROLL_ANY,
            Ability(
                moment="before_defeat",
                effect=to(DiscardAsset("crew"), then(Recover(0, "both"), NotDefeated())),
            ),
        ),
    ),
    Character(
        id="ketsu_onyo",
        confidence="public",
        ground_combat=3,
        health=4,
        skills=("stealth", "strength"),
        databank=90,
        reputation=(("syndicate", 1),),
        abilities=(REACH,),
        goal=Goal(moment="combat_won", tokens=3),
        flipped_abilities=(
            REACH,
            Ability(moment="combat_won", optional=False, effect=GainCredits(4000)),
        ),
    ),
)
