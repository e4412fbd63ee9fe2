"""Nothing given, lost, moved or resolved is told to nobody; rounds and turns count from none."""

import pytest

from cantina.games.destiny.cards.counts import Token
from cantina.games.destiny.cards.players import OPPONENT, YOU
from cantina.games.destiny.cards.vocabulary import *
from cantina.games.destiny.cards.words import Effect
from cantina.games.destiny.content.awakenings.upgrades import ShieldsBlocked
from cases import each_case
from destiny.cards.scene import COVER, FOE, FOE2, PAL, scene
from destiny.cards.scene import RED as GUARD
from destiny.made import made
from destiny.table import In
from destiny.words.trial import ONE_OF_MINE, ONE_OF_THEIRS, on_the_table, trial

SUPPORT = Cards(types=SUPPORTS)
SILENT = ["ds-log-card-action", "ds-log-no-effect"]
NONE = Count(Dice(OPPONENT))
NOTHING: list[tuple[str, Effect]] = [
    ("gained", Gain(NONE)),
    ("lost", Lose(NONE)),
    ("dealt", Deal(NONE, ONE_OF_THEIRS)),
    ("healed", Heal(NONE, ONE_OF_MINE)),
    ("shielded", GiveShields(NONE, ONE_OF_MINE)),
    ("a shield moved", MoveShields(NONE, ONE_OF_MINE, ONE_OF_THEIRS)),
    ("damage moved", MoveDamage(NONE, ONE_OF_MINE, ONE_OF_THEIRS)),
    ("tokens put", PlaceTokens(Token.RESOURCE, NONE, THIS)),
    ("cards drawn", Draw(NONE)),
    ("cards milled", Mill(NONE, OPPONENT)),
]


@each_case(NOTHING, "effect")
@pytest.mark.rule("DS-PASS-2")
def test_nothing_is_told_of_nothing(effect: Effect) -> None:
    actor = made("support", "Actor", Ability(ACTION, effect))
    d = on_the_table(actor, team=[In(PAL, damage=1, shields=1)], foes=[FOE], resources=1)
    d.use(actor)
    assert (d.log(), d.g.passes) == (SILENT, 1)
    again = trial(effect, team=[In(PAL, damage=1, shields=1)], foes=[FOE], resources=1)
    assert again.amount == 0


def test_a_die_worth_nothing_is_used_on_nobody() -> None:
    d = trial(Resolve(One(Dice(YOU)), plus=-1), team=[In(GUARD, dice=("1RD",))])
    assert (d.done, d.pool(0), d.my_turn_is_over) == (True, [], True)


@pytest.mark.rule("DS-SHIELD-4")
def test_as_many_shields_as_may_be_are_not_too_many() -> None:
    tower = made("support", "Tower", Standing(MoreShields(1, Cards(YOU, CHARACTERS))))
    d = trial(Do((GiveShields(4, ONE_OF_MINE), Discard(One(Cards(names=("Rag",)))))),
              supports=[tower, made("support", "Rag")])  # fmt: skip
    assert (d.shields(PAL), "ds-log-shields-removed" in d.log()) == (4, False)


# --- turns and rounds ---------------------------------------------------------------------------


def test_claiming_by_a_card_binds_nobody_who_has_not_claimed() -> None:
    d = trial(ClaimBattlefield())
    assert (d.g.claimed, d.can(1, "activate", FOE)) == (0, True)


def test_who_must_be_activated_first_must_be_in_every_round() -> None:
    eager = made("character", "Eager", Standing(ActivatedFirst()), sides="1R - - - - -")
    d = scene(None, team=[In(eager, dice=(None,)), PAL])
    for _ in range(2):
        assert d.kinds(0) == {"activate", "pass"}
        d.activate(eager, (eager, "-")).pass_(1).pass_(0)


def test_actions_for_the_next_turn_are_added_up_each_time() -> None:
    drum = made("support", "Drum", Ability(ACTION, ExtraActions(1, next_turn=True)))
    d = scene(drum, team=[PAL, GUARD])
    d.use(drum).pass_(1)
    for _ in range(2):
        d.use(drum)
        assert d.prompt(0) == "ds-ask-additional"
        d.choose(0, "decline").pass_(1)


@pytest.mark.rule("DS-ROUND-4", "DS-EXTRA-ACTION-2")
def test_two_passes_end_the_phase_after_an_additional_action_too() -> None:
    drum = made("support", "Drum", Ability(ACTION, ExtraActions(1)))
    d = scene(drum, team=[PAL])
    d.use(drum).choose(0, "decline")
    d.pass_(1).pass_(0)
    assert d.g.round == 3


# --- costs --------------------------------------------------------------------------------------


@pytest.mark.rule("DS-REPLACE-2", "DS-FAQ-11")
def test_replacing_what_cost_more_gives_nothing_back() -> None:
    crown, cap = made("upgrade", "Crown", cost=3), made("upgrade", "Cap", cost=1)
    d = scene(None, team=[In(PAL, upgrades=[crown])], hand=[cap], resources=1)
    d.play(cap)
    (ask,) = d.table.asks(0)
    costs = {option.key: option.label.args["cost"] for option in ask.options}
    assert costs == {"none": 1, str(d.id(crown)): 0}
    d.choose(0, crown)
    assert d.resources(0) == 1


@pytest.mark.rule("DS-COST-3")
def test_what_a_plus_die_and_a_friend_save_is_no_more_than_the_cost() -> None:
    saving = made("upgrade", "Scope", Standing(ModifiedCostsLess(1)), sides="+1RD - - - - -")
    friend = made("support", "Friend", Ability(Before(Resolves(Dice(YOU))), PayLess(1)))
    team = [In(PAL, dice=("3RD1",), upgrades=[In(saving, dice=("+1RD",))])]
    d = scene(friend, team=team, foes=[FOE2])
    d.resolve(PAL, 0, [(saving, 0)], FOE2)
    assert (d.damage(FOE2), d.resources(0)) == (4, 0)


@pytest.mark.rule("DS-INDIRECT-2")
def test_each_of_those_who_draw_indirect_damage_draws_it() -> None:
    lure = made("upgrade", "Lure", Standing(DrawsIndirect(HOST)))
    team = [In(PAL, upgrades=[lure]), In(GUARD, upgrades=[lure]), FOE]
    d = trial(Indirect(2, YOU), team=team)
    assert d.can_choose(0, PAL, GUARD, "A:" + FOE) == [True, True, False]


# --- nobody, nowhere, no longer -----------------------------------------------------------------

FIVE: list[tuple[str, Effect]] = [
    ("the purse of nobody", Gain(More(5, Resources(THAT_PLAYER)))),
    ("the hand of nobody", Gain(More(5, HandSize(THAT_PLAYER)))),
    ("dice that lie on cards", Gain(More(5, ValueOf(Each(Dice(YOU, place=DiePlace.ON_CARD)))))),
    ("tokens on what is not in play",
     Gain(More(5, TokensOn(Token.DAMAGE, One(Cards(YOU, zone=Zone.HAND)))))),
]  # fmt: skip


@each_case(FIVE, "effect")
def test_what_is_not_there_counts_nothing(effect: Effect) -> None:
    d = trial(effect, team=[In(PAL, dice=(None,))], hand=[COVER])
    assert d.resources(0) == 5


def test_a_card_that_was_not_played_after_all_is_none_played() -> None:
    helper = made("support", "Helper", Ability(Before(Plays(SUPPORT)), CostLess(2), may=True))
    cart = made("support", "Cart", cost=2)
    d = trial(Play(One(Cards(YOU, zone=Zone.HAND))), "no", supports=[helper], hand=[cart])
    assert (d.hand(0), d.done, d.amount) == (["Cart"], False, 0)


@pytest.mark.parametrize("unblockable", [False, True])
@pytest.mark.parametrize("shields", [0, 1])
def test_shields_blocked_where_some_were_there_to_block(unblockable: bool, shields: int) -> None:
    hit = Deal(2, One(Cards(names=("First Order Stormtrooper",))), unblockable)
    foes = [
        In(FOE, shields=shields),
        In(FOE2, upgrades=["SoR 108"]),
    ]  # who lends shields, having none
    d = trial(Do((hit, If(ShieldsBlocked(), Gain(1)))), foes=foes)
    assert d.resources(0) == int(shields == 1 and not unblockable)


@pytest.mark.rule("DS-DAMAGE-8")
def test_who_falls_later_takes_no_more_than_his_health() -> None:
    later = Ability(
        Instead(Defeated(THIS, by_damage=True)), Later(Moment.END_OF_ROUND, Defeat(THIS))
    )
    ghost = made("character", "Ghost", later, sides="1R - - - - -")
    hit = Do((Deal(7, One(Cards(names=("Ghost",)))), Gain(1)))
    cannon = made("support", "Cannon", Ability(ACTION, hit))
    left = Count(Cards(YOU, CHARACTERS, remaining_health=Exactly(0)))
    counter = made("support", "Counter", Ability(ACTION, Gain(left)))
    d = scene(cannon, team=[ghost, PAL], supports=[counter])
    for damage in (7, 10, 10):
        d.use(cannon).pass_(1)
        assert d.damage(ghost) == damage
    d.use(counter)
    assert d.resources(0) == 3 + 1


@pytest.mark.rule("DS-SHIELD-4")
def test_one_shield_too_many_goes() -> None:
    tower = made("support", "Tower", Standing(MoreShields(1, Cards(YOU, CHARACTERS))))
    toss = Discard(One(Cards(names=("Tower",))))
    d = trial(toss, supports=[tower], team=[In(PAL, shields=4)])
    assert (d.shields(PAL), "ds-log-shields-removed" in d.log()) == (3, True)


@pytest.mark.rule("DS-TYPE-CHANGE-1")
def test_what_becomes_a_mod_keeps_no_tokens() -> None:
    crate, truck = made("support", "Crate"), made("support", "Truck")
    mod = BecomeMod(One(Cards(names=("Crate",))), One(Cards(names=("Truck",))))
    d = trial(mod, supports=[In(crate, resources=2, damage=1), truck])
    assert (d.card(crate).resources, d.card(crate).damage) == (0, 0)


def test_what_the_first_player_did_in_his_last_turn_is_remembered_by_the_second() -> None:
    asker = made("support", "Asker", Ability(ACTION, If(OpponentActivated(), Gain(1))))
    d = scene(None, foe_supports=[asker], team=[PAL, GUARD])
    d.activate(PAL, (PAL, "1R")).act(1, "action", asker, 0)
    assert d.resources(1) == 1
