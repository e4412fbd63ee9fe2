from destiny.scenarios.scene import scene, side
from destiny.table import FILLER, In
from scenario_book import scenario

REY, FINN, KYLO, TROOPER, JANGO = "AW 38", "AW 45", "AW 11", "AW 2", "AW 21"


@scenario("DS-S040")
def test_two_additional_actions_with_a_reaction_in_between():
    table = scene(side("TPG 2", TROOPER, hand=["TPG 15"], resources=1), side(JANGO))
    anna, boris = table.anna, table.boris
    anna.plays("TPG 15")
    if "yes" in anna.offered:
        anna.says("yes")
    anna.activates("TPG 2", ("TPG 2", "1R"))
    assert boris.asked, "Jango may answer the first additional action at once"
    table.rolls((JANGO, "2RD"))
    boris.says("yes")
    assert boris.pool == ["2RD"]
    if "yes" in anna.offered:
        anna.says("yes")
    anna.activates(TROOPER, (TROOPER, "1R"))
    assert table.turn_of == "boris" and "activate" not in boris.kinds


@scenario("DS-S041")
def test_ambush_on_rey_gives_two_additional_actions():
    blaster = "LEG 72"
    table = scene(side(REY, hand=[blaster]), side(In(KYLO, shields=1)))
    anna = table.anna
    anna.plays(blaster).puts_first("Hidden Blaster").says("yes", KYLO)
    assert table.shields(KYLO) == 0 and anna.asked
    anna.says("yes").activates(REY, (REY, "1R"), (blaster, "1R"))
    assert len(anna.pool) == 2 and table.turn_of == "anna"
    anna.says("decline")
    assert table.turn_of == "boris"


@scenario("DS-S042")
def test_a_redeployed_upgrade_gives_rey_no_action():
    saber = "AW 59"
    table = scene(
        side(REY, In(FINN, damage=9, upgrades=[saber])),
        side(In(KYLO, dice=("1MD",))),
        active=1,
    )
    table.boris.resolves(KYLO, 0, FINN)
    anna = table.anna
    anna.says(REY)
    assert not table.in_play(FINN) and table.is_on(saber, REY) and table.shows(saber) is None
    assert table.turn_of == "anna" and not anna.may("decline"), "a normal turn"


@scenario("DS-S054")
def test_reactions_of_two_players_are_ordered_by_the_controller():
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
def test_jango_against_jango():
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
def test_jango_ignores_a_support_and_answers_the_character():
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
def test_squad_tactics_finishes_before_any_reaction():
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
def test_own_reactions_in_the_order_one_likes():
    han, hands = "LEG 46", "SoR 150"

    def begin(first):
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
def test_palpatine_strikes_after_each_die():
    palpatine = "SoR 11"

    def begin():
        table = scene(
            side(In(palpatine, dice=("2RD", "3RD"))),
            side(In(REY, damage=7), In(FINN, damage=8)),
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
def test_reactions_wait_until_the_event_is_finished():
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
def test_ammo_belt_saves_a_weapon_from_card_effects():
    grenades, belt, rifle = "AW 17", "SoR 141", "LEG 73"

    def begin():
        return scene(
            side(
                In(TROOPER, upgrades=[In(grenades, dice=("Sp",)), belt]),
                hand=[rifle],
            ),
            side(REY),
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
