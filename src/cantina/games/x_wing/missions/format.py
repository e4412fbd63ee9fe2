"""What a mission file may say (docs/adding-a-mission.md): zones, setup, special rules, goals.

A mission is data alone. The modules beside this one are the chapters that read it while a mission
is played; `reading` makes it from the text of a file and says what is wrong with it.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from cantina.core.text import Text, text

Side = Literal["rebel", "imperial"]
EdgeName = Literal["rebel", "imperial", "left", "right"]
"""Edges as the Rebel player sees them."""
Group = Literal["craft", "marked", "carriers", "rebel", "imperial"]
"""Ships that a rule speaks of; `rebel` and `imperial` are the ships of a side without craft."""
Craft = Literal["senators-shuttle", "transport", "station"]
MarkerKind = Literal["satellite", "cargo"]


class Data(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a mission file; a word it does not know is refused."""


class Words(Data, frozen=True):
    """The words of a mission whose author writes them into the file."""

    title: str
    setup: str
    rules: str
    rebel: str
    imperial: str


class Zone(Data, frozen=True):
    """A part of the play area: a band of the ruler, what lies beyond one, or a box."""

    edges: tuple[EdgeName, ...] = ()
    range: int | None = None
    """Wholly inside this band of the ruler, laid from any of the edges."""
    beyond: int | None = None
    """Farther than this range from all of the edges."""
    box: tuple[float, float, float, float] | None = None
    """In mm from the left end of the Rebel edge: left, near, right, far."""


class CraftCard(Data, frozen=True):
    """What a craft has in place of what its kind usually has."""

    agility: int | None = None
    hull: int | None = None
    shields: int | None = None
    large_shields: int | None = None
    """With squads of 100 points."""


class PlaceShips(Data, frozen=True, tag_field="do", tag="place-ships"):
    """A side places its ships, lowest skill first."""

    side: Side
    zones: tuple[str, ...]
    rule: str = ""


class PlaceCraft(Data, frozen=True, tag_field="do", tag="place-craft"):
    """A side places craft: ships without pilots that only fly, or stand."""

    craft: Craft
    side: Side
    zone: str
    count: int = 1
    centred: bool = False
    """Midway between the side edges: only the distance from the edge is chosen."""
    rule: str = ""


class MarkShip(Data, frozen=True, tag_field="do", tag="mark-ship"):
    """A side marks one of its ships."""

    side: Side
    ask: str = "xw-ask-marked-ship"
    told: str = "xw-log-marked"
    rule: str = ""


class PlaceObstacles(Data, frozen=True, tag_field="do", tag="place-obstacles"):
    """A side lays the six asteroids, away from the ships of the other side and each other."""

    side: Side
    rule: str = ""


class PlaceMarkers(Data, frozen=True, tag_field="do", tag="place-markers"):
    """A side lays tokens, each in its zone, or they lie at fixed places."""

    marker: MarkerKind
    side: Side = "rebel"
    zones: tuple[str, ...] = ()
    """The zone of each token, in order."""
    large_zones: tuple[str, ...] = ()
    """The same with squads of 100 points; empty: no others."""
    at: tuple[tuple[float, float], ...] = ()
    """Fixed places instead, in mm from the left end of the Rebel edge."""
    from_sides: int = 0
    """Farther than this range from the left and the right edge."""
    apart: tuple[int, ...] = ()
    """At one of these ranges of some other token."""
    rule: str = ""
    spacing_rule: str = ""


class PlaceMines(Data, frozen=True, tag_field="do", tag="place-mines"):
    """A side lays mines, each away from the others and from all ships."""

    side: Side
    zone: str
    count: int
    card: str = "proximitymines"
    rule: str = ""


Step = PlaceShips | PlaceCraft | MarkShip | PlaceObstacles | PlaceMarkers | PlaceMines


class SpeedLimit(Data, frozen=True):
    """Ships that fly no faster than this, for good or before a round."""

    ships: Group
    speed: int
    before_round: int = 0
    told: str = ""
    """The message when that round begins."""
    rule: str = ""


class Protect(Data, frozen=True):
    """An action of ships near a craft of their side: it gets an evade token."""

    range: int = 1


class Charge(Data, frozen=True):
    """An action of the marked ship: it gets one step nearer to its jump."""

    needs: int


class PickUp(Data, frozen=True):
    """Taking a token that a ship stands on, in place of its attack."""

    sides: tuple[Side, ...]
    over_enemies: bool = False
    """Whether a token under a touching enemy is within reach."""
    dropped: bool = False
    """Whether tokens of a destroyed ship lie where it was; or else they are lost."""


class Leave(Data, frozen=True):
    """Ships that may leave undestroyed, over some edges."""

    ships: Group
    edges: tuple[EdgeName, ...]
    from_round: int = 1
    all_taken: bool = False
    """Only when no token lies on the mat."""


class Goal(Data, frozen=True):
    """What wins for a side; goals are looked at in the order of the file."""

    side: Side
    when: Literal["left", "destroyed", "gone", "delivered", "lost", "charged", "round-over"]
    ships: Group | None = None
    count: int = 1
    half: bool = False
    """At least half of those who began, instead of a count."""
    round: int = 0
    rule: str = ""


class Reinforcements(Data, frozen=True):
    """Ships that may be called in the End phase."""

    side: Side
    pilots: dict[Literal["rebel", "imperial", "scum"], str]
    """Who comes, by the faction that the side flies."""
    edges: tuple[EdgeName, ...]
    rounds: tuple[int, ...] = ()
    """One in each of these rounds; empty: one for each ship lost in the round."""
    rules: tuple[str, ...] = ()


class Mission(Data, frozen=True, kw_only=True):
    """A whole mission."""

    name: str
    number: int = 0
    """Its number in the book."""
    messages: str = ""
    """What the ids of its messages begin with; or else `words` has them."""
    words: Words | None = None
    any_faction: bool = False
    """Whether scum may fly for either side."""
    forces: dict[Side, tuple[tuple[str, ...], ...]]
    """XW-MISSION-4: the recommended ship cards, each with its upgrade cards."""
    zones: dict[str, Zone]
    setup: tuple[Step, ...]
    craft: dict[Craft, CraftCard] = {}
    counts_rounds: bool = False
    """XW-MISSION-2-6: a tracking token for each round."""
    limits: tuple[SpeedLimit, ...] = ()
    protect: Protect | None = None
    charge: Charge | None = None
    pick_up: PickUp | None = None
    deliver: dict[Side, str] = {}
    """By side: the zone in which its ships lay down what they carry in the End phase."""
    leave: tuple[Leave, ...] = ()
    goals: tuple[Goal, ...]
    reinforcements: Reinforcements | None = None

    def says(self, part: Literal["title", "setup", "rules", "goal-rebel", "goal-imperial"]) -> Text:
        """Return a text of the mission: a message of ours, or the author's own words."""
        if self.words is None:
            return Text(f"{self.messages}-{part}")
        words: str = getattr(self.words, part.removeprefix("goal-"))
        return text("xw-mission-words", words=words)

    @property
    def title(self) -> Text:
        """What it is called."""
        return self.says("title")

    @property
    def special_rules(self) -> Text:
        """What it adds to the rules."""
        return self.says("rules")

    @property
    def goals_told(self) -> dict[str, Text]:
        """What each side wants."""
        return {"rebel": self.says("goal-rebel"), "imperial": self.says("goal-imperial")}
