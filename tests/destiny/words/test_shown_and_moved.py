"""What was shown cannot be taken back; what moves, goes or twins is told apart."""

import pytest

from cantina.core.testing import drive
from cantina.games.destiny.cards.counts import Token
from cantina.games.destiny.cards.frames import Use
from cantina.games.destiny.cards.players import OPPONENT, YOU
from cantina.games.destiny.cards.scene import Scene as Applied
from cantina.games.destiny.cards.standing import DiscardedIf, IsElite
from cantina.games.destiny.cards.vocabulary import (
    ACTION,
    Ability,
    Cards,
    CardType,
    DiceDealDamage,
    Discard,
    Do,
    Gain,
    Host,
    LookAt,
    One,
    PlaceTokens,
    Play,
    ReturnToHand,
    Reveal,
    Standing,
    Symbol,
    There,
    This,
    Top,
    Zone,
)
from cantina.games.destiny.content.legacies.upgrades import ForceWave
from cantina.games.destiny.content.spirit_of_rebellion.switching import SwitchWithDiscard
from cantina.games.destiny.rules import in_play
from cantina.games.destiny.rules.free_for_all import remove_from_game
from cantina.games.destiny.state import Happening
from destiny.cards.scene import BLANK_CARD, BLUE, FOE, FOE2, PAL, RED, SABER, SWORD, scene
from destiny.made import made
from destiny.table import In
from destiny.words.trial import is_offered, on_the_table, trial

IN_HAND = One(Cards(YOU, zone=Zone.HAND))


@pytest.mark.parametrize(("effect", "answers", "stays"), [
    (Gain(1), (), False),
    (Reveal(IN_HAND), (SABER,), True),
    (SwitchWithDiscard(), (SWORD,), True),
])  # fmt: skip
def test_what_everybody_saw_cannot_be_taken_back(
    effect: Gain | Reveal | SwitchWithDiscard, answers: tuple[str, ...], stays: bool
) -> None:
    hand = [SABER, "AW 60"] if isinstance(effect, Reveal) else [SABER]
    d = trial(effect, *answers, hand=hand, discard=[SWORD, BLANK_CARD])
    assert (d.table.no_undo(0) is not None) is stays


def test_a_card_of_the_hand_is_exchanged_for_one_of_the_pile() -> None:
    d = trial(SwitchWithDiscard(), SWORD, hand=[SABER], discard=[SWORD, BLANK_CARD])
    assert (d.id(SWORD) in d.g.players[0].hand, d.id(SABER) in d.g.players[0].discard) == (
        True,
        True,
    )
    assert (d.done, d.amount) == (True, 1)
    assert is_offered(SwitchWithDiscard(), hand=[SABER], discard=[SWORD])
    for hand, discard in (([SABER], []), ([], [SWORD])):
        assert not is_offered(SwitchWithDiscard(), hand=hand, discard=discard)
        d = trial(SwitchWithDiscard(), hand=hand, discard=discard)
        assert (d.done, d.amount) == (False, 0)


def test_a_card_from_the_hand_was_none_of_those_looked_at() -> None:
    free = made("support", "Freebie")
    d = trial(Do((LookAt(Top(1, YOU)), Play(IN_HAND))), hand=[free], deck=[SABER, SWORD])
    assert (d.in_play(free), d.done) == (True, True)


def test_a_card_played_with_ambush_has_none_the_next_time() -> None:
    returns = Ability(Use.WHEN_PLAYED, Do((Gain(1), ReturnToHand(This()))))
    boomerang = made("event", "Boomerang", returns)
    hasty = made("support", "Hurry", Ability(ACTION, Play(IN_HAND, ambush=True)))
    d = on_the_table(hasty, hand=[boomerang])
    d.use(hasty)
    assert d.asked() == (0,), "Ambush"
    d.act(0, "play", boomerang)
    assert d.asked() == (1,), "no Ambush any more"


def test_all_cards_go_that_must_at_the_same_time() -> None:
    fire = made("support", "Fire")
    burning = Standing(DiscardedIf(There(Cards(YOU, names=("Fire",)))))
    one, two = (made("support", name, burning) for name in ("Reed", "Straw"))
    d = on_the_table(one, supports=[two], hand=[fire])
    d.play(fire)
    assert [d.in_play(each) for each in (fire, one, two)] == [True, False, False]


@pytest.mark.rule("DS-DIE-OUT-4")
@pytest.mark.parametrize(("dice", "asked"), [
    (("1MD", "2MD", None), True), (("1MD", None, None), False), ((None, "2MD", None), False),
])  # fmt: skip
def test_only_dice_in_the_pool_go_with_one_of_two_twins(
    dice: tuple[str | None, ...], asked: bool
) -> None:
    twin = made("upgrade", "Twin", sides="1MD 2MD 1RD 2RD 1R -")
    twins = [In(twin, dice=(die,)) for die in dice]
    drop = made("support", "Drop", Ability(ACTION, Discard(One(Cards(names=("Twin",))))))
    d = on_the_table(drop, team=[In(PAL, upgrades=twins)])
    first = d.id(twin)
    d.use(drop)
    d.choose(0, str(first))
    if asked:
        assert d.prompt(0) == "ds-ask-twin-die"
        assert len(d.offered(0)) == 2
    else:
        assert d.asked() == (1,)


def test_a_wave_hits_three_different_characters() -> None:
    d = trial(ForceWave(), FOE, FOE2, team=[PAL], foes=[FOE, FOE2])
    assert [d.damage(one) for one in (FOE, FOE2, PAL)] == [3, 2, 1]
    assert (d.done, d.amount) == (True, 3)


def test_what_is_attached_to_a_card_that_leaves_the_game_goes_to_the_pile() -> None:
    d = scene(None, team=[In(PAL, upgrades=[SWORD]), BLUE])
    remove_from_game(d.g, d.id(PAL))
    assert (d.in_play(PAL), d.in_play(SWORD), d.in_play(BLUE)) == (False, False, True)
    assert d.id(SWORD) in d.g.players[0].discard
    assert d.id(PAL) in d.g.players[0].aside


def test_tokens_are_placed_where_the_words_say() -> None:
    theirs = One(Cards(OPPONENT, types=(CardType.CHARACTER,)))
    d = trial(PlaceTokens(Token.SHIELD, 2, theirs), FOE)
    assert (d.shields(FOE), d.shields(FOE2)) == (2, 0)
    d = trial(PlaceTokens(Token.DAMAGE, 2, theirs), FOE, foes=[FOE, FOE2], team=[RED])
    assert (d.damage(FOE), d.damage(FOE2)) == (2, 0)


def test_dice_deal_damage_for_the_one_they_belong_to_and_only_by_damage_sides() -> None:
    d = scene(None, team=[In(PAL, upgrades=[SWORD]), BLUE])
    heard, own = DiceDealDamage(Host()), Applied(d.g, 0, d.id(SWORD))
    for source, symbol, hears in (
        (PAL, Symbol.RANGED, True),
        (SWORD, Symbol.MELEE, True),
        (BLUE, Symbol.RANGED, False),
        (PAL, Symbol.SPECIAL, False),
        (PAL, "", False),
    ):
        told = Happening("damage", 0, d.id(FOE), source=d.id(source), symbol=symbol, amount=1)
        assert heard.hears(own, told) is hears
    assert not heard.hears(own, Happening("damage", 0, d.id(FOE), symbol=Symbol.RANGED))


@pytest.mark.rule("DS-ELITE-2", "DS-MOVE-1")
def test_what_makes_elite_takes_the_second_die_along() -> None:
    crown = made("upgrade", "Crown", Standing(IsElite()))
    one = made("character", "Prince", sides="1R 1R 1R 1R 1R -")
    two = made("character", "Pauper", sides="1R 1R 1R 1R 1R -")
    team = [In(one, dice=(None, None), upgrades=[crown, SWORD]), In(two, dice=(None,))]
    d = scene(None, team=team, spare_dice=[two])

    def dice() -> list[int]:
        return [sum(die.card == d.id(each) for die in d.g.dice.values()) for each in (one, two)]

    assert dice() == [2, 1]
    drive(in_play.move_upgrade(Applied(d.g, 0), d.id(SWORD), d.id(two)))
    assert dice() == [2, 1], "this one makes nobody elite"
    first = str(d.die(one))
    drive(in_play.move_upgrade(Applied(d.g, 0), d.id(crown), d.id(two)), [first])
    assert dice() == [1, 2]
