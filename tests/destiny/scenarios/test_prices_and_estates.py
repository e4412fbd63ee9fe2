from typing import Any

from destiny.scenarios.scene import Scene, problems, scene, side, verdict
from destiny.table import In
from scenario_book import scenario

TROOPER, VADER, LUKE, JANGO, HAN = "AW 2", "AW 10", "AW 35", "AW 21", "LEG 46"
GUN, CLONE, REX, MAUL, CHEWBACCA = "AW 47", "LEG 38", "WotF 74", "LEG 2", "CONV 88"
HEADHUNTER, CANNON, TURRET = "EaW 56", "AtG 152", "AtG 133"
SERVANT = "EaW 9"


@scenario("DS-S421")
def test_shields_that_cannot_be_given_are_not_gained() -> None:
    deception, jinn = "AtG 11", "AW 37"
    table = scene(
        side(In(jinn, shields=1, dice=("2Sh",))),
        side(In(VADER, dice=("1Sh",)), supports=[deception]),
    )
    anna, boris = table.anna, table.boris
    anna.resolves(jinn)
    assert table.shields(jinn) == 1 and table.damage(VADER) == 0 and table.shows(jinn) is None
    assert table.turn_of == "boris", "an action, and nothing was offered"
    boris.resolves(VADER, 0, VADER)
    assert table.shields(VADER) == 1, "only his opponents cannot"
    anna.passes()
    boris.passes()
    assert "Galactic Deception" in boris.discard
    table.upkeep()
    anna.activates(jinn, (jinn, "2Sh"))
    boris.passes()
    anna.resolves(jinn, 0, jinn, "no")
    assert table.shields(jinn) == 3


@scenario("DS-S422")
def test_everything_on_the_fallen_hero_finds_new_hands() -> None:
    hero, saber, speed, jetpack = "LEG 31", "AW 59", "SoR 55", "AW 66"
    immutability, collar, blaster, cunning = "AtG 67", "CONV 160", "AW 63", "AW 65"
    fallen = In(
        hero, damage=10, upgrades=[saber, speed, In(jetpack, dice=("2Sh",))], downgrades=[collar]
    )
    table = scene(
        side(fallen, In(HAN, upgrades=[blaster, cunning]), GUN, supports=[immutability]),
        side(In(TROOPER, dice=("1RD",))),
        active=1,
    )
    anna, boris = table.anna, table.boris
    boris.resolves(TROOPER, 0, hero)
    for name, host in (("Lightsaber", HAN), ("Force Speed", HAN), ("Jetpack", GUN)):
        assert anna.hears(name) and "none" in anna.offered, "each once, and each may be left"
        anna.says(host)
    assert anna.can_choose(saber, speed, blaster, cunning) == [True] * 4
    anna.says(speed)
    assert [table.is_on(card, HAN) for card in (saber, blaster, cunning)] == [True] * 3
    assert "Force Speed" in anna.discard
    assert table.is_on(jetpack, GUN) and table.shows(jetpack) is None and anna.pool == []
    assert "Shock Collar" in boris.discard and not table.in_play(hero)
    anna.passes()
    boris.passes()
    table.upkeep()
    assert "Immutability" in anna.discard
    assert table.is_on(jetpack, GUN) and table.is_on(saber, HAN)


@scenario("DS-S423")
def test_the_last_card_is_a_ship_and_the_ship_holds_the_dock() -> None:
    dock = "AtG 157"

    def begin(answer: str) -> Scene:
        table = scene(
            side(LUKE, cards=0, deck=[]),
            side(VADER, hand=[HEADHUNTER], cards=1, deck=[], resources=2),
            battlefield=dock,
        )
        table.anna.claims()
        table.boris.plays(HEADHUNTER, answer)
        return table

    table = begin("yes")
    assert table.controller == "boris" and table.claimed_by == "anna"
    assert table.turn_of == "boris" and not table.boris.may("claim")
    table.boris.passes()
    assert table.winner == "boris"
    declined = begin("no")
    declined.boris.passes()
    assert declined.winner == "anna"


@scenario("DS-S424")
def test_a_blocked_blow_against_oneself_pays_for_three_effects() -> None:
    arena, aphra, droid = "LEG 179", "LEG 20", "WotF 49"
    table = scene(
        side(In(aphra, shields=1), supports=[droid], cards=2),
        side(In(REX, shields=3)),
        battlefield=arena,
    )
    anna = table.anna
    anna.claims("yes").puts_first("Doctor Aphra").says(REX)
    assert (table.damage(aphra), table.shields(aphra)) == (0, 0)
    assert (table.damage(REX), table.shields(REX)) == (1, 3)
    anna.says("yes", "yes")
    assert len(anna.hand) == 3
    assert (table.damage(REX), table.shields(REX)) == (1, 2)
    assert table.claimed_by == "anna"


@scenario("DS-S425")
def test_an_event_for_three_paid_with_old_favours() -> None:
    favors, streetwise, investment = "WotF 138", "WotF 140", "AtG 92"

    def begin(*team: Any) -> Scene:
        return scene(
            side(*team, plot=favors, supports=[streetwise], hand=[investment], resources=0),
            side(VADER),
        )

    table = begin(In(HAN, dice=("1R",)))
    anna = table.anna
    anna.plays(investment).puts_first("Calling in Favors").says("yes", "yes")
    assert table.exhausted(favors) and table.exhausted(streetwise)
    assert anna.discard == ["A Good Investment"] and anna.resources == 4
    assert anna.pool == ["1R"]
    two = begin(In(HAN, dice=("1R",)), GUN)
    assert not two.anna.may("play", investment)
    assert not two.exhausted(favors) and not two.exhausted(streetwise)
    assert not begin(In(HAN, dice=("2RD",))).anna.may("play", investment)


@scenario("DS-S426")
def test_the_plans_own_resources_raise_but_pay_for_nothing() -> None:
    plan, rifle, blaster, rebel = "WotF 81", "EaW 30", "TPG 29", "AW 30"

    def begin() -> Scene:
        armed = In(
            rebel,
            dice=("1RD",),
            upgrades=[
                In(rifle, dice=("2RD1",)),
                In(rifle, dice=("Sp",)),
                In(blaster, dice=("+2RD",)),
            ],
        )
        table = scene(side(armed, plot=In(plan, resources=2), resources=0), side(VADER))
        table.anna.uses(plan).picks("resolve")
        return table

    table = begin()
    anna = table.anna
    dice = [(rebel, 0), (rifle, 0), ("EaW 30#2", 0), (blaster, 0)]
    assert anna.can_choose(*dice) == [True, False, True, False]
    anna.says((rebel, 0), VADER)
    assert table.damage(VADER) == 3 and table.shows(rebel) is None
    assert table.exhausted(plan) and table.duel.card(plan).resources == 2
    special = begin()
    special.anna.says(("EaW 30#2", 0))
    while special.turn_of == "anna":
        special.anna.says(special.anna.offered[0])
    assert special.shields(rebel) == 2


@scenario("DS-S427")
def test_loyalty_leaves_the_hand_empty_even_on_the_deck() -> None:
    veers, loyalty, ackbar = "AW 4", "SoR 67", "AW 27"

    def begin(discard: Any) -> Scene:
        table = scene(
            side(veers, hand=[loyalty], cards=1, discard=discard, resources=1), side(ackbar)
        )
        card = table.duel.g.players[0].hand[0]
        table.anna.plays(card, veers)
        return table

    table = begin([loyalty])
    anna = table.anna
    assert anna.asked and "yes" in anna.offered
    anna.says("yes")
    assert anna.deck == 11 and anna.discard == ["Undying Loyalty"] and anna.resources == 0
    assert anna.hand == [] and table.damage(veers) == 2
    alone = begin([])
    assert alone.turn_of == "boris" and alone.anna.discard == ["Undying Loyalty"]
    assert alone.anna.resources == 1


@scenario("DS-S428")
def test_zero_is_a_base_for_a_plus_but_hurts_nobody_alone() -> None:
    nexus, blaster, brother, torment = "AtG 117", "LEG 63", "WotF 2", "WotF 17"

    def begin(shields: int, *upgrades: In) -> Scene:
        return scene(
            side(In(TROOPER, upgrades=upgrades), supports=[In(nexus, dice=("0RD",))]),
            side(In(brother, shields=shields, upgrades=[torment]), resources=0),
        )

    table = begin(3, In(blaster, dice=("+2RD",)))
    anna, boris = table.anna, table.boris
    anna.resolves(nexus, 0, (blaster, 0), brother)
    boris.says("yes")
    assert (table.damage(brother), table.shields(brother)) == (0, 1)
    assert table.exhausted(torment) and boris.resources == 1 and table.shows(nexus) is None
    alone = begin(1)
    alone.anna.resolves(nexus, 0)
    if alone.anna.asked:
        alone.anna.says(brother)
    assert (alone.damage(brother), alone.shields(brother)) == (0, 1)
    assert alone.turn_of == "boris" and "pass" in alone.boris.offered, "no Torment"
    assert alone.shows(nexus) is None


@scenario("DS-S429")
def test_is_vader_worth_twenty_points() -> None:
    plot, palpatine = "AtG 54", "SoR 11"
    elite, single, emperor = ("2x AW 10", TROOPER), (VADER, TROOPER), ("2x " + palpatine,)
    assert problems(*elite, plot=plot, balance=False) == []
    assert verdict(*elite, plot=plot, balance=False).points == 29
    assert problems(*single, plot=plot, balance=False) != []
    assert problems(*emperor, plot=plot, balance=False) == []
    assert verdict(*emperor, plot=plot, balance=False).points == 29
    broken = problems(*elite, plot=plot)
    assert broken and "too-many-points" not in broken and verdict(*elite, plot=plot).points == 27
    assert problems(*single, plot=plot) != []
    assert problems(*emperor, plot=plot) == [] and verdict(*emperor, plot=plot).points == 27


@scenario("DS-S430")
def test_solidarity_counts_titles_not_printings() -> None:
    plot, medic, again, dodge, marauder = "AtG 156", "AW 105", "CONV 78", "AW 155", "CONV 142"
    cards = different_cards(28, "red", "gray", without=("Field Medic", "Dodge"))
    deck = {**dict.fromkeys(cards, 1), medic: 1, dodge: 1}
    team = ("2x WotF 74", CLONE, CLONE)
    assert problems(*team, plot=plot, cards=deck) == []
    twice = {**dict.fromkeys(cards[1:], 1), medic: 1, dodge: 1, again: 1}
    assert problems(*team, plot=plot, cards=twice) != []
    mixed = ("2x WotF 74", CLONE, marauder)
    assert problems(*mixed, plot=plot, cards=deck) != []
    assert problems(*mixed, cards=deck) == []


def different_cards(
    count: int,
    *colours: str,
    without: tuple[str, ...] = (),
    side: tuple[str, ...] = ("neutral", "hero"),
    kinds: tuple[str, ...] | None = None,
) -> list[str]:
    """Find so many cards with different titles that go into any such deck."""
    from cantina.games.destiny.library import CARDS

    found, seen = [], set(without)
    for card in CARDS:
        plain = card.type.value in (kinds or ("event", "upgrade", "support", "downgrade"))
        fits = card.colour.value in colours and card.affiliation.value in side
        building = any(type(each).__name__ == "Building" for each in card.abilities)
        if plain and fits and not building and card.name not in seen and not card.subtitle:
            seen.add(card.name)
            found.append(f"{card.set} {card.number}")
    return found[:count]


@scenario("DS-S431")
def test_two_licences_for_villain_goods_are_kept_apart() -> None:
    team, other = ("WotF 89", "AtG 90"), ("WotF 89", GUN)

    def villains(colour: str, *kinds: str) -> Any:
        return different_cards(9, colour, side=("villain",), kinds=kinds)

    upgrades, others = villains("yellow", "upgrade"), villains("yellow", "event", "support")
    events = villains("yellow", "event")

    def check(team: Any, *villain: Any) -> Any:
        return problems(*team, cards=dict.fromkeys(villain, 1))

    assert check(team, *upgrades[:6], *events[:5]) == []
    assert check(team, *upgrades[:4], *others[:6]) != []
    assert check(team, villains("red", "upgrade")[0]) != []
    assert check(other, *upgrades[:6], *events[:5]) != []
    assert check(other, *upgrades[:6]) == []


@scenario("DS-S432")
def test_a_team_without_allegiance_has_one_point_and_one_health_more() -> None:
    team, plot, anakin = ("2x CONV 141", "2x RIV 1"), "AtG 155", "RIV 1"
    colours = ("yellow", "blue", "gray")
    heroes = different_cards(2, *colours, side=("hero",), kinds=("event",))
    villains = different_cards(3, *colours, side=("villain",), kinds=("event",))
    deck = dict.fromkeys([*heroes, *villains[:2]], 1)
    assert problems(*team, plot=plot, cards=deck) == []
    assert problems(*team, plot=plot, cards={**deck, villains[2]: 1}) != []
    assert problems(*team, plot="LEG 169", cards=deck) == ["too-many-points"]
    table = scene(
        side(In(anakin, damage=9), "CONV 141", plot=plot),
        side(In(TROOPER, dice=("1RD",)), In(TROOPER, dice=("1RD",))),
        active=1,
    )
    table.boris.resolves(TROOPER, 0, anakin)
    assert table.in_play(anakin) and table.damage(anakin) == 10
    table.boris.resolves("AW 2#2", 0, anakin)
    assert not table.in_play(anakin)


@scenario("DS-S433")
def test_the_generator_is_asked_before_the_starfighter() -> None:
    arc, generator, walker = "WotF 129", "EaW 97", "AW 5"

    def begin() -> Scene:
        fighter = In(arc, dice=("2RD",), upgrades=[CANNON])
        table = scene(
            side(LUKE, supports=[fighter, generator], cards=0),
            side(VADER, supports=[In(walker, dice=("Sp",))]),
            active=1,
        )
        table.boris.resolves(walker, 0, arc)
        assert table.anna.hears("Shield Generator")
        return table

    used = begin()
    used.anna.says("yes")
    assert used.anna.discard == ["Shield Generator"] and used.shows(arc) == "2RD"
    assert used.in_play(arc) and used.is_on(CANNON, arc) and used.turn_of == "anna"
    assert "pass" in used.anna.offered, "the starfighter is not asked"
    declined = begin()
    declined.anna.says("no")
    assert declined.anna.hears("ARC-170")
    declined.anna.says("yes")
    assert declined.anna.hand == ["ARC-170 Starfighter"] and declined.anna.pool == []
    assert declined.anna.discard == ["Laser Cannon"] and declined.in_play(generator)


@scenario("DS-S434")
def test_the_turret_covers_the_ship_while_under_fire() -> None:
    attack, evade = "WotF 151", "SoR 136"
    ship = In(HEADHUNTER, dice=("3RD1",), upgrades=[In(TURRET, dice=("2ID",))])
    table = scene(
        side(LUKE, supports=[ship], resources=0),
        side(REX, hand=[attack, evade], resources=2),
        active=1,
    )
    anna, boris = table.anna, table.boris
    boris.plays(attack)
    if boris.asked and "pass" not in boris.offered:
        assert boris.can_choose((HEADHUNTER, 0), (TURRET, 0)) == [False, True]
        boris.says([(TURRET, 0)])
    assert anna.pool == ["3RD1"] and table.damage(REX) == 2
    anna.passes()
    boris.plays(evade, (HEADHUNTER, 0))
    assert anna.pool == [] and boris.resources == 0


@scenario("DS-S435")
def test_refitting_the_ship_uses_up_the_rounds_replacement() -> None:
    hero, blaster, saber = "LEG 31", "AW 63", "AW 59"
    table = scene(
        side(
            In(hero, upgrades=[blaster]),
            supports=[In(HEADHUNTER, upgrades=[CANNON])],
            hand=[TURRET, saber],
            resources=4,
        ),
        side(VADER),
    )
    anna, boris = table.anna, table.boris
    anna.plays(TURRET)
    assert anna.can_choose(CANNON, blaster) == [True, False]
    anna.says(CANNON)
    assert anna.resources == 3 and anna.discard == ["Laser Cannon"]
    boris.passes()
    anna.plays(saber)
    assert table.is_on(saber, hero) and table.is_on(blaster, hero) and anna.resources == 0
    assert table.turn_of == "boris"
