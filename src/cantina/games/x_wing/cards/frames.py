"""The frames that words stand in, and the abilities of a card sorted by when they work.

"You" is the ship the card belongs to (XW-CARD-ABILITY-1). An ability watches what happens to you,
or with `At(..., of=...)` what happens to other ships; then its effect speaks of that ship.
"""

from __future__ import annotations

from collections.abc import Iterator

from cantina.core import cards
from cantina.core.cards import DONE, Limit, Outcome, Rule, Word, walk
from cantina.core.text import Text, text
from cantina.games.x_wing.cards.scene import Scene
from cantina.games.x_wing.cards.words import CardEffect, ranges
from cantina.games.x_wing.state import Source
from cantina.games.x_wing.terms import Whose, Window


class At(Word, frozen=True):
    """What happens to other ships, at any distance or within a range of you."""

    window: Window
    of: Whose
    within: int = 0

    def says(self) -> Text:
        ship = self.of.says()
        if self.within:
            ship = text("xw-other-within", other=ship, range=ranges(1, self.within))
        return Text(f"xw-of-{self.window.value}", {"ship": ship})


Moment = Window | At


class Ability(cards.Ability[Scene, Moment], frozen=True):
    """Something a card does; XW-CARD-ABILITY-4: it must, unless the card says may."""

    @property
    def window(self) -> Window:
        """The moment, whoever's it is."""
        return self.at.window if isinstance(self.at, At) else self.at

    def says(self) -> Text:
        effect = self.effect.says()
        if self.may:
            effect = text("effect-may", effect=effect)
        if self.at in HEADERS:
            return Text(f"xw-ability-{self.window.value}", {"effect": effect})
        window = self.at.says()
        if self.when is not None:
            window = text("xw-ability-if", window=window, condition=self.when.says())
        return Text(LIMITED[self.limit], {"window": window, "effect": effect})


HEADERS = (Window.ACTION, Window.INSTEAD_OF_ATTACK)
"""The moments that are headers on a card; whoever flies the ship chooses them."""

LIMITED = {
    None: "xw-ability-trigger",
    Limit.ROUND: "xw-ability-once-a-round",
    Limit.GAME: "xw-ability-once-a-game",
}


class Standing(cards.Standing[Scene, Rule], frozen=True):
    """Something that is in force all the time, or while a condition holds."""

    def says(self) -> Text:
        gives = self.rule.says()
        if self.when is None:
            return text("xw-ability-static", gives=gives)
        return text("xw-ability-static-while", condition=self.when.says(), gives=gives)


Line = Ability | Standing
"""One ability of a card."""


class UntilEndOfRound(CardEffect, frozen=True):
    """Until the end of the round the ship has these abilities."""

    abilities: tuple[Line, ...]

    async def do(self, scene: Scene) -> Outcome:
        ship = scene.subject
        ship.beside(lasting=(*ship.cards.lasting, scene.source))
        return DONE


class Abilities:
    """The abilities of one side of a card, sorted once by when they work."""

    __slots__ = ("at", "lasting", "source", "standing")

    def __init__(self, source: Source, lines: tuple[Line, ...]) -> None:
        self.source = source
        self.at: dict[Window, tuple[tuple[int, Ability], ...]] = {}
        """By moment: the abilities that watch it, each with its number on the card."""
        self.standing: dict[type[Rule], tuple[Standing, ...]] = {}
        """By kind of rule: what stands."""
        for index, line in enumerate(lines):
            if isinstance(line, Ability):
                self.at[line.window] = (*self.at.get(line.window, ()), (index, line))
            else:
                kind = type(line.rule)
                self.standing[kind] = (*self.standing.get(kind, ()), line)
        lasting = tuple(_lasting_in(lines))
        self.lasting = Abilities(source.while_it_lasts, lasting) if lasting else None
        """What the card gives until the end of a round."""


def _lasting_in(lines: tuple[Line, ...]) -> Iterator[Line]:
    for part in walk(lines):
        if isinstance(part, UntilEndOfRound):
            yield from part.abilities


def card_text(lines: tuple[Line, ...]) -> list[Text]:
    """Print the abilities of a card, one text each."""
    return [text("xw-card-line", line=line.says()) for line in lines]
