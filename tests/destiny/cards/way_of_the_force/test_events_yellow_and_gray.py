"""The yellow and gray events of Way of the Force that came with the whole set, played."""

from destiny.cards.scene import BLANK_CARD, FOE, FOE2, PAL, scene
from destiny.made import ENVOY, FIGHTER, RAIDER
from destiny.table import In, Named


def test_by_any_means_costs_a_scratch() -> None:
    d = scene("WotF 39", foes=[In(FOE2, dice=("3MD1", "1R"))]).play("WotF 39")
    assert (d.pool(1), d.damage(PAL)) == (["1R"], 1)


def test_cocky_makes_everybody_discard_two() -> None:
    d = scene("WotF 40", hand=["AW 59", "AW 44"], foe_hand=["AW 60"]).play("WotF 40")
    assert (d.hand(0), d.hand(1)) == ([], [])


def test_extreme_hubris_keeps_the_die() -> None:
    d = scene("WotF 41", team=[In("AW 20", dice=("1R",))]).play("WotF 41")
    assert (d.resources(0), d.pool(0)) == (1, ["1R"])
    assert scene("WotF 41", team=[In(PAL, dice=("1R",))]).play("WotF 41").resources(0) == 0


def test_partners_in_crime_swap_disruption_and_indirect_damage() -> None:
    team = [In(ENVOY, dice=("2Dr", "1Dr"))]
    d = scene("WotF 44", team=team, foes=[FOE]).play("WotF 44", "0", (ENVOY, 0), (ENVOY, 1))
    assert (d.damage(FOE), d.pool(0)) == (3, [])
    back = scene("WotF 44", team=[In(RAIDER, dice=("2ID",))], foe_resources=3)
    assert back.play("WotF 44", "1", (RAIDER, 0)).resources(1) == 1


def test_quarrel_leaves_the_choice_to_the_opponent() -> None:
    d = scene("WotF 45", foe_resources=1, foe_hand=[BLANK_CARD]).play("WotF 45").choose(1, "0")
    assert (d.resources(1), len(d.hand(1))) == (0, 1)
    d = scene("WotF 45", foe_resources=1, foe_hand=[BLANK_CARD]).play("WotF 45").choose(1, "1")
    assert (d.resources(1), len(d.hand(1))) == (1, 0)


def test_rancorous_needs_a_blank_of_your_own() -> None:
    foes = [In(FOE, dice=("2RD",))]
    d = scene("WotF 46", team=[In(PAL, dice=("-",))], foes=foes).play("WotF 46", (FOE, 0))
    assert d.pool(1) == []
    assert not scene("WotF 46", foes=foes).can(0, "play", "WotF 46")


def test_sebulba_always_wins_against_a_support_with_tokens() -> None:
    supports: list[In | Named] = [In("RIV 8", damage=1), "AW 43"]
    d = scene("WotF 47", foe_supports=supports).play("WotF 47")
    assert (d.in_play("RIV 8"), d.in_play("AW 43")) == (False, True)


def test_sticky_situation_spares_the_die_the_opponent_chose() -> None:
    foes = [In(FOE, dice=("2RD",)), In(FOE2, dice=("1R",))]
    d = scene("WotF 48", foes=foes).play("WotF 48").choose(1, (FOE, 0))
    assert d.pool(1) == ["2RD"]


def test_dumb_luck_turns_blanks_into_damage() -> None:
    d = scene("WotF 95", team=[In(PAL, dice=("1R", "1Dr"))], foes=[FOE])
    d.rolls((PAL, "-"), (PAL, "1R"))
    d.play("WotF 95", [(PAL, 0), (PAL, 1)])
    assert d.damage(FOE) == 1


def test_mechanical_insight_finds_a_droid() -> None:
    deck = ["AW 59", "AW 43", "AW 44", "AW 60", "AW 14", "AW 8"]
    d = scene("WotF 96", deck=deck).play("WotF 96", "AW 43", "AW 14", "AW 60", "AW 44")
    assert d.hand(0) == ["BB-8"]
    assert d.g.codes[d.g.players[0].deck.bottom[0]] == "01014"
    kept = scene("WotF 96", deck=deck).play("WotF 96", "none")
    assert kept.hand(0) == []


def test_narrow_escape_is_the_last_card() -> None:
    foes = [In(FOE, dice=("2RD",))]
    assert scene("WotF 97", foes=foes).play("WotF 97").pool(1) == []
    assert not scene("WotF 97", foes=foes, hand=[BLANK_CARD]).can(0, "play", "WotF 97")


def test_shootout_turns_as_many_of_yours() -> None:
    d = scene("WotF 101", team=[In(FIGHTER, dice=("-", "-"))], foes=[In(FOE, dice=("-",))])
    d.play("WotF 101", (FOE, 0)).side(0, FOE, "1RD")
    d.then((FIGHTER, 0)).side(0, FIGHTER, "2RD")
    assert (d.pool(0), d.pool(1)) == (["2RD", "-"], ["1RD"])


def test_friend_or_foe_hurts_or_shields_by_the_roll() -> None:
    d = scene("WotF 132", foes=[In(FOE, dice=("-",))]).rolls((FOE, "2RD"))
    assert d.play("WotF 132").damage(FOE) == 1
    friend = scene("WotF 132", foes=[In(FOE, dice=("2RD",))]).rolls((FOE, "1R"))
    assert friend.play("WotF 132").shields(FOE) == 1


def test_in_the_crosshairs_removes_dice_of_a_named_symbol() -> None:
    foes = [In(FOE, dice=("2RD",)), In(FIGHTER, dice=("1RD", "1MD"))]
    d = scene("WotF 133", foes=foes).play("WotF 133", "RD", [(FOE, 0), (FIGHTER, 0)])
    assert d.pool(1) == ["1MD"]


def test_reprogram_plays_a_droid_cheaper() -> None:
    d = scene("WotF 135", hand=["AW 43"]).play("WotF 135")
    assert d.in_play("AW 43")


def test_start_your_engines_searches_for_a_podracer() -> None:
    d = scene("WotF 137", deck=["WotF 50", "WotF 102", BLANK_CARD]).play("WotF 137", "WotF 102")
    assert d.hand(0) == ["Anakin Skywalker's Podracer"]
    assert d.g.players[0].deck.top == ()  # shuffled
    none = scene("WotF 137", deck=["WotF 50", BLANK_CARD]).play("WotF 137", "none")
    assert (none.hand(0), none.deck_size(0)) == ([], 2)


def test_way_of_the_light_spares_heroes() -> None:
    d = scene("WotF 106", team=[In(PAL, dice=("1R",))], foes=[In(FOE, dice=("2RD",))])
    assert d.play("WotF 106").pool(1) == []


def test_free_fall_makes_the_opponent_remove_a_die() -> None:
    foes = [In(FOE, dice=("2RD",)), In(FOE2, dice=("1R",))]
    d = scene("WotF 147", foes=foes).play("WotF 147").choose(1, (FOE2, 0))
    assert (d.pool(1), d.prompt(0)) == (["2RD"], "ds-ask-additional")


def test_made_to_suffer_discards_for_each_blank() -> None:
    d = scene("WotF 148", team=[In(PAL, dice=("-",))], foes=[In(FOE, dice=("-", "-"))])
    d.play("WotF 148")
    assert (d.deck_size(0), d.deck_size(1)) == (9, 8)


def test_natures_charm_rerolls_two_dice_of_anybody() -> None:
    d = scene("WotF 149", team=[In(PAL, dice=("-",))], foes=[In(FOE, dice=("2RD",))])
    d.rolls((PAL, "1R"), (FOE, "-"))
    d.play("WotF 149", [(PAL, 0), (FOE, 0)])
    assert (d.pool(0), d.pool(1)) == (["1R"], ["-"])


def test_quell_removes_all_indirect_damage() -> None:
    d = scene("WotF 150", foes=[In(RAIDER, dice=("2ID", "2ID", "1RD"))]).play("WotF 150")
    assert d.pool(1) == ["1RD"]


def test_under_attack_takes_the_damage_as_indirect() -> None:
    d = scene("WotF 151", foes=[In(FOE2, dice=("3MD1", "2MD1"))])
    d.play("WotF 151", [(FOE2, 0), (FOE2, 1)])
    assert (d.pool(1), d.damage(PAL)) == ([], 5)
