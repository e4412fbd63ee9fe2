"""The ship sheets: two sides of the starting sheets and eight ships of the market."""

from __future__ import annotations

from typing import Final

from cantina.games.outer_rim.cards.conditions import (
    EventAmount,
    Has,
    HasCard,
    InCombat,
    MoreFame,
    Owned,
)
from cantina.games.outer_rim.cards.nodes import (
    CompleteGoal,
    FightPlayer,
    Recover,
    RollDice,
    Spend,
    Test,
)
from cantina.games.outer_rim.cards.phrases import all_of, any_of, then, to
from cantina.games.outer_rim.cards.windows import MustStop, NoStop, NotDefeated, Turn
from cantina.games.outer_rim.printed import Ability, Goal, Modifier, Ship, ShipSide, Slots

SHIPS: Final = (
    Ship(
        id="g9_rigger",
        confidence="public",
        cost=0,
        starting=True,
        front=ShipSide(hyperdrive=6, combat=2, hull=3, slots=Slots(cargo=1, mod=1, crew=1)),
    ),
    Ship(
        id="g_1a",
        confidence="seed",
        cost=0,
        starting=True,
        front=ShipSide(hyperdrive=5, combat=3, hull=4, slots=Slots(cargo=1, mod=1, crew=1)),
    ),
    Ship(
        id="hwk_290",
        confidence="public",
        cost=5000,
        front=ShipSide(hyperdrive=6, combat=3, hull=4, slots=Slots(cargo=1, mod=1, crew=2)),
        goal=Goal(moment="action", condition=Has("mod"), effect=to(Spend(7000), CompleteGoal())),
        named=ShipSide(
            hyperdrive=6,
            combat=3,
            hull=4,
            slots=Slots(cargo=2, mod=1, crew=2),
            modifiers=(Modifier(value="ground_combat"),),
        ),
    ),
    Ship(
        id="gx1_short_hauler",
        confidence="public",
        cost=5000,
        front=ShipSide(
            hyperdrive=6, combat=2, hull=5, slots=Slots(cargo=1, cargo_or_mod=1, crew=2)
        ),
        goal=Goal(moment="crew_gained", condition=Has("crew", 2)),
        named=ShipSide(
            hyperdrive=6,
            combat=2,
            hull=5,
            slots=Slots(cargo=1, cargo_or_mod=1, crew=3),
            modifiers=(Modifier(value="never_forced_by_patrols"),),
        ),
    ),
    Ship(
        id="lancer",
        confidence="public",
        cost=10000,
        front=ShipSide(hyperdrive=6, combat=4, hull=5, slots=Slots(cargo=1, mod=1, crew=2)),
        goal=Goal(moment="capture_delivered"),
        named=ShipSide(
            hyperdrive=6,
            combat=4,
            hull=5,
            slots=Slots(cargo=1, mod=1, crew=3),
            abilities=(Ability(moment="player_enters_space", effect=MustStop()),),
        ),
    ),
    Ship(
        id="heavy_duty_lifter",
        confidence="public",
        cost=10000,
        front=ShipSide(
            hyperdrive=6, combat=3, hull=5, slots=Slots(cargo=1, cargo_or_mod=1, crew=3)
        ),
        goal=Goal(moment="job_completed", condition=Has("cargo")),
        named=ShipSide(
            hyperdrive=6,
            combat=3,
            hull=5,
            slots=Slots(cargo=2, mod=1, crew=3),
            modifiers=(Modifier(value="hyperdrive", amount=Owned("job")),),
        ),
    ),
    Ship(
        id="aggressor",
        confidence="seed",
        cost=15000,
        front=ShipSide(
            hyperdrive=6, combat=5, hull=5, slots=Slots(cargo=1, mod=1, cargo_or_mod=1, crew=2)
        ),
        goal=Goal(moment="combat_won", condition=InCombat(enemy="patrol"), tokens=2),
        named=ShipSide(
            hyperdrive=6,
            combat=5,
            hull=5,
            slots=Slots(cargo=1, mod=1, cargo_or_mod=1, crew=3),
            modifiers=(Modifier(value="no_reputation_loss_for_patrols"),),
        ),
    ),
    Ship(
        id="yv_666",
        confidence="public",
        cost=15000,
        front=ShipSide(
            hyperdrive=7, combat=3, hull=5, slots=Slots(cargo=2, cargo_or_mod=1, crew=3)
        ),
        goal=Goal(
            moment="ship_recovered",
            condition=EventAmount(3),
            effect=to(Spend(7000), CompleteGoal()),
        ),
        named=ShipSide(
            hyperdrive=7,
            combat=4,
            hull=5,
            slots=Slots(cargo=2, cargo_or_mod=1, crew=3),
            abilities=(
                Ability(
                    moment="before_defeat",
                    condition=InCombat(kind="ship"),
                    effect=RollDice(
                        1, ("focus", "hit"), each=then(Recover(2, "ship"), NotDefeated())
                    ),
                ),
            ),
        ),
    ),
    Ship(
        id="firespray_31",
        confidence="seed",
        cost=20000,
        front=ShipSide(
            hyperdrive=6, combat=5, hull=6, slots=Slots(cargo=1, mod=1, cargo_or_mod=1, crew=2)
        ),
        goal=Goal(
            moment="encounter",
            effect=FightPlayer(who=MoreFame(), kind="ship", won=CompleteGoal()),
        ),
        named=ShipSide(
            hyperdrive=6,
            combat=5,
            hull=6,
            slots=Slots(cargo=1, mod=2, cargo_or_mod=1, crew=2),
            abilities=(
                Ability(moment="enter_patrol_space", effect=Test("stealth", passed=NoStop())),
            ),
        ),
    ),
    Ship(
        id="yt_1300",
        confidence="seed",
        cost=20000,
        front=ShipSide(
            hyperdrive=7, combat=4, hull=5, slots=Slots(cargo=1, mod=1, cargo_or_mod=1, crew=3)
        ),
        goal=Goal(
            moment="cargo_delivered",
            condition=any_of(Has("mod", 2), all_of(Has("mod"), HasCard("databank_chewbacca"))),
        ),
        named=ShipSide(
            hyperdrive=7,
            combat=5,
            hull=5,
            slots=Slots(cargo=1, mod=1, cargo_or_mod=1, crew=3),
            abilities=(Ability(moment="delivery_roll", effect=Turn(("focus", "crit"), "hit")),),
        ),
    ),
)
