"""Each battlefield and plot of Across the Galaxy, played."""

from destiny.cards.scene import PAL, scene
from destiny.table import In


def test_theed_pays_for_a_die_and_gives_neutrals_another_action() -> None:
    d = scene("AtG 159", team=[In("AoN 13", dice=("1R",))]).use("AtG 159")
    assert (d.resources(0), d.prompt(0)) == (1, "ds-ask-additional")
    d = scene("AtG 159", team=[In(PAL, dice=("1R",))]).use("AtG 159")
    assert (d.resources(0), d.my_turn_is_over) == (1, True)


def test_training_room_rerolls_plain_characters() -> None:
    d = scene("AtG 160", team=[In(PAL, dice=("-",)), In("AW 4", dice=("-",))]).use("AtG 160")
    assert d.can_choose(0, (PAL, 0), ("AW 4", 0)) == [True, False]
    d.rolls((PAL, "1R")).choose(0, (PAL, 0))
    assert d.pool(0) == ["1R", "-"]
