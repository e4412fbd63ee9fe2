"""What is armed for later, and what holds for a time."""

from __future__ import annotations

from abc import abstractmethod
from enum import StrEnum

from cantina.core.cards import DONE, NOTHING, Outcome
from cantina.games.destiny import facts
from cantina.games.destiny.cards.scene import Scene
from cantina.games.destiny.cards.standing import HasSubtype, Sheltered
from cantina.games.destiny.cards.words import Effect
from cantina.games.destiny.state import Delayed, Player


class Moment(StrEnum):
    """When a delayed effect is applied, or a lasting one ends."""

    END_OF_ACTION_PHASE = "end-of-action-phase"
    END_OF_ROUND = "end-of-round"


class Later(Effect, frozen=True):
    """Arm an effect now; it is applied at that moment with the objects known now (DS-DELAYED-1)."""

    moment: Moment
    effect: Effect

    async def do(self, scene: Scene) -> Outcome:
        number = facts.KNOWN[scene.code].later.index(self)
        armed = Delayed(self.moment.value, scene.seat, scene.card, scene.code, number)
        scene.keep_for(armed)
        scene.g.delayed.append(armed)
        scene.g.changes += 1
        return DONE


class Binding(Effect, frozen=True):
    """Something that you have to reckon with from now on."""

    @abstractmethod
    def bind(self, you: Player) -> None:
        """Note it with the player."""

    async def do(self, scene: Scene) -> Outcome:
        self.bind(scene.g.players[scene.seat])
        scene.g.changes += 1
        return DONE


class Until(Effect, frozen=True):
    """Let a rule hold for its card until that moment, however often the card changes hands."""

    moment: Moment
    rule: HasSubtype | Sheltered

    async def do(self, scene: Scene) -> Outcome:
        play = scene.g.play
        found = [play[card] for card in self.rule.card.meant(scene) if card in play]
        for card in found:
            if isinstance(self.rule, Sheltered):
                card.sheltered = self.moment.value
            else:
                subtype = self.rule.subtype
                card.gained = (*card.gained, subtype.value if subtype else scene.named)
            scene.g.changes += 1
        return DONE if found else NOTHING
