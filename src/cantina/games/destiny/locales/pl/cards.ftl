## Teksty kart Destiny (próba)

ds-says-qualified = { AGREE($adjective, $what) } { $what }
    .head = what
ds-says-subtyped = { $what } typu { FORM($subtype, case: "nom") }
    .head = what
ds-says-not-subtyped = { $what } typu innego niż { FORM($subtype, case: "nom") }
    .head = what
ds-says-owned = { $whose ->
    [you] { $person ->
        [they] { AGREE("word-own", $what) } { $what }
       *[you] { AGREE("word-your", $what) } { $what }
    }
    [opponent] { $what } przeciwnika
    [that-player] { $what } tego gracza
   *[other] { $what } dowolnego gracza
}
    .head = what
ds-says-player = { $who ->
    [opponent] przeciwnik
    [that-player] ten gracz
   *[anyone] dowolny gracz
}
    .gen = { $who ->
    [opponent] przeciwnika
    [that-player] tego gracza
   *[anyone] dowolnego gracza
}
    .dat = { $who ->
    [opponent] przeciwnikowi
    [that-player] temu graczowi
   *[anyone] dowolnemu graczowi
}
ds-says-in-zone = { $zone ->
    [hand] { $whose ->
        [you] { $what } z ręki
        [opponent] { $what } z ręki przeciwnika
       *[other] { $what } z ręki tego gracza
    }
   *[looked-at] { $what } spośród obejrzanych
}
    .head = what
ds-says-on = { $what } { AGREE("word-attached", $what) } do { FORM($host, case: "gen") }
    .head = what
ds-says-one = { $what }
    .head = what
ds-says-up-to = do { $n } { FORM($what, $n, case: "gen") }
    .head = what
ds-says-any-number = dowolna liczba { FORM($what, case: "gen", number: "pl") }
    .gender = f
    .acc = dowolną liczbę { FORM($what, case: "gen", number: "pl") }
    .gen = dowolnej liczby { FORM($what, case: "gen", number: "pl") }
    .dat = dowolnej liczbie { FORM($what, case: "gen", number: "pl") }
ds-says-several = { $n } { FORM($what, $n) }
    .head = what
ds-says-each = { AGREE("word-every", $what) } { $what }
    .head = what
ds-says-all = { FORM($what, number: "pl") }
    .head = what
ds-says-any = { $whose ->
    [opponent] { AGREE("word-any", $what) } { $what } przeciwnika
   *[any] { AGREE("word-any", $what) } { $what }
}
    .head = what
ds-says-at-random = { $n } { AGREE("word-random", FORM($what, $n)) } { FORM($what, $n) }
    .head = what
ds-says-combined = { $what } o łącznej wartości { $bound }
    .head = what
ds-says-at-least = co najmniej { $n }
ds-says-this = { AGREE("word-this", $what) } { $what }
    .head = what
ds-says-this-die = ta kość
    .gender = f
    .gen = tej kości
    .dat = tej kości
    .acc = tę kość
ds-says-that-card = tamta karta
    .gender = f
    .gen = tamtej karty
    .dat = tamtej karcie
    .acc = tamtą kartę
ds-says-that-character = tamta postać
    .gender = f
    .gen = tamtej postaci
    .dat = tamtej postaci
    .acc = tamtą postać
ds-says-cost-of = koszt { FORM($cards, case: "gen") }
    .gen = kosztu { FORM($cards, case: "gen") }
    .dat = kosztowi { FORM($cards, case: "gen") }
ds-says-there-no = nie ma { FORM($what, case: "gen") }
ds-says-do = { $verb ->
    [inf] { $first } i { $second }
   *[you] { $first }; { $second }
}
    .long = yes
ds-says-then = { $first }; następnie { $then }
    .long = yes
ds-says-option = { $first }; albo { $second }
ds-says-may = { $verb ->
    [they] może { FORM($effect, verb: "inf") }
   *[you] możesz { FORM($effect, verb: "inf") }
}
ds-says-to = { TRAIT($effect, "long") ->
    [yes] { $cost }; jeśli to zrobisz, { FORM($effect, verb: "you") }
   *[no] { $cost }, aby { FORM($effect, verb: "inf") }
}
ds-says-choose = { $verb ->
    [inf] wybrać
    [they] wybiera
   *[you] wybierz
} jedno: { $options }
ds-says-as = { $verb ->
    [inf] nakazać { FORM($who, case: "dat") } { FORM($effect, verb: "inf") }
   *[you] { FORM($who, case: "nom") } { FORM($effect, verb: "they") }
}
ds-says-pick = { $verb ->
    [inf] wybrać
    [they] wybiera
   *[you] wybierz
} { FORM($what, case: "acc") }
ds-says-remove = { $verb ->
    [inf] usunąć
    [they] usuwa
   *[you] usuń
} { FORM($dice, case: "acc") }
ds-says-reroll = { $verb ->
    [inf] przerzucić
    [they] przerzuca
   *[you] przerzuć
} { FORM($dice, case: "acc") }
ds-says-deal = { $verb ->
    [inf] zadać
    [they] zadaje
   *[you] zadaj
} { FORM($to, case: "dat") } { $how ->
    [value] obrażenia w liczbie równej { FORM($n, case: "dat") }
   *[number] { $n } { $n ->
        [one] obrażenie
        [few] obrażenia
       *[other] obrażeń
    }
}
ds-says-deal-split = { $verb ->
    [inf] rozdzielić
    [they] rozdziela
   *[you] rozdziel
} { $n } { $n ->
    [one] obrażenie
    [few] obrażenia
   *[other] obrażeń
} między { $person ->
    [they] swoje postacie
   *[you] twoje postacie
}
ds-says-give-shields = { $verb ->
    [inf] dać
    [they] daje
   *[you] daj
} { FORM($to, case: "dat") } { $how ->
    [value] osłony: { $n }
   *[number] { $n } { $n ->
        [one] osłonę
        [few] osłony
       *[other] osłon
    }
}
ds-says-gain = { $verb ->
    [inf] otrzymać
    [they] otrzymuje
   *[you] otrzymaj
} { $how ->
    [value] zasoby w liczbie równej { FORM($n, case: "dat") }
   *[number] { $n } { $n ->
        [one] zasób
        [few] zasoby
       *[other] zasobów
    }
}
ds-says-discard-from-hand = { $verb ->
    [inf] odrzucić
    [they] odrzuca
   *[you] odrzuć
} { $n } { $n ->
    [one] kartę
    [few] karty
   *[other] kart
} z ręki
ds-says-discard-at-random = { $verb ->
    [inf] odrzucić
    [they] odrzuca
   *[you] odrzuć
} { $n } { $n ->
    [one] losową kartę
    [few] losowe karty
   *[other] losowych kart
} z ręki { FORM($whose, case: "gen") }
ds-says-discard = { $verb ->
    [inf] odrzucić
    [they] odrzuca
   *[you] odrzuć
} { FORM($cards, case: "acc") }
ds-says-look-at = { $verb ->
    [inf] obejrzeć
    [they] ogląda
   *[you] obejrzyj
} { FORM($cards, case: "acc") }
ds-says-move-upgrade = { $verb ->
    [inf] przenieść
    [they] przenosi
   *[you] przenieś
} { FORM($upgrade, case: "acc") } na { FORM($to, case: "acc") }
ds-says-cost-changes = koszt { FORM($card, case: "gen") } jest dla ciebie { $sign ->
    [less] niższy
   *[more] wyższy
} o { $n }
ds-says-cost-on = { $rule } przy zagrywaniu na { FORM($on, case: "acc") }
ds-says-when-played = Efekt: { $effect }.
ds-says-special = Specjalna: { $effect }.
ds-says-action = Akcja: { $effect }.
ds-says-after = Po tym, jak { $event }, { $effect }.
ds-says-before = Zanim { $event }, { $effect }.
ds-says-ongoing-while = Dopóki { $condition }: { $rule }.
ds-says-keyword = { $keyword ->
    [ambush] Zasadzka.
    [guardian] Strażnik.
   *[redeploy] Przegrupowanie.
}
ds-says-on-activates = { $by ->
    [you] aktywujesz { FORM($card, case: "acc") }
   *[other] zostanie aktywowana { FORM($card, case: "nom") }
}
ds-says-on-defeated = { FORM($card, case: "nom") } zostanie { AGREE("word-defeated", FORM($card, case: "nom")) }
ds-says-on-dealt-damage = { FORM($card, case: "dat") } zostaną zadane obrażenia
