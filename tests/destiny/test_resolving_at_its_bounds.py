"""Dice resolved as something else or with plus dice, and dice of equal or different upgrades."""

import pytest

from cantina.games.destiny.cards.players import OPPONENT, YOU
from cantina.games.destiny.cards.vocabulary import (
    ACTION,
    SPECIAL,
    Ability,
    After,
    Before,
    Cards,
    CardType,
    Colour,
    Dice,
    Discard,
    Each,
    Exhaust,
    Gain,
    Inherent,
    ModifiesAny,
    One,
    OpensClaimersPool,
    Remove,
    Resolve,
    Resolves,
    ResolvesAs,
    Standing,
    Symbol,
    ThatCharacter,
    Then,
    This,
    ThisDie,
    ThoseDice,
)
from cases import each_case
from destiny.cards.scene import FOE, FOE2, PAL, RED, scene
from destiny.made import made
from destiny.table import In

PLUS = "+1* +1* +2* 1R 1R -"
ADEPT = "Sp 1R 2R 1Dr - -"


@pytest.mark.parametrize(("shown", "gained", "left"), [("Sp", 5, ["+2*"]), ("2R", 4, [])])
@pytest.mark.rule("DS-SPECIAL-2")
def test_a_plus_for_any_symbol_joins_no_special(shown: str, gained: int, left: list[str]) -> None:
    remote = made("support", "Remote", Inherent(ModifiesAny()), sides=PLUS)
    adept = made("character", "Adept", Ability(SPECIAL, Gain(5)), sides=ADEPT)
    d = scene(remote, ("+2*",), team=[In(adept, (shown,)), RED])
    d.resolve(adept)
    if d.asked() == (0,) and not left:
        d.choose(0, (remote, 0))
    assert (d.resources(0), d.pool(0)) == (gained, left)


@pytest.mark.rule("DS-MODIFIER-2")
def test_only_the_die_itself_has_the_value_it_is_resolved_with() -> None:
    blanks = ResolvesAs(Dice(YOU, shows=(Symbol.BLANK,)), Symbol.INDIRECT, value=1)
    drill = made("support", "Drill", Standing(blanks))
    bomber = made("character", "Bomber", sides="+3ID 1ID 2ID 1R - -")
    d = scene(drill, team=[In(RED, ("-",)), In(bomber, ("+3ID",))], foes=[FOE])
    d.act(0, "resolve", (RED, 0), Symbol.INDIRECT.word)
    d.choose(0, (bomber, 0))
    assert d.damage(FOE) == 4


# --- twins --------------------------------------------------------------------------------------

GUN = "1RD 2RD 1R 1R - -"


@pytest.mark.rule("DS-DIE-OUT-4")
def test_which_die_goes_is_asked_only_of_equal_upgrades_on_one_character() -> None:
    gun, bow = made("upgrade", "Gun", sides=GUN), made("upgrade", "Bow", sides=GUN)
    toss = Ability(ACTION, Discard(Each(Cards(YOU, names=("Gun",), not_names=("Bow",)))))
    bin_ = made("support", "Bin", toss)
    worn = [In(gun, ("1RD",)), In(bow, ("2RD",))]
    d = scene(bin_, team=[In(PAL, upgrades=worn), RED])
    d.use(bin_)
    assert (d.my_turn_is_over, d.pool(0), d.in_play(bow)) == (True, ["2RD"], True)
    apart = [In(PAL, upgrades=[In(gun, ("1RD",))]), In(RED, upgrades=[In(gun, ("2RD",))])]
    d = scene(bin_, team=apart)
    d.use(bin_)
    assert (d.my_turn_is_over, d.pool(0)) == (True, [])


SABER = "AW 59"  # Lightsaber: its first side is 3MD1
ONE_SABER = Discard(One(Cards(YOU, names=("Lightsaber",))))
TWINS: list[tuple[str, tuple[str | None, ...], bool]] = [
    ("both in the pool, on their first sides", ("3MD1", "3MD1", None), True),
    ("its own on the card", (None, "3MD1", "3MD1"), False),
    ("its own in the pool alone", ("3MD1", None, None), False),
]


@each_case(TWINS, "shown", "asked")
@pytest.mark.rule("DS-DIE-OUT-4")
def test_of_equal_upgrades_the_dice_in_the_pool_are_asked_for(
    shown: tuple[str | None, ...], asked: bool
) -> None:
    bin_ = made("support", "Bin", Ability(ACTION, ONE_SABER))
    worn = [In(SABER, (side,)) for side in shown]
    d = scene(bin_, team=[In(PAL, upgrades=worn), RED])
    third = d.die(f"{SABER}#3")
    d.use(bin_, SABER)
    assert (d.asked() == (0,)) is asked
    if asked:
        assert str(third) not in d.offered(0)
        d.choose(0, d.offered(0)[1])
        assert (d.pool(0), d.discard(0)) == (["3MD1"], ["Lightsaber"])


def test_of_equal_upgrades_without_dice_nothing_is_asked() -> None:
    bin_ = made("support", "Bin", Ability(ACTION, Discard(One(Cards(YOU, (CardType.UPGRADE,))))))
    hat = made("upgrade", "Hat")
    d = scene(bin_, team=[In(PAL, upgrades=[hat, hat]), RED])
    d.use(bin_, hat)
    assert (d.my_turn_is_over, d.discard(0)) == (True, ["Hat"])


def test_a_plus_for_any_symbol_joins_only_the_dice_it_names() -> None:
    for colour, joins in ((Colour.RED, True), (Colour.BLUE, False)):
        on = Dice(YOU, colours=(colour,))
        remote = made("support", "Remote", Inherent(ModifiesAny(on)), sides=PLUS)
        d = scene(remote, ("+2*",), team=[In(RED, ("1Dr",)), PAL], foe_resources=5)
        d.resolve(RED)
        if d.asked() == (0,):
            d.choose(0, (remote, 0))
        assert (d.resources(1), d.pool(0) == []) == (5 - (3 if joins else 1), joins)


# --- hampered -----------------------------------------------------------------------------------

HAMPERED = "CONV 121"


@pytest.mark.rule("DS-CLARIFY-43")
def test_dice_of_what_the_hampered_one_bears_are_free() -> None:
    gun = made("upgrade", "Gun", sides=GUN)
    own = In(PAL, upgrades=[In(gun, ("2RD",))], downgrades=[HAMPERED])
    d = scene(None, team=[own, In(RED, ("+2RD",))], foes=[FOE])
    d.resolve(gun, 0, [(RED, 0)], FOE)
    assert d.damage(FOE) == 4


@pytest.mark.rule("DS-CLARIFY-44")
def test_a_die_that_is_gone_does_not_hamper_others() -> None:
    spent = Ability(After(Resolves(ThisDie())), Discard(This()))
    bomb = made("upgrade", "Bomb", spent, sides=GUN)
    own = In(PAL, ("1R",), upgrades=[In(bomb, ("1R",))], downgrades=[HAMPERED])
    d = scene(None, team=[own])
    d.resolve(bomb)
    assert (d.in_play(bomb), d.can(0, "resolve", (PAL, 0))) == (False, True)
    d.resolve(PAL)
    assert (d.resources(0), d.my_turn_is_over) == (2, True)


# --- what becomes of it -------------------------------------------------------------------------


@pytest.mark.rule("DS-BEFORE-1")
def test_a_die_removed_before_it_is_resolved_does_nothing() -> None:
    fumble = Ability(Before(Resolves(Dice(YOU))), Remove(ThoseDice()))
    clumsy = made("support", "Clumsy", fumble)
    again = made("support", "Again", Ability(ACTION, Then(Resolve(One(Dice(YOU))), Gain(5))))
    d = scene(clumsy, team=[In(PAL, ("1R",))], supports=[again])
    d.use(again)
    assert (d.resources(0), d.pool(0)) == (0, [])


def test_who_was_hit_by_a_die_dealt_to_each_is_meant_afterwards() -> None:
    each = Resolve(One(Dice(YOU)), against_each=Cards(OPPONENT, (CardType.CHARACTER,)))
    volley = made("support", "Volley", Ability(ACTION, Then(each, Exhaust(ThatCharacter()))))
    d = scene(volley, team=[In(RED, ("1RD",))], foes=[FOE, FOE2])
    d.use(volley)
    assert [(d.damage(one), d.exhausted(one)) for one in (FOE, FOE2)] == [(1, True), (1, True)]


def test_a_plus_for_any_symbol_joins_nothing_where_its_card_does_not_say_so() -> None:
    remote = made("support", "Remote", sides=PLUS)
    d = scene(remote, ("+2*",), team=[In(RED, ("1Dr",)), PAL], foe_resources=5)
    d.resolve(RED)
    assert (d.resources(1), d.pool(0)) == (4, ["+2*"])


@pytest.mark.parametrize("both", [False, True])
@pytest.mark.parametrize("seat", [0, 1])
def test_a_card_opens_the_pool_of_who_claimed_to_the_one_who_has_it(seat: int, both: bool) -> None:
    opener = made("support", "Opener", Standing(OpensClaimersPool()))
    sides = ["supports", "foe_supports"]
    owned = {each: [opener] for place, each in enumerate(sides) if both or place == seat}
    d = scene(None, team=[In(PAL, ("1R",))], foes=[In(FOE, ("1R",))], **owned)
    dice = ((PAL, 0), (FOE, 0))
    assert [d.can(0, "resolve", die) for die in dice] == [True, False], "nobody has claimed"
    if seat == 0:
        d.pass_(0)
    d.act(1 - seat, "claim").no(1 - seat)
    assert [d.can(seat, "resolve", die) for die in dice] == [True, True]
