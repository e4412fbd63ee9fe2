"""Cards and dice that the situation settles: this one, its bearer, that one, those dice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from cantina.core.text import Text, text
from cantina.games.destiny.asking import choose_die
from cantina.games.destiny.cards.bounds import Compare
from cantina.games.destiny.cards.filters import Allowed, Found, detailed
from cantina.games.destiny.cards.scene import Scene
from cantina.games.destiny.cards.targets import NONE_FOUND, Target
from cantina.games.destiny.cards.which_cards import Cards
from cantina.games.destiny.cards.which_dice import Dice, symbols
from cantina.games.destiny.rules.die_values import die_value, showing
from cantina.games.destiny.rules.zones import dice_of, in_pool
from cantina.games.destiny.state import ON_CARD
from cantina.games.destiny.terms import Symbol

# --- certain cards ------------------------------------------------------------------------------


class CertainCard(Target[Cards], frozen=True):
    """Cards that the situation settles."""

    is_settled: ClassVar[bool] = True

    def touch(self, scene: Scene, found: Sequence[int]) -> None:
        scene.touch_cards(found)


class This(CertainCard, frozen=True):
    """The card the ability is printed on; on Plo Koon, Plo Koon."""

    is_this: ClassVar[bool] = True

    def meant(self, scene: Scene) -> Sequence[int]:
        return (scene.card,)

    def touch(self, scene: Scene, found: Sequence[int]) -> None:
        """Leave "that" alone: what is called "this" is not what "that" means."""

    def covers(self, scene: Scene, thing: int) -> bool:
        return thing == scene.card

    def says(self) -> Text:
        return text("ds-says-this", what=text("ds-type-card"))


class Host(CertainCard, frozen=True):
    """The character or support this upgrade or downgrade is attached to."""

    def meant(self, scene: Scene) -> Sequence[int]:
        found = scene.g.play.get(scene.card)
        return (found.host,) if found is not None and found.host >= 0 else ()

    def says(self) -> Text:
        return text("ds-says-host", what=text("ds-type-card"))


class ThatCard(CertainCard, frozen=True):
    """The card or cards last chosen, drawn, discarded, revealed or played, or of the event."""

    is_that: ClassVar[bool] = True

    def meant(self, scene: Scene) -> Sequence[int]:
        return scene.cards


class PickedCard(CertainCard, frozen=True):
    """The card or cards that the last PickCard chose, whatever was chosen or done since."""

    is_that: ClassVar[bool] = True

    def meant(self, scene: Scene) -> Sequence[int]:
        return scene.picked_cards


class ThatCharacter(CertainCard, frozen=True):
    """The character (or support) last chosen, damaged, activated or played on, or of the event."""

    is_that: ClassVar[bool] = True

    def meant(self, scene: Scene) -> Sequence[int]:
        return scene.characters


class ItsCard(CertainCard, frozen=True):
    """The card in play that the die last chosen belongs to (an upgrade die: that upgrade)."""

    def meant(self, scene: Scene) -> Sequence[int]:
        return [scene.g.dice[die].card for die in scene.dice if die in scene.g.dice]


# --- certain dice -------------------------------------------------------------------------------


class CertainDie(Target[Dice], frozen=True):
    """Dice that the situation settles; effects other than counting skip those not in a pool."""

    is_settled: ClassVar[bool] = True
    are_dice: ClassVar[bool] = True

    def able(self, scene: Scene, allowed: Allowed | None) -> list[int]:
        return [
            die
            for die in self.meant(scene)
            if in_pool(scene.g, die) and (allowed is None or allowed(die))
        ]


class ThisDie(CertainDie, frozen=True):
    """The die being resolved, or of the event; else you choose one die of this card.

    Without an event it is a die of this card in your pool (DS-FAQ-23).
    """

    shows: tuple[Symbol, ...] = ()
    has_cost: bool | None = None
    value: Compare | None = None
    at_rest: bool = False  # while it lies on its card, to be rolled into the pool

    def meant(self, scene: Scene) -> list[int]:
        """Return the one at hand, else those of this card in your pool."""
        if self.at_rest:
            return [die.id for die in dice_of(scene.g, scene.card) if die.face == ON_CARD]
        if scene.die >= 0 and self._is_own(scene, scene.die):
            dice = [scene.die]
        elif scene.cause.die >= 0 and self._is_own(scene, scene.cause.die):
            dice = [scene.cause.die]
        else:
            pool = scene.g.players[scene.seat].pool
            dice = [die for die in pool if scene.g.dice[die].card == scene.card]
        if self.shows or self.has_cost is not None or self.value is not None:
            dice = [die for die in dice if self._fits(scene, die)]
        return dice

    def _is_own(self, scene: Scene, die: int) -> bool:
        """Say whether a die is of this card; one that left the game was."""
        return die not in scene.g.dice or scene.g.dice[die].card == scene.card

    def _fits(self, scene: Scene, die: int) -> bool:
        side = showing(scene, die)
        return (
            side is not None
            and (not self.shows or side.symbol in self.shows)
            and (self.has_cost is None or (side.cost > 0) is self.has_cost)
            and (self.value is None or self.value.kept(scene, die_value(scene, die)))
        )

    def able(self, scene: Scene, allowed: Allowed | None) -> list[int]:
        if not self.at_rest:
            return super().able(scene, allowed)
        return [die for die in self.meant(scene) if allowed is None or allowed(die)]

    def includes(self, scene: Scene, die: int) -> bool:
        """Say whether a die, whatever it shows, is of this card."""
        return scene.g.dice[die].card == scene.card

    def touch(self, scene: Scene, found: Sequence[int]) -> None:
        scene.touch_dice(found)

    async def pick(self, scene: Scene, prompt: str, allowed: Allowed | None) -> Found:
        own = self.able(scene, allowed)
        die = await choose_die(scene.g, scene.seat, scene.question(prompt), own)
        return NONE_FOUND if die is None else ((die,), True)

    def says(self) -> Text:
        details: list[Text] = []
        if self.shows:
            details.append(text("ds-says-this-die-with", symbols=symbols(self.shows)))
        if self.has_cost:
            details.append(text("ds-says-showing-cost"))
        if self.value is not None:
            details.append(text("ds-says-die-value", bound=self.value.says()))
        return detailed(text("ds-says-this-die"), details)


class RemovedDice(CertainDie, frozen=True):
    """The die or dice that the last Remove removed, to read what they showed."""

    def meant(self, scene: Scene) -> Sequence[int]:
        return scene.removed

    def touch(self, scene: Scene, found: Sequence[int]) -> None:
        scene.touch_player_of(found)


class ThoseDice(CertainDie, frozen=True):
    """The die or dice last chosen or touched, or of the event."""

    is_that: ClassVar[bool] = True

    def meant(self, scene: Scene) -> Sequence[int]:
        return scene.dice

    def touch(self, scene: Scene, found: Sequence[int]) -> None:
        scene.touch_player_of(found)
