from cantina.games.outer_rim.cards.credits import GainCredits
from cantina.games.outer_rim.cards.movement import Move
from outer_rim.conftest import Printer
from outer_rim.scenarios.scene import Scene, at, scene
from scenario_book import scenario

FAR = {"rebel": "t1_lo", "imperial": "t1_ro", "hutt": "t1_ri", "syndicate": "t1_li"}


@scenario("OR-S015")
def test_one_unfriendly_patrol_among_friends_is_enough_to_stop() -> None:
    anna = at("tatooine", ship="g9_rigger", reputation={"hutt": 1, "rebel": 1})
    patrols = {**FAR, "hutt": "t4_om", "rebel": "t4_om", "imperial": "t4_ro"}
    table = scene(anna=anna, patrols=patrols)
    assert table.anna.sheet.hyperdrive == 6
    assert table.anna.may("move:t4_om", "move:t4_ro")
    assert table.anna.cannot("move:t5_lo", "move:ryloth")
    table.anna.moves("t4_ro")
    assert table.anna.space == "t4_ro"
    third = scene(anna=anna, patrols={**patrols, "syndicate": "t4_om"})
    assert third.anna.may("move:t4_om") and third.anna.cannot("move:t4_ro")


@scenario("OR-S016")
def test_leaving_a_hostile_patrol_is_free_entering_the_next_is_not() -> None:
    table = scene(
        anna=at("t2_ro", ship="g9_rigger", reputation={"rebel": -1}),
        patrols={**FAR, "rebel": "t2_ro", "hutt": "t3_a"},
    )
    anna = table.anna
    assert anna.may("move:t3_lo", "move:t3_a")
    assert anna.cannot("move:t3_b"), "behind the patrol"
    anna.moves("t3_a")
    assert anna.space == "t3_a"
    anna.ends_actions()
    assert anna.may("space", "patrol:hutt"), "neutral: not forced"


@scenario("OR-S017")
def test_the_maelstrom_ends_the_move(print_encounter: Printer) -> None:
    card = print_encounter("kessel_maelstrom", "maelstrom", GainCredits(4000))
    table = scene(
        anna=at(
            "mon_calamari", ship="yv_666", assets=["luxury_dejarik_holotable", "databank_w1_le"]
        ),
        boris=at("naboo"),
        invented={"kessel_maelstrom": [card]},
        patrols=FAR,
    )
    anna = table.anna
    assert anna.sheet.hyperdrive == 7
    assert anna.may("move:t2_ri", "move:t3_li", "move:maelstrom") and anna.cannot("move:kessel")
    anna.moves("maelstrom")
    assert anna.space == "maelstrom" and anna.had_to("done"), "no market, no card for navpoints"
    assert anna.had_to("space") and anna.credits == 4000, "the section of the Maelstrom"


@scenario("OR-S018")
def test_a_detour_of_seven_spaces_needs_a_hyperdrive_of_seven() -> None:
    jyn = at("ryloth", "jyn_erso", reputation={"imperial": -1})
    patrols = {**FAR, "imperial": "t5_om"}
    fast = scene(anna={**jyn, "ship": "yv_666"}, patrols=patrols).anna
    assert fast.may("move:ring_of_kafrene", "move:t6_x", "move:t5_om")
    slow = scene(anna={**jyn, "ship": "g9_rigger"}, patrols=patrols).anna
    assert slow.may("move:t6_x", "move:t5_om") and slow.cannot("move:ring_of_kafrene")
    for each, rolled in ((fast, "blank, blank, blank"), (slow, "blank, blank")):
        each.scene.rolls(rolled, "blank, blank, blank")
        each.moves("t5_om")
        assert each.space == "t5_om" and each.had_to("patrol:imperial")


@scenario("OR-S020")
def test_people_do_not_stop_each_other_unless_an_ability_says_so() -> None:
    def begin() -> Scene:
        return scene(
            anna=at("tatooine", ship="g9_rigger"),
            boris=at("t4_om", ship="g9_rigger"),
            celina=at("t4_ro", ship="lancer", ship_flipped=True),
            patrols=FAR,
        )

    first = begin()
    first.anna.moves("ryloth")
    assert first.table.waiting == (2,), "only Celina is asked, and only in t4_ro"
    first.celina.says("pass")
    assert first.anna.space == "ryloth"
    second = begin()
    second.anna.moves("ryloth")
    assert second.table.waiting == (2,)
    second.celina.says(next(each for each in second.celina.offered if each != "pass"))
    assert second.anna.space == "t4_ro"


@scenario("OR-S021")
def test_hans_piloting_test_is_offered_for_every_patrol() -> None:
    table = scene(
        anna=at("lothal", "han_solo", flipped=True, ship="g9_rigger", reputation={"hutt": -1}),
        patrols={**FAR, "rebel": "t2_ro", "hutt": "t3_a"},
        rolls=("hit, blank", "focus, blank"),
    )
    anna = table.anna
    assert anna.sheet.hyperdrive == 8
    anna.moves("t2_ro")
    test = next(each for each in anna.offered if each != "pass")
    anna.says(test)
    assert anna.may("t3_a"), "she goes on"
    anna.says("t3_a")
    table.rolls("blank, blank", "blank, blank, blank")
    anna.says(next(each for each in anna.offered if each != "pass"))
    assert anna.space == "t3_a" and anna.had_to("patrol:hutt")


@scenario("OR-S022")
def test_granted_movement_cannot_cut_through_the_maelstrom(print_encounter: Printer) -> None:
    card = print_encounter("navpoint", "no_patrol", Move(3))
    table = scene(
        "encounter", anna=at("t3_li", ship="g9_rigger"), patrols=FAR, invented={"navpoint": [card]}
    )
    table.anna.says("space")
    assert table.anna.may("t3_b", "t3_ro", "maelstrom") and table.anna.cannot("kessel")
    card = print_encounter("kessel_maelstrom", "maelstrom", Move(3))
    table = scene(
        "encounter",
        anna=at("maelstrom", ship="g9_rigger"),
        patrols=FAR,
        invented={"kessel_maelstrom": [card]},
    )
    table.anna.says("space")
    assert table.anna.may("kessel", "t3_d")
    long = print_encounter("navpoint", "no_patrol", Move(7))
    table = scene(
        "encounter", anna=at("t4_x", ship="g9_rigger"), patrols=FAR, invented={"navpoint": [long]}
    )
    table.anna.says("space")
    assert table.anna.may("t5_om"), "7 spaces with a hyperdrive of 6"


@scenario("OR-S023")
def test_a_patrol_moved_directly_changes_neither_section_nor_encounter() -> None:
    table = scene(
        "encounter",
        anna=at("t5_om", ship_damage=2),
        boris=at("naboo"),
        patrols={"rebel": "t1_lo", "imperial": "t5_ro"},
        encounter={"navpoint": ["navpoint_1"]},
    )
    table.anna.says("space")
    assert table.patrol("rebel") == (1, "t5_om")
    assert table.anna.sd == 0 and table.anna.credits == 0
    assert not any("combat" in event.text.id for event in table.table.events(None))
    assert table.turn_of == "boris"


@scenario("OR-S019")
def test_hyperdrive_bonuses_add_up() -> None:
    han = at("lothal", "han_solo", ship="g9_rigger")
    with_mod = scene(anna={**han, "assets": ["mod_nav_computer"]}, patrols=FAR).anna
    assert with_mod.sheet.hyperdrive == 9 and with_mod.may("move:nal_hutta")
    without = scene(anna=han, patrols=FAR).anna
    assert without.sheet.hyperdrive == 8
    assert without.may("move:tatooine") and not without.may("move:nal_hutta")


@scenario("OR-S024")
def test_neutrality_forces_the_stop_at_a_level_4_patrol_not_the_fight() -> None:
    anna = at("ord_mantell", ship="g_1a", credits=3000)
    patrols = {"syndicate": "t1_ri"}
    table = scene(
        anna=anna,
        boris=at("naboo"),
        patrols=patrols,
        levels={"syndicate": 4},
        encounter={"navpoint": ["navpoint_7"]},
    )
    assert table.anna.may("move:t1_ri") and table.anna.cannot("move:t2_li")
    table.anna.moves("t1_ri").ends_actions()
    assert table.anna.may("space", "patrol:syndicate")
    table.rolls("blank, blank")
    table.anna.says("space")
    assert (table.anna.sd, table.anna.down) == (0, False) and table.turn_of == "boris"
    hated = scene(
        "encounter",
        anna={**anna, "space": "t1_ri", "reputation": {"syndicate": -1}},
        patrols=patrols,
        levels={"syndicate": 4},
    )
    assert hated.anna.had_to("patrol:syndicate")


@scenario("OR-S201")
def test_two_abilities_against_the_same_forced_stop() -> None:
    table = scene(
        anna=at("ryloth", "han_solo", flipped=True, ship="firespray_31", ship_flipped=True),
        patrols={**FAR, "imperial": "t5_om"},
    )
    anna = table.anna
    anna.moves("t5_om")
    abilities = [each for each in anna.offered if each != "pass"]
    assert len(abilities) == 2, "in the order she likes"
    han, slave = sorted(abilities, key=lambda each: not each.startswith("character"))
    table.rolls("focus, focus")
    anna.says(han)
    assert slave in anna.offered and han not in anna.offered
    table.rolls("crit, blank")
    anna.says(slave)
    assert anna.may("t5_ro"), "she goes on from t5_om"
    anna.says("t5_ro")
    assert anna.space == "t5_ro"
