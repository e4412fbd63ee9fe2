"""What a seat may know, as typed data: the only way anything leaves the rules."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

import msgspec

from cantina.core.shown import Shown, shown_of
from cantina.core.text import Text
from cantina.games.outer_rim.cards.kit import barred_card, kit_of
from cantina.games.outer_rim.library import CARDS, CONTACTS, PATROLS
from cantina.games.outer_rim.rules.map import (
    CONTACT_SPACE,
    MAELSTROM,
    PLANET_FACTION,
    chart,
    encounter_deck,
    is_planet,
)
from cantina.games.outer_rim.rules.slots import arrangement
from cantina.games.outer_rim.rules.values import (
    combat_value,
    health,
    hull,
    hyperdrive,
    skill_counts,
)
from cantina.games.outer_rim.scenes import (
    CombatView,
    ReadingView,
    RollView,
    TestView,
    TradeView,
    combat_view,
    job_view,
    reading_view,
    roll_view,
    test_view,
    trade_view,
)
from cantina.games.outer_rim.state import Galaxy, Player, Report
from cantina.games.outer_rim.terms import MARKET_DECKS


class SpaceView(msgspec.Struct, frozen=True, gc=False):
    """A space of the map."""

    id: str
    kind: str
    tile: str
    arc: int
    links: tuple[str, ...]
    faction: str = ""
    base: str = ""
    """The faction whose patrols appear here."""


class SlotView(msgspec.Struct, frozen=True, gc=False):
    """A slot and what lies in it."""

    slot: str
    cards: list[str]


class ReportView(msgspec.Struct, frozen=True, gc=False):
    """How the game went for a player: fame over turns, where it came from, credits, luck."""

    fame_by_turn: list[int]
    fame_sources: dict[str, int]
    earned: int
    spent: int
    fights_won: int
    fights_lost: int
    dice: dict[str, int]
    luck: float
    """Damage rolled per die over the average of a die; 1 is average."""


class PlayerView(msgspec.Struct, frozen=True, gc=False):
    """A player as everybody sees him, with own secrets for the seat itself."""

    seat: int
    is_ai: bool
    character: str
    flipped: bool
    goal_tokens: int
    ship: str
    ship_flipped: bool
    ship_goal_tokens: int
    space: str
    credits: int
    fame: int
    reputation: dict[str, int]
    damage: int
    health: int
    ship_damage: int
    hull: int
    hyperdrive: int
    ground_combat: int
    ship_combat: int
    skills: dict[str, int]
    defeated: bool
    slots: list[SlotView]
    captured: dict[str, str]
    marked: list[str]
    secret_count: int
    secrets: list[str]
    report: ReportView


class PatrolView(msgspec.Struct, frozen=True, gc=False):
    """A patrol; faction and level of its stack are public (OR-PATROL-12)."""

    faction: str
    token: str
    level: int
    combat: int | None
    space: str
    stack: list[int]


class ContactView(msgspec.Struct, frozen=True, gc=False):
    """A contact token: its class always, the rest only if the seat may know (OR-CONTACT-25)."""

    place: str
    planet: str
    contact_class: str
    space_class: str
    face_up: bool
    contact: str | None = None
    databank: int | None = None
    faction: str | None = None
    droid: bool | None = None
    text: Text | None = None
    """Databank text of a face-up contact (OR-CONTACT-16); never after a secret look alone."""


class MarketView(msgspec.Struct, frozen=True, gc=False):
    """A market deck: the face-up card and how many lie there in all."""

    deck: str
    face_up: str
    count: int


class View(msgspec.Struct, frozen=True, gc=False):
    """The whole table as a seat sees it."""

    seat: int | None
    step: str
    turn: int
    current: int
    first_player: int
    extra_turn: bool
    fame_to_win: int
    solo: bool
    tiles: list[str]
    spaces: tuple[SpaceView, ...]
    players: list[PlayerView]
    patrols: list[PatrolView]
    contacts: list[ContactView]
    market: list[MarketView]
    encounter_decks: dict[str, int]
    here_deck: str
    databank: int
    ship_pool: list[str]
    unused_contacts: list[str]
    removed: list[str]
    ai_goals: dict[str, int]
    ai_cards: int
    actions_used: list[str]
    roll: RollView | None
    combat: CombatView | None
    reading: ReadingView | None
    job: ReadingView | None
    test: TestView | None
    trade: TradeView | None
    winner: int


AVERAGE_DIE = 5 / 8


@lru_cache(maxsize=720)
def _spaces(tiles: tuple[str, ...]) -> tuple[SpaceView, ...]:
    """Make the views of the map once: it never changes during a game."""
    graph = chart(tiles)
    bases = {space: faction for faction, space in graph.patrol_starts.items()}
    return tuple(
        SpaceView(
            space,
            "planet" if is_planet(space) else "maelstrom" if space == MAELSTROM else "navpoint",
            graph.tile_of[space],
            graph.arc[space],
            graph.neighbours[space],
            PLANET_FACTION.get(space, ""),
            bases.get(space, ""),
        )
        for space in graph.spaces
    )


@cache
def databank_text(number: int) -> Text | None:
    """Return the upper text of the one databank card of a contact."""
    for card in CARDS.values():
        if card.databank == number and card.text is not None:
            return card.text.says()
    return None


def _report(report: Report) -> ReportView:
    rolled = sum(report.dice.values())
    damage = report.dice.get("hit", 0) + 2 * report.dice.get("crit", 0)
    luck = round(damage / rolled / AVERAGE_DIE, 3) if rolled else 1.0
    return ReportView(
        list(report.fame_by_turn),
        report.fame_sources.copy(),
        report.earned,
        report.spent,
        report.fights_won,
        report.fights_lost,
        report.dice.copy(),
        luck,
    )


@lru_cache(maxsize=4096)
def _slots(ship: str, is_flipped: bool, assets: tuple[str, ...]) -> list[SlotView]:
    """Lay out the cards of a ship once: they seldom change."""
    player = Player(0, ship=ship, ship_flipped=is_flipped, assets=list(assets))
    return [SlotView(name, cards) for name, cards in arrangement(player)]


def _players(g: Galaxy, shown: Shown) -> list[PlayerView]:
    """Show all players; one about whom nothing has changed is shown as before."""
    barred, found = barred_card(g), list[PlayerView]()
    for player in g.players:
        numbers = _numbers(g, player) if kit_of(player).is_fickle else None
        # dictionaries are equal in any order, and are shown in theirs
        things = (player, numbers, barred, tuple(player.captured))
        found.append(shown.part(player.seat, things, _player, g, player, shown))
    return found


def _numbers(g: Galaxy, player: Player) -> tuple[int, ...]:
    """Return what the cards of a player make of the printed values."""
    kit = kit_of(player)
    if kit.is_fickle or barred_card(g):
        return _numbers_now(g, player)
    if kit.numbers is None:
        kit.numbers = _numbers_now(g, player)
    return kit.numbers


def _numbers_now(g: Galaxy, player: Player) -> tuple[int, ...]:
    seat = player.seat
    if not player.character or not player.ship:
        return 0, 0, 0, 0, 0
    return (
        health(g, seat),
        hull(g, seat),
        hyperdrive(g, seat),
        combat_value(g, seat, "ground"),
        combat_value(g, seat, "ship"),
    )


def _player(g: Galaxy, player: Player, shown: Shown) -> PlayerView:
    """Show a player as everybody sees him."""
    ready, number = bool(player.character and player.ship), player.seat
    lasts, holds, jumps, fights, shoots = _numbers(g, player)
    return PlayerView(
        number,
        player.is_ai,
        player.character,
        player.flipped,
        player.goal_tokens,
        player.ship,
        player.ship_flipped,
        player.ship_goal_tokens,
        player.space,
        player.credits,
        player.fame,
        player.reputation.copy(),
        player.damage,
        lasts,
        player.ship_damage,
        holds,
        jumps,
        fights,
        shoots,
        skill_counts(g, number) if ready else {},
        player.defeated,
        _slots(player.ship, player.ship_flipped, tuple(player.assets)) if ready else [],
        player.captured.copy(),
        player.marked.copy(),
        len(player.secrets),
        [],
        shown.part(("report", number), (player.report,), _report, player.report),
    )


@cache
def _contact(place: str, contact: str, is_face_up: bool, is_known: bool) -> ContactView:
    """Show a contact token as somebody sees it who may or may not know it."""
    printed = CONTACTS[contact]
    where = CONTACT_SPACE[place]
    token = ContactView(place, where.planet, printed.contact_class, where.rank, is_face_up)
    if not is_known:
        return token
    return msgspec.structs.replace(
        token,
        contact=contact,
        databank=printed.databank,
        faction=printed.faction,
        droid=printed.droid,
        text=databank_text(printed.databank) if is_face_up else None,
    )


def _contacts(g: Galaxy, seat: int | None) -> list[ContactView]:
    return [
        _contact(
            token.place,
            token.contact,
            token.face_up,
            token.face_up or (seat is not None and seat in token.seen_by),
        )
        for token in g.contacts
    ]


def make_view(g: Galaxy, seat: int | None) -> View:
    """Build the view of a seat; None is a spectator."""
    shown = shown_of(g)
    players = _players(g, shown)
    return _view(g, shown, seat, _own_players(g, players, seat))


def make_views(g: Galaxy, seats: Sequence[int | None]) -> list[View]:
    """Build the views of several seats, which are nearly the same."""
    shown = shown_of(g)
    players = _players(g, shown)
    public = _view(g, shown, None, players)
    return [
        msgspec.structs.replace(
            public,
            seat=seat,
            players=_own_players(g, players, seat),
            contacts=_own_contacts(g, shown, seat),
        )
        for seat in seats
    ]


def _own_players(g: Galaxy, players: list[PlayerView], seat: int | None) -> list[PlayerView]:
    """Show the players as one seat sees them: with its own secrets."""
    if seat is None or not g.players[seat].secrets:
        return players
    found, secrets = players.copy(), g.players[seat].secrets.copy()
    found[seat] = msgspec.structs.replace(players[seat], secrets=secrets)
    return found


def _own_contacts(g: Galaxy, shown: Shown, seat: int | None) -> list[ContactView]:
    """Show the contacts as one seat sees them: with those it peeked at."""
    return shown.part(("contacts", seat), (g.contacts,), _contacts, g, seat)


@cache
def _patrol(faction: str, token: str, space: str, stack: tuple[str, ...]) -> PatrolView:
    """Show a patrol and the levels of those that would follow it."""
    printed, levels = PATROLS[token], [PATROLS[each].level for each in stack]
    return PatrolView(faction, token, printed.level, printed.combat, space, levels)


def _markets(g: Galaxy) -> list[MarketView]:
    """Show the market decks."""
    laid = [(name, g.market[name]) for name in MARKET_DECKS if name in g.market]
    return [MarketView(name, deck.top[0] if deck.top else "", len(deck)) for name, deck in laid]


def _sizes(g: Galaxy) -> dict[str, int]:
    """Show how many cards lie in the encounter decks."""
    return {name: len(deck) for name, deck in g.encounters.items()}


def _patrols(g: Galaxy) -> list[PatrolView]:
    """Show the patrols."""
    return [_patrol(each.faction, each.token, each.space, each.stack) for each in g.patrols]


def _view(g: Galaxy, shown: Shown, seat: int | None, players: list[PlayerView]) -> View:
    laid = len(g.tiles) > 1
    space = g.players[g.current].space
    return View(
        seat,
        g.step,
        g.turn,
        g.current,
        g.first_player,
        g.extra_turn,
        g.fame_to_win,
        g.solo,
        g.tiles.copy() if laid else [],
        _spaces(tuple(g.tiles)) if laid else (),
        players,
        shown.part("patrols", (g.patrols,), _patrols, g),
        _own_contacts(g, shown, seat),
        shown.part("market", tuple(g.market.values()), _markets, g),
        shown.part("encounters", tuple(g.encounters.values()), _sizes, g),
        encounter_deck(g, space) if laid and space else "",
        len(g.databank),
        g.ship_pool.copy(),
        g.unused_contacts.copy(),
        g.removed.copy(),
        g.ai_goals.copy(),
        len(g.ai_deck) if g.ai_deck is not None else 0,
        g.actions_used.copy(),
        roll_view(g),
        combat_view(g),
        reading_view(g),
        job_view(g),
        test_view(g),
        trade_view(g),
        g.winner,
    )
