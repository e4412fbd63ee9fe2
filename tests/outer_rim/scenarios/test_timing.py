from cantina.core.cards import May
from cantina.games.outer_rim.cards.credits import GainCredits, Spend
from cantina.games.outer_rim.cards.flow import To
from cantina.games.outer_rim.cards.frames import Ability
from cantina.games.outer_rim.cards.market import BuyTop
from cantina.games.outer_rim.cards.reputation import GainFame
from cantina.games.outer_rim.moments import Moment
from cantina.games.outer_rim.printed import Reward
from cantina.games.outer_rim.terms import MARKET_DECKS, Trait
from outer_rim.conftest import Printer
from outer_rim.scenarios.scene import Person, at, scene
from scenario_book import scenario


@scenario("OR-S133")
def test_no_other_card_can_lift_a_cannot(print_asset: Printer) -> None:
    gear = print_asset("gear", Ability(at=Moment.ACTION, effect=May(BuyTop(MARKET_DECKS))))
    table = scene(
        "action",
        anna=at("ryloth", credits=5000),
        market={"cargo": ["cargo_coaxium_crystal"], "gear_mod": ["gear_dl_44", "mod_ion_cannon"]},
    )
    table.table.state.players[0].assets.append(gear)
    anna = table.anna
    anna.says("market", "skip")
    assert anna.cannot("cargo") and anna.may("gear_mod")
    anna.says("skip", f"ability:{gear}:0", "yes")
    assert anna.cannot("cargo") and anna.may("gear_mod")


@scenario("OR-S134")
def test_no_patching_up_inside_another_action(print_asset: Printer) -> None:
    cargo = print_asset(
        "cargo", destination="kessel", traits=(Trait.ILLEGAL,), reward=Reward(credits=1000)
    )
    table = scene(
        "action",
        anna=at("kessel", "bossk", ship="yv_666", damage=3, assets=["cargo_stolen_supplies"]),
        rolls=("focus",),
    )
    table.table.state.players[0].assets.append(cargo)
    anna = table.anna
    recover = "ability:character:0"
    assert anna.may(recover)
    table.comes("databank_1c")
    table.rolls("hit, hit, blank", "blank, blank, blank, blank")
    anna.says("deliver", "cargo_stolen_supplies")
    # the guards were fought at once: paying was impossible, recovering was not offered
    assert anna.credits == 6000
    assert anna.offered == [cargo, "stop"] and anna.cannot(recover)
    anna.says("stop")
    assert anna.may(recover)


@scenario("OR-S135")
def test_when_comes_before_after(print_asset: Printer) -> None:
    gear = print_asset("gear", Ability(at=Moment.CARGO_DELIVERED, effect=GainCredits(1000)))
    mod = print_asset(
        "mod", Ability(at=Moment.CARGO_DELIVERED, may=True, effect=To(Spend(7000), GainFame()))
    )

    def begin() -> Person:
        table = scene(
            "action",
            anna=at("ord_mantell", assets=["databank_cikatro_vizago", "cargo_droid_parts"]),
        )
        table.table.state.players[0].assets += [gear, mod]
        table.anna.says("deliver")
        return table.anna

    anna = begin()
    assert anna.credits == 7000 and len(anna.offered) == 2
    anna.says(anna.offered[1])
    assert (anna.credits, anna.fame) == (0, 1) and anna.may("done")
    other = begin()
    other.says("pass")
    assert (other.credits, other.fame) == (7000, 0) and other.may("done")
