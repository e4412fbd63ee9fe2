from destiny.table import In, Side, table


def test_smoke():
    duel = table(
        Side([In("AW 38", dice=("1MD", None))], hand=["AW 157"], resources=2),
        Side([In("AW 11", damage=3)]),
    )
    print(duel.offered(0))
    duel.act(0, "resolve", ("AW 38", 0))
    duel.choose(0, "AW 11")
    assert duel.damage("AW 11") == 4
    assert duel.shows("AW 38") is None
    print(duel.log())
