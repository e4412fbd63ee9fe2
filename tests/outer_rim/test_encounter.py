import pytest

from cantina.games.outer_rim.cards.credits import GainCredits
from cantina.games.outer_rim.cards.frames import Ability
from cantina.games.outer_rim.moments import Moment
from outer_rim.conftest import Printer
from outer_rim.table import Desk, Seated, desk, galaxy

JOB = Seated(space="cantonica", assets=["job_casino_heist"])


@pytest.mark.rule("OR-ENCOUNTER-1")
def test_exactly_one_encounter() -> None:
    table = desk(Seated(space="naboo"), step="encounter")
    assert table.keys == ["space", "contact:naboo:0", "contact:naboo:1"], "and not nothing"
    table.refused("done")
    table.refused("pass")
    table.do("space")
    assert table.seen.current == 1, "and no second one"
    poor = Seated(space="naboo", credits=0)
    met = desk(poor, Seated(credits=0), step="encounter", contacts={"naboo:1": "chewbacca"})
    met.do("contact:naboo:1")
    assert met.seen.current == 1, "not even after somebody who offers nothing"


@pytest.mark.rule("OR-ENCOUNTER-2", "OR-ENCOUNTER-4", "OR-PATROL-8", "OR-COMBAT-2")
@pytest.mark.parametrize("reputation", [0, 1])
def test_space_patrol_and_contacts_are_offered(reputation: int) -> None:
    table = desk(
        Seated(space="naboo", reputation={"imperial": reputation}),
        Seated(space="naboo"),
        step="encounter",
        patrols={"imperial": "naboo"},
    )
    assert table.keys == ["space", "patrol:imperial", "contact:naboo:0", "contact:naboo:1"]


@pytest.mark.rule("OR-ENCOUNTER-3", "OR-PATROL-MOVE-11")
def test_a_hostile_patrol_must_be_fought() -> None:
    table = desk(
        Seated(space="naboo", reputation={"hutt": -1, "imperial": -1}),
        step="encounter",
        patrols={"hutt": "naboo", "imperial": "naboo", "rebel": "naboo"},
    )
    assert table.keys == ["patrol:imperial", "patrol:hutt"], "the neutral Rebels force nobody"
    assert table.blocked["space"] == "OR-ENCOUNTER-3"
    assert table.refused("contact:naboo:0") == "OR-ENCOUNTER-3"


@pytest.mark.rule("OR-ENCOUNTER-5", "OR-JOB-1", "OR-JOB-2")
def test_a_job_at_its_destination_may_be_the_encounter() -> None:
    table = desk(JOB, step="encounter")
    assert "job:job_casino_heist" in table.keys and "space" in table.keys
    elsewhere = desk({**JOB, "space": "naboo"}, step="encounter")
    assert "job:job_casino_heist" not in elsewhere.keys
    table.chance(["blank", "blank"]).do("job:job_casino_heist")
    assert table.seen.current == 1, "it was the encounter of this turn"


@pytest.mark.rule("OR-ENCOUNTER-5")
def test_an_encounter_ability_is_the_encounter(print_asset: Printer) -> None:
    friend = print_asset("gear", Ability(at=Moment.ENCOUNTER, effect=GainCredits(1000)))
    table = desk(Seated(space="naboo", assets=[friend]), step="encounter")
    assert "space" in table.keys, "it may be used instead"
    table.do(f"ability:{friend}:0")
    assert table.me().credits == 11000 and table.seen.current == 1


@pytest.mark.rule("OR-ENCOUNTER-6")
def test_a_forced_patrol_leaves_no_encounter_ability(print_asset: Printer) -> None:
    contact = print_asset("gear", Ability(at=Moment.ENCOUNTER, effect=GainCredits(1000)))
    hated: Seated = {**JOB, "reputation": {"hutt": -1, "rebel": -1}}
    g = galaxy(hated, step="encounter", patrols={"hutt": "cantonica", "rebel": "cantonica"})
    g.players[0].assets.append(contact)
    table = Desk(g)
    assert table.keys == ["patrol:rebel", "patrol:hutt"]
    assert table.refused("job:job_casino_heist") == "OR-ENCOUNTER-3"
    free = galaxy(JOB, step="encounter")
    free.players[0].assets.append(contact)
    assert f"ability:{contact}:0" in Desk(free).keys, "with nobody to fight it is offered"


@pytest.mark.rule("OR-ENCOUNTER-7")
def test_a_bounty_target_is_fought_in_the_encounter_step_only() -> None:
    hunter = Seated(space="naboo", assets=["bounty_greedo"])
    place = {"contacts": {"naboo:0": "greedo"}, "face_up": ["greedo"]}
    owner = Seated(space="naboo", assets=["databank_greedo"])
    both: Seated = {**hunter, "assets": ["bounty_greedo", "databank_greedo"]}
    for step in ("planning", "action"):
        for table in (
            desk(hunter, step=step, **place),
            desk(hunter, owner, step=step),
            desk(both, step=step),
        ):
            assert not any("contact" in key or "hunt" in key for key in table.keys)
    waiting = desk(hunter, current=1, step="encounter", **place)
    assert waiting.waiting == 1, "nor on another player's turn"
    table = desk(hunter, step="encounter", **place)
    table.do("contact:naboo:0")
    assert table.keys == ["bounty_greedo", "databank"]
    table.chance(["hit"] * 3, ["blank"] * 4).do("bounty_greedo")
    assert table.prompt == "or-ask-target", "fought and beaten"


@pytest.mark.rule("OR-ENCOUNTER-8", "OR-BOUNTY-18")
def test_hunting_crew_is_like_an_encounter_ability() -> None:
    hunter = Seated(space="naboo", assets=["bounty_greedo"])
    owner = Seated(space="naboo", assets=["databank_greedo"])
    table = desk(hunter, owner, step="encounter")
    assert "hunt:bounty_greedo:1" in table.keys
    apart = desk(hunter, {**owner, "space": "ryloth"}, step="encounter")
    assert "hunt:bounty_greedo:1" not in apart.keys
    forced = desk(
        {**hunter, "reputation": {"hutt": -1, "rebel": -1}},
        owner,
        step="encounter",
        patrols={"hutt": "naboo", "rebel": "naboo"},
    )
    assert forced.keys == ["patrol:rebel", "patrol:hutt"]
    table.chance(["hit"] * 3, ["blank"] * 4).do("hunt:bounty_greedo:1", "no", "eliminate")
    assert table.assets(1) == [], "Greedo is gone"
    assert (table.seen.current, table.seen.step) == (1, "planning"), "it was the one encounter"
    own = desk({**hunter, "assets": ["bounty_greedo", "databank_greedo"]}, step="encounter")
    own.chance(["hit"] * 3, ["blank"] * 4).do("hunt:bounty_greedo:0", "eliminate")
    assert own.assets() == [] and own.seen.current == 1, "own crew alike, and nobody protects it"


@pytest.mark.rule("OR-JOB-1")
def test_some_jobs_are_attempted_where_another_player_is() -> None:
    hunter = Seated(space="naboo", assets=["bounty_wanted_1"])
    alone = desk(hunter, Seated(space="ryloth", reputation={"hutt": -1}), step="encounter")
    assert "job:bounty_wanted_1" not in alone.keys
    liked = desk(hunter, Seated(space="naboo"), step="encounter")
    assert "job:bounty_wanted_1" not in liked.keys, "nobody here is wanted"
    table = desk(hunter, Seated(space="naboo", reputation={"hutt": -1}), step="encounter")
    assert "job:bounty_wanted_1" in table.keys
    gambler = Seated(space="naboo", assets=["luxury_legendary_sabacc"])
    assert "job:luxury_legendary_sabacc" in desk(gambler, gambler, step="encounter").keys
    lonely = desk(gambler, Seated(space="ryloth"), step="encounter")
    assert "job:luxury_legendary_sabacc" not in lonely.keys


@pytest.mark.rule("OR-CORE-3", "OR-ENCOUNTER-4")
def test_an_ability_can_free_from_forced_encounters() -> None:
    hated = Seated(space="naboo", reputation={"hutt": -1, "rebel": -1})
    patrols = {"hutt": "naboo", "rebel": "naboo"}
    free: Seated = {**hated, "ship": "gx1_short_hauler", "ship_flipped": True}
    assert "space" not in desk(hated, step="encounter", patrols=patrols).keys
    assert "space" in desk(free, step="encounter", patrols=patrols).keys


@pytest.mark.rule("OR-TIMING-15")
@pytest.mark.parametrize("step", ["planning", "action", "encounter"])
def test_an_ability_for_any_time_of_the_turn_leaves_the_question_open(step: str) -> None:
    patient = Seated(space="naboo", damage=3, assets=["cargo_bacta_supplies"])
    table = desk(patient, step=step)
    asked = table.prompt
    table.do("now:cargo_bacta_supplies:0")
    assert table.me().damage == 0 and table.assets() == []
    assert table.prompt == asked, "the step itself is not used up"
    waiting = desk(patient, step=step, current=1)
    assert not any(key.startswith("now:") for key in waiting.keys), "not on another player's turn"
