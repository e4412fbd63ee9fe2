import pytest

from cantina.games.x_wing import game
from cantina.games.x_wing.cards.damage import RegainShield, Suffer
from cantina.games.x_wing.cards.frames import Ability
from cantina.games.x_wing.invariants import check
from cantina.games.x_wing.rules.damage import new_deck
from cantina.games.x_wing.state import Attack, AttackResults, DamageDeck
from cantina.games.x_wing.terms import Window
from x_wing.faces import BLANK, CRITICAL, EVADE, HIT
from x_wing.ships import IMPERIAL, REBEL, damage, tie, x_wing
from x_wing.table import Skirmish, fight, fly, give, play, position


def cards(table: Skirmish, ship_id: int) -> list[tuple[bool, str]]:
    return [(card.face_up, card.kind) for card in table.ship(ship_id).damage]


@pytest.mark.rule("XW-DAMAGE-1")
def test_hits_are_suffered_before_criticals() -> None:
    table = fight(x_wing(), tie("darkcurse"), [HIT, HIT, BLANK], [BLANK] * 3)
    assert cards(table, 1) == [(False, ""), (False, "")]
    table = fight(x_wing(), tie("darkcurse"), [CRITICAL, HIT, BLANK], [BLANK] * 3, "console-fire")
    assert cards(table, 1) == [(False, ""), (True, "console-fire")]
    told = [i for i in table.told_ids() if i.startswith("xw-log-damage")]
    assert told == ["xw-log-damage-face-down", "xw-log-damage-face-up"]
    two = ([CRITICAL, CRITICAL, BLANK], [BLANK] * 3, "console-fire", "stunned-pilot")
    table = fight(x_wing(), tie("darkcurse"), *two)
    assert cards(table, 1) == [(True, "console-fire"), (True, "stunned-pilot")]


@pytest.mark.rule("XW-DAMAGE-2")
def test_damage_outside_attacks_takes_shields_first() -> None:
    ship = x_wing(shields=1, damage=damage("console-fire"))
    table = play(position(ship, tie(at=(100, 800, 90)), step="begin-combat"), [HIT])
    assert table.ship(0).shields == 0
    assert len(table.ship(0).damage) == 1


@pytest.mark.rule("XW-DAMAGE-3")
def test_every_point_is_applied_on_its_own() -> None:
    table = fight(tie(at=(450, 500, 270)), x_wing(shields=1), [HIT, HIT], [BLANK, BLANK])
    assert table.ship(1).shields == 0
    assert cards(table, 1) == [(False, "")]
    table = fight(tie(at=(450, 500, 270)), x_wing(), [HIT, BLANK], [BLANK, BLANK])
    assert table.ship(1).shields == 1


@pytest.mark.rule("XW-DAMAGE-4")
def test_the_shield_absorbs_the_normal_damage_first() -> None:
    table = fight(
        tie(at=(450, 500, 270)), x_wing(shields=1), [CRITICAL, HIT], [BLANK, BLANK], "direct-hit"
    )
    assert table.ship(1).shields == 0
    assert cards(table, 1) == [(True, "direct-hit")]


@pytest.mark.rule("XW-DAMAGE-5")
def test_shields_absorb_critical_damage_without_effect() -> None:
    table = fight(tie(at=(450, 500, 270)), x_wing(), [CRITICAL, CRITICAL], [BLANK, BLANK])
    assert table.ship(1).shields == 0
    assert cards(table, 1) == []


@pytest.mark.rule("XW-DAMAGE-6", "XW-DAMAGE-8")
def test_normal_damage_is_a_face_down_card_nobody_knows() -> None:
    table = fight(x_wing(), tie(), [HIT, BLANK, BLANK], [BLANK] * 3)
    assert table.seen.supply.damage_deck == 32
    assert cards(table, 1) == [(False, "")]
    for seat in (REBEL, IMPERIAL, None):
        shown = table.view(seat).ships[1].damage
        assert [(card.face_up, card.kind) for card in shown] == [(False, "")]
    # its text never applies: a known card face down changes no value
    ship = tie(damage=damage("structural-damage", face_up=False))
    view = play(position(ship, x_wing())).seen.ships[0]
    assert (view.agility, view.damage_total) == (3, 1)
    assert view.damage[0].kind == ""
    # nor does a pilot lose the own ability by it
    mauler = tie("maulermithel", damage=damage("injured-pilot", face_up=False), at=(450, 400, 270))
    table = fight(mauler, x_wing(tokens={"evade": 1}), [BLANK] * 4, [BLANK] * 2)
    assert len(table.seen.attack.attack_roll) == 4
    hurt = tie("maulermithel", damage=damage("injured-pilot"), at=(450, 400, 270))
    table = fight(hurt, x_wing(tokens={"evade": 1}), [BLANK] * 3, [BLANK] * 2)
    assert len(table.seen.attack.attack_roll) == 3


@pytest.mark.rule("XW-DAMAGE-7", "XW-CRITICAL-3")
def test_critical_damage_is_a_face_up_card_with_a_token() -> None:
    table = fight(x_wing(), tie(), [CRITICAL, BLANK, BLANK], [BLANK] * 3, "damaged-engine")
    view = table.view(REBEL).ships[1]
    assert [(card.face_up, card.kind) for card in view.damage] == [(True, "damaged-engine")]
    assert view.critical_tokens == 1
    assert table.seen.supply.damage_deck == 32
    # one token for each face-up card, none for face-down ones
    two = fight(
        x_wing(), tie(damage=damage("")), [CRITICAL, BLANK, BLANK], [BLANK] * 3, "damaged-engine"
    )
    assert two.seen.ships[1].critical_tokens == 1
    both = play(position(tie(damage=damage("damaged-engine", "stunned-pilot")), x_wing()))
    assert both.seen.ships[0].critical_tokens == 2


@pytest.mark.rule("XW-DAMAGE-9")
def test_an_empty_deck_is_made_anew_from_the_discards() -> None:
    discards = ["console-fire", "direct-hit", "direct-hit", "stunned-pilot", "damaged-engine"]
    deck = DamageDeck(pools=[[]], left=0, discard=list(discards))
    table = fight(
        x_wing(), tie(), [CRITICAL, BLANK, BLANK], [BLANK] * 3, "stunned-pilot", deck=deck
    )
    assert cards(table, 1) == [(True, "stunned-pilot")]
    assert table.seen.supply.damage_deck == 4
    assert table.seen.supply.damage_discard == []
    assert sorted(table.state.deck.pools[-1]) == [
        "console-fire",
        "damaged-engine",
        "direct-hit",
        "direct-hit",
    ]
    # face-down cards come from the new deck, too
    deck = DamageDeck(pools=[[]], left=0, discard=list(discards))
    table = fight(x_wing(), tie(), [HIT, BLANK, BLANK], [BLANK] * 3, deck=deck)
    assert (table.seen.supply.damage_deck, table.seen.supply.damage_discard) == (4, [])
    assert not table.state.ship(1).damage[0].substitute


@pytest.mark.rule("XW-DAMAGE-9")
def test_the_discards_wait_until_the_last_card_is_drawn() -> None:
    deck = DamageDeck(pools=[["console-fire"]], left=1, discard=["direct-hit"])
    dice = ([CRITICAL, BLANK, BLANK], [BLANK] * 3)
    table = fight(x_wing(), tie(), *dice, "console-fire", deck=deck)
    assert (table.seen.supply.damage_deck, table.seen.supply.damage_discard) == (0, ["direct-hit"])


@pytest.mark.rule("XW-CRITICAL-1")
def test_a_card_that_works_at_once_does_so_when_it_is_dealt() -> None:
    dice = ([CRITICAL, BLANK, BLANK], [BLANK] * 3)
    table = fight(x_wing(), tie(), *dice, "minor-explosion", [HIT])
    # it burns: one damage, and the card is turned down
    assert [card.face_up for card in table.ship(1).damage] == [False, False]
    calm = fight(x_wing(), tie(), *dice, "minor-explosion", [BLANK])
    assert [card.face_up for card in calm.ship(1).damage] == [False]


@pytest.mark.rule("XW-LIMIT-4")
def test_without_any_card_criticals_count_as_hits_and_substitutes_are_laid() -> None:
    deck = DamageDeck(pools=[[]], left=0, discard=[])
    table = fight(x_wing(), tie(), [CRITICAL, BLANK, BLANK], [BLANK] * 3, deck=deck)
    card = table.state.ship(1).damage[0]
    assert (card.face_up, card.substitute) == (False, True)
    assert "xw-log-reshuffles" not in table.told_ids()  # there was nothing to shuffle
    assert table.view(None).ships[1].damage_total == 1
    # as a hit the result is cancelled before a critical would be, and is told as one
    told = next(event.text for event in table.log if event.text.id == "xw-log-hits")
    assert (told.args["hits"], told.args["criticals"]) == (1, 0)


@pytest.mark.rule("XW-LIMIT-4")
def test_substitutes_serve_only_until_cards_are_available_again() -> None:
    # a discarded card is still there to be drawn
    deck = DamageDeck(pools=[[]], left=0, discard=["stunned-pilot"])
    one = ([CRITICAL, BLANK, BLANK], [BLANK] * 3, "stunned-pilot")
    table = fight(x_wing(), tie(), *one, deck=deck)
    assert cards(table, 1) == [(True, "stunned-pilot")]
    # the last card goes to the first critical, the second one is normal damage
    deck = DamageDeck(pools=[["stunned-pilot"]], left=1, discard=[])
    two = ([CRITICAL, CRITICAL, BLANK], [BLANK] * 3, "stunned-pilot")
    table = fight(x_wing(), tie(), *two, deck=deck)
    assert cards(table, 1) == [(True, "stunned-pilot"), (False, "")]
    assert [card.substitute for card in table.state.ship(1).damage] == [False, True]
    # three substitutes destroy a TIE, and none of them becomes a card
    deck = DamageDeck(pools=[[]], left=0, discard=[])
    table = fight(x_wing(), tie(), [HIT] * 3, [BLANK] * 3, deck=deck)
    assert table.ship(1).status == "destroyed"
    assert table.seen.supply.damage_discard == []


@pytest.mark.rule("XW-LIMIT-4")
def test_a_weapon_that_deals_a_face_up_card_finds_none() -> None:
    ships = (
        x_wing("greensquadronpilot", upgrades=["advhomingmissiles"], lock=1),
        tie(at=(450, 480, 270), had_combat=True),
    )
    deck = DamageDeck(pools=[[]], left=0, discard=[])
    table = play(position(*ships, deck=deck), [HIT, BLANK, BLANK], [BLANK] * 3)
    table.attack(REBEL, 1, "advhomingmissiles")
    while table.seen.attack is not None:
        table.answer(table.waiting[0], table.offered(table.waiting[0])[-1])
    assert cards(table, 1) == [(False, "")]


@pytest.mark.rule("XW-DECK-4")
@pytest.mark.parametrize(
    ("roll", "drawn", "destroyed"), [(CRITICAL, ["direct-hit"], True), (HIT, [], False)]
)
def test_a_direct_hit_counts_twice_only_face_up(
    roll: str, drawn: list[str], destroyed: bool
) -> None:
    target = tie(damage=damage(""))
    reveal = ["stunned-pilot"] if destroyed else []
    table = fight(x_wing(), target, [roll, BLANK, BLANK], [BLANK] * 3, *drawn, *reveal)
    assert (table.ship(1).status == "destroyed") is destroyed
    if not destroyed:
        assert table.seen.ships[1].damage_total == 2
    # a Direct Hit! that is known but lies face down counts once as well
    known = tie(damage=damage("direct-hit", face_up=False))
    assert play(position(known, x_wing())).seen.ships[0].damage_total == 1
    known = tie(damage=damage("direct-hit"))
    assert play(position(known, x_wing())).seen.ships[0].damage_total == 2


@pytest.mark.rule("XW-CRITICAL-2")
@pytest.mark.parametrize(("drawn", "kept"), [("console-fire", 1), ("stunned-pilot", 0)])
def test_a_card_can_look_for_a_trait(drawn: str, kept: int) -> None:
    target = tie("blacksquadronpilot", upgrades=["determination"])
    table = fight(x_wing(), target, [CRITICAL, BLANK, BLANK], [BLANK] * 3, drawn)
    assert len(table.ship(1).damage) == kept
    assert table.seen.supply.damage_discard == ([] if kept else ["stunned-pilot"])
    # the trait is printed on the card and does nothing by itself
    assert table.seen.cards.damage[drawn].trait == ("ship" if kept else "pilot")
    plain = fight(x_wing(), tie(), [CRITICAL, BLANK, BLANK], [BLANK] * 3, drawn)
    assert len(plain.ship(1).damage) == 1
    hurt = tie(
        "blacksquadronpilot", upgrades=["determination"], damage=damage("weapon-malfunction")
    )
    table = fight(x_wing(), hurt, [CRITICAL, BLANK, BLANK], [BLANK] * 3, drawn)
    assert len(table.ship(1).damage) == 1 + kept, "the new card counts, not the old one"


@pytest.mark.rule("XW-CRITICAL-4")
def test_a_card_turned_down_loses_effect_and_token_but_stays_damage() -> None:
    ship = tie(damage=damage("structural-damage"), colour="white")
    table = play(position(ship, x_wing(at=(800, 100, 90)), step="perform-action", active=0), [HIT])
    before = table.seen.ships[0]
    assert (before.agility, before.critical_tokens) == (2, 1)
    key = next(key for key in table.offered(IMPERIAL) if key.startswith("card:damage"))
    table.answer(IMPERIAL, key)
    after = table.seen.ships[0]
    assert (after.agility, after.critical_tokens, after.damage_total) == (3, 0, 1)


@pytest.mark.rule("XW-CRITICAL-4")
def test_a_discarded_card_takes_its_effect_and_token_along() -> None:
    target = tie("blacksquadronpilot", upgrades=["determination"])
    card = ([CRITICAL, BLANK, BLANK], [BLANK] * 3, "damaged-cockpit")
    table = fight(x_wing(), target, *card)
    after = table.seen.ships[1]
    assert (after.damage, after.critical_tokens, after.damage_total) == ([], 0, 0)
    assert table.seen.supply.damage_discard == ["damaged-cockpit"]
    assert (after.skill, table.seen.round) == (4, 2)  # the pilot is as skilled as ever


@pytest.mark.rule("XW-DESTROY-1")
def test_a_ship_is_destroyed_when_its_damage_reaches_its_hull() -> None:
    target = tie(damage=damage("", "console-fire"))
    table = fight(x_wing(), target, [HIT, BLANK, BLANK], [EVADE, BLANK, BLANK])
    assert table.ship(1).status == "in play"
    target = tie(damage=damage("", "console-fire"))
    table = fight(x_wing(), target, [HIT, BLANK, BLANK], [BLANK] * 3, "direct-hit", "direct-hit")
    assert table.ship(1).status == "destroyed"


@pytest.mark.rule("XW-DESTROY-1")
def test_more_damage_than_hull_destroys_as_well_and_hulls_differ() -> None:
    target = tie(damage=damage("", "console-fire"))
    table = fight(x_wing(), target, [HIT, HIT, HIT], [BLANK] * 3, *["direct-hit"] * 4)
    assert table.ship(1).status == "destroyed"  # five against hull 3
    # a Y-wing has hull 5
    for cards_before, status in ((3, "in play"), (4, "destroyed")):
        hull = x_wing("goldsquadronpilot", shields=0, damage=damage(*[""] * cards_before))
        revealed = ["direct-hit"] * 5 if status == "destroyed" else []
        table = fight(tie(at=(450, 500, 270)), hull, [HIT, BLANK], [BLANK], *revealed)
        assert table.ship(1).status == status


@pytest.mark.rule("XW-DESTROY-2")
def test_a_destroyed_ship_gives_back_cards_and_tokens() -> None:
    target = tie(damage=damage("", "console-fire"), tokens={"stress": 1}, lock=0, touching=[2])
    other = tie(at=(700, 700, 90), touching=[1])
    table = fight(
        x_wing(lock=1),
        target,
        [HIT, BLANK, BLANK],
        [BLANK] * 3,
        "direct-hit",
        "blinded-pilot",
        more=(other,),
    )
    table.answer(REBEL, "done")
    ship = table.state.ship(1)
    assert ship.status == "destroyed"
    assert sorted(table.seen.supply.damage_discard) == [
        "blinded-pilot",
        "console-fire",
        "direct-hit",
    ]
    assert (ship.damage, ship.tokens, ship.lock) == ((), {}, -1)
    assert table.lock(0) == -1
    assert table.ship(2).touching == []
    assert table.seen.supply.damage_discard == table.state.deck.discard
    check(table.state)


@pytest.mark.rule("XW-DESTROY-2")
def test_shields_left_on_a_ship_that_goes_return_as_well() -> None:
    table = fly("straight:1", x_wing(at=(450, 880, 90)), tie(), x_wing(at=(100, 100, 90)))
    assert (table.ship(0).status, table.ship(0).shields) == ("destroyed", 0)


@pytest.mark.rule("XW-DESTROY-3")
def test_a_ship_destroyed_before_its_turn_makes_no_attack() -> None:
    ships = (
        x_wing("biggsdarklighter"),
        tie("obsidiansquadronpilot", damage=damage("", "")),
        tie("academypilot", at=(700, 700, 90)),
    )
    table = play(position(*ships), [HIT, BLANK, BLANK], [BLANK] * 3, *["direct-hit"] * 3)
    table.attack(REBEL, 1)
    assert table.ship(1).status == "destroyed"
    assert table.seen.phase == "planning"
    assert table.told_ids().count("xw-log-declares") == 1


def shoots_back_and_is_gone(table: Skirmish) -> None:
    """Let the doomed ship 1 hit ship 0; it is removed before anybody else may shoot."""
    table.attack(REBEL, 0)
    assert len(table.ship(0).damage) == 1
    assert table.ship(1).status == "destroyed"
    ids = table.told_ids()
    assert ids.index("xw-log-destroyed") < ids.index("xw-log-passes-attack")


@pytest.mark.rule("XW-SIMULTANEOUS-1", "XW-SIMULTANEOUS-2", "XW-SIMULTANEOUS-3", "XW-DESTROY-2")
def test_a_beaten_ship_of_equal_skill_strikes_back_first() -> None:
    ships = (
        tie("blacksquadronpilot", at=(450, 500, 270)),
        x_wing("redsquadronpilot", shields=0, damage=damage("", "")),
        tie("academypilot", at=(700, 700, 90)),
        x_wing("rookiepilot", at=(100, 100, 90)),
    )
    table = play(
        position(*ships),
        [CRITICAL, BLANK],
        [BLANK, BLANK],
        "weapon-malfunction",
        [HIT, BLANK],  # weapon 3, one less by the card just received
        [BLANK, BLANK, BLANK],
        *["direct-hit"] * 2,
    )
    table.attack(IMPERIAL, 1)
    red = table.ship(1)
    assert (red.status, red.doomed) == ("in play", True)
    assert "xw-log-doomed" in table.told_ids()
    assert table.seen.active == 1
    # removed before the next ship is active
    shoots_back_and_is_gone(table)


@pytest.mark.rule("XW-SIMULTANEOUS-3")
def test_a_doomed_ship_without_a_target_is_removed_all_the_same() -> None:
    ships = (
        tie("blacksquadronpilot", at=(450, 200, 90)),  # behind the X-wing
        x_wing("redsquadronpilot", shields=0, damage=damage("", "")),
        x_wing("rookiepilot", at=(100, 800, 90)),
    )
    table = play(position(*ships), [HIT, BLANK, BLANK], [BLANK] * 2, *["direct-hit"] * 3)
    table.attack(IMPERIAL, 1)
    assert table.ship(1).status == "destroyed"
    assert table.seen.phase == "planning"


@pytest.mark.rule("XW-SIMULTANEOUS-1")
def test_a_ship_that_has_attacked_already_is_destroyed_at_once() -> None:
    ships = (
        tie("blacksquadronpilot", at=(450, 500, 270)),
        x_wing("redsquadronpilot", shields=0, damage=damage("", ""), had_combat=True),
        x_wing("rookiepilot", at=(100, 100, 90)),
    )
    table = play(position(*ships), [HIT, BLANK], [BLANK] * 2, *["direct-hit"] * 3)
    table.attack(IMPERIAL, 1)
    assert table.ship(1).status == "destroyed"
    assert "xw-log-doomed" not in table.told_ids()


@pytest.mark.rule("XW-SIMULTANEOUS-1")
@pytest.mark.parametrize(
    ("pilot", "stays"),
    [("rookiepilot", False), ("redsquadronpilot", True), ("lukeskywalker", False)],
)
def test_only_an_equal_skill_delays_destruction(pilot: str, stays: bool) -> None:
    ships = (
        tie("blacksquadronpilot", at=(450, 500, 270), had_combat=True),
        x_wing(pilot, shields=0, damage=damage("", "")),
        x_wing("redsquadronpilot", at=(100, 100, 90), had_combat=True),
    )
    shot = Attack(0, 1, range=2, results=AttackResults(hits=1, hit=True))
    discards = [] if stays else ["direct-hit"] * 3
    table = play(position(*ships, step="deal-damage", attack=shot, active=0), *discards)
    assert ("xw-log-doomed" in table.told_ids()) is stays
    assert (table.ship(1).status == "in play") is stays


@pytest.mark.rule("XW-SIMULTANEOUS-4")
def test_book_example_of_simultaneous_attacks() -> None:
    ships = (
        tie("blacksquadronpilot", at=(450, 500, 270)),
        x_wing("redsquadronpilot", shields=0, damage=damage("")),
        x_wing("rookiepilot", at=(100, 100, 90)),
    )
    table = play(
        position(*ships),
        [HIT, HIT],
        [BLANK] * 2,
        [HIT, HIT, BLANK],
        [EVADE, BLANK, BLANK],
        *["direct-hit"] * 3,
    )
    table.attack(IMPERIAL, 1)  # damage equal to the hull
    assert table.ship(1).status == "in play"
    # it goes right after its attack, not at the end of the phase
    shoots_back_and_is_gone(table)


@pytest.mark.rule("XW-SETUP-16")
def test_shields_never_exceed_the_shield_value(monkeypatch: pytest.MonkeyPatch) -> None:
    always = (Ability(Window.COMBAT_BEGINS, RegainShield()),)
    give(monkeypatch, "rookiepilot", *always)
    full = play(position(x_wing(), tie(at=(800, 800, 90)), step="begin-combat"))
    assert full.ship(0).shields == 2
    down = play(position(x_wing(shields=1), tie(at=(800, 800, 90)), step="begin-combat"))
    assert down.ship(0).shields == 2


def test_excess_damage_is_still_dealt(monkeypatch: pytest.MonkeyPatch) -> None:
    hurt = (Ability(Window.COMBAT_BEGINS, Suffer(4)),)
    give(monkeypatch, "academypilot", *hurt)
    ships = (tie(), tie("obsidiansquadronpilot", at=(700, 700, 90)), x_wing(at=(100, 100, 90)))
    table = play(position(*ships, step="begin-combat"), *["direct-hit"] * 4)
    assert table.ship(0).status == "destroyed"
    assert len(table.seen.supply.damage_discard) == 4


@pytest.mark.rule("XW-SETUP-17")
def test_the_deck_is_whole_and_its_order_exists_nowhere() -> None:
    table = Skirmish.start(game, 2, seed=5)
    while table.seen.phase == "setup":
        seat = table.waiting[0]
        table.answer(seat, table.ask(seat).keys()[0])
    deck = table.state.deck
    assert (deck.left, len(deck.pools[0])) == (33, 33)
    assert deck.pools[0] == sorted(deck.pools[0]) == new_deck().pools[0]
    for looking in (REBEL, IMPERIAL, None):
        supply = table.view(looking).supply
        assert (supply.damage_deck, supply.damage_discard) == (33, [])
