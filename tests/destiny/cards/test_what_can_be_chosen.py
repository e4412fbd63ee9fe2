"""What words offer: only what they can do something to, and every opponent they hold for."""

import pytest

from cantina.core.deck import EVERYBODY
from cantina.core.hidden import check_no_leak
from cantina.core.record import Record
from cantina.core.rng import Rng
from cantina.games.destiny import game
from destiny.cards.scene import BLANK_CARD, BLUE, FOE, FOE2, PAL, RED, scene
from destiny.table import Arena, In, Named, Side, table

TWO = "EaW 41"  # Wookiee Warrior, on seat 2
SABER = "AW 59"  # Lightsaber
GUNGAN = "WotF 72"  # Gungan Warrior
WRECKER = "AW 5"  # AT-ST: its special discards a support


# --- ready and exhausted ------------------------------------------------------------------------


@pytest.mark.rule("DS-EXHAUST-2")
def test_who_is_exhausted_cannot_be_chosen_to_be_exhausted() -> None:
    team: list[In | Named] = [In(BLUE, exhausted=True), PAL]
    d = scene("LEG 80", team=team, foes=[In(FOE, exhausted=True), FOE2]).play("LEG 80")
    assert d.can_choose(0, BLUE, PAL, FOE, FOE2) == [False, True, False, True]


@pytest.mark.rule("DS-READY-2")
def test_who_is_ready_cannot_be_chosen_to_be_readied() -> None:
    team: list[In | Named] = [In(PAL, damage=8, exhausted=True), In(BLUE, damage=8)]
    d = scene("WotF 76", team=team, foes=[In(FOE, exhausted=True), FOE2]).play("WotF 76")
    assert d.can_choose(0, PAL, BLUE, FOE, FOE2) == [True, False, True, False]


# --- moving -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("friend", "asked"), [(BLUE, False), (GUNGAN, True)])
@pytest.mark.rule("DS-MOVE-2")
def test_nobody_is_asked_about_an_upgrade_that_can_go_nowhere(friend: str, asked: bool) -> None:
    team: list[In | Named] = [In(PAL, damage=8, upgrades=["WotF 85"]), friend]
    d = scene(team=team, foes=[In(FOE, dice=("1RD",))])
    d.pass_(0).act(1, "resolve", (FOE, 0)).choose(1, PAL)
    if asked:
        d.yes(0)
    assert d.in_play("WotF 85") is asked
    assert d.prompt(0) == "ds-ask-action"


@pytest.mark.parametrize(("friend", "moved"), [("EaW 34", True), (PAL, False)])
@pytest.mark.rule("DS-MOVE-2")
def test_the_saber_of_mace_windu_is_moved_only_to_him(friend: str, moved: bool) -> None:
    d = scene("CONV 70", team=[BLUE, friend]).use("CONV 70")
    assert (d.card("CONV 70").host == d.id(friend)) is moved


@pytest.mark.rule("DS-MOVE-2")
def test_a_shield_moves_only_where_there_is_room() -> None:
    foes: list[In | Named] = [In(FOE, shields=1), FOE2]
    full = scene("SoR 129", team=[In(PAL, shields=3)], foes=foes).play("SoR 129")
    assert (full.shields(FOE), full.my_turn_is_over) == (1, True)
    room = scene("SoR 129", team=[In(PAL, shields=2)], foes=foes).play("SoR 129")
    assert (room.shields(FOE), room.shields(PAL)) == (0, 3)


@pytest.mark.rule("DS-MOVE-2")
def test_damage_moves_only_where_somebody_else_is() -> None:
    alone = scene("AW 128", team=[In(PAL, damage=2)]).play("AW 128")
    assert (alone.damage(PAL), alone.my_turn_is_over) == (2, True)


def test_the_die_of_a_battlefield_is_no_character_die() -> None:
    """Bendu's Lair has a die of its own, which Attack Formation raises by one for itself."""
    d = scene("WotF 157", team=[RED], hand=["AtG 121"], resources=1)
    d.rolls(("WotF 157", "1R")).use("WotF 157")
    d.pass_(1)
    d.play("AtG 121")
    assert d.resources(0) == 2


# --- which opponent -----------------------------------------------------------------------------


def three(card: str, **first: object) -> Arena:
    """Return a table where both opponents have dice and nothing else."""
    mine = Side([In(PAL, dice=("1R", "1R", "1Dr"))], hand=[card], resources=5)
    one = Side([In(FOE, dice=("2RD",))], **first)
    return table(mine, one, Side([In(TWO, dice=("1R",))]))


@pytest.mark.parametrize("card", ["AtG 22", "AtG 40"])
@pytest.mark.rule("DS-FFA-10")
def test_where_a_condition_holds_for_two_opponents_its_player_chooses(card: str) -> None:
    d = three(card).act(0, "play", card)
    assert d.offered(0) == ["1", "2"]
    d.choose(0, "2")
    assert (d.pool(1), d.pool(2)) == (["2RD"], [])


@pytest.mark.rule("DS-FFA-10")
def test_an_opponent_for_whom_it_does_not_hold_is_not_offered() -> None:
    d = three("AtG 40", resources=2).act(0, "play", "AtG 40")
    assert (d.pool(1), d.pool(2)) == (["2RD"], [])


@pytest.mark.rule("DS-FFA-10")
def test_tenacity_exhausts_a_character_of_the_opponent_who_has_more() -> None:
    mine = Side([PAL], hand=["EaW 114"], resources=3)
    d = table(mine, Side([FOE]), Side([TWO, RED])).act(0, "play", "EaW 114")
    assert d.can_choose(0, FOE, TWO, RED) == [False, True, True]


@pytest.mark.rule("DS-FFA-10")
def test_imposing_presence_is_aimed_at_whom_its_player_likes() -> None:
    mine = Side([PAL], hand=["AtG 26"], resources=1)
    one = Side([In(FOE, dice=("2RD", "2RD"))])
    two = Side([In(TWO, dice=("1R",))], hand=[BLANK_CARD, SABER])
    d = table(mine, one, two).act(0, "play", "AtG 26").choose(0, "0")
    assert d.offered(0) == ["1", "2"]
    d.choose(0, "2")
    assert (len(d.pool(1)), d.pool(2)) == (2, [])


@pytest.mark.rule("DS-FFA-10")
def test_persuade_turns_a_die_of_an_opponent_of_its_players_choice() -> None:
    d = three("EaW 138").act(0, "play", "EaW 138").choose(0, "2").side(0, TWO, "1Sh")
    assert (d.pool(1), d.pool(2)) == (["2RD"], ["1Sh"])


# --- what all have seen -------------------------------------------------------------------------


def test_a_card_revealed_on_top_of_a_deck_is_known_to_all() -> None:
    d = scene("TPG 23", foe_deck=["AW 57", BLANK_CARD]).claim()
    deck = d.g.players[1].deck
    assert deck.top_seen[0] == EVERYBODY
    assert deck.known_top(0)[0] == deck.known_top(1)[0] == d.id("AW 57")


# --- before it is discarded ---------------------------------------------------------------------


@pytest.mark.parametrize("guarded", [True, False])
@pytest.mark.rule("DS-REPLACEMENT-5")
def test_what_goes_instead_is_faster_than_what_comes_before(guarded: bool) -> None:
    """A starfighter for which the shield generator goes is not asked to fly home."""
    supports = [In("WotF 129"), In("EaW 97")]
    d = scene(supports=supports, foe_supports=[In(WRECKER, dice=("Sp",))])
    d.pass_(0).act(1, "resolve", (WRECKER, 0)).choose(1, "WotF 129")
    if guarded:
        d.yes(0)
        assert (d.in_play("WotF 129"), d.in_play("EaW 97")) == (True, False)
    else:
        d.no(0).yes(0)
        assert d.hand(0) == ["ARC-170 Starfighter"]
    assert d.asked() == (0,)


# --- from outside the game ----------------------------------------------------------------------


def landed() -> Arena:
    """Return a table with a droid that came from outside, and hands nobody else sees."""
    d = scene(
        "LEG 14",
        ("Sp",),
        resources=2,
        hand=["AW 57", SABER],
        foe_hand=["AW 60", BLANK_CARD],
        foes=[RED, FOE],
    )
    return d.resolve("LEG 14")


def test_nobody_learns_more_by_a_droid_that_landed() -> None:
    d = landed()
    for seat in (None, 0, 1):
        for seed in range(5):
            check_no_leak(d.table, seat, Rng(seed))
    imagined = d.table.imagine(1, Rng(3))
    game.check(imagined.state)
    assert imagined.state.play.keys() == d.g.play.keys()


def test_a_match_with_a_droid_that_landed_is_copied_and_taken_back() -> None:
    d = landed()
    copied = d.table.copy()
    copied.answer(1, "pass")
    assert copied.state.play.keys() == d.g.play.keys()
    again = Record.parse(Record.of(d.table).dump()).verify()
    assert again.state.play.keys() == d.g.play.keys()
