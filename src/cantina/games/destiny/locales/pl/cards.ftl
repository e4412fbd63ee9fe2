## Teksty kart: po jednej wiadomości na każde słowo języka kart.
## Terminy są z gry, zdania nasze własne.

ds-says-detail = { $what } { $detail }
    .head = what
ds-says-or = { $first } lub { $second }
    .head = first
ds-says-list = { $first }, { $second }
    .head = first
ds-says-nor = { $first } i { $second }
    .head = first
ds-says-and = { $first } i { $second }
    .head = first

### Symbole

ds-says-symbol = { $symbol ->
    [melee] obrażenia wręcz
    [ranged] obrażenia dystansowe
    [indirect] obrażenia pośrednie
    [shield] osłony
    [resource] zasoby
    [disrupt] zakłócenie
    [discard] odrzucenie
    [focus] skupienie
    [special] zdolność specjalna
   *[blank] pusta ścianka
}
    .acc = { $symbol ->
    [melee] obrażenia wręcz
    [ranged] obrażenia dystansowe
    [indirect] obrażenia pośrednie
    [shield] osłony
    [resource] zasoby
    [disrupt] zakłócenie
    [discard] odrzucenie
    [focus] skupienie
    [special] zdolność specjalną
   *[blank] pustą ściankę
}
    .with = { $symbol ->
    [melee] z obrażeniami wręcz
    [ranged] z obrażeniami dystansowymi
    [indirect] z obrażeniami pośrednimi
    [shield] z osłonami
    [resource] z zasobami
    [disrupt] z zakłóceniem
    [discard] z odrzuceniem
    [focus] ze skupieniem
    [special] ze zdolnością specjalną
   *[blank] z pustą ścianką
}
    .without = { $symbol ->
    [melee] bez obrażeń wręcz
    [ranged] bez obrażeń dystansowych
    [indirect] bez obrażeń pośrednich
    [shield] bez osłon
    [resource] bez zasobów
    [disrupt] bez zakłócenia
    [discard] bez odrzucenia
    [focus] bez skupienia
    [special] bez zdolności specjalnej
   *[blank] bez pustej ścianki
}
    .side = { $symbol ->
    [melee] ściankę z obrażeniami wręcz
    [ranged] ściankę z obrażeniami dystansowymi
    [indirect] ściankę z obrażeniami pośrednimi
    [shield] ściankę z osłonami
    [resource] ściankę z zasobami
    [disrupt] ściankę z zakłóceniem
    [discard] ściankę z odrzuceniem
    [focus] ściankę ze skupieniem
    [special] ściankę ze zdolnością specjalną
   *[blank] pustą ściankę
}
ds-says-any-damage = dowolne obrażenia
    .with = z dowolnymi obrażeniami
    .without = bez obrażeń
    .side = ściankę z dowolnymi obrażeniami

### Grupy imienne

ds-says-qualified = { AGREE($adjective, $what) } { $what }
    .head = what
ds-says-subtyped = { $what } typu { FORM($subtype, case: "nom") }
    .head = what
ds-says-not-subtyped = { $what } typu innego niż { FORM($subtype, case: "nom") }
    .head = what
ds-says-titled = { $what } „{ $name }”
    .head = what
ds-says-name = „{ $name }”
ds-says-die-of-type = { $what } { FORM($kind, case: "gen", number: "same") }
    .head = what
ds-says-own-die = { AGREE("word-proper", $what) } { $what } { FORM($host, case: "gen") }
    .head = what
ds-says-die-named = { $what } „{ $name }”
    .head = what
ds-says-die-subtyped = { $what } typu { FORM($subtype, case: "nom") }
    .head = what

### Gracze i miejsca

ds-says-owned = { $whose ->
    [you] { $person ->
        [they] { AGREE("word-own", $what) } { $what }
       *[you] { AGREE("word-your", $what) } { $what }
    }
    [controller] { AGREE("word-your", $what) } { $what }
    [opponent] { $what } przeciwnika
    [that-player] { $what } tego gracza
    [each-opponent] { $what } dowolnego przeciwnika
    [another] { $what } innego gracza
   *[other] { $what } dowolnego gracza
}
    .head = what
ds-says-player = { $who ->
    [you] { $person ->
        [they] ten gracz
       *[you] ty
    }
    [opponent] przeciwnik
    [that-player] ten gracz
    [each-opponent] każdy przeciwnik
    [another] inny gracz
    [everyone] każdy gracz
   *[anyone] dowolny gracz
}
    .gen = { $who ->
    [you] { $person ->
        [they] tego gracza
       *[you] ciebie
    }
    [opponent] przeciwnika
    [that-player] tego gracza
    [each-opponent] każdego przeciwnika
    [another] innego gracza
    [everyone] każdego gracza
   *[anyone] dowolnego gracza
}
    .dat = { $who ->
    [you] sobie
    [opponent] przeciwnikowi
    [that-player] temu graczowi
    [each-opponent] każdemu przeciwnikowi
    [another] innemu graczowi
    [everyone] każdemu graczowi
   *[anyone] dowolnemu graczowi
}
    .acc = { $who ->
    [you] siebie
    [opponent] przeciwnika
    [that-player] tego gracza
    [each-opponent] każdego przeciwnika
    [another] innego gracza
    [everyone] każdego gracza
   *[anyone] dowolnego gracza
}
ds-says-in-zone = { $zone ->
    [hand] { $whose ->
        [you] { $what } z ręki
        [opponent] { $what } z ręki przeciwnika
        [each-opponent] { $what } z rąk wszystkich przeciwników
       *[other] { $what } z ręki tego gracza
    }
    [discard] { $whose ->
        [you] { $person ->
            [they] { $what } ze swojego stosu kart odrzuconych
           *[you] { $what } { $case ->
                [nom] w twoim stosie kart odrzuconych
               *[other] z twojego stosu kart odrzuconych
            }
        }
        [opponent] { $what } ze stosu kart odrzuconych przeciwnika
        [that-player] { $what } ze stosu kart odrzuconych tego gracza
       *[other] { $what } z dowolnego stosu kart odrzuconych
    }
    [hand-or-discard] { $what } z ręki lub z twojego stosu kart odrzuconych
    [defeated] { AGREE("word-defeated", $what) } { $what } { $whose ->
        [you] twojej drużyny
       *[other] drużyny tego gracza
    }
    [set-aside] { AGREE("word-set-aside", $what) } na bok { $what }
    [under-this] { $what } spod tej intrygi
    [left-in-deck] { $what } spośród pozostałych obejrzanych
   *[looked-at] { $what } spośród obejrzanych
}
    .head = what
ds-says-not-this = { AGREE("word-other", $what) } { $what }
    .head = what
ds-says-not-host = { AGREE("word-other", $what) } { $what }
    .head = what
ds-says-not-that = { AGREE("word-other", $what) } { $what }
    .head = what
ds-says-copy-of-that = { $what } o tym samym tytule
    .head = what
ds-says-cheapest = { $what } o najniższym koszcie
    .head = what
ds-says-not-its-card = { AGREE("word-other", $what) } { $what }
    .head = what
ds-says-of-same-player = { $what } tego samego gracza
    .head = what
ds-says-of-same-type = { AGREE("word-other", $what) } { $what } tego samego rodzaju
    .head = what
ds-says-removed-last-turn = { $what } spośród usuniętych w ostatniej turze przeciwnika w tej rundzie
    .head = what
ds-says-of-named-colour = { $what } podanego koloru
    .head = what
ds-says-of-named-cost = { $what } o podanym koszcie
    .head = what
ds-says-that-you-own = { $what } twojej własności
    .head = what
ds-says-of-odd-cost = { $what } o nieparzystym koszcie
    .head = what
ds-says-of-named-type = { $what } podanego rodzaju
    .head = what
ds-says-of-named-title = { $what } o podanej nazwie
    .head = what
ds-says-among-picked = { $what } spośród wybranych
    .head = what
ds-says-not-picked = { $what } spoza wybranych
    .head = what
ds-says-unresolved = { $what } bez rozstrzygnięcia
    .head = what
ds-says-lowest-of-those = { $what } o najniższej wartości spośród tamtych
    .head = what
ds-says-among-those = { $what } spośród tamtych
    .head = what
ds-says-of-same-colour = { $what } tego samego koloru
    .head = what
ds-says-sharing-subtype = { $what } z tym samym podtypem
    .head = what
ds-says-of-same-symbol = { $what } z tym samym symbolem
    .head = what
ds-says-of-named-symbol = { $what } z podanym symbolem
    .head = what
ds-says-of-odd-value = { $what } o nieparzystej wartości
    .head = what
ds-says-copy-of-that-die = { $what } kopii tamtej karty
    .head = what
ds-says-of-symbol-not-here = { $what } z symbolem, którego nie ma na kościach tej postaci
    .head = what
ds-says-but-name = (oprócz karty „{ $name }”)
ds-says-on = { $what } { AGREE("word-attached", $what) } do { FORM($host, case: "gen") }
    .head = what
ds-says-on-any = { $what } { AGREE("word-attached", $what) } do { AGREE("word-any", FORM($host, case: "gen")) } { FORM($host, case: "gen") }
    .head = what
ds-says-with = { $what ->
    [damage] z obrażeniami w liczbie { FORM($bound, case: "fem") }
    [shields] z osłonami w liczbie { FORM($bound, case: "fem") }
    [health] o pozostałym zdrowiu { FORM($bound, case: "masc") }
    [points] o wartości w punktach { FORM($bound, case: "fem") }
    [downgrades] z osłabieniami w liczbie { FORM($bound, case: "fem") }
    [mods] z modyfikacjami w liczbie { FORM($bound, case: "fem") }
    [upgrades] z ulepszeniami w liczbie { FORM($bound, case: "fem") }
    [tokens] z żetonami w liczbie { FORM($bound, case: "fem") }
    [resources] z zasobami w liczbie { FORM($bound, case: "fem") }
    [own-copies] (twoje kopie w grze: { FORM($bound, case: "nom") })
    [copies] (kopie w grze: { FORM($bound, case: "nom") })
   *[cost] o koszcie { FORM($bound, case: "masc") }
}
ds-says-with-any = { $what ->
    [damage] z obrażeniami
    [shields] z osłonami
    [tokens] z żetonami
    [resources] z zasobami
    [discarded-copies] (kopia jest w dowolnym stosie kart odrzuconych)
    [downgrades] z osłabieniami
    [mods] z modyfikacjami
   *[other] z ulepszeniami
}
ds-says-without = { $what ->
    [damage] bez obrażeń
    [shields] bez osłon
    [tokens] bez żetonów
    [resources] bez zasobów
    [downgrades] bez osłabień
    [mods] bez modyfikacji
   *[other] bez ulepszeń
}
ds-says-with-keyword = ze słowem kluczowym { $keyword ->
    [ambush] „Zasadzka”
    [guardian] „Strażnik”
   *[redeploy] „Przegrupowanie”
}
ds-says-with-word = ze słowem „{ $word }” w nazwie
ds-says-bearing = z ulepszeniem „{ $name }”
ds-says-bearing-subtype = z kartą „{ FORM($subtype, case: "nom") }”
ds-says-dice-show = z własną kością { FORM($symbols, case: "with") }
ds-says-die-on = { $upgrades ->
    [yes] { FORM($host, case: "gen") } lub { TRAIT($host, "gender") ->
        [f] jej
       *[other] jego
    } ulepszeń
   *[no] { FORM($host, case: "gen") }
}
ds-says-die-card = z { FORM($card, case: "gen") }
ds-says-die-place = { $place ->
    [on-card] spoza puli
   *[anywhere] w puli lub na karcie
}
ds-says-showing = { FORM($symbols, case: "with") }
ds-says-not-showing = { FORM($symbols, case: "without") }
ds-says-showing-cost = z kosztem
ds-says-die-value = o wartości { FORM($bound, case: "fem") }
ds-says-die-modifier = z plusem

### Ile

ds-says-one = { $what }
    .head = what
ds-says-one-of-each = { $what } każdego przeciwnika
    .head = what
ds-says-up-to = do { $n } { FORM($what, $n, case: "gen") }
    .head = what
    .dat = najwyżej { $n } { FORM($what, $n, case: "dat") }
    .ins = najwyżej { $n } { FORM($what, $n, case: "ins") }
ds-says-up-to-value = do X { FORM($what, case: "gen", number: "pl") } (X to { FORM($n, case: "nom") })
    .head = what
ds-says-any-number = { $some ->
    [yes] co najmniej jedna z { FORM($what, case: "gen", number: "pl") }
   *[no] dowolna liczba { FORM($what, case: "gen", number: "pl") }
}
    .gender = f
    .gen = dowolnej liczby { FORM($what, case: "gen", number: "pl") }
    .dat = dowolnej liczbie { FORM($what, case: "gen", number: "pl") }
    .acc = { $some ->
    [yes] co najmniej jedną z { FORM($what, case: "gen", number: "pl") }
   *[no] dowolną liczbę { FORM($what, case: "gen", number: "pl") }
}
    .ins = dowolną liczbą { FORM($what, case: "gen", number: "pl") }
ds-says-several = { $n } { FORM($what, $n) }
    .head = what
ds-says-several-value = X { FORM($what, case: "gen", number: "pl") } (X to { FORM($n, case: "nom") })
    .head = what
ds-says-each = { AGREE("word-every", $what) } { $what }
    .head = what
ds-says-every = { AGREE("word-every", $what) } { $what }
    .head = what
ds-says-all = { FORM($what, number: "pl") }
    .head = what
ds-says-any = { $whose ->
    [opponent] { AGREE("word-any", $what) } { $what } przeciwnika
   *[any] { AGREE("word-any", $what) } { $what }
}
    .head = what
ds-says-top = { $n ->
    [one] wierzchnia karta
    [few] wierzchnie { $n } karty
   *[other] wierzchnie { $n } kart
} { $whose ->
    [you] { $person ->
        [they] swojej talii
       *[you] twojej talii
    }
    [opponent] talii przeciwnika
    [that-player] talii tego gracza
    [everyone] każdej talii
   *[other] dowolnej talii
}
    .gender = f
    .acc = { $n ->
        [one] wierzchnią kartę
        [few] wierzchnie { $n } karty
       *[other] wierzchnie { $n } kart
    } { $whose ->
        [you] { $person ->
            [they] swojej talii
           *[you] twojej talii
        }
        [opponent] talii przeciwnika
        [that-player] talii tego gracza
        [everyone] każdej talii
       *[other] dowolnej talii
    }
ds-says-at-random = { $n } { AGREE("word-random", FORM($what, $n)) } { FORM($what, $n) }
    .head = what
ds-says-combined = { $what } o łącznej wartości { FORM($bound, case: "fem") }
    .head = what
ds-says-same-symbol = { $what } z jednakowym symbolem
    .head = what
ds-says-same-title = { $what } o jednej nazwie
    .head = what
ds-says-different-colours = { $what } różnych kolorów
    .head = what
ds-says-share-subtype = { $what } ze wspólnym podtypem
    .head = what
ds-says-alike = { $what } o tym samym symbolu i wartości
    .head = what
ds-says-this = { AGREE("word-this", $what) } { $what }
    .head = what
ds-says-host = postać z { AGREE("word-this", FORM($what, case: "ins")) } { FORM($what, case: "ins") }
    .gender = f
    .gen = postaci z { AGREE("word-this", FORM($what, case: "ins")) } { FORM($what, case: "ins") }
    .dat = postaci z { AGREE("word-this", FORM($what, case: "ins")) } { FORM($what, case: "ins") }
    .ins = postacią z { AGREE("word-this", FORM($what, case: "ins")) } { FORM($what, case: "ins") }
    .loc = postaci z { AGREE("word-this", FORM($what, case: "ins")) } { FORM($what, case: "ins") }
ds-says-that-card = tamta karta
    .gender = f
    .gen = tamtej karty
    .dat = tamtej karcie
    .acc = tamtą kartę
    .ins = tamtą kartą
    .loc = tamtej karcie
ds-says-that-card-all = tamte karty
    .gender = f
    .number = pl
    .gen = tamtych kart
    .dat = tamtym kartom
    .acc = tamte karty
    .ins = tamtymi kartami
    .loc = tamtych kartach
ds-says-that-card-one = jedna z tamtych kart
    .gender = f
    .gen = jednej z tamtych kart
    .dat = jednej z tamtych kart
    .acc = jedną z tamtych kart
    .ins = jedną z tamtych kart
    .loc = jednej z tamtych kart
ds-says-played-card = to samo wydarzenie jeszcze raz
    .gender = n
ds-says-picked-card = wybrana karta
    .gender = f
    .gen = wybranej karty
    .dat = wybranej karcie
    .acc = wybraną kartę
    .ins = wybraną kartą
    .loc = wybranej karcie
ds-says-that-character = tamta postać
    .gender = f
    .gen = tamtej postaci
    .dat = tamtej postaci
    .acc = tamtą postać
    .ins = tamtą postacią
    .loc = tamtej postaci
ds-says-that-character-all = tamte postacie
    .gender = f
    .number = pl
    .gen = tamtych postaci
    .dat = tamtym postaciom
    .acc = tamte postacie
    .ins = tamtymi postaciami
    .loc = tamtych postaciach
ds-says-that-character-one = jedna z tamtych postaci
    .gender = f
    .gen = jednej z tamtych postaci
    .dat = jednej z tamtych postaci
    .acc = jedną z tamtych postaci
    .ins = jedną z tamtych postaci
    .loc = jednej z tamtych postaci
ds-says-its-card = postać tamtej kości
    .gender = f
    .gen = postaci tamtej kości
    .dat = postaci tamtej kości
    .ins = postacią tamtej kości
    .loc = postaci tamtej kości
ds-says-lowest-roller = każda postać z najniższym wynikiem rzutu
    .gender = f
    .gen = każdej postaci z najniższym wynikiem rzutu
    .dat = każdej postaci z najniższym wynikiem rzutu
    .acc = każdą postać z najniższym wynikiem rzutu
ds-says-this-die = ta kość
    .gender = f
    .gen = tej kości
    .dat = tej kości
    .acc = tę kość
    .ins = tą kością
    .loc = tej kości
ds-says-this-die-with = { FORM($symbols, case: "with") }
ds-says-those-dice = tamta kość
    .gender = f
    .gen = tamtej kości
    .dat = tamtej kości
    .acc = tamtą kość
    .ins = tamtą kością
    .loc = tamtej kości
ds-says-those-dice-all = tamte kości
    .gender = f
    .number = pl
    .gen = tamtych kości
    .dat = tamtym kościom
    .acc = tamte kości
    .ins = tamtymi kośćmi
    .loc = tamtych kościach
ds-says-those-dice-one = jedna z tamtych kości
    .gender = f
    .gen = jednej z tamtych kości
    .dat = jednej z tamtych kości
    .acc = jedną z tamtych kości
    .ins = jedną z tamtych kości
    .loc = jednej z tamtych kości
ds-says-removed-dice = usunięta kość
    .gender = f
    .gen = usuniętej kości
    .dat = usuniętej kości
    .acc = usuniętą kość
    .ins = usuniętą kością
    .loc = usuniętej kości
ds-says-at-least = co najmniej { FORM($n, case: "nom") }
    .fem = nie mniejszej niż { FORM($n, case: "nom") }
    .masc = nie mniejszym niż { FORM($n, case: "nom") }
ds-says-at-most = co najwyżej { FORM($n, case: "nom") }
    .fem = nie większej niż { FORM($n, case: "nom") }
    .masc = nie większym niż { FORM($n, case: "nom") }
ds-says-below = mniej niż { FORM($n, case: "nom") }
    .fem = mniejszej niż { FORM($n, case: "nom") }
    .masc = mniejszym niż { FORM($n, case: "nom") }
ds-says-exactly = { $how ->
    [value] { FORM($n, case: "nom") }
   *[number] { $n }
}
    .fem = { $how ->
    [value] równej { FORM($n, case: "dat") }
   *[number] { $n }
}
    .masc = { $how ->
    [value] równym { FORM($n, case: "dat") }
   *[number] { $n }
}
ds-says-count = liczba { FORM($what, case: "gen", number: "pl") }
    .gen = liczby { FORM($what, case: "gen", number: "pl") }
    .dat = liczbie { FORM($what, case: "gen", number: "pl") }
    .acc = liczbę { FORM($what, case: "gen", number: "pl") }
    .ins = liczbą { FORM($what, case: "gen", number: "pl") }
ds-says-value-of = wartość { FORM($dice, case: "gen") }
    .gen = wartości { FORM($dice, case: "gen") }
    .dat = wartości { FORM($dice, case: "gen") }
ds-says-value-of-all = łączna wartość { FORM($dice, case: "gen") }
    .gen = łącznej wartości { FORM($dice, case: "gen") }
    .dat = łącznej wartości { FORM($dice, case: "gen") }
ds-says-value-raised = suma wartości { FORM($dice, case: "gen") }, z których każda jest zwiększona o { $n }
    .gen = sumy wartości { FORM($dice, case: "gen") }, z których każda jest zwiększona o { $n }
    .dat = sumie wartości { FORM($dice, case: "gen") }, z których każda jest zwiększona o { $n }
ds-says-combined-value = łączna wartość { FORM($dice, case: "gen", number: "pl") }
    .gen = łącznej wartości { FORM($dice, case: "gen", number: "pl") }
    .dat = łącznej wartości { FORM($dice, case: "gen", number: "pl") }
ds-says-cost-of = koszt { FORM($cards, case: "gen") }
    .gen = kosztu { FORM($cards, case: "gen") }
    .dat = kosztowi { FORM($cards, case: "gen") }
ds-says-how-many = liczba rzuconych kości
    .gen = liczby rzuconych kości
    .dat = liczbie rzuconych kości
    .acc = liczbę rzuconych kości
ds-says-most-upgrades = liczba ulepszeń na jednej twojej postaci
    .gen = liczby ulepszeń na jednej twojej postaci
    .dat = liczbie ulepszeń na jednej twojej postaci
    .acc = liczbę ulepszeń na jednej twojej postaci
ds-says-cost-shown = koszt na górnej ściance
    .gen = kosztu na górnej ściance
    .dat = kosztowi na górnej ściance
    .acc = koszt na górnej ściance
ds-says-resolved-for = rozstrzygnięta wartość
    .gen = rozstrzygniętej wartości
    .dat = rozstrzygniętej wartości
    .acc = rozstrzygniętą wartość
ds-says-health-of = { $left ->
    [yes] łączne pozostałe zdrowie { FORM($cards, case: "gen") }
   *[no] zdrowie { FORM($cards, case: "gen") }
}
    .gen = { $left ->
        [yes] łącznego pozostałego zdrowia { FORM($cards, case: "gen") }
       *[no] zdrowia { FORM($cards, case: "gen") }
    }
    .dat = { $left ->
        [yes] łącznemu pozostałemu zdrowiu { FORM($cards, case: "gen") }
       *[no] zdrowiu { FORM($cards, case: "gen") }
    }
ds-says-different-symbols = liczba różnych symboli na { FORM($dice, case: "loc", number: "pl") }
    .gen = liczby różnych symboli na { FORM($dice, case: "loc", number: "pl") }
    .dat = liczbie różnych symboli na { FORM($dice, case: "loc", number: "pl") }
    .acc = liczbę różnych symboli na { FORM($dice, case: "loc", number: "pl") }
ds-says-tokens-on = liczba { $token ->
    [damage] obrażeń
    [resource] zasobów
   *[shield] osłon
} na { FORM($cards, case: "loc") }
    .gen = liczby { $token ->
    [damage] obrażeń
    [resource] zasobów
   *[shield] osłon
} na { FORM($cards, case: "loc") }
    .dat = liczbie { $token ->
    [damage] obrażeń
    [resource] zasobów
   *[shield] osłon
} na { FORM($cards, case: "loc") }
    .acc = liczbę { $token ->
    [damage] obrażeń
    [resource] zasobów
   *[shield] osłon
} na { FORM($cards, case: "loc") }
ds-says-hand-is-empty = { $whose ->
    [you] nie masz kart na ręce
    [opponent] przeciwnik nie ma kart na ręce
   *[other] ten gracz nie ma kart na ręce
}
ds-says-has-no-resources = { $whose ->
    [you] nie masz zasobów
    [opponent] przeciwnik nie ma zasobów
   *[other] ten gracz nie ma zasobów
}
ds-says-hand-size = { $whose ->
    [you] liczba kart na twojej ręce
    [controller] liczba kart na twojej ręce
    [opponent] liczba kart na ręce przeciwnika
   *[other] liczba kart na ręce tego gracza
}
    .gen = { $whose ->
    [you] liczby kart na twojej ręce
    [controller] liczby kart na twojej ręce
    [opponent] liczby kart na ręce przeciwnika
   *[other] liczby kart na ręce tego gracza
}
    .dat = { $whose ->
    [you] liczbie kart na twojej ręce
    [controller] liczbie kart na twojej ręce
    [opponent] liczbie kart na ręce przeciwnika
   *[other] liczbie kart na ręce tego gracza
}
    .acc = { $whose ->
    [you] liczbę kart na twojej ręce
    [controller] liczbę kart na twojej ręce
    [opponent] liczbę kart na ręce przeciwnika
   *[other] liczbę kart na ręce tego gracza
}
    .ins = { $whose ->
    [you] liczbą kart na twojej ręce
    [controller] liczbą kart na twojej ręce
    [opponent] liczbą kart na ręce przeciwnika
   *[other] liczbą kart na ręce tego gracza
}
ds-says-additional-actions = { $whose ->
    [you] liczba twoich dodatkowych akcji w ostatniej turze tej rundy
   *[other] liczba dodatkowych akcji tego gracza w jego ostatniej turze tej rundy
}
    .dat = { $whose ->
        [you] liczbie twoich dodatkowych akcji w ostatniej turze tej rundy
       *[other] liczbie dodatkowych akcji tego gracza w jego ostatniej turze tej rundy
    }
ds-says-resources = { $whose ->
    [you] liczba twoich zasobów
   *[other] liczba zasobów przeciwnika
}
    .gen = { $whose ->
    [you] liczby twoich zasobów
   *[other] liczby zasobów przeciwnika
}
    .dat = { $whose ->
    [you] liczbie twoich zasobów
   *[other] liczbie zasobów przeciwnika
}
    .acc = { $whose ->
    [you] liczbę twoich zasobów
   *[other] liczbę zasobów przeciwnika
}
ds-says-just-done = { $of ->
    [dice] liczba tych kości
    [cards] liczba tych kart
    [shields] liczba tych osłon
    [resources] liczba tych zasobów
   *[damage] liczba tych obrażeń
}
    .gen = { $of ->
        [dice] liczby tych kości
        [cards] liczby tych kart
        [shields] liczby tych osłon
        [resources] liczby tych zasobów
       *[damage] liczby tych obrażeń
    }
    .dat = { $of ->
        [dice] liczbie tych kości
        [cards] liczbie tych kart
        [shields] liczbie tych osłon
        [resources] liczbie tych zasobów
       *[damage] liczbie tych obrażeń
    }
    .acc = { $of ->
        [dice] liczbę tych kości
        [cards] liczbę tych kart
        [shields] liczbę tych osłon
        [resources] liczbę tych zasobów
       *[damage] liczbę tych obrażeń
    }
ds-says-event-amount = { $of ->
    [rolled] liczba rzuconych kości
    [removed] liczba usuniętych kości
   *[damage] liczba tych obrażeń
}
    .gen = { $of ->
        [rolled] liczby rzuconych kości
        [removed] liczby usuniętych kości
       *[damage] liczby tych obrażeń
    }
    .dat = { $of ->
        [rolled] liczbie rzuconych kości
        [removed] liczbie usuniętych kości
       *[damage] liczbie tych obrażeń
    }
    .acc = { $of ->
        [rolled] liczbę rzuconych kości
        [removed] liczbę usuniętych kości
       *[damage] liczbę tych obrażeń
    }
ds-says-lost-resources = liczba straconych zasobów
    .gen = liczby straconych zasobów
    .dat = liczbie straconych zasobów
    .acc = liczbę straconych zasobów
ds-says-more = nadwyżka { FORM($first, case: "gen") } nad { FORM($second, case: "ins") }
    .gen = nadwyżki { FORM($first, case: "gen") } nad { FORM($second, case: "ins") }
    .dat = nadwyżce { FORM($first, case: "gen") } nad { FORM($second, case: "ins") }
    .acc = nadwyżkę { FORM($first, case: "gen") } nad { FORM($second, case: "ins") }
ds-says-times = { $n } × { $times }
ds-says-for-every = po jednej za każde { $so_many } { FORM($what, $so_many, case: "acc") }
ds-says-doubling = drugie tyle, lecz najwyżej do { $most }
ds-says-half = połowa { FORM($n, case: "gen") } zaokrąglona { $up ->
    [yes] w górę
   *[no] w dół
}
    .gen = połowy { FORM($n, case: "gen") } zaokrąglonej { $up ->
        [yes] w górę
       *[no] w dół
    }
    .dat = połowie { FORM($n, case: "gen") } zaokrąglonej { $up ->
        [yes] w górę
       *[no] w dół
    }
    .acc = połowę { FORM($n, case: "gen") } zaokrągloną { $up ->
        [yes] w górę
       *[no] w dół
    }
ds-says-capped = { $n }, lecz najwyżej { $most }
ds-says-rather = { $usual } (lub { $instead }, jeśli { $condition })
ds-says-largest-subtype-group = największa liczba twoich postaci ze wspólnym podtypem
    .gen = największej liczby twoich postaci ze wspólnym podtypem
    .dat = największej liczbie twoich postaci ze wspólnym podtypem
    .acc = największą liczbę twoich postaci ze wspólnym podtypem

### Warunki

ds-says-neither = nie jest prawdą, że { $first } lub { $second }
ds-says-there = { $n ->
    [1] jest { FORM($what, case: "nom") }
   *[other] jest { $n } lub więcej { FORM($what, case: "gen", number: "pl") }
}
ds-says-there-no = nie ma { FORM($what, case: "gen") }
ds-says-is = { FORM($card, case: "nom") } jest { AGREE($what, FORM($card, case: "nom")) }
ds-says-is-affiliation = { FORM($card, case: "nom") } to { $affiliation ->
    [hero] bohater
    [villain] złoczyńca
   *[neutral] postać neutralna
}
ds-says-is-card = { FORM($card, case: "nom") } to { $name }
ds-says-is-subtype = { FORM($card, case: "nom") } ma podtyp { FORM($subtype, case: "nom") }
ds-says-is-type = { FORM($card, case: "nom") } to { FORM($type, case: "nom") }
ds-says-is-titled = { FORM($card, case: "nom") } ma w nazwie słowo „{ $word }”
ds-says-is-bearing = { FORM($card, case: "nom") } ma ulepszenie „{ $name }”
ds-says-is-bearing-subtype = { FORM($card, case: "nom") } ma kartę „{ FORM($subtype, case: "nom") }”
ds-says-is-named-colour = { FORM($card, case: "nom") } ma podany kolor
ds-says-is-discarded-too = kopia { FORM($card, case: "gen") } leży na stosie kart odrzuconych właściciela
ds-says-is-odd = koszt { FORM($card, case: "gen") } jest nieparzysty
ds-says-has = { $what ->
    [damage] liczba obrażeń na { FORM($card, case: "loc") } wynosi { FORM($bound, case: "nom") }
    [shields] liczba osłon na { FORM($card, case: "loc") } wynosi { FORM($bound, case: "nom") }
    [health] pozostałe zdrowie { FORM($card, case: "gen") } wynosi { FORM($bound, case: "nom") }
    [upgrades] liczba ulepszeń na { FORM($card, case: "loc") } wynosi { FORM($bound, case: "nom") }
    [resources] liczba zasobów na { FORM($card, case: "loc") } wynosi { FORM($bound, case: "nom") }
   *[points] wartość { FORM($card, case: "gen") } w punktach wynosi { FORM($bound, case: "nom") }
}
ds-says-has-no = { $what ->
    [damage] na { FORM($card, case: "loc") } nie ma obrażeń
    [upgrades] na { FORM($card, case: "loc") } nie ma ulepszeń
    [resources] na { FORM($card, case: "loc") } nie ma zasobów
   *[shields] na { FORM($card, case: "loc") } nie ma osłon
}
ds-says-has-any = { $what ->
    [damage] na { FORM($card, case: "loc") } są obrażenia
    [upgrades] na { FORM($card, case: "loc") } są ulepszenia
    [resources] na { FORM($card, case: "loc") } są zasoby
   *[shields] na { FORM($card, case: "loc") } są osłony
}
ds-says-shows = wynik { FORM($die, case: "gen") } to { FORM($symbols, case: "nom") }
ds-says-shows-value = wartość { FORM($die, case: "gen") } wynosi { FORM($bound, case: "nom") }
ds-says-shows-named = wynik { FORM($die, case: "gen") } to podany symbol
ds-says-shows-named-value = wynik { FORM($die, case: "gen") } to podana liczba
ds-says-is-die-of-type = { FORM($die, case: "nom") } to kość { FORM($kind, case: "gen") }
ds-says-shields-blocked = osłony zablokowały część tych obrażeń
ds-says-damage-taken = tych obrażeń nie zablokowano
ds-says-opponent-controls-battlefield = przeciwnik kontroluje pole bitwy
ds-says-exceeds = { FORM($first, case: "nom") } przekracza { FORM($second, case: "acc") }
ds-says-compared = { FORM($number, case: "nom") } wynosi { FORM($bound, case: "nom") }
ds-says-control-battlefield = kontrolujesz pole bitwy
ds-says-not-control-battlefield = nie kontrolujesz pola bitwy
ds-says-on-your-battlefield = walka toczy się na twoim polu bitwy
ds-says-took-actions = to co najmniej { $n }. twoja akcja w tej turze
ds-says-first-round = trwa pierwsza runda
ds-says-first-action = w tej rundzie nikt jeszcze nie wykonał akcji
ds-says-resolved-this-turn = w tej turze rozstrzygnięto co najmniej { $n } kości
ds-says-removed-enemy-die = w tej rundzie usunięto przez ciebie kość przeciwnika
ds-says-same-symbol-again = wypadł ten sam symbol
ds-says-lost-dice-last-turn = w ostatniej turze przeciwnika w tej rundzie usunięto twoje kości
ds-says-opponent-activated = przeciwnik aktywował postać w swojej ostatniej turze tej rundy
ds-says-opponent-resolved-same-symbol = przeciwnik rozstrzygnął kość z tym samym symbolem w swojej ostatniej turze tej rundy

### Kolejność, wybór, cena

ds-says-do = { $verb ->
    [inf] { $first } i { $second }
   *[you] { $first }; { $second }
}
    .long = yes
ds-says-option = { $first }; albo { $second }
ds-says-then = { $first }; następnie { $then }
    .long = yes
ds-says-may = { $verb ->
    [inf] opcjonalnie { FORM($effect, verb: "inf") }
    [they] może { FORM($effect, verb: "inf") }
   *[you] { $person ->
        [they] może { FORM($effect, verb: "inf") }
       *[you] możesz { FORM($effect, verb: "inf") }
    }
}
ds-says-to = { TRAIT($effect, "long") ->
    [yes] { $verb ->
        [they] { $cost }; jeśli to zrobi, { FORM($effect, verb: "they") }
       *[you] { $cost }; jeśli to zrobisz, { FORM($effect, verb: "you") }
    }
   *[no] { $cost }, aby { FORM($effect, verb: "inf") }
}
ds-says-choose = { $verb ->
    [inf] wybrać
    [they] wybiera
   *[you] wybierz
} jedno: { $options }
ds-says-choose-several = { $verb ->
    [inf] wykonać
    [they] wykonuje
   *[you] wykonaj
} { $count } z tych: { $options }
    .long = yes
ds-says-if = { $verb ->
    [inf] { $effect }, jeśli { $condition }
   *[you] jeśli { $condition }, { $effect }
}
    .long = yes
ds-says-if-else = jeśli { $condition }, { $effect }; w przeciwnym razie { $otherwise }
ds-says-otherwise = { $first }; w przeciwnym razie { $second }
ds-says-brawl = { $effect }; potem ten przeciwnik może { FORM($cost, verb: "inf") }, aby odpłacić tym samym, i tak dalej
ds-says-everyone-does = { $verb ->
    [inf] nakazać każdemu graczowi { FORM($effect, verb: "inf") }
   *[you] każdy gracz { FORM($effect, verb: "they") }
}
ds-says-as = { $verb ->
    [inf] nakazać { FORM($who, case: "dat") } { FORM($effect, verb: "inf") }
    [they] nakazuje { FORM($who, case: "dat") } { FORM($effect, verb: "inf") }
   *[you] { FORM($who, case: "nom") } { FORM($effect, verb: "they") }
}
ds-says-unless = { FORM($who, case: "nom") } może { FORM($they, verb: "inf") }; w przeciwnym razie { $effect }
ds-says-unless-accepted = { FORM($who, case: "nom") } może { FORM($they, verb: "inf") }; jeśli to robi, { $accepted }; w przeciwnym razie { $effect }
ds-says-for-each = dla { FORM($cards, case: "gen") }: { $effect }
ds-says-for-each-of-those = dla każdej z tych kart: { $effect }
ds-says-let-choose = { FORM($who, case: "nom") } wybiera { $count } z tych rzeczy, po czym się dzieją: { $options }
    .long = yes
ds-says-pick = { $verb ->
    [inf] wybrać
    [they] wybiera
   *[you] wybierz
} { FORM($what, case: "acc") }
ds-says-spot = { $verb ->
    [inf] wskazać
    [they] wskazuje
   *[you] wskaż
} w grze { $n ->
    [1] { FORM($what, case: "acc") }
   *[other] { $n } { FORM($what, $n, case: "acc") }
}
ds-says-spot-sharing = { $effect } o { $share ->
    [title] tym samym tytule
   *[subtype] wspólnym podtypie
}
ds-says-spot-or = { $first } lub { FORM($what, case: "acc") }
ds-says-spot-any-number = { $verb ->
    [inf] wskazać
    [they] wskazuje
   *[you] wskaż
} dowolną liczbę { FORM($cards, case: "gen", number: "pl") } w grze
ds-says-declare = { $verb ->
    [inf] podać
    [they] podaje
   *[you] podaj
} { $what ->
    [colour] kolor
    [number] liczbę
    [symbol] symbol
    [card] kartę
    [type] rodzaj karty: wydarzenie, wsparcie lub ulepszenie
   *[subtype] podtyp postaci
}
ds-says-spare-subtypes = każdy przeciwnik podaje podtyp postaci; następnie usuń wszystkie kości postaci przeciwników bez podanych podtypów
ds-says-later = { $moment ->
    [end-of-action-phase] na końcu fazy akcji { $effect }
   *[end-of-round] na końcu rundy { $effect }
}
ds-says-until = { $moment ->
    [end-of-action-phase] do końca fazy akcji { $rule }
   *[end-of-round] do końca rundy { $rule }
}
ds-says-negotiate = przeciwnik wybiera i wykonuje jedną z tych rzeczy, a ty dwie z pozostałych: { FORM($options, verb: "inf") }
ds-says-bid-blood = wszyscy gracze licytują w tajemnicy i razem ujawniają oferty; zadaj graczom z najwyższą ofertą tyle obrażeń pośrednich, ile ona wynosi, a każdy z nich może zagrać za darmo kartę z ręki

### Kości

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
ds-says-turn = { $verb ->
    [inf] obrócić
    [they] obraca
   *[you] obróć
} { FORM($dice, case: "acc") } na inną ściankę
ds-says-turn-to = { $verb ->
    [inf] obrócić
    [they] obraca
   *[you] obróć
} { FORM($dice, case: "acc") } na { $side }
ds-says-side-showing = { FORM($symbols, case: "side") }
ds-says-side-at-a-cost = ściankę z kosztem
ds-says-side-not-showing = ściankę { FORM($symbols, case: "without") }
ds-says-side-of-value = ściankę o wartości { $value }
ds-says-side-one-higher = ściankę o następnej wyższej wartości
ds-says-side-symbol-picked = ściankę z symbolem wybranej kości
ds-says-side-symbol-of-this-die = ściankę z symbolem tej kości
ds-says-side-symbol-of-that-die = ściankę z symbolem tamtej kości
ds-says-side-like-this-die = ściankę z symbolem i wartością tej kości
ds-says-resolve = { $verb ->
    [inf] rozstrzygnąć
    [they] rozstrzyga
   *[you] rozstrzygnij
} { FORM($dice, case: "acc") }
ds-says-resolve-other = { $effect } jako dowolny wybrany symbol
ds-says-resolve-as = { $effect } jako { FORM($symbol, case: "acc") }
ds-says-resolve-base = { $effect } tak, jakby nie było na niej plusa
ds-says-resolve-value = { $effect } tak, jakby jej wartością była { FORM($n, case: "nom") }
ds-says-resolve-plus = { $which ->
    [one] { $effect }, zwiększając wartość jednej z nich o { FORM($n, case: "acc") }
   *[each] { $effect }, zwiększając wartość o { FORM($n, case: "acc") }
}
ds-says-resolve-minus = { $effect }, zmniejszając wartość o { FORM($n, case: "acc") }
ds-says-resolve-plus-if = { $effect }, zwiększając wartość o { FORM($n, case: "acc") }, jeśli { $condition }
ds-says-resolve-free = { $effect }, nie płacąc kosztów
ds-says-resolve-less = { $effect }, zmniejszając koszt o { $n }
ds-says-resolve-unblockable = { $effect } (tych obrażeń nie można zablokować)
ds-says-resolve-each = { $effect } przeciwko { AGREE("word-every", FORM($cards, case: "dat")) } { FORM($cards, case: "dat") }
ds-says-resolve-against = { $effect } przeciwko { FORM($cards, case: "dat") }
ds-says-resolve-keep = { $effect }, zostawiając kość w puli
ds-says-resolve-keep-if = { $effect }; jeśli { $condition }, kość zostaje w puli
ds-says-resolve-any-side = { $verb ->
    [inf] rozstrzygnąć
    [they] rozstrzyga
   *[you] rozstrzygnij
} dowolną ściankę jej kości (jeśli karta ją ma)
ds-says-resolve-another-side = { $verb ->
    [inf] rozstrzygnąć
    [they] rozstrzyga
   *[you] rozstrzygnij
} inną ściankę tej kości
ds-says-roll-in = { $verb ->
    [inf] rzucić
    [they] rzuca
   *[you] rzuć
} { FORM($dice, case: "ins") } do puli
ds-says-roll-lost-die = { $verb ->
    [inf] rzucić
    [they] rzuca
   *[you] rzuć
} jedną z tych kości do swojej puli
ds-says-roll-set-aside = { $verb ->
    [inf] rzucić
    [they] rzuca
   *[you] rzuć
} do puli { $n ->
    [one] { $n } odłożoną na bok kością „{ $name }”; opuszczając pulę, znów jest odkładana
    [few] { $n } odłożonymi na bok kośćmi „{ $name }”; opuszczając pulę, znów są odkładane
    [many] { $n } odłożonymi na bok kośćmi „{ $name }”; opuszczając pulę, znów są odkładane
   *[other] odłożonymi na bok kośćmi „{ $name }” w liczbie { $n }; opuszczając pulę, znów są odkładane
}
ds-says-roll-die-of = { $verb ->
    [inf] rzucić
    [they] rzuca
   *[you] rzuć
} do puli odłożoną na bok kością { FORM($card, case: "gen") }, jeśli jest; opuszczając pulę, znów jest odkładana
ds-says-raise = { $verb ->
    [inf] zwiększyć
    [they] zwiększa
   *[you] zwiększ
} jej wartość o { FORM($n, case: "acc") }
ds-says-pay-less = { $verb ->
    [inf] zmniejszyć
    [they] zmniejsza
   *[you] zmniejsz
} jej koszt o { $n }
ds-says-pay-nothing = { $verb ->
    [inf] nie płacić
    [they] nie płaci
   *[you] nie płać
} jej kosztu
ds-says-keep-this-die = { $verb ->
    [inf] zostawić
    [they] zostawia
   *[you] zostaw
} tę kość w puli
ds-says-reroll-this-die = { $verb ->
    [inf] przerzucić
    [they] przerzuca
   *[you] przerzuć
} tę kość, zostawiając ją w puli
ds-says-forbid-rolling = { $verb ->
    [inf] wybrać
    [they] wybiera
   *[you] wybierz
} { FORM($dice, case: "acc") }: w następnej rundzie nie można nią rzucać
ds-says-hold-dice = { $verb ->
    [inf] zatrzymać
    [they] zatrzymuje
   *[you] zatrzymaj
} { FORM($dice, case: "acc") } na tej karcie: póki jest ona w grze, nie rzuca się tą kością

### Obrażenia i osłony

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
}{ $unblockable ->
    [yes] { " " }(nie można { $n ->
        [one] go
       *[other] ich
    } zablokować)
   *[no] { "" }
}
ds-says-deal-split = { $verb ->
    [inf] rozdzielić
    [they] rozdziela
   *[you] rozdziel
} { $how ->
    [value] obrażenia w liczbie równej { FORM($n, case: "dat") }
   *[number] { $n } { $n ->
        [one] obrażenie
        [few] obrażenia
       *[other] obrażeń
    }
} między { $person ->
    [they] swoje postacie
   *[you] twoje postacie
}
ds-says-deal-among = { $verb ->
    [inf] rozdzielić
    [they] rozdziela
   *[you] rozdziel
} między { FORM($among, case: "acc", number: "pl") } obrażenia w liczbie równej { FORM($n, case: "dat") }{ $unblockable ->
    [yes] { " " }(nie można ich zablokować)
   *[no] { "" }
}
ds-says-force-wave = { $verb ->
    [inf] zadać
    [they] zadaje
   *[you] zadaj
} jednej postaci 3 obrażenia, innej 2 obrażenia, a trzeciej 1 obrażenie
ds-says-redirect = { $verb ->
    [inf] zadać
    [they] zadaje
   *[you] zadaj
} zamiast tego tamte obrażenia { FORM($cards, case: "dat") }
ds-says-bear-damage-or-loss = { $verb ->
    [inf] rozdzielić
    [they] rozdziela
   *[you] rozdziel
} { $n } między obrażenia swoich postaci i utratę zasobów
ds-says-exchange-blows = przerzuć kość postaci przeciwnika; przerzuć swoją kość postaci; następnie każdej z tych postaci zadawane są obrażenia równe wartości na kości drugiej
ds-says-indirect = { $verb ->
    [inf] zadać
    [they] zadaje
   *[you] zadaj
} { FORM($to, case: "dat") } { $how ->
    [value] obrażenia pośrednie w liczbie równej { FORM($n, case: "dat") }
   *[number] { $n } { $n ->
        [one] obrażenie pośrednie
        [few] obrażenia pośrednie
       *[other] obrażeń pośrednich
    }
}
ds-says-heal = { $verb ->
    [inf] wyleczyć
    [they] leczy
   *[you] wylecz
} { $how ->
    [value] obrażenia w liczbie równej { FORM($n, case: "dat") }
   *[number] { $up_to ->
        [yes] do { $n } { $n ->
            [one] obrażenia
           *[other] obrażeń
        }
       *[no] { $n } { $n ->
            [one] obrażenie
            [few] obrażenia
           *[other] obrażeń
        }
    }
} z { FORM($cards, case: "gen") }
ds-says-move-damage = { $verb ->
    [inf] przenieść
    [they] przenosi
   *[you] przenieś
} { $up_to ->
    [yes] do { $n } { $n ->
        [one] obrażenia
       *[other] obrażeń
    }
   *[no] { $n } { $n ->
        [one] obrażenie
        [few] obrażenia
       *[other] obrażeń
    }
} z { FORM($source, case: "gen") } na { FORM($to, case: "acc") } (osłony nie pomagają)
ds-says-move-all-damage = { $verb ->
    [inf] przenieść
    [they] przenosi
   *[you] przenieś
} { $up_to ->
    [yes] dowolną liczbę obrażeń
   *[no] wszystkie obrażenia
} z { FORM($source, case: "gen") } na { FORM($to, case: "acc") } (osłony nie pomagają)
ds-says-move-damage-around = { $verb ->
    [inf] przenieść
    [they] przenosi
   *[you] przenieś
} obrażenia między swoimi postaciami, jak chcesz, w granicach ich zdrowia (osłony nie pomagają)
ds-says-block = { $verb ->
    [inf] zablokować
    [they] blokuje
   *[you] zablokuj
} wszystkie te obrażenia
ds-says-block-some = { $verb ->
    [inf] zablokować
    [they] blokuje
   *[you] zablokuj
} te obrażenia, ale nie więcej niż { $n }
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
ds-says-share-shields = { $verb ->
    [inf] rozdzielić
    [they] rozdziela
   *[you] rozdziel
} { $n } { $n ->
    [one] osłonę
    [few] osłony
   *[other] osłon
} między swoje postacie
ds-says-remove-all-shields = { $verb ->
    [inf] zdjąć
    [they] zdejmuje
   *[you] zdejmij
} wszystkie osłony z { FORM($cards, case: "gen") }
ds-says-remove-any-shields = { $verb ->
    [inf] zdjąć
    [they] zdejmuje
   *[you] zdejmij
} dowolną liczbę osłon z { FORM($cards, case: "gen") }
ds-says-remove-shields = { $verb ->
    [inf] zdjąć
    [they] zdejmuje
   *[you] zdejmij
} { $n } { $n ->
    [one] osłonę
    [few] osłony
   *[other] osłon
} z { FORM($cards, case: "gen") }
ds-says-strip-shields = { $verb ->
    [inf] zdjąć
    [they] zdejmuje
   *[you] zdejmij
} łącznie do { $n } { $n ->
    [one] osłony
   *[other] osłon
} z dowolnych { FORM($cards, case: "gen", number: "pl") }
ds-says-strip-any-shields = { $verb ->
    [inf] zdjąć
    [they] zdejmuje
   *[you] zdejmij
} dowolną liczbę osłon z { FORM($cards, case: "gen", number: "pl") }
ds-says-move-shields = { $verb ->
    [inf] przenieść
    [they] przenosi
   *[you] przenieś
} { $n } { $n ->
    [one] osłonę
    [few] osłony
   *[other] osłon
} z { FORM($source, case: "gen") } na { FORM($to, case: "acc") }
ds-says-move-any-shields = { $verb ->
    [inf] przenieść
    [they] przenosi
   *[you] przenieś
} dowolną liczbę osłon z { FORM($source, case: "gen") } na { FORM($to, case: "acc") }
ds-says-move-all-shields = { $verb ->
    [inf] przenieść
    [they] przenosi
   *[you] przenieś
} wszystkie osłony z { FORM($source, case: "gen") } na { FORM($to, case: "acc") }
ds-says-defeat = { $verb ->
    [inf] pokonać
    [they] pokonuje
   *[you] pokonaj
} { FORM($cards, case: "acc") }

### Zasoby i żetony

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
ds-says-spend = { $verb ->
    [inf] wydać
    [they] wydaje
   *[you] wydaj
} { $how ->
    [value] zasoby w liczbie równej { FORM($n, case: "dat") }
   *[number] { $n } { $n ->
        [one] zasób
        [few] zasoby
       *[other] zasobów
    }
}
ds-says-spend-some = { $verb ->
    [inf] wydać
    [they] wydaje
   *[you] wydaj
} dowolną liczbę zasobów
ds-says-lose = { $verb ->
    [inf] stracić
    [they] traci
   *[you] strać
} { $n } { $n ->
    [one] zasób
    [few] zasoby
   *[other] zasobów
}
ds-says-lose-all = { $verb ->
    [inf] stracić
    [they] traci
   *[you] strać
} wszystkie zasoby
ds-says-take-resources = { $verb ->
    [inf] zabrać
    [they] zabiera
   *[you] zabierz
} { FORM($source, case: "dat") } { $n } { $n ->
    [one] zasób
    [few] zasoby
   *[other] zasobów
}
ds-says-switch-resources = { $verb ->
    [inf] wymienić
    [they] wymienia
   *[you] wymień
} wszystkie swoje zasoby na wszystkie zasoby { FORM($who, case: "gen") }
ds-says-give-resources = { $verb ->
    [inf] oddać
    [they] oddaje
   *[you] oddaj
} { $n } { $n ->
    [one] zasób
    [few] zasoby
   *[other] zasobów
}
ds-says-hand-over = { $verb ->
    [inf] oddać
    [they] oddaje
   *[you] oddaj
} { FORM($to, case: "dat") } do { $n } swoich zasobów
ds-says-give-resources-to = { $verb ->
    [inf] oddać
    [they] oddaje
   *[you] oddaj
} { FORM($to, case: "dat") } { $n } { $n ->
    [one] zasób
    [few] zasoby
   *[other] zasobów
}
ds-says-place-tokens = { $verb ->
    [inf] położyć
    [they] kładzie
   *[you] połóż
} { $n } { $token ->
    [damage] { $n ->
        [one] obrażenie
        [few] obrażenia
       *[other] obrażeń
    }
    [resource] { $n ->
        [one] zasób
        [few] zasoby
       *[other] zasobów
    }
   *[shield] { $n ->
        [one] osłonę
        [few] osłony
       *[other] osłon
    }
} na { FORM($on, case: "loc") }
ds-says-place-tokens-value = { $verb ->
    [inf] położyć
    [they] kładzie
   *[you] połóż
} na { FORM($on, case: "loc") } { $token ->
    [damage] obrażenia w liczbie równej { FORM($n, case: "dat") }
    [resource] zasoby w liczbie równej { FORM($n, case: "dat") }
   *[shield] osłony w liczbie równej { FORM($n, case: "dat") }
}
ds-says-take-tokens = { $verb ->
    [inf] zdjąć
    [they] zdejmuje
   *[you] zdejmij
} { $n } { $token ->
    [damage] { $n ->
        [one] obrażenie
        [few] obrażenia
       *[other] obrażeń
    }
    [resource] { $n ->
        [one] zasób
        [few] zasoby
       *[other] zasobów
    }
   *[shield] { $n ->
        [one] osłonę
        [few] osłony
       *[other] osłon
    }
} z { FORM($cards, case: "gen") }
ds-says-return-tokens = { $verb ->
    [inf] zwrócić
    [they] zwraca
   *[you] zwróć
} { $n } { $n ->
    [one] zasób
    [few] zasoby
   *[other] zasobów
} z { FORM($cards, case: "gen") } do puli ogólnej
ds-says-take-all-tokens = { $verb ->
    [inf] zabrać
    [they] zabiera
   *[you] zabierz
} wszystkie { $token ->
    [damage] obrażenia
    [resource] zasoby
   *[shield] osłony
} z { FORM($cards, case: "gen") }
ds-says-throw-tokens = { $verb ->
    [inf] usunąć
    [they] usuwa
   *[you] usuń
} z tej karty dowolną liczbę zasobów, aby zadać tylu postaciom po { $n } { $n ->
    [one] obrażeniu
    [few] obrażenia
   *[other] obrażeń
}

### Ręka, talia, stos kart odrzuconych

ds-says-draw = { $verb ->
    [inf] dobrać
    [they] dobiera
   *[you] dobierz
} { $how ->
    [value] karty w liczbie równej { FORM($n, case: "dat") }
   *[number] { $n } { $n ->
        [one] kartę
        [few] karty
       *[other] kart
    }
}
ds-says-draw-to-hand-size = { $verb ->
    [inf] dobrać
    [they] dobiera
   *[you] dobierz
} karty do limitu ręki
ds-says-discard-down-to = { $verb ->
    [inf] odrzucić
    [they] odrzuca
   *[you] odrzuć
} karty z ręki tak, aby zostało ich nie więcej niż { FORM($n, case: "nom") }
ds-says-discard-from-hand = { $verb ->
    [inf] odrzucić
    [they] odrzuca
   *[you] odrzuć
} { $how ->
    [value] z ręki karty w liczbie równej { FORM($n, case: "dat") }
   *[number] { $n } { $n ->
        [one] kartę
        [few] karty
       *[other] kart
    } z ręki
}
ds-says-discard-any-from-hand = { $verb ->
    [inf] odrzucić
    [they] odrzuca
   *[you] odrzuć
} dowolną liczbę kart z ręki
ds-says-discard-from-hand-such = { $verb ->
    [inf] odrzucić
    [they] odrzuca
   *[you] odrzuć
} { $n } { FORM($cards, $n, case: "acc") } z ręki
ds-says-discard-at-random = { $verb ->
    [inf] odrzucić
    [they] odrzuca
   *[you] odrzuć
} { $how ->
    [value] z ręki { FORM($whose, case: "gen") } losowe karty w liczbie równej { FORM($n, case: "dat") }
   *[number] { $n } { $n ->
        [one] losową kartę
        [few] losowe karty
       *[other] losowych kart
    } z ręki { FORM($whose, case: "gen") }
}
ds-says-mill = { $verb ->
    [inf] odrzucić
    [they] odrzuca
   *[you] odrzuć
} { $how ->
    [value] { "" }
   *[number] { $n } { $n ->
        [one] kartę
        [few] karty
       *[other] kart
    }{ " " }
}z wierzchu { $whose ->
    [you] { $person ->
        [they] swojej talii
       *[you] twojej talii
    }
    [opponent] talii przeciwnika
    [that-player] talii tego gracza
   *[other] dowolnej talii
}{ $how ->
    [value] { " " }karty w liczbie równej { FORM($n, case: "dat") }
   *[number] { "" }
}
ds-says-look-at = { $verb ->
    [inf] obejrzeć
    [they] ogląda
   *[you] obejrzyj
} { FORM($cards, case: "acc") }
ds-says-look-at-hand = { $verb ->
    [inf] obejrzeć
    [they] ogląda
   *[you] obejrzyj
} { $whose ->
    [opponent] karty na ręce przeciwnika
    [each-opponent] karty na rękach wszystkich przeciwników
   *[other] karty na ręce tego gracza
}
ds-says-reveal = { $verb ->
    [inf] ujawnić
    [they] ujawnia
   *[you] ujawnij
} { FORM($cards, case: "acc") }
ds-says-reveal-hand = { $verb ->
    [inf] odkryć
    [they] odkrywa
   *[you] odkryj
} { $whose ->
    [opponent] karty na ręce przeciwnika
    [each-opponent] karty na rękach wszystkich przeciwników
   *[other] karty na ręce tego gracza
}
ds-says-discard = { $verb ->
    [inf] odrzucić
    [they] odrzuca
   *[you] odrzuć
} { FORM($cards, case: "acc") }
ds-says-put-on-deck = { $verb ->
    [inf] położyć
    [they] kładzie
   *[you] połóż
} { FORM($cards, case: "acc") } { $where ->
    [top] na wierzchu talii właściciela
    [shuffled] w talii właściciela, tasując ją
    [bottom] na spodzie talii właściciela
   *[either] na wierzchu lub na spodzie talii właściciela
}
ds-says-put-back = { $verb ->
    [inf] odłożyć
    [they] odkłada
   *[you] odłóż
} { $where ->
    [top] pozostałe na wierzch tamtej talii
    [either] je na wierzch tamtej talii lub na spód
   *[bottom] pozostałe na spód tamtej talii
} w dowolnej kolejności
ds-says-add-to-hand = { $reveal ->
    [yes] { $verb ->
        [inf] pokazać i wziąć
        [they] pokazuje i bierze
       *[you] pokaż i weź
    } na rękę
   *[no] { $verb ->
        [inf] położyć na rękę właściciela
        [they] kładzie na rękę właściciela
       *[you] połóż na rękę właściciela
    }
} { FORM($cards, case: "acc") }
ds-says-search = { $verb ->
    [inf] znaleźć
    [they] znajduje
   *[you] znajdź
} w swojej talii { FORM($cards, case: "acc") }, { $verb ->
    [inf] pokazać i wziąć na rękę, a potem potasować
    [they] pokazuje i bierze na rękę, a potem tasuje
   *[you] pokaż i weź na rękę, a potem potasuj
} talię
ds-says-shuffle-deck = { $verb ->
    [inf] potasować
    [they] tasuje
   *[you] potasuj
} swoją talię
ds-says-find = { $verb ->
    [inf] znaleźć
    [they] znajduje
   *[you] znajdź
} { FORM($cards, case: "acc") } na swoim stosie kart odrzuconych lub w swojej talii, tasując ją
ds-says-return-to-hand = { $verb ->
    [inf] zwrócić
    [they] zwraca
   *[you] zwróć
} { FORM($cards, case: "acc") } na rękę właściciela
ds-says-set-aside = { $verb ->
    [inf] odłożyć
    [they] odkłada
   *[you] odłóż
} { FORM($cards, case: "acc") } na bok
ds-says-stack-under-this = { $verb ->
    [inf] odłożyć na bok to wydarzenie i położyć
    [they] odkłada na bok to wydarzenie i kładzie
   *[you] odłóż na bok to wydarzenie i połóż
} na nim zakrytą kartę z ręki
ds-says-play-stacked = { $verb ->
    [inf] zagrać za darmo i bez oglądania kartę z odłożonej kopii tego wydarzenia, a potem odrzucić tę kopię
    [they] zagrywa za darmo i bez oglądania kartę z odłożonej kopii tego wydarzenia, a potem odrzuca tę kopię
   *[you] zagraj za darmo i bez oglądania kartę z odłożonej kopii tego wydarzenia, a potem odrzuć tę kopię
}
ds-says-switch-upgrade = { $verb ->
    [inf] wymienić
    [they] wymienia
   *[you] wymień
} tę kartę na { FORM($cards, case: "acc") }, ignorując ograniczenia
ds-says-switch-with-discard = { $verb ->
    [inf] wymienić
    [they] wymienia
   *[you] wymień
} kartę z ręki na kartę ze swojego stosu kart odrzuconych

### Zagrywanie i akcje

ds-says-play = { $verb ->
    [inf] zagrać
    [they] zagrywa
   *[you] zagraj
} { FORM($card, case: "acc") }
ds-says-play-on = { $effect } na { FORM($on, case: "acc") }
ds-says-play-free = { $effect } za darmo
ds-says-play-less = { $effect }, obniżając koszt o { FORM($n, case: "acc") }
ds-says-play-less-if = { $effect }, obniżając koszt o { FORM($n, case: "acc") }, jeśli { $condition }
ds-says-play-aside = { $effect }, a potem { $verb ->
    [inf] odłożyć
    [they] odkłada
   *[you] odłóż
} je na bok
ds-says-play-ambush = { $effect }; ma ona Zasadzkę
ds-says-cost-less = { $verb ->
    [inf] obniżyć
    [they] obniża
   *[you] obniż
} koszt tamtej karty o { FORM($n, case: "acc") }
ds-says-give-ambush = { $verb ->
    [inf] dać
    [they] daje
   *[you] daj
} { $this_round ->
    [yes] swojej następnej karcie w tej rundzie
   *[no] { $to_next ->
        [yes] następnej karcie, którą zagrasz w tej turze,
       *[no] tamtej karcie
    }
} słowo kluczowe „Zasadzka”
ds-says-activate = { $verb ->
    [inf] aktywować
    [they] aktywuje
   *[you] aktywuj
} { FORM($cards, case: "acc") }
ds-says-contest-of-wills = zaczynając od ciebie, każdy gracz aktywuje swoją postać; następnie ten, czyja suma wartości rzuconych właśnie kości postaci jest najniższa, usuwa je
ds-says-make-ready = { $verb ->
    [inf] przygotować
    [they] przygotowuje
   *[you] przygotuj
} { FORM($cards, case: "acc") }
ds-says-become-support = ta karta do końca gry staje się przygotowanym wsparciem
ds-says-return-to-game = { $verb ->
    [inf] przywrócić
    [they] przywraca
   *[you] przywróć
} do gry { FORM($cards, case: "acc") } bez obrażeń
ds-says-exhaust = { $verb ->
    [inf] wyczerpać
    [they] wyczerpuje
   *[you] wyczerp
} { FORM($cards, case: "acc") }
ds-says-move-upgrade = { $verb ->
    [inf] przenieść
    [they] przenosi
   *[you] przenieś
} { FORM($upgrade, case: "acc") } na { FORM($to, case: "acc") }
ds-says-keep-one-upgrade-each = zaczynając od ciebie, każdy gracz może wybrać jedno ulepszenie; odrzuć wszystkie pozostałe ulepszenia
ds-says-extra-actions = { $verb ->
    [inf] wykonać
    [they] wykonuje
   *[you] wykonaj
} { $n ->
    [one] dodatkową akcję
   *[other] do { $n } dodatkowych akcji
}{ $next_turn ->
    [yes] { " " }w następnej turze tej rundy
   *[no] { "" }
}
ds-says-limit-extra-actions = { $verb ->
    [inf] wykonać
    [they] wykonuje
   *[you] wykonaj
} w tej turze nie więcej niż 1 dodatkową akcję
ds-says-limit-resolving = { $verb ->
    [inf] rozstrzygnąć
    [they] rozstrzyga
   *[you] rozstrzygnij
} w następnej turze tej rundy najwyżej jedną kość
ds-says-force-activation = { $verb ->
    [inf] aktywować
    [they] aktywuje
   *[you] aktywuj
} następną akcją w tej rundzie postać, o ile to możliwe
ds-says-must-pass = musisz spasować w { $n ->
    [one] swojej następnej { $n } turze
   *[other] swoich następnych { $n } turach
} tej rundy
ds-says-must-pass-all = musisz spasować we wszystkich swoich następnych turach tej rundy
ds-says-coerce = ten gracz musi zagrać tamtą kartę w następnej akcji, jeśli może
ds-says-bar-action = { $verb ->
    [inf] zabronić
    [they] zabrania
   *[you] zabroń
} { FORM($who, case: "dat") } wykonania tej samej akcji w następnej turze
ds-says-end-action-phase = { $verb ->
    [inf] zakończyć
    [they] kończy
   *[you] zakończ
} fazę akcji
ds-says-end-action-phase-after = { FORM($who, case: "nom") } może wykonać jeszcze jedną akcję, po czym faza akcji się kończy
ds-says-lose-game = przegrywasz grę
ds-says-take-battlefield = { $verb ->
    [inf] przejąć
    [they] przejmuje
   *[you] przejmij
} kontrolę nad polem bitwy
ds-says-claim-battlefield = { $verb ->
    [inf] przejąć
    [they] przejmuje
   *[you] przejmij
} pole bitwy, nawet jeśli w tej rundzie przejął je przeciwnik
ds-says-take-control = { $verb ->
    [inf] przejąć
    [they] przejmuje
   *[you] przejmij
} kontrolę nad { FORM($cards, case: "ins") }, kładąc kość z powrotem na karcie
ds-says-give-back = { $verb ->
    [inf] zwrócić
    [they] zwraca
   *[you] zwróć
} { FORM($cards, case: "acc") } pod kontrolę właściciela
ds-says-become-mod = { $verb ->
    [inf] dołączyć
    [they] dołącza
   *[you] dołącz
} { FORM($card, case: "acc") } do { FORM($to, case: "gen") } jako modyfikację, odrzucając jej ulepszenia
ds-says-lose-host = jeśli ta karta jest ulepszeniem, staje się wsparciem (nie przygotowuj jej)
ds-says-add-to-team = { $verb ->
    [inf] dodać
    [they] dodaje
   *[you] dodaj
} do swojej drużyny postać „{ $name }”
ds-says-give-battlefield = { $verb ->
    [inf] oddać
    [they] oddaje
   *[you] oddaj
} pole bitwy { FORM($to, case: "dat") }
ds-says-switch-battlefield = { $verb ->
    [inf] zastąpić
    [they] zastępuje
   *[you] zastąp
} pole bitwy jednym z odłożonych na bok
ds-says-use-claim = { $verb ->
    [inf] użyć
    [they] używa
   *[you] użyj
} zdolności „Przejęcie” { $unused ->
    [yes] odłożonego na bok pola bitwy
   *[no] { $or_power_action ->
        [yes] lub akcji mocy pola bitwy, nawet jeśli już jej użyto
       *[no] pola bitwy
    }
}
ds-says-use-of-host = { $verb ->
    [inf] użyć
    [they] używa
   *[you] użyj
} zdolności specjalnej lub potężnej akcji postaci z tym ulepszeniem, nawet już użytej
ds-says-use-special = { $verb ->
    [inf] użyć
    [they] używa
   *[you] użyj
} zdolności specjalnej { FORM($cards, case: "gen") }

### Co obowiązuje

ds-says-each-has-keyword = { AGREE("word-every", FORM($cards, case: "nom")) } { FORM($cards, case: "nom") } ma słowo kluczowe { $keyword ->
    [ambush] „Zasadzka”
    [guardian] „Strażnik”
   *[redeploy] „Przegrupowanie”
}
ds-says-has-keyword = { FORM($cards, case: "nom") } ma słowo kluczowe { $keyword ->
    [ambush] „Zasadzka”
    [guardian] „Strażnik”
   *[redeploy] „Przegrupowanie”
}
ds-says-more-health = zdrowie { FORM($card, case: "gen") } jest { $sign ->
    [less] mniejsze
   *[more] większe
} o { $n }
ds-says-more-health-each = zdrowie { AGREE("word-every", FORM($cards, case: "gen")) } { FORM($cards, case: "gen") } jest większe o { $n }
ds-says-more-health-value = zdrowie { FORM($card, case: "gen") } jest większe o { FORM($n, case: "acc") }
ds-says-more-shields = { FORM($card, case: "nom") } może mieć o { $n } { $n ->
    [one] osłonę
    [few] osłony
   *[other] osłon
} więcej
ds-says-more-shields-each = na { AGREE("word-every", FORM($card, case: "loc")) } { FORM($card, case: "loc") } może być o { $n } osłonę więcej
ds-says-takes-indirect = obrażenia pośrednie można rozdzielać na to wsparcie jak na postać o zdrowiu { $health }
ds-says-has-subtype = { FORM($card, case: "nom") } ma też podtyp { FORM($subtype, case: "nom") }
ds-says-has-named-subtype = { FORM($card, case: "nom") } ma też podany podtyp
ds-says-sheltered = wszystkie obrażenia, oprócz pośrednich, które przeciwnicy zadają { FORM($card, case: "dat") }, są blokowane
ds-says-cost-changes = koszt { FORM($card, case: "gen") } jest dla ciebie { $sign ->
    [less] niższy
   *[more] wyższy
} o { $n }
ds-says-cost-on = { $rule } przy zagrywaniu na { FORM($on, case: "acc") }
ds-says-cost-first = raz na rundę { $rule }
ds-says-ignores-restrictions = { FORM($cards, case: "acc", number: "pl") } można zagrywać na tę kartę bez względu na ich ograniczenia
ds-says-cannot-play-on = nie możesz zagrywać { FORM($cards, case: "gen", number: "pl") } na tę kartę
ds-says-cannot-play-on-host = na postać z tym ulepszeniem nie można zagrywać { FORM($cards, case: "gen", number: "pl") }
ds-says-not-counted = ulepszenia o podtypie „{ FORM($subtype, case: "nom") }” na { FORM($card, case: "loc") } nie wliczają się do limitu ulepszeń
ds-says-draws-indirect = obrażenia pośrednie, które rozdziela jej kontrolujący, najpierw otrzymuje { FORM($card, case: "nom") }
ds-says-loses-abilities = { FORM($card, case: "nom") } nie ma zdolności poza specjalnymi
ds-says-is-elite = postać z tym ulepszeniem staje się elitarna i otrzymuje drugą kość, jeśli odłożono ją na bok
ds-says-fewer-upgrades = postać z tym ulepszeniem może mieć o { $n } ulepszenie mniej
ds-says-can-be-activated = tę kartę można aktywować mimo braku kości
ds-says-anyone-can-activate = dowolny gracz może akcją zmusić cię do aktywowania tej postaci
ds-says-activated-first = twoją pierwszą akcją w każdej rundzie musi być aktywowanie tej postaci, o ile to możliwe
ds-says-leaves-aside = jeśli ta karta opuszcza grę, zostaje odłożona na bok
ds-says-opponents-cannot = { $what ->
    [give-shields] przeciwnicy nie mogą dawać postaciom osłon
    [heal] przeciwnicy nie mogą leczyć postaci
    [turn-dice] przeciwnicy nie mogą obracać kości
   *[extra-actions] przeciwnicy nie mogą wykonywać dodatkowych akcji
}
ds-says-copies-not-unique = twoje kopie tej karty nie liczą się jako unikatowe
ds-says-has-abilities-of = ta karta ma też wszystkie zdolności { AGREE("word-every", FORM($cards, case: "gen")) } { FORM($cards, case: "gen") }
ds-says-discarded-if = ta karta jest odrzucana, gdy tylko { $condition }
ds-says-more-upkeep = { FORM($who, case: "nom") } otrzymuje dodatkowo { $n } { $n ->
    [one] zasób
    [few] zasoby
   *[other] zasobów
} w każdej fazie porządkowania
ds-says-less-upkeep = { FORM($who, case: "nom") } otrzymuje o { $n } { $n ->
    [one] zasób
    [few] zasoby
   *[other] zasobów
} mniej w każdej fazie porządkowania, ale co najmniej { $least }
ds-says-less-upkeep-or-mill = w każdej fazie porządkowania { FORM($who, case: "nom") } otrzymuje o { $n } mniej, ale co najmniej { $least }, chyba że odrzuci { $or_mill } karty z wierzchu talii
ds-says-larger-hand = limit twojej ręki jest większy o { $n }
ds-says-lends-shields = osłony { FORM($card, case: "gen") } mogą blokować obrażenia zadane dowolnej postaci
ds-says-starts-with-more = na początku gry otrzymujesz dodatkowo { $n } { $n ->
    [one] zasób
    [few] zasoby
   *[other] zasobów
}
ds-says-rolls-higher = twój rzut o pole bitwy jest wyższy o { $n }
ds-says-claim-costs = przejęcie pola bitwy kosztuje przeciwników { $n } { $n ->
    [one] zasób
    [few] zasoby
   *[other] zasobów
}
ds-says-x-is = X to { FORM($n, case: "nom") }
ds-says-more-value = wartość { FORM($dice, case: "gen", number: "pl") } jest wyższa o { FORM($n, case: "acc") }
ds-says-more-value-counted = wartość { FORM($dice, case: "gen", number: "pl") } jest wyższa o { FORM($n, case: "acc") }
ds-says-modifies-any = ścianki z plusem można dodawać do dowolnego symbolu
ds-says-plus-optional = ścianki z plusem można rozstrzygać tak, jakby plusa nie było
ds-says-modifies-any-on = ścianki z plusem można dodawać do dowolnego symbolu na { FORM($dice, case: "loc") }
ds-says-resolves-as = { FORM($dice, case: "acc") } można rozstrzygać jako { FORM($symbol, case: "acc") }
ds-says-with-value = { $rule } o wartości { $value }
ds-says-damage-unblockable = { $modified_too ->
    [yes] obrażeń tej kości oraz kości, którą ona modyfikuje, nie można zablokować
   *[no] obrażeń tej kości nie można zablokować
}
ds-says-die-costs-less = rozstrzygnięcie { FORM($dice, case: "gen") } kosztuje cię o { $n } mniej
ds-says-die-costs-less-value = rozstrzygnięcie { FORM($dice, case: "gen") } kosztuje mniej o { FORM($n, case: "acc") }
ds-says-modified-costs-less = własna kość postaci z tym ulepszeniem kosztuje o { $n } mniej, gdy dodano do niej tę kość
ds-says-opens-claimers-pool = możesz rozstrzygać jak własne kości gracza, który w tej rundzie przejął pole bitwy
ds-says-raises-sides = wartość każdej ścianki tej kości jest większa o { $n }
ds-says-shares-shields = osłony tej kości można rozdzielić między twoje postacie
ds-says-protected = przeciwnicy nie mogą usuwać { FORM($dice, case: "gen", number: "pl") }
ds-says-protected-from = { FORM($cards, case: "nom", number: "pl") } przeciwników nie mogą usuwać { FORM($dice, case: "gen", number: "pl") }
ds-says-one-die-each-turn = w każdej turze można rozstrzygnąć tylko jedną własną kość { FORM($card, case: "gen") } i niczego nie można do niej dodać
ds-says-limit-on-host = na postaci może być najwyżej tyle kart typu { FORM($subtype, case: "nom") }: { $n }
ds-says-more-upgrades = { $number ->
    [one] { FORM($cards, case: "nom") }
   *[each] { AGREE("word-every", FORM($cards, case: "nom")) } { FORM($cards, case: "nom") }
} może mieć o { $n } { $n ->
    [one] ulepszenie
    [few] ulepszenia
   *[other] ulepszeń
} więcej niż zwykle

### Drużyna i talia

ds-says-may-include = w twojej talii mogą być { FORM($cards, case: "nom", number: "pl") }
ds-says-may-include-up-to = w twojej talii { $n ->
    [few] mogą
   *[other] może
} być { $n } { $affiliation ->
    [hero] { $n ->
        [one] bohaterska karta
        [few] bohaterskie karty
       *[other] bohaterskich kart
    }
    [villain] { $n ->
        [one] złowroga karta
        [few] złowrogie karty
       *[other] złowrogich kart
    }
   *[neutral] { $n ->
        [one] neutralna karta
        [few] neutralne karty
       *[other] neutralnych kart
    }
} do wyboru
ds-says-may-include-coloured = { $allowed }, tylko { $colour ->
    [blue] niebieskie
    [red] czerwone
    [yellow] żółte
   *[gray] szare
}
ds-says-copies-allowed = w twojej talii { $n ->
    [few] mogą
   *[other] może
} być { $n } { $n ->
    [one] kopia
    [few] kopie
   *[other] kopii
} tej karty
ds-says-extra-copies = { $n } { $n ->
    [one] karta może
    [few] karty mogą
   *[other] kart może
} być w twojej talii w liczbie o jedną kopię większej niż zwykle
ds-says-points-change = { AGREE("word-every", FORM($cards, case: "nom")) } { FORM($cards, case: "nom") } kosztuje o { $n } { $n ->
    [one] punkt
    [few] punkty
   *[other] punktów
} { $sign ->
    [less] mniej
   *[more] więcej
}
ds-says-included-only-if-colour-shared = w drużynie muszą być co najmniej { $n } postacie jednego koloru
ds-says-included-only-if-worth = w drużynie musi być postać warta co najmniej { $n } punktów
ds-says-included-only-if-of-one-colour = tylko dla drużyny jednego koloru, której talia nie ma dwóch takich samych kart
ds-says-included-only-if = { $how ->
    [every] w drużynie mogą być tylko { FORM($team, case: "nom", number: "pl") }
   *[some] nie można wziąć, jeśli w drużynie nie ma { FORM($team, case: "gen", number: "pl") }
}
ds-says-only-together = drużyna to { $first } i { $second }; w twojej talii mogą być karty obu stron, ale nie { $without ->
    [blue] niebieskie
    [red] czerwone
    [yellow] żółte
   *[gray] szare
}
ds-says-not-with = w drużynie nie może być postaci „{ $name }”
ds-says-brings-battlefields = przynieś { $n } pola bitwy; jeśli używane jest twoje, wybierz które, a drugie odłóż na bok
ds-says-brings-under = przynieś spoza talii do { $n } { FORM($cards, $n, case: "gen") } o różnych nazwach i połóż je zakryte pod tą intrygą

### Kiedy

ds-says-when-played = Efekt: { $effect }.
ds-says-special = Specjalna: { $effect }.
ds-says-action = Akcja: { $effect }.
ds-says-action-by = Akcja ({ $by ->
    [anyone] dowolnego gracza
   *[other] tylko gracza, który kontroluje postać
}): { $effect }.
ds-says-power-action = Potężna akcja: { $effect }.
ds-says-claim = Przejęcie: { $effect }.
ds-says-after = Gdy tylko { $event }, { $effect }.
ds-says-before = Zanim { $event }, { $effect }.
ds-says-instead = { $optional ->
    [yes] Jeśli { $event }, możesz zamiast tego { FORM($effect, verb: "inf") }.
   *[no] Jeśli { $event }, zamiast tego { $effect }.
}
ds-says-first-time = { $event } (pierwszy raz w { $each ->
    [round] rundzie
   *[game] grze
})
ds-says-ongoing = Stale: { $rule }.
ds-says-ongoing-while = Dopóki { $condition }: { $rule }.
ds-says-while-in-pool = Dopóki ta kość jest w twojej puli: { $rule }.
ds-says-inherent = Kość: { $rule }.
ds-says-building = Budowanie talii: { $rule }.
ds-says-keyword = { $keyword ->
    [ambush] Zasadzka.
    [guardian] Strażnik.
   *[redeploy] Przegrupowanie.
}
ds-says-only-on = Zagrywa się tylko na { FORM($card, case: "acc") }.
ds-says-only-if = Można zagrać tylko wtedy, gdy { $condition }.

ds-says-on-activates = { $by ->
    [you] aktywujesz { FORM($card, case: "acc") }
    [opponent] przeciwnik aktywuje { FORM($card, case: "acc") }
   *[other] ktoś aktywuje { FORM($card, case: "acc") }
}
ds-says-on-plays = { $by ->
    [opponent] przeciwnik zagra { FORM($card, case: "acc") }
    [anyone] dowolny gracz zagra { FORM($card, case: "acc") }
   *[you] zagrasz { FORM($card, case: "acc") }
}
ds-says-on-plays-on = { $moved ->
    [yes] { $event } na { FORM($on, case: "acc") } lub je tam przeniesiesz
   *[no] { $event } na { FORM($on, case: "acc") }
}
ds-says-on-empties-hand = { $by ->
    [you] zagrasz ostatnią kartę z ręki
   *[other] { $or_discards ->
        [yes] przeciwnik zagra lub odrzuci ostatnią kartę z ręki
       *[no] przeciwnik zagra ostatnią kartę z ręki
    }
}
ds-says-on-defeated = { $tense ->
    [would] { $by_damage ->
        [yes] obrażenia miałyby pokonać { FORM($card, case: "acc") }
       *[no] { FORM($card, case: "nom") } ma zostać { AGREE("word-defeated", FORM($card, case: "nom")) }
    }
   *[other] { FORM($card, case: "nom") } zostanie { AGREE("word-defeated", FORM($card, case: "nom")) }
}
ds-says-on-dealt-damage = { FORM($card, case: "dat") } zostaną zadane obrażenia
ds-says-on-dealt-damage-of-this-die = ta kość zada obrażenia { FORM($card, case: "dat") }
ds-says-on-deals-you-indirect = zadasz sobie obrażenia pośrednie
ds-says-on-dealt-damage-of = { FORM($card, case: "dat") } zostaną zadane { FORM($symbols, case: "nom") } (co najmniej { $least })
ds-says-on-dealt-damage-by = { $by ->
    [you] zadasz obrażenia { FORM($card, case: "dat") }
   *[other] przeciwnik zada obrażenia { FORM($card, case: "dat") }
}
ds-says-on-deals-indirect = { $to ->
    [you] zadasz obrażenia pośrednie sobie
   *[opponent] zadasz obrażenia pośrednie przeciwnikowi
}
ds-says-on-mills = { $to ->
    [you] odrzucisz karty ze swojej talii
   *[opponent] odrzucisz karty z talii przeciwnika
}
ds-says-on-takes-damage = { FORM($card, case: "nom") } otrzyma obrażenia
ds-says-on-takes-damage-of-this-die = { FORM($card, case: "nom") } otrzyma obrażenia od tej kości
ds-says-on-takes-damage-of = { FORM($card, case: "nom") } otrzyma { FORM($symbols, case: "nom") }
ds-says-on-dice-deal-damage = kość { FORM($of, case: "gen") } lub jej ulepszeń zada obrażenia
ds-says-on-gains-shields = { FORM($card, case: "nom") } otrzyma osłony
ds-says-on-loses-shields = { FORM($card, case: "nom") } straci osłony
ds-says-on-rolls = { $into_pool ->
    [yes] ktoś rzuci { FORM($dice, case: "ins") } do puli
   *[no] ktoś rzuci { FORM($dice, case: "ins") }
}
ds-says-on-rerolled = efekt karty przerzuci { FORM($dice, case: "acc") }
ds-says-on-turned = ktoś obróci { FORM($dice, case: "acc") }
ds-says-on-rolls-together = rzucisz jedną lub kilkoma z { FORM($dice, case: "gen", number: "pl") }
ds-says-on-resolves = rozstrzygniesz { FORM($dice, case: "acc") }
ds-says-on-returns-resolved = { FORM($dice, case: "nom") } miałaby opuścić twoją pulę po rozstrzygnięciu
ds-says-on-removes-dice = { $by ->
    [you] usuniesz { FORM($dice, case: "acc", number: "pl") }
   *[other] efekt przeciwnika usunie { FORM($dice, case: "acc", number: "pl") }
}
ds-says-on-rerolls-dice = { $by ->
    [you] twój efekt przerzuci { FORM($dice, case: "acc", number: "pl") }
   *[other] efekt przeciwnika przerzuci { FORM($dice, case: "acc", number: "pl") }
}
ds-says-on-discards-to-reroll = { FORM($by, case: "nom") } odrzuci kartę, aby przerzucić kości
ds-says-on-claims-battlefield = przejmiesz pole bitwy
ds-says-on-takes-control = przejmiesz kontrolę nad { FORM($card, case: "ins") }
ds-says-on-takes-action = wykonasz akcję
ds-says-on-uses-action = zostanie użyta akcja { FORM($card, case: "gen") }
ds-says-on-discarded = { $tense ->
    [before] { $by ->
        [opponent] efekt przeciwnika odrzuci { FORM($card, case: "acc") }
       *[other] efekt odrzuci { FORM($card, case: "acc") }
    }
   *[would] { $by ->
        [opponent] efekt przeciwnika miałby odrzucić { FORM($card, case: "acc") }
       *[other] efekt miałby odrzucić { FORM($card, case: "acc") }
    }
}
ds-says-on-event-takes-effect = wydarzenie przeciwnika miałoby zadziałać
ds-says-on-action-phase-ends = skończy się faza akcji
ds-says-on-set-up = skończy się przygotowanie
