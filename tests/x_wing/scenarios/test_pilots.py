"""Scenarios of pilots, as first.yaml tells them."""

from typing import Any

import pytest

from cantina.games.x_wing.state import CardKind, Ship, Source
from scenario_book import scenario
from x_wing.scenarios.scene import (
    ANNA,
    BORIS,
    NORTH,
    SOUTH,
    Scene,
    acting,
    duel,
    imperial,
    rebel,
    rock,
)


def bystanders() -> tuple[Ship, Ship]:
    return (
        rebel("rookiepilot", 800, 100, had_combat=True),
        imperial("academypilot", 100, 800, had_combat=True),
    )


def attacker(mine: Ship, theirs: Ship, at: int = 2, **settings: Any) -> Scene:
    """Let Anna's ship attack in a duel; Boris's has had its turn."""
    theirs.had_combat = True
    return duel(mine, theirs, at, more=bystanders(), **settings)


def defender(mine: Ship, theirs: Ship, at: int = 2, **settings: Any) -> Scene:
    """Let Boris's ship attack in a duel; Anna's has had its turn."""
    mine.had_combat = True
    return duel(mine, theirs, at, more=bystanders(), **settings)


@scenario("XW-S109")
def test_luke_saves_his_token_for_later() -> None:
    def shot() -> Any:
        luke = rebel("lukeskywalker", tokens={"focus": 1})
        return defender(luke, imperial("academypilot"), 1).attacks(BORIS, 0, "hhb", "ff")

    scene = shot()
    assert {"focus", "use:0:pilot:lukeskywalker:0"} <= set(scene.offered(ANNA))
    scene.uses(ANNA, "pilot:lukeskywalker")
    assert scene.faces("defense") == "ef"
    scene.passes(ANNA)
    assert scene.ship(0).shields == 1
    spent = shot().does(ANNA, "focus")
    assert spent.ship(0).shields == 2
    shooting = attacker(rebel("lukeskywalker"), imperial("academypilot"))
    shooting.attacks(ANNA, 1, "fbb", "bbb")
    assert shooting.damage(1) == 0


@scenario("XW-S110")
def test_garven_hands_his_spent_focus_to_a_pilot_who_shoots_later() -> None:
    def wing() -> Any:
        return (
            Scene(
                rebel("garvendreis", 450, 300, tokens={"focus": 1}),
                imperial("maulermithel", 450, 490),
                rebel("rookiepilot", 260, 300),
                imperial("academypilot", 260, 490, had_combat=True),
                rebel("rookiepilot", 740, 300, had_combat=True),
            )
            .attacks(BORIS, 0, "hh", "fb")
            .does(ANNA, "focus")
        )

    scene = wing().uses(ANNA, "pilot:garvendreis")
    if scene.is_offered(ANNA, "2"):
        assert "4" not in scene.offered(ANNA)
        scene.does(ANNA, "2")
    assert scene.ship(0).shields == 1
    assert scene.has(2, "focus") == 1
    assert scene.has(0, "focus") == 0
    scene.passes(ANNA).attacks(ANNA, 3, "ffb").does(ANNA, "focus")
    assert scene.has(2, "focus") == 0
    assert scene.damage(3) == 2
    declined = wing().passes(ANNA)
    assert declined.has(2, "focus") == 0


@scenario("XW-S111")
@pytest.mark.parametrize(
    ("at", "weapon", "thrown"),
    [(1, "primary", [4, 2]), (3, "primary", [3, 3]), (3, "protontorpedoes", [4, 2])],
)
def test_wedge_takes_a_die_away_and_distance_gives_one_back(
    at: int, weapon: str, thrown: list[int]
) -> None:
    wedge = rebel("wedgeantilles", upgrades=["protontorpedoes"], lock=1)
    scene = attacker(wedge, imperial("academypilot"), at).attacks(
        ANNA, 1, "h" * thrown[0], weapon=weapon
    )
    while scene.is_offered(ANNA, "done"):
        scene.passes(ANNA)
    assert scene.thrown == thrown
    other = attacker(rebel("redsquadronpilot"), imperial("academypilot")).attacks(ANNA, 1, "bbb")
    assert other.thrown == [3, 3]


@scenario("XW-S112")
def test_horton_salms_blanks_and_his_lock() -> None:
    scene = attacker(rebel("hortonsalm", lock=1), imperial("academypilot"))
    scene.attacks(ANNA, 1, "bf").roll("b").uses(ANNA, "pilot:hortonsalm")
    if scene.offered(ANNA) == ["0"] or scene.prompt(ANNA) == "xw-ask-reroll":
        scene.does(ANNA, "0")
    scene.does(ANNA, "lock")
    assert scene.offered(ANNA) == ["1"]
    near = attacker(rebel("hortonsalm", lock=1), imperial("academypilot"), 1)
    near.attacks(ANNA, 1, "bfh")
    assert not near.is_offered(ANNA, "use:")
    near.does(ANNA, "lock")
    assert near.offered(ANNA) == ["0", "1", "2"]


@scenario("XW-S113")
def test_dutchs_gift_is_no_action() -> None:
    scene = acting(
        rebel("dutchvander", 450, 300),
        rebel("rookiepilot", 610, 300, tokens={"stress": 1}, lock=2),
        imperial("academypilot", 850, 100),
        imperial("academypilot", 530, 610),
        rebel("rookiepilot", 209, 300),
    )
    scene.does(ANNA, "target-lock:3")
    assert "4" not in scene.offered(ANNA)
    while scene.prompt(ANNA) != "xw-ask-attack" and not scene.locks(1).count(3):
        keys = scene.offered(ANNA)
        wanted = [k for k in ("use:0:pilot:dutchvander:0", "1", "3", "yes") if k in keys]
        scene.does(ANNA, wanted[0])
    locks = sorted((lock.by, lock.on) for lock in scene.table.view(None).locks)
    assert locks == [(0, 3), (1, 3)]
    assert len({lock.letter for lock in scene.table.view(None).locks}) == 2
    assert scene.has(1, "stress") == 1


@scenario("XW-S114")
def test_howlrunner_inspires_others_and_only_their_guns() -> None:
    def firing(index: Any, weapon: str = "primary") -> Any:
        ships = [
            imperial("howlrunner", 450, 490),
            imperial("academypilot", 330, 490),
            imperial("obsidiansquadronpilot", 610, 490),
            imperial("stormsquadronpilot", 360, 560, upgrades=["concussionmissiles"], lock=4),
            rebel("rookiepilot", 450, 300, had_combat=True),
        ]
        for number, ship in enumerate(ships[:4]):
            ship.had_combat = number != index
        scene = Scene(*ships)
        dice = {"primary": 2, "concussionmissiles": 4}[weapon]
        return scene.attacks(BORIS, 4, "b" * dice, weapon=weapon)

    helped = firing(1)
    assert helped.is_offered(BORIS, "use:0:pilot:howlrunner")
    helped.roll("b").uses(BORIS, "pilot:howlrunner").does(BORIS, "0")
    assert helped.thrown[:2] == [2, 1]
    assert not helped.is_offered(BORIS, "use:0:pilot:howlrunner")
    for index, weapon in ((0, "primary"), (2, "primary"), (3, "concussionmissiles")):
        assert not firing(index, weapon).is_offered(BORIS, "use:0:pilot:howlrunner")


@scenario("XW-S115")
@pytest.mark.parametrize(("behind", "dice"), [(True, 4), (False, 3)])
def test_backstabber_earns_his_name_only_outside_the_victims_arc(behind: bool, dice: int) -> None:
    victim = rebel("rookiepilot", 450, 400 if behind else 300, had_combat=True)
    stabber = imperial(
        "backstabber", 450, 300 if behind else 400, facing=NORTH if behind else SOUTH
    )
    scene = Scene(victim, stabber).attacks(BORIS, 0, "b" * dice, "bb")
    assert scene.thrown == [dice, 2]


@scenario("XW-S116")
def test_winged_gundark_needs_range_one_along_the_line_of_fire() -> None:
    near = Scene(
        imperial("wingedgundark", 450, 300, facing=NORTH, tokens={"focus": 1}),
        rebel("rookiepilot", 450, 400, facing=SOUTH, had_combat=True),
    )
    near.attacks(BORIS, 1, "fhb").does(BORIS, "focus").uses(BORIS, "pilot:wingedgundark")
    told = [event.text.args for event in near.table.log if event.text.id == "xw-log-hits"]
    assert [(args["hits"], args["criticals"]) for args in told] == [(1, 1)]
    far = Scene(
        imperial("wingedgundark", 450, 300, facing=NORTH, tokens={"focus": 1}),
        rebel("rookiepilot", 560, 400, had_combat=True),
    )
    far.attacks(BORIS, 1, "hf")
    assert far.thrown == [2]
    assert not far.is_offered(BORIS, "use:")


@scenario("XW-S117")
def test_against_dark_curse_tokens_stay_in_the_hand() -> None:
    luke = rebel("lukeskywalker", upgrades=["marksmanship"], tokens={"focus": 1}, lock=1)
    luke.beside(lasting=(Source(CardKind.UPGRADE, "marksmanship"),))
    scene = attacker(luke, imperial("darkcurse")).attacks(ANNA, 1, "ffb")
    assert "focus" not in scene.offered(ANNA)
    assert "lock" not in scene.offered(ANNA)
    scene.roll("bbb").does(ANNA, "use:0:upgrade:marksmanship:lasting:0")
    assert "xw-log-spends-focus" not in scene.told()
    assert scene.locks(0).count(1) == 1
    assert (len(scene.up(1)) + scene.down(1)) >= 2
    told = [event.text.args for event in scene.table.log if event.text.id == "xw-log-hits"]
    assert [(args["hits"], args["criticals"]) for args in told] == [(1, 1)]


@scenario("XW-S118")
def test_torpedoes_against_dark_curse() -> None:
    salm = rebel("hortonsalm", upgrades=["protontorpedoes"], tokens={"focus": 1}, lock=1)
    scene = attacker(salm, imperial("darkcurse"), 3)
    scene.attacks(ANNA, 1, "ffbh", weapon="protontorpedoes")
    assert scene.locks(0) == []
    assert scene.ship(0).upgrades == []
    assert not {"focus", "lock", "use:0:pilot:hortonsalm:0"} & set(scene.offered(ANNA))
    torpedo = next(key for key in scene.offered(ANNA) if "protontorpedoes" in key)
    scene.roll("bbb").does(ANNA, torpedo)
    assert scene.thrown == [4, 3]
    assert scene.damage(1) >= 2


@scenario("XW-S120")
def test_maarek_stele_picks_the_worst_of_three() -> None:
    rookie = rebel("rookiepilot", shields=1)
    scene = defender(rookie, imperial("maarekstele"))
    scene.draw("console-fire", "direct-hit", "injured-pilot").attacks(BORIS, 0, "cc", "bb")
    assert sorted(scene.offered(BORIS)) == ["console-fire", "direct-hit", "injured-pilot"]
    scene.does(BORIS, "direct-hit")
    assert scene.up(0) == ["direct-hit"]
    assert scene.damage(0) == 2
    assert sorted(scene.g.deck.discard) == ["console-fire", "injured-pilot"]
    assert scene.g.deck.left == 30


@scenario("XW-S133")
def test_soontir_fel_feeds_on_stress() -> None:
    scene = acting(
        imperial("soontirfel", 450, 500, upgrades=["pushthelimit"]), rebel("rookiepilot", 450, 300)
    )
    scene.does(BORIS, "evade").uses(BORIS, "upgrade:pushthelimit").does(BORIS, "focus")
    scene.uses(BORIS, "pilot:soontirfel")
    assert scene.ship(0).tokens == {"evade": 1, "focus": 2, "stress": 1}
    turning = Scene(
        imperial("soontirfel", 450, 700, dial="koiogran:3"),
        rebel("rookiepilot", 450, 450, activated=True),
        step="activation",
    )
    turning.uses(BORIS, "pilot:soontirfel")
    assert turning.ship(0).tokens == {"stress": 1, "focus": 1}
    assert "xw-log-no-action-stress" in turning.told()


@scenario("XW-S134")
@pytest.mark.parametrize("stress", [0, 1])
def test_turr_phennir_dances_after_firing_but_no_step_twice(stress: int) -> None:
    turr = imperial("turrphennir", actions=["barrel-roll"], tokens={"stress": 1} if stress else {})
    scene = defender(rebel("rookiepilot"), turr).attacks(BORIS, 0, "bbb", "bb")
    if stress:
        assert scene.prompt(BORIS) != "xw-ask-use"
        return
    scene.uses(BORIS, "pilot:turrphennir", you=1)
    assert scene.is_offered(BORIS, "boost")
    assert not scene.is_offered(BORIS, "barrel-roll")
    scene.passes(BORIS)


@scenario("XW-S135")
def test_fels_wrath_flies_on_until_the_shooting_is_over() -> None:
    scene = duel(
        rebel("lukeskywalker"),
        imperial("felswrath", hurt=[""]),
        more=(imperial("academypilot", 100, 800),),
    )
    scene.attacks(ANNA, 1, "hhb", "bbb")
    assert scene.damage(1) == 3
    assert scene.is_there(1)
    scene.attacks(BORIS, 0, "bbb", "bb")
    assert scene.is_gone(1)
    told = scene.told()
    assert told.index("xw-log-destroyed") < told.index("xw-log-end-phase")
    rocky = Scene(
        imperial("felswrath", 450, 700, hurt=["", ""], dial="straight:3"),
        imperial("academypilot", 100, 800, activated=True),
        rebel("lukeskywalker", 450, 300, activated=True),
        step="activation",
        obstacles=[rock(435, 465, 600, 630)],
        dice=("h",),
    )
    assert rocky.g.phase == "combat"
    assert rocky.is_there(0)


@scenario("XW-S136")
def test_tycho_acts_under_stress_but_cannot_fly_red() -> None:
    scene = Scene(
        rebel("tychocelchu", dial="turn:left:3", tokens={"stress": 1}),
        imperial("academypilot", 300, 500, activated=True),
        step="activation",
    )
    assert scene.has(0, "stress") == 1
    assert {"focus", "evade", "target-lock:1"} <= set(scene.offered(ANNA))
    assert scene.is_offered(ANNA, "boost")
    red = Scene(
        rebel("tychocelchu", dial="koiogran:3", tokens={"stress": 1}),
        imperial("academypilot", 100, 800, activated=True),
        step="activation",
    )
    assert red.prompt(BORIS) == "xw-ask-opponent-maneuver"
    assert "koiogran:3" not in red.offered(BORIS)


@scenario("XW-S137")
def test_arvel_rams_and_shoots() -> None:
    scene = Scene(
        rebel("arvelcrynyd", 450, 300, touching=[1]),
        imperial("obsidiansquadronpilot", 450, 340, touching=[0]),
    )
    assert scene.is_offered(ANNA, "attack:primary:1")
    scene.attacks(ANNA, 1, "bbb", "bbb")
    assert scene.thrown == [3, 3]
    assert not scene.is_offered(BORIS, "attack")


@scenario("XW-S138")
def test_one_of_ten_numbs_criticals_cannot_be_dodged() -> None:
    scene = attacker(rebel("tennumb"), imperial("academypilot"))
    scene.draw("console-fire").attacks(ANNA, 1, "chc", "eee")
    assert scene.up(1) == ["console-fire"]
    assert scene.damage(1) == 1


@scenario("XW-S139")
def test_roark_lets_a_rookie_fire_before_vader() -> None:
    scene = Scene(
        rebel("roarkgarnet", 740, 300),
        rebel("rookiepilot", 450, 300),
        rebel("lukeskywalker", 740, 650, facing=SOUTH),
        imperial("darthvader", 450, 490, shields=0, hurt=["", ""]),
        imperial("academypilot", 100, 850),
        step="begin-combat",
    )
    assert not {"0", "2"} & set(scene.offered(ANNA))
    assert scene.skill(1) == 12
    scene.attacks(ANNA, 3, "hbb", "bbb")
    assert scene.is_gone(3)
    scene.waits_for(ANNA, "0:")
    assert scene.skill(1) == 2


@scenario("XW-S140")
def test_jan_ors_can_help_once() -> None:
    scene = Scene(
        rebel("janors", 450, 100, had_combat=True),
        rebel("redsquadronpilot", 400, 290),
        rebel("rookiepilot", 500, 290),
        imperial("academypilot", 400, 480, had_combat=True),
        imperial("academypilot", 500, 480, had_combat=True),
    )
    scene.does(ANNA, "attack:primary:3").roll("bbbb", "bbb").uses(ANNA, "pilot:janors")
    assert scene.thrown[0] == 4
    assert scene.has(0, "stress") == 1
    scene.attacks(ANNA, 4, "bbb", "bbb")
    assert scene.thrown[2] == 3
    own = Scene(
        rebel("janors"), imperial("academypilot", had_combat=True), rebel("rookiepilot", 800, 100)
    )
    own.does(ANNA, "attack:primary:1")
    assert own.prompt(ANNA) != "xw-ask-use"


@scenario("XW-S141")
def test_near_carnor_jax_nobody_concentrates() -> None:
    ready = acting(rebel("lukeskywalker", 450, 300), imperial("carnorjax", 450, 430))
    assert ready.is_offered(ANNA, "target-lock")
    assert not ready.is_offered(ANNA, "focus")

    def shooting(gap: int) -> Any:
        return Scene(
            rebel("redsquadronpilot", 450, 300, tokens={"focus": 1}),
            imperial("carnorjax", 450 + 40 + gap, 300, had_combat=True),
            imperial("academypilot", 450, 490, had_combat=True),
        ).attacks(ANNA, 2, "fbb")

    near = shooting(95)
    assert "focus" not in near.offered(ANNA)
    assert shooting(105).is_offered(ANNA, "focus")
    near.waits_for(ANNA, "0:straight")
    assert near.has(0, "focus") == 0


@scenario("XW-S142")
@pytest.mark.parametrize(
    ("answer", "face", "stress", "cards"),
    [("use", "h", 0, 1), ("use", "c", 0, 0), ("none", "", 1, 0)],
)
def test_porkins_shrugs_off_stress_at_the_price_of_his_hull(
    answer: str, face: str, stress: int, cards: int
) -> None:
    scene = Scene(
        rebel("jekporkins", dial="koiogran:4"),
        imperial("academypilot", 100, 800, activated=True),
        step="activation",
        dice=(face,) if face else (),
    )
    scene.does(ANNA, "none") if answer == "none" else scene.uses(ANNA, "pilot:jekporkins")
    assert scene.has(0, "stress") == stress
    assert scene.ship(0).shields == 2
    assert scene.down(0) == cards
    assert scene.is_offered(ANNA, "focus") is (answer == "use")


@scenario("XW-S147")
def test_wes_janson_strips_a_token_even_when_he_misses() -> None:
    scene = duel(rebel("wesjanson"), imperial("stormsquadronpilot", tokens={"evade": 1}, lock=0), 3)
    scene.attacks(ANNA, 1, "bbb", "bbbb").passes(BORIS).uses(ANNA, "pilot:wesjanson")
    assert scene.offered(ANNA) == ["1", "2"]  # the evade token or the lock; there is no focus
    scene.does(ANNA, "2")
    assert scene.locks(1) == []
    assert scene.has(1, "evade") == 1
    scene.attacks(BORIS, 0, "bb")
    assert not scene.is_offered(BORIS, "lock")


@scenario("XW-S148")
def test_tarn_mison_locks_whoever_aims_at_him() -> None:
    scene = duel(rebel("tarnmison", tokens={"stress": 1}), imperial("obsidiansquadronpilot"))
    scene.does(BORIS, "attack:primary:0")
    assert scene.thrown == []
    scene.roll("bb", "bb").uses(ANNA, "pilot:tarnmison")
    assert scene.locks(0).count(1) == 1
    scene.attacks(ANNA, 1, "bbh").does(ANNA, "lock")
    assert scene.offered(ANNA) == ["0", "1", "2"]


@scenario("XW-S149")
@pytest.mark.parametrize("at", [2, 1])
def test_kir_kanos_turns_a_dodge_into_a_hit(at: int) -> None:
    scene = duel(rebel("rookiepilot"), imperial("kirkanos", tokens={"evade": 1}), at)
    scene.attacks(BORIS, 0, "fbb" if at == 2 else "bbbh")
    if at == 2:
        scene.uses(BORIS, "pilot:kirkanos", you=1)
        assert scene.has(1, "evade") == 0
        assert scene.ship(0).shields == 1
        scene.attacks(ANNA, 1, "hhh", "bbb")
        assert not scene.is_offered(BORIS, "evade")
    else:
        assert not scene.is_offered(BORIS, "use:")
        scene.waits_for(ANNA, "attack").attacks(ANNA, 1, "hhhh", "bbb")
        assert scene.is_offered(BORIS, "evade")
