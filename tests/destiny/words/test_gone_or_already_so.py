"""What befalls a card that is gone, or is so already: nothing, and nobody is told it was done."""

from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from cantina.games.destiny.cards.players import OPPONENT, YOU
from cantina.games.destiny.cards.scene import Scene as Applied
from cantina.games.destiny.cards.vocabulary import (
    ACTION,
    POWER_ACTION,
    Ability,
    Cards,
    CardType,
    ClaimBattlefield,
    Deal,
    DeckPlace,
    Do,
    Gain,
    LookAt,
    MoveDamage,
    MoveShields,
    One,
    PutOnDeck,
    RemoveShields,
    Top,
    UseClaim,
    Zone,
)
from cantina.games.destiny.rules import damage, dice, die_values, in_play, leaving_play
from cantina.games.destiny.state import Happening
from cases import each_case
from destiny.cards.scene import BLUE, FOE, FOE2, PAL, SABER, SWORD, Scene, scene
from destiny.made import made
from destiny.table import In, at_once
from destiny.words.trial import ONE_OF_MINE, ONE_OF_THEIRS, is_offered, on_the_table, trial

PLAIN = made("battlefield", "Plain")
Told = int | bool
Deed = Callable[[Applied, Callable[[object], int]], Told | Coroutine[Any, Any, Told]]

NOTHING_COMES_OF_IT: list[tuple[str, Deed]] = [
    ("healing one that is gone", lambda s, c: damage.heal(s, c(SABER), 1)),
    ("shielding one that is gone", lambda s, c: damage.give_shields(s, c(SABER), 1)),
    ("no shields at all", lambda s, c: damage.give_shields(s, c(PAL), 0)),
    ("removing shields of one that is gone", lambda s, c: damage.remove_shields(s, c(SABER), 1)),
    ("shields from one that is gone", lambda s, c: damage.move_shields(s, c(SABER), c(PAL), 1)),
    ("shields to one that is gone", lambda s, c: damage.move_shields(s, c(BLUE), c(SABER), 1)),
    ("moving shields to where they are", lambda s, c: damage.move_shields(s, c(BLUE), c(BLUE), 1)),
    ("damage from one that is gone", lambda s, c: damage.move_damage(s, c(SABER), c(PAL), 1)),
    ("moving damage to one that is gone", lambda s, c: damage.move_damage(s, c(BLUE), c(SABER), 1)),
    ("moving damage to where it is", lambda s, c: damage.move_damage(s, c(BLUE), c(BLUE), 1)),
    ("readying one that is gone", lambda s, c: in_play.ready(s, c(SABER))),
    ("readying one that is ready", lambda s, c: in_play.ready(s, c(PAL))),
    ("moving an upgrade that is gone", lambda s, c: in_play.move_upgrade(s, c(SABER), c(PAL))),
    ("an upgrade to one that is gone", lambda s, c: in_play.move_upgrade(s, c(SWORD), c(SABER))),
    ("moving an upgrade to where it is", lambda s, c: in_play.move_upgrade(s, c(SWORD), c(PAL))),
    ("taking control of one that is gone", lambda s, c: in_play.take_control(s, c(SABER), 0)),
    ("taking control of one's own", lambda s, c: in_play.take_control(s, c(SWORD), 0)),
    ("changing one that is gone", lambda s, c: in_play.change_type(s, c(SABER), "support")),
    ("changing one into what it is", lambda s, c: in_play.change_type(s, c(SWORD), "upgrade")),
    ("a mod for one that is gone", lambda s, c: in_play.become_mod(s, c(SWORD), c(SABER))),
    ("discarding one that is gone", lambda s, c: leaving_play.discard(s, c(SABER))),
    ("returning one that is gone", lambda s, c: leaving_play.to_hand(s, c(SABER))),
    ("setting one aside that is gone", lambda s, c: leaving_play.set_aside(s, c(SABER))),
    ("turning a die to what it shows", lambda s, c: dice.turn(s, *shown(s, c(BLUE)))),
    ("the value of a die on its card", lambda s, c: die_values.die_value(s, die_of(s, c(PAL)))),
]  # fmt: skip


def die_of(applied: Applied, card: int) -> int:
    """Return the die of a card."""
    return next(die.id for die in applied.g.dice.values() if die.card == card)


def shown(applied: Applied, card: int) -> tuple[int, int]:
    """Return the die of a card and the side it shows."""
    die = die_of(applied, card)
    return die, applied.g.dice[die].face


def laid() -> Scene:
    """Lay a table with a shielded, damaged character, an upgrade, and a card in the pile."""
    team = [In(PAL, upgrades=[SWORD]), In(BLUE, dice=("1Sh",), damage=2, shields=2)]
    return scene(None, team=team, discard=[SABER], battlefields=[PLAIN])


@each_case(NOTHING_COMES_OF_IT, "deed")
def test_nothing_comes_of_it(deed: Deed) -> None:
    d = laid()
    before = d.g.changes
    did = deed(Applied(d.g, 0), d.id)
    told = did if isinstance(did, int) else at_once(did)
    assert (told, d.g.changes) == (0, before)
    assert (d.damage(BLUE), d.shields(BLUE), d.damage(PAL), d.shields(PAL)) == (2, 2, 0, 0)
    assert (d.card(SWORD).host, d.shows(BLUE), d.discard(0)) == (d.id(PAL), "1Sh", ["Lightsaber"])


def test_shields_block_nothing_for_one_that_is_gone() -> None:
    d = laid()
    coming = Happening("damage", 1, d.id(SABER), amount=2)
    assert at_once(damage.use_shields(d.g, coming)) == 0


def test_the_lender_of_shields_uses_his_own_and_is_not_asked_for_them() -> None:
    mentor = "SoR 108"
    for shields, blocked in ((0, 0), (2, 2), (3, 3)):
        d = scene(mentor, team=[In(BLUE, shields=shields)])
        coming = Happening("damage", 1, d.id(BLUE), amount=3)
        assert at_once(damage.use_shields(d.g, coming)) == blocked


@pytest.mark.parametrize(("lent", "left"), [(0, 2), (1, 1), (2, 0)])
def test_as_many_shields_are_lent_as_the_player_says(lent: int, left: int) -> None:
    hit = made("support", "Cannon", Ability(ACTION, Deal(3, One(Cards(YOU, names=("Hired Gun",))))))
    d = on_the_table(hit, team=[In(BLUE, shields=2, upgrades=["SoR 108"]), PAL])
    d.use(hit)
    assert d.offered(0) == ["0", "1", "2"]
    d.choose(0, str(lent))
    assert (d.damage(PAL), d.shields(BLUE)) == (3 - lent, left)


def test_a_battlefield_claimed_by_oneself_is_not_claimed_again() -> None:
    d = trial(Do((ClaimBattlefield(), ClaimBattlefield())))
    assert not d.done
    assert trial(ClaimBattlefield()).done


@pytest.mark.rule("DS-CLAIM-1")
def test_whoever_claimed_before_goes_on_passing() -> None:
    for claimed, passing in ((1, [False, True]), (-1, [False, False])):
        d = laid()
        d.g.claimed = claimed
        assert at_once(ClaimBattlefield().do(Applied(d.g, 0))).done
        assert (d.g.claimed, [bool(player.must_pass) for player in d.g.players]) == (0, passing)
    d = laid()
    d.g.claimed = 0
    assert at_once(ClaimBattlefield().do(Applied(d.g, 1))).done
    assert [bool(player.must_pass) for player in d.g.players] == [True, False]


def test_a_power_action_is_used_in_place_of_a_claim_only_where_the_card_says_so() -> None:
    forge = made("battlefield", "Forge", Ability(POWER_ACTION, Gain(3)))
    for either, gained in ((True, 3), (False, 0)):
        assert is_offered(UseClaim(or_power_action=either), battlefields=[forge]) is either
        d = trial(UseClaim(or_power_action=either), battlefields=[forge])
        assert (d.resources(0), d.done) == (gained, either)


def test_shields_move_as_far_as_there_is_room_and_as_many_as_one_likes() -> None:
    shields = MoveShields(9, ONE_OF_THEIRS, ONE_OF_MINE, up_to=True)
    for full, most in ((0, 2), (2, 1)):
        move = made("support", "Lift", Ability(ACTION, shields))
        d = on_the_table(move, team=[In(PAL, shields=full)], foes=[In(FOE, shields=2), FOE2])
        d.use(move)
        assert sorted(d.offered(0)) == [str(number) for number in range(most + 1)]
        d.choose(0, str(most))
        assert (d.shields(PAL), d.shields(FOE)) == (full + most, 2 - most)


def test_up_to_as_many_shields_are_removed_as_the_one_has() -> None:
    strip = made("support", "Acid", Ability(ACTION, RemoveShields(3, ONE_OF_THEIRS, up_to=True)))
    d = on_the_table(strip, foes=[In(FOE, shields=2), In(FOE2, shields=3)])
    d.use(strip, FOE)
    assert sorted(d.offered(0)) == ["0", "1", "2"]
    d.choose(0, "1")
    assert (d.shields(FOE), d.shields(FOE2)) == (1, 3)


def test_a_card_looked_at_in_a_deck_is_put_under_it_once() -> None:
    looked = One(Cards(zone=Zone.LOOKED_AT))
    under = Do((LookAt(Top(1, YOU)), PutOnDeck(looked, DeckPlace.BOTTOM)))
    d = trial(under, deck=[SABER, "AW 60", "AW 61"])
    assert (d.deck_size(0), d.done) == (3, True)
    assert list(d.g.players[0].deck.bottom) == [d.id(SABER)]


def test_damage_moves_only_where_a_way_leads() -> None:
    alone = MoveDamage(1, ONE_OF_MINE, One(Cards(OPPONENT, types=(CardType.SUPPORT,))))
    d = trial(alone, team=[In(PAL, damage=2)])
    assert (d.done, d.amount, d.damage(PAL)) == (False, 0, 2)
    assert not is_offered(alone, team=[In(PAL, damage=2)])
