### Co mówią karty: słowa i ramy, w których stoją.

xw-and = { $others } i { $last }
xw-then = { $verb ->
    [they] { TRAIT($others, "conditional") ->
        [yes] , { FORM($others, join: "; ") }
       *[no] { FORM($others, join: "; ") }
    }
   *[you] { FORM($others, join: "; ") }
}; następnie { TRAIT($last, "person") ->
    [own] { FORM($last, verb: "they") }
   *[other] { TRAIT($others, "long") ->
        [yes] { $verb ->
            [they] { FORM($last, verb: "they") }
           *[you] { FORM($last, verb: "you") }
        }
       *[no] { $last }
    }
}
    .long = yes
xw-range = zasięg { $range }
    .at = w zasięgu { $range }
xw-ranges = zasięg { $nearest }–{ $farthest }
    .at = w zasięgu { $nearest }–{ $farthest }
xw-any-range = dowolna odległość
    .at = w dowolnej odległości
xw-card-line = { $line }.
xw-other-within = { $other } { FORM($range, case: "at") }
    .head = other
xw-other-side = Druga strona: { $line }

## Ramy

xw-ability-static = { $gives }
xw-ability-static-while = gdy { $condition }: { $gives }
xw-ability-action = Akcja: { $effect }
xw-ability-trigger = { $window }: { $effect }
xw-ability-if = { $window }, jeśli { $condition }
xw-ability-once-a-round = raz na rundę, { $window }: { $effect }
xw-ability-once-a-game = raz na grę, { $window }: { $effect }
xw-ability-bomb = żeton tej karty detonuje na końcu fazy aktywacji; każdy statek w zasięgu 1 od niego { FORM($effect, verb: "they") }
xw-ability-mine = { $count ->
    [one] żeton tej karty detonuje, gdy nałoży się na niego podstawka lub wzornik statku; { TRAIT($effect, "conditional") ->
    [yes] ten statek, { FORM($effect, verb: "they") }
   *[no] ten statek { FORM($effect, verb: "they") }
}
   *[other] każdy z żetonów tej karty ({ $count }) detonuje, gdy nałoży się na niego podstawka lub wzornik statku; { TRAIT($effect, "conditional") ->
    [yes] ten statek, { FORM($effect, verb: "they") }
   *[no] ten statek { FORM($effect, verb: "they") }
}
}
xw-ability-instead-of-attack = w fazie walki zamiast ataku: { $effect }

## Chwile

xw-window-round-begins = na początku rundy
xw-window-maneuver-revealed = po ujawnieniu manewru
xw-window-maneuver-executed = po wykonaniu manewru
xw-window-action-performed = po wykonaniu akcji
xw-window-lock-acquired = po namierzeniu celu
xw-window-focus-spent = po wydaniu żetonu skupienia
xw-window-lock-spent = po wydaniu namierzenia celu
xw-window-combat-begins = na początku fazy walki
xw-window-attack-declared = przy wskazywaniu celu ataku
xw-window-attack-rolled = po rzucie kośćmi ataku
xw-window-modify-attack-dice = przy modyfikacji kości ataku
xw-window-modify-defense-dice = przy modyfikacji kości obrony
xw-window-compare-results = przy porównaniu wyników
xw-window-attack-hits = gdy atak trafi
xw-window-attack-misses = gdy atak chybi
xw-window-attack-ends = po ataku
xw-window-card-dealt-face-up = gdy otrzymujesz odkrytą kartę uszkodzenia
xw-window-end-phase = w fazie końcowej
xw-window-damage-was-suffered = po otrzymaniu uszkodzenia poza obroną
xw-window-before-placing = przed rozstawieniem sił
xw-window-forces-placed = po rozstawieniu sił
xw-window-activation-begins = na początku fazy aktywacji
xw-window-before-reveal = zanim ujawnisz manewr
xw-window-stress-removed = po utracie żetonu stresu
xw-window-ion-received = gdy otrzymujesz żeton jonów
xw-window-focus-assigned = gdy otrzymujesz żeton skupienia
xw-window-locked = gdy namierzy cię wrogi statek
xw-window-combat-turn = gdy twój statek staje się aktywny w fazie walki
xw-window-before-defense-roll = przed twoim rzutem kośćmi obrony
xw-window-defense-rolled = po twoim rzucie kośćmi obrony
xw-window-combat-ends = na końcu fazy walki
xw-window-card-dealt = gdy otrzymujesz kartę uszkodzenia, zanim zadziała
xw-window-destroyed = gdy twój statek zostaje zniszczony
xw-window-bomb-dropped = po zrzuceniu bomby
xw-window-coordinates = gdy koordynujesz inny statek, przed jego akcją
xw-window-shields-were-lost = po utracie żetonu osłony
xw-window-planning-ends = na końcu fazy planowania
xw-window-placed = po postawieniu statku
xw-window-decloaked = po wyjściu z maskowania
xw-window-weapons-disabled = gdy twoje uzbrojenie zostaje wyłączone
xw-window-shield-lost = gdy tracisz osłonę
xw-window-activation-ends = na końcu fazy aktywacji
xw-window-stress-received = gdy otrzymujesz żeton stresu
xw-window-defended = gdy skończysz się bronić
xw-window-defender-destroyed = gdy twój atak zniszczy obrońcę
xw-window-bomb-hurt = gdy bomba lub mina cię uszkodzi
xw-window-friend-lost = gdy inny statek sojuszniczy w zasięgu 1–3 zostanie zniszczony

## Chwile innych statków

xw-of-placed = po postawieniu { FORM($ship, case: "gen") }
xw-of-before-reveal = zanim { FORM($ship, case: "nom") } ujawni manewr
xw-of-maneuver-executed = gdy { FORM($ship, case: "nom") } wykona manewr
xw-of-stress-removed = gdy { FORM($ship, case: "nom") } straci żeton stresu
xw-of-ion-received = gdy { FORM($ship, case: "nom") } otrzymuje żeton jonów
xw-of-focus-assigned = gdy { FORM($ship, case: "nom") } otrzymuje żeton skupienia
xw-of-focus-spent = gdy { FORM($ship, case: "nom") } wyda żeton skupienia
xw-of-combat-turn = gdy { FORM($ship, case: "nom") } staje się aktywny w fazie walki
xw-of-attack-declared = gdy { FORM($ship, case: "nom") } wskazuje cel ataku
xw-of-modify-attack-dice = gdy { FORM($ship, case: "nom") } może modyfikować kości ataku
xw-of-before-defense-roll = zanim { FORM($ship, case: "nom") } rzuci kośćmi obrony
xw-of-modify-defense-dice = gdy { FORM($ship, case: "nom") } może modyfikować kości obrony
xw-of-attack-hits = gdy atak { FORM($ship, case: "gen") } trafi
xw-of-attack-misses = gdy atak { FORM($ship, case: "gen") } chybi
xw-of-attack-ends = po ataku { FORM($ship, case: "gen") }
xw-of-damage-was-suffered = gdy { FORM($ship, case: "nom") } otrzyma uszkodzenie, nie broniąc się
xw-of-destroyed = gdy { FORM($ship, case: "nom") } zostaje zniszczony
xw-of-stress-received = gdy { FORM($ship, case: "nom") } otrzymuje żeton stresu

## Słowa

xw-says-attacking = atakujesz
xw-says-defending = się bronisz
xw-says-with-primary = atak wykonuje się bronią podstawową
    .not = atak wykonuje się bronią dodatkową
xw-says-with-this-weapon = atakujesz tą bronią
xw-says-outside-defenders-arc = atakujący jest poza polem rażenia obrońcy
    .not = atakujący jest w polu rażenia obrońcy
xw-says-at-range = atak odbywa się { FORM($range, case: "at") }
xw-says-revealed = manewr jest { FORM($colour, case: "nom") }
xw-says-executed = manewr był { FORM($colour, case: "nom") }
xw-says-executed-on-dial = manewr z twojego wskaźnika był { FORM($colour, case: "nom") }
xw-says-overlapped = manewr nałożył się na statek lub przeszkodę
    .not = manewr nie nałożył się na statek ani na przeszkodę
xw-says-has-trait = ma ona cechę { FORM($trait, case: "nom") }
xw-says-is-this-card = jest to ta karta
xw-says-after-round-dealt = runda, w której otrzymano tę kartę, już minęła
xw-says-lacks-action = na pasku akcji nie ma { FORM($action, case: "gen") }
xw-says-token = { FORM($whose, case: "nom") } ma { FORM($token, case: "acc") }
xw-says-you-have-token = masz { FORM($token, case: "acc") }
xw-says-without-token = { TRAIT($whose, "person") ->
    [you] nie masz { FORM($token, case: "gen") }
   *[it] { FORM($whose, case: "nom") } nie ma { FORM($token, case: "gen") }
}
xw-says-the-attacker = atakujący
    .gender = mp
    .animate = yes
    .gen = atakującego
xw-says-the-defender = obrońca
    .gender = mp
    .animate = yes
    .gen = obrońcy
    .acc = obrońcę
xw-says-yourself = twój statek
    .person = you
    .gender = m
    .gen = twojego statku
xw-says-more = { FORM($stat, case: "nom") } { FORM($owner, case: "gen") } wzrasta o { $by }
xw-says-less = { FORM($stat, case: "nom") } { FORM($owner, case: "gen") } spada o { $by }
xw-says-becomes = { FORM($stat, case: "nom") } { FORM($owner, case: "gen") } wynosi { $value }
xw-says-extra-dice = rzuca się { $by ->
    [one] { $by } dodatkową { FORM($die, case: "ins") }
   *[other] { $by } dodatkowymi { FORM($die, case: "ins", number: "pl") }
}
xw-says-fewer-dice = rzuca się o { $by } { FORM($die, $by, case: "acc") } mniej
xw-says-no-dice = nie rzucasz kośćmi ataku
xw-says-forbidden = { TRAIT($whose, "person") ->
    [you] nie możesz
   *[it] { FORM($whose, case: "nom") } nie może
} { $deed }
xw-says-colour-bearings = { FORM($bearings, case: "nom", number: "pl", join: " i ") } liczą się jako { FORM($colour, case: "nom", number: "pl") }
xw-says-colour-speeds = manewry o prędkości { FORM($speeds, join: " lub ") } liczą się jako { FORM($colour, case: "nom", number: "pl") }
xw-says-shelters = sojusznicze statki { FORM($range, case: "at") } nie mogą być celem ataku, jeśli atakujący może zaatakować ciebie
xw-says-silenced = zdolność twojego pilota i rozwinięcia typu „talent elitarny” nie działają
xw-says-counts-as = ta karta liczy się jako { $damage } { $damage ->
    [one] uszkodzenie
    [few] uszkodzenia
   *[other] uszkodzeń
}
xw-says-draws-damage = jeśli twój atak daje odkrytą kartę uszkodzenia, dobierz { $count } { $count ->
    [one] kartę
    [few] karty
   *[other] kart
}, przydziel jedną, a pozostałe odrzuć
xw-says-actions-per-step = w kroku akcji możesz wykonać do { $count } { $count ->
    [one] akcji
    [few] akcji
   *[other] akcji
}
xw-says-more-actions = na twoim pasku akcji jest też akcja { FORM($action, case: "gen") }
xw-says-choose-ship = { $verb ->
    [inf] wybrać
    [they] wybiera
   *[you] wybierz
} { FORM($whose, case: "acc") } { FORM($range, case: "at") }; { TRAIT($effect, "conditional") ->
    [yes] ten statek, { FORM($effect, verb: "they") }
   *[no] ten statek { FORM($effect, verb: "they") }
}
    .long = yes
xw-says-choose-lower = { $verb ->
    [inf] wybrać
    [they] wybiera
   *[you] wybierz
} { FORM($whose, case: "acc") } { FORM($range, case: "at") } z niższą umiejętnością pilota; { TRAIT($effect, "conditional") ->
    [yes] ten statek, { FORM($effect, verb: "they") }
   *[no] ten statek { FORM($effect, verb: "they") }
}
    .long = yes
xw-says-change = { $verb ->
    [inf] zamienić
    [they] zamienia
   *[you] zamień
} { $count ->
    [one] { $count } { FORM($face, case: "acc") } na { FORM($into, case: "acc") }
   *[other] do { $count } { FORM($face, $count, case: "gen") } na { FORM($into, case: "acc", number: "pl") }
}
xw-says-change-all = { $verb ->
    [inf] zamienić
    [they] zamienia
   *[you] zamień
} wszystkie { FORM($face, case: "acc", number: "pl") } na { FORM($into, case: "acc", number: "pl") }
xw-says-reroll-one-face = { $verb ->
    [inf] przerzucić
    [they] przerzuca
   *[you] przerzuć
} 1 { FORM($die, case: "acc") }, która pokazuje { FORM($faces, case: "acc", join: " lub ") }
xw-says-reroll-faces = { $verb ->
    [inf] przerzucić
    [they] przerzuca
   *[you] przerzuć
} dowolne { FORM($die, case: "acc", number: "pl") }, które pokazują { FORM($faces, case: "acc", join: " lub ") }
xw-says-reroll-some = { $verb ->
    [inf] przerzucić
    [they] przerzuca
   *[you] przerzuć
} { $count ->
    [one] { $count } { FORM($die, case: "acc") }
   *[other] do { $count } { FORM($die, $count, case: "gen") }
}
xw-says-reroll-any = { $verb ->
    [inf] przerzucić
    [they] przerzuca
   *[you] przerzuć
} dowolne { FORM($die, case: "acc", number: "pl") }
xw-says-add-result = { $verb ->
    [inf] dodać
    [they] dodaje
   *[you] dodaj
} { FORM($face, case: "acc") } do { FORM($die, case: "roll") }
xw-says-add-die = { $verb ->
    [inf] dodać
    [they] dodaje
   *[you] dodaj
} { FORM($face, case: "acc") } do { FORM($die, case: "roll") }
xw-says-cancel = { $verb ->
    [inf] anulować
    [they] anuluje
   *[you] anuluj
} { $count ->
    [one] { $count } { FORM($face, case: "acc") }
   *[other] do { $count } { FORM($face, $count, case: "gen") }
}
xw-says-cancel-faces = { $verb ->
    [inf] anulować
    [they] anuluje
   *[you] anuluj
} wszystkie { FORM($face, case: "acc", number: "pl") }
xw-says-cancel-all-results = { $verb ->
    [inf] anulować
    [they] anuluje
   *[you] anuluj
} wszystkie wyniki kości
xw-says-roll-die = { $verb ->
    [inf] rzucić
    [they] rzuca
   *[you] rzuć
} 1 { FORM($die, case: "ins") }; jeśli wypadnie { FORM($faces, case: "nom", join: " lub ") }, { $verb ->
    [they] { FORM($effect, verb: "they") }
   *[you] { FORM($effect, verb: "you") }
}
    .long = yes
xw-says-gain = { $verb ->
    [inf] otrzymać
    [they] otrzymuje
   *[you] otrzymaj
} { $amount ->
    [one] { FORM($token, case: "acc") }
   *[other] { $amount } { FORM($token, $amount, case: "acc") }
}
xw-says-remove = { $verb ->
    [inf] stracić
    [they] traci
   *[you] strać
} { FORM($token, case: "acc") }
xw-says-for = { TRAIT($target, "person") ->
    [you] { $effect }
   *[other] { TRAIT($effect, "person") ->
        [lock] { $verb ->
            [inf] namierzyć
            [they] namierzasz
           *[you] namierz
        } { FORM($target, case: "acc") }
       *[other] { $verb ->
            [inf] sprawić, że { FORM($target, case: "nom") }{ TRAIT($effect, "conditional") ->
                [yes] ,
               *[no] { "" }
            } { FORM($effect, verb: "they") }
           *[you] { FORM($target, case: "nom") }{ TRAIT($effect, "conditional") ->
                [yes] ,
               *[no] { "" }
            } { FORM($effect, verb: "they") }
        }
    }
}
    .long = yes
xw-says-for-yourself = { $verb ->
    [inf] sprawić, że twój statek { FORM($effect, verb: "they") }
   *[you] twój statek { FORM($effect, verb: "they") }
}
    .person = own
    .long = yes
xw-says-hand-over = { $verb ->
    [inf] przekazać
    [they] przekazuje
   *[you] przekaż
} ten { FORM($token, case: "acc") } innemu statkowi sojuszniczemu { FORM($range, case: "at") }
xw-says-acquire-lock = { $verb ->
    [inf] namierzyć
    [they] namierza
   *[you] namierz
} cel
xw-says-lock-again = ponownie { $verb ->
    [inf] namierzyć
    [they] namierza
   *[you] namierz
} ten sam statek; tego namierzenia nie można wydać w tym ataku
    .long = yes
xw-says-spend-lock = { $verb ->
    [inf] wydać
    [they] wydaje
   *[you] wydaj
} namierzenie celu
xw-says-shed-lock = { $verb ->
    [inf] pozbyć
    [they] pozbywa
   *[you] pozbądź
} się jednego wrogiego namierzenia celu
xw-says-regain-shield = { $verb ->
    [inf] odzyskać
    [they] odzyskuje
   *[you] odzyskaj
} osłonę
xw-says-suffer = { $verb ->
    [inf] otrzymać
    [they] otrzymuje
   *[you] otrzymaj
} { $count } { $count ->
    [one] uszkodzenie
    [few] uszkodzenia
   *[other] uszkodzeń
}
xw-says-suffer-critical = { $verb ->
    [inf] otrzymać
    [they] otrzymuje
   *[you] otrzymaj
} { $count } { $count ->
    [one] uszkodzenie krytyczne
    [few] uszkodzenia krytyczne
   *[other] uszkodzeń krytycznych
}
xw-says-turn-this-down = { $verb ->
    [inf] zakryć
    [they] zakrywa
   *[you] zakryj
} tę kartę
xw-says-turn-one-down = { $verb ->
    [inf] zakryć
    [they] zakrywa
   *[you] zakryj
} jedną ze swoich odkrytych kart uszkodzenia z cechą { FORM($trait, case: "nom") }
xw-says-discard-dealt-card = od razu ją { $verb ->
    [inf] odrzucić
    [they] odrzuca
   *[you] odrzuć
}
xw-says-discard-face-down = { $verb ->
    [inf] odrzucić
    [they] odrzuca
   *[you] odrzuć
} jedną ze swoich zakrytych kart uszkodzenia
xw-says-discard-this = { $verb ->
    [inf] odrzucić
    [they] odrzuca się
   *[you] odrzuć
} tę kartę
xw-says-discard-weapon = { $verb ->
    [inf] wybrać
    [they] wybiera
   *[you] wybierz
} jedną ze swoich broni dodatkowych i { $verb ->
    [inf] odrzucić
    [they] odrzuca
   *[you] odrzuć
} ją
xw-says-free-action = { $verb ->
    [inf] wykonać
    [they] wykonuje
   *[you] wykonaj
} darmową akcję
xw-says-granted-action = { $verb ->
    [inf] wykonać
    [they] wykonuje
   *[you] wykonaj
} darmową akcję { FORM($action, case: "gen") }
xw-says-free-named = { $verb ->
    [inf] wykonać
    [they] wykonuje
   *[you] wykonaj
} darmową akcję { FORM($action, case: "gen") }
xw-says-roll-aside = { $verb ->
    [inf] wykonać
    [they] wykonuje
   *[you] wykonaj
} beczkę
xw-says-match-skill = { $verb ->
    [inf] mieć
    [they] ma
   *[you] miej
} do końca fazy taką umiejętność pilota jak ty
xw-says-attack-again = { $verb ->
    [inf] wykonać
    [they] wykonuje
   *[you] wykonaj
} ten atak dwa razy
xw-says-until-end-of-round = { $verb ->
    [inf] uzyskać do końca rundy zdolność: „{ FORM($abilities, verb: "you", join: "; ") }”
    [they] ma do końca rundy zdolność: „{ FORM($abilities, verb: "you", join: "; ") }”
   *[you] do końca rundy masz zdolność: „{ FORM($abilities, verb: "you", join: "; ") }”
}
    .long = yes
xw-says-performed = była to akcja { FORM($actions, case: "gen", join: " lub ") }
xw-says-was-stressed = twój statek miał przed nią stres
xw-says-executed-speed = prędkość manewru wynosiła { FORM($speeds, join: " lub ") }
xw-says-overlapped-enemy = manewr nałożył się na wrogi statek
xw-says-no-shields = nie masz osłon
xw-says-shields-missing = brakuje ci osłony
xw-says-damaged = masz kartę uszkodzenia
    .not = nie masz kart uszkodzenia
xw-says-it-has-token = ten statek ma { FORM($token, case: "acc") }
    .not = ten statek nie ma { FORM($token, case: "gen") }
xw-says-tokens-at-most = masz najwyżej { $count } { FORM($token, $count, case: "acc") }
xw-says-attacker-skill-at-most = umiejętność pilota atakującego to { $skill } lub mniej
    .not = umiejętność pilota atakującego to więcej niż { $skill }
xw-says-defender-is-unique = obrońca jest unikatowym pilotem
    .not = obrońca nie jest unikatowym pilotem
xw-says-friend-defends = broni się inny statek sojuszniczy w zasięgu { $farthest ->
    [one] { $farthest }
   *[other] 1–{ $farthest }
} od ciebie
xw-says-in-attackers-arc = jesteś w polu rażenia atakującego w zasięgu { $farthest ->
    [one] { $farthest }
   *[other] 1–{ $farthest }
}
xw-says-attacker-in-your-arc = atakujący jest w twoim polu rażenia
xw-says-in-its-arc = jesteś w jego polu rażenia
xw-says-it-in-your-arc = jest on w twoim polu rażenia w zasięgu { $farthest ->
    [one] { $farthest }
   *[other] 1–{ $farthest }
}
xw-says-hard-to-hit = jesteś poza polem rażenia atakującego albo poza zasięgiem 2
xw-says-lock-on-attacker = masz namierzonego atakującego
xw-says-no-enemy-in-arc = w twoim polu rażenia w zasięgu 1–3 nie ma wrogich statków
xw-says-only-defender-in-arc = w twoim polu rażenia w zasięgu 1–3 jest tylko obrońca
xw-says-last-friend = po twojej stronie nie ma już innych statków
    .not = po twojej stronie są jeszcze inne statki
xw-says-primary-at-least = wartość twojej broni podstawowej to { $value } lub więcej
    .not = wartość twojej broni podstawowej to mniej niż { $value }
xw-says-weapon-cost-at-most = koszt broni w punktach to { $points } lub mniej
xw-says-hits-at-least = { $hits ->
    [one] został co najmniej { $hits } wynik trafienia
    [few] zostały co najmniej { $hits } wyniki trafienia
   *[other] zostało co najmniej { $hits } wyników trafienia
}
xw-says-face-up-dealt = atak dał odkrytą kartę uszkodzenia
xw-says-follows-up = atak jest wykonywany dzięki tej karcie
xw-says-fewer-defense-dice = kości ataku jest więcej niż kości obrony
xw-says-locked-once = namierza cię dokładnie jeden statek
xw-says-first-round = trwa pierwsza runda
xw-says-against-marked = drugim statkiem jest cel tej karty
xw-says-ships = { AGREE("word-every", FORM($whose, case: "nom")) } { FORM($whose, case: "nom") } w dowolnej odległości
xw-says-ships-within = { AGREE("word-every", FORM($whose, case: "nom")) } { FORM($whose, case: "nom") } w zasięgu { $range ->
    [one] { $range }
   *[other] 1–{ $range }
}
xw-says-all-within = każdy inny statek w zasięgu { $farthest ->
    [one] { $farthest }
   *[other] 1–{ $farthest }
}
xw-says-slow-near-defender = każdy inny statek w zasięgu 1 od obrońcy, którego zwrotność jest niższa niż koszt broni,
xw-says-focus-for-lock = gdy broń wymaga namierzenia celu, możesz zamiast niego mieć i wydać żeton skupienia
xw-says-shoots-over-obstacles = możesz atakować, stojąc na przeszkodzie, a twoje ataki nigdy nie są przysłonięte
xw-says-attacks-touched = ty i wrogie statki w twoim polu rażenia możecie się atakować mimo stykania się
xw-says-red-under-stress = możesz wykonywać czerwone manewry mimo stresu
xw-says-dial-is-red = manewr na twoim wskaźniku liczy się jako czerwony
xw-says-softened = czerwone manewry liczą się jako białe
xw-says-hits-stand = uniki nie anulują trafień; mogą anulować trafienia krytyczne
xw-says-only-focus-modifies = kości ataku modyfikuje tylko wydany żeton skupienia
xw-says-nothing-modifies = nie możesz modyfikować swoich kości ataku
xw-says-only-in-arc = nie możesz atakować statków poza swoim polem rażenia
xw-says-delays-stress = po czerwonym manewrze sprawdzasz stres dopiero po kroku akcji
xw-says-long-range-locks = namierzasz statki w zasięgu 3 i dalej, ale nie w zasięgu 1–2
xw-says-locks-through-friends = możesz namierzać wrogie statki w zasięgu 1–3 od dowolnego statku sojuszniczego
xw-says-flies-over-obstacles = ignorujesz przeszkody
xw-says-acts-over-obstacles = dopalacz i beczka twojego statku mogą nakładać się na przeszkody
xw-says-no-obstacle-criticals = trafienia krytyczne z rzutów za przeszkody nic ci nie robią
xw-says-cards-face-up = wszystkie twoje karty uszkodzenia są odkryte
xw-says-first-card-face-up = w pierwszym twoim ataku i w pierwszej obronie w rundzie pierwsza karta uszkodzenia jest odkryta
xw-says-shares-tokens = gdy otrzymujesz żeton skupienia lub stresu, otrzymują go też sojusznicze statki z tą kartą, które go nie mają
xw-says-forces-focus = drugi statek biorący udział w ataku musi wydać żeton skupienia, jeśli może
xw-says-hidden-from-lesser = wrogie statki z niższą umiejętnością pilota nie mogą cię atakować
xw-says-discards-on-hit = broń odrzucana przy ataku zostaje, jeśli atak nie trafi
xw-says-dice-per-agility = rzucasz tyloma dodatkowymi kośćmi ataku, ile wynosi twoja zwrotność (najwyżej { $most })
xw-says-dice-per-speed = rzucasz tyloma dodatkowymi kośćmi ataku, ile wynosi prędkość twojego manewru w tej rundzie (najwyżej { $most })
xw-says-touched-agility = wrogie statki, z którymi się stykasz, mają zwrotność niższą o { $by }
xw-says-keeps-token = w fazie końcowej zachowujesz { FORM($token, case: "acc", number: "pl") }
xw-says-at-most-one = nigdy nie masz więcej niż 1 { FORM($token, case: "acc") }
xw-says-moves-under-stress = stres nie powstrzymuje twoich akcji dopalacza i beczki, dopóki masz najwyżej { $most } { $most ->
    [one] żeton stresu
    [few] żetony stresu
   *[other] żetonów stresu
}
xw-says-tokens-on = na twoich kartach tych typów leży od początku żeton, który odrzuca się zamiast karty: { FORM($slots, case: "quoted") }
xw-says-tokens-on-squad = na kartach tych typów w twojej eskadrze leży od początku żeton, który odrzuca się zamiast karty: { FORM($slots, case: "quoted") }
xw-says-choose-higher = { $verb ->
    [inf] wybrać
    [they] wybiera
   *[you] wybierz
} { FORM($whose, case: "acc") } { FORM($range, case: "at") } z wyższą umiejętnością pilota; { TRAIT($effect, "conditional") ->
    [yes] ten statek, { FORM($effect, verb: "they") }
   *[no] ten statek { FORM($effect, verb: "they") }
}
    .long = yes
xw-says-choose-stressed = { $verb ->
    [inf] wybrać
    [they] wybiera
   *[you] wybierz
} { FORM($whose, case: "acc") } { FORM($range, case: "at") } ze stresem; { TRAIT($effect, "conditional") ->
    [yes] ten statek, { FORM($effect, verb: "they") }
   *[no] ten statek { FORM($effect, verb: "they") }
}
    .long = yes
xw-says-choose-around = { $verb ->
    [inf] wybrać
    [they] wybiera
   *[you] wybierz
} inny statek { FORM($range, case: "at") } od { FORM($center, case: "gen") }; { TRAIT($effect, "conditional") ->
    [yes] ten statek, { FORM($effect, verb: "they") }
   *[no] ten statek { FORM($effect, verb: "they") }
}
    .long = yes
xw-says-choose-friend-around = { $verb ->
    [inf] wybrać
    [they] wybiera
   *[you] wybierz
} statek sojuszniczy { FORM($range, case: "at") } od { FORM($center, case: "gen") }; { TRAIT($effect, "conditional") ->
    [yes] ten statek, { FORM($effect, verb: "they") }
   *[no] ten statek { FORM($effect, verb: "they") }
}
    .long = yes
xw-says-choose-ships = { $verb ->
    [inf] wybrać
    [they] wybiera
   *[you] wybierz
} statki { FORM($range, case: "at") }, najwyżej { $count } (każdy z nich to { FORM($whose, case: "nom") }); każdy z nich { FORM($effect, verb: "they") }
    .long = yes
xw-says-fly = { $verb ->
    [inf] wykonać
    [they] wykonuje
   *[you] wykonaj
} jeden z tych manewrów jako biały: { $maneuvers }
xw-says-turn-round = { $verb ->
    [inf] obrócić
    [they] obraca
   *[you] obróć
} swój statek o 180 stopni
xw-says-rotate-speed = { $verb ->
    [inf] przestawić
    [they] przestawia
   *[you] przestaw
} wskaźnik na inny manewr o tej samej prędkości
xw-says-rotate-bearing = { $verb ->
    [inf] przestawić
    [they] przestawia
   *[you] przestaw
} wskaźnik na inny manewr w tym samym kierunku (ze stresem nie na czerwony)
xw-says-skip-action = { $verb ->
    [inf] pominąć
    [they] pomija
   *[you] pomiń
} swój krok akcji w tej rundzie
xw-says-daring-action = { $verb ->
    [inf] wykonać
    [they] wykonuje
   *[you] wykonaj
} darmową akcję mimo nałożenia się
xw-says-card-action = { $verb ->
    [inf] wykonać
    [they] wykonuje
   *[you] wykonaj
} darmową akcję z jednej ze swoich kart rozwinięcia
xw-says-roll-and-suffer = { $verb ->
    [inf] rzucić
    [they] rzuca
   *[you] rzuć
} { $count ->
    [one] { $count } kością ataku i { $verb ->
        [inf] otrzymać
        [they] otrzymuje
       *[you] otrzymaj
    } to, co pokaże
   *[other] { $count } kośćmi ataku i { $verb ->
        [inf] otrzymać
        [they] otrzymuje
       *[you] otrzymaj
    } to, co pokażą
}
xw-says-roll-and-suffer-plain = { $verb ->
    [inf] rzucić
    [they] rzuca
   *[you] rzuć
} { $count ->
    [one] { $count } kością
   *[other] { $count } kośćmi
} ataku i { $verb ->
    [inf] otrzymać
    [they] otrzymuje
   *[you] otrzymaj
} 1 uszkodzenie za każde trafienie i trafienie krytyczne
xw-says-roll-for-tokens = { $verb ->
    [inf] rzucić
    [they] rzuca
   *[you] rzuć
} { $dice ->
    [one] { $dice } kością
   *[other] { $dice } kośćmi
} obrony i { $verb ->
    [inf] otrzymać
    [they] otrzymuje
   *[you] otrzymaj
} żeton skupienia za każde skupienie oraz żeton uniku za każdy unik
xw-says-roll-case = jeśli wypadnie { FORM($face, case: "nom") }, { $effect }
xw-says-roll-cases = { $verb ->
    [inf] rzucić
    [they] rzuca
   *[you] rzuć
} 1 kością ataku; { $verb ->
    [they] { FORM($cases, verb: "they", join: "; ") }
   *[you] { FORM($cases, verb: "you", join: "; ") }
}
    .long = yes
xw-says-change-worst = { $verb ->
    [inf] zamienić
    [they] zamienia
   *[you] zamień
} wynik dowolnej 1 kości ataku na { FORM($into, case: "acc") }
xw-says-cancel-roll = { $verb ->
    [inf] anulować
    [they] anuluje
   *[you] anuluj
} wszystkie { FORM($die, case: "acc", number: "pl") }
xw-says-freeze-roll = { FORM($die, case: "gen", number: "pl") } nie można już modyfikować
xw-says-spoil-hit = { $verb ->
    [inf] zamienić
    [they] zamienia
   *[you] zamień
} 1 trafienie na skupienie; tej kości nie można przerzucić
xw-says-reroll-for-stress = { $verb ->
    [inf] przerzucić
    [they] przerzuca
   *[you] przerzuć
} dowolną liczbę { FORM($die, case: "gen", number: "pl") } i { $verb ->
    [inf] otrzymać
    [they] otrzymuje
   *[you] otrzymaj
} żeton stresu za każdą z nich
xw-says-reroll-up-to-attack = { $verb ->
    [inf] przerzucić
    [they] przerzuca
   *[you] przerzuć
} najwyżej tyle kości ataku, ile wynosi wartość broni podstawowej
xw-says-roll-extra-defense = { $verb ->
    [inf] rzucić
    [they] rzuca
   *[you] rzuć
} 1 dodatkową kością obrony
xw-says-guess-evades = { $verb ->
    [inf] odgadnąć
    [they] odgaduje
   *[you] odgadnij
}, ile uników wypadnie w rzucie; jeśli liczba się zgadza, do rzutu dodaje się unik
xw-says-swarm-dice = { $verb ->
    [inf] odebrać
    [they] odbiera
   *[you] odbierz
} po żetonie uniku najwyżej dwóm sojuszniczym statkom, które mają obrońcę w polu rażenia; za każdy z nich do rzutu dodaje się kość ataku
xw-says-forbid-lock = w tym ataku nie można wydawać namierzeń celu
xw-says-bar-token = { $verb ->
    [inf] sprawić
    [they] sprawia
   *[you] spraw
}, że jednego { FORM($token, case: "gen") } obrońcy nie można wydać w tym ataku
xw-says-cancel-hits-down-to = { $verb ->
    [inf] anulować
    [they] anuluje
   *[you] anuluj
} trafienia, aż zostanie ich { $left }, i { $verb ->
    [inf] otrzymać
    [they] otrzymuje
   *[you] otrzymaj
} żeton stresu za każde z nich
xw-says-take-critical = { $verb ->
    [inf] otrzymać
    [they] otrzymuje
   *[you] otrzymaj
} zamiast niego jedno z trafień krytycznych
xw-says-take-hits = { $verb ->
    [inf] otrzymać
    [they] otrzymuje
   *[you] otrzymaj
} zamiast niego wszystkie trafienia
xw-says-focus-per-enemy = { $verb ->
    [inf] otrzymać
    [they] otrzymuje
   *[you] otrzymaj
} żeton skupienia za każdy wrogi statek w polu rażenia statku z tą kartą w zasięgu 1–3 (najwyżej { $most })
xw-says-evades-for-obstacles = { $verb ->
    [inf] otrzymać
    [they] otrzymuje
   *[you] otrzymaj
} żeton uniku za każdą przeszkodę w zasięgu 1 (najwyżej { $most })
xw-says-lock-defender = { $verb ->
    [inf] namierzyć
    [they] namierza
   *[you] namierz
} obrońcę
xw-says-place-on-card = { $verb ->
    [inf] położyć
    [they] kładzie
   *[you] połóż
} żeton na tej karcie
xw-says-take-from-card = { $verb ->
    [inf] zdjąć
    [they] zdejmuje
   *[you] zdejmij
} żeton z tej karty
xw-says-spend-lock-on = { $verb ->
    [inf] wydać
    [they] wydaje
   *[you] wydaj
} namierzenie tego statku
xw-says-flip-this = { $verb ->
    [inf] odwrócić
    [they] odwraca
   *[you] odwróć
} tę kartę na drugą stronę
xw-says-flip-one-up = { $verb ->
    [inf] odkryć
    [they] odkrywa
   *[you] odkryj
} losową ze swoich zakrytych kart uszkodzenia i { $verb ->
    [inf] zastosować
    [they] stosuje
   *[you] zastosuj
} jej działanie
xw-says-turn-dealt-down = { $verb ->
    [inf] zakryć
    [they] zakrywa
   *[you] zakryj
} tę kartę, zanim zadziała
xw-says-deal-face-up = { $verb ->
    [inf] otrzymać
    [they] otrzymuje
   *[you] otrzymaj
} odkrytą kartę uszkodzenia
xw-says-deal-face-down = { $verb ->
    [inf] otrzymać
    [they] otrzymuje
   *[you] otrzymaj
} zakrytą kartę uszkodzenia
xw-says-discard-other = { $verb ->
    [inf] odrzucić
    [they] odrzuca
   *[you] odrzuć
} inną swoją kartę rozwinięcia
xw-says-discard-slot = { $verb ->
    [inf] odrzucić
    [they] odrzuca
   *[you] odrzuć
} jedną ze swoich kart rozwinięcia typu { FORM($slot, case: "quoted") }
xw-says-discard-defenders = { $verb ->
    [inf] wybrać
    [they] wybiera
   *[you] wybierz
} kartę rozwinięcia obrońcy, która zostaje odrzucona
xw-says-swap-skill = { $verb ->
    [inf] wymienić
    [they] wymienia
   *[you] wymień
} się z tobą umiejętnością pilota do końca fazy
xw-says-look-at-dial = { $verb ->
    [inf] pokazać
    [they] pokazuje
   *[you] pokaż
} ci swój wskaźnik
xw-says-mark-ship = { $verb ->
    [inf] zostać
    [they] zostaje
   *[you] zostań
} celem tej karty
xw-says-attack-it = { $verb ->
    [inf] zaatakować
    [they] atakuje
   *[you] zaatakuj
} go tą bronią
xw-says-attack-afterwards = { $verb ->
    [inf] wykonać
    [they] wykonuje
   *[you] wykonaj
} atak bronią podstawową; w tej rundzie nie można już więcej atakować
    .long = yes
xw-says-attack-afterwards-turret = { $verb ->
    [inf] wykonać
    [they] wykonuje
   *[you] wykonaj
} atak bronią typu „wieżyczka”; w tej rundzie nie można już więcej atakować
    .long = yes
xw-says-attack-elsewhere = { $verb ->
    [inf] wykonać
    [they] wykonuje
   *[you] wykonaj
} atak bronią podstawową na inny statek; w tej rundzie nie można już więcej atakować
    .long = yes
xw-says-drop = { $verb ->
    [inf] zrzucić
    [they] zrzuca
   *[you] zrzuć
} żeton tej karty
xw-says-drop-this = { $verb ->
    [inf] odrzucić
    [they] odrzuca
   *[you] odrzuć
} tę kartę i { $verb ->
    [inf] zrzucić
    [they] zrzuca
   *[you] zrzuć
} jej żeton
xw-says-drop-any = { $verb ->
    [inf] wybrać
    [they] wybiera
   *[you] wybierz
} jedną ze swoich bomb bez nagłówka „Akcja”, { $verb ->
    [inf] odrzucić
    [they] odrzuca
   *[you] odrzuć
} ją i { $verb ->
    [inf] zrzucić
    [they] zrzuca
   *[you] zrzuć
} jej żeton
xw-says-long-drops = możesz zrzucać bomby wzornikiem prosto 2
xw-says-launches = możesz wystrzeliwać bomby bez nagłówka „Akcja” do przodu, wzornikiem prosto 5
xw-says-drop-any-ahead = { $verb ->
    [inf] wybrać
    [they] wybiera
   *[you] wybierz
} jedną ze swoich bomb, choćby z nagłówkiem „Akcja”, { $verb ->
    [inf] odrzucić
    [they] odrzuca
   *[you] odrzuć
} ją i { $verb ->
    [inf] zrzucić
    [they] zrzuca
   *[you] zrzuć
} jej żeton przednimi zaczepami
xw-says-slot-action = { $verb ->
    [inf] wykonać
    [they] wykonuje
   *[you] wykonaj
} darmową akcję z jednej ze swoich kart typu { FORM($slot, case: "quoted") }
xw-says-drops-ahead = możesz zrzucać bomby przednimi zaczepami
xw-says-drops-turning = możesz zrzucać bomby wzornikiem skrętu 1, w lewo lub w prawo
xw-says-holds-back = raz na rundę możesz powstrzymać detonację sojuszniczego żetonu; zostaje on w grze
xw-says-ignores-bombs = sojusznicze bomby i miny nie uszkadzają cię ani nie detonują z twojego powodu
xw-says-measured-over-bomb = linia zasięgu przechodzi nad sojuszniczym żetonem bomby
xw-says-it-defends = ten statek się broni
xw-says-bearing = jest to { FORM($bearings, case: "nom", join: " lub ") }
xw-says-may-ignore = możesz ignorować swoją kartę „{ $card }”
xw-says-recovers-cards = raz na rundę odrzucana przez ciebie karta typu { FORM($slot, case: "quoted") } od razu wraca
xw-says-attacks-friends = możesz atakować sojusznicze statki
xw-says-lends-actions = sojusznicze statki typu „{ $ship }” w zasięgu 1–3 mogą wykonywać akcję twojej karty typu { FORM($slot, case: "quoted") }
xw-says-flip-card = { $verb ->
    [inf] odwrócić
    [they] odwraca
   *[you] odwróć
} kartę „{ $card }” na drugą stronę
xw-says-choose-in-bullseye = { $verb ->
    [inf] wybrać
    [they] wybiera
   *[you] wybierz
} wrogi statek w swojej strefie rażenia „w dziesiątkę” w zasięgu 1–3; { TRAIT($effect, "conditional") ->
    [yes] ten statek, { FORM($effect, verb: "they") }
   *[no] ten statek { FORM($effect, verb: "they") }
}
    .long = yes
xw-says-choose-beside-target = { $verb ->
    [inf] wybrać
    [they] wybiera
   *[you] wybierz
} statek bez { FORM($without, case: "gen") } w zasięgu 1 od celu tej akcji; { TRAIT($effect, "conditional") ->
    [yes] ten statek, { FORM($effect, verb: "they") }
   *[no] ten statek { FORM($effect, verb: "they") }
}
    .long = yes
xw-says-shed-tokens = { $verb ->
    [inf] stracić
    [they] traci
   *[you] strać
} wszystkie żetony skupienia i uniku
xw-says-take-one = { $verb ->
    [inf] otrzymać
    [they] otrzymuje
   *[you] otrzymaj
} zamiast ciebie jedno trafienie lub trafienie krytyczne
xw-says-attack-afterwards-other = { $verb ->
    [inf] wykonać
    [they] wykonuje
   *[you] wykonaj
} atak inną bronią
xw-says-your-touched = każdy statek, z którym się stykasz,
xw-says-acted-on = statek będący celem twojej akcji
xw-says-in-bullseye = każdy wrogi statek w twojej strefie rażenia „w dziesiątkę” w zasięgu 1–3
xw-says-attacker-in-bullseye = atakujący jest w twojej strefie rażenia „w dziesiątkę”
xw-says-some-have = { FORM($ships, case: "nom") } ma { FORM($token, case: "acc") }
xw-says-rolls-far = możesz wykonywać beczki wzornikiem prosto 2
xw-says-rolls-curved = możesz wykonywać beczki wzornikiem zwrotu 1; za każdym razem otrzymujesz { $count } { $count ->
    [one] żeton stresu
    [few] żetony stresu
   *[other] żetonów stresu
}
xw-says-must-roll-curved = beczki wykonujesz tylko wzornikiem zwrotu 1
xw-says-decloaks-banking = z maskowania wychodzisz wzornikiem zwrotu 2 zamiast prostego
xw-says-tallon-instead = { $verb ->
    [inf] wykonać
    [they] wykonuje
   *[you] wykonaj
} ten skręt, zwrot lub pętlę Segnora jako czerwony zwój Tallona w tym samym kierunku i tym samym wzornikiem
xw-says-doubles-locks = gdy namierzasz cel, otrzymujesz dwa namierzenia tego samego statku
xw-says-locks-two-ships = możesz mieć namierzone dwa różne statki; gdy namierzasz jeden, możesz namierzyć także drugi
xw-says-attack-that-ship = { $verb ->
    [inf] zaatakować
    [they] atakuje
   *[you] zaatakuj
} ten statek
xw-says-attack-out-of-turn = { $verb ->
    [inf] wykonać
    [they] wykonuje
   *[you] wykonaj
} atak bronią podstawową
xw-says-put-damage-in-wait = { $verb ->
    [inf] wybrać
    [they] wybierz
   *[you] wybierz
} kartę uszkodzenia z cechą Pilot, której nikt nie widział, i { $verb ->
    [inf] położyć
    [they] połóż
   *[you] połóż
} ją odkrytą na karcie stanu albo { $verb ->
    [inf] usunąć
    [they] usuń
   *[you] usuń
} stan
xw-says-dealt-in-wait = gdy w ataku otrzymujesz uszkodzenie krytyczne, dostajesz zamiast niego kartę uszkodzenia leżącą na tej karcie, po czym ta karta zostaje usunięta
xw-says-is-mimicked = statek, który przydzielił tę kartę, ma twoją zdolność pilota zamiast własnej, nawet po zniszczeniu twojego statku
xw-says-is-shadowed = statek, który przydzielił tę kartę, ma umiejętność pilota, jaką twój statek miał po przygotowaniu
xw-says-mimic = { $verb ->
    [inf] użyczyć
    [they] użycza
   *[you] użycz
} ci odtąd swojej zdolności pilota w miejsce twojej
xw-says-copy-skill = jeśli śledzisz jakiś statek, masz odtąd jego umiejętność pilota
xw-says-devoted-hit = gdy wydajesz żeton skupienia na swoje kości ataku, pierwszego uzyskanego tak trafienia nie można anulować kośćmi obrony
xw-says-spend-die = { $verb ->
    [inf] zabrać
    [they] zabiera
   *[you] zabierz
} jedną ze swoich kości ataku z rzutu
xw-says-and-one-also = { $effect }; jeden z nich dodatkowo { FORM($also, verb: "they") }
    .long = yes
xw-says-choose-weakly-shielded = { $verb ->
    [inf] wybrać
    [they] wybiera
   *[you] wybierz
} { FORM($whose, case: "acc") } z wartością osłon { $shields } lub niższą; { TRAIT($effect, "conditional") ->
    [yes] ten statek, { FORM($effect, verb: "they") }
   *[no] ten statek { FORM($effect, verb: "they") }
}
    .long = yes
xw-says-friends-with = sojuszniczy statek w zasięgu { $farthest ->
    [one] { $farthest }
   *[other] 1–{ $farthest }
} z kartą „{ $card }”
xw-says-defender-is-pilot = obrońcą jest { $pilot }
    .not = obrońcą nie jest { $pilot }
xw-says-it-is-pilot = jest to { $pilot }
xw-says-pilot-held-fire = { $pilot } nie ma w tej rundzie ataku na koncie
xw-says-defender-has-shields = obrońca ma osłonę
xw-says-name-result = { $verb ->
    [inf] nazwać
    [they] nazywa
   *[you] nazwij
} wynik { FORM($die, case: "gen") }; po rzucie obraca się na niego jedną kość, której nie można już modyfikować (raz na rundę)
    .long = yes
xw-says-guess-dial = { $verb ->
    [inf] pokazać
    [they] pokazuje
   *[you] pokaż
} ci swój wskaźnik, gdy powiesz, jaki manewr na nim jest; jeśli masz rację, możesz przestawić własny wskaźnik
    .long = yes
xw-says-nudge-dial = { $verb ->
    [inf] obejrzeć
    [they] ogląda
   *[you] obejrzyj
} jego wskaźnik, który jego gracz musi przestawić na sąsiedni manewr
xw-says-attack-afterwards-rear = { $verb ->
    [inf] wykonać
    [they] wykonuje
   *[you] wykonaj
} jeszcze jeden atak z tylnego pola rażenia
xw-says-replace-card = { $verb ->
    [inf] wymienić
    [they] wymienia
   *[you] wymień
} jedną ze swoich kart typu { FORM($slot, case: "quoted") } na inną tego typu, która nie kosztuje więcej
xw-says-lay-bombs = { $verb ->
    [inf] odrzucić
    [they] odrzuca
   *[you] odrzuć
} dowolną liczbę swoich bomb i { $verb ->
    [inf] położyć
    [they] kładzie
   *[you] połóż
} ich żetony poza zasięgiem 3 od wszystkich wrogich statków
xw-says-touches-you = stykasz się z nim
xw-says-not-used = pierwszy akapit tej karty nie został użyty
xw-says-splinters = raz na rundę, gdy detonuje sojuszniczy żeton, wybierz wrogi statek w zasięgu 1 od niego; ten statek otrzymuje 1 uszkodzenie
xw-says-loads-dice = raz na rundę, gdy wrogi statek rzuca kośćmi za sojuszniczy żeton, możesz kazać przerzucić dowolne skupienia i puste wyniki
xw-says-acts-with-slots = stres nie powstrzymuje akcji twoich kart tych typów: { FORM($slots, case: "quoted") }
xw-says-touched = manewr nałożył się na statek
    .not = manewr nie nałożył się na statek
xw-says-performed-slot = była to akcja karty typu { FORM($slots, case: "quoted", join: " lub ") }
xw-says-from-front = atakujesz bronią podstawową statek w przednim polu rażenia
xw-says-from-rear = atakujesz bronią podstawową z tylnego pola rażenia
xw-says-defender-has-card = obrońca ma kartę „{ $card }”
xw-says-critical-left = zostało co najmniej jedno trafienie krytyczne
xw-says-bar-action = { $verb ->
    [inf] wykonać
    [they] wykonuje
   *[you] wykonaj
} darmową akcję z paska akcji
xw-says-jam = { $verb ->
    [inf] ulec
    [they] ulega
   *[you] ulegnij
} zagłuszeniu
xw-says-tractor = { $verb ->
    [inf] otrzymać
    [they] otrzymuje
   *[you] otrzymaj
} żeton promienia ściągającego (za pierwszym razem w rundzie możesz przesunąć ten statek prosto lub w bok o jeden wzornik)
xw-says-decloak = { $verb ->
    [inf] wyjść
    [they] wychodzi
   *[you] wyjdź
} z maskowania albo { $verb ->
    [inf] stracić
    [they] traci
   *[you] strać
} żeton maskowania
xw-says-stand-still = { $verb ->
    [inf] zostać
    [they] zostaje
   *[you] zostań
} zamiast tego na miejscu (jako biały manewr)
xw-says-turn-to-tallon = { $verb ->
    [inf] wykonać
    [they] wykonuje
   *[you] wykonaj
} skręt o prędkości 3 jako czerwony zwój Tallona w tę samą stronę
xw-says-blow-up-obstacle = { $verb ->
    [inf] wybrać
    [they] wybiera
   *[you] wybierz
} przeszkodę w swoim polu rażenia w zasięgu 1–2; każdy statek w zasięgu 1 od niej rzuca 1 kością ataku i otrzymuje to, co pokaże; przeszkoda zostaje usunięta
    .long = yes
xw-says-remove-condition = { $verb ->
    [inf] usunąć
    [they] usuwa
   *[you] usuń
} ten stan
xw-says-choose-in-arc = { $verb ->
    [inf] wybrać
    [they] wybiera
   *[you] wybierz
} statek w swoim polu rażenia w zasięgu { $range ->
    [one] { $range }
   *[other] 1–{ $range }
}; { TRAIT($effect, "conditional") ->
    [yes] ten statek, { FORM($effect, verb: "they") }
   *[no] ten statek { FORM($effect, verb: "they") }
}
    .long = yes
xw-says-choose-enemy-in-arc = { $verb ->
    [inf] wybrać
    [they] wybiera
   *[you] wybierz
} wrogi statek w swoim polu rażenia w zasięgu { $range ->
    [one] { $range }
   *[other] 1–{ $range }
}; { TRAIT($effect, "conditional") ->
    [yes] ten statek, { FORM($effect, verb: "they") }
   *[no] ten statek { FORM($effect, verb: "they") }
}
    .long = yes
xw-says-assign-condition = { $verb ->
    [inf] otrzymać
    [they] otrzymuje
   *[you] otrzymaj
} stan „{ $name }” ({ FORM($lines, verb: "you", join: "; ") })
xw-says-locks-friends = możesz namierzać inne statki sojusznicze
xw-says-lends-lock = sojusznicze statki w zasięgu 1–2 mogą używać twojego namierzenia celu i wydawać je, gdy wymaga tego broń
xw-says-fires-disabled = twoje bronie tych typów o koszcie najwyżej { $points } działają mimo wyłączonego uzbrojenia: { FORM($slots, case: "quoted") }
xw-says-fires-disabled-locked = twoje bronie tych typów działają przeciw namierzonym przez ciebie statkom mimo wyłączonego uzbrojenia: { FORM($slots, case: "quoted") }
xw-says-it-attacks = ten statek atakuje
xw-says-friend-is-defender = broni się inny statek sojuszniczy
xw-says-defender-in-rear-arc = obrońca jest w twoim dodatkowym polu rażenia
xw-says-touching = stykasz się z jakimś statkiem
    .not = nie stykasz się z żadnym statkiem
xw-says-locked-is-damaged = namierzony przez ciebie statek ma zakrytą kartę uszkodzenia
xw-says-it-overlapped = jego manewr nałożył się na statek
    .not = jego manewr nie nałożył się na statek
xw-says-enemy-in-arc = w twoim polu rażenia { FORM($range, case: "at") } jest wrogi statek
xw-says-damage-at-most = { $cards ->
    [0] nie masz kart uszkodzenia
   *[other] masz najwyżej { $cards } { $cards ->
        [one] kartę
        [few] karty
       *[other] kart
    } uszkodzenia
}
xw-says-roll-shows = kości ataku pokazują { FORM($face, case: "acc") }
xw-says-defense-dice-rolled = { $dice ->
    [one] rzucono dokładnie { $dice } kością obrony
   *[other] rzucono dokładnie { $dice } kośćmi obrony
}
    .not = nie rzucono { $dice } kośćmi obrony
xw-says-your-locked = namierzony przez ciebie statek
xw-says-locked-cannot-modify = namierzone przez ciebie statki nie modyfikują kości w atakach między tobą a nimi
xw-says-boosts-turning = z dopalacza możesz korzystać także wzdłuż skrętu o prędkości 1
xw-says-counts-as-range-one = twoje ataki bronią podstawową w zasięgu 2–3 liczą się jak w zasięgu 1
xw-says-speed-for-agility = prędkość twojego manewru liczy się jako twoja zwrotność, jeśli jest wyższa
xw-says-sure-critical = kości obrony nie mogą anulować jednego z twoich trafień krytycznych
xw-says-always-hits = twój atak trafia nawet bez uszkodzeń
xw-says-targets-touched = możesz atakować wrogi statek w swoim polu rażenia, z którym się stykasz
xw-says-stretches-range = twoje bronie dodatkowe sięgają o jeden zasięg bliżej i o jeden dalej, w granicach zasięgu 1–3
xw-says-lives-on = twój statek zostaje zniszczony dopiero na końcu fazy walki
xw-says-denies-range-bonus = wrogie statki { FORM($range, case: "at") } nie dodają kości za atak w zasięgu 1
xw-says-denies = wrogie statki { FORM($range, case: "at") } nie mogą { $deed }
xw-says-fires-all-round = twoje bronie typu { FORM($slot, case: "quoted") } strzelają w dowolnym kierunku
xw-says-take-token = { $verb ->
    [inf] zabrać
    [they] zabiera
   *[you] zabierz
} żeton skupienia lub uniku, który ma { FORM($whose, case: "nom") } { FORM($range, case: "at") }
xw-says-give-token = { $verb ->
    [inf] oddać
    [they] oddaje
   *[you] oddaj
} mu jeden ze swoich { FORM($token, case: "gen", number: "pl") }
xw-says-remove-all = { $verb ->
    [inf] stracić
    [they] traci
   *[you] strać
} wszystkie { FORM($token, case: "acc", number: "pl") }
xw-says-spend-shield = { $verb ->
    [inf] wydać
    [they] wydaje
   *[you] wydaj
} osłonę
xw-says-spend-reinforce = { $verb ->
    [inf] wydać
    [they] wydaje
   *[you] wydaj
} jeden ze swoich żetonów wzmocnienia
xw-says-fewer-attack-dice = { $verb ->
    [inf] rzucić
    [they] rzuca
   *[you] rzuć
} o jedną kość ataku mniej
xw-says-more-defense-dice = { $verb ->
    [inf] dodać
    [they] dodaje
   *[you] dodaj
} jedną kość do rzutu obrony obrońcy
xw-says-all-become = { $verb ->
    [inf] zamienić
    [they] zamienia
   *[you] zamień
} wszystkie wyniki na { FORM($face, case: "acc", number: "pl") }
xw-says-cancel-defense = { $verb ->
    [inf] anulować
    [they] anuluje
   *[you] anuluj
} wszystkie { FORM($faces, case: "acc", number: "pl", join: " i ") } obrońcy
xw-says-criticals-first = { $verb ->
    [inf] anulować
    [they] anuluje
   *[you] anuluj
} trafienia krytyczne przed zwykłymi
xw-says-reroll-per-friend = { $verb ->
    [inf] przerzucić
    [they] przerzuca
   *[you] przerzuć
} po 1 { FORM($die, case: "loc") } za każdy inny statek sojuszniczy { FORM($range, case: "at") }
xw-says-add-matching = { $verb ->
    [inf] dodać
    [they] dodaje
   *[you] dodaj
} jeszcze jeden taki sam wynik, jeśli wszystkie { FORM($die, case: "nom", number: "pl") } pokazują to samo (raz na rundę)
xw-says-treat-as-bearing = { $verb ->
    [inf] wykonać
    [they] wykonuje
   *[you] wykonaj
} { FORM($shown, case: "acc") } jako { FORM($flown, case: "acc") }
xw-says-treat-as-speeds = { $verb ->
    [inf] wykonać
    [they] wykonuje
   *[you] wykonaj
} { FORM($shown, case: "acc") } z prędkością { FORM($speeds, join: " lub ") }
xw-says-treat-as-faster = { $verb ->
    [inf] wykonać
    [they] wykonuje
   *[you] wykonaj
} go z prędkością o jeden większą lub mniejszą
xw-says-match-tokens = { $verb ->
    [inf] otrzymać
    [they] otrzymuje
   *[you] otrzymaj
} żetony skupienia i uniku, aż będzie ich tyle, ile ma namierzony statek
xw-says-disable-weapons = { $verb ->
    [inf] otrzymać
    [they] otrzymuje
   *[you] otrzymaj
} żeton wyłączonego uzbrojenia
xw-says-restore-card = { $verb ->
    [inf] odzyskać
    [they] odzyskuje
   *[you] odzyskaj
} jedną ze swoich odrzuconych kart tych typów: { FORM($slots, case: "quoted") }
xw-says-flip-dealt = { $verb ->
    [inf] odkryć
    [they] odkrywa
   *[you] odkryj
} karty uszkodzenia przydzielone w tym ataku
xw-says-attack-now = { $verb ->
    [inf] zaatakować
    [they] atakuje
   *[you] zaatakuj
}; w następnej rundzie nie można wtedy atakować
    .long = yes
xw-says-rotate-colour = { $verb ->
    [inf] przestawić
    [they] przestawia
   *[you] przestaw
} wskaźnik na inny manewr tego samego koloru
xw-says-enemy-within = wrogi statek jest w zasięgu { $farthest ->
    [one] { $farthest }
   *[other] 1–{ $farthest }
} od ciebie
xw-says-no-friend-within = w zasięgu { $farthest ->
    [one] { $farthest }
   *[other] 1–{ $farthest }
} od ciebie nie ma innych statków sojuszniczych
xw-says-defender-in-your-arc = obrońca jest w twoim polu rażenia w zasięgu 1–3
    .not = obrońcy nie ma w twoim polu rażenia w zasięgu 1–3
xw-says-defender-skill-at-most = umiejętność pilota obrońcy to { $skill } lub mniej
    .not = umiejętność pilota obrońcy to więcej niż { $skill }
xw-says-defender-hull-at-most = wartość kadłuba obrońcy to { $hull } lub mniej
xw-says-defender-has-damage = obrońca ma kartę uszkodzenia
xw-says-defender-is-locked = ktoś ma namierzonego obrońcę
xw-says-obstructed = atak jest przysłonięty
xw-says-attack-hit = atak trafił
    .not = atak nie trafił
xw-says-lock-on-defender = masz namierzonego obrońcę
xw-says-with-slot = atak wykonuje się bronią typu { FORM($slot, case: "quoted") }
xw-says-phase = trwa { FORM($phase, case: "inside") }
xw-says-others-around-defender = każdy inny statek w zasięgu 1 od obrońcy
xw-says-you-lock-it = { $verb ->
    [inf] zostać namierzony przez ciebie
    [they] zostaje przez ciebie namierzony
   *[you] zostań namierzony
}
    .person = lock
xw-says-spend-token = { $verb ->
    [inf] wydać
    [they] wydaje
   *[you] wydaj
} { FORM($token, case: "acc") }
xw-says-strip-token = { $verb ->
    [inf] usunąć
    [they] usuwa
   *[you] usuń
} { FORM($token, case: "acc") } obrońcy
xw-says-strip-lock = { $verb ->
    [inf] usunąć
    [they] usuwa
   *[you] usuń
} namierzenie celu, które ma obrońca
xw-says-acts-under-stress = możesz wykonywać akcje, nawet mając żetony stresu
xw-says-more-attack-dice = { $verb ->
    [inf] dodać
    [they] dodaje
   *[you] dodaj
} { $count } { $count ->
    [one] kość
    [few] kości
   *[other] kości
} do rzutu ataku
xw-says-skill-becomes = { $verb ->
    [inf] przyjąć
    [they] przyjmuje
   *[you] przyjmij
} do końca fazy umiejętność pilota { $skill }
xw-says-lose-shield = { $verb ->
    [inf] stracić
    [they] traci
   *[you] strać
} żeton osłony
xw-says-cancel-evades = { $verb ->
    [inf] anulować
    [they] anuluje
   *[you] anuluj
} { $most } { $most ->
    [one] unik
    [few] uniki
   *[other] uników
} obrońcy
xw-says-reroll-all = { $verb ->
    [inf] przerzucić
    [they] przerzuca
   *[you] przerzuć
} wszystkie { FORM($die, case: "acc", number: "pl") }, które można
xw-says-reroll-per-enemy = { $verb ->
    [inf] przerzucić
    [they] przerzuca
   *[you] przerzuć
} po 1 { FORM($die, case: "loc") } za każdy wrogi statek { FORM($range, case: "at") }
xw-says-attack-freely = { $verb ->
    [inf] wykonać
    [they] wykonuje
   *[you] wykonaj
} atak
xw-says-strike-back = { $verb ->
    [inf] zaatakować
    [they] atakuje
   *[you] zaatakuj
} statek, który cię zaatakował, jeśli jest w twoim polu rażenia
xw-says-attack-afterwards-cannon = { $verb ->
    [inf] wykonać
    [they] wykonuje
   *[you] wykonaj
} atak jednym ze swoich dział
xw-says-attacker-in-mobile-arc = atakujący jest w twoim ruchomym polu rażenia
xw-says-defender-in-mobile-arc = obrońca jest w twoim ruchomym polu rażenia
xw-says-choose-in-mobile-arc = { $verb ->
    [inf] wybrać
    [they] wybiera
   *[you] wybierz
} statek w swoim ruchomym polu rażenia { FORM($range, case: "at") }; ten statek { FORM($effect, verb: "they") }
xw-says-choose-in-both-arcs = { $verb ->
    [inf] wybrać
    [they] wybiera
   *[you] wybierz
} statek zarówno w przednim, jak i w ruchomym swoim polu rażenia { FORM($range, case: "at") }; ten statek { FORM($effect, verb: "they") }
xw-says-rotate-arc = { $verb ->
    [inf] obrócić
    [they] obraca
   *[you] obróć
} ruchome pole rażenia na inną stronę
xw-says-take-stress = { $verb ->
    [inf] wziąć
    [they] bierze
   *[you] weź
} ten żeton stresu na siebie
xw-says-give-lock = { $verb ->
    [inf] oddać
    [they] oddaje
   *[you] oddaj
} jedno ze swoich namierzeń statkowi sojuszniczemu { FORM($range, case: "at") }, który nie ma żadnego
xw-says-hand-everything = { $verb ->
    [inf] oddać
    [they] oddaje
   *[you] oddaj
} wszystkie swoje żetony skupienia i uniku oraz namierzenie innemu statkowi sojuszniczemu { FORM($range, case: "at") }
xw-says-demand-stress = { $verb ->
    [inf] wybrać
    [they] wybiera
   *[you] wybierz
} wrogi statek bez stresu { FORM($range, case: "at") }; jego gracz daje żeton stresu jemu albo innemu swojemu statkowi w tym zasięgu
xw-says-critical-cancelled = kości obrony anulowały trafienie krytyczne
xw-says-trade-critical = { $verb ->
    [inf] anulować
    [they] anuluje
   *[you] anuluj
} jedno swoje trafienie krytyczne, aby dodać dwa trafienia
xw-says-it-is-damaged = ma kartę uszkodzenia
xw-says-suffered-at-least = twój statek otrzymał w nim co najmniej { $damage } { $damage ->
    [one] uszkodzenie
    [few] uszkodzenia
   *[other] uszkodzeń
}
xw-says-swap-bank = { $verb ->
    [inf] przestawić
    [they] przestawia
   *[you] przestaw
} wskaźnik ze zwrotu na drugi zwrot o tej samej prędkości
xw-says-turn-to-bank = { $verb ->
    [inf] przestawić
    [they] przestawia
   *[you] przestaw
} wskaźnik ze skrętu na zwrot o tej samej prędkości i w tę samą stronę
xw-says-loop-along-turn = { $verb ->
    [inf] wykonać
    [they] wykonuje
   *[you] wykonaj
} pętlę Segnora wzornikiem skrętu o tej samej prędkości i w tę samą stronę
xw-says-executed-bearing = był to { FORM($bearings, case: "nom", join: " lub ") }
xw-says-touched-enemies = każdy wrogi statek, z którym się stykasz,
xw-says-lower-agility = { $verb ->
    [inf] wydać
    [they] wydaje
   *[you] wydaj
} swoje namierzenie obrońcy: jego zwrotność jest w tym ataku o 1 niższa
xw-says-has-slot = masz kartę typu { FORM($slot, case: "quoted") }
xw-says-resistance-near-attacker = inny sojuszniczy statek Ruchu Oporu jest { FORM($range, case: "at") } od atakującego
xw-says-defender-near-bomb = obrońca jest w zasięgu 1 od bomby lub miny
xw-says-fires-auxiliary = twoje bronie typu { FORM($slot, case: "quoted") } strzelają też w dodatkowym polu rażenia
xw-says-no-primary = nie możesz atakować bronią podstawową
xw-says-obstructs-enemies = wrogie ataki mierzone ponad twoją podstawką są przysłonięte
xw-says-locks-anywhere = możesz namierzyć dowolny wrogi statek na obszarze gry
xw-says-draws-locks = wrogi statek, który namierza cel, musi namierzyć ciebie, jeśli może
xw-says-lends-eyes = statki sojusznicze mogą namierzać wrogie statki w zasięgu 1–3 od dowolnego statku sojuszniczego
xw-says-chooses-damage = gdy otrzymujesz odkrytą kartę uszkodzenia, dobierz { $count } { $count ->
    [one] kartę
    [few] karty
   *[other] kart
}, wybierz jedną i odrzuć pozostałe
xw-says-rises-once = gdy po raz pierwszy twój statek miałby zostać zniszczony, zamiast tego odrzuć wszystkie jego karty uszkodzeń i otrzymaj { $cards } { $cards ->
    [one] zakrytą kartę
    [few] zakryte karty
   *[other] zakrytych kart
}
xw-says-limits-rerolls = kto atakuje inny statek { FORM($range, case: "at") } od ciebie, przerzuca najwyżej jedną kość ataku
xw-says-moves-over-obstacles = ignorujesz przeszkody w fazie aktywacji i podczas swoich akcji
xw-says-drops-wide = możesz zrzucać bomby wzornikiem prosto 3 albo skrętu 3, w lewo lub w prawo
xw-says-drops-beside = bombę zrzuconą po ujawnieniu wskaźnika możesz położyć gdziekolwiek tak, by stykała się z tobą
xw-says-dodges-bombs = możesz zignorować detonację sojuszniczej bomby lub miny; rzuć wtedy kością ataku i przy trafieniu odrzuć tę kartę
xw-says-shares-talents = masz także zdolności pilotów innych statków twojej strony z kartą „{ $card }”
xw-says-sees-far-friends = dla twoich akcji i rozwinięć statki sojusznicze w zasięgu 2–3 mogą liczyć się jako w zasięgu 1
xw-says-placed-anywhere = twój statek można umieścić gdziekolwiek poza zasięgiem 3 od wrogich statków
xw-says-places-friends = statki sojusznicze można umieszczać gdziekolwiek { FORM($range, case: "at") } od ciebie
xw-says-some-tokens-on = na każdej innej twojej karcie tych typów leżą od początku żetony ({ $count }), które odrzuca się zamiast niej: { FORM($slots, case: "quoted") }
xw-says-spend-result = { $verb ->
    [inf] zabrać
    [they] zabiera
   *[you] zabierz
} z rzutu jedną swoją kość ataku, która pokazuje { FORM($faces, case: "acc", join: " lub ") }
xw-says-reroll-some-faces = { $verb ->
    [inf] przerzucić
    [they] przerzuca
   *[you] przerzuć
} do { $count } { FORM($die, $count, case: "gen") }, które pokazują { FORM($faces, case: "acc", join: " lub ") }
xw-says-turns-cards-down = karty uszkodzeń otrzymane odkryte są od razu odwracane i nie działają
xw-says-carries = sojuszniczy statek z kartą „{ $card }” zaczyna zadokowany do ciebie; dopóki tak jest, twoja broń podstawowa strzela też w specjalnym polu rażenia
xw-says-docks = twój statek zaczyna zadokowany do sojuszniczego statku z kartą „{ $card }”
xw-says-takes-after = masz umiejętność i zdolność pilota zniszczonego statku, z którego wystartował twój statek
xw-says-carrying = zadokowany jest do ciebie statek
xw-says-deploy = { $verb ->
    [inf] oddokować
    [they] oddokowuje
   *[you] oddokuj
} zadokowany statek z tylnych prowadnic
xw-says-launch-pup = { $verb ->
    [inf] wypuścić
    [they] wypuszcza
   *[you] wypuść
} z tylnych prowadnic statek „{ $pilot }” z twoją umiejętnością i zdolnością pilota; nie może on atakować w tej rundzie
xw-says-attack-with-slot = { $verb ->
    [inf] wykonać
    [they] wykonuje
   *[you] wykonaj
} atak bronią typu { FORM($slot, case: "quoted") }; nie możesz już atakować w tej rundzie
xw-says-not-assigned = w fazie planowania nie możesz wybrać: { FORM($bearings, case: "nom", join: ", ") }
xw-says-hold-fire = { $verb ->
    [inf] nie atakować
    [they] nie atakuje
   *[you] nie atakuj
} w tej rundzie
xw-says-drop-cargo = { $verb ->
    [inf] zrzucić
    [they] zrzuca
   *[you] zrzuć
} żeton ładunku, który liczy się jako chmura szczątków

## Czyj

xw-whose-you = ty
    .person = you
xw-whose-other-friend = inny statek sojuszniczy
    .gender = m
    .gen = innego statku sojuszniczego
    .acc = inny statek sojuszniczy
xw-whose-enemy = wrogi statek
    .gender = m
    .gen = wrogiego statku
    .acc = wrogi statek
xw-whose-attacker = atakujący
    .gender = m
    .gen = atakującego
    .acc = atakującego
xw-whose-defender = obrońca
    .gender = m
    .gen = obrońcy
    .acc = obrońcę
xw-whose-friend = statek sojuszniczy
    .gender = m
    .gen = statku sojuszniczego
    .acc = statek sojuszniczy

## Właściciele

xw-owner-you = twój statek
    .gen = twojego statku
xw-owner-attacker = atakujący
    .gen = atakującego
xw-owner-defender = obrońca
    .gen = obrońcy
    .acc = obrońcę

## Żetony

xw-token-focus = żeton skupienia
    .gender = m
    .gen = żetonu skupienia
    .pl = żetony skupienia
    .gen-pl = żetonów skupienia
xw-token-evade = żeton uniku
    .gender = m
    .gen = żetonu uniku
    .pl = żetony uniku
    .gen-pl = żetonów uniku
xw-token-stress = żeton stresu
    .gender = m
    .gen = żetonu stresu
    .pl = żetony stresu
    .gen-pl = żetonów stresu
xw-token-ion = żeton jonów
    .gender = m
    .gen = żetonu jonów
    .pl = żetony jonów
    .gen-pl = żetonów jonów
xw-token-tractor = żeton promienia ściągającego
    .gender = m
    .gen = żetonu promienia ściągającego
    .pl = żetony promienia ściągającego
    .gen-pl = żetonów promienia ściągającego
xw-token-cloak = żeton maskowania
    .gender = m
    .gen = żetonu maskowania
    .pl = żetony maskowania
    .gen-pl = żetonów maskowania
xw-token-weapons-disabled = żeton wyłączonego uzbrojenia
    .gender = m
    .gen = żetonu wyłączonego uzbrojenia
    .pl = żetony wyłączonego uzbrojenia
    .gen-pl = żetonów wyłączonego uzbrojenia
xw-token-jam = żeton zagłuszania
    .gender = m
    .gen = żetonu zagłuszania
    .pl = żetony zagłuszania
    .gen-pl = żetonów zagłuszania

## Kości

xw-die-attack = kość ataku
    .gender = f
    .gen = kości ataku
    .ins = kością ataku
    .loc = kości ataku
    .pl = kości ataku
    .gen-pl = kości ataku
    .ins-pl = kośćmi ataku
    .roll = rzutu ataku
xw-die-defense = kość obrony
    .gender = f
    .gen = kości obrony
    .ins = kością obrony
    .loc = kości obrony
    .pl = kości obrony
    .gen-pl = kości obrony
    .ins-pl = kośćmi obrony
    .roll = rzutu obrony

## Ścianki

xw-face-hit = trafienie
    .gender = n
    .gen = trafienia
    .pl = trafienia
    .gen-pl = trafień
xw-face-critical = trafienie krytyczne
    .gender = n
    .gen = trafienia krytycznego
    .pl = trafienia krytyczne
    .gen-pl = trafień krytycznych
xw-face-focus = skupienie
    .gender = n
    .gen = skupienia
    .pl = skupienia
    .gen-pl = skupień
xw-face-evade = unik
    .gender = m
    .gen = uniku
    .pl = uniki
    .gen-pl = uników
xw-face-blank = pusty wynik
    .gender = m
    .gen = pustego wyniku
    .pl = puste wyniki
    .gen-pl = pustych wyników

## Trudność

xw-difficulty-white = biały
    .pl = białe
xw-difficulty-green = zielony
    .pl = zielone
xw-difficulty-red = czerwony
    .pl = czerwone

## Wartości

xw-stat-skill = umiejętność pilota
xw-stat-attack = wartość broni podstawowej
xw-stat-agility = zwrotność
xw-stat-hull = wartość kadłuba
xw-stat-shields = wartość osłon

## Czyny, których się zabrania

xw-deed-spend-focus = wydawać żetonów skupienia
xw-deed-spend-evade = wydawać żetonów uniku
xw-deed-reroll-attack = przerzucać kości ataku
xw-deed-action-bar = wykonywać akcji z paska akcji
xw-deed-attack = atakować
xw-deed-spend-lock = wydawać namierzeń celu
xw-deed-focus-action = wykonywać akcji skupienia
xw-deed-evade-action = wykonywać akcji uniku

## Cechy

xw-trait-pilot = Pilot
xw-trait-ship = Statek

## Miejsca na rozwinięcia

xw-slot-elite = talent elitarny
    .quoted = „talent elitarny”
xw-slot-astromech = astromech
    .quoted = „astromech”
xw-slot-torpedo = torpeda
    .quoted = „torpeda”
xw-slot-missile = rakieta
    .quoted = „rakieta”
xw-slot-turret = wieżyczka
    .quoted = „wieżyczka”
xw-slot-bomb = bomba
    .quoted = „bomba”
xw-slot-crew = załoga
    .quoted = „załoga”
xw-slot-system = system
    .quoted = „system”
xw-slot-modification = modyfikacja
    .quoted = „modyfikacja”
xw-slot-title = tytuł
    .quoted = „tytuł”
xw-slot-salvaged-astromech = odzyskany astromech
    .quoted = „odzyskany astromech”
xw-slot-illicit = nielegalne
    .quoted = „nielegalne”
xw-slot-tech = technologia
    .quoted = „technologia”
xw-slot-cannon = działo
    .quoted = „działo”

## Kierunki

xw-bearing-straight = manewr prosto
    .gender = m
    .pl = manewry prosto
xw-bearing-bank-left = zwrot w lewo
    .gender = m
    .pl = zwroty w lewo
xw-bearing-bank-right = zwrot w prawo
    .gender = m
    .pl = zwroty w prawo
xw-bearing-turn-left = skręt w lewo
    .gender = m
    .pl = skręty w lewo
xw-bearing-turn-right = skręt w prawo
    .gender = m
    .pl = skręty w prawo
xw-bearing-koiogran = nawrót Koiograna
    .gender = m
    .pl = nawroty Koiograna
xw-bearing-reverse = manewr wsteczny
    .gender = m
    .pl = manewry wsteczne
xw-bearing-segnor-left = pętla Segnora w lewo
    .gender = f
    .acc = pętlę Segnora w lewo
    .pl = pętle Segnora w lewo
xw-bearing-segnor-right = pętla Segnora w prawo
    .gender = f
    .acc = pętlę Segnora w prawo
    .pl = pętle Segnora w prawo
xw-bearing-tallon-left = zwój Tallona w lewo
    .gender = m
    .pl = zwoje Tallona w lewo
xw-bearing-tallon-right = zwój Tallona w prawo
    .gender = m
    .pl = zwoje Tallona w prawo
xw-bearing-stationary = postój

## Budowanie eskadr

xw-building-only = Tylko dla statków: { $ships }
xw-building-faction = { $faction ->
    [rebel] Tylko dla Rebelii
    [imperial] Tylko dla Imperium
    [scum] Tylko dla Szumowin
   *[other] Tylko dla: { $faction }
}
xw-building-limited = Tylko jedna kopia na statku
xw-building-gains = Twój pasek rozwinięć zyskuje: { $slots }
xw-building-gains-one = Twój pasek rozwinięć zyskuje jeden z symboli: { $slots }
xw-building-loses = Twój pasek rozwinięć traci: { $slots }
xw-building-cheaper-slot = Twoje rozwinięcia typu { FORM($slot, case: "quoted") } kosztują o { $points } { $points ->
    [one] punkt
    [few] punkty
   *[other] punktów
} mniej, ale nie mniej niż 0
xw-building-cheaper = Każde z twoich innych rozwinięć kosztuje o { $points } { $points ->
    [one] punkt
    [few] punkty
   *[other] punktów
} mniej, ale nie mniej niż 0
xw-building-dearest-crew = Każda z twoich kart załogi może kosztować najwyżej { $points } { $points ->
    [one] punkt
    [few] punkty
   *[other] punktów
}
xw-building-unique-only = Twoje rozwinięcia typu { FORM($slot, case: "quoted") } muszą być unikatowe
xw-building-skill = Tylko z umiejętnością pilota { $skill } lub wyższą
xw-building-agility = Tylko ze zwrotnością { $agility } lub niższą
xw-building-hull = Tylko z wartością kadłuba { $hull } lub niższą
xw-building-shields = Tylko z wartością osłon { $shields }
xw-building-action = { $action ->
    [boost] Tylko z ikoną dopalacza
   *[other] Tylko z ikoną: { $action }
}
xw-building-slots = Tylko z paskiem rozwinięć, na którym są: { $slots }
xw-building-lacks = Tylko bez symbolu { FORM($slot, case: "quoted") } na wydrukowanym pasku rozwinięć
xw-building-card = Tylko razem z kartą „{ $needed }”
xw-building-limit = Najwyżej { $count } { $count ->
    [one] kopia
    [few] kopie
   *[other] kopii
} w eskadrze
xw-building-size = { $size ->
    [small] Tylko na małej podstawce
   *[large] Tylko na dużej podstawce
}
xw-building-dearest-modification = Twoja druga modyfikacja może kosztować najwyżej { $points }
