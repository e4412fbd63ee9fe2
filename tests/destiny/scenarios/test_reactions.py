"""Scenarios of reactions: whose comes first, and what they still find."""

from destiny.scenarios.scene import Scene, scene, side
from destiny.table import FILLER, In
from scenario_book import scenario

REY, FINN, KYLO, TROOPER, JANGO = "AW 38", "AW 45", "AW 11", "AW 2", "AW 21"
OBI, VADER, GRIEVOUS = "SoR 37", "AW 10", "AW 3"


@scenario("DS-S054")
def test_reactions_of_two_players_are_ordered_by_the_controller() -> None:
    luke = "AW 35"
    table = scene(side(luke), side(JANGO), controller=1)
    anna, boris = table.anna, table.boris
    anna.activates(luke, (luke, "-"))
    assert boris.asked and not anna.asked, "Boris is asked for the order"
    hand = len(anna.hand)
    table.rolls((JANGO, "2RD"))
    boris.puts_first("Jango Fett")
    assert len(anna.hand) == hand, "before Anna draws"
    boris.says("yes")
    assert boris.pool == ["2RD"] and len(anna.hand) == hand + 1


@scenario("DS-S055")
def test_jango_against_jango() -> None:
    sister = "AW 12"
    table = scene(side(sister, JANGO), side(JANGO, KYLO))
    anna, boris = table.anna, table.boris
    anna.activates(sister, (sister, "-"))
    table.rolls((JANGO, "2RD"))
    boris.says("yes")
    table.rolls((JANGO, "1RD"))
    anna.says("yes")
    assert table.exhausted("A:" + JANGO) and table.exhausted("B:" + JANGO)
    assert table.exhausted(sister) and len(anna.pool) == 2 and boris.pool == ["2RD"]
    assert table.turn_of == "boris" and not table.exhausted(KYLO)


@scenario("DS-S056")
def test_jango_ignores_a_support_and_answers_the_character() -> None:
    han, falcon = "LEG 46", "LEG 52"
    table = scene(side(han, supports=[falcon]), side(JANGO))
    anna, boris = table.anna, table.boris
    anna.activates(falcon, (falcon, "-"))
    assert anna.asked and not boris.asked, "Jango is not offered for the support"
    table.rolls((han, "1R"))
    anna.says("yes")
    anna.puts_first("Han Solo").says("no")
    assert boris.asked and boris.hears("Jango Fett"), "Jango may answer Han"
    boris.says("no")
    assert table.turn_of == "boris" and boris.may("claim"), "one action of Anna's"


@scenario("DS-S061")
def test_squad_tactics_finishes_before_any_reaction() -> None:
    guard, raider, baton, baze = "SoR 12", "AW 22", "SoR 8", "SoR 26"
    table = scene(
        side(In(guard, damage=6, upgrades=[baton]), raider, hand=["AW 143", FILLER], cards=2),
        side(In(baze, dice=("2RD",))),
    )
    anna = table.anna
    anna.plays("AW 143", [guard, raider], guard)
    assert anna.hears("Guardian") or table.duel.prompt(0) == "ds-ask-guardian"
    anna.says((baze, 0))
    assert table.shows(baze) is None
    table.rolls((raider, "1RD"), (baton, "2MD"))
    anna.says(raider)
    assert not table.in_play(guard) and table.is_on(baton, raider)
    assert anna.pool == ["1RD", "2MD"] and anna.hand == ["Take Cover"]
    anna.puts_first("Z6").says("no", "yes", (baton, 0), baze)
    assert table.damage(baze) == 2 and anna.hand == []


@scenario("DS-S132")
def test_own_reactions_in_the_order_one_likes() -> None:
    han, hands = "LEG 46", "SoR 150"

    def begin(first: str) -> Scene:
        table = scene(side(In(han, upgrades=[hands])), side(KYLO))
        table.anna.activates(han, (han, "1Dc")).puts_first(first)
        return table

    table = begin("Han Solo")
    table.rolls((han, "2RD"))
    table.anna.says("yes", (han, 0), "yes", (han, 0), KYLO)
    assert table.damage(KYLO) == 2 and table.turn_of == "boris"
    other = begin("Fast Hands")
    assert other.anna.hears("Fast Hands") and other.shows(han) == "1Dc"


@scenario("DS-S133")
def test_palpatine_strikes_after_each_die() -> None:
    palpatine = "SoR 11"

    def begin() -> Scene:
        table = scene(
            side(In(palpatine, dice=("2RD", "3RD"))), side(In(REY, damage=7), In(FINN, damage=8))
        )
        table.anna.resolves(palpatine, 0, REY)
        assert table.boris.asked and table.damage(REY) == 9
        return table

    table = begin()
    boris = table.boris
    boris.says(REY, FINN)
    assert not table.in_play(REY) and table.damage(FINN) == 9, "Rey could not be given 2"
    anna = table.anna
    anna.resolves(palpatine, 1)
    assert anna.can_choose(FINN, palpatine) == [True, True] and len(anna.offered) == 2
    anna.says(FINN)
    assert table.winner == "anna"
    other = begin()
    other.boris.says(FINN, FINN)
    assert not other.in_play(FINN)
    other.anna.resolves(palpatine, 1, REY)
    assert other.winner == "anna"


@scenario("DS-S134")
def test_reactions_wait_until_the_event_is_finished() -> None:
    marauder = "CONV 142"
    table = scene(
        side(
            In(marauder, dice=("2MD1",)),
            In(marauder, dice=("1MD1",)),
            hand=["WotF 92"],
            resources=3,
        ),
        side(REY, deck=[FILLER] * 6),
    )
    anna, boris = table.anna, table.boris
    anna.plays("WotF 92")
    order = []
    for _ in range(16):
        if table.duel.asked() == (1,) and table.duel.prompt(1) == "ds-ask-action":
            break
        (seat,) = table.duel.asked()
        person = (anna, boris)[seat]
        keys, prompt = person.offered, table.duel.prompt(seat)
        order.append((prompt, boris.deck, table.damage(REY)))
        if "yes" in keys:
            person.says("yes")
        elif prompt == "ds-ask-damage":
            person.says(REY)
        elif prompt == "ds-ask-resolve-die":
            dice = [(marauder, 0), (f"{marauder}#2", 0)]
            open_now = [die for die in dice if person.can_choose(die)[0]]
            person.says(open_now[0] if open_now else "none")
        elif "1" in keys and "player" in prompt:
            person.says("1")
        else:
            person.says(keys[-1] if "opponent" in prompt else keys[0])
    assert anna.resources == 0 and boris.deck == 4, order
    assert table.damage(REY) == 5, order


@scenario("DS-S135")
def test_ammo_belt_saves_a_weapon_from_card_effects() -> None:
    grenades, belt, rifle = "AW 17", "SoR 141", "LEG 73"

    def begin() -> Scene:
        return scene(
            side(In(TROOPER, upgrades=[In(grenades, dice=("Sp",)), belt]), hand=[rifle]), side(REY)
        )

    table = begin()
    table.anna.resolves(grenades)
    if "yes" in table.anna.offered:
        table.anna.says("yes")
    assert table.damage(REY) == 2 and table.anna.discard == ["Ammo Belt"]
    assert table.is_on(grenades, TROOPER) and table.shows(grenades) is None
    rearmed = begin()
    rearmed.anna.plays(rifle)
    rearmed.anna.says(grenades)
    assert rearmed.anna.discard == ["Infantry Grenades"] and rearmed.anna.resources == 2
    assert rearmed.is_on(belt, TROOPER) and rearmed.turn_of == "boris"


@scenario("DS-S204")
def test_cad_bane_reaches_for_a_weapon() -> None:
    bane, rifle = "EaW 18", "LEG 73"
    table = scene(side(bane, hand=[rifle], resources=1), side(JANGO))
    anna, boris = table.anna, table.boris
    anna.uses(bane)
    table.rolls((bane, "1R"), (rifle, "1RD"))
    for _ in range(5):
        if len(anna.pool) == 2:
            break
        anna.says("yes" if "yes" in anna.offered else [anna.offered[0]])
    assert anna.pool == ["1R", "1RD"] and anna.resources == 0
    assert boris.asked and boris.hears("Jango Fett")
    table.rolls((JANGO, "2RD"))
    boris.says("yes")
    assert boris.pool == ["2RD"] and table.turn_of == "boris"
    none = scene(side(bane, resources=1), side(JANGO), active=1)
    none.boris.passes()
    if none.anna.may_use(bane):
        none.anna.uses(bane)
        assert set(none.duel.asked()) == {0, 1}, "counted as a pass"
    assert not none.exhausted(bane)


@scenario("DS-S205")
def test_dj_counts_only_the_opponents_dice() -> None:
    dj, entangle = "WotF 35", "LEG 151"

    def begin() -> Scene:
        table = scene(
            side(In(dj, dice=("1R",)), hand=[entangle]),
            side(In(KYLO, damage=10, dice=("1MD", "2MD1")), In(TROOPER, dice=("2RD",))),
        )
        table.anna.plays(entangle)
        return table

    table = begin()
    anna, boris = table.anna, table.boris
    both = f"{table.duel.die(KYLO, 1)}+{table.duel.die(TROOPER)}"
    assert anna.cannot(both)
    anna.says([(KYLO, 0), (KYLO, 1)])
    anna.settles({}, "yes")
    assert boris.asked
    boris.says([KYLO])
    assert (
        not boris.asked or not boris.can_choose(KYLO)[0] or table.duel.prompt(1) != "ds-ask-assign"
    )
    boris.settles({}, "no", TROOPER)
    assert not table.in_play(KYLO) and table.damage(TROOPER) == 1
    second = begin()
    second.anna.says([(KYLO, 0), (dj, 0)])
    second.anna.settles({}, "yes")
    second.boris.says([TROOPER])
    assert second.damage(TROOPER) == 1 and second.damage(KYLO) == 10


@scenario("DS-S206")
def test_two_players_want_the_same_weapon() -> None:
    saber, servant = "TPG 7", "EaW 9"

    def begin(controller: int) -> Scene:
        table = scene(
            side(In(GRIEVOUS, dice=("2MD",))),
            side(In(KYLO, damage=10, upgrades=[saber]), servant),
            controller=controller,
        )
        table.anna.resolves(GRIEVOUS, 0, KYLO)
        return table

    first = begin(0)
    assert first.anna.asked and first.in_play(KYLO)
    first.anna.puts_first("General Grievous").says("yes")
    first.boris.settles({}, "yes")
    assert first.is_on(saber, GRIEVOUS) and not first.in_play(KYLO)
    second = begin(1)
    assert second.boris.asked
    second.boris.puts_first("Servant of the Dark Side").says("yes")
    second.anna.settles({}, "yes")
    assert second.is_on(saber, servant) and not second.in_play(KYLO)


@scenario("DS-S229")
def test_two_ammo_belts_one_discard() -> None:
    rifle, belt, convergence = "AW 8", "SoR 141", "CONV 93"

    def begin() -> Scene:
        table = scene(
            side(In(TROOPER, upgrades=[rifle, belt, belt])),
            side("SoR 43", "AW 46", hand=[convergence]),
            active=1,
        )
        table.boris.plays(convergence)
        for _ in range(6):
            if not table.boris.asked or table.duel.prompt(1) == "ds-ask-action":
                break
            person = table.boris
            if person.can_choose("SoR 43", "AW 46") == [True, True]:
                person.says(["SoR 43", "AW 46"])
            elif person.can_choose(rifle)[0]:
                person.says([rifle])
            else:
                person.says([person.offered[0]])
        return table

    table = begin()
    table.anna.says(["0"]).says("yes")
    assert table.turn_of == "anna" and "pass" in table.anna.offered, "not asked about the second"
    assert table.is_on(rifle, TROOPER) and table.anna.discard == ["Ammo Belt"]
    declined = begin()
    declined.anna.says(["0"]).says("no", "no")
    assert declined.anna.discard == ["F-11D Rifle"]


@scenario("DS-S230")
def test_qui_gon_spends_a_shield_before_he_gains_new_ones() -> None:
    jinn = "AW 37"

    def begin(shields: int) -> Scene:
        table = scene(side(In(jinn, shields=shields, dice=("2Sh",))), side(KYLO))
        table.anna.resolves(jinn, 0, jinn)
        return table

    table = begin(3)
    assert table.anna.asked and table.anna.hears("Qui-Gon Jinn")
    table.anna.says("yes", KYLO)
    assert table.damage(KYLO) == 1 and table.shields(jinn) == 3
    poor = begin(0)
    assert poor.shields(jinn) == 2 and poor.damage(KYLO) == 0 and poor.turn_of == "boris"


@scenario("DS-S236")
def test_profiteering_remembers_a_resource_that_was_rerolled_away() -> None:
    han, plot, entrance = "AW 46", "CONV 151", "WotF 122"

    def begin(rerolled: str) -> Scene:
        table = scene(side(In(han, dice=(None, None)), plot=plot, hand=[entrance]), side(KYLO))
        anna = table.anna
        table.rolls((han, "1R"), (han, "2RD"))
        anna.plays(entrance)
        if anna.can_choose(han)[0] and len(anna.pool) == 0:
            anna.says(han)
        assert anna.asked and not anna.hears("Profiteering"), "it waits"
        table.rolls((han, rerolled))
        if "yes" in anna.offered:
            anna.says("yes")
        anna.says([(han, 0)])
        if anna.asked and not anna.hears("Profiteering"):
            anna.says("no" if "no" in anna.offered else [])
        return table

    table = begin("3RD1")
    anna = table.anna
    assert anna.asked and anna.hears("Profiteering")
    anna.says("yes", (han, 0), KYLO)
    assert table.damage(KYLO) == 3 and anna.resources == 0 and anna.pool == ["2RD"]
    blank = begin("-")
    blank.anna.settles({}, "yes")
    assert blank.damage(KYLO) == 0 and blank.anna.pool == ["-", "2RD"]
