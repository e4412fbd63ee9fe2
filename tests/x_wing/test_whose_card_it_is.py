"""Cards that hold for one ship and not for another, at one moment and not at the next."""

from typing import Any

import pytest

from cantina.core.testing import drive
from cantina.games.x_wing.cards.gifts import has_gift
from cantina.games.x_wing.cards.standing.values import SpeedForAgility
from cantina.games.x_wing.cards.windows import ask_which, open_to
from cantina.games.x_wing.content.upgrades_crew_scum import ReplaceCard
from cantina.games.x_wing.content.upgrades_elite_i_to_z import swarm
from cantina.games.x_wing.content.upgrades_ordnance import BlowUpObstacle
from cantina.games.x_wing.names import weapon_name
from cantina.games.x_wing.rules.actions import Offer, free_actions
from cantina.games.x_wing.rules.attack_dice import defense_dice_count
from cantina.games.x_wing.rules.docking import deploy
from cantina.games.x_wing.rules.forces import allowed_factions
from cantina.games.x_wing.rules.maneuvers import colour_of, colours_of, dial_of, maneuver_for
from cantina.games.x_wing.rules.modifying import can_reroll
from cantina.games.x_wing.rules.squads import canonical
from cantina.games.x_wing.rules.target_locks import choose_second_lock
from cantina.games.x_wing.rules.targets import flies_free, is_hidden, lenders, out_of_reach
from cantina.games.x_wing.rules.upgrades import pick_upgrades
from cantina.games.x_wing.state import Lock
from cantina.games.x_wing.terms import Die, Faction, Slot, Window
from x_wing.scenarios.scene import rock, squad_report
from x_wing.ships import tie, upgrade_source, x_wing
from x_wing.table import position
from x_wing.words import FAR, FRIEND, clickable, options, scene, shown


@pytest.mark.rule("XW-DOCK-3", "XW-DOCK-5")
@pytest.mark.parametrize(("emergency", "at", "status", "cards", "holds_fire"), [
    (False, (450, 500, 90), "in play", 0, 0), (True, (450, 500, 90), "in play", 1, 1),
    (True, (450, 60, 90), "destroyed", 0, 0),
])  # fmt: skip
def test_only_whoever_escapes_from_a_wreck_is_hurt_and_holds_fire(
    emergency: bool, at: tuple[float, float, float], status: str, cards: int, holds_fire: int
) -> None:
    ships = x_wing("lothalrebel", at=at, docked=1), x_wing("zeborrelios", status="docked")
    g = position(*ships, tie(at=FAR))
    answers = ["straight:2", *(["pass"] if status == "in play" else [])]
    drive(deploy(g, 0, emergency), answers)
    shuttle = g.ship(1)
    assert (shuttle.status, len(shuttle.damage)) == (status, cards)
    assert shuttle.deeds.holds_fire == holds_fire


@pytest.mark.parametrize(("attack", "dodges"), [((1, 0), True), ((0, 1), False), (None, False)])
def test_sarco_plank_dodges_by_his_speed_only_while_he_defends(
    attack: tuple[int, int] | None, dodges: bool
) -> None:
    at = scene(x_wing("sarcoplank", speed=5), tie(speed=5), attack=attack)
    assert has_gift(at.g, at.yours, SpeedForAgility) is dodges
    if attack is not None:
        assert defense_dice_count(at.g) == (5 if dodges else 3)


@pytest.mark.parametrize(("pilots", "may"), [
    (("rookiepilot", "darkcurse"), False), (("darkcurse", "academypilot"), True),
])  # fmt: skip
def test_dark_curse_forbids_rerolls_to_whoever_attacks_him(
    pilots: tuple[str, str], may: bool
) -> None:
    at = scene(x_wing(pilots[0]), tie(pilots[1]), attack=(0, 1), rolls=("hb", ""))
    assert can_reroll(at.g, Die.ATTACK) is may
    assert can_reroll(at.g, Die.DEFENSE)


@pytest.mark.parametrize(("more", "free"), [
    ({}, False), ({"upgrades": ["dashrendar"]}, True),
    ({"lasting": (upgrade_source("r5x3"),)}, True),
])  # fmt: skip
def test_who_attacks_from_a_rock(more: dict[str, Any], free: bool) -> None:
    g = position(x_wing(**more), tie())
    assert flies_free(g, g.ship(0)) is free


@pytest.mark.rule("XW-SETUP-5")
@pytest.mark.parametrize(("wishes", "rebels", "imperials"), [
    (("scum", ""), [Faction.SCUM], [Faction.IMPERIAL, Faction.SCUM]),
    (("", "imperial"), [Faction.REBEL, Faction.SCUM], [Faction.IMPERIAL]),
])  # fmt: skip
def test_each_side_flies_what_its_own_players_wish(
    wishes: tuple[str, ...], rebels: list[Faction], imperials: list[Faction]
) -> None:
    g = position(x_wing(), tie(), options={"factions": wishes})
    found = [list(allowed_factions(g, side)) for side in ("rebel", "imperial")]
    assert found == [rebels, imperials]


@pytest.mark.parametrize(("y", "counts"), [(390, True), (480, True), (590, True), (660, False)])
def test_a_swarm_has_the_defender_in_arc_up_to_range_3(y: float, counts: bool) -> None:
    friend = tie(at=(500, y, 270), tokens={"evade": 1})
    at = scene(tie(at=(450, 400, 270)), x_wing(), friend, attack=(0, 1))
    assert swarm(at) == ([2] if counts else [])


@pytest.mark.parametrize(
    ("carried", "offered"), [(["gunner"], True), (["gunner", "tactician"], False)]
)
def test_a_limited_card_is_no_replacement_beside_itself(carried: list[str], offered: bool) -> None:
    at = scene(x_wing("lothalrebel", upgrades=carried), tie(), about=0)
    assert (("gunner", "tactician") in ReplaceCard(Slot.CREW).replacements(at)) is offered


@pytest.mark.parametrize("cards", [[], ["r2astromech"]])
def test_stay_on_target_makes_the_dial_red_and_nothing_else(cards: list[str]) -> None:
    on_target = {"lasting": (upgrade_source("stayontarget"),), "dial": "straight:3"}
    g = position(x_wing(upgrades=cards, **on_target), tie(), step="activation")
    assert [colour_of(g, g.ship(0), key) for key in ("straight:3", "straight:4")] == [
        "red",
        "white",
    ]
    shown = dict(zip(dial_of("rookiepilot"), colours_of(g, g.ship(0)), strict=True))
    assert (shown["straight:3"], shown["straight:4"]) == ("red", "white")


def test_of_several_cards_each_says_what_it_does() -> None:
    ships = x_wing("garvendreis", upgrades=["r2d6"]), tie(), FRIEND(at=(500, 300, 90))
    g = position(*ships)
    found = open_to(g, Window.FOCUS_SPENT, [g.ship(0)], 0, 0)
    answers = options(ask_which(g, found, False))
    assert [option.at for option in answers] == ["ship:0", None]
    notes = {option.key: option.note for option in answers}
    assert notes.pop("none") is None
    assert list(notes) == ["use:0:pilot:garvendreis:0"]
    assert all(note is not None for note in notes.values())


@pytest.mark.parametrize(("locks", "lends"), [
    ({}, False), ({"lock": 3}, False), ({"lock": 1}, True),
])  # fmt: skip
def test_a_synchronizer_lends_only_the_lock_it_has(locks: dict[str, int], lends: bool) -> None:
    friend = FRIEND(at=(500, 300, 90), upgrades=["targetingsynchronizer"], **locks)
    g = position(x_wing(), tie(), friend, tie(at=FAR))
    assert lenders(g, g.ship(0), 1) == ([2] if lends else [])


@pytest.mark.parametrize(("face", "left"), [("evade", [1]), ("blank", [1, 2])])
def test_camouflage_may_shed_the_second_lock_of_an_engineer(face: str, left: list[int]) -> None:
    hidden = tie(at=(500, 500, 270), upgrades=["multispectralcamouflage"])
    g = position(x_wing(locks=(Lock(1, "A"),)), tie(), hidden)
    drive(choose_second_lock(g, 0), ["2"], [[face]])
    assert [lock.target for lock in g.ship(0).locks] == left


@pytest.mark.rule("XW-SQUAD-1")
@pytest.mark.parametrize(("copies", "found"), [(2, 0), (3, 1)])
def test_a_squad_has_as_many_copies_as_a_card_allows(copies: int, found: int) -> None:
    report = squad_report("scum", *["blacksunace+attannimindlink"] * copies)
    assert [problem.code for problem in report.problems].count("limited") == found


@pytest.mark.rule("XW-SECONDARY-WEAPON-2")
@pytest.mark.parametrize(("weapon", "bands"), [
    ("protontorpedoes", [1, 2, 3]), ("protonrockets", [1, 2]), ("concussionmissiles", [1, 2, 3]),
    ("primary", [1, 2, 3]),
])  # fmt: skip
def test_major_rhymer_stretches_the_range_of_a_weapon_by_one(weapon: str, bands: list[int]) -> None:
    cards = [] if weapon == "primary" else [weapon]
    for pilot in ("majorrhymer", "gammasquadronveteran"):
        found = []
        for band, y in ((1, 400), (2, 490), (3, 590), (4, 690)):
            ship = tie(pilot, at=(450, y, 270), upgrades=cards, tokens={"focus": 1}, lock=1)
            g = position(ship, x_wing())
            found += [band] if out_of_reach(g, g.ship(0), weapon, g.ship(1)) is None else []
        printed = {"protontorpedoes": [2, 3], "protonrockets": [1], "concussionmissiles": [2, 3]}
        assert found == (bands if pilot == "majorrhymer" else printed.get(weapon, [1, 2, 3]))


@pytest.mark.rule("XW-TARGET-2")
@pytest.mark.parametrize(("place", "reason"), [
    ((100, 100, 270), "xw-blocked-out-of-arc"), ((450, 860, 270), "xw-blocked-beyond-range"),
    ((450, -100, 270), "xw-blocked-beyond-range"), ((50, 250, 270), "xw-blocked-beyond-range"),
])  # fmt: skip
def test_who_is_too_far_away_is_so_wherever_the_guns_point(
    place: tuple[float, float, float], reason: str
) -> None:
    g = position(x_wing(), tie(at=place))
    found = out_of_reach(g, g.ship(0), "primary", g.ship(1))
    assert found is not None and found[0] == reason


@pytest.mark.parametrize(("attacker", "hidden"), [
    ("obsidiansquadronpilot", True), ("nightbeast", False), ("howlrunner", False),
])  # fmt: skip
def test_a_captured_tie_hides_only_from_pilots_of_lower_skill(attacker: str, hidden: bool) -> None:
    """Biggs Darklighter has as much skill as "Night Beast"."""
    captured = x_wing("biggsdarklighter", upgrades=["capturedtie"])
    g = position(tie(attacker), captured, FRIEND(at=FAR))
    assert is_hidden(g, g.ship(1), g.ship(0)) is hidden


def test_a_name_is_read_by_its_plain_letters_and_figures() -> None:
    assert canonical("R2-D2 «Артù»") == "r2d2"


def test_every_question_names_what_it_offers() -> None:
    g = position(x_wing(locks=(Lock(1, "A"),)), tie(), tie(at=(500, 500, 270)))
    found = shown(choose_second_lock(g, 0))
    assert {key: text.id for key, text in found.items()} == {
        "2": "xw-option-lock", "-1": "xw-option-no-second-lock",
    }  # fmt: skip
    assert clickable(choose_second_lock(g, 0)) == {"2": "ship:2", "-1": None}
    at = scene(about=0)
    at.g.obstacles = [rock(400.0, 500.0, 380.0, 400.0), rock(400.0, 500.0, 420.0, 440.0)]
    at.g.obstacles[1].obstacle_id = 1
    found = shown(BlowUpObstacle().do(at))
    assert [text.args["number"] for text in found.values()] == [1, 2]
    found = shown(pick_upgrades(g, "rebel"))
    assert found.pop("-1:done").id == "xw-option-done"
    assert {text.id for text in found.values()} == {"xw-option-equip"}
    assert all(text.args["card"] == weapon_name(key.split(":")[1]) for key, text in found.items())


def test_an_ionized_ship_flies_one_straight_ahead_in_white() -> None:
    drift = maneuver_for(x_wing(tokens={"ion": 1}), "")
    assert (drift.speed, drift.bearing.value, drift.difficulty.value) == (1, "straight", "white")


def test_a_free_action_of_the_bar_is_none_of_the_mission() -> None:
    escort = {"mission": "political-escort"}
    craft = x_wing("senators-shuttle", at=(450, 350, 90))
    g = position(x_wing(), tie(at=FAR), craft, options=escort, step="perform-action", active=0)
    offers = {offer: [choice[0] for choice in free_actions(g, g.ship(0), offer)] for offer in (
        Offer(), Offer(bar_only=True), Offer("focus"),
    )}  # fmt: skip
    assert [("protect" in found, "focus" in found) for found in offers.values()] == [
        (True, True), (False, True), (False, True),
    ]  # fmt: skip
