"""What counts while a team and a deck are built."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cantina.core.text import Text, text
from cantina.games.destiny.cards.words import Rule
from cantina.games.destiny.names import title
from cantina.games.destiny.terms import Affiliation

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

    def says(self) -> Text:
        return text("ds-says-may-include-up-to", n=self.n, affiliation=self.affiliation.value)


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


class IncludedOnlyIfColourShared(BuildingRule, frozen=True):
    """At least n characters of the team must share a colour."""

    n: int


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
