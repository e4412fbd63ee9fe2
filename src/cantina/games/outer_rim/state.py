"""The whole game as plain data: what lies on the table, and nothing else.

Cards, characters, ships, contacts and patrols are named by the ids of the catalogue, spaces by the
ids of the map, players by their seats.
"""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec

from cantina.core.deck import Deck
from cantina.core.piece import Piece, State


class Report(Piece):
    """What the game report tells about one player."""

    fame_by_turn: tuple[int, ...] = ()
    fame_sources: dict[str, int] = {}
    earned: int = 0
    spent: int = 0
    fights_won: int = 0
    fights_lost: int = 0
    dice: dict[str, int] = {}
    """Faces rolled for the player's own rolls."""


class Player(Piece, dict=True, gc=True):
    """A player with character, ship and everything owned.

    What the cards give is worked out from them when needed and kept in `__dict__` (`cards.kit`).
    """

    kit: ClassVar[Any] = None
    seat: int
    is_ai: bool = False
    character: str = ""
    flipped: bool = False
    goal_tokens: int = 0
    ship: str = ""
    ship_flipped: bool = False
    ship_goal_tokens: int = 0
    space: str = ""
    credits: int = 0
    fame: int = 0
    held_fame: int = 0
    """The part of `fame` that lasts only while some condition holds (OR-FAME-4)."""
    reputation: dict[str, int] = {}
    damage: int = 0
    ship_damage: int = 0
    defeated: bool = False
    assets: list[str] = []
    """Cards in slots; which slot is free to choose at any time (OR-SLOT-5)."""
    captured: dict[str, str] = {}
    """Bounty card -> contact token lying on it."""
    secrets: list[str] = []
    marked: list[str] = []
    """Planets that carry a token of this player's personal goal."""
    used: list[str] = []
    """Abilities with a limit that were used this turn, as `card:index`."""
    report: Report = msgspec.field(default_factory=Report)


class Token(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False, cache_hash=True):
    """A contact token on a planet; another takes its place when something about it changes.

    There are many of them and they change seldom, so copies of a table share them.
    """

    contact: str
    place: str
    """Contact space, "planet:index"."""
    face_up: bool = False
    seen_by: tuple[int, ...] = ()
    """Seats that secretly looked at it (OR-CONTACT-17)."""


class Patrol(Piece):
    """The patrol of one faction on the map and the levels still in its stack."""

    faction: str
    token: str
    space: str
    stack: tuple[str, ...] = ()


class DieResult(Piece):
    """One result of a roll."""

    face: str
    cancelled: bool = False
    added: bool = False
    """Added by an ability: counts as a die but cannot be rerolled (OR-COMBAT-34, -35)."""
    turned: bool = False
    """Turned by an ability: its old result no longer counts for anything (OR-COMBAT-33)."""


class DiceRoll(Piece):
    """The roll on the table."""

    seat: int
    """The player whose roll it is; -1 = the enemy's."""
    purpose: str
    """"attack", "defence", "test", "delivery" or "other"."""
    results: list[DieResult] = []
    skill: str = ""


class Combat(Piece):
    """A combat in progress."""

    kind: str
    attacker: int
    defender: int
    """Seat of the defending player, -1 for everybody else."""
    enemy: str
    """"patrol", "contact", "card" or "player"."""
    enemy_id: str = ""
    """Patrol token, contact id, or the text id of a card enemy."""
    enemy_dice: int = 0
    enemy_faction: str = ""
    bounty: str = ""
    challenger: int = -1
    """Seat of the player who began it; the attacker unless it is another player's turn."""
    source: str = ""
    """What asked for the fight: a card, or a side of the challenger's character or ship."""
    cargo: str = ""
    """Cargo whose delivery is fought for."""
    roller: int = -1
    attack: int = 0
    defence: int = 0
    bonus: dict[int, int] = {}
    """Dice gained or lost by abilities of the value window, by side (-1 = enemy)."""
    barred: str = ""
    """Own crew that is being fought and so lends no ability or skill (OR-BOUNTY-17)."""
    used: list[str] = []
    winner: int = -2
    """-2 while undecided, else the seat or -1."""


class JobProgress(Piece):
    """A job being attempted."""

    seat: int
    card: str
    databank: str = ""
    section: int = 0
    """Number of the section being resolved, from 1."""
    next: int = 0
    """Section to go on with; 0 = the next in order."""
    status: str = ""
    """"", "completed" or "failed"."""
    halved: bool = False
    next_unskilled: bool = False
    """The next test is made as if unskilled."""


class EncounterProgress(Piece):
    """The encounter card or contact being resolved, as everybody sees it."""

    seat: int
    card: str
    place: str = ""
    kept: bool = False
    """The card became an asset or a secret and does not return to its deck."""


class TestProgress(Piece):
    """A skill test in progress: what abilities changed for it."""

    seat: int
    skill: str
    gained: int = 0
    unskilled: bool = False
    helpers: list[str] = []
    """Crew that leaves if the test is passed (Hired Help)."""


class Trade(Piece):
    """A deal being talked over, as everybody at the table hears it (OR-TRADE-2)."""

    seat: int
    other: int
    given: list[str] = []
    wanted: list[str] = []
    paid: int = 0
    """Credits from `seat` to `other`; negative ones go the other way."""
    offered: bool = False
    """The whole offer is made, and the partner is being asked."""


class Galaxy(State):
    """The state of a game of Outer Rim."""

    tiles: list[str] = []
    fame_to_win: int = 10
    turn_cap: int = 0
    solo: bool = False
    players: list[Player] = []
    first_player: int = 0
    current: int = 0
    extra_turn: bool = False
    """The current turn is an extra turn."""
    extra_turn_gained: bool = False
    turn_over: bool = False
    """An effect ended the turn (OR-TURN-4)."""
    turn_ending: bool = False
    """The current player was defeated: the turn ends with this action or step (OR-DEFEAT-4)."""
    actions_used: list[str] = []
    falling: list[int] = []
    """Seats about to be defeated while they may still prevent it; nobody falls twice at once."""
    in_hand: list[str] = []
    """Cards on their way from one place to another while a player decides."""
    settling: int = 0
    """More than 0 while surplus assets are being discarded."""
    together: int = 0
    """More than 0 while several gains count as simultaneous (OR-FAME-6)."""
    patrols: list[Patrol] = []
    contacts: list[Token] = []
    unused_contacts: list[str] = []
    removed_contacts: list[str] = []
    removed_patrols: list[str] = []
    removed: list[str] = []
    """Cards removed from the game."""
    market: dict[str, Deck[str]] = {}
    """Market decks; the top card is face up (OR-MARKET-10)."""
    encounters: dict[str, Deck[str]] = {}
    databank: list[str] = []
    """Databank cards not in use, in number order; equal numbers are drawn at random."""
    ship_pool: list[str] = []
    ai_deck: Deck[str] | None = None
    ai_goals: dict[str, int] = {}
    """Planet -> goal tokens of the solo opponent."""
    roll: DiceRoll | None = None
    combat: Combat | None = None
    job: JobProgress | None = None
    encounter: EncounterProgress | None = None
    test: TestProgress | None = None
    trade: Trade | None = None
    winner: int = -1
