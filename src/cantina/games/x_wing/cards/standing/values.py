"""What stands about printed values and pilot skill."""

from __future__ import annotations

from cantina.core.text import Text, text
from cantina.games.x_wing.cards.words import CardRule
from cantina.games.x_wing.terms import Stat, Whose


class Value(CardRule, frozen=True):
    """A value is higher or lower, or counts as something else."""

    stat: Stat
    by: int = 0
    becomes: int | None = None
    whose: Whose = Whose.YOU

    def says(self) -> Text:
        owner, stat = Text(f"xw-owner-{self.whose.value}"), self.stat.says()
        if self.becomes is not None:
            return text("xw-says-becomes", owner=owner, stat=stat, value=self.becomes)
        if self.by > 0:
            return text("xw-says-more", owner=owner, stat=stat, by=self.by)
        return text("xw-says-less", owner=owner, stat=stat, by=-self.by)


class Silenced(CardRule, frozen=True):
    """Your pilot ability and your Elite upgrades are ignored."""


class TouchedAgility(CardRule, frozen=True):
    """Enemy ships that you touch have a different agility."""

    by: int

    def says(self) -> Text:
        return text("xw-says-touched-agility", by=-self.by)


class SpeedForAgility(CardRule, frozen=True):
    """When you defend, the speed of your maneuver may stand for your agility."""


class SharesTalents(CardRule, frozen=True):
    """You also have the pilot abilities of friendly ships with a card."""

    card: str


class SeesFarFriends(CardRule, frozen=True):
    """For your actions and upgrades friends at Range 2-3 may count as at Range 1."""
