"""The ship sheets: two sides of the starting sheets and eight ships of the market."""

from __future__ import annotations

from typing import Final

from cantina.core.text import Text, text
from cantina.games.outer_rim.cards.assets import Has, Owned
from cantina.games.outer_rim.cards.combat import FightPlayer, InCombat
from cantina.games.outer_rim.cards.credits import Spend
from cantina.games.outer_rim.cards.damage import NotDefeated, Recover
from cantina.games.outer_rim.cards.dice import RollDice, Turn
from cantina.games.outer_rim.cards.events import Prevents
from cantina.games.outer_rim.cards.flow import AllOf, AnyOf, Sequence, To
from cantina.games.outer_rim.cards.frames import Ability, Goal, Modifier, Standing
from cantina.games.outer_rim.cards.jobs import CompleteGoal
from cantina.games.outer_rim.cards.movement import NoStop
from cantina.games.outer_rim.cards.reputation import MoreFame
from cantina.games.outer_rim.cards.scene import Scene
from cantina.games.outer_rim.cards.tests import Test
from cantina.games.outer_rim.cards.words import Condition
from cantina.games.outer_rim.content.makers import side
from cantina.games.outer_rim.content.phrases import SHIP
from cantina.games.outer_rim.moments import Moment, Value
from cantina.games.outer_rim.names import card_name
from cantina.games.outer_rim.printed import Ship, Slots
from cantina.games.outer_rim.terms import AssetType, Face, Hurt, Skill


class HasCard(Condition, frozen=True):
    """Owns this very card."""

    card: str

    def holds(self, scene: Scene) -> bool:
        """Look for it."""
        return self.card in scene.g.players[scene.seat].assets

    def says(self) -> Text:
        """Name it."""
        return text(self.message(), card=card_name(self.card))


class EventAmount(Condition, frozen=True):
    """The event's amount is at least this."""

    least: int

    def holds(self, scene: Scene) -> bool:
        """Look at the event."""
        return scene.event is not None and scene.event.amount >= self.least


class MustStop(Prevents, frozen=True):
    """The player who moves in must stop here."""


SHIPS: Final = (
    Ship(
        id="g9_rigger",
        confidence="public",
        cost=0,
        starting=True,
        front=side(6, 2, 3, Slots(cargo=1, mod=1, crew=1)),
    ),
    Ship(
        id="g_1a",
        confidence="seed",
        cost=0,
        starting=True,
        front=side(5, 3, 4, Slots(cargo=1, mod=1, crew=1)),
    ),
    Ship(
        id="hwk_290",
        confidence="public",
        cost=5000,
        front=side(6, 3, 4, Slots(cargo=1, mod=1, crew=2)),
        goal=Goal(Moment.ACTION, To(Spend(7000), CompleteGoal()), when=Has(AssetType.MOD)),
        named=side(6, 3, 4, Slots(cargo=2, mod=1, crew=2), Standing(Modifier(Value.GROUND_COMBAT))),
    ),
    Ship(
        id="gx1_short_hauler",
        confidence="public",
        cost=5000,
        front=side(6, 2, 5, Slots(cargo=1, cargo_or_mod=1, crew=2)),
        goal=Goal(Moment.CREW_GAINED, when=Has(AssetType.CREW, 2)),
        named=side(
            6,
            2,
            5,
            Slots(cargo=1, cargo_or_mod=1, crew=3),
            Standing(Modifier(Value.NEVER_FORCED_BY_PATROLS)),
        ),
    ),
    Ship(
        id="lancer",
        confidence="public",
        cost=10000,
        front=side(6, 4, 5, Slots(cargo=1, mod=1, crew=2)),
        goal=Goal(Moment.CAPTURE_DELIVERED),
        named=side(
            6,
            4,
            5,
            Slots(cargo=1, mod=1, crew=3),
            Ability(Moment.PLAYER_ENTERS_SPACE, MustStop(), may=True),
        ),
    ),
    Ship(
        id="heavy_duty_lifter",
        confidence="public",
        cost=10000,
        front=side(6, 3, 5, Slots(cargo=1, cargo_or_mod=1, crew=3)),
        goal=Goal(Moment.JOB_COMPLETED, when=Has(AssetType.CARGO)),
        named=side(
            6,
            3,
            5,
            Slots(cargo=2, mod=1, crew=3),
            Standing(Modifier(Value.HYPERDRIVE, Owned(AssetType.JOB))),
        ),
    ),
    Ship(
        id="aggressor",
        confidence="seed",
        cost=15000,
        front=side(6, 5, 5, Slots(cargo=1, mod=1, cargo_or_mod=1, crew=2)),
        goal=Goal(Moment.COMBAT_WON, when=InCombat(enemy="patrol"), tokens=2),
        named=side(
            6,
            5,
            5,
            Slots(cargo=1, mod=1, cargo_or_mod=1, crew=3),
            Standing(Modifier(Value.NO_REPUTATION_LOSS_FOR_PATROLS)),
        ),
    ),
    Ship(
        id="yv_666",
        confidence="public",
        cost=15000,
        front=side(7, 3, 5, Slots(cargo=2, cargo_or_mod=1, crew=3)),
        goal=Goal(Moment.SHIP_RECOVERED, To(Spend(7000), CompleteGoal()), when=EventAmount(3)),
        named=side(
            7,
            4,
            5,
            Slots(cargo=2, cargo_or_mod=1, crew=3),
            Ability(
                Moment.BEFORE_DEFEAT,
                RollDice(
                    1, (Face.FOCUS, Face.HIT), each=Sequence((Recover(2, Hurt.SHIP), NotDefeated()))
                ),
                when=SHIP,
                may=True,
            ),
        ),
    ),
    Ship(
        id="firespray_31",
        confidence="seed",
        cost=20000,
        front=side(6, 5, 6, Slots(cargo=1, mod=1, cargo_or_mod=1, crew=2)),
        goal=Goal(Moment.ENCOUNTER, FightPlayer(who=MoreFame(), kind="ship", won=CompleteGoal())),
        named=side(
            6,
            5,
            6,
            Slots(cargo=1, mod=2, cargo_or_mod=1, crew=2),
            Ability(Moment.ENTER_PATROL_SPACE, Test(Skill.STEALTH, passed=NoStop()), may=True),
        ),
    ),
    Ship(
        id="yt_1300",
        confidence="seed",
        cost=20000,
        front=side(7, 4, 5, Slots(cargo=1, mod=1, cargo_or_mod=1, crew=3)),
        goal=Goal(
            Moment.CARGO_DELIVERED,
            when=AnyOf(
                (Has(AssetType.MOD, 2), AllOf((Has(AssetType.MOD), HasCard("databank_chewbacca"))))
            ),
        ),
        named=side(
            7,
            5,
            5,
            Slots(cargo=1, mod=1, cargo_or_mod=1, crew=3),
            Ability(Moment.DELIVERY_ROLL, Turn((Face.FOCUS, Face.CRIT), Face.HIT), may=True),
        ),
    ),
)
