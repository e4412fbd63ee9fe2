"""Words about mobile firing arcs (XW-LARGE-6)."""

from __future__ import annotations

from cantina.core.cards import DONE, Outcome
from cantina.core.text import Text, text
from cantina.games.x_wing.cards.scene import Scene
from cantina.games.x_wing.cards.ships import ChooseOne
from cantina.games.x_wing.cards.words import CardCondition, CardEffect, ranges
from cantina.games.x_wing.rules.measuring import is_in_front_arc, is_in_mobile_arc, is_within
from cantina.games.x_wing.rules.mobile_arcs import choose_arc, other_arcs
from cantina.games.x_wing.rules.sides import ships_in_play


class AttackerInMobileArc(CardCondition, frozen=True):
    """The attacker is inside your mobile firing arc."""

    def holds(self, scene: Scene) -> bool:
        ship = scene.attacker
        return ship is not None and is_in_mobile_arc(scene.yours, ship)


class DefenderInMobileArc(CardCondition, frozen=True):
    """The defender is inside your mobile firing arc."""

    def holds(self, scene: Scene) -> bool:
        ship = scene.defender
        return ship is not None and is_in_mobile_arc(scene.yours, ship)


class ChooseInMobileArc(ChooseOne, frozen=True):
    """Choose a ship inside your mobile arc, or inside it and the front arc."""

    farthest: int
    front_too: bool = False

    def says(self) -> Text:
        return text(
            "xw-says-choose-in-both-arcs" if self.front_too else "xw-says-choose-in-mobile-arc",
            range=ranges(1, self.farthest),
            effect=self.effect.says(),
        )

    def candidates(self, scene: Scene) -> list[int]:
        you = scene.yours
        return [
            ship.ship_id
            for ship in ships_in_play(scene.g)
            if ship is not you
            and is_within(you, ship, self.farthest)
            and is_in_mobile_arc(you, ship)
            and (not self.front_too or is_in_front_arc(you, ship))
        ]


class RotateArc(CardEffect, frozen=True):
    """Turn your mobile arc to another side of the base."""

    def can(self, scene: Scene) -> bool:
        return bool(scene.yours.mobile_arc)

    async def do(self, scene: Scene) -> Outcome:
        await choose_arc(scene.g, scene.you, other_arcs(scene.yours))
        return DONE
