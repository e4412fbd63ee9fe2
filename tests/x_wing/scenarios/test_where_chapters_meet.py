"""Scenarios of movement, rocks, combat and damage where chapters meet (second.yaml)."""

from typing import Any

import pytest

from cantina.games.x_wing import geometry
from cantina.games.x_wing.rules.measuring import pose_of
from cantina.games.x_wing.state import DamageDeck
from scenario_book import scenario
from x_wing.scenarios.scene import (
    ANNA,
    BORIS,
    EAST,
    NORTH,
    SOUTH,
    Scene,
    acting,
    duel,
    flying,
    imperial,
    rebel,
    rock,
)
from x_wing.scenarios.test_pilots import attacker, defender


@scenario("XW-S201")
def test_the_ruler_starts_at_the_nearest_corner() -> None:
    scene = Scene(
        rebel("rookiepilot", 450, 300, facing=EAST),
        imperial("academypilot", 540, 402.5, facing=NORTH, had_combat=True),
    )
    scene.attacks(ANNA, 1, "bbbb", "bbb")
    assert scene.thrown == [4, 3]


@scenario("XW-S202")
def test_a_bank_cut_short_leaves_the_ship_part_of_the_way_round() -> None:
    scene = flying(rebel("rookiepilot", dial="bank:right:1"), imperial("academypilot", 500, 400))
    one, other = pose_of(scene.ship(0)), pose_of(scene.ship(1))
    assert geometry.distance_between(one, other) <= 0.01
    assert not geometry.do_overlap(one, other)
    assert 34 <= 90 - one.heading <= 36
    assert one.x == pytest.approx(466.70, abs=0.5)
    assert one.y == pytest.approx(364.89, abs=0.5)
    assert not scene.is_offered(ANNA, "focus")


@scenario("XW-S203")
def test_nowhere_to_go_yet_the_maneuver_counts() -> None:
    scene = flying(
        rebel("rookiepilot", 450, 100, dial="straight:1", tokens={"stress": 1}),
        imperial("academypilot", 450, 140),
        imperial("academypilot", 450, 185),
    )
    assert scene.place(0) == (450, 100, NORTH)
    assert scene.has(0, "stress") == 0
    assert not scene.is_offered(ANNA, "focus")
    assert scene.ship(0).touching == [1]
    scene.waits_for(ANNA, "attack:primary:2")
    assert "attack:primary:1" not in scene.offered(ANNA)


@scenario("XW-S204")
def test_the_part_of_the_template_that_was_not_flown_hits_no_rock() -> None:
    scene = flying(
        rebel("rookiepilot", 450, 100, dial="straight:4"),
        imperial("academypilot", 450, 290),
        imperial("academypilot", 465, 215),
        obstacles=[rock(440, 460, 240, 262)],
    )
    assert scene.place(0) == (450, 175, NORTH)
    assert scene.ship(0).touching == [2]
    assert scene.thrown == []
    assert not scene.is_offered(ANNA, "focus")


@scenario("XW-S205")
@pytest.mark.parametrize(("right", "dice"), [(445, 3), (475, 4)])
def test_among_equally_short_lines_the_attacker_takes_the_clear_one(right: int, dice: int) -> None:
    scene = Scene(
        rebel("rookiepilot", 450, 200),
        imperial("academypilot", 450, 390, had_combat=True),
        obstacles=[rock(425, right, 290, 310)],
    )
    scene.attacks(ANNA, 1, "bbb", "b" * dice)
    assert scene.thrown == [3, dice]


@scenario("XW-S206")
def test_a_longer_clear_line_does_not_help() -> None:
    scene = Scene(
        rebel("rookiepilot", 450, 200),
        imperial("academypilot", 540, 400, had_combat=True),
        obstacles=[rock(485, 500, 290, 310)],
    )
    scene.attacks(ANNA, 1, "bbb", "bbbb")
    assert scene.thrown == [3, 4]


@scenario("XW-S207")
@pytest.mark.parametrize(("face", "gone"), [("b", False), ("h", True)])
def test_a_stunned_pilot_on_a_rock_pays_twice(face: str, gone: bool) -> None:
    scene = flying(
        rebel("redsquadronpilot", 450, 100, shields=0, hurt=["stunned-pilot"], dial="straight:3"),
        imperial("academypilot", 450, 450),
        rebel("rookiepilot", 800, 100),
        obstacles=[rock(440, 460, 250, 270)],
        dice=(face,),
    )
    assert scene.thrown == [1]
    assert scene.is_gone(0) is gone
    if not gone:
        assert (scene.up(0), scene.down(0)) == (["stunned-pilot"], 1)
        assert not scene.is_offered(ANNA, "focus")
        assert not scene.is_offered(ANNA, "attack")


@scenario("XW-S208")
def test_even_a_doomed_biggs_draws_fire() -> None:
    scene = Scene(
        rebel("biggsdarklighter", 450, 300, shields=0, hurt=["", ""]),
        rebel("rookiepilot", 500, 300),
        imperial("nightbeast", 450, 490),
        imperial("wingedgundark", 500, 490),
        imperial("obsidiansquadronpilot", 550, 490),
    )
    scene.dooms(BORIS, "2")
    assert scene.offered(BORIS) == ["attack:primary:0", "pass"]
    scene.passes(BORIS)
    target = next(key for key in scene.offered(ANNA) if key.startswith("attack"))
    scene.roll("bbb", "bbb").does(ANNA, target)
    assert scene.is_gone(0)
    assert "attack:primary:1" in scene.offered(BORIS)


@scenario("XW-S209")
def test_biggs_cannot_protect_from_an_attacker_who_touches_him() -> None:
    scene = Scene(
        rebel("biggsdarklighter", 450, 300, touching=[1], had_combat=True),
        imperial("obsidiansquadronpilot", 450, 340, touching=[0]),
        rebel("rookiepilot", 520, 260, had_combat=True),
    )
    assert scene.offered(BORIS) == ["attack:primary:2", "pass"]


@scenario("XW-S210")
def test_maareks_finest_choice_goes_straight_to_the_discard_pile() -> None:
    luke = rebel("lukeskywalker", shields=0, upgrades=["determination"])
    scene = defender(luke, imperial("maarekstele"))
    scene.draw("injured-pilot", "blinded-pilot", "damaged-cockpit")
    scene.attacks(BORIS, 0, "cb", "bb").does(BORIS, "damaged-cockpit")
    assert scene.ship(0).damage == []
    assert scene.table.view(ANNA).ships[0].critical_tokens == 0
    assert len(scene.g.deck.discard) == 3
    assert scene.g.deck.left == 30
    assert "xw-log-hits" in scene.told()


@scenario("XW-S211")
def test_three_cards_out_of_a_deck_of_two() -> None:
    deck = DamageDeck(
        pools=[["console-fire", "direct-hit"]],
        left=2,
        discard=["injured-pilot", "blinded-pilot", "stunned-pilot"],
    )
    scene = defender(rebel("rookiepilot", shields=0), imperial("maarekstele"), deck=deck)
    scene.attacks(BORIS, 0, "cb", "bb")
    assert len(scene.offered(BORIS)) == 3
    scene.does(BORIS, "console-fire")
    assert scene.up(0) == ["console-fire"]
    assert scene.g.deck.left == 2
    assert len(scene.g.deck.discard) == 2


@scenario("XW-S212")
def test_draw_their_fire_takes_one_critical_and_no_hit() -> None:
    scene = Scene(
        rebel("rookiepilot", 450, 300, shields=0, had_combat=True),
        imperial("maulermithel", 450, 400),
        rebel("wedgeantilles", 570, 300, upgrades=["drawtheirfire"], had_combat=True),
    )
    scene.draw("console-fire").attacks(BORIS, 0, "hccb", "bb")
    scene.uses(ANNA, "upgrade:drawtheirfire", you=2)
    assert scene.ship(2).shields == 1
    assert scene.ship(2).damage == []
    assert (scene.up(0), scene.down(0)) == (["console-fire"], 1)


@scenario("XW-S213")
def test_the_droid_dies_so_that_the_pilot_lives() -> None:
    rookie = rebel(
        "rookiepilot", shields=0, upgrades=["r2f2", "integratedastromech"], hurt=["", ""]
    )
    rookie.had_combat = True
    scene = Scene(
        rookie,
        imperial("blacksquadronpilot", 430, 490),
        imperial("academypilot", 470, 490),
        rebel("redsquadronpilot", 800, 100, had_combat=True),
    )
    scene.draw("direct-hit").attacks(BORIS, 0, "cb", "bb").uses(ANNA, "upgrade:integratedastromech")
    assert scene.is_there(0)
    assert scene.damage(0) == 2
    assert scene.g.deck.discard == ["direct-hit"]
    assert "r2f2" not in scene.ship(0).upgrades
    scene.attacks(BORIS, 0, "hb", "bb")
    assert scene.is_gone(0)


@scenario("XW-S214")
@pytest.mark.parametrize(
    ("y", "facing", "dice"), [(400, NORTH, 1), (400, SOUTH, 2), (540, NORTH, 2)]
)
def test_wedge_from_behind_leaves_a_tie_with_a_single_die(y: int, facing: float, dice: int) -> None:
    scene = Scene(
        rebel("wedgeantilles", 450, 250, upgrades=["outmaneuver"]),
        imperial("academypilot", 450, y, facing=facing, had_combat=True),
    )
    scene.attacks(ANNA, 1, "bbb", "b" * dice)
    assert scene.thrown == [3, dice]


@scenario("XW-S215")
@pytest.mark.parametrize(("at", "weapon", "dice"), [(1, "primary", 5), (2, "protontorpedoes", 4)])
def test_expose_changes_primary_weapon_and_agility_not_the_torpedoes(
    at: int, weapon: str, dice: int
) -> None:
    luke = rebel("lukeskywalker", upgrades=["expose", "protontorpedoes"], lock=1)
    exposed = acting(luke, imperial("darthvader", 450, 400 if at == 1 else 490))
    exposed.does(ANNA, "card:upgrade:expose:0")
    exposed.attacks(BORIS, 0, "b" * (3 if at == 1 else 2), "b")
    assert exposed.thrown[1] == 1
    exposed.attacks(ANNA, 1, "b" * dice, weapon=weapon)
    assert exposed.thrown[2] == dice
    exposed.waits_for(ANNA, "0:straight:1")
    shown = exposed.table.view(ANNA).ships[0]
    assert (shown.agility, shown.attack) == (2, 3)


@scenario("XW-S247")
def test_two_burning_ships_and_the_first_die_decides() -> None:
    scene = Scene(
        rebel("rookiepilot", shields=0, hurt=["console-fire", ""]),
        imperial("academypilot", hurt=["console-fire", ""]),
        step="begin-combat",
        dice=("h", "h"),
    )
    assert scene.is_gone(1)
    assert scene.winners() == (ANNA,)
    assert scene.thrown == [1]
    assert scene.never_rolled() == [["hit"]]
    assert scene.damage(0) == 2


@scenario("XW-S238")
def test_decloaking_sideways_is_neither_maneuver_nor_action() -> None:
    def phantom() -> Any:
        return Scene(
            imperial(
                "sigmasquadronpilot", 450, 500, tokens={"cloak": 1, "stress": 1}, dial="straight:2"
            ),
            rebel("rookiepilot", 100, 100, tokens={"ion": 1}),
            step="begin-activation",
        )

    scene = phantom().does(BORIS, "right")
    assert scene.refuses(BORIS, "21")
    scene.does(BORIS, "0")
    assert scene.place(0) == (330, 500, SOUTH)
    assert scene.has(0, "stress") == 1
    scene.passes(ANNA)
    assert scene.place(0) == (330, 380, SOUTH)  # its maneuver follows
    ahead = phantom().does(BORIS, "forward")
    assert ahead.place(0) == (450, 380, SOUTH)


@scenario("XW-S239")
def test_rolling_out_of_the_firing_arc() -> None:
    def rolling(slide: str) -> Any:
        return (
            acting(
                imperial("obsidiansquadronpilot", 520, 400, facing=NORTH),
                rebel("rookiepilot", 450, 300),
            )
            .does(BORIS, "barrel-roll:right")
            .does(BORIS, slide)
        )

    before = Scene(
        rebel("rookiepilot", 450, 300), imperial("obsidiansquadronpilot", 520, 400, facing=NORTH)
    )
    assert before.waits_for(ANNA, "attack:primary:1")
    scene = rolling("0")
    assert scene.place(0) == (600, 400, NORTH)
    assert not scene.is_offered(ANNA, "attack")
    shifted = rolling("20")
    assert shifted.place(0) == (600, 420, NORTH)
    assert not shifted.is_offered(ANNA, "attack")


@scenario("XW-S229")
def test_act_first_look_later_with_advanced_sensors() -> None:
    def bwing(tokens: Any) -> Any:
        return flying(
            rebel(
                "daggersquadronpilot",
                upgrades=["advancedsensors"],
                dial="straight:2",
                tokens=tokens,
            ),
            imperial("academypilot", 450, 700),
        )

    scene = bwing({}).uses(ANNA, "upgrade:advancedsensors").does(ANNA, "barrel-roll:right", "0")
    assert scene.place(0) == (530, 420, NORTH)
    assert scene.prompt(ANNA) != "xw-ask-action"
    strained = bwing({"stress": 1})
    assert strained.place(0) == (450, 420, NORTH)
    assert strained.has(0, "stress") == 0
    assert strained.prompt(ANNA) == "xw-ask-action"
    assert strained.is_offered(ANNA, "focus")


@scenario("XW-S231")
def test_adrenaline_rush_lets_a_stressed_pilot_fly_his_own_red_maneuver() -> None:
    def luke(tokens: Any) -> Any:
        return flying(
            rebel("lukeskywalker", upgrades=["adrenalinerush"], dial="koiogran:4", tokens=tokens),
            imperial("academypilot", 100, 800),
        )

    strained = luke({"stress": 1}).uses(ANNA, "upgrade:adrenalinerush")
    assert strained.place(0) == (450, 500, SOUTH)
    assert strained.has(0, "stress") == 1
    assert strained.ship(0).upgrades == []
    assert not strained.is_offered(ANNA, "focus")
    calm = luke({}).uses(ANNA, "upgrade:adrenalinerush")
    assert calm.place(0) == (450, 500, SOUTH)
    assert calm.has(0, "stress") == 0
    assert calm.is_offered(ANNA, "focus")
    declined = luke({"stress": 1}).passes(ANNA)
    assert declined.prompt(BORIS) == "xw-ask-opponent-maneuver"
    assert declined.ship(0).upgrades == ["adrenalinerush"]


@scenario("XW-S237")
def test_an_injured_luke_still_has_his_droid() -> None:
    luke = rebel(
        "lukeskywalker",
        shields=0,
        upgrades=["r2d2", "marksmanship"],
        hurt=["injured-pilot"],
        dial="straight:1",
    )
    scene = flying(luke, imperial("academypilot", 450, 570)).uses(ANNA, "upgrade:r2d2")
    assert scene.ship(0).shields == 1
    assert {"focus", "target-lock:1", "pass"} == set(scene.offered(ANNA))
    scene.passes(ANNA).waits_for(BORIS, "attack:primary:0").attacks(BORIS, 0, "hb", "fb")
    assert scene.ship(0).shields == 0
    assert scene.damage(0) == 1


@scenario("XW-S233")
def test_an_intimidating_bump_softens_the_victim() -> None:
    scene = Scene(
        rebel("rookiepilot", 450, 300, touching=[1], had_combat=True),
        imperial("blacksquadronpilot", 450, 340, upgrades=["intimidation"], touching=[0]),
        imperial("academypilot", 520, 490),
    )
    assert scene.g.active == 2  # the one who touches had no target and was not asked
    scene.waits_for(BORIS, "attack:primary:0").attacks(BORIS, 0, "bb", "b")
    assert scene.thrown == [2, 1]
    apart = Scene(
        rebel("rookiepilot", 450, 300, had_combat=True),
        imperial("blacksquadronpilot", 200, 340, upgrades=["intimidation"], had_combat=True),
        imperial("academypilot", 450, 490),
    )
    apart.attacks(BORIS, 0, "bb", "bb")
    assert apart.thrown == [2, 2]


@scenario("XW-S220")
def test_corran_horn_fires_twice_now_and_not_at_all_next_round() -> None:
    scene = attacker(rebel("corranhorn", tokens={"focus": 2}), imperial("darthvader"))
    scene.attacks(ANNA, 1, "fbb").roll("eee").does(ANNA, "focus", "done")
    assert scene.prompt(ANNA) == "xw-ask-use"
    scene.uses(ANNA, "pilot:corranhorn").attacks(ANNA, 1, "ffb").roll("bbb").does(ANNA, "focus")
    assert scene.ship(1).shields == 0
    assert scene.g.phase == "planning"
    assert scene.ship(0).tokens == {}
    assert scene.g.ship(0).deeds.holds_fire == scene.g.round
    silent = duel(
        rebel("corranhorn", holds_fire=2), imperial("darthvader", had_combat=True), turn=2
    )
    assert not silent.is_offered(ANNA, "attack")
    assert silent.g.phase == "planning"
    assert silent.prompt(ANNA) == "xw-ask-dial"
