"""What players did in their last turn this round."""

from __future__ import annotations

from cantina.games.destiny import facts
from cantina.games.destiny.cards.counts import OfPlayer
from cantina.games.destiny.cards.scene import Scene
from cantina.games.destiny.cards.words import Condition
from cantina.games.destiny.rules.die_values import showing
from cantina.games.destiny.rules.zones import opponents
from cantina.games.destiny.state import Happening, Player


def done_by_opponents(scene: Scene, kind: str) -> list[Happening]:
    """Return what opponents did of a kind, each in his last turn this round."""
    return [
        one
        for seat in opponents(scene.g, scene.seat)
        for one in scene.g.players[seat].last_turn
        if one.kind == kind and one.seat == seat
    ]


class OpponentActivated(Condition, frozen=True):
    """An opponent activated a character in his last turn this round."""

    def holds(self, scene: Scene) -> bool:
        activated = done_by_opponents(scene, "activate")
        return any(facts.of(scene.g, one.card).kind == "character" for one in activated)


class OpponentResolvedSameSymbol(Condition, frozen=True):
    """An opponent resolved a die with the symbol of the die last chosen in his last turn."""

    def holds(self, scene: Scene) -> bool:
        shown = [side.symbol for die in scene.dice if (side := showing(scene, die)) is not None]
        return any(one.symbol in shown for one in done_by_opponents(scene, "resolve"))


class AdditionalActions(OfPlayer, frozen=True):
    """How many additional actions a player took in his last turn this round."""

    def read(self, player: Player) -> int:
        return len([one for one in player.last_turn if one.kind == "additional"])
