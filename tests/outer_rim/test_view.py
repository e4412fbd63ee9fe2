from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from cantina.core.fluent import Writer
from cantina.core.hidden import check_no_leak
from cantina.core.rng import Rng
from cantina.core.testing import drive
from cantina.games.outer_rim import game
from cantina.games.outer_rim.hidden import resample
from cantina.games.outer_rim.invariants import check
from cantina.games.outer_rim.rules.bounty import bounty_of
from cantina.games.outer_rim.rules.contacts import look_at
from cantina.games.outer_rim.state import TestProgress as SkillTest
from cantina.games.outer_rim.view import make_view
from outer_rim.table import Desk, Seated, desk, galaxy

SECRETS = ["ryloth_naboo_8"]


def test_a_view_is_a_photograph() -> None:
    table = desk(Seated(space="kessel", assets=["cargo_stolen_supplies"]), step="action")
    before = table.table.view(0)
    stored = msgspec.json.encode(before)
    table.chance(["hit"]).do("deliver")
    assert msgspec.json.encode(before) == stored, "later moves do not change it"
    assert msgspec.json.encode(table.table.view(0)) != stored


@pytest.mark.parametrize(
    ("gained", "level", "chance"), [(0, 0, 15 / 64), (1, 1, 3 / 4), (2, 2, 15 / 16)]
)
def test_a_test_in_progress_shows_its_level_and_its_exact_chance(
    gained: int, level: int, chance: float
) -> None:
    g = galaxy(Seated(character="boba_fett", space="naboo"))
    assert make_view(g, 0).test is None
    g.test = SkillTest(0, "tech", gained=gained)
    for seat in (0, 1, None):
        shown = make_view(g, seat).test
        assert (shown.seat, shown.skill, shown.level) == (0, "tech", level)
        assert shown.chance == pytest.approx(chance, abs=1e-3)


def test_secrets_and_looked_at_contacts_do_not_leak() -> None:
    g = galaxy(
        Seated(space="naboo", secrets=SECRETS),
        Seated(space="naboo"),
        encounter={"ryloth_naboo": []},
        contacts={"naboo:0": "greedo"},
    )
    drive(look_at(g, 0, "greedo"))
    table = Desk(g)
    for seat in (0, 1, None):
        for seed in range(8):
            check_no_leak(table.table, seat, Rng(seed))


def test_resampling_deals_only_what_a_seat_cannot_know() -> None:
    g = galaxy(
        Seated(space="naboo", secrets=SECRETS),
        encounter={"ryloth_naboo": []},
        contacts={"naboo:0": "greedo"},
        face_up=["lobot"],
    )
    drive(look_at(g, 0, "greedo"))
    lobot = next(each.place for each in g.contacts if each.contact == "lobot")
    found = set()
    for seed in range(12):
        mine, theirs = g.copy(), g.copy()
        resample(mine, 0, Rng(seed))
        resample(theirs, 1, Rng(seed))
        check(mine)
        check(theirs)
        assert mine.players[0].secrets == SECRETS
        assert next(each.contact for each in mine.contacts if each.place == "naboo:0") == "greedo"
        for other in (mine, theirs):
            assert next(each.place for each in other.contacts if each.contact == "lobot") == lobot
        found.add(theirs.players[0].secrets[0])
        found.add(next(each.contact for each in theirs.contacts if each.place == "naboo:0"))
    assert len(found) > 3, "others imagine other secrets and contacts"


def test_the_board_is_drawn_for_a_terminal() -> None:
    write = Writer("en", ["Ann", "Bo"]).write
    table = desk(
        Seated(space="kessel"),
        Seated(space="maelstrom"),
        contacts={"kessel:0": "lobot"},
        face_up=["lobot"],
    )
    drawn = game.board(table.table.view(0), write)
    for words in ("Kessel", "Lobot", "Ann", "Maelstrom", "cargo deck", "hyperdrive 5", "Boba Fett"):
        assert words in drawn
    assert "Kessel (Syndicate)" in drawn
    job = desk(
        Seated(space="cantonica", assets=["job_casino_heist"], character="lando_calrissian"),
        step="encounter",
    )
    job.chance(["blank", "blank"]).do("job:job_casino_heist")
    drawn = game.board(job.table.view(1), write)
    assert "The Casino Heist" in drawn and "  1. " in drawn and "  2. " not in drawn
    empty = game.begin(game.default_options, 2)
    assert game.board(game.view(empty, None), write).strip()


@pytest.mark.parametrize(
    "spoil",
    [
        lambda g: g.databank.pop(),
        lambda g: g.databank.append(g.databank[0]),
        lambda g: g.contacts.pop(),
        lambda g: setattr(g.patrols[0], "stack", g.patrols[0].stack[:-1]),
        lambda g: setattr(g.players[0], "credits", -1000),
        lambda g: setattr(g.players[0], "credits", 500),
        lambda g: setattr(g.players[0], "fame", -1),
        lambda g: setattr(g.players[0], "damage", 5),
        lambda g: g.players[0].reputation.update(hutt=2),
        lambda g: g.ship_pool.pop(),
        lambda g: (
            g.databank.remove("databank_greedo"),
            g.databank.remove("databank_4_lom"),
            g.players[0].assets.extend(["databank_greedo", "databank_4_lom"]),
        ),
    ],
)
def test_the_check_notices_what_is_impossible(spoil: Callable[..., Any]) -> None:
    g = galaxy(encounter={})
    g.encounters = galaxy(quiet=False).encounters
    check(g)
    spoil(g)
    with pytest.raises(AssertionError):
        check(g)


def test_the_charts_tell_everybodys_fame() -> None:
    table = desk(Seated(space="t5_x", fame=2), Seated(space="t2_om", fame=1))
    table.do("credits", "credits", "credits")
    (chart,) = game.charts(table.g)
    assert chart.turns == [1, 2]
    assert [series.values for series in chart.series] == [[2, 2], [1, 1]]


def test_the_charts_end_with_the_victory() -> None:
    table = desk(
        Seated(space="kessel", fame=9, assets=["cargo_stolen_supplies"]),
        Seated(fame=3),
        step="action",
        chance=[["hit"]],
    )
    table.do("deliver")
    (chart,) = game.charts(table.g)
    assert [series.values[-1] for series in chart.series] == [10, 3]


def test_the_board_reads_out_the_own_cards_but_only_names_those_of_others() -> None:
    crates = Seated(space="naboo", character="han_solo", assets=["cargo_coaxium_crystal"])
    hunter = Seated(space="kessel", assets=["bounty_k_2so"])
    table = desk(crates, hunter, market={"gear_mod": ["gear_dl_44", "gear_jetpack"]})
    lines = game.board(table.table.view(0), Writer("en").write).splitlines()
    (own,) = [line for line in lines if line.startswith("  Coaxium Crystal: ")]
    assert "Destination: Ryloth" in own
    assert any("Goal (1 fame)" in line for line in lines if line.startswith("  Han Solo: "))
    assert any(line.strip() == "Bounty: K-2SO" for line in lines), "no more than its name"
    assert any("DL-44 Heavy Blaster Pistol, 3,000 credits" in line for line in lines)


def test_a_destination_says_which_errands_end_there() -> None:
    table = desk(Seated(space="naboo", ship="yv_666", assets=["cargo_coaxium_crystal"]))
    note = table.option("move:ryloth").note
    assert (note.id, [card.id for card in note.args["cards"]]) == (
        "or-note-errands",
        ["or-card-cargo-coaxium-crystal"],
    )
    assert table.option("move:t5_x").note is None
    hunter = Seated(space="mon_calamari", assets=["bounty_k_2so"])
    assert bounty_of("bounty_k_2so").destination == "lothal"
    assert desk(hunter).option("move:lothal").note is None, "nobody is captured yet"
    captor = desk({**hunter, "captured": {"bounty_k_2so": "k_2so"}})
    assert captor.option("move:lothal").note.id == "or-note-errands"


def test_staying_is_not_told_as_moving() -> None:
    table = desk(Seated(space="naboo"))
    table.do("move:naboo")
    assert "or-log-stayed" in table.log and "or-log-moved" not in table.log
