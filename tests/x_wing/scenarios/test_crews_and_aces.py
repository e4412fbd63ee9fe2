"""Scenarios of pilots and upgrades, as second.yaml tells them."""

from typing import Any

import pytest

from scenario_book import scenario
from x_wing.scenarios.scene import ANNA, BORIS, NORTH, Scene, acting, duel, imperial, rebel
from x_wing.scenarios.test_pilots import attacker, defender
from x_wing.scenarios.test_upgrades import card_key, hits_told


@scenario("XW-S216")
def test_ibtisam_is_better_under_stress() -> None:
    scene = duel(rebel("ibtisam", tokens={"stress": 1}, lock=1), imperial("maulermithel"))
    scene.attacks(BORIS, 0, "hh", "b").roll("e").does(ANNA, card_key(scene, ANNA, "ibtisam"))
    if scene.prompt(ANNA) == "xw-ask-reroll":
        scene.does(ANNA, "0")
    assert scene.ship(0).shields == 4
    scene.attacks(ANNA, 1, "bbh").roll("b").does(ANNA, card_key(scene, ANNA, "ibtisam"), "0")
    scene.does(ANNA, "lock")
    assert scene.offered(ANNA) == ["1", "2"]
    assert scene.has(0, "stress") == 1
    calm = attacker(rebel("ibtisam"), imperial("academypilot")).attacks(ANNA, 1, "bbh", "bbb")
    assert calm.thrown == [3, 3]


@scenario("XW-S217")
def test_keyan_farlander_spends_his_stress_instead_of_his_focus() -> None:
    keyan = rebel("keyanfarlander", tokens={"focus": 1, "stress": 1}, lock=1)
    scene = attacker(keyan, imperial("academypilot")).attacks(ANNA, 1, "ffb")
    scene.roll("f").does(ANNA, "lock", "2").uses(ANNA, "pilot:keyanfarlander")
    assert scene.faces() == "hhh"
    assert scene.ship(0).tokens == {"focus": 1}
    assert scene.locks(0) == []


@scenario("XW-S218")
def test_kyle_katarns_stock_of_focus() -> None:
    scene = acting(
        rebel("kylekatarn", 450, 300, upgrades=["reconspecialist", "moldycrow"]),
        rebel("rookiepilot", 610, 300),
        imperial("academypilot", 100, 850),
    )
    scene.does(ANNA, "focus")
    assert scene.has(0, "focus") == 2
    scene.uses(ANNA, "pilot:kylekatarn")
    assert (scene.has(0, "focus"), scene.has(1, "focus")) == (1, 0)  # the End phase has passed
    assert [e.text.id for e in scene.table.log].count("xw-log-gains-focus") == 3
    assert scene.g.phase == "planning"
    scene.does(ANNA, "0:straight:1", "1:straight:1").does(BORIS, "2:straight:2")
    scene.waits_for(ANNA, "focus")
    while scene.g.active != 0:
        scene.passes(ANNA).waits_for(ANNA, "focus")
    scene.does(ANNA, "focus")
    assert scene.has(0, "focus") == 3


@scenario("XW-S219")
def test_a_gunner_gives_a_second_shot_only_after_a_miss() -> None:
    def operative() -> Any:
        ship = rebel("rebeloperative", upgrades=["ioncannonturret", "gunner"])
        return attacker(ship, imperial("academypilot"))

    scene = operative().attacks(ANNA, 1, "bbf", "bbb", weapon="ioncannonturret")
    scene.uses(ANNA, "upgrade:gunner")
    assert scene.offered(ANNA) == ["attack:primary:1", "pass"]
    scene.attacks(ANNA, 1, "h", "bbb")
    assert scene.thrown == [3, 3, 1, 3]
    assert scene.down(1) == 1
    assert scene.has(1, "ion") == 0
    assert not scene.is_offered(ANNA, "attack")
    hit = operative().attacks(ANNA, 1, "hbb", "bbb", weapon="ioncannonturret")
    assert hit.prompt(ANNA) != "xw-ask-use"
    assert hit.down(1) == 1
    assert hit.has(1, "ion") == 1


@scenario("XW-S221")
@pytest.mark.parametrize(("card", "gone"), [("structural-damage", False), ("direct-hit", True)])
def test_rexler_brath_turns_hidden_damage_into_a_kill(card: str, gone: bool) -> None:
    rexler = imperial("rexlerbrath", tokens={"focus": 1})
    scene = defender(rebel("rookiepilot", shields=0, hurt=[""]), rexler)
    scene.draw(card).attacks(BORIS, 0, "hbb", "bb").waits_for(BORIS, "use:")
    scene.uses(BORIS, "pilot:rexlerbrath", you=1)
    assert scene.is_gone(0) is gone
    if not gone:
        assert scene.up(0) == [card]
        assert scene.down(0) == 1
        assert scene.table.view(ANNA).ships[0].agility == 1
    spent = defender(
        rebel("rookiepilot", shields=0, hurt=[""]), imperial("rexlerbrath", tokens={"focus": 1})
    )
    spent.attacks(BORIS, 0, "hbb").roll("bb").does(BORIS, "focus")
    assert spent.prompt(BORIS) != "xw-ask-use"


@scenario("XW-S222")
def test_etahn_abaht_marks_the_target_for_everyone() -> None:
    scene = Scene(
        rebel("etahnabaht", 450, 300),
        rebel("redsquadronpilot", 400, 400),
        rebel("rookiepilot", 600, 300, facing=270),
        imperial("academypilot", 450, 580, had_combat=True),
        imperial("academypilot", 600, 130, had_combat=True),
    )
    scene.attacks(ANNA, 3, "hbb")
    assert scene.is_offered(ANNA, "use:0:pilot:etahnabaht")
    scene.passes(ANNA).attacks(ANNA, 3, "hhb").roll("bbb")
    scene.uses(ANNA, "pilot:etahnabaht", index=1)
    assert hits_told(scene)[-1] == (1, 1)
    scene.attacks(ANNA, 4, "hhb")
    assert not scene.is_offered(ANNA, "use:0:pilot:etahnabaht")


@scenario("XW-S223")
def test_airen_crackens_free_action_comes_in_the_middle_of_the_shooting() -> None:
    def airen() -> Any:
        return (
            Scene(
                rebel("airencracken", 450, 300),
                rebel("redsquadronpilot", 560, 300, lock=3, actions=["target-lock"]),
                rebel("rookiepilot", 350, 300, tokens={"stress": 1}),
                imperial("academypilot", 450, 490, had_combat=True),
            )
            .attacks(ANNA, 3, "bb", "bbb")
            .uses(ANNA, "pilot:airencracken")
        )

    scene = airen()
    if scene.is_offered(ANNA, "1"):
        scene.does(ANNA, "1")
    if scene.is_offered(ANNA, "yes"):
        scene.does(ANNA, "yes")
    assert not scene.is_offered(ANNA, "target-lock")
    scene.does(ANNA, "focus").attacks(ANNA, 3, "fbb")
    assert scene.is_offered(ANNA, "focus")
    assert scene.has(2, "focus") == 0


@scenario("XW-S224")
def test_captain_jonus_steadies_both_halves_of_a_cluster() -> None:
    def bomber() -> Any:
        return Scene(
            imperial(
                "captainjonus", 540, 490, had_combat=True, upgrades=["clustermissiles"], lock=2
            ),
            imperial("scimitarsquadronpilot", 450, 490, upgrades=["clustermissiles"], lock=2),
            rebel("rookiepilot", 450, 300, had_combat=True),
        )

    scene = bomber().attacks(BORIS, 2, "bbb", weapon="clustermissiles")
    scene.roll("hh", "bb", "bbh").uses(BORIS, "pilot:captainjonus").does(BORIS, "0+1")
    assert scene.ship(2).shields == 0
    assert scene.is_offered(BORIS, "use:0:pilot:captainjonus")
    scene.roll("b", "bb").uses(BORIS, "pilot:captainjonus").does(BORIS, "0")
    assert scene.damage(2) == 1
    primary = bomber().attacks(BORIS, 2, "bb")
    assert not primary.is_offered(BORIS, "use:0:pilot:captainjonus")
    alone = Scene(
        imperial("captainjonus", 450, 490, upgrades=["clustermissiles"], lock=1),
        rebel("rookiepilot", 450, 300, had_combat=True),
    ).attacks(BORIS, 1, "bbb", weapon="clustermissiles")
    assert not alone.is_offered(BORIS, "use:")


@scenario("XW-S225")
def test_lieutenant_blount_hits_with_every_missile() -> None:
    scene = Scene(
        rebel("lieutenantblount", 450, 300, upgrades=["assaultmissiles"], lock=1),
        imperial("obsidiansquadronpilot", 450, 490, had_combat=True),
        imperial("academypilot", 540, 490, had_combat=True),
        rebel("rookiepilot", 350, 490, shields=0, hurt=["", ""], had_combat=True),
    )
    scene.attacks(ANNA, 1, "hhbb", "eeb", weapon="assaultmissiles")
    assert scene.damage(1) == 0
    assert scene.down(2) == 1
    assert scene.is_gone(3)
    assert scene.ship(0).shields == 2


@scenario("XW-S226")
def test_the_autoblaster_turns_the_order_of_cancelling_round() -> None:
    scene = attacker(
        rebel("daggersquadronpilot", upgrades=["autoblaster"]), imperial("obsidiansquadronpilot"), 1
    )
    scene.attacks(ANNA, 1, "hch", "eeb", weapon="autoblaster")
    assert scene.thrown == [3, 3]
    assert (scene.up(1), scene.down(1)) == ([], 2)


@scenario("XW-S227")
@pytest.mark.parametrize(
    ("pilot", "stress", "dice"), [("academypilot", 1, 3), ("gammasquadronpilot", 0, 2)]
)
def test_flechettes_rattle_small_hulls_even_when_they_miss(
    pilot: str, stress: int, dice: int
) -> None:
    scene = attacker(
        rebel("rookiepilot", upgrades=["flechettetorpedoes"], lock=1), imperial(pilot), 3
    )
    scene.attacks(ANNA, 1, "bbb", "b" * dice, weapon="flechettetorpedoes")
    assert scene.thrown == [3, dice]
    assert scene.has(1, "stress") == stress
    assert scene.damage(1) == 0
    assert scene.locks(0) == []
    assert scene.ship(0).upgrades == []


@scenario("XW-S228")
def test_the_fire_control_system_follows_the_last_target() -> None:
    def dagger(cards: tuple[Any, ...] = ()) -> Any:
        return Scene(
            rebel(
                "daggersquadronpilot", upgrades=["firecontrolsystem"], tokens={"stress": 1}, lock=2
            ),
            imperial("academypilot", 450, 590, had_combat=True, hurt=cards),
            imperial("academypilot", 100, 850, had_combat=True),
        )

    scene = dagger().attacks(ANNA, 1, "bbb", "bbbb").uses(ANNA, "upgrade:firecontrolsystem")
    locks = [(lock.by, lock.on) for lock in scene.table.view(None).locks]
    assert locks == [(0, 1)]
    killed = dagger(("", "")).attacks(ANNA, 1, "hbb", "bbbb")
    assert killed.is_gone(1)
    assert killed.prompt(ANNA) != "xw-ask-use"
    assert killed.locks(0).count(2) == 1
    kept = dagger().attacks(ANNA, 1, "bbb", "bbbb").passes(ANNA)
    assert kept.locks(0).count(2) == 1


@scenario("XW-S230")
def test_the_correctors_two_hits_are_final() -> None:
    def dagger() -> Any:
        ship = rebel(
            "daggersquadronpilot", upgrades=["accuracycorrector"], tokens={"focus": 1}, lock=1
        )
        return attacker(ship, imperial("academypilot")).attacks(ANNA, 1, "cbf")

    scene = dagger().roll("bbb").uses(ANNA, "upgrade:accuracycorrector")
    assert hits_told(scene) == [(2, 0)]
    assert "xw-log-spends-focus" not in scene.told()
    assert scene.locks(0).count(1) == 1
    first = dagger().roll("b").does(ANNA, "lock", "1")
    assert first.is_offered(ANNA, "use:0:upgrade:accuracycorrector")


@scenario("XW-S232")
def test_r3_a2_strains_both_pilots_and_helps_soontir_fel() -> None:
    scene = duel(rebel("rookiepilot", upgrades=["r3a2"]), imperial("soontirfel", had_combat=True))
    scene.does(ANNA, "attack:primary:1").uses(ANNA, "upgrade:r3a2")
    scene.roll("hhh", "ffb").uses(BORIS, "pilot:soontirfel", you=1)
    assert scene.has(0, "stress") == scene.has(1, "stress") == 1
    assert scene.has(1, "focus") == 1
    scene.does(BORIS, "focus")
    assert scene.damage(1) == 1
    assert scene.g.phase == "planning"
    assert scene.has(0, "stress") == scene.has(1, "stress") == 1


@scenario("XW-S234")
def test_swarm_tactics_handed_down_the_line() -> None:
    scene = Scene(
        imperial("darthvader", 450, 490, upgrades=["swarmtactics"]),
        imperial("blacksquadronpilot", 540, 490, upgrades=["swarmtactics"]),
        imperial("academypilot", 630, 490),
        rebel("lukeskywalker", 540, 300),
        step="begin-combat",
    )
    scene.uses(BORIS, "upgrade:swarmtactics", you=0)
    assert "2" not in scene.offered(BORIS)
    if scene.is_offered(BORIS, "1") and scene.prompt(BORIS) == "xw-ask-choose-ship":
        scene.does(BORIS, "1")
    scene.uses(BORIS, "upgrade:swarmtactics", you=1)
    if scene.prompt(BORIS) == "xw-ask-choose-ship":
        scene.does(BORIS, "2")
    assert [scene.skill(ship) for ship in range(4)] == [9, 9, 9, 8]
    assert sorted(scene.offered(BORIS)) == ["0", "1", "2"]
    scene.waits_for(ANNA, "attack")
    scene.waits_for(BORIS, "0:")
    assert [scene.skill(ship) for ship in range(4)] == [9, 4, 1, 8]


@scenario("XW-S235")
def test_decoy_swaps_skills_and_the_right_to_a_last_shot() -> None:
    def wing() -> Any:
        return Scene(
            rebel("wedgeantilles", 650, 300, upgrades=["decoy"]),
            rebel("rookiepilot", 450, 300, shields=0, hurt=["", ""]),
            imperial("darthvader", 450, 490),
            imperial("academypilot", 650, 490),
            step="begin-combat",
        )

    scene = wing().uses(ANNA, "upgrade:decoy")
    assert (scene.skill(0), scene.skill(1)) == (2, 9)
    scene.attacks(BORIS, 1, "hb", "bb")
    assert scene.is_there(1)
    assert scene.g.active == 1
    scene.attacks(ANNA, 2, "bbb", "bbb")
    assert scene.is_gone(1)
    assert scene.g.active == 0
    assert [key for key in scene.offered(ANNA) if key.startswith("attack")] == ["attack:primary:3"]
    without = wing().passes(ANNA).attacks(BORIS, 1, "hb", "bb")
    assert without.is_gone(1)


@scenario("XW-S236")
@pytest.mark.parametrize("hit", [True, False])
def test_ruthlessness_spares_nobody(hit: bool) -> None:
    scene = duel(
        rebel("rookiepilot", had_combat=True),
        imperial("blacksquadronpilot", upgrades=["ruthlessness"]),
        more=(imperial("academypilot", 540, 300, hurt=["", ""], had_combat=True),),
    )
    scene.attacks(BORIS, 0, "hb" if hit else "bb", "bb")
    assert scene.ship(0).shields == (1 if hit else 2)
    assert scene.is_gone(2) is hit


@scenario("XW-S248")
@pytest.mark.parametrize("stress", [0, 1])
def test_kyles_focus_sends_jake_flying_in_the_combat_phase(stress: int) -> None:
    scene = Scene(
        rebel("kylekatarn", 610, 300, tokens={"focus": 1}),
        rebel(
            "jakefarrell", 450, 300, actions=["target-lock"], tokens={"stress": 1} if stress else {}
        ),
        imperial("academypilot", 450, 670),
        step="begin-combat",
    )
    scene.uses(ANNA, "pilot:kylekatarn")
    if stress:
        assert scene.place(1) == (450, 300, NORTH)
        assert scene.prompt(ANNA) != "xw-ask-use"
        return
    assert scene.has(1, "focus") == 1
    scene.uses(ANNA, "pilot:jakefarrell", you=1).does(ANNA, "0", "boost:straight")
    assert scene.place(1) == (450, 380, NORTH)
    assert scene.is_offered(ANNA, "attack:primary:2")


@scenario("XW-S249")
def test_hobbie_sheds_stress_with_every_lock() -> None:
    hobbie = rebel(
        "hobbieklivian", upgrades=["protontorpedoes", "r5k6"], tokens={"stress": 2}, lock=1
    )
    scene = attacker(hobbie, imperial("academypilot"))
    scene.roll("e").does(ANNA, "attack:protontorpedoes:1")
    while scene.is_offered(ANNA, "use:0:pilot:hobbieklivian"):
        scene.does(ANNA, card_key(scene, ANNA, "hobbieklivian"))
    assert scene.has(0, "stress") == 0
    assert scene.locks(0).count(1) == 1
    assert 4 in scene.thrown
    assert not scene.is_offered(ANNA, "lock")


@scenario("XW-S250")
def test_zertik_strom_takes_the_edge_off_close_combat() -> None:
    scene = Scene(
        imperial("zertikstrom", 300, 410, had_combat=True),
        rebel("rookiepilot", 300, 300),
        rebel("rookiepilot", 490, 300),
        imperial("academypilot", 350, 400, had_combat=True),
        imperial("academypilot", 490, 400, had_combat=True),
    )
    scene.does(ANNA, "1").attacks(ANNA, 3, "bbb", "bbb").attacks(ANNA, 4, "bbbb", "bbb")
    assert scene.thrown == [3, 3, 4, 3]
    far = Scene(
        imperial("zertikstrom", 300, 410, had_combat=True),
        rebel("rookiepilot", 300, 300, had_combat=True),
        imperial("obsidiansquadronpilot", 300, 590),
    )
    far.attacks(BORIS, 1, "bb", "bbb")
    assert far.thrown == [2, 3]
    own = Scene(imperial("zertikstrom", 300, 410), rebel("rookiepilot", 300, 300, had_combat=True))
    own.attacks(BORIS, 1, "bbb", "bb")
    assert own.thrown == [3, 2]
