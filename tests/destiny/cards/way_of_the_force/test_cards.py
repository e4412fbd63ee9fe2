"""Each card of Way of the Force, Across the Galaxy and Spark of Hope in the pool, played."""

import pytest

from cantina.games.destiny.cards.vocabulary import POWER_ACTION, Ability, Gain
from destiny.cards.scene import BLUE, FOE, FOE2, PAL, RED, scene
from destiny.made import character
from destiny.table import In, Named


@pytest.mark.rule("DS-ERRATA-20")
def test_snoke_hurts_a_friend_to_resolve_its_damage_die_for_two_more() -> None:
    d = scene("WotF 4", (None,), team=[In(RED, dice=("2RD",)), In(PAL, dice=("1R",))], foes=[FOE])
    d.use("WotF 4", RED, FOE)
    assert (d.damage(RED), d.damage(FOE)) == (1, 4)
    other = scene(
        "WotF 4", (None,), team=[In(RED, dice=("2RD",)), In(PAL, dice=("1R",))], foes=[FOE]
    )
    other.use("WotF 4", PAL)
    assert other.pool(0) == ["2RD", "1R"]  # that friend shows no damage
    assert other.my_turn_is_over
    armed = In(PAL, dice=("1R",), upgrades=[In("AW 44", dice=("1MD",))])
    upgrade = scene("WotF 4", (None,), team=[armed], foes=[FOE]).use("WotF 4")
    assert upgrade.my_turn_is_over  # character dice only


@pytest.mark.rule("DS-CLARIFY-37")
def test_snoke_resolves_nothing_if_the_friend_falls() -> None:
    team: list[In | Named] = [In(RED, dice=("2RD",), damage=9)]
    d = scene("WotF 4", (None,), team=team, foes=[FOE]).use("WotF 4")
    assert not d.in_play(RED)
    assert d.damage(FOE) == 0
    assert d.pool(0) == []  # the die was set aside with him


def test_wheel_bike_readies_for_a_resource_or_for_grievous() -> None:
    bike = In("WotF 31", exhausted=True)
    d = scene(bike, resources=1).use("WotF 31", "0")
    assert (d.exhausted("WotF 31"), d.resources(0)) == (False, 0)
    d = scene(bike, team=["AW 3"]).use("WotF 31", "1")
    assert not d.exhausted("WotF 31")


@pytest.mark.rule("DS-FAQ-20", "DS-FAQ-21")
def test_wheel_bike_without_a_resource_does_nothing_but_is_used_and_no_pass() -> None:
    d = scene(In("WotF 31", exhausted=True))
    assert d.can(0, "action", "WotF 31", 0)
    d.use("WotF 31")
    assert d.exhausted("WotF 31")
    d.pass_(1)
    assert d.g.round == 2  # had it been a pass, the round would be over
    assert not d.can(0, "action", "WotF 31", 0)


@pytest.mark.rule("DS-INHERENT-8")
def test_imperial_troop_transport_counts_characters_that_are_not_unique() -> None:
    d = scene("WotF 32", ("XRD",), team=[PAL, RED, "AW 4"], foes=[FOE])
    d.resolve("WotF 32", 0, FOE)
    assert d.damage(FOE) == 2


@pytest.mark.rule("DS-CLARIFY-29", "DS-CLARIFY-30")
def test_dj_turns_removed_dice_into_one_instance_of_indirect_damage() -> None:
    foes = [In(FOE, dice=("2RD",)), In(FOE2, dice=("1R",))]
    d = scene("AW 75", team=["WotF 35", RED], foes=foes)
    d.play("AW 75", [(FOE, 0), (FOE2, 0)])
    d.yes(0)
    d.choose(1, FOE2).choose(1, FOE2)
    assert d.damage(FOE2) == 2
    assert d.my_turn_is_over


@pytest.mark.rule("DS-CLARIFY-31", "DS-CLARIFY-32")
def test_dj_counts_only_dice_that_you_remove() -> None:
    foes = [In(FOE, dice=("2RD",), damage=6), In(FOE2, dice=("1R",))]
    game_removes = scene(team=["WotF 35", In(RED, dice=("1RD",))], foes=foes)
    game_removes.resolve(RED, 0, FOE)  # the defeated character's die leaves with it
    assert game_removes.my_turn_is_over
    they_remove = scene("AW 130", team=["WotF 35"], foes=foes).play("AW 130").choose(1, "1")
    assert they_remove.my_turn_is_over
    own = scene("SoR 138", team=["WotF 35", In(FOE2, dice=("2MD1",))], foes=[FOE])
    own.play("SoR 138")  # Parry, with a die of one's own
    assert own.pool(0) == []
    assert own.my_turn_is_over
    assert own.damage(FOE) == 0


def test_luke_resolves_shields_as_melee_and_hands_on_an_ability() -> None:
    d = scene("WotF 56", ("2Sh",), foes=[FOE])
    d.act(0, "resolve", ("WotF 56", 0), "melee").choose(0, FOE)
    assert d.damage(FOE) == 2
    d = scene(In("WotF 56", upgrades=["AW 57", "AW 59"]), team=[BLUE, PAL], foes=[FOE])
    d.use("WotF 56")
    assert d.card("AW 57").host == d.id(BLUE)


@pytest.mark.rule("DS-FAQ-24")
def test_ataru_and_finishing_strike_may_resolve_lukes_shields_as_melee() -> None:
    luke = In("WotF 56", dice=("2Sh",), shields=1)
    d = scene("LEG 101", team=[luke], foes=[FOE]).play("LEG 101", FOE)
    assert d.damage(FOE) == 3
    d = scene("AtG 60", team=[luke], foes=[In(FOE, shields=1)]).play("AtG 60", FOE)
    assert d.damage(FOE) == 2


@pytest.mark.rule("DS-FAQ-25")
def test_lukes_die_is_no_melee_die_when_dice_are_removed() -> None:
    d = scene("AW 153", foes=[In("WotF 56", dice=("2Sh",))]).play("AW 153")
    assert d.pool(1) == ["2Sh"]


@pytest.mark.rule("DS-FAQ-26")
def test_circle_of_shelter_and_luke_together_make_melee_of_any_side() -> None:
    d = scene("CONV 107", team=[In("WotF 56", dice=("1R",))], foes=[FOE])
    d.play("CONV 107", "melee", FOE)
    assert d.damage(FOE) == 1


@pytest.mark.rule("DS-CLARIFY-34")
def test_plo_koon_has_an_ability_as_often_as_friends_have_it() -> None:
    d = scene("WotF 57", (None,), team=["EaW 27", "EaW 27"], supports=[In("RIV 8", dice=("-",))])
    d.activate("WotF 57", ("WotF 57", "1R"))
    d.rolls(("RIV 8", "1R")).yes(0)
    d.rolls(("RIV 8", "3RD")).yes(0)
    assert d.shows("RIV 8") == "3RD"
    assert d.my_turn_is_over


def test_plo_koon_has_nothing_of_unique_friends() -> None:
    d = scene("WotF 57", (None,), team=["AW 35"], deck=["AW 59"])
    d.activate("WotF 57", ("WotF 57", "1R"))
    assert d.hand(0) == []


def test_plo_koon_uses_the_power_action_of_a_friend_as_his_own() -> None:
    tapper = character("Tapper", Ability(POWER_ACTION, Gain(2)))
    d = scene("WotF 57", (None,), team=[tapper])
    (borrowed,) = [key for key in d.offered(0) if key.startswith(f"action:{d.id('WotF 57')}:")]
    d.choose(0, borrowed).pass_(1)
    assert d.resources(0) == 2
    assert borrowed not in d.offered(0) and d.blocked(0)[borrowed] == "DS-POWER-ACTION-1"
    d.act(0, "action", tapper, 0)
    assert d.resources(0) == 4


def test_plo_koon_guards_beside_a_guardian() -> None:
    d = scene("WotF 57", (None,), team=["AW 30"], foes=[In(FOE, dice=("2RD",))])
    d.rolls(("WotF 57", "1R")).act(0, "activate", "WotF 57")
    d.choose(0, (FOE, 0))
    assert d.damage("WotF 57") == 2


def test_rex_takes_the_battlefield_for_a_resource_or_a_clone_trooper() -> None:
    d = scene("WotF 74", (None,), resources=1, controller=1)
    d.act(0, "activate", "WotF 74")
    d.yes(0).rolls(("WotF 74", "1R")).choose(0, "0")
    assert (d.g.controller, d.resources(0)) == (0, 0)
    d = scene("WotF 74", (None,), team=["LEG 38"], controller=1)
    d.act(0, "activate", "WotF 74")
    d.yes(0).rolls(("WotF 74", "1R")).choose(0, "1")
    assert d.g.controller == 0


@pytest.mark.rule("DS-CLARIFY-35", "DS-CLARIFY-36")
def test_rexs_pistol_is_unique_unless_it_is_on_rex() -> None:
    d = scene(team=[In("WotF 74", upgrades=["WotF 87"]), PAL], hand=["WotF 87"], resources=2)
    d.act(0, "play", "WotF 87#2").choose(0, PAL)
    assert d.my_turn_is_over  # neither has to go
    assert [d.card("WotF 87").host, d.card("WotF 87#2").host] == [d.id("WotF 74"), d.id(PAL)]
    d = scene(team=["WotF 74", In(PAL, upgrades=["WotF 87"])], hand=["WotF 87"], resources=2)
    assert not d.can(0, "play", "WotF 87#2")


def test_rexs_pistol_activates_a_friend_while_you_control_the_battlefield() -> None:
    team: list[In | Named] = [In(PAL, upgrades=["WotF 87"]), RED]
    d = scene(team=team)
    d.activate(PAL, (PAL, "1R"), ("WotF 87", "2RD"))
    d.rolls((RED, "2RD")).yes(0)
    assert d.exhausted(RED)
    theirs = scene(team=team, controller=1)
    theirs.activate(PAL, (PAL, "1R"), ("WotF 87", "2RD"))
    assert theirs.my_turn_is_over


def test_clandestine_operation_resolves_dice_of_one_symbol_and_mills_as_many() -> None:
    team: list[In | Named] = [
        In(PAL, dice=("1R",)),
        In(FOE2, dice=("1R",)),
        In(BLUE, dice=("1MD",)),
    ]
    d = scene("WotF 92", team=team, foes=[FOE])
    d.play("WotF 92", (PAL, 0), (FOE2, 0), "1")
    assert d.resources(0) == 2
    assert d.deck_size(1) == 8
    lone = scene("WotF 92", team=[In(PAL, dice=("1R",))], foes=[FOE]).play("WotF 92")
    assert lone.resources(0) == 0


@pytest.mark.rule("DS-CLARIFY-28")
def test_clandestine_operation_takes_dice_that_show_the_symbol_when_their_turn_comes() -> None:
    team: list[In | Named] = [In("AW 20", dice=("1F",)), In("SoR 45", dice=("1R",))]
    d = scene("WotF 92", team=team)
    d.play("WotF 92", ("AW 20", 0), [("SoR 45", 0)]).side(0, "SoR 45", "1F")
    assert d.can_choose(0, ("SoR 45", 0)) == [True]  # it showed a resource when the event began
    d.choose(0, ("SoR 45", 0)).choose(0, "1")
    assert d.pool(0) == []
    assert d.deck_size(1) == 8


def test_dagger_of_mortis_draws_a_shield_to_its_bearer() -> None:
    team: list[In | Named] = [
        In(PAL, upgrades=[In("WotF 117", dice=("2MD",))]),
        In(BLUE, shields=1),
    ]
    d = scene(team=team, foes=[FOE])
    d.resolve("WotF 117")
    d.yes(0).choose(0, FOE)
    assert (d.shields(PAL), d.shields(BLUE), d.damage(FOE)) == (1, 0, 2)


def test_grand_entrance_activates_and_rerolls_twice() -> None:
    d = scene("WotF 122", team=[PAL, RED])
    d.act(0, "play", "WotF 122")
    d.rolls((PAL, "-")).choose(0, PAL)
    d.rolls((PAL, "1Dr")).choose(0, (PAL, 0))
    d.rolls((PAL, "3RD1")).choose(0, (PAL, 0))
    assert d.pool(0) == ["3RD1"]


@pytest.mark.rule("DS-FAQ-27", "DS-FAQ-28")
def test_profiteering_waits_for_grand_entrance_and_takes_whatever_shows_then() -> None:
    d = scene("CONV 151", team=["SoR 46", RED], hand=["WotF 122"], resources=1, foes=[FOE])
    d.act(0, "play", "WotF 122")
    d.rolls(("SoR 46", "1R")).choose(0, "SoR 46")
    d.rolls(("SoR 46", "1R")).choose(0, ("SoR 46", 0))
    d.rolls(("SoR 46", "2RD")).choose(0, ("SoR 46", 0))
    assert d.prompt(0) == "ds-ask-may"  # only now, with the event applied completely
    d.yes(0).choose(0, FOE)
    assert d.damage(FOE) == 2  # two resource rolls, but the die shows damage by now
    pair = scene("CONV 151", team=[In("SoR 46", dice=(None, None)), RED], foes=[FOE])
    pair.rolls(("SoR 46", "1R"), ("SoR 46", "1R")).act(0, "activate", "SoR 46")
    pair.yes(0).yes(0)
    assert pair.resources(0) == 2  # each die triggered it
    assert pair.pool(0) == []


def test_darksaber_is_stronger_in_costly_hands() -> None:
    for points, damage in ((14, 2), (15, 3), (20, 4)):
        host = In(PAL, points=points, upgrades=[In("WotF 142", dice=("2MD",))])
        d = scene(team=[host], foes=[FOE])
        d.resolve("WotF 142", 0, FOE)
        assert d.damage(FOE) == damage


def test_darksaber_and_dagger_redeploy() -> None:
    for place in ("WotF 142", "WotF 117"):
        victim = In(FOE, damage=6, upgrades=[place])
        d = scene(team=[In(RED, dice=("1RD",))], foes=[victim, FOE2])
        d.resolve(RED, 0, FOE).choose(1, FOE2)
        assert d.card(place).host == d.id(FOE2)


def test_finishing_strike_is_unblockable_and_ends_the_almost_defeated() -> None:
    d = scene(
        "AtG 60", team=[In("AW 35", dice=("2MD",))], foes=[In(FOE, damage=4, shields=2), FOE2]
    )
    d.play("AtG 60", FOE)
    assert not d.in_play(FOE)
    d = scene(
        "AtG 60", team=[In("AW 35", dice=("2MD",))], foes=[In(FOE, damage=3, shields=2), FOE2]
    )
    d.play("AtG 60", FOE)
    assert d.damage(FOE) == 5


@pytest.mark.rule("DS-INHERENT-9")
def test_x_wings_count_each_other() -> None:
    mine: list[In | Named] = [In("AtG 86", dice=("XRD",)), "AtG 86", "AtG 86"]
    d = scene(supports=mine, foe_supports=["AtG 86"], foes=[FOE])
    d.resolve("AtG 86", 0, FOE)
    assert d.damage(FOE) == 3


def test_double_down_and_home_turf_are_only_for_building() -> None:
    for plot in ("AtG 143", "WotF 127"):
        d = scene(plot)
        assert d.in_play(plot)
        assert not d.can(0, "action", plot, 0)


@pytest.mark.rule("DS-INHERENT-10")
def test_at_rt_adds_to_any_symbol_of_a_trooper() -> None:
    team: list[In | Named] = [In(FOE, dice=("1R",)), In(PAL, dice=("1R",))]
    d = scene("SoH 134", ("+2*",), team=team, foes=[FOE2])
    d.resolve(FOE, 0, ("SoH 134", 0))
    assert d.resources(0) == 3
    other = scene("SoH 134", ("+2*",), team=team, foes=[FOE2])
    other.resolve(PAL)
    assert other.resources(0) == 1
