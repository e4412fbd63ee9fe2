"""X-Wing as a game of the table: how it begins, its steps, what each seat sees."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar

from cantina.core.cards import CardTrees, check_cards
from cantina.core.game import Game
from cantina.core.languages import entries
from cantina.core.rng import Rng
from cantina.core.text import Text
from cantina.core.wire import Chart, Result, Standing
from cantina.games.x_wing import board, invariants, setup
from cantina.games.x_wing.beginning import begin
from cantina.games.x_wing.cards.frames import Line
from cantina.games.x_wing.catalogue import Printed, library
from cantina.games.x_wing.content import (
    ALL_PILOTS,
    ALL_SHIPS,
    ALL_UPGRADES,
    CONDITION_CARDS,
    DAMAGE_CARDS,
    OBSTACLE_TOKENS,
)
from cantina.games.x_wing.drawn_squads import drawn_squad
from cantina.games.x_wing.every_card import SHOWCASE_POINTS, showcase
from cantina.games.x_wing.hidden import resample
from cantina.games.x_wing.library import CONDITIONS, DAMAGE, PILOTS, UPGRADES, fill
from cantina.games.x_wing.missions import MISSIONS, reinforcements, staging
from cantina.games.x_wing.missions.reading import read_mission
from cantina.games.x_wing.names import card_name
from cantina.games.x_wing.older import battle_of_today, options_of_today
from cantina.games.x_wing.one_card import battle_showing
from cantina.games.x_wing.options import MISSION_FILES, Options
from cantina.games.x_wing.report import strength_chart
from cantina.games.x_wing.rules import activation, combat, disputes, end_phase, planning
from cantina.games.x_wing.rules.sides import other_side
from cantina.games.x_wing.rules.victory import result_of
from cantina.games.x_wing.state import Battle
from cantina.games.x_wing.view import view_of, views_of
from cantina.games.x_wing.view_records import BattleView
from cantina.games.x_wing.workshop import SquadWorkshop, workshop

fill(ALL_SHIPS, ALL_PILOTS, ALL_UPGRADES, DAMAGE_CARDS, CONDITION_CARDS, OBSTACLE_TOKENS)
MISSIONS.fill(
    sorted(
        [read_mission(file.read_text(encoding="utf-8")) for file in MISSION_FILES.values()],
        key=lambda mission: (mission.number or len(MISSION_FILES), mission.name),
    ),
    lambda mission: mission.name,
)


def card_trees() -> Iterator[CardTrees]:
    """Yield every card with what it says."""
    for pilot in PILOTS.values():
        yield _trees(f"pilot:{pilot.xws}", "pilot", pilot.xws, pilot.abilities)
    for upgrade in UPGRADES.values():
        lines = (*upgrade.abilities, *upgrade.back)
        yield _trees(f"upgrade:{upgrade.xws}", "upgrade", upgrade.xws, lines)
    for card in DAMAGE.values():
        yield _trees(f"damage:{card.card_id}", "damage", card.card_id, card.abilities)
    for condition in CONDITIONS.values():
        yield _trees(f"condition:{condition.xws}", "condition", condition.xws, condition.abilities)


def _trees(id_: str, kind: str, card: str, lines: tuple[Line, ...]) -> CardTrees:
    return CardTrees(id_, Text(card_name(kind, card)), lines)


check_cards(card_trees(), entries("en").keys())


class XWing(Game[Battle, Options, BattleView]):
    """The X-Wing miniatures game, first edition."""

    name: ClassVar[str] = "x-wing"
    rules: ClassVar[str] = "1"
    seats: ClassVar[tuple[int, int]] = (2, 8)
    title: ClassVar[Text] = Text("xw-title")
    about: ClassVar[Text] = Text("xw-about")
    options_type = Options
    state_type = Battle
    view_type = BattleView
    steps = {
        "decide-factions": setup.decide_factions,
        "gather-forces": setup.gather_forces,
        "assemble-ships": setup.assemble_ships,
        "pick-upgrades": setup.choose_upgrades,
        "prepare-area": setup.prepare_area,
        "place-obstacle": setup.place_obstacle_step,
        "choose-edge": setup.choose_edge_step,
        "mission-setup": staging.mission_setup,
        "place-ship": setup.place_ship_step,
        "prepare-components": setup.prepare_components,
        "planning": planning.planning,
        "begin-activation": activation.begin_activation,
        "activation": activation.activation,
        "perform-action": activation.perform_action,
        "begin-combat": combat.begin_combat,
        "combat": combat.combat,
        "roll-attack-dice": combat.roll_attack_dice,
        "modify-attack-dice": combat.modify_attack_dice,
        "roll-defense-dice": combat.roll_defense_dice,
        "modify-defense-dice": combat.modify_defense_dice,
        "compare-results": combat.compare_results,
        "deal-damage": combat.deal_damage,
        "end-phase": end_phase.end_phase,
        "reinforcements": reinforcements.reinforcements,
        "settle-dispute": disputes.settle_dispute,
    }

    def read_options(self, raw: Mapping[str, object] | None = None) -> Options:
        """Return checked options; those of older matches are read, too."""
        return super().read_options(options_of_today(raw or {}))

    def read_state(self, raw: object) -> Battle:
        """Return a battle from JSON-like data, also as older versions described it."""
        return super().read_state(battle_of_today(raw))

    def begin(self, options: Options, seats: int) -> Battle:
        """Return the battle before the factions are decided."""
        return begin(options, seats)

    def view(self, state: Battle, seat: int | None) -> BattleView:
        """Return what a seat may know."""
        return view_of(state, seat)

    def views(self, state: Battle, seats: Sequence[int | None]) -> list[BattleView]:
        """Return what several seats may know."""
        return views_of(state, seats)

    def result(self, state: Battle) -> Result:
        """Return how the battle ended."""
        return result_of(state)

    def resample(self, state: Battle, seat: int | None, rng: Rng) -> None:
        """Turn the dials the seat cannot see to any maneuver they might show."""
        resample(state, seat, rng)

    def board(self, view: BattleView, write: Callable[[Text], str]) -> str:
        """Draw the mat for a terminal."""
        return board.draw(view, write)

    def check(self, state: Battle) -> None:
        """Raise AssertionError if the battle is in a state that no rule allows."""
        invariants.check(state)

    def content(self) -> Iterable[str]:
        """Return every card that can be used."""
        yield from (f"pilot:{xws}" for xws in PILOTS)
        yield from (f"upgrade:{xws}" for xws in UPGRADES)
        yield from (f"damage:{kind}" for kind in DAMAGE)

    def cards(self) -> Iterable[Printed]:
        """Return every card with its text, for card browsers."""
        return library()

    def charts(self, state: Battle) -> list[Chart]:
        """Return what hull and shields everybody had left, round by round."""
        return [strength_chart(state)]

    def variants(self) -> list[tuple[int, dict[str, Any]]]:
        """Return the ways to play that tests should try."""
        squads: dict[str, Any] = {"squad_building": True}
        small = {**squads, "core_set_only": True}
        rocks = {**squads, "obstacles": (True, True)}
        missions = [{"mission": name} for name, mission in MISSIONS.items() if mission.number]
        ours = [{"mission": name} for name, mission in MISSIONS.items() if not mission.number]
        limit = SHOWCASE_POINTS
        return [
            (2, {}),
            (2, small),
            *[(2, mission) for mission in missions],
            (2, squads),
            (2, rocks),
            *[(2, {**mission, **squads}) for mission in missions],
            (2, {**missions[0], **small}),
            (2, {**rocks, "rules": "reference"}),
            (2, {**squads, "damage_deck": "awakens", "time_limit": 75, "tournament": True}),
            (2, {**rocks, "obstacle_choice": True}),
            (3, squads),
            (4, {**squads, "obstacles": (True,) * 4}),
            *[(2, mission) for mission in ours],
            *[(2, {"squads": pair, "points": (limit, limit)}) for pair in showcase()],
        ]

    def workshop(self) -> SquadWorkshop:
        """Return where squads are put together."""
        return workshop

    def showing(self, piece: str, seed: int) -> tuple[int, dict[str, Any]]:
        """Return a battle in which this card is flown."""
        return battle_showing(piece, seed) or super().showing(piece, seed)

    def drawn(self, options: dict[str, Any], seats: int, number: int) -> dict[str, Any]:
        """Bring the squads that are only named: ready ones, `famous` or `random`."""
        squads = options.get("squads", ())
        return {
            **options,
            "squads": [drawn_squad(one, number, at) for at, one in enumerate(squads)],
        }

    def concede(self, state: Battle, seat: int) -> Result | None:
        """Let a player who is alone on a side give the battle to the other side."""
        side = state.seats[seat]
        if state.seats.count(side) > 1:
            return None
        winners = tuple(s for s, of in enumerate(state.seats) if of == other_side(side))
        standings = tuple(Standing(s, 1 if s in winners else 2) for s in range(len(state.seats)))
        return Result(winners, Text("core-conceded", {"seat": seat + 1}), standings)

    def player_count(self, state: Battle) -> int:
        """Return how many seats play."""
        return len(state.seats)


game = XWing()
