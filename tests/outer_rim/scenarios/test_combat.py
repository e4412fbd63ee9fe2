from cantina.games.outer_rim.cards.combat import Fight, FightPlayer
from cantina.games.outer_rim.cards.credits import GainCredits
from cantina.games.outer_rim.cards.players import That
from outer_rim.conftest import Printer
from outer_rim.scenarios.scene import Person, Scene, at, scene
from scenario_book import scenario


def ability(person: Person) -> str:
    """Return the one ability offered now."""
    (found,) = [each for each in person.offered if each != "pass"]
    return found


@scenario("OR-S094")
def test_nothing_against_nothing_is_a_win_for_the_attacker() -> None:
    table = scene(
        "encounter",
        anna=at("kessel", "bossk", flipped=True, fame=2),
        boris=at("kessel", fame=5),
        rolls=("blank, focus, focus", "blank, blank, focus"),
    )
    table.anna.says("ability:character:1")
    assert table.anna.fame == 3 and table.boris.fame == 5
    assert (table.anna.cd, table.boris.cd, table.anna.sd, table.boris.sd) == (0, 0, 0, 0)


@scenario("OR-S095")
def test_bossk_may_not_pick_on_equals() -> None:
    table = scene(
        "encounter",
        anna=at("kessel", "bossk", flipped=True, fame=4),
        boris=at("kessel", "ketsu_onyo", fame=4),
        celina=at("kessel", "lando_calrissian", fame=3),
    )
    assert not table.anna.may("ability:character:1") and table.anna.may("space")
    table.anna.says("space")
    boris = table.boris
    boris.says("credits", "done")
    kinds = {each.split(":")[0] for each in boris.offered}
    assert kinds <= {"space", "contact", "ability"} and boris.may("space")
    if boris.may("ability:character:0"):
        boris.says("ability:character:0")
        assert all(each.split(":")[0] in ("patrol", "contact") for each in boris.offered)


@scenario("OR-S096")
def test_lando_rerolls_for_himself_never_for_a_patrol() -> None:
    table = scene(
        "encounter",
        anna=at("t6_ri", ship="g_1a"),
        boris=at("t1_lo", "lando_calrissian", ship="g9_rigger"),
        celina=at("naboo"),
        rolls=("hit, blank, blank", "blank, blank, focus"),
    )
    table.anna.fights("hutt")
    assert table.anna.credits == 3000, "Boris was asked for no reroll"
    boris = table.boris
    table.rolls("blank, hit")
    boris.says("credits", "patrol:rebel")
    reroll = ability(boris)
    table.rolls("crit", "hit, hit, blank")
    boris.says(reroll, "0")
    assert boris.credits == 2000 + 3000, "3 to 2, and no reroll of the patrol's dice"
    assert table.turn_of == "celina"


@scenario("OR-S097")
def test_a_cancelled_hit_is_gone_for_damage_and_victory(print_encounter: Printer) -> None:
    card = print_encounter(
        "lothal_mon_calamari",
        "lothal",
        FightPlayer(won=GainCredits(2000), lost=That(GainCredits(2000))),
    )

    def begin(*rolls: str) -> Scene:
        table = scene(
            "encounter",
            anna=at("lothal"),
            boris=at("lothal", "han_solo", assets=["gear_jetpack"]),
            invented={"lothal_mon_calamari": [card]},
            rolls=rolls,
        )
        table.anna.says("space")
        return table

    table = begin("crit, hit, blank")
    table.rolls("hit, hit, hit")
    table.boris.says(ability(table.boris))
    assert (table.boris.credits, table.anna.credits) == (2000, 0)
    assert (table.anna.cd, table.boris.cd) == (3, 2), "the crit could not be cancelled"
    without = begin("crit, hit, blank")
    without.rolls("hit, hit, hit")
    without.boris.says("pass")
    assert without.anna.credits == 2000 and without.boris.credits == 0


@scenario("OR-S098")
def test_strength_under_plastoid_takes_a_die_before_the_roll(print_encounter: Printer) -> None:
    card = print_encounter("cantonica_ord_mantell", "cantonica", FightPlayer())

    def begin(crew: list[str], roll: str) -> int:
        table = scene(
            "encounter",
            anna=at("cantonica", "lando_calrissian", assets=["gear_dl_44"]),
            boris=at("cantonica", "boba_fett", assets=["gear_plastoid_armor", *crew]),
            invented={"cantonica_ord_mantell": [card]},
            rolls=(roll,),
        )
        table.anna.says("space")
        assert table.boris.sheet.health == 6
        return len(table.table.state.roll.results)

    assert begin(["databank_ponda_baba"], "blank, blank") == 2
    assert begin([], "blank, blank, blank") == 3


@scenario("OR-S099")
def test_where_players_meet_decides_how_they_fight(print_encounter: Printer) -> None:
    for deck, place, space, ground in (
        ("kafrene_takodana", "ring_of_kafrene", "ring_of_kafrene", True),
        ("navpoint", "no_patrol", "t4_x", False),
        ("kessel_maelstrom", "maelstrom", "maelstrom", False),
    ):
        card = print_encounter(deck, place, FightPlayer())
        table = scene(
            "encounter",
            anna=at(space),
            boris=at(space),
            invented={deck: [card]},
            rolls=("hit, blank, blank", "hit, blank, blank"),
        )
        table.anna.says("space")
        hurt = (table.anna.cd, table.boris.cd) if ground else (table.anna.sd, table.boris.sd)
        safe = (table.anna.sd, table.boris.sd) if ground else (table.anna.cd, table.boris.cd)
        assert hurt == (1, 1) and safe == (0, 0), space
    table = scene(
        "encounter",
        anna=at("kessel", ship="firespray_31"),
        boris=at("kessel", ship="g9_rigger", fame=1),
        rolls=("hit, blank, blank, blank, blank", "hit, blank"),
    )
    table.anna.says(next(each for each in table.anna.offered if each.startswith("ability:ship")))
    assert (table.anna.sd, table.boris.sd) == (1, 1), "Boris rolled his 2 ship dice"
    assert (table.anna.cd, table.boris.cd) == (0, 0)


@scenario("OR-S100")
def test_seven_dice_are_one_roll() -> None:
    table = scene(
        "encounter",
        anna=at(
            "nal_hutta",
            "boba_fett",
            reputation={"hutt": 1},
            assets=["gear_mpl_57", "gear_dl_44", "databank_4_lom"],
        ),
        encounter={"tatooine_nal_hutta": ["tatooine_nal_hutta_10"]},
        rolls=("hit, hit, hit, hit, hit, hit, crit", "hit, hit, blank, blank, blank"),
    )
    table.anna.says("space", "yes")
    won = next(e for e in table.table.events(None) if e.text.id == "or-log-combat-won")
    assert won.text.args["attack"] == 8
    assert (table.anna.credits, table.anna.fame, table.anna.cd) == (3000, 1, 2)


@scenario("OR-S101")
def test_the_iqa_11_protects_winners_only(print_encounter: Printer) -> None:
    card = print_encounter("ryloth_naboo", "naboo", Fight("gang", "ground", 5))

    def begin(mine: str, theirs: str) -> Person:
        table = scene(
            "encounter",
            anna=at("naboo", "bossk", assets=["gear_iqa_11"]),
            invented={"ryloth_naboo": [card]},
            rolls=(mine, theirs),
        )
        table.anna.says("space")
        return table.anna

    won = begin("crit, crit, hit, blank", "hit, hit, hit, crit, blank")
    assert won.cd == 2 and not won.down
    lost = begin("crit, hit, blank, blank", "hit, hit, crit, blank, blank")
    assert lost.cd == 4 and lost.down


@scenario("OR-S102")
def test_an_ion_cannon_needs_a_tactician_for_crits() -> None:
    def begin(crew: list[str]) -> Scene:
        return scene(
            "encounter",
            anna=at("t6_ri", "han_solo", ship="lancer", assets=["mod_ion_cannon", *crew]),
            levels={"hutt": 2},
            rolls=("hit, hit, blank, blank", "crit, hit, blank, blank"),
        )

    table = begin(["databank_4_lom"])
    anna = table.anna
    anna.fights("hutt")
    anna.says(ability(anna))
    assert len(anna.offered) == 2, "the hit or the crit"
    anna.says(anna.offered[1])
    assert (anna.fame, anna.sd) == (1, 1)
    table = begin([])
    anna = table.anna
    anna.fights("hutt")
    anna.says(ability(anna))
    assert (anna.fame, anna.sd) == (1, 2)


@scenario("OR-S208")
def test_two_weapons_cannot_turn_the_same_focus(print_encounter: Printer) -> None:
    card = print_encounter("ryloth_naboo", "naboo", Fight("gang", "ground", 4))

    def begin(roll: str) -> Scene:
        table = scene(
            "encounter",
            anna=at("naboo", "ketsu_onyo", assets=["gear_vibro_ax", "gear_vibroknife"]),
            invented={"ryloth_naboo": [card]},
            rolls=(roll,),
        )
        table.anna.says("space")
        assert table.anna.sheet.ground_combat == 5
        return table

    table = begin("focus, hit, blank, blank, blank")
    ax, knife = "gear_vibro_ax:0", "gear_vibroknife:0"
    assert set(table.anna.offered) == {"pass", ax, knife}
    table.rolls("blank, blank, blank, blank")
    table.anna.says(ax)
    assert attack_of(table) == 3
    weaker = begin("focus, hit, blank, blank, blank")
    weaker.rolls("blank, blank, blank, blank")
    weaker.anna.says(knife)
    assert attack_of(weaker) == 2, "the turned hit is turned no further"
    both = begin("focus, focus, hit, blank, blank")
    both.rolls("blank, blank, blank, blank")
    both.anna.says(ax, "0", knife)
    assert attack_of(both) == 4


def attack_of(table: Scene) -> object:
    """Return the attacker's total of the last combat."""
    fights = [e for e in table.table.events(None) if e.text.id.startswith("or-log-combat-")]
    return fights[-1].text.args["attack"]


@scenario("OR-S209")
def test_greedos_added_hit_is_safe_from_rerolls_not_from_a_jetpack(
    print_encounter: Printer,
) -> None:
    card = print_encounter("ryloth_naboo", "naboo", FightPlayer(won=GainCredits(5000)))
    table = scene(
        "encounter",
        anna=at("naboo", "ig_88", credits=1000, assets=["databank_greedo"]),
        boris=at("naboo", "han_solo", assets=["gear_jetpack"]),
        invented={"ryloth_naboo": [card]},
        rolls=("blank, blank, hit",),
    )
    anna, boris = table.anna, table.boris
    anna.says("space")
    assert not any("greedo" in each for each in anna.offered), "added only after the rerolls"
    reroll = ability(anna)
    table.rolls("blank, focus")
    anna.says(reroll, "0+1")
    anna.says(ability(anna))
    assert anna.credits == 0
    table.rolls("hit, blank, blank")
    boris.says(ability(boris))
    assert attack_of(table) == 1 and anna.credits == 5000
    assert (anna.cd, boris.cd) == (1, 1)


@scenario("OR-S210")
def test_both_may_fall_in_the_same_fight() -> None:
    secret = "tatooine_nal_hutta_10"
    table = scene(
        "encounter",
        anna=at("tatooine", damage=2, credits=4000, fame=3, secrets=[secret]),
        boris=at("tatooine", damage=1, credits=2000, reputation={"hutt": -1}),
        rolls=("crit, hit, blank", "hit, hit, hit"),
        quiet=False,
    )
    anna, boris = table.anna, table.boris
    anna.says(f"ability:{secret}:0")
    assert anna.fame == 4 and anna.standing("hutt") == 1
    assert anna.down and anna.credits == 1000
    assert boris.credits == 0 and boris.had_to("recover"), "only recovering was possible"
    assert not boris.down and table.turn_of == "boris" and table.step == "action"


@scenario("OR-S211")
def test_a_stubborn_die_may_be_rerolled_again_by_another_card() -> None:
    table = scene(
        "encounter",
        anna=at("t1_lo", ship="yt_1300", assets=["mod_targeting_computer", "databank_chewbacca"]),
        rolls=("blank, blank, blank, hit",),
    )
    anna = table.anna
    anna.fights("rebel")
    computer, chewie = "mod_targeting_computer:0", "databank_chewbacca:0"
    assert set(anna.offered) == {"pass", computer, chewie}
    table.rolls("blank, blank, focus")
    anna.says(computer, "0+1+2")
    assert not anna.may(computer)
    table.rolls("hit, crit", "blank, blank, blank")
    anna.says(chewie, "0+1")
    assert attack_of(table) == 4


@scenario("OR-S212")
def test_once_per_combat_counts_every_combat(print_encounter: Printer) -> None:
    card = print_encounter("ryloth_naboo", "ryloth", FightPlayer())
    table = scene(
        "encounter",
        anna=at("ryloth", "ig_88"),
        boris=at("ryloth", "jyn_erso"),
        invented={"ryloth_naboo": [card, card]},
        rolls=("blank, blank, blank",),
    )
    anna, boris = table.anna, table.boris
    anna.says("space")
    reroll = ability(anna)
    table.rolls("blank", "focus, blank, blank")
    anna.says(reroll, "0")
    boris.says(ability(boris))
    table.table.state.players[0].damage = 0
    table.rolls("focus, hit, blank")
    boris.says("credits", "done", "space")
    table.rolls("blank, blank, hit")
    boris.says(ability(boris))
    assert reroll in anna.offered
    table.rolls("hit, crit")
    anna.says(reroll, "0+1")
    assert (boris.cd, boris.down, anna.cd) == (4, True, 3)
