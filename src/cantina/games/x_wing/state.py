"""Everything on and beside the play area. Ships refer to each other by id."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import Any, ClassVar

import msgspec

from cantina.core.piece import Known, Piece, State
from cantina.games.x_wing.options import Options

REBEL = "rebel"
IMPERIAL = "imperial"
SCUM = "scum"
SIDES = (REBEL, IMPERIAL)
NOBODY = -1

AWAITING = "awaiting"
IN_PLAY = "in play"
DESTROYED = "destroyed"
FLED = "fled"
DOCKED = "docked"


class CardKind(StrEnum):
    """The kinds of card that have abilities."""

    PILOT = "pilot"
    UPGRADE = "upgrade"
    DAMAGE = "damage"
    CONDITION = "condition"


class Source(msgspec.Struct, frozen=True):
    """The card an ability comes from; a damage card is known by its number."""

    kind: CardKind
    card: str
    lasting: bool = False
    """Whether it is what the card gives until the end of the round."""

    @classmethod
    def named(cls, key: str) -> Source:
        """Return the source with this key."""
        kind, _, card = key.partition(":")
        return cls(CardKind(kind), card.removesuffix(LASTING), card.endswith(LASTING))

    @property
    def while_it_lasts(self) -> Source:
        """The same card as the source of what it gives until the end of the round."""
        return Source(self.kind, self.card, True)

    def __str__(self) -> str:
        return f"{self.kind.value}:{self.card}{LASTING if self.lasting else ''}"


LASTING = ":lasting"


class DamageCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A damage card beside a ship card; what is turned or settled is replaced.

    The kind of a card that was dealt face down exists only once somebody sees it (XW-DAMAGE-8):
    until then `kind` is empty and `pool` names the shuffled cards it is one of.
    """

    card_id: int
    kind: str = ""
    face_up: bool = False
    pool: int = 0
    round_dealt: int = 0
    substitute: bool = False
    """XW-LIMIT-4: stands for damage when no card is left."""
    arriving: bool = False
    """Just dealt: cards that answer this come before its own text."""


class DamageDeck(Piece):
    """The damage deck and its discard pile.

    Each shuffle makes a pool of unseen kinds. The deck is `left` cards of the last pool, whose
    other cards lie face down beside ships; so no order exists that could leak (XW-SETUP-17).
    """

    pools: list[list[str]] = []
    left: int = 0
    discard: list[str] = []
    looked_at: list[str] = []
    """Cards somebody drew and chooses from."""
    next_id: int = 1


class Lock(msgspec.Struct, frozen=True):
    """A target lock: the ship that holds its red token, and the letter on both tokens."""

    target: int
    letter: str


class Flight(Piece):
    """What became of a ship's maneuver of this round."""

    colour: str = ""
    """The difficulty of the maneuver."""
    speed: int = 0
    bearing: str = ""
    drifted: bool = False
    """Whether it had no dial and drifted (ion tokens)."""
    overlapped: bool = False
    """Whether it overlapped a ship (XW-OVERLAP-4)."""
    struck: tuple[int, ...] = ()
    """The obstacles it overlapped (XW-OBSTACLE-6)."""
    treated: tuple[str, str] = ("", "")
    """What the revealed maneuver counts as, and its colour; only until it is flown."""
    unchecked: str = ""
    """The colour of a maneuver whose stress is checked only after the action step."""


class Deeds(Piece):
    """What a ship did this round, and which abilities it used."""

    actions: tuple[str, ...] = ()
    """The actions it performed (XW-ACTION-7)."""
    acted_on: int = NOBODY
    """The ship its last action was aimed at."""
    attacked_by: int = NOBODY
    """The ship whose attack it has just defended against."""
    strained: bool = False
    """Whether it was stressed when it performed its last action."""
    skips_action: bool = False
    """Whether a card makes it skip this round's action step."""
    holds_fire: int = 0
    """The round in which it cannot attack."""
    used_this_round: tuple[str, ...] = ()
    """Abilities that were used and may be used once a round only."""
    used_this_game: tuple[str, ...] = ()


class CardsBeside(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """What happened to the cards of a ship, and the cards others gave it; replaced as a whole."""

    discarded: tuple[str, ...] = ()
    """Upgrades that were discarded, for those that can come back."""
    flipped: tuple[str, ...] = ()
    """Upgrade cards that lie with their other side up."""
    on_cards: tuple[str, ...] = ()
    """For each token that lies on an upgrade card, that card."""
    lasting: tuple[Source, ...] = ()
    """Cards whose "until the end of the round" effect is in force."""
    marks: tuple[tuple[Source, int], ...] = ()
    """Ships that cards of this ship chose for the rest of the game."""
    conditions: tuple[str, ...] = ()
    """Condition cards it was assigned."""
    card_in_wait: str = ""
    """The damage card that lies face up on a condition card of its, to be dealt later."""
    mimics: str = ""
    """The pilot whose ability it has in place of its own."""
    copied_skill: int = NOBODY
    """The pilot skill it has in place of its own."""


class Ship(Piece):
    """A ship: base, figure, token, cards and all that lies beside them (XW-COMPONENT-17)."""

    ship_id: int
    seat: int
    side: str
    pilot: str
    upgrades: tuple[str, ...] = ()
    number: int = 0
    """The number on its ID tokens (XW-ID-1); 0 when it needs none."""
    status: str = AWAITING
    x: float = 0.0
    y: float = 0.0
    heading: float = 0.0
    touching: list[int] = []
    shields: int = 0
    damage: tuple[DamageCard, ...] = ()
    tokens: dict[str, int] = {}
    locks: tuple[Lock, ...] = ()
    """Its target locks; few ships may have two."""
    dial: str = ""
    """The maneuver set on the dial; secret until `revealed`."""
    revealed: bool = False
    seen_by: tuple[int, ...] = ()
    """Seats that looked at its dial."""
    activated: bool = False
    had_combat: bool = False
    """Whether the ship used or passed up its attack this round."""
    doomed: bool = False
    """XW-SIMULTANEOUS-1: destroyed as soon as it has attacked."""
    skill_this_phase: int = NOBODY
    markers: int = 0
    """Mission tokens that it carries (XW-MISSION-3-7)."""
    mobile_arc: str = ""
    """Where its mobile arc points, if it has one (XW-LARGE-6)."""
    docked: int = NOBODY
    """The ship that is docked to it (XW-DOCK-1)."""
    flight: Flight = msgspec.field(default_factory=Flight)
    deeds: Deeds = msgspec.field(default_factory=Deeds)
    cards: CardsBeside = msgspec.field(default_factory=CardsBeside)

    @property
    def talent(self) -> str:
        """The pilot whose ability it has: nearly always its own."""
        return self.cards.mimics or self.pilot

    @property
    def lock(self) -> int:
        """The ship its target lock is on; the last one it acquired, if it has two."""
        return self.locks[0].target if self.locks else NOBODY

    def beside(self, **changes: Any) -> None:
        """Change something about its cards; copies that share them keep theirs."""
        self.cards = msgspec.structs.replace(self.cards, **changes)

    def locks_on(self, target: int) -> int:
        """Count its target locks on a ship."""
        return sum(lock.target == target for lock in self.locks) if self.locks else 0


class Obstacle(Piece):
    """An obstacle token in the play area."""

    obstacle_id: int
    shape: str
    x: float = 0.0
    y: float = 0.0
    heading: float = 0.0


class Bomb(Piece):
    """The token of a bomb or mine in the play area."""

    bomb_id: int
    card: str
    owner: int
    """The ship that dropped it."""
    x: float = 0.0
    y: float = 0.0
    heading: float = 0.0


class Marker(Piece):
    """A token of a mission on the mat: a satellite, a container."""

    marker_id: int
    x: float = 0.0
    y: float = 0.0


class Result(Piece):
    """One result in a roll: a die, or one that an effect added."""

    face: str
    rerolled: bool = False
    added: bool = False
    fixed: bool = False
    """Whether nothing can modify it any more."""


class AttackDice(Piece):
    """The dice of an attack, and what abilities did to them."""

    attack_roll: list[Result] = []
    defense_roll: list[Result] = []
    more_dice: int = 0
    """Attack dice that abilities used in this attack add."""
    more_defense: int = 0
    """Defense dice that abilities used in this attack add."""
    defense_dice: int = 0
    """How many defense dice were rolled."""
    frozen: tuple[str, ...] = ()
    """The rolls that cannot be modified any more."""
    named: dict[str, str] = {}
    """By die: the face that somebody foresaw, which one die of the roll will show."""
    guess: int = NOBODY
    """How many evades somebody said the defense dice would show."""


class AttackResults(Piece):
    """What is left of the dice when they are compared, and the damage they deal."""

    hits: int = 0
    criticals: int = 0
    hit: bool = False
    sure_hits: int = 0
    """Hits that defense dice cannot cancel."""
    criticals_first: bool = False
    """Whether evades cancel criticals before hits."""
    cancelled: bool = False
    """An effect of the weapon cancelled all results before damage."""
    criticals_lost: int = 0
    """How many criticals the defense dice cancelled."""
    suffered: int = 0
    """How much damage the defender has suffered from this attack."""
    dealt: tuple[int, ...] = ()
    """The damage cards that this attack dealt."""
    face_up: bool = False
    """Whether the attack dealt the defender a face-up card."""


class FollowUp(Piece):
    """How an attack stands to others: before it, after it, in the middle of something."""

    repeats: int = 0
    """How many times the attack is still to be made again."""
    repeated: bool = False
    """Whether this is such a repetition, whose cost is already paid."""
    landed: bool = False
    """Whether the attack that is repeated has hit before."""
    grants: tuple[str, str, bool] = ("", "", False)
    """A further attack: the card that grants it, the weapon, whether at another ship."""
    granted_by: str = ""
    """The card that granted this attack."""
    last: bool = False
    """Whether no further attack may follow."""
    aside: bool = False
    """Whether the attack interrupts something else, which then goes on."""


class Attack(Piece):
    """The attack in progress, from its declaration to the last damage."""

    attacker: int
    defender: int
    weapon: str = ""
    """The upgrade that fires; empty for the primary weapon."""
    range: int = 1
    obstructed: bool = False
    used: list[str] = []
    """Abilities and tokens used in this attack that may be used once only."""
    forbidden_lock: bool = False
    """A lock acquired during this attack that may not be spent in it."""
    barred: tuple[str, ...] = ()
    """Tokens of the defender that cannot be spent."""
    dice: AttackDice = msgspec.field(default_factory=AttackDice)
    results: AttackResults = msgspec.field(default_factory=AttackResults)
    follow_up: FollowUp = msgspec.field(default_factory=FollowUp)


class Battle(State):
    """The whole game."""

    options: Options
    seats: list[str] = []
    """The side of each seat."""
    phase: str = "setup"
    initiative: str = IMPERIAL
    rebel_edge: str = "south"
    ships: list[Ship] = []
    deck: DamageDeck = msgspec.field(default_factory=DamageDeck)
    other_deck: DamageDeck | None = None
    """The Imperial side's own damage deck, where each side has one."""
    obstacles: list[Obstacle] = []
    asteroids_left: list[str] = []
    spent_points: dict[str, int] = {}
    squads: dict[str, str] = {}
    """Submitted squads as XWS text, secret until both are in."""
    factions: dict[str, str] = {}
    """The faction a side flies where it is not its own: scum take either side of the table."""
    combat_skill: int = NOBODY
    """The pilot skill of the ship that became active last in this Combat phase."""
    active: int = NOBODY
    attack: Attack | None = None
    aftermath: tuple[tuple[str, int], ...] = ()
    """What happened to ships and is answered once all that goes on is over: moment and ship."""
    winner: str = ""
    draw: bool = False
    destroyed_this_round: dict[str, int] = {}
    reinforced_in: int = 0
    """The last round in which a ship was called."""
    mission_step: int = 0
    """How many steps of the mission's setup are done."""
    tracking_tokens: int = 0
    marked_ship: int = NOBODY
    """The ship that the mission marks, such as the damaged one of Asteroid Run."""
    charges: int = 0
    """How often the marked ship has charged its drive."""
    markers: list[Marker] = []
    bombs: list[Bomb] = []
    bombs_dropped: int = 0
    markers_placed: int = 0
    markers_lost: int = 0
    """Tokens that went down with their carriers."""
    markers_delivered: dict[str, int] = {}
    """By side: tokens that its ships brought home."""
    strength_by_round: list[list[int]] = []
    """For each round, what hull and shields every seat had left at its start."""
    dispute: str = ""
    """What two players disagree about, if they want dice to settle it."""
    disputants: tuple[int, int] = (0, 1)
    """The seats that roll attack dice and defense dice for it."""
    after_dispute: str = "planning"
    """The step that follows."""
    rulings: dict[str, int] = {}
    """XW-DISPUTE-3: who won the disputes that were settled by dice."""

    handed_on: ClassVar[tuple[str, ...]] = ("brought",)
    find_brought: ClassVar[Callable[[Battle], frozenset[object]]]
    """How it is found what a battle's cards could do; see `cards.brought`."""

    @Known
    def brought(self) -> frozenset[object]:
        """Return the moments and kinds of rule on pilots and upgrades of the battle."""
        return Battle.find_brought(self)

    def brings_more(self) -> None:
        """Look again at what cards could do: a ship or an upgrade joined the battle."""
        self.__dict__.pop("brought", None)

    def deck_for(self, side: str) -> DamageDeck:
        """Return the deck that the cards of a side come from; by the reference each has its own."""
        return self.other_deck if self.other_deck is not None and side == IMPERIAL else self.deck

    def faction_of(self, side: str) -> str:
        """Return the faction that a side flies."""
        return self.factions.get(side, side)

    @property
    def round(self) -> int:
        """The number of the round, from 1."""
        return self.turn

    def ship(self, ship_id: int) -> Ship:
        """Return a ship by its id."""
        return self.ships[ship_id]
