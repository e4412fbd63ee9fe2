"""What the players agree on before the game (XW-ROUND-3)."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import msgspec

Faction = Literal["rebel", "imperial", "scum"]

MISSION_FOLDERS = tuple(Path(__file__).parent / "missions" / kind for kind in ("book", "ours"))
MISSION_FILES = {
    file.stem: file for folder in MISSION_FOLDERS for file in sorted(folder.glob("*.toml"))
}
"""The missions that come with the game, by name; a file more is a mission more."""
FileText = Annotated[str, msgspec.Meta(extra_json_schema={"format": "file"})]
MissionName = Annotated[str, msgspec.Meta(extra_json_schema={"enum": ["", *MISSION_FILES]})]

STANDARD_SIZE = 900.0
"""XW-AREA-2, XW-MISSION-9: the book's 90 x 90 cm."""

CORE_SET_POINTS = 31
"""XW-SQUAD-3."""

RECOMMENDED_POINTS = 100
"""XW-SQUAD-2."""


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The agreement. The defaults are the starter battle of the book."""

    mission: MissionName = ""
    """XW-MISSION-1: one of the missions of the book, or of ours, or none."""
    own_mission: FileText = ""
    """A mission that the players bring: the text of its file (docs/adding-a-mission.md)."""
    squad_building: bool = False
    """Own squads instead of the recommended ships."""
    points: tuple[int, ...] = ()
    """Squad points of the Rebel and the Imperial side; empty means the recommended maximum."""
    squads: tuple[str, ...] = ()
    """Squads as XWS text, Rebel and Imperial, or scum for either; empty: built in secret."""
    core_set_only: bool = False
    """XW-SQUAD-3, XW-LIMIT-1: only what one core set holds."""
    obstacles: tuple[bool, ...] = ()
    """XW-OBSTACLE-1: which seats want obstacles; they are used only when all do."""
    factions: tuple[str, ...] = ()
    """XW-SETUP-2: the faction each seat asks for ("" for either); a clash is drawn for."""
    width: float = STANDARD_SIZE
    height: float = STANDARD_SIZE
    special_area: bool = False
    """XW-AREA-3: all agreed on a play area of another size."""
    assist: bool = False
    """Casual tables: show in the Planning phase where a maneuver would end."""
    rules: Literal["book", "reference"] = "book"
    """The book of 2012 alone, or the later rules reference (docs/rulings/x-wing.md)."""
    damage_deck: Literal["core", "awakens"] = "core"
    """The damage deck of the first core set, or that of the second (XW-DECK-5)."""
    obstacle_choice: bool = False
    """XW-TOURNAMENT-1: each side chooses its three obstacles, asteroids or debris clouds."""
    round_limit: int = 0
    """Scores decide after so many rounds (XW-TOURNAMENT-2); 0 is no limit."""
    time_limit: Annotated[int, msgspec.Meta(ge=0, le=600)] = 0
    """XW-TOURNAMENT-5: minutes, 75 in tournaments; the round they end in is the last. 0: none."""
    tournament: bool = False
    """XW-TOURNAMENT-3 and -4: half points for large ships, a final salvo on a tie."""

    def __post_init__(self) -> None:
        if self.mission and self.mission not in MISSION_FILES:
            raise ValueError(f"missions are {', '.join(MISSION_FILES)}")
        if self.mission and self.own_mission:
            raise ValueError("play either `mission` or `own_mission`, not both")
        smallest = min(self.width, self.height)
        if smallest < STANDARD_SIZE and not self.special_area:
            raise ValueError("a play area under 900 x 900 mm must be agreed on (XW-AREA-1)")
        if smallest < 450 or max(self.width, self.height) > 4000:
            raise ValueError("a play area has sides of 450 to 4000 mm")
        if len(self.points) not in (0, 2) or any(limit < 1 for limit in self.points):
            raise ValueError("points are two positive numbers: Rebel and Imperial")
        if len(self.squads) not in (0, 2):
            raise ValueError("squads are two: Rebel and Imperial")
        if any(faction not in ("", "rebel", "imperial", "scum") for faction in self.factions):
            raise ValueError("factions are rebel, imperial or scum")
        if self.round_limit < 0:
            raise ValueError("a round limit cannot be negative")

    @property
    def plays_mission(self) -> bool:
        """Whether there is a mission, ours or the players' own."""
        return bool(self.mission or self.own_mission)

    @property
    def uses_squads(self) -> bool:
        """Whether the sides bring squads of their own."""
        return self.squad_building or bool(self.squads)

    def limit(self, side: str) -> int:
        """Return the squad points of one side (XW-SQUAD-2, XW-SQUAD-3)."""
        if self.points:
            return self.points[side == "imperial"]
        return CORE_SET_POINTS if self.core_set_only else RECOMMENDED_POINTS

    def is_large(self) -> bool:
        """Whether the mission is scaled up for 100-point squads."""
        return self.uses_squads and max(self.limit("rebel"), self.limit("imperial")) >= 100
