"""Where on the table each answer is clicked, and why what is missing is missing."""

from x_wing.faces import BLANK, FOCUS, HIT
from x_wing.scenarios.scene import ANNA, BORIS, Scene, imperial, rebel
from x_wing.ships import IMPERIAL, REBEL, tie, x_wing
from x_wing.table import Skirmish, act, fight, play, position

FAR = (450.0, 800.0, 270.0)


def clicked(table: Skirmish, seat: int) -> dict[str, str | None]:
    """Return where each answer that a seat may give is clicked."""
    (ask,) = table.asks(seat)
    return {option.key: option.at for option in ask.options}


def refused(table: Skirmish, seat: int) -> dict[str, tuple[str, str, str | None]]:
    """Return what is refused to a seat: why, by which rule, and where it would be clicked."""
    (ask,) = table.asks(seat, explain=True)
    return {each.key: (each.reason.id, each.rule, each.at) for each in ask.blocked}


def test_an_attack_is_clicked_at_its_target() -> None:
    armed = x_wing("lukeskywalker", upgrades=["protontorpedoes"], lock=2)
    table = play(position(armed, tie(), tie(at=(500, 500, 270))))
    assert clicked(table, REBEL) == {
        "attack:primary:1": "ship:1",
        "attack:primary:2": "ship:2",
        "attack:protontorpedoes:2": "ship:2",
        "pass": None,
    }


def test_each_enemy_that_cannot_be_attacked_says_why() -> None:
    armed = x_wing("lukeskywalker", upgrades=["protontorpedoes", "deadeye"], lock=1, touching=[5])
    enemies = (
        tie(at=(450, 380, 270)),  # Range 1
        tie(at=(450, 500, 270)),  # Range 2
        tie(at=FAR),
        tie(at=(450, 150, 270)),  # behind
        tie(at=(490, 300, 270)),  # touched
        tie(at=(850, 300, 270)),  # far aside
        tie(at=(800, 300, 270)),  # aside, and just not far away by either axis
        tie(at=(650, 630, 225)),  # ahead, and beyond Range 3 across
    )
    table = play(position(armed, *enemies))
    found = refused(table, REBEL)
    torpedo = "attack:protontorpedoes:"
    beyond = ("xw-blocked-beyond-range", "XW-TARGET-2")
    out = ("xw-blocked-out-of-arc", "XW-TARGET-2")
    no_lock = ("xw-blocked-no-lock", "XW-SECONDARY-WEAPON-4")
    assert found[f"{torpedo}1"] == ("xw-blocked-weapon-range", "XW-SECONDARY-WEAPON-2", "ship:1")
    assert found[f"{torpedo}2"] == (*no_lock, "ship:2")
    assert found["attack:primary:3"] == (*beyond, "ship:3")
    assert found["attack:primary:4"] == (*out, "ship:4")
    assert found["attack:primary:5"] == ("xw-blocked-touching", "XW-TARGET-4", "ship:5")
    assert found["attack:primary:6"] == (*beyond, "ship:6")
    assert found["attack:primary:7"] == (*out, "ship:7")
    assert found["attack:primary:8"] == (*beyond, "ship:8")
    assert "attack:primary:1" not in found and "attack:primary:2" not in found


def test_actions_are_clicked_at_the_ship_that_acts_or_at_the_other_one() -> None:
    table = act(x_wing("rookiepilot"), tie(), tie(at=FAR))
    assert clicked(table, REBEL) == {"focus": "ship:0", "target-lock:1": "ship:1", "pass": "ship:0"}
    found = refused(table, REBEL)
    assert found["target-lock:2"] == ("xw-blocked-beyond-range", "XW-TARGET-LOCK-1", "ship:2")
    assert found["evade"][:2] == ("xw-blocked-no-icon", "XW-ACTION-2")
    assert found["boost"][:2] == ("xw-blocked-no-icon", "XW-ACTION-2")
    assert "focus" not in found and "target-lock" not in found


def test_an_action_of_this_round_says_that_it_was_performed() -> None:
    table = act(x_wing("rookiepilot", actions=("focus",)), tie())
    assert refused(table, REBEL)["focus"][:2] == ("xw-blocked-same-action", "XW-ACTION-7")
    assert "focus" not in clicked(table, REBEL)


def test_coordinating_and_jamming_are_clicked_at_the_other_ship() -> None:
    near, aside = (450, 400, 270), (850, 850, 270)
    for pilot, other, key in (
        ("lieutenantdormitz", tie(at=near), "coordinate:1"),
        ("scarifbasepilot", x_wing(at=near), "jam:1"),
    ):
        table = act(tie(pilot, at=(450, 300, 90)), other, x_wing(at=aside))
        assert clicked(table, IMPERIAL)[key] == "ship:1"


def test_tokens_are_spent_at_the_ship_and_dice_clicked_one_by_one() -> None:
    attacker = x_wing("rookiepilot", tokens={"focus": 1}, lock=1)
    table = fight(attacker, tie(), [HIT, FOCUS, BLANK])
    assert clicked(table, REBEL) == {"focus": "ship:0", "lock": "ship:0", "done": "ship:0"}
    table.answer(REBEL, "lock")
    assert clicked(table, REBEL) == {str(i): f"die:attack:{i}" for i in range(3)}


def test_the_defender_spends_tokens_at_his_own_ship() -> None:
    table = fight(x_wing(), tie(tokens={"evade": 1}), [HIT] * 3, [BLANK] * 3)
    assert clicked(table, IMPERIAL) == {"evade": "ship:1", "done": "ship:1"}


def test_which_ship_is_next_is_clicked_at_the_ship() -> None:
    ships = (x_wing(), x_wing(at=(600, 300, 90)), tie(had_combat=True, at=(500, 480, 270)))
    assert clicked(play(position(*ships)), REBEL) == {"0": "ship:0", "1": "ship:1"}


def test_a_card_is_used_at_the_ship_it_belongs_to() -> None:
    wingman = rebel("wedgeantilles", 540, 300, upgrades=["drawtheirfire"], had_combat=True)
    scene = Scene(rebel("rookiepilot", had_combat=True, shields=0), imperial("darthvader"), wingman)
    scene.attacks(BORIS, 0, "cb", "bb")
    (ask,) = scene.table.asks(ANNA)
    assert {option.key.split(":")[0]: option.at for option in ask.options} == {
        "use": "ship:2", "none": None,
    }  # fmt: skip
