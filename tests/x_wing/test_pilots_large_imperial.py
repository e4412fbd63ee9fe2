"""Imperial pilots of large ships, one by one: what is offered and what it does."""

from cantina.games.x_wing.rules.special_actions import choices
from cantina.games.x_wing.rules.target_locks import lockable
from cantina.games.x_wing.rules.values import agility_value
from cantina.games.x_wing.state import Ship
from x_wing.duels import fire, shoot
from x_wing.faces import BLANK, CRITICAL, EVADE, FOCUS, HIT
from x_wing.ships import IMPERIAL, damage, tie, x_wing
from x_wing.table import Skirmish, fly, play, position
from x_wing.test_pilots_large_rebel import placed_last, setup_with


def combat(*ships: Ship) -> Skirmish:
    return play(position(*ships, step="begin-combat"))


def test_krassis_trelix_rerolls_with_secondary_weapons() -> None:
    ship = tie("krassistrelix", upgrades=["heavylasercannon"])
    table = fire(ship, x_wing(), "heavylasercannon", [BLANK] * 4, [HIT], [BLANK] * 2)
    table.use(IMPERIAL, "pilot:krassistrelix")
    table.answer(IMPERIAL, "0")
    assert table.ship(1).shields == 1
    primary = shoot(tie("krassistrelix"), x_wing(), [BLANK] * 3, [BLANK] * 2)
    assert primary.seen.attack is None


def test_kath_scarlet_stresses_who_cancels_a_critical() -> None:
    table = shoot(tie("kathscarlet"), x_wing(), [CRITICAL, BLANK, BLANK], [EVADE, BLANK])
    assert table.ship(1).tokens == {"stress": 1}
    hit = shoot(tie("kathscarlet"), x_wing(), [CRITICAL, BLANK, BLANK], [BLANK, BLANK])
    assert hit.ship(1).tokens == {}


def test_boba_fett_banks_the_other_way() -> None:
    table = fly("bank:left:2", tie("bobafett"), x_wing(at=(450, 60, 90)))
    table.use(IMPERIAL, "pilot:bobafett")
    assert table.state.ship(0).flight.bearing == "bank:right"


def test_captain_yorr_takes_the_stress_of_a_friend() -> None:
    friend = tie("blacksquadronpilot", at=(450, 500, 270))
    yorr = tie("captainyorr", at=(600, 500, 270))
    table = fly("koiogran:3", friend, yorr, x_wing(at=(450, 100, 90)))
    table.use(IMPERIAL, "pilot:captainyorr", you=1)
    assert [table.ship(i).tokens for i in (0, 1)] == [{}, {"stress": 1}]


def test_colonel_jendon_hands_his_lock_over() -> None:
    friend = tie(at=(560, 500, 270))
    table = combat(tie("coloneljendon", lock=2), friend, x_wing())
    table.use(IMPERIAL, "pilot:coloneljendon")
    assert [table.lock(i) for i in (0, 1)] == [-1, 2]


def test_captain_kagi_draws_every_lock() -> None:
    g = position(x_wing(), tie(), tie("captainkagi", at=(600, 500, 270)))
    assert lockable(g, g.ship(0)) == [2]
    far = position(x_wing(), tie(), tie("captainkagi", at=(800, 850, 270)))
    assert lockable(far, far.ship(0)) == [1]


def test_captain_oicunn_rams() -> None:
    victim = x_wing(at=(450, 360, 90))
    table = fly("straight:2", tie("captainoicunn", at=(450, 500, 270)), victim)
    assert table.ship(1).shields == 1


def test_commander_kenkirk_dodges_once_his_shields_are_down() -> None:
    whole = position(tie("commanderkenkirk", shields=1, damage=damage("")), x_wing())
    assert agility_value(whole, whole.ship(0)) == 0
    hurt = position(tie("commanderkenkirk", shields=0, damage=damage("")), x_wing())
    assert agility_value(hurt, hurt.ship(0)) == 1


def test_rear_admiral_chiraneau_turns_focus_into_criticals() -> None:
    table = shoot(tie("rearadmiralchiraneau"), x_wing(), [FOCUS, BLANK, BLANK], [BLANK] * 2)
    table.use(IMPERIAL, "pilot:rearadmiralchiraneau")
    assert table.ship(1).shields == 1


def test_lieutenant_dormitz_brings_friends_along() -> None:
    table = setup_with(["wedgeantilles"], ["lieutenantdormitz", "academypilot"])
    while table.ship(1).status != "in play":
        table.answer(table.waiting[0], table.offered(table.waiting[0])[0])
    assert table.ship(2).status == "in play"


def test_lieutenant_dormitz_lets_a_later_friend_start_near_him() -> None:
    table = setup_with(["wedgeantilles"], ["lieutenantdormitz", "obsidiansquadronpilot"])
    placed_last(table, IMPERIAL, 1)
    dormitz = table.ship(1)
    table.refusal(IMPERIAL, f"{dormitz.x},300,270")
    table.answer(IMPERIAL, f"{dormitz.x},{dormitz.y - 150},270")
    assert table.ship(2).status == "in play"


def test_major_stridan_commands_from_afar() -> None:
    friend = tie(at=(450, 200, 270))
    near = position(tie("starkillerbasepilot"), friend, x_wing(at=(800, 100, 90)))
    assert list(choices(near, near.ship(0), "coordinate")) == []
    far = position(tie("majorstridan"), friend, x_wing(at=(800, 100, 90)))
    assert list(choices(far, far.ship(0), "coordinate")) == [("coordinate", 1)]


def test_major_stridan_uses_his_cards_on_friends_afar() -> None:
    stridan = tie("majorstridan", upgrades=["systemsofficer"])
    friend = tie(at=(450, 250, 270))
    table = fly("straight:1", stridan, friend, x_wing(at=(450, 60, 90)))
    assert table.offered(IMPERIAL) == ["yes", "no"]


def test_kylo_ren_shows_the_dark_side_from_his_shuttle() -> None:
    table = shoot(x_wing("lukeskywalker"), tie("kyloren-upsilonclassshuttle"), [HIT] * 3, [BLANK])
    table.answer(IMPERIAL, "blinded-pilot")
    assert table.state.ship(0).cards.card_in_wait == "blinded-pilot"
