"""Scenarios of combat and secondary weapons, told in the tests alone."""

from typing import Any

import pytest

from cantina.games.x_wing.state import CardKind, DamageDeck, Source
from scenario_book import scenario
from x_wing.scenarios.scene import ANNA, BORIS, NORTH, SOUTH, Scene, imperial, rebel, rock
from x_wing.scenarios.test_pilots import attacker, defender
from x_wing.ships import damage


@scenario("XW-T001")
def test_t001_a_wounded_biggs_can_no_longer_draw_fire() -> None:
    scene = Scene(
        rebel("biggsdarklighter", 450, 300, shields=0, had_combat=True),
        rebel("lukeskywalker", 510, 300, had_combat=True),
        imperial("blacksquadronpilot", 450, 490),
        imperial("blacksquadronpilot", 510, 490),
    )
    scene.does(BORIS, "2")
    assert "attack:primary:1" not in scene.offered(BORIS)
    scene.draw("injured-pilot").attacks(BORIS, 0, "cb", "bb")
    assert (scene.up(0), scene.damage(0)) == (["injured-pilot"], 1)
    assert {"attack:primary:0", "attack:primary:1"} <= set(scene.offered(BORIS))


@scenario("XW-T002")
def test_t002_marksmanship_was_ordered_then_the_pilot_was_hit() -> None:
    mauler = imperial("maulermithel", 450, 400, upgrades=["marksmanship"])
    mauler.beside(lasting=(Source(CardKind.UPGRADE, "marksmanship"),))
    scene = Scene(rebel("lukeskywalker", 450, 300), mauler)
    scene.draw("injured-pilot").attacks(ANNA, 1, "hbbc", "ebb")
    assert (scene.up(1), scene.damage(1)) == (["injured-pilot"], 1)
    scene.attacks(BORIS, 0, "ffh", "bb")
    assert not scene.is_offered(BORIS, "use:")
    while scene.g.attack is not None:
        scene.passes(scene.table.waiting[0])
    assert scene.thrown[2] == 3
    assert scene.ship(0).shields == 1


@scenario("XW-T020")
def test_t020_the_torpedo_that_nobody_aimed() -> None:
    red = rebel(
        "redsquadronpilot", upgrades=["protontorpedoes"], lock=1, shields=0, hurt=["blinded-pilot"]
    )
    scene = attacker(red, imperial("academypilot"))
    scene.attacks(ANNA, 1, weapon="protontorpedoes")
    assert scene.thrown == []
    assert scene.ship(0).upgrades == []
    assert scene.locks(0) == []
    assert (scene.up(0), scene.down(0)) == ([], 1)
    assert scene.table.view(ANNA).ships[0].critical_tokens == 0
    assert scene.damage(1) == 0
    assert not scene.is_offered(ANNA, "attack")


@scenario("XW-T021")
def test_t021_a_broken_cannon_does_not_harm_the_torpedo_tube() -> None:
    def armed(at: int) -> Any:
        red = rebel(
            "redsquadronpilot",
            upgrades=["protontorpedoes"],
            lock=1,
            shields=0,
            hurt=["weapon-malfunction"],
        )
        return attacker(red, imperial("academypilot"), at)

    assert armed(2).attacks(ANNA, 1, weapon="protontorpedoes").thrown[0] == 4
    assert armed(2).attacks(ANNA, 1).thrown[0] == 2
    near = armed(1)
    assert "attack:protontorpedoes:1" not in near.offered(ANNA)
    assert near.attacks(ANNA, 1).thrown[0] == 3


@scenario("XW-T022")
def test_t022_wedges_torpedo_knows_no_long_range_bonus() -> None:
    wedge = rebel("wedgeantilles", upgrades=["protontorpedoes"], lock=1)
    scene = attacker(wedge, imperial("academypilot"), 3).draw("damaged-engine")
    scene.attacks(ANNA, 1, "hfbb", weapon="protontorpedoes").roll("eb")
    scene.does(ANNA, next(key for key in scene.offered(ANNA) if "protontorpedoes" in key))
    assert scene.thrown == [4, 2]
    assert (scene.up(1), scene.down(1)) == (["damaged-engine"], 0)
    assert scene.ship(0).upgrades == []
    assert scene.locks(0) == []


@scenario("XW-T023")
def test_t023_howlrunners_die_is_out_of_the_locks_reach() -> None:
    def shot() -> Any:
        return Scene(
            rebel("rookiepilot", 450, 300, had_combat=True),
            imperial("stormsquadronpilot", 450, 490, lock=0),
            imperial("howlrunner", 540, 490, had_combat=True),
        ).attacks(BORIS, 0, "bf")

    scene = shot().roll("b").uses(BORIS, "pilot:howlrunner", you=2).does(BORIS, "0")
    scene.does(BORIS, "lock")
    assert scene.offered(BORIS) == ["1"]
    scene.roll("h", "bb").does(BORIS, "1")
    assert scene.ship(0).shields == 1, "one hit; the other die stayed blank"
    other = shot().roll("bb").does(BORIS, "lock").does(BORIS, "0+1")
    assert not other.is_offered(BORIS, "use:2:pilot:howlrunner")


@scenario("XW-T024")
def test_t024_the_second_cluster_finds_nobody() -> None:
    scene = Scene(
        rebel("rookiepilot", 450, 300, shields=0, hurt=["", ""]),
        imperial("stormsquadronpilot", 450, 490, upgrades=["clustermissiles"], lock=0),
        rebel("rookiepilot", 500, 300),
        rebel("lukeskywalker", 800, 100, had_combat=True),
    )
    scene.attacks(BORIS, 0, "hbb", "bb", weapon="clustermissiles")
    assert scene.is_gone(0)
    assert scene.thrown[:2] == [3, 2]
    assert scene.ship(1).upgrades == []
    assert scene.locks(1) == []
    assert not scene.is_offered(BORIS, "attack")
    assert (scene.ship(2).shields, scene.damage(2)) == (2, 0)


@scenario("XW-T025")
def test_t025_against_an_equal_the_second_cluster_still_strikes_the_doomed() -> None:
    scene = Scene(
        rebel("redsquadronpilot", 450, 300, shields=0, hurt=["", ""]),
        imperial("stormsquadronpilot", 450, 490, upgrades=["clustermissiles"], lock=0),
        rebel("lukeskywalker", 800, 100, had_combat=True),
    )
    scene.draw("weapon-malfunction")
    scene.attacks(BORIS, 0, "hbb", "bb", "cbb", "bb", weapon="clustermissiles")
    assert scene.thrown == [3, 2, 3, 2]
    assert scene.is_there(0)
    assert scene.up(0) == ["weapon-malfunction"]
    assert scene.damage(0) == 4
    scene.attacks(ANNA, 1, "bb", "bbb")
    assert scene.thrown[4] == 2
    assert scene.is_gone(0)


@scenario("XW-T026")
def test_t026_the_dead_refill_the_deck() -> None:
    deck = DamageDeck(pools=[["direct-hit", "console-fire", "thrust-control-fire"]], left=3)
    scene = Scene(
        rebel("lukeskywalker", 400, 300),
        rebel("rookiepilot", 500, 300),
        imperial(
            "academypilot",
            400,
            490,
            had_combat=True,
            damage=damage("direct-hit", "console-fire", face_up=False),
        ),
        imperial("academypilot", 500, 490, had_combat=True),
        deck=deck,
    )
    assert scene.g.deck.left == 1
    scene.attacks(ANNA, 2, "hbb", "bbb")
    assert scene.is_gone(2)
    assert sorted(scene.g.deck.discard) == ["console-fire", "direct-hit", "thrust-control-fire"]
    scene.draw("direct-hit").attacks(ANNA, 3, "cbb", "bbb")
    assert (scene.up(3), scene.damage(3)) == (["direct-hit"], 2)
    assert scene.is_there(3)
    assert scene.g.deck.left == 2


@scenario("XW-T027")
def test_t027_the_doomed_pilot_loses_the_torpedo_he_wanted_to_answer_with() -> None:
    red = rebel(
        "redsquadronpilot", 450, 300, shields=0, hurt=["", ""], upgrades=["protontorpedoes"], lock=1
    )
    scene = Scene(red, imperial("blacksquadronpilot", 450, 490), rebel("lukeskywalker", 800, 100))
    scene.waits_for(BORIS, "attack:primary:0")
    scene.draw("munitions-failure").attacks(BORIS, 0, "cb", "bb")
    assert scene.is_there(0)
    assert scene.ship(0).upgrades == []
    assert scene.up(0) == []
    assert [key for key in scene.offered(ANNA) if "attack" in key] == ["attack:primary:1"]
    scene.attacks(ANNA, 1, "bbh")
    assert scene.is_offered(ANNA, "lock")
    scene.roll("bb", "eee").does(ANNA, "lock").does(ANNA, "0+1")
    while scene.g.attack is not None:
        scene.passes(scene.table.waiting[0])
    assert scene.thrown[2] == 3
    assert scene.is_gone(0)


@scenario("XW-T031")
@pytest.mark.parametrize("chosen", ["direct-hit", "thrust-control-fire"])
def test_t031_chewbacca_spoils_maareks_choice(chosen: str) -> None:
    chewbacca = rebel("chewbacca", 450, 300, shields=0, had_combat=True)
    scene = Scene(chewbacca, imperial("maarekstele", 450, 500))
    scene.draw("direct-hit", "thrust-control-fire", "damaged-engine")
    scene.attacks(BORIS, 0, "cb", "b")
    assert len(scene.offered(BORIS)) == 3
    scene.does(BORIS, chosen)
    assert (scene.up(0), scene.down(0), scene.damage(0)) == ([], 1, 1)
    assert scene.has(0, "stress") == 0
    assert len(scene.g.deck.discard) == 2


@scenario("XW-T032")
def test_t032_han_must_throw_everything_except_what_has_been_thrown_twice() -> None:
    def shot() -> Any:
        return Scene(
            rebel("hansolo", 450, 300, lock=1), imperial("backstabber", 450, 500, had_combat=True)
        ).attacks(ANNA, 1, "hbf")

    scene = shot().roll("b").does(ANNA, "lock").does(ANNA, "1")
    scene.roll("bf", "bbb").uses(ANNA, "pilot:hansolo")
    assert scene.thrown[:3] == [3, 1, 2]
    assert scene.damage(1) == 0, "the hit could not be kept"
    first = shot().roll("bbb", "bbb").uses(ANNA, "pilot:hansolo")
    if first.is_offered(ANNA, "lock"):
        first.does(ANNA, "lock")
    assert first.thrown[:2] == [3, 3]
    assert not {"0", "1", "2"} & set(first.offered(ANNA)), "no die may be thrown a third time"
    assert 1 not in first.thrown


@scenario("XW-T033")
@pytest.mark.parametrize(("defense", "stress", "shields"), [("ee", 1, 2), ("eb", 0, 1)])
def test_t033_kath_scarlet_frightens_only_who_dodges_the_critical(
    defense: str, stress: int, shields: int
) -> None:
    scene = Scene(
        rebel("rookiepilot", 450, 300, had_combat=True), imperial("kathscarlet", 450, 510)
    ).attacks(BORIS, 0, "hcb", defense)
    while scene.g.attack is not None:
        scene.passes(scene.table.waiting[0])
    assert scene.has(0, "stress") == stress
    assert scene.ship(0).shields == shields


@scenario("XW-T042")
@pytest.mark.parametrize(("at", "dice"), [(2, 0), (3, 1)])
def test_t042_below_zero_is_added_up_before_it_is_cut_off(at: int, dice: int) -> None:
    gold = rebel(
        "goldsquadronpilot",
        shields=0,
        upgrades=["r2f2"],
        hurt=["structural-damage", "structural-damage"],
    )
    gold.beside(lasting=(Source(CardKind.UPGRADE, "r2f2"),))
    scene = defender(gold, imperial("academypilot"), at).attacks(BORIS, 0, "bb")
    assert sum(scene.thrown[1:]) == dice


@scenario("XW-T043")
def test_t043_howlrunner_finds_the_hit_gundark_sharpens_it() -> None:
    scene = Scene(
        rebel("rookiepilot", 450, 300, shields=0, had_combat=True),
        imperial("wingedgundark", 450, 400),
        imperial("howlrunner", 530, 400, had_combat=True),
    ).attacks(BORIS, 0, "bfb")
    assert scene.thrown == [3]
    scene.roll("h").uses(BORIS, "pilot:howlrunner", you=2).does(BORIS, "0")
    scene.roll("eb")
    scene.does(BORIS, next(key for key in scene.offered(BORIS) if "wingedgundark" in key))
    while scene.g.attack is not None:
        scene.passes(scene.table.waiting[0])
    assert scene.damage(0) == 0
    assert "xw-log-hits" not in scene.told()


@scenario("XW-T044")
@pytest.mark.parametrize("rocks", [1, 2])
def test_t044_a_shot_in_the_back_through_a_rock_from_afar(rocks: int) -> None:
    asteroids = [rock(380, 520, 400 + 70 * n, 450 + 70 * n) for n in range(rocks)]
    scene = Scene(
        rebel("rookiepilot", 450, 300, facing=SOUTH, had_combat=True),
        imperial("backstabber", 450, 590),
        obstacles=asteroids,
    ).attacks(BORIS, 0, "bbb", "bbbb")
    assert scene.thrown == [3, 4]


@scenario("XW-T045")
def test_t045_the_doomed_pilot_has_nobody_to_shoot_at() -> None:
    scene = Scene(
        rebel("redsquadronpilot", 450, 300, facing=SOUTH, shields=0, hurt=["", ""]),
        imperial("blacksquadronpilot", 420, 490),
        imperial("blacksquadronpilot", 480, 490),
        imperial("obsidiansquadronpilot", 450, 560),
        rebel("rookiepilot", 800, 100),
    )
    scene.dooms(BORIS, "1")
    assert "attack:primary:0" in scene.offered(BORIS)
    scene.passes(BORIS)
    assert scene.is_gone(0)
    assert not scene.is_offered(BORIS, "attack:primary:0")


@scenario("XW-T047")
def test_t047_hortons_torpedoes() -> None:
    horton = rebel("hortonsalm", upgrades=["protontorpedoes"], lock=1)
    scene = attacker(horton, imperial("academypilot"))
    scene.attacks(ANNA, 1, "bbfh", weapon="protontorpedoes")
    assert scene.thrown == [4]
    assert not scene.is_offered(ANNA, "lock")
    scene.roll("fh").uses(ANNA, "pilot:hortonsalm").does(ANNA, "0+1")
    scene.does(ANNA, next(key for key in scene.offered(ANNA) if "protontorpedoes" in key))
    assert scene.thrown == [4, 2, 3]
    (told,) = [event.text.args for event in scene.table.log if event.text.id == "xw-log-hits"]
    assert (told["hits"], told["criticals"]) == (2, 1), "and one focus is left"


@scenario("XW-T049")
def test_t049_a_turret_cannot_shoot_at_what_it_leans_on() -> None:
    scene = Scene(
        rebel("goldsquadronpilot", 450, 300, upgrades=["ioncannonturret"], touching=[1]),
        imperial("academypilot", 450, 340, touching=[0]),
        imperial("academypilot", 450, 140, facing=NORTH),
    )
    keys = [key for key in scene.offered(ANNA) if key.startswith("attack")]
    assert keys == ["attack:ioncannonturret:2"]
    scene.passes(ANNA).does(BORIS, "1")
    assert scene.ship(1).had_combat, "A leans on it and could attack nobody"
    assert scene.g.active == 2
    assert scene.is_offered(BORIS, "attack:primary:0")
