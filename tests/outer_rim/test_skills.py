from typing import Any

import pytest

from cantina.core.testing import drive
from cantina.games.outer_rim.cards.credits import GainCredits
from cantina.games.outer_rim.cards.damage import Suffer
from cantina.games.outer_rim.cards.tests import Test as SkillTest
from cantina.games.outer_rim.printed import Reward
from cantina.games.outer_rim.rules.assets import discard_asset, gain_asset
from cantina.games.outer_rim.rules.damage import suffer_damage
from cantina.games.outer_rim.rules.progress import complete_goal
from cantina.games.outer_rim.rules.test import level, skill_test
from cantina.games.outer_rim.rules.values import has_skill, skill_count
from cantina.games.outer_rim.terms import Hurt, Skill
from outer_rim.card_table import perform
from outer_rim.conftest import Printer
from outer_rim.table import Desk, Seated, desk, galaxy, take_card

FIXED = ["databank_lobot", "databank_boshek", "databank_hera_syndulla"]


def attempt(skill: str, *dice: list[str], answers: tuple[Any, ...] = (), **player: Any) -> bool:
    g = galaxy({"character": "han_solo", "ship": "yv_666", **player})
    return bool(drive(skill_test(g, 0, skill), answers, dice))


@pytest.mark.rule("OR-SKILL-2", "OR-TEST-6")
def test_skills_of_character_and_crew_count_together() -> None:
    g = galaxy(
        Seated(character="han_solo", ship="yv_666", assets=["databank_boshek", "databank_greedo"])
    )
    assert skill_count(g, 0, "piloting") == 2, "Han and BoShek"
    assert skill_count(g, 0, "stealth") == 1, "Greedo alone"
    assert has_skill(g, 0, "tech") and not has_skill(g, 0, "influence")
    assert [level(g, 0, skill) for skill in ("influence", "stealth", "piloting")] == [0, 1, 2]
    g.players[0].assets.append("databank_hera_syndulla")
    assert skill_count(g, 0, "piloting") == 3 and level(g, 0, "piloting") == 2


@pytest.mark.rule("OR-SKILL-3")
def test_losing_crew_loses_its_skills() -> None:
    g = galaxy(Seated(assets=["databank_lobot"], space="kessel"))
    assert has_skill(g, 0, "tech")
    drive(discard_asset(g, 0, "databank_lobot"))
    assert not has_skill(g, 0, "tech")


@pytest.mark.rule("OR-SKILL-4")
def test_skills_of_the_character_are_never_lost() -> None:
    g = galaxy(Seated(character="boba_fett"))
    drive(complete_goal(g, 0, "character"))
    assert g.players[0].flipped
    assert has_skill(g, 0, "stealth") and has_skill(g, 0, "tactics")
    drive(suffer_damage(g, 0, 9, "ground"))
    assert g.players[0].defeated
    assert has_skill(g, 0, "stealth") and has_skill(g, 0, "tactics"), "not even in defeat"


@pytest.mark.rule("OR-SKILL-5", "OR-SKILL-6", "OR-TEST-6")
def test_aphra_gains_a_skill_for_one_test_only() -> None:
    g = galaxy(Seated(character="doctor_aphra"))
    assert skill_count(g, 0, "tech") == 1
    # with Tech doubled a focus is enough; the next test is an ordinary one
    assert drive(skill_test(g, 0, "tech"), ["character:0"], [["focus", "blank"]])
    assert level(g, 0, "tech") == 1 and g.test is None
    assert not drive(skill_test(g, 0, "tech"), (), [["focus", "blank"]])
    novice = galaxy(Seated(character="doctor_aphra"))
    assert not has_skill(novice, 0, "influence")
    dice = [["focus", "focus"]]
    assert not drive(skill_test(novice, 0, "influence"), ["character:0"], dice), "skilled once"


@pytest.mark.rule("OR-TEST-1", "OR-DICE-2")
@pytest.mark.parametrize("crew", [[], FIXED])
def test_two_dice_whatever_the_skill(crew: list[str]) -> None:
    g = galaxy(Seated(character="han_solo", ship="yv_666", assets=crew))
    assert drive(skill_test(g, 0, "piloting"), (), [["hit", "blank"]])
    assert sum(g.players[0].report.dice.values()) == 2
    assert g.test is None, "and it is over"
    assert not drive(skill_test(g, 0, "piloting"), (), [["blank", "blank"]])
    assert sum(g.players[0].report.dice.values()) == 4


@pytest.mark.rule("OR-TEST-2", "OR-TEST-7")
def test_unskilled_players_may_try_and_need_a_crit() -> None:
    assert attempt("influence", ["crit", "blank"])
    assert not attempt("influence", ["hit", "focus"])
    g = galaxy(Seated(character="han_solo"))
    perform(g, SkillTest(Skill.INFLUENCE, passed=GainCredits(1000)), dice=[["crit", "blank"]])
    assert g.players[0].credits == 11000


@pytest.mark.rule("OR-TEST-3")
def test_skilled_players_need_a_hit_or_crit() -> None:
    assert attempt("piloting", ["hit", "blank"])
    assert attempt("piloting", ["crit", "blank"])
    assert not attempt("piloting", ["focus", "blank"])


@pytest.mark.rule("OR-TEST-4")
def test_highly_skilled_players_need_anything_but_blanks() -> None:
    crew = ["databank_boshek"]
    assert attempt("piloting", ["focus", "blank"], assets=crew)
    assert attempt("piloting", ["hit", "blank"], assets=crew)
    assert attempt("piloting", ["crit", "blank"], assets=crew)
    assert not attempt("piloting", ["blank", "blank"], assets=crew)


@pytest.mark.rule("OR-TEST-5")
def test_two_successes_are_a_plain_success() -> None:
    g = galaxy(Seated(character="han_solo"))
    effect = SkillTest(Skill.PILOTING, passed=GainCredits(1000))
    perform(g, effect, dice=[["crit", "crit"]])
    assert g.players[0].credits == 11000
    perform(g, effect, dice=[["crit", "blank"]])
    assert g.players[0].credits == 12000, "one is enough"


@pytest.mark.rule("OR-TEST-8")
def test_an_outcome_without_words_has_no_effect() -> None:
    g = galaxy(Seated(character="han_solo"))
    perform(g, SkillTest(Skill.PILOTING, failed=Suffer(1)), dice=[["hit", "blank"]])
    perform(g, SkillTest(Skill.PILOTING, passed=GainCredits(1000)), dice=[["blank", "blank"]])
    assert (g.players[0].damage, g.players[0].credits) == (0, 10000)
    perform(g, SkillTest(Skill.PILOTING, failed=Suffer(1)), dice=[["blank", "blank"]])
    assert g.players[0].damage == 1


@pytest.mark.rule("OR-TEST-9")
def test_han_solo_tests_piloting() -> None:
    g = galaxy(Seated(character="han_solo"))
    perform(g, SkillTest(Skill.PILOTING, failed=Suffer(1, Hurt.SHIP)), dice=[["blank", "hit"]])
    assert g.players[0].ship_damage == 0


@pytest.mark.rule("OR-TRAIT-1")
def test_a_trait_that_nothing_names_changes_nothing(print_asset: Printer) -> None:
    marked = print_asset("gear", cost=3000, traits=("WEAPON",))
    plain = print_asset("gear", cost=3000)
    shown = []
    for card in (marked, plain):
        g = galaxy(Seated(space="naboo"), step="action")
        g.players[0].assets.append(card)
        table = Desk(g)
        view = table.table.view(0).players[0]
        values = (view.ground_combat, view.ship_combat, view.health, view.hull, view.hyperdrive)
        shown.append((table.keys, values))
    assert shown[0] == shown[1]
    assert not any(marked in key for key in shown[0][0])
    crate = print_asset(
        "cargo", traits=("FRAGILE",), destination="naboo", reward=Reward(credits=1000)
    )
    table = desk(Seated(space="naboo", assets=[crate]), step="action")
    table.do("deliver")
    assert table.me().credits == 11000, "without a die: no rule names this trait"


@pytest.mark.rule("OR-TRAIT-2")
def test_a_droid_counts_only_where_an_ability_counts_droids() -> None:
    g = galaxy(Seated(character="ig_88", ship="yv_666", assets=["databank_4_lom"]))
    take_card(g, "databank_greedo")
    drive(gain_asset(g, 0, "databank_greedo"), ["keep"])
    assert not g.players[0].flipped, "Greedo is no droid"
    take_card(g, "databank_w1_le")
    drive(gain_asset(g, 0, "databank_w1_le"), ["keep"])
    assert g.players[0].flipped, "two droids"
