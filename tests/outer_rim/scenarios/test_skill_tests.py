from cantina.games.outer_rim.cards.credits import GainCredits
from cantina.games.outer_rim.cards.damage import Suffer
from cantina.games.outer_rim.cards.tests import Test as SkillTest
from cantina.games.outer_rim.terms import Hurt, Skill
from outer_rim.conftest import Printer
from outer_rim.scenarios.scene import Scene, at, scene
from scenario_book import scenario


@scenario("OR-S089")
def test_the_same_dice_three_levels_of_skill(print_encounter: Printer) -> None:
    crew = ["databank_boshek", "databank_hera_syndulla"]
    cases = [
        (Skill.PILOTING, [], "focus, focus", False),
        (Skill.PILOTING, crew[:1], "focus, blank", True),
        (Skill.PILOTING, crew, "focus, blank", True),
        (Skill.STEALTH, [], "hit, hit", False),
        (Skill.STEALTH, [], "crit, blank", True),
    ]
    for skill, assets, roll, passed in cases:
        card = print_encounter("ryloth_naboo", "naboo", SkillTest(skill, GainCredits(1000)))
        table = scene(
            "encounter",
            anna=at("naboo", "han_solo", ship="hwk_290", assets=assets),
            invented={"ryloth_naboo": [card]},
            rolls=(roll,),
        )
        table.anna.says("space")
        assert table.anna.credits == (1000 if passed else 0), (skill, assets, roll)


@scenario("OR-S090")
def test_aphra_doubles_a_skill_only_once_in_the_turn() -> None:
    table = scene(
        "encounter",
        anna=at("cantonica", "doctor_aphra", assets=["job_casino_heist"]),
        rolls=("crit, blank",),
    )
    anna = table.anna
    anna.tries("job_casino_heist")
    anna.says("pass")
    ability = next(each for each in anna.offered if each != "pass")
    # Strength follows at once: nothing is offered before it, and security after it
    table.rolls("focus, blank", "hit, blank", "blank, blank", "blank, blank, blank")
    anna.says(ability)
    events = [event.text.id for event in table.table.events(None)]
    assert events.count("or-log-test-passed") == 2, "Influence and Tech"
    assert events.count("or-log-test-failed") == 1, "Strength"
    assert anna.sheet.skills["tech"] == 1
    assert anna.credits == 15000, "section 4 was fought: 0 to 0 is hers"


@scenario("OR-S091")
def test_hired_help_leaves_only_after_success() -> None:
    def begin(roll: str, *more: str) -> Scene:
        table = scene(
            "encounter",
            anna=at("cantonica", "bossk", assets=["job_casino_heist", "job_hired_help_1"]),
        )
        anna = table.anna
        anna.tries("job_casino_heist")
        table.rolls(roll, *more)
        anna.says(next(each for each in anna.offered if each != "pass"))
        return table

    contacts = 22
    # the Tech test then fails without help, and so does the fight against security
    table = begin("hit, focus", "hit, hit", "blank, blank, blank", "crit, crit, blank")
    assert table.bottom("job") == "job_hired_help_1"
    assert "job_hired_help_1" not in table.anna.cards
    assert len(table.view.contacts) == contacts
    failed = begin("focus, blank")
    assert failed.anna.cards == ["job_casino_heist", "job_hired_help_1"]
    assert failed.turn_of == "boris"


@scenario("OR-S092")
def test_jyn_turns_a_focus_once_per_turn(print_encounter: Printer) -> None:
    card = print_encounter("ryloth_naboo", "naboo", SkillTest(Skill.TECH, GainCredits(3000)))

    def begin() -> Scene:
        return scene(
            "action",
            anna=at("naboo", "jyn_erso"),
            invented={"ryloth_naboo": [card]},
            rolls=("focus, blank",),
        )

    table = begin()
    anna = table.anna
    anna.says("ability:character:1")
    anna.says(next(each for each in anna.offered if each != "pass"))
    assert anna.sheet.marked == ["naboo"] and (anna.cd, anna.sd) == (0, 0)
    table.rolls("focus, focus")
    anna.ends_actions().says("space")
    assert table.turn_of == "boris" and anna.credits == 0
    kept = begin()
    kept.anna.says("ability:character:1", "pass")
    kept.rolls("focus, focus")
    kept.anna.ends_actions().says("space")
    kept.anna.says(next(each for each in kept.anna.offered if each != "pass"), "0")
    assert kept.anna.credits == 3000


@scenario("OR-S093")
def test_only_the_printed_outcome_counts(print_encounter: Printer) -> None:
    table = scene(
        "encounter",
        anna=at("tatooine", "ketsu_onyo"),
        contacts={"tatooine:0": "ponda_baba"},
        rolls=("crit, crit",),
    )
    table.anna.meets("tatooine:0").says("keep")
    assert table.anna.cards == ["databank_ponda_baba"] and table.anna.credits == 0
    card = print_encounter(
        "ryloth_naboo", "naboo", SkillTest(Skill.STEALTH, failed=Suffer(1, Hurt.SHIP))
    )
    for roll, damage in (("hit, crit", 0), ("blank, focus", 1)):
        table = scene(
            "encounter",
            anna=at("naboo", "ketsu_onyo"),
            invented={"ryloth_naboo": [card]},
            rolls=(roll,),
        )
        table.anna.says("space")
        assert (table.anna.sd, table.anna.cd, table.anna.credits) == (damage, 0, 0)


@scenario("OR-S235")
def test_two_helpers_make_an_expert_for_one_test() -> None:
    def begin() -> Scene:
        table = scene(
            "encounter",
            anna=at("cantonica", "doctor_aphra", assets=["job_casino_heist", "job_hired_help_1"]),
        )
        anna = table.anna
        anna.tries("job_casino_heist")
        table.rolls("crit, blank")
        anna.says("pass")
        table.rolls("hit, blank")
        anna.says("pass")
        assert sum(each != "pass" for each in anna.offered) == 2, "both helpers for Strength"
        return table

    table = begin()
    anna = table.anna
    own = next(each for each in anna.offered if each.startswith("character"))
    anna.says(own)
    table.rolls("focus, blank")
    anna.says(next(each for each in anna.offered if each != "pass"))
    assert anna.credits == 15000 and table.bottom("job") == "job_hired_help_1"
    alone = begin()
    alone.anna.says(own)
    alone.rolls("focus, blank", "crit, crit", "blank, blank, blank")
    alone.anna.says("pass")
    failed = [e.text.id for e in alone.table.events(None)].count("or-log-test-failed")
    assert failed == 1, "skilled only: the focus is no success"
    assert "job_hired_help_1" in alone.anna.cards


@scenario("OR-S236")
def test_qira_buys_one_second_chance_per_turn() -> None:
    table = scene(
        "encounter",
        anna=at("cantonica", "bossk", credits=3000, assets=["job_casino_heist", "databank_qira"]),
        boris=at("naboo", credits=5000),
        rolls=("focus, blank",),
    )
    anna = table.anna
    anna.tries("job_casino_heist")
    table.boris.gives(anna, 4000)
    # the Tech test fails at once: Qi'ra is spent, whatever Boris gave; security is beaten 3 to 0
    table.rolls("blank, hit", "hit, hit", "hit, hit, hit", "blank, blank, blank")
    anna.says(next(each for each in anna.offered if each != "pass"))
    assert anna.cd == 1
    assert anna.credits == 3000 + 4000 - 2000 + 15000
