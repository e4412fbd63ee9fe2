"""What a newcomer reads at the terminal: card texts on the board, and why nothing happened."""

from __future__ import annotations

import pytest

from cantina.core.fluent import Writer
from cantina.core.table import Table
from cantina.games.destiny import game
from cantina.games.destiny.setup import Brought, Member, lay_out
from destiny.made import FIGHTER, SENTRY
from destiny.table import Arena, In, Side, table

WRITE = Writer("en", ("Ann", "Bob")).write


def notes(duel: Arena, seat: int) -> dict[str, str]:
    """Return the note beside each option that has one."""
    ask = duel.table.asks(seat)[0]
    return {one.key: WRITE(one.note) for one in ask.options if one.note is not None}


def test_the_board_writes_out_the_own_hand_and_the_battlefield_only() -> None:
    duel = table(
        Side(["AW 38"], hand=["AW 59"]), Side(["AW 30"], hand=["AW 157"]), battlefield="AW 168"
    )
    drawn = game.board(duel.table.view(0), WRITE).split("\n")
    at = drawn.index("    Lightsaber (3)")
    assert drawn[at + 1 : at + 3] == [
        "      Redeploy.",
        "      Special: inflict 2 unblockable damage on one character.",
    ]
    assert "  Claim: remove one character die." in drawn
    assert not [line for line in drawn if "Take Cover" in line]


@pytest.mark.rule("DS-EVENT-2")
def test_an_event_that_changes_nothing_says_so() -> None:
    duel = table(Side([FIGHTER], hand=["AW 155", "AW 157"], resources=2), Side([SENTRY]))
    duel.act(0, "play", "AW 155")
    assert duel.log().count("ds-log-no-effect") == 1
    duel.pass_(1)
    duel.act(0, "play", "AW 157").choose(0, FIGHTER)
    assert duel.log().count("ds-log-no-effect") == 1


@pytest.mark.rule("DS-PASS-2")
def test_an_action_that_changes_nothing_says_so_and_is_a_pass() -> None:
    duel = table(Side([In(FIGHTER, upgrades=["SoR 41"])]), Side([SENTRY]))
    duel.act(0, "action", "SoR 41", 0)
    assert "ds-log-no-effect" in duel.log()
    duel.pass_(1)
    assert duel.g.round == 3


def test_the_log_says_what_an_upgrade_is_attached_to() -> None:
    duel = table(Side(["AW 38", "AW 45"], hand=["RIV 17"], resources=3), Side(["AW 30"]))
    duel.act(0, "play", "RIV 17").choose(0, "AW 45")
    log = [WRITE(event.text) for event in duel.table.events(1)]
    assert "Vibrosword is attached to Finn." in log


@pytest.mark.rule("DS-REROLL-1")
@pytest.mark.parametrize(
    ("side", "reason"),
    [
        (Side([FIGHTER], hand=["AW 157"]), "ds-blocked-no-dice"),
        (Side([In(FIGHTER, dice=("-",))]), "ds-blocked-no-cards"),
        (Side([In(FIGHTER, dice=("-",))], hand=["AW 157"]), None),
    ],
)
def test_a_reroll_that_is_not_offered_gives_its_reason(side: Side, reason: str | None) -> None:
    duel = table(side, Side([SENTRY]))
    ask = duel.table.asks(0, explain=True)[0]
    found = {one.key: one.reason.id for one in ask.blocked}
    assert found.get("reroll") == reason
    assert ("reroll" in duel.kinds(0)) is (reason is None)


def test_notes_say_what_actions_specials_and_the_claim_would_do() -> None:
    duel = table(
        Side([In(FIGHTER, upgrades=["SoR 41", In("AW 59", dice=("Sp",))])]),
        Side([SENTRY]),
        battlefield="AW 168",
    )
    shown = notes(duel, 0)
    assert shown[f"action:{duel.id('SoR 41')}:0"] == "remove this die in order to draw 1 card"
    assert shown["claim"] == "remove one character die"
    special = shown[f"resolve:{duel.die('AW 59')}"]
    assert special == "inflict 2 unblockable damage on one character"


def test_an_event_that_would_change_nothing_says_so_before_it_is_played() -> None:
    mine = Side([FIGHTER], hand=["AW 155"], resources=2)
    for dice, note in ((("-",), "changes nothing now"), (("1RD",), None)):
        duel = table(mine, Side([In("AW 2", dice=dice)]))
        assert notes(duel, 0).get(f"play:{duel.id('AW 155')}") == note


def test_who_chooses_the_battlefield_reads_what_claiming_it_does() -> None:
    team = (Member("01038", 1, 10),)
    lists = [Brought(team, (field,), ("01157",) * 20) for field in ("01168", "05174")]
    started = Table.at(game, lay_out(tuple(lists)), seed=3)
    for seat in started.waiting:
        started.answer(seat, "none")
    winner = started.waiting[0]
    shown = [WRITE(one.note) for one in started.asks(winner)[0].options if one.note is not None]
    assert sorted(shown) == [
        "have an opponent do this: lose 1 resource",
        "remove one character die",
    ]
