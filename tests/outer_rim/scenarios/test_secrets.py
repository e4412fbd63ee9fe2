from typing import Any

from outer_rim.scenarios.scene import Scene, at, scene
from outer_rim.table import Seated
from scenario_book import scenario

SECRET = "tatooine_nal_hutta_10"
PLAY = f"ability:{SECRET}:0"


@scenario("OR-S131")
def test_a_secret_stays_secret_until_it_is_played() -> None:
    table = scene(
        "encounter",
        anna=at(
            "tatooine",
            assets=[
                "gear_dl_44",
                "gear_jetpack",
                "job_kessel_run",
                "bounty_lobot",
                "cargo_salvage",
                "mod_ion_cannon",
                "databank_w1_le",
            ],
        ),
        boris=at("naboo", reputation={"hutt": -1}),
        encounter={"tatooine_nal_hutta": [SECRET]},
    )
    anna, boris = table.anna, table.boris
    anna.says("space")
    assert anna.sheet.secrets == [SECRET]
    seen = boris.view.players[0]
    assert seen.secret_count == 1 and seen.secrets == []
    title = next(line for line in anna.read if line not in boris.read)
    assert title
    meeting = scene(
        "encounter",
        anna=at("kessel", secrets=[SECRET]),
        boris=at("kessel", reputation={"hutt": -1}),
        rolls=("hit, blank, blank", "blank, blank, blank"),
        quiet=False,
    )
    assert meeting.anna.may(PLAY)
    meeting.anna.says(PLAY)
    assert any(event.text.id == "or-log-secret-played" for event in meeting.table.events(1))
    assert meeting.bottom("tatooine_nal_hutta") == SECRET
    assert meeting.anna.sheet.secret_count == 0
    assert meeting.boris.cd == 1 and meeting.anna.fame == 1


@scenario("OR-S132")
def test_no_ambush_while_a_patrol_is_at_the_door() -> None:
    def begin(boris: Any, **more: Any) -> Scene:
        return scene(
            "encounter",
            anna=at("lothal", secrets=[SECRET], reputation={"imperial": -1}),
            boris={"space": "lothal", **boris},
            quiet=False,
            **more,
        )

    guarded = begin(
        Seated(reputation={"hutt": -1}),
        patrols={"imperial": "lothal"},
        rolls=("blank, blank, blank", "blank, blank, blank"),
    )
    assert guarded.anna.had_to("patrol:imperial")
    down = begin(Seated(reputation={"hutt": -1}, defeated=True, damage=4))
    assert down.anna.may("space") and not down.anna.may(PLAY)
    friend = begin({})
    assert friend.anna.may("space") and not friend.anna.may(PLAY)
    for table in (guarded, down, friend):
        assert table.anna.sheet.secrets == [SECRET]
