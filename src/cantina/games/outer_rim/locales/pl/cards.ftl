### „Zewnętrzne Rubieże”: słowa kart, żetonów i plansz. Wszystkie zdania są nasze.

## Wrogowie

or-enemy-black-krrsantan = Czarny Krrsantan
    .gender = mp
    .animate = yes
    .ins = Czarnym Krrsantanem
or-enemy-favor-enforcers = egzekutorzy
    .gender = mp
    .number = pl
    .ins = egzekutorami
or-enemy-casino-security = ochrona kasyna
    .gender = f
    .ins = ochroną kasyna
or-enemy-palace-guards = straż pałacowa
    .gender = f
    .ins = strażą pałacową
or-enemy-auction-guards = ochrona aukcji
    .gender = f
    .ins = ochroną aukcji
or-enemy-mine-guards = ochrona kopalni
    .gender = f
    .ins = ochroną kopalni
or-enemy-stormtroopers = szturmowcy
    .gender = mp
    .number = pl
    .ins = szturmowcami
or-enemy-tie-pursuit = pościg myśliwców TIE
    .gender = m
    .ins = pościgiem myśliwców TIE
or-enemy-mine-overseers = nadzorcy kopalni
    .gender = mp
    .number = pl
    .ins = nadzorcami kopalni
or-enemy-imperial-agents = agenci Imperium
    .gender = mp
    .number = pl
    .ins = agentami Imperium
or-enemy-port-guards = straż portowa
    .gender = f
    .ins = strażą portową
or-enemy-local-thugs = miejscowe zbiry
    .gender = m
    .number = pl
    .ins = miejscowymi zbirami
or-enemy-port-security = ochrona portu
    .gender = f
    .ins = ochroną portu
or-enemy-debt-collectors = poborcy długów
    .gender = mp
    .number = pl
    .ins = poborcami długów
or-enemy-rival-mercenaries = konkurencyjni najemnicy
    .gender = mp
    .number = pl
    .ins = konkurencyjnymi najemnikami
or-enemy-savrip = savrip
    .gender = m
    .animate = yes
    .ins = savripem
or-enemy-summa-verminoth = summa-verminoth
    .gender = m
    .animate = yes
    .ins = summa-verminothem
or-enemy-krayt-dragon = smok krayt
    .gender = m
    .animate = yes
    .ins = smokiem krayt
or-enemy-dragonsnake = smokowąż
    .gender = m
    .animate = yes
    .ins = smokowężem
or-enemy-free-ryloth-fighters = bojownicy Wolnego Ryloth
    .gender = mp
    .number = pl
    .ins = bojownikami Wolnego Ryloth
or-enemy-deserters = dezerterzy
    .gender = mp
    .number = pl
    .ins = dezerterami
or-enemy-hutt-raiders = rabusie Huttów
    .gender = mp
    .number = pl
    .ins = rabusiami Huttów

## Słowa stołu

or-faction-rebel = Rebelia
    .gender = f
    .gen = Rebelii
    .dat = Rebelii
    .acc = Rebelię
    .with = w Rebelii
    .patrol = patrol Rebelii
or-faction-imperial = Imperium
    .gender = n
    .gen = Imperium
    .dat = Imperium
    .with = w Imperium
    .patrol = patrol Imperium
or-faction-hutt = Huttowie
    .gender = mp
    .number = pl
    .gen = Huttów
    .dat = Huttom
    .acc = Huttów
    .with = u Huttów
    .patrol = patrol Huttów
or-faction-syndicate = Syndykaty
    .gender = m
    .number = pl
    .gen = Syndykatów
    .dat = Syndykatom
    .with = w Syndykatach
    .patrol = patrol Syndykatów
or-skill-influence = Wpływy
    .gen = Wpływów
    .acc = Wpływy
or-skill-knowledge = Wiedza
    .gen = Wiedzy
    .acc = Wiedzę
or-skill-piloting = Pilotaż
    .gen = Pilotażu
    .acc = Pilotaż
or-skill-stealth = Skradanie
    .gen = Skradania
    .acc = Skradanie
or-skill-strength = Siła
    .gen = Siły
    .acc = Siłę
or-skill-tactics = Taktyka
    .gen = Taktyki
    .acc = Taktykę
or-skill-tech = Technika
    .gen = Techniki
    .acc = Technikę
or-face-hit = trafienie
    .gender = n
    .gen = trafienia
    .ins = trafieniem
or-face-crit = krytyczne trafienie
    .gender = n
    .gen = krytycznego trafienia
    .ins = krytycznym trafieniem
or-face-focus = skupienie
    .gender = n
    .gen = skupienia
    .ins = skupieniem
or-face-blank = pusty wynik
    .gender = m
    .gen = pustego wyniku
    .ins = pustym wynikiem
or-deck-bounty = talia zleceń
    .gender = f
    .gen = talii zleceń
or-deck-cargo = talia ładunków
    .gender = f
    .gen = talii ładunków
or-deck-gear-mod = talia sprzętu i modyfikacji
    .gender = f
    .gen = talii sprzętu i modyfikacji
or-deck-job = talia misji
    .gender = f
    .gen = talii misji
or-deck-luxury = talia towarów luksusowych
    .gender = f
    .gen = talii towarów luksusowych
or-deck-ship = talia statków
    .gender = f
    .gen = talii statków

## Słowa, z których złożone są karty

or-whose-planet = frakcja twojej planety
    .gender = f
    .gen = frakcji twojej planety
    .dat = frakcji twojej planety
    .with = we frakcji twojej planety
    .patrol = patrol frakcji twojej planety
or-whose-patrol = frakcja patrolu na twoim polu
    .gender = f
    .gen = frakcji patrolu na twoim polu
    .dat = frakcji patrolu na twoim polu
    .with = we frakcji patrolu na twoim polu
    .patrol = patrol ze swojego pola
or-whose-nearest-patrol = frakcja najbliższego patrolu
    .gender = f
    .gen = frakcji najbliższego patrolu
    .dat = frakcji najbliższego patrolu
    .with = we frakcji najbliższego patrolu
    .patrol = najbliższy patrol
or-whose-any = wybrana frakcja
    .gender = f
    .gen = wybranej frakcji
    .dat = wybranej frakcji
    .with = w wybranej frakcji
    .patrol = patrol wybranej frakcji
or-whose-favor = frakcja tej przysługi
    .gender = f
    .gen = frakcji tej przysługi
    .dat = frakcji tej przysługi
    .with = we frakcji tej przysługi
    .patrol = patrol frakcji tej przysługi
or-whose-rival = frakcja wybrana przez drugiego gracza
    .gender = f
    .gen = frakcji wybranej przez drugiego gracza
    .dat = frakcji wybranej przez drugiego gracza
    .with = w wybranej przez siebie frakcji
    .patrol = patrol frakcji wybranej przez drugiego gracza
or-where-here = na swojej planecie
    .from = ze swojej planety
or-where-near = w odległości do 3 pól
    .from = z planety w odległości do 3 pól
or-where-tile = na swojej płytce mapy
    .from = ze swojej płytki mapy
or-where-any = na dowolnej planecie
    .from = z dowolnej planety
or-hurt-character = twoja postać
    .gen = swojej postaci
    .dat = swojej postaci
    .loc = twojej postaci
or-hurt-ship = twój statek
    .gen = swojego statku
    .dat = swojemu statkowi
    .loc = twoim statku
or-hurt-both = twoja postać i twój statek
    .gen = swojej postaci i swojego statku
    .dat = swojej postaci i swojemu statkowi
    .loc = twojej postaci i twoim statku
or-asset-bounty = zlecenie
    .gender = n
    .gen = zlecenia
    .pl = zlecenia
    .gen-pl = zleceń
or-asset-cargo = ładunek
    .gender = m
    .gen = ładunku
    .pl = ładunki
    .gen-pl = ładunków
or-asset-crew = członek załogi
    .gender = mp
    .animate = yes
    .gen = członka załogi
    .pl = członkowie załogi
    .gen-pl = członków załogi
or-asset-gear = karta sprzętu
    .gender = f
    .gen = karty sprzętu
    .acc = kartę sprzętu
    .pl = karty sprzętu
    .gen-pl = kart sprzętu
or-asset-job = misja
    .gender = f
    .gen = misji
    .acc = misję
    .pl = misje
    .gen-pl = misji
or-asset-mod = modyfikacja
    .gender = f
    .gen = modyfikacji
    .acc = modyfikację
    .pl = modyfikacje
    .gen-pl = modyfikacji
or-trait-illegal = NIELEGALNY
or-trait-weapon = BROŃ
or-trait-armor = PANCERZ
or-class-white = szary
    .rank = szara
or-class-green = zielony
    .rank = zielona
or-class-yellow = żółty
    .rank = żółta
or-standing-positive = pozytywna
    .acc = pozytywną
    .ins = pozytywną
or-standing-neutral = neutralna
    .acc = neutralną
    .ins = neutralną
or-standing-negative = negatywna
    .acc = negatywną
    .ins = negatywną
or-any-deck = dowolna talia handlu
    .gender = f
    .gen = dowolnej talii handlu

## Efekty

or-says-and = { TRAIT($rest, "chain") ->
    [yes] { $first }, { $rest }
   *[no] { TRAIT($rest, "person") ->
        [yes] { $first }, a { $rest }
       *[no] { $first } i { $rest }
    }
}
    .head = rest
    .chain = yes
or-says-or = { TRAIT($rest, "chain") ->
    [yes] { $first }, { $rest }
   *[no] { $first } lub { $rest }
}
    .head = first
    .chain = yes
or-says-then = { $first }, następnie { $rest }
    .long = yes
or-says-choose = { $verb ->
    [inf] wybrać
    [they] wybiera
   *[you] wybierz
} jedno: { $options }
    .long = yes
or-says-choose-or = { $first }; albo { $rest }
or-says-otherwise = { $first }; w przeciwnym razie { $second }
    .long = yes
or-says-gain-credits = { $verb ->
    [inf] otrzymać
    [they] otrzymuje
   *[you] otrzymaj
} { $amount } { $amount ->
    [one] kredyt
    [few] kredyty
   *[other] kredytów
}
or-says-lose-credits = { $verb ->
    [inf] stracić
    [they] traci
   *[you] strać
} { $amount } { $amount ->
    [one] kredyt
    [few] kredyty
   *[other] kredytów
}
or-says-take-credits = { $verb ->
    [inf] zabrać
    [they] zabiera
   *[you] zabierz
} temu graczowi { $amount } { $amount ->
    [one] kredyt
    [few] kredyty
   *[other] kredytów
}
or-says-spend = { $verb ->
    [inf] wydać
    [they] wydaje
   *[you] wydaj
} { $amount } { $amount ->
    [one] kredyt
    [few] kredyty
   *[other] kredytów
}
or-says-spend-less = { $verb ->
    [inf] wydać
    [they] wydaje
   *[you] wydaj
} { $amount } { $amount ->
    [one] kredyt
    [few] kredyty
   *[other] kredytów
} (o { $less } mniej za { FORM($per, case: "acc") })
or-says-gain-fame = { $verb ->
    [inf] otrzymać
    [they] otrzymuje
   *[you] otrzymaj
} { $amount } { $amount ->
    [one] punkt sławy
    [few] punkty sławy
   *[other] punktów sławy
}
or-says-gain-reputation = { $verb ->
    [inf] zwiększyć
    [they] zwiększa
   *[you] zwiększ
} reputację { FORM($faction, case: "with") } o { $amount }
or-says-lose-reputation = { $verb ->
    [inf] zmniejszyć
    [they] zmniejsza
   *[you] zmniejsz
} reputację { FORM($faction, case: "with") } o { $amount }
or-says-lose-reputation-always = { $verb ->
    [inf] zmniejszyć
    [they] zmniejsza
   *[you] zmniejsz
} reputację { FORM($faction, case: "with") } o { $amount }, nawet jeśli już jest negatywna
or-says-suffer = { $verb ->
    [inf] zadać
    [they] zadaje
   *[you] zadaj
} { FORM($what, case: "dat") } { $amount } { $amount ->
    [one] obrażenie
    [few] obrażenia
   *[other] obrażeń
}
or-says-recover = { $verb ->
    [inf] usunąć
    [they] usuwa
   *[you] usuń
} { $amount } { $amount ->
    [one] obrażenie
    [few] obrażenia
   *[other] obrażeń
} z { FORM($what, case: "gen") }
or-says-recover-all = { $verb ->
    [inf] usunąć
    [they] usuwa
   *[you] usuń
} wszystkie obrażenia z { FORM($what, case: "gen") }
or-says-test = { $verb ->
    [inf] wykonać
    [they] wykonuje
   *[you] wykonaj
} test { FORM($skill, case: "gen") }
or-says-if-passed = { $first }; { $verb ->
    [they] jeśli zda, { FORM($effect, verb: "they") }
   *[you] jeśli zdasz, { FORM($effect, verb: "you") }
}
    .long = yes
or-says-if-failed = { $first }; { $verb ->
    [they] jeśli nie zda, { FORM($effect, verb: "they") }
   *[you] jeśli nie zdasz, { FORM($effect, verb: "you") }
}
    .long = yes
or-says-next-test-unskilled = { $verb ->
    [inf] wykonać
    [they] wykonuje
   *[you] wykonaj
} następny test tak, jakby brakowało potrzebnej umiejętności
or-says-roll-dice = { $verb ->
    [inf] rzucić
    [they] rzuca
   *[you] rzuć
} { $dice } { $dice ->
    [one] kością
   *[other] kośćmi
}, potrzebny wynik to { $faces }
    .long = yes
or-says-roll-dice-each = { $verb ->
    [inf] rzucić
    [they] rzuca
   *[you] rzuć
} 1 kością za { FORM($count, case: "acc") }, potrzebny wynik to { $faces }
    .long = yes
or-says-each = { $first }; za każdą taką kość { $verb ->
    [they] { FORM($effect, verb: "they") }
   *[you] { FORM($effect, verb: "you") }
}
    .long = yes
or-says-no-die = { $first }; jeśli nie ma takich kości, { $verb ->
    [they] { FORM($effect, verb: "they") }
   *[you] { FORM($effect, verb: "you") }
}
    .long = yes
or-says-fight-ground = { $verb ->
    [inf] stoczyć
    [they] toczy
   *[you] stocz
} walkę bezpośrednią z { FORM($enemy, case: "ins") } ({ $dice } { $dice ->
    [one] kość
   *[other] kości
})
or-says-fight-ship = { $verb ->
    [inf] stoczyć
    [they] toczy
   *[you] stocz
} walkę w przestrzeni z { FORM($enemy, case: "ins") } ({ $dice } { $dice ->
    [one] kość
   *[other] kości
})
or-says-fight-player = { $verb ->
    [inf] stoczyć
    [they] toczy
   *[you] stocz
} walkę z innym graczem na swoim polu
or-says-fight-player-ship = { $verb ->
    [inf] stoczyć
    [they] toczy
   *[you] stocz
} walkę w przestrzeni z innym graczem na swoim polu
or-says-who = { $first } (jeśli { $who })
or-says-if-won = { $first }; { $verb ->
    [they] jeśli wygra, { FORM($effect, verb: "they") }
   *[you] jeśli wygrasz, { FORM($effect, verb: "you") }
}
    .long = yes
or-says-if-lost = { $first }; { $verb ->
    [they] jeśli przegra, { FORM($effect, verb: "they") }
   *[you] jeśli przegrasz, { FORM($effect, verb: "you") }
}
    .long = yes
or-says-if-survived = { $first }; { $verb ->
    [they] jeśli wygra i uniknie pokonania, { FORM($effect, verb: "they") }
   *[you] jeśli wygrasz i unikniesz pokonania, { FORM($effect, verb: "you") }
}
    .long = yes
or-says-enemy-chooses = gracz, który rzucał za wroga, wybiera za ciebie jedno: { $options }
    .long = yes
    .person = yes
or-says-gamble = ty i każdy inny gracz na twoim polu możecie postawić po { $stake } { $stake ->
    [one] kredycie
    [few] kredyty
   *[other] kredytów
} i wykonać test { FORM($skill, case: "gen") }; kto zda, otrzymuje podwójną stawkę
    .long = yes
    .person = yes
or-says-stake = ty i ten gracz możecie postawić po tyle samo, do { $most } { $most ->
    [one] kredytu
   *[other] kredytów
}; każde z was wykonuje test { FORM($skill, case: "gen") }, a jeśli zda tylko jedno, zabiera obie stawki
    .long = yes
    .person = yes
or-says-duel = ty i ten gracz wykonujecie testy: { FORM($skills, case: "gen") }; wygrywa ten, kto zda więcej z nich, a przy remisie ty
    .long = yes
    .person = yes
or-says-move = { $verb ->
    [inf] przesunąć się
    [they] przesuwa się
   *[you] przesuń się
} o najwyżej { $spaces } { $spaces ->
    [one] pole
    [few] pola
   *[other] pól
}
or-says-jump = { $verb ->
    [inf] przesunąć się
    [they] przesuwa się
   *[you] przesuń się
} bezpośrednio na planetę z tej płytki mapy
or-says-move-patrol = { $verb ->
    [inf] przesunąć
    [they] przesuwa
   *[you] przesuń
} { FORM($faction, case: "patrol") } o najwyżej { $spaces } { $spaces ->
    [one] pole
    [few] pola
   *[other] pól
}
or-says-bring-patrol = { $verb ->
    [inf] przesunąć
    [they] przesuwa
   *[you] przesuń
} { FORM($faction, case: "patrol") } bezpośrednio na swoje pole
or-says-extra-turn = { $verb ->
    [inf] rozegrać
    [they] rozgrywa
   *[you] rozegraj
} dodatkową turę
or-says-end-turn = { $verb ->
    [inf] zakończyć
    [they] kończy
   *[you] zakończ
} swoją turę
or-says-encounter-within = { $verb ->
    [inf] stoczyć
    [they] toczy
   *[you] stocz
} walkę z patrolem albo { $verb ->
    [inf] spotkać
    [they] spotyka
   *[you] spotkaj
} kontakt w odległości do { $spaces } { $spaces ->
    [one] pola
   *[other] pól
}
or-says-buy-top = { $verb ->
    [inf] kupić
    [they] kupuje
   *[you] kup
} wierzchnią kartę { FORM($decks, case: "gen") }
or-says-buy-top-less = { $verb ->
    [inf] kupić
    [they] kupuje
   *[you] kup
} wierzchnią kartę { FORM($decks, case: "gen") } o { $discount } { $discount ->
    [one] kredyt
    [few] kredyty
   *[other] kredytów
} taniej
or-says-gain-top = { $verb ->
    [inf] otrzymać
    [they] otrzymuje
   *[you] otrzymaj
} za darmo wierzchnią kartę { FORM($deck, case: "gen") }
or-says-search = { $verb ->
    [inf] obejrzeć
    [they] ogląda
   *[you] obejrzyj
} { $cards } { $cards ->
    [one] kartę
    [few] karty
   *[other] kart
} z wierzchu { FORM($deck, case: "gen") }, { $verb ->
    [inf] kupić
    [they] kupuje
   *[you] kup
} jedną z nich i { $verb ->
    [inf] wtasować
    [they] wtasowuje
   *[you] wtasuj
} resztę z powrotem
    .long = yes
or-says-search-free = { $verb ->
    [inf] obejrzeć
    [they] ogląda
   *[you] obejrzyj
} { $cards } { $cards ->
    [one] kartę
    [few] karty
   *[other] kart
} z wierzchu { FORM($deck, case: "gen") }, { $verb ->
    [inf] otrzymać
    [they] otrzymuje
   *[you] otrzymaj
} jedną z nich i { $verb ->
    [inf] wtasować
    [they] wtasowuje
   *[you] wtasuj
} resztę z powrotem
    .long = yes
or-says-discard-top = { $verb ->
    [inf] odrzucić
    [they] odrzuca
   *[you] odrzuć
} wierzchnią kartę { FORM($decks, case: "gen") }
or-says-market-action = { $verb ->
    [inf] wykonać
    [they] wykonuje
   *[you] wykonaj
} akcję handlu
or-says-market-action-anywhere = { $verb ->
    [inf] wykonać
    [they] wykonuje
   *[you] wykonaj
} akcję handlu na planecie albo w punkcie nawigacyjnym
or-says-sell = { $verb ->
    [inf] sprzedać
    [they] sprzedaje
   *[you] sprzedaj
} jeden ze swoich zasobów ({ $types }) za jego koszt{ $extra ->
    [0] { "" }
   *[other] {" "}z dopłatą { $extra } { $extra ->
        [one] kredytu
       *[other] kredytów
    }
}
or-says-buy-ship = { $verb ->
    [inf] kupić
    [they] kupuje
   *[you] kup
} dowolny nieużywany statek (celem do góry); jego karta handlu zostaje usunięta z gry
or-says-buy-ship-dearer = { $verb ->
    [inf] kupić
    [they] kupuje
   *[you] kup
} dowolny nieużywany statek droższy od swojego; jego karta handlu zostaje usunięta z gry
or-says-for-less = { $effect }; zniżka: { $discount } { $discount ->
    [one] kredyt
    [few] kredyty
   *[other] kredytów
}
or-says-with-damage = { $effect }; na statku: { $damage } { $damage ->
    [one] obrażenie
    [few] obrażenia
   *[other] obrażeń
}
or-says-gain-this = { $verb ->
    [inf] otrzymać
    [they] otrzymuje
   *[you] otrzymaj
} zasób z tej karty
or-says-discard-this = { $verb ->
    [inf] odrzucić
    [they] odrzuca
   *[you] odrzuć
} tę kartę
or-says-remove-job = { $verb ->
    [inf] usunąć
    [they] usuwa
   *[you] usuń
} kartę misji z gry
or-says-discard-asset = { $verb ->
    [inf] odrzucić
    [they] odrzuca
   *[you] odrzuć
} 1 { AGREE("word-own", FORM($type, case: "acc")) } { FORM($type, case: "acc") }
or-says-discard-asset-trait = { $verb ->
    [inf] odrzucić
    [they] odrzuca
   *[you] odrzuć
} 1 { AGREE("word-own", FORM($type, case: "acc")) } { FORM($type, case: "acc") } z cechą { $trait }
or-says-steal-droid = { $verb ->
    [inf] zabrać
    [they] zabiera
   *[you] zabierz
} droida z załogi innego gracza na swoim polu
or-says-deliver-this = { $verb ->
    [inf] dostarczyć
    [they] dostarcza
   *[you] dostarcz
} ładunek w zwykły sposób
or-says-deliver-this-half = { $verb ->
    [inf] dostarczyć
    [they] dostarcza
   *[you] dostarcz
} ładunek za połowę kredytów i bez sławy
or-says-discard-cargo = { $verb ->
    [inf] odrzucić
    [they] odrzuca
   *[you] odrzuć
} ten ładunek
or-says-complete-job = { $verb ->
    [inf] ukończyć tę misję
   *[you] ta misja zostaje ukończona
}
    .person = yes
or-says-fail-job = { $verb ->
    [inf] ponieść niepowodzenie w tej misji
   *[you] ta misja kończy się niepowodzeniem
}
    .person = yes
or-says-go-to = { $verb ->
    [inf] przejść
    [they] przechodzi
   *[you] przejdź
} do sekcji { $section }
or-says-half-reward = { $verb ->
    [inf] otrzymać
    [they] otrzymuje
   *[you] otrzymaj
} za tę misję tylko połowę kredytów
or-says-resolve = { $verb ->
    [inf] rozegrać
    [they] rozgrywa
   *[you] rozegraj
} kartę danych nr { $number }
or-says-complete-goal = { $verb ->
    [inf] zrealizować
    [they] realizuje
   *[you] zrealizuj
} ten cel
or-says-mark-planet = { $verb ->
    [inf] położyć
    [they] kładzie
   *[you] połóż
} żeton obrażeń na tej planecie
or-says-look-at-contacts = { $verb ->
    [inf] podejrzeć
    [they] podgląda
   *[you] podejrzyj
} { $most } { $most ->
    [one] kontakt
    [few] kontakty
   *[other] kontaktów
} { $where }
or-says-look-at-contacts-hunted = { $verb ->
    [inf] podejrzeć
    [they] podgląda
   *[you] podejrzyj
} { $most } { $most ->
    [one] kontakt
    [few] kontakty
   *[other] kontaktów
} { $where } (ranga jak na jednym z twoich zleceń)
or-says-reveal-contact = { $verb ->
    [inf] odkryć
    [they] odkrywa
   *[you] odkryj
} 1 kontakt { $where }
or-says-move-contact = { $verb ->
    [inf] przenieść
    [they] przenosi
   *[you] przenieś
} 1 kontakt { FORM($where, case: "from") } na dowolną planetę z pustym polem kontaktu
or-says-move-contact-here = { $verb ->
    [inf] przenieść
    [they] przenosi
   *[you] przenieś
} 1 kontakt { FORM($where, case: "from") } na swoją planetę
or-says-move-contact-this = { $verb ->
    [inf] przenieść
    [they] przenosi
   *[you] przenieś
} kontakt „{ $contact }” { FORM($planet, case: "to") }
or-says-swap-contacts = { $verb ->
    [inf] zamienić
    [they] zamienia
   *[you] zamień
} miejscami kontakt na swojej planecie i kontakt na innej planecie
or-says-meet-contact = { $verb ->
    [inf] spotkać
    [they] spotyka
   *[you] spotkaj
} kontakt { $where }
or-says-choose-player = { $verb ->
    [inf] wybrać
    [they] wybiera
   *[you] wybierz
} innego gracza na swoim polu
or-says-that = ten gracz { FORM($effect, verb: "they") }
    .person = yes
    .long = yes
or-says-reroll = { $verb ->
    [inf] przerzucić
    [they] przerzuca
   *[you] przerzuć
} { $most ->
    [0] dowolną liczbę swoich kości
    [one] { $most } swoją kość
   *[other] do { $most } swoich kości
}
or-says-reroll-faces = { $verb ->
    [inf] przerzucić
    [they] przerzuca
   *[you] przerzuć
} { $most ->
    [0] dowolną liczbę swoich kości
    [one] { $most } swoją kość
   *[other] do { $most } swoich kości
} z { FORM($faces, case: "ins") }
or-says-turn = { $verb ->
    [inf] zmienić
    [they] zmienia
   *[you] zmień
} wynik { $most ->
    [one] { $most } swojej kości
   *[other] do { $most } swoich kości
} z { FORM($faces, case: "gen") } na { FORM($to, case: "acc") }
or-says-cancel = { $verb ->
    [inf] anulować
    [they] anuluje
   *[you] anuluj
} przeciwnikowi 1 { FORM($face, case: "acc") }
or-says-add = { $verb ->
    [inf] dodać
    [they] dodaje
   *[you] dodaj
} 1 { FORM($face, case: "acc") } do swojego rzutu
or-says-skill-for-test = { $verb ->
    [inf] otrzymać
    [they] otrzymuje
   *[you] otrzymaj
} testowaną umiejętność jeszcze raz na czas tego testu
or-says-roll-again = { $verb ->
    [inf] wykonać
    [they] wykonuje
   *[you] wykonaj
} ten test jeszcze raz
or-says-no-stop = { $verb ->
    [inf] nie zatrzymywać się
    [they] nie zatrzymuje się
   *[you] nie zatrzymuj się
} na tym polu
or-says-must-stop = { $verb ->
    [inf] zmusić
    [they] zmusza
   *[you] zmuś
} tego gracza do zatrzymania się na twoim polu
or-says-chase-other = { $verb ->
    [inf] skierować
    [they] kieruje
   *[you] skieruj
} patrol w stronę innego gracza
or-says-not-defeated = { $verb ->
    [inf] uniknąć
    [they] unika
   *[you] uniknij
} pokonania
or-says-fame-for-credits = { $verb ->
    [inf] otrzymać
    [they] otrzymuje
   *[you] otrzymaj
} zamiast kredytów jeszcze 1 punkt sławy
or-says-prevent-damage = { $verb ->
    [inf] zapobiec
    [they] zapobiega
   *[you] zapobiegnij
} { $amount } { $amount ->
    [one] obrażeniu
   *[other] obrażeniom
}

## Warunki

or-says-all-of = { $first } i { $rest }
or-says-any-of = { $first } lub { $rest }
or-says-reputation = masz { FORM($standing, case: "acc") } reputację { FORM($faction, case: "with") }
or-says-has-skill = masz { FORM($skills, case: "acc") }
or-says-has = { $least ->
    [1] masz { FORM($type, case: "acc") }
   *[other] masz co najmniej { $least } { FORM($type, $least, case: "acc") }
}
or-says-has-trait = masz { FORM($type, case: "acc") } z cechą { $trait }
or-says-has-droids = masz co najmniej { $least } { FORM($type, $least, case: "acc") } z oznaczeniem „Droid”
or-says-has-card = masz kartę „{ $card }”
or-says-has-credits = masz { $least } { $least ->
    [one] kredyt
    [few] kredyty
   *[other] kredytów
}
or-says-is-droid = twoja postać jest droidem
    .not = twoja postać nie jest droidem
or-says-is-defeated = twoja postać jest pokonana
    .not = twoja postać nie jest pokonana
or-says-is-damaged = na { FORM($what, case: "loc") } są obrażenia
or-says-on-planet = jesteś na planecie
or-says-on-planet-of-any = jesteś na planecie jednej z frakcji
or-says-on-planet-of = jesteś na planecie { FORM($faction, case: "gen") }
or-says-at-navpoint = jesteś w punkcie nawigacyjnym
or-says-player-here = na twoim polu jest inny gracz
or-says-player-here-who = na twoim polu jest inny gracz i { $who }
or-says-more-fame = ten gracz ma więcej sławy niż ty
or-says-other-reputation = ten gracz ma { FORM($standing, case: "acc") } reputację { FORM($faction, case: "with") }
or-says-other-reputation-any = ten gracz ma { FORM($standing, case: "acc") } reputację w co najmniej jednej frakcji
or-says-most-famous = nikt nie ma więcej sławy niż ty
or-says-positive-standings = masz pozytywną reputację w co najmniej { $least } { $least ->
    [one] frakcji
   *[other] frakcjach
}
or-says-in-combat = toczysz walkę
or-says-in-combat-ground = toczysz walkę bezpośrednią
or-says-in-combat-ship = toczysz walkę w przestrzeni
or-says-in-combat-patrol = walczysz z patrolem
or-says-in-combat-player = walczysz z innym graczem
or-says-in-combat-bounty = walczysz ze ściganym
or-says-in-test = wykonujesz test umiejętności
or-says-helped = umiejętność pochodzi z tej karty
or-says-enemy-faction = przeciwnik służy { FORM($faction, case: "dat") } lub jest graczem z pozytywną reputacją { FORM($faction, case: "with") }
or-says-patrol-pays-fame = nagroda za patrol obejmuje sławę
or-says-event-amount = jest ich co najmniej { $least }
or-says-patrol-within = patrol jest w odległości do { $spaces } { $spaces ->
    [one] pola
   *[other] pól
} od ciebie
or-says-ship-costs = twój statek kosztuje co najmniej { $least } { $least ->
    [one] kredyt
    [few] kredyty
   *[other] kredytów
}
or-says-equipment-costs = masz modyfikacje (co najmniej { $mods }) i karty sprzętu (co najmniej { $gear }) o łącznym koszcie od { $least } { $least ->
    [one] kredytu
   *[other] kredytów
}
or-says-marked-planets = twoje żetony obrażeń leżą na { $least } { $least ->
    [one] planecie
   *[other] planetach
}
or-event-eliminate = eliminujesz ściganego
or-event-illegal = ładunek jest NIELEGALNY
or-event-bounty = jest to nagroda za zlecenie
or-event-job = jest to nagroda za misję
or-says-owned = { AGREE("word-every", $type) } { AGREE("word-your", $type) } { $type }
    .head = type
or-says-owned-card = każda twoja karta „{ $card }”
    .gender = f
    .acc = każdą twoją kartę „{ $card }”

## Kiedy używa się zdolności

or-moment-planning = Planowanie
or-moment-action = Akcja
or-moment-encounter = Spotkanie
or-moment-any-time = w dowolnej chwili swojej tury
or-moment-after-roll = po rzucie twoimi kośćmi
or-moment-results = przy podliczaniu wyników
or-moment-before-test = przed testem umiejętności
or-moment-test-failed = po niezdanym teście umiejętności
or-moment-test-passed = po zdanym teście umiejętności
or-moment-delivery-roll = gdy rzucasz kością za NIELEGALNY ładunek
or-moment-combat-won = gdy wygrywasz walkę
or-moment-before-damage = gdy masz otrzymać obrażenia
or-moment-cargo-delivered = gdy dostarczasz ładunek
or-moment-capture-delivered = gdy dostarczasz schwytany kontakt
or-moment-job-completed = gdy ukończysz misję
or-moment-bounty-reward = gdy otrzymujesz nagrodę za zlecenie
or-moment-reward = gdy otrzymujesz nagrodę
or-moment-encounter-credits = gdy spotkanie daje ci kredyty
or-moment-enter-patrol-space = gdy wchodzisz na pole z patrolem
or-moment-player-enters-space = gdy inny gracz wchodzi na twoje pole
or-moment-patrol-icon = gdy po twojej akcji handlu ma się ruszyć patrol
or-moment-market-action-done = po twojej akcji handlu
or-moment-before-defeat = gdy twoja postać ma zostać pokonana
or-moment-defeated = gdy twoja postać zostaje pokonana
or-moment-ship-recovered = gdy usuwasz obrażenia z tego statku
or-moment-crew-gained = gdy otrzymujesz członka załogi
or-limit-turn = raz na turę
or-limit-combat = raz na walkę

## Wiersze kart

or-line-ability = { $moment }: { $effect }
or-line-ability-if = { $moment }, jeśli { $condition }: { $effect }
or-line-limited = { $line } ({ $limit })
or-line-if = jeśli { $condition }: { $line }
or-line-each = { $line } za { FORM($count, case: "acc") }
or-modifier-hyperdrive = +{ $amount } do hipernapędu
or-modifier-ground-combat = +{ $amount } do walki bezpośredniej
or-modifier-ship-combat = +{ $amount } do walki w przestrzeni
or-modifier-health = +{ $amount } do zdrowia
or-modifier-hull = +{ $amount } do kadłuba
or-modifier-fame = +{ $amount } do sławy
or-modifier-opponent-ground-dice = w walce bezpośredniej przeciwnik rzuca o { $amount } { $amount ->
    [one] kość
   *[other] kości
} mniej
or-modifier-opponent-ship-dice = w walce w przestrzeni przeciwnik rzuca o { $amount } { $amount ->
    [one] kość
   *[other] kości
} mniej
or-modifier-damage-cap-after-win = gdy wygrywasz, otrzymujesz najwyżej { $amount } { $amount ->
    [one] obrażenie
    [few] obrażenia
   *[other] obrażeń
}
or-modifier-never-forced-by-patrols = negatywna reputacja nigdy nie zmusza cię do spotkania z patrolem
or-modifier-no-reputation-loss-for-patrols = wygrana z patrolem nie zmniejsza twojej reputacji
or-modifier-passes-maelstrom = możesz przechodzić przez Wir bez zatrzymania
or-reward-credits = { $amount } { $amount ->
    [one] kredyt
    [few] kredyty
   *[other] kredytów
}
or-reward-fame = { $amount } { $amount ->
    [one] punkt sławy
    [few] punkty sławy
   *[other] punktów sławy
}
or-reward-reputation = +{ $amount } do reputacji { FORM($faction, case: "with") }
or-reward-reputation-lost = −{ $amount } do reputacji { FORM($faction, case: "with") }
or-reward-nothing = nic
or-goal-event = { $times ->
    [1] { $moment }
   *[other] { $moment } ({ $times } { $times ->
        [one] raz
       *[other] razy
    })
}
or-goal-event-if = { $times ->
    [1] { $moment }, jeśli { $condition }
   *[other] { $moment }, jeśli { $condition } ({ $times } { $times ->
        [one] raz
       *[other] razy
    })
}
or-line-goal = Cel ({ $fame } { $fame ->
    [one] punkt sławy
    [few] punkty sławy
   *[other] punktów sławy
}): { $goal }
or-line-type = Zasób: { $type }
or-line-cost = Koszt: { $cost } { $cost ->
    [one] kredyt
    [few] kredyty
   *[other] kredytów
}
or-line-traits = Cechy: { $traits }
or-line-limit-one = Postać może mieć tylko jedną kartę z cechą { $trait }
or-line-skills = Umiejętności: { $skills }
or-line-droid = Droid
or-line-start = Planeta startowa: { $planet }
or-line-cannot-buy = Nie można kupić { FORM($planet, case: "at") }
or-line-destination = Punkt docelowy: { $planet }
or-line-destination-player = Punkt docelowy: pole innego gracza
or-line-tested = Testy: { $skills }
or-decisive = { $skill } (decydujący)
or-line-resolve = Spotkanie: rozegraj kartę danych nr { $number }
or-line-encounter = Spotkanie: { $effect }
or-line-reward = Nagroda: { $reward }
or-line-removed = Po otrzymaniu nagrody ta karta zostaje usunięta z gry
or-line-discarded = Po otrzymaniu nagrody ta karta zostaje odrzucona
or-line-fits = Zajmuje gniazdo na ładunek albo na modyfikację
or-line-holds-cargo = Sama mieści { $cargo } { $cargo ->
    [one] ładunek
    [few] ładunki
   *[other] ładunków
}
or-line-keeps = Nie można odrzucić, dopóki misja trwa
or-line-target = Ścigany kontakt: { $contact } (ranga { FORM($rank, case: "rank") })
or-line-target-ground = Toczy walkę bezpośrednią: { $dice } { $dice ->
    [one] kość
   *[other] kości
}
or-line-target-ship = Toczy walkę w przestrzeni: { $dice } { $dice ->
    [one] kość
   *[other] kości
}
or-line-eliminate = Nagroda za eliminację: { $reward }
or-line-capture = Nagroda za schwytanie i dostawę { FORM($planet, case: "to") }: { $reward }
or-line-after-reward = Po każdej z tych nagród: { $reward }
or-line-section = { $place }: { $effect }
or-line-secret = { $place }, tajna informacja: { $ability }
or-line-part = jeśli masz { FORM($standing, case: "acc") } reputację { FORM($faction, case: "with") }, { $effect }
or-line-deck = Talia: { $deck }
or-line-databank = Karta danych nr { $number } ({ $copies ->
    [1] jedyna z tym numerem
   *[other] jedna z { $copies } z tym numerem
})
or-line-sale = Kup dowolny nieużywany statek droższy od swojego; ma on 3 obrażenia. Jego karta zostaje usunięta z gry, a tę wtasowuje się do talii
or-line-ship-card = Weź planszę statku (celem do góry): { $ship }. Ta karta zostaje usunięta z gry
or-line-text = Tekst: { $effect }
or-line-step = { $number }. { $effect }
or-line-icon = Patrol: { $faction }, { $distance } { $distance ->
    [one] pole
    [few] pola
   *[other] pól
}
or-line-character = Walka bezpośrednia { $ground }, zdrowie { $health }
or-line-setup = Zaczyna z kartą danych nr { $number }
or-line-reputation = Zaczyna z { FORM($standing, case: "ins") } reputacją { FORM($faction, case: "with") }
or-line-any-reputation = Zaczyna z pozytywną reputacją w wybranej frakcji
or-line-flipped = Rewers: { $line }
or-line-ship = Kadłub { $hull }, walka w przestrzeni { $combat }, hipernapęd { $hyperdrive }
or-line-slots =
    Gniazda: ładunek { $cargo }{ $mod ->
        [0] { "" }
       *[other] , modyfikacja { $mod }
    }{ $either ->
        [0] { "" }
       *[other] , ładunek albo modyfikacja { $either }
    }, załoga { $crew }
or-line-named = Nazwa na rewersie: { $name }
or-line-contact = Kontakt, ranga { FORM($rank, case: "rank") }, karta danych nr { $number }
or-line-faction = Frakcja: { $faction }
or-line-patrol = Frakcja: { $faction }, poziom { $level }
or-line-patrol-dice = Toczy walkę w przestrzeni: { $dice } { $dice ->
    [one] kość
   *[other] kości
}
or-line-unbeatable = Nie do pokonania; każdy, kto z nim walczy, zostaje pokonany
or-line-ai-planning = Planowanie, pierwsza możliwa czynność: { $bullet }
or-line-ai-action = Akcje, wszystkie możliwe czynności: { $bullet }
or-line-ai-encounter = Spotkanie, pierwsza możliwa czynność: { $bullet }
or-line-ai-discard = Na koniec odrzuć wierzchnią kartę { FORM($decks, case: "gen") }
or-line-ai-shuffle = Wtasuj tę kartę z powrotem do talii SI
or-ai-recover = usunąć wszystkie obrażenia
or-ai-recover-defeated = po pokonaniu usunąć wszystkie obrażenia
or-ai-move = przesunąć się do najbliższego żetonu celu
or-ai-credits = otrzymać { $amount } { $amount ->
    [one] kredyt
    [few] kredyty
   *[other] kredytów
}
or-ai-credits-faction = otrzymać { $amount } { $amount ->
    [one] kredyt
    [few] kredyty
   *[other] kredytów
}, następnie zmniejszyć reputację { FORM($faction, case: "with") } o 1
or-ai-reputation-faction = zwiększyć reputację { FORM($faction, case: "with") } o { $amount }
or-ai-deliver = dostarczyć ładunek do punktu docelowego
or-ai-deliver-ship-damage = dostarczyć ładunek do punktu docelowego; za NIELEGALNY ładunek statek otrzymuje { $amount } { $amount ->
    [one] obrażenie
    [few] obrażenia
   *[other] obrażeń
}
or-ai-deliver-character-damage = dostarczyć ładunek do punktu docelowego; za NIELEGALNY ładunek postać otrzymuje { $amount } { $amount ->
    [one] obrażenie
    [few] obrażenia
   *[other] obrażeń
}
or-ai-deliver-reputation = dostarczyć ładunek do punktu docelowego; za NIELEGALNY ładunek zmniejszyć reputację we frakcji planety o { $amount }
or-ai-buy = kupić wierzchnią kartę { FORM($deck, case: "gen") }
or-ai-goal-token = { $bullet } i położyć żeton celu w jej punkcie docelowym
or-ai-if-full = { $bullet }; jeśli nie ma odpowiedniego pustego gniazda, zamiast tego { $otherwise }
or-ai-patrol = stoczyć walkę z patrolem frakcji, w której reputacja jest negatywna
or-ai-job = ukończyć misję w punkcie docelowym
or-ai-fame = wydać { $amount } { $amount ->
    [one] kredyt
    [few] kredyty
   *[other] kredytów
}, aby otrzymać 1 punkt sławy
or-ai-contact = odkryć kontakt najniższej rangi na planecie i za darmo wziąć go do załogi
or-ai-contact-only = odkryć zakryty kontakt najniższej rangi na planecie

## Pytania kart

or-ask-may = { TRAIT($effect, "long") ->
    [yes] Chcesz to zrobić? Efekt: { FORM($effect, verb: "you") }.
   *[no] Chcesz { FORM($effect, verb: "inf") }?
}
or-ask-choose = Wybierz jedno.
or-ask-opponent = Z kim stoczyć walkę?
or-ask-deck = Wybierz talię handlu.
or-ask-sell = Który zasób sprzedać?
or-ask-discard = Który zasób odrzucić?
or-ask-stake = Ile postawić (najwyżej { $most } { $most ->
    [one] kredyt
    [few] kredyty
   *[other] kredytów
})?
or-option-stake = { $amount } { $amount ->
    [one] kredyt
    [few] kredyty
   *[other] kredytów
}
or-ask-match-stake = Wyrównać stawkę: { $amount } { $amount ->
    [one] kredyt
    [few] kredyty
   *[other] kredytów
}?
or-ask-gamble = Postawić { $stake } { $stake ->
    [one] kredyt
    [few] kredyty
   *[other] kredytów
} na test { FORM($skill, case: "gen") }?

## Rewersy talii spotkań

or-back-cantonica-ord-mantell = Spotkania: Cantonica, Ord Mantell
or-back-lothal-mon-calamari = Spotkania: Lothal, Kalamar
or-back-kessel-maelstrom = Spotkania: Kessel, Wir
or-back-tatooine-nal-hutta = Spotkania: Tatooine, Nal Hutta
or-back-ryloth-naboo = Spotkania: Ryloth, Naboo
or-back-kafrene-takodana = Spotkania: Pierścień Kafrene, Takodana
or-back-navpoint = Spotkania: punkty nawigacyjne
or-hint-gambling = hazard
or-hint-crew = załoga
or-hint-gear = sprzęt
or-hint-credits = kredyty
or-hint-movement = ruch
or-hint-jobs = misje
or-hint-rebel-reward = nagrody od Rebelii
or-hint-fight-imperial-players = walki z graczami, którym sprzyja Imperium
or-hint-illegal-cargo = nielegalny ładunek
or-hint-fame-for-reputation = sława za pozytywną reputację
or-hint-extra-turn = dodatkowa tura
or-hint-fight-players = walki z graczami
or-hint-find-contacts = szukanie kontaktów
or-hint-bounties = zlecenia
or-hint-rebel-reputation = reputacja w Rebelii
or-hint-cargo = ładunki
or-hint-sell-assets = sprzedaż zasobów
or-hint-buy-ships = kupowanie statków
or-hint-move-contacts = przenoszenie kontaktów
or-hint-mods = modyfikacje
or-hint-fame-for-credits = sława za kredyty

## Polecenia

or-help-odds = Dokładne szanse w „Zewnętrznych Rubieżach”
or-help-odds-test = Szansa na zdanie testu umiejętności
or-help-odds-combat = Szansa na wygranie walki i cena zwycięstwa
or-help-cards = Wszystkie karty, żetony i plansze „Zewnętrznych Rubieży” jako tekst
or-help-skills = Ile razy masz testowaną umiejętność
or-help-rerolls = Ile razy można przerzucić po jednej kości
or-help-attack = Kości atakującego, który wygrywa remisy
or-help-defence = Kości obrońcy
or-help-kind = Rodzaj walki: bezpośrednia lub w przestrzeni
or-help-left = Ile zostało zdrowia lub kadłuba
or-help-cards-name = Tylko elementy, których kod lub nazwa to zawiera
or-odds-test = Testowana umiejętność: { $skills } { $skills ->
    [one] raz
   *[other] razy
}, przerzuty: { $rerolls }; szansa na zdanie { $chance }
or-odds-combat-ground = Walka bezpośrednia, { $attack } przeciw { $defence }: szansa na wygraną { $chance }
or-odds-combat-ship = Walka w przestrzeni, { $attack } przeciw { $defence }: szansa na wygraną { $chance }
or-odds-damage = Średnie obrażenia: zadane { NUMBER($dealt, minimumFractionDigits: 2, maximumFractionDigits: 2) }, otrzymane { NUMBER($suffered, minimumFractionDigits: 2, maximumFractionDigits: 2) }
or-odds-defeat = Gdy zostało { $left }: szansa pokonania { $chance }
or-odds-bad-number = Wartość { $option } musi być od 0 do { $most }.
or-cards-title = { $name } [{ $id }] ({ $confidence })
or-cards-total = { $count } { $count ->
    [one] element
    [few] elementy
   *[other] elementów
}: z instrukcji { $seed }, ze źródeł publicznych { $public }, naszych { $ours }
or-cards-none = Żaden element nie zawiera „{ $name }”.
or-confidence-seed = z instrukcji
or-confidence-public = ze źródeł publicznych
or-confidence-ours = nasze

## Balance

or-help-balance = Czy gra jest uczciwa? Boty rozgrywają wiele partii
or-help-balance-game = Partie „Zewnętrznych Rubieży” z losowymi postaciami: zwycięstwa, sława, cele, długość, niechciane karty
or-help-balance-seats = Miejsca przy stole
or-help-balance-bot = Który bot gra
or-help-balance-report = Zapisz raport w tym pliku
or-balance-title = Zewnętrzne Rubieże: równowaga z partii w liczbie { $games }
or-balance-how = Miejsca: { $seats }, bot { $bot }, ziarno { $seed }, postacie i statki początkowe losowane. W nawiasach granice, których trzyma się 95 na 100 takich prób.
or-balance-characters = Zwycięstwa według postaci
or-balance-ships = Zwycięstwa według statku na końcu gry
or-balance-places = Zwycięstwa według kolejności tur
or-balance-place = Gracz { $place } w kolejności
or-balance-fame = Sława według źródeł
or-balance-goals = Osiągnięte cele osobiste
or-balance-ship-goals = Osiągnięte cele statków
or-balance-length = Długość
or-balance-rounds = Średnio { $mean } rund, plus minus { $error }; od { $least } do { $most }.
or-balance-never = Ani razu nie kupione
or-balance-all = Każda karta handlu znalazła nabywcę.
or-balance-share = Udział
or-balance-cases = Przypadki
