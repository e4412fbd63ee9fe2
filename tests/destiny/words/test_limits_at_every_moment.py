"""Whatever changes what is in play, the table is brought back within its limits at once."""

import pytest

from cantina.games.destiny.cards.counts import Token
from cantina.games.destiny.cards.players import OPPONENT, YOU
from cantina.games.destiny.cards.vocabulary import *
from cantina.games.destiny.cards.words import Effect
from cantina.games.destiny.content.awakenings.upgrades import BecomeSupport
from cases import each_case
from destiny.cards.scene import FOE, FOE2, PAL, scene
from destiny.cards.scene import RED as GUARD
from destiny.made import made
from destiny.table import In
from destiny.words.trial import ONE_OF_MINE, trial

HURT = In(PAL, damage=10)
"""A character of 9 health that lives by what a card adds to it."""
ALL_OF_MINE = Cards(YOU, CHARACTERS)
DRUM = made("support", "Drum", Standing(MoreHealth(3, ALL_OF_MINE)))
CHIEF = made("character", "Chief", Standing(MoreHealth(3, ALL_OF_MINE)))
GONE: list[tuple[str, Effect]] = [
    ("discarded", Discard(One(Cards(names=("Drum",))))),
    ("returned to the hand", ReturnToHand(One(Cards(names=("Drum",))))),
    ("put on the deck", PutOnDeck(One(Cards(names=("Drum",))))),
    ("set aside", SetAside(One(Cards(names=("Drum",))))),
    ("given away", As(OPPONENT, TakeControl(One(Cards(names=("Drum",)))))),
]


@each_case(GONE, "effect")
@pytest.mark.rule("DS-CHARACTER-4")
def test_who_lived_by_a_support_falls_when_it_goes(effect: Effect) -> None:
    d = trial(effect, team=[HURT, GUARD], supports=[DRUM])
    assert (d.in_play(PAL), d.in_play(GUARD)) == (False, True)


@pytest.mark.rule("DS-CHARACTER-4")
def test_who_lived_by_a_friend_falls_with_him() -> None:
    d = trial(Defeat(One(Cards(names=("Chief",)))), team=[HURT, CHIEF, GUARD])
    assert [d.in_play(each) for each in (PAL, CHIEF, GUARD)] == [False, False, True]


@pytest.mark.rule("DS-TYPE-CHANGE-1")
def test_who_lived_by_an_upgrade_falls_when_it_becomes_a_support_or_moves() -> None:
    leave = BecomeSupport()
    mail = made("upgrade", "Mail", Standing(MoreHealth(3, HOST)), Ability(ACTION, leave))
    d = scene(None, team=[In(PAL, damage=10, upgrades=[mail]), GUARD])
    d.use(mail)
    assert (d.in_play(PAL), d.card(mail).kind) == (False, "support")
    moved = MoveUpgrade(One(Cards(names=("Mail",))), One(Cards(names=("Death Trooper",))))
    d = trial(moved, team=[In(PAL, damage=10, upgrades=[mail]), GUARD])
    assert (d.in_play(PAL), d.card(mail).host) == (False, d.id(GUARD))


@pytest.mark.rule("DS-CHARACTER-4")
def test_damage_put_or_moved_on_a_character_defeats_it_at_once() -> None:
    put = PlaceTokens(Token.DAMAGE, 3, One(Cards(OPPONENT, names=("First Order Stormtrooper",))))
    d = trial(put, foes=[In(FOE, damage=4), FOE2])
    assert not d.in_play(FOE)
    moved = MoveDamage(3, ONE_OF_MINE, One(Cards(names=("First Order Stormtrooper",))))
    d = trial(moved, team=[In(PAL, damage=3)], foes=[In(FOE, damage=4), FOE2])
    assert not d.in_play(FOE)


# --- unique cards -------------------------------------------------------------------------------


@pytest.mark.rule("DS-UNIQUE-6")
def test_a_second_copy_of_a_unique_card_goes_however_it_came() -> None:
    idol = made("support", "Idol", unique=True)
    take = TakeControl(One(Cards(OPPONENT, names=("Idol",))))
    d = trial(take, supports=[idol], foe_supports=[idol])
    assert (d.asked(), d.prompt(0)) == ((0,), "ds-ask-unique")
    d.then(d.offered(0)[0])
    assert len([card for card in d.g.play.values() if d.g.codes[card.id] == idol.code]) == 1


@pytest.mark.rule("DS-UNIQUE-6", "DS-ZONE-4")
def test_a_second_copy_of_a_unique_character_that_returns_is_one_too_many() -> None:
    king = made("character", "King", unique=True)
    back = ReturnToGame(One(Cards(YOU, zone=Zone.DEFEATED)))
    d = trial(back, team=[king, PAL], aside=[king])
    assert d.prompt(0) == "ds-ask-unique"


@pytest.mark.rule("DS-UPGRADE-5")
def test_a_fourth_upgrade_is_one_too_many_however_it_came() -> None:
    three = [made("upgrade", f"Hat {n}") for n in range(3)]
    fourth = made("upgrade", "Coat")
    moved = MoveUpgrade(One(Cards(names=("Coat",))), One(Cards(names=("Hired Gun",))))
    team = [In(PAL, upgrades=three), In(GUARD, upgrades=[fourth])]
    d = trial(moved, team=team)
    assert (d.prompt(0), len(d.offered(0))) == ("ds-ask-surplus", 4)
    crate, truck = made("support", "Crate"), made("support", "Truck")
    mod = BecomeMod(One(Cards(names=("Crate",))), One(Cards(names=("Truck",))))
    d = trial(mod, supports=[crate, In(truck, upgrades=three)])
    assert (d.prompt(0), len(d.offered(0))) == ("ds-ask-surplus", 3)


@pytest.mark.rule("DS-LIMIT-1", "DS-LIMIT-2")
def test_a_limit_on_weapons_counts_weapons_alone() -> None:
    weapon = {"subtypes": (Subtype.WEAPON,)}
    blade = made("upgrade", "Great Blade", Standing(LimitOnHost(Subtype.WEAPON)), **weapon)
    knife, hat = made("upgrade", "Knife", **weapon), made("upgrade", "Hat")
    for played, surplus in ((hat, False), (knife, True)):
        d = scene(None, team=[In(PAL, upgrades=[blade])], hand=[played])
        d.play(played, "none")
        assert d.in_play(played) and d.in_play(blade) is not surplus
