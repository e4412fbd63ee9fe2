"""What counts while a team and a deck are built."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cantina.core.text import Text, text
from cantina.games.destiny.cards.words import Rule
from cantina.games.destiny.names import title
from cantina.games.destiny.terms import Affiliation, Colour

if TYPE_CHECKING:
    from cantina.games.destiny.cards.which_cards import Cards


class BuildingRule(Rule, frozen=True):
    """A rule of building."""


class MayInclude(BuildingRule, frozen=True):
    """Your deck may contain such cards though their affiliation or colour forbids it."""

    cards: Cards


class MayIncludeUpTo(BuildingRule, frozen=True):
    """Your deck may contain at most n cards of this affiliation though yours forbids it."""

    n: int
    affiliation: Affiliation
    colour: Colour | None = None  # only cards of this colour

    def says(self) -> Text:
        allowed = text("ds-says-may-include-up-to", n=self.n, affiliation=self.affiliation.value)
        if self.colour is None:
            return allowed
        colour = self.colour.value
        return text("ds-says-may-include-coloured", allowed=allowed, colour=colour)


class CopiesAllowed(BuildingRule, frozen=True):
    """Your deck may contain up to n copies of this card."""

    n: int


class ExtraCopies(BuildingRule, frozen=True):
    """Your deck may contain one copy more than usual of up to n different cards."""

    n: int


class PointsChange(BuildingRule, frozen=True):
    """While building, each such character costs that many points more, or less when negative."""

    n: int
    cards: Cards

    def says(self) -> Text:
        sign = "less" if self.n < 0 else "more"
        return text("ds-says-points-change", cards=self.cards.says(), n=abs(self.n), sign=sign)


class IncludedOnlyIfWorth(BuildingRule, frozen=True):
    """A character worth at least n points must be on the team."""

    n: int


class IncludedOnlyIfOfOneColour(BuildingRule, frozen=True):
    """All characters of the team must have one colour, and the deck no card twice."""


class IncludedOnlyIfColourShared(BuildingRule, frozen=True):
    """At least n characters of the team must share a colour."""

    n: int


class IncludedOnlyIf(BuildingRule, frozen=True):
    """The team must have such a character, or consist of such characters only."""

    team: Cards
    every: bool = False

    def says(self) -> Text:
        how = "every" if self.every else "some"
        return text("ds-says-included-only-if", team=self.team.says(), how=how)


class OnlyTogether(BuildingRule, frozen=True):
    """The team has these two titles alone; the deck may have both sides, but not one colour."""

    first: str
    second: str
    without: Colour

    def says(self) -> Text:
        first, second, without = title(self.first), title(self.second), self.without.value
        return text("ds-says-only-together", first=first, second=second, without=without)


class NotWith(BuildingRule, frozen=True):
    """No character with this title may be on the team."""

    name: str

    def says(self) -> Text:
        return text("ds-says-not-with", name=title(self.name))


class BringsBattlefields(BuildingRule, frozen=True):
    """You bring n battlefields; if yours is chosen you pick one, the others are set aside."""

    n: int


class BringsUnder(BuildingRule, frozen=True):
    """You bring up to n different such cards face down under this one, outside the deck."""

    n: int
    cards: Cards
