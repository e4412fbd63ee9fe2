import pytest

from cantina.games.outer_rim.cards.assets import DeliverThis
from cantina.games.outer_rim.cards.credits import GainCredits, Spend
from cantina.games.outer_rim.cards.flow import To
from cantina.games.outer_rim.cards.frames import Ability
from cantina.games.outer_rim.cards.market import GainTop
from cantina.games.outer_rim.moments import Moment
from cantina.games.outer_rim.printed import Reward
from cantina.games.outer_rim.rules.slots import fits
from cantina.games.outer_rim.terms import MarketDeck
from outer_rim.conftest import Printer
from outer_rim.table import Desk, Seated, desk, galaxy

ILLEGAL_TO_KESSEL = Seated(space="kessel", assets=["cargo_stolen_supplies"])


@pytest.mark.rule("OR-DELIVER-1")
def test_delivering_is_an_action_at_the_destination() -> None:
    cargo = Seated(assets=["cargo_coaxium_crystal"])
    planning = desk({**cargo, "space": "ryloth"})
    planning.refused("deliver")
    at_home = desk({**cargo, "space": "ryloth"}, step="action")
    assert "deliver" in at_home.keys
    elsewhere = desk({**cargo, "space": "naboo"}, step="action")
    elsewhere.refused("deliver")
    encounter = desk({**cargo, "space": "ryloth"}, step="encounter")
    encounter.refused("deliver")


@pytest.mark.rule("OR-CARGO-1")
def test_cargo_lies_in_a_cargo_slot_until_it_is_delivered_for_a_reward() -> None:
    crystal = Seated(assets=["cargo_coaxium_crystal"], credits=0)
    table = desk({**crystal, "space": "ryloth"}, step="action")
    slots = {slot.slot: slot.cards for slot in table.table.view(0).players[0].slots if slot.cards}
    assert slots == {"cargo": ["cargo_coaxium_crystal"]}
    assert not fits(table.g, 0, "cargo_salvage"), "the only cargo slot is taken"
    assert fits(table.g, 0, "gear_dl_44"), "other slots are not"
    elsewhere = desk({**crystal, "space": "naboo"}, step="action")
    assert "deliver" not in elsewhere.keys
    table.do("deliver")
    assert (table.me().credits, table.assets()) == (5000, [])


@pytest.mark.rule("OR-DELIVER-2")
def test_cargo_is_delivered_only_at_its_destination_for_its_reward() -> None:
    cargo = Seated(assets=["cargo_coaxium_crystal"], credits=0)
    wrong = desk({**cargo, "space": "naboo"}, step="action")
    assert "deliver" not in wrong.keys
    table = desk({**cargo, "space": "ryloth"}, step="action")
    table.do("deliver")
    assert table.me().credits == 5000
    assert table.me().reputation["imperial"] == 1


@pytest.mark.rule("OR-DELIVER-3")
def test_delivered_cards_go_back_where_they_came_from() -> None:
    two = Seated(space="ryloth", ship="yv_666", assets=["cargo_coaxium_crystal", "databank_91d"])
    table = desk(two, step="action")
    table.do("deliver", "databank_91d", "cargo_coaxium_crystal")
    assert table.assets() == []
    assert table.bottom("cargo") == ["cargo_coaxium_crystal"]
    paid = [each for each in table.log if each in ("or-log-gain-credits", "or-log-discard")]
    assert paid == ["or-log-gain-credits", "or-log-discard"] * 2, "first the reward"
    assert "databank_91d" in table.databank
    numbers = [card for card in table.databank if card.startswith("databank_91")]
    assert numbers == sorted(numbers)


@pytest.mark.rule("OR-DELIVER-4", "OR-DELIVER-5", "OR-DICE-2")
def test_illegal_cargo_needs_one_die_and_a_hit_delivers() -> None:
    table = desk(ILLEGAL_TO_KESSEL, step="action", chance=[["hit"]])
    assert table.option("deliver").odds == 3 / 8, "three of eight faces are hits"
    assert table.option("deliver").key == "deliver"
    table.do("deliver")
    assert table.log.count("or-log-roll") == 1 and table.seen.roll is None
    assert table.me().credits == 16000
    assert table.me().fame == 1
    assert table.assets() == []


@pytest.mark.rule("OR-DELIVER-6", "OR-DICE-3")
@pytest.mark.parametrize("face", ["crit", "focus", "blank"])
def test_anything_but_a_hit_brings_databank_card_1(face: str) -> None:
    table = desk(ILLEGAL_TO_KESSEL, step="action")
    table.chance([face], "databank_1c").do("deliver")
    assert "or-log-databank" in table.log
    assert table.table.view(0).reading.card == "databank_1c"
    assert (table.me().credits, table.me().fame) == (10000, 0), "no reward"


@pytest.mark.rule("OR-DELIVER-7")
def test_every_illegal_cargo_is_rolled_for_even_if_its_text_does_not_say_so() -> None:
    # the starting cargo prints no roll
    table = desk(Seated(space="ord_mantell", assets=["databank_91a"]), step="action")
    table.chance(["hit"]).do("deliver")
    assert table.log.count("or-log-roll") == 1
    legal = desk(Seated(space="ryloth", assets=["cargo_coaxium_crystal"]), step="action")
    legal.do("deliver")
    assert "or-log-roll" not in legal.log


@pytest.mark.rule("OR-DELIVER-7", "OR-CORE-3")
def test_a_text_of_its_own_replaces_the_roll(print_asset: Printer) -> None:
    crate = print_asset(
        "cargo",
        traits=("ILLEGAL",),
        destination="kessel",
        own_delivery=To(Spend(1000), DeliverThis()),
        reward=Reward(credits=4000),
    )
    g = galaxy(Seated(space="kessel"), step="action")
    g.players[0].assets.append(crate)
    table = Desk(g)
    assert table.option("deliver").odds is None, "nothing is left to chance"
    table.do("deliver")
    assert "or-log-roll" not in table.log
    assert table.me().credits == 13000 and table.assets() == []


@pytest.mark.rule("OR-DELIVER-8", "OR-DELIVER-9", "OR-BOUNTY-1")
def test_a_captured_contact_is_delivered_for_the_capture_reward() -> None:
    hunter = Seated(
        space="ord_mantell", assets=["bounty_greedo"], captured={"bounty_greedo": "greedo"}
    )
    table = desk(hunter, step="action")
    table.do("deliver")
    assert table.me().credits == 19000
    assert table.me().fame == 2
    assert table.me().reputation["syndicate"] == 1
    assert "bounty_greedo" in table.seen.removed
    assert table.table.removed_contacts == ["greedo"]
    assert "bounty_greedo" not in table.g.market["bounty"].cards()
    assert table.me().captured == {} and table.assets() == []
    elsewhere = desk({**hunter, "space": "naboo"}, step="action")
    assert "deliver" not in elsewhere.keys
    free = desk(Seated(space="ord_mantell", assets=["bounty_greedo"]), step="action")
    assert "deliver" not in free.keys, "nobody captured yet"


@pytest.mark.rule("OR-DELIVER-8")
def test_cards_hear_that_a_captive_was_delivered(print_asset: Printer) -> None:
    badge = print_asset("gear", Ability(Moment.CAPTURE_DELIVERED, GainCredits(1000)))
    hunter = Seated(
        space="ord_mantell",
        credits=0,
        assets=["bounty_greedo", badge],
        captured={"bounty_greedo": "greedo"},
    )
    table = desk(hunter, step="action")
    table.do("deliver")
    assert table.me().credits == 9000 + 1000


@pytest.mark.rule("OR-DELIVER-10", "OR-DELIVER-11")
def test_one_action_delivers_everything_for_the_planet_in_chosen_order() -> None:
    loaded = Seated(
        space="ord_mantell",
        ship="yv_666",
        assets=["cargo_droid_parts", "databank_91a", "bounty_greedo"],
        captured={"bounty_greedo": "greedo"},
    )
    table = desk(loaded, step="action", chance=[["hit"]])
    table.do("deliver")
    assert table.keys == ["cargo_droid_parts", "databank_91a", "bounty_greedo"]
    assert table.option("databank_91a").at == "card:databank_91a"
    table.do("bounty_greedo")
    assert table.option("stop").at is None, "who stops points at no card"
    assert table.me().fame == 2 and "cargo_droid_parts" in table.assets()
    table.do("databank_91a", "cargo_droid_parts")
    assert table.assets() == []
    assert table.prompt == "or-ask-action"
    assert "deliver" in table.seen.actions_used


@pytest.mark.rule("OR-DELIVER-13")
def test_cargo_gained_in_an_encounter_waits_for_the_next_action_step(
    print_encounter: Printer,
) -> None:
    card = print_encounter("tatooine_nal_hutta", "tatooine", GainTop(MarketDeck.CARGO))
    g = galaxy(
        Seated(space="tatooine"),
        Seated(space="t2_om"),
        step="encounter",
        market={"cargo": ["cargo_stolen_weapons", "cargo_salvage"]},
    )
    g.encounters["tatooine_nal_hutta"].put_on_top(card, 0)
    table = Desk(g)
    table.do("space", "keep")
    assert table.assets() == ["cargo_stolen_weapons"], "at its destination already"
    assert table.seen.current == 1 and table.seen.step == "planning"
    table.do("credits")
    assert table.seen.current == 0 and table.seen.step == "planning"
    table.refused("deliver")
    table.do("credits")
    assert "deliver" in table.keys


@pytest.mark.rule("OR-DELIVER-13")
def test_a_contact_captured_at_the_destination_waits_as_well() -> None:
    table = desk(
        Seated(space="mon_calamari", assets=["databank_90a"]),
        Seated(space="t2_om"),
        step="encounter",
        contacts={"mon_calamari:0": "doctor_evazan"},
        chance=[["hit"] * 3, ["blank"] * 2],
    )
    table.do("contact:mon_calamari:0", "databank_90a", "capture")
    assert table.seen.current == 1 and table.me().credits == 10000
    table.do("credits", "credits", "deliver")
    assert table.me().credits == 22000


@pytest.mark.rule("OR-DELIVER-14")
def test_cargo_that_was_noticed_stays_and_may_be_tried_later_but_not_at_once() -> None:
    # card 1b: the test fails and the thugs win, so the cargo is kept
    table = desk(ILLEGAL_TO_KESSEL, Seated(space="t2_om"), step="action")
    table.chance(
        ["crit"], "databank_1b", ["blank", "blank"], ["blank"] * 3, ["hit", "blank", "blank"]
    )
    table.do("deliver")
    assert table.assets() == ["cargo_stolen_supplies"]
    assert "deliver" not in table.keys
    table.do("done", "space", "credits", "credits")
    assert "deliver" in table.keys
