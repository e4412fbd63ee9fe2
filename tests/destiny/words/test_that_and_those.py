"""What "that" means once something was found, and what lies on nothing at all."""

from cantina.games.destiny import facts
from cantina.games.destiny.cards.players import THAT_PLAYER, YOU
from cantina.games.destiny.cards.vocabulary import (
    ACTION,
    CLAIM,
    POWER_ACTION,
    Ability,
    As,
    CardIs,
    Cards,
    CostOf,
    Count,
    Deal,
    Dice,
    Do,
    Each,
    Exhaust,
    ForEach,
    Gain,
    Host,
    If,
    Remove,
    Spend,
    SwitchBattlefield,
    ThatCard,
    ThatCharacter,
    UseClaim,
)
from destiny.cards.scene import BLUE, PAL
from destiny.made import made
from destiny.table import In, code
from destiny.words.test_full_gone_or_elsewhere import with_a_die_of_nobody
from destiny.words.trial import is_offered, on_the_table, trial

SABER = "AW 59"


def test_who_bears_an_upgrade_is_that_character_once_it_was_spoken_of() -> None:
    hit = Do((Exhaust(Host()), Deal(1, ThatCharacter()), As(THAT_PLAYER, Gain(1))))
    chain = made("upgrade", "Chain", Ability(ACTION, hit))
    d = on_the_table(made("support", "Bystander"), team=[In(PAL, upgrades=[chain]), BLUE])
    d.use(chain)
    assert (d.exhausted(PAL), d.damage(PAL), d.damage(BLUE), d.resources(0)) == (True, 1, 0, 1)


def test_a_card_that_is_attached_to_nothing_lies_on_no_card() -> None:
    on_any = Cards(YOU, on=Each(Cards()))
    d = trial(Gain(Count(on_any)), team=[In(PAL, upgrades=[SABER])])
    assert d.amount == 1
    d = trial(Gain(CostOf(Host())), foe_deck=[SABER])
    assert d.amount == 0


def test_a_die_that_left_the_game_on_the_way_is_nobodys() -> None:
    sweep = ForEach(Each(Dice(YOU)), Do((Remove(Each(Dice(YOU))), As(THAT_PLAYER, Gain(1)))))
    broom = made("support", "Broom", Ability(ACTION, sweep))
    d = with_a_die_of_nobody("1R", broom, team=[In(PAL, dice=("1R",))])
    d.use(broom)
    assert (d.pool(0), d.resources(0), d.my_turn_is_over) == ([], 2, True)


# --- battlefields -------------------------------------------------------------------------------


def test_the_battlefield_that_came_into_play_is_that_card_and_no_longer_set_aside() -> None:
    name = facts.KNOWN[code("LEG 174")].title
    other = If(CardIs(ThatCard(), Cards(names=(name,))), Gain(1))
    d = trial(Do((SwitchBattlefield(), other)))
    assert (d.g.battlefield, d.resources(0)) == (d.id("LEG 174"), 1)
    assert name not in d.aside(1)


def test_without_another_battlefield_the_one_in_play_stays() -> None:
    d = trial(SwitchBattlefield(), foe_battlefields=[])
    assert (d.done, d.g.battlefield) == (False, d.id("AW 168"))


def test_a_claim_or_power_action_is_offered_where_either_does_something() -> None:
    poor, rich = Ability(CLAIM, Spend(1)), Ability(POWER_ACTION, Gain(1))
    use = UseClaim(or_power_action=True)
    assert not is_offered(use, battlefields=[made("battlefield", "Moor", poor)])
    both = made("battlefield", "Mine", poor, rich)
    assert is_offered(use, battlefields=[both])
    assert not is_offered(UseClaim(), battlefields=[both])
