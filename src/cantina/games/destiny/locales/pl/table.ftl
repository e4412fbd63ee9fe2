## Przeznaczenie przy stole: pytania, opcje, powody i dziennik

ds-title = Gwiezdne Wojny: Przeznaczenie
ds-about = Dwie drużyny, ich kości i po trzydzieści kart; wygrywa ten, czyje postacie przetrwają. Zasady: kompendium 2.1.

ds-chart-health = Pozostałe zdrowie
ds-chart-damage = Obrażenia zadane innym
ds-chart-spent = Wydane zasoby

### Rzeczy na stole

ds-symbol = { $symbol ->
    [melee] obrażenia wręcz
    [ranged] obrażenia dystansowe
    [indirect] obrażenia pośrednie
    [shield] osłony
    [resource] zasoby
    [disrupt] zakłócenie
    [discard] odrzucenie
    [focus] skupienie
    [special] zdolność specjalna
    [any] dowolny symbol
   *[blank] pusta ścianka
}
ds-side = { $sign ->
    [plus] +
   *[plain] { "" }
}{ $symbol ->
    [melee] { $value } { $value ->
        [one] obrażenie wręcz
        [few] obrażenia wręcz
       *[other] obrażeń wręcz
    }
    [ranged] { $value } { $value ->
        [one] obrażenie dystansowe
        [few] obrażenia dystansowe
       *[other] obrażeń dystansowych
    }
    [indirect] { $value } { $value ->
        [one] obrażenie pośrednie
        [few] obrażenia pośrednie
       *[other] obrażeń pośrednich
    }
    [shield] { $value } { $value ->
        [one] osłona
        [few] osłony
       *[other] osłon
    }
    [resource] { $value } { $value ->
        [one] zasób
        [few] zasoby
       *[other] zasobów
    }
    [disrupt] zakłócenie { $value }
    [discard] odrzucenie { $value }
    [focus] skupienie { $value }
    [special] zdolność specjalna
    [any] { $value } do dowolnego symbolu
   *[blank] pusta ścianka
}{ $cost ->
    [0] { "" }
   *[other] , koszt { $cost }
}
ds-die = kość „{ $name }”: { $side }
    .acc = kość „{ $name }” ({ $side })
    .dat = kości „{ $name }” ({ $side })
    .gen = kości „{ $name }” ({ $side })
ds-die-on-card = kość „{ $name }” na swojej karcie
ds-word = { $word ->
    [blue] niebieski
    [red] czerwony
    [yellow] żółty
    [gray] szary
    [melee] obrażenia wręcz
    [ranged] obrażenia dystansowe
    [indirect] obrażenia pośrednie
    [shield] osłona
    [resource] zasób
    [disrupt] zakłócenie
    [discard] odrzucenie
    [focus] skupienie
    [special] zdolność specjalna
    [blank] pusta ścianka
    [advisor] doradca
    [apprentice] uczeń
    [bounty-hunter] łowca nagród
    [droid] droid
    [engineer] inżynier
    [guard] gwardzista
    [gungan] Gunganin
    [inquisitor] inkwizytor
    [jawa] Jawa
    [jedi] Jedi
    [leader] przywódca
    [nightbrother] Nocny Brat
    [pilot] pilot
    [scavenger] zbieracz
    [scoundrel] łotr
    [shapeshifter] zmiennokształtny
    [sith] Sith
    [spectre] „Widmo”
    [trooper] żołnierz
    [witch] wiedźma
    [wookiee] Wookiee
    [event] wydarzenie
    [support] wsparcie
    [upgrade] ulepszenie
    [downgrade] osłabienie
   *[number] { $word }
}

### Pytania: przygotowanie, tury, porządkowanie

ds-ask-mulligan = Które karty wtasować z powrotem do talii?
ds-ask-battlefield = Którego pola bitwy użyć?
ds-ask-own-battlefield = Którego z twoich pól bitwy użyć?
ds-ask-setup-shield = Której z twoich postaci dać osłonę?
ds-ask-action = Twoja tura: wykonaj akcję albo spasuj.
ds-ask-additional = Możesz wykonać dodatkową akcję.
ds-ask-resolve-next = Rozstrzygnąć kolejną kość { $symbol ->
    [melee] z obrażeniami wręcz
    [ranged] z obrażeniami dystansowymi
    [indirect] z obrażeniami pośrednimi
    [shield] z osłonami
    [resource] z zasobami
    [disrupt] z zakłóceniem
    [discard] z odrzuceniem
    [focus] ze skupieniem
   *[special] ze zdolnością specjalną
} czy przestać?
ds-ask-upkeep-discard = Które karty odrzucić przed dobraniem?
ds-ask-reroll = Które kości przerzucić?
ds-ask-host = Do czego dołączyć kartę „{ $card }”?
ds-ask-replace = Zastąpić ulepszenie, aby obniżyć koszt karty „{ $card }” (teraz { $cost })?
ds-ask-modifiers = Które kości z plusem dodać do { FORM($die, case: "gen") }?
ds-ask-claim = Użyć zdolności przejęcia karty „{ $card }”?

### Pytania: kości i obrażenia

ds-ask-damage = Komu zadać { $amount } { $symbol ->
    [melee] { $amount ->
        [one] obrażenie wręcz
        [few] obrażenia wręcz
       *[other] obrażeń wręcz
    }
   *[ranged] { $amount ->
        [one] obrażenie dystansowe
        [few] obrażenia dystansowe
       *[other] obrażeń dystansowych
    }
}?
ds-ask-shields = Komu dać { $amount } { $amount ->
    [one] osłonę
    [few] osłony
   *[other] osłon
}?
ds-ask-focus = Obróć nie więcej kości niż { $amount }. Które?
ds-ask-side = Na którą ściankę obrócić { FORM($die, case: "acc") }?
ds-ask-special = Której zdolności specjalnej karty „{ $card }” użyć?
ds-ask-assign = Rozdziel { $left } { $left ->
    [one] obrażenie
    [few] obrażenia
   *[other] obrażeń
} między swoje postacie, po jednym.
ds-ask-lend-shields = „{ $lender }”: ile osłon zablokuje obrażenia karty „{ $card }”?
ds-ask-share-shields = Rozdziel { $left } { $left ->
    [one] osłonę
    [few] osłony
   *[other] osłon
} między swoje postacie, po jednej.
ds-ask-block-first = Karcie „{ $card }” zadawane są obrażenia: co blokuje pierwsze?
ds-ask-guardian = Postać „{ $card }” może usunąć kość z obrażeniami i otrzymać tyle obrażeń, ile wynosi jej wartość.
ds-ask-redeploy = Dokąd przenieść kartę „{ $card }”?
ds-ask-elite-die = Postać „{ $card }” nie jest już elitarna: którą kość odłożyć na bok?
ds-ask-twin-die = Którą kość odłożyć na bok razem z kartą „{ $card }”?
ds-ask-unique = Kontrolujesz dwie kopie unikatowej karty: która z nich odejdzie?
ds-ask-surplus = Do karty „{ $card }” dołączono zbyt wiele: co odejdzie?

### Pytania: zdolności

ds-ask-may = „{ $card }”: { FORM($effect, verb: "inf") }?
ds-ask-instead = Użyć zamiast tego karty „{ $card }”?
ds-ask-unless = Zapobiec efektowi karty „{ $card }”: { FORM($effect, verb: "inf") }?
ds-ask-choose = „{ $card }”: wybierz { $count ->
    [one] jedno
   *[other] { $count }
}.
ds-ask-order-queue = Która zdolność pierwsza trafi do kolejki?
ds-ask-order-before = Którą zdolność zastosować najpierw?
ds-ask-order-instead = Które zastąpienie zastosować najpierw?
ds-ask-opponent = Który przeciwnik?
ds-ask-opponent-for = „{ $card }”: który przeciwnik?
ds-ask-player = Który gracz?
ds-ask-declare = „{ $card }”: podaj { $what ->
    [colour] kolor
    [number] liczbę
    [symbol] symbol
    [type] rodzaj karty
    [card] kartę
   *[subtype] podtyp
}.
ds-ask-negotiate = „{ $card }”: wybierz jedno i wykonaj.
ds-ask-bid = „{ $card }”: ile żetonów ukryć?
ds-ask-play-free = „{ $card }”: którą kartę zagrać za darmo?
ds-ask-pick-dice = „{ $card }”: wybierz kości.
ds-ask-pick-card = „{ $card }”: wybierz kartę.
ds-ask-remove-die = „{ $card }”: które kości usunąć?
ds-ask-reroll-dice = „{ $card }”: które kości przerzucić?
ds-ask-turn-die = „{ $card }”: które kości obrócić?
ds-ask-copied-die = Czyj symbol powtórzyć?
ds-ask-roll-die = „{ $card }”: którą kością rzucić do twojej puli?
ds-ask-forbid-die = „{ $card }”: którą kością nie będzie można rzucać?
ds-ask-resolve-die = „{ $card }”: którą kość rozstrzygnąć?
ds-ask-resolve-order = „{ $card }”: którą kość rozstrzygnąć następną?
ds-ask-raise-die = „{ $card }”: wartość której kości zwiększyć?
ds-ask-resolve-as = Jako co rozstrzygnąć { FORM($die, case: "acc") }?
ds-ask-any-side = „{ $card }”: którą ściankę rozstrzygnąć?
ds-ask-deal = „{ $card }”: komu zadać obrażenia?
ds-ask-heal = „{ $card }”: kogo wyleczyć?
ds-ask-damage-from = „{ $card }”: z kogo przenieść obrażenia?
ds-ask-damage-to = „{ $card }”: na kogo przenieść obrażenia?
ds-ask-how-much = „{ $card }”: ile?
ds-ask-give-shields = „{ $card }”: komu dać osłony?
ds-ask-remove-shields = „{ $card }”: kto straci osłony?
ds-ask-shields-from = „{ $card }”: z kogo przenieść osłony?
ds-ask-shields-to = „{ $card }”: na kogo przenieść osłony?
ds-ask-defeat = „{ $card }”: kogo pokonać?
ds-ask-place = „{ $card }”: gdzie położyć żetony?
ds-ask-take = „{ $card }”: skąd wziąć żetony?
ds-ask-discard-hand = „{ $card }”: które karty odrzucić?
ds-ask-look = „{ $card }”: co obejrzeć?
ds-ask-reveal = „{ $card }”: co ujawnić?
ds-ask-discard = „{ $card }”: co odrzucić?
ds-ask-put-on-deck = „{ $card }”: którą kartę położyć na jej talii?
ds-ask-top-or-bottom = „{ $card }”: na wierzch talii czy na spód?
ds-ask-to-hand = „{ $card }”: co wróci na rękę?
ds-ask-put-back = „{ $card }”: która karta jest następna od góry?
ds-ask-add-to-hand = „{ $card }”: co wziąć na rękę?
ds-ask-search = „{ $card }”: którą kartę wziąć?
ds-ask-find = „{ $card }”: którą kartę wybrać?
ds-ask-mill-instead = „{ $card }”: odrzucić { $count } { $count ->
    [one] kartę
    [few] karty
   *[other] kart
} z talii, żeby zachować wszystkie zasoby?
ds-ask-where-to-search = „{ $card }”: gdzie szukać?
ds-ask-how-many-spotted = „{ $card }”: ile wskazać?
ds-option-search-deck = Twoja talia
ds-option-search-pile = Twój stos kart odrzuconych
ds-ask-set-aside = „{ $card }”: co odłożyć na bok?
ds-ask-stack = „{ $card }”: którą kartę położyć na niej zakrytą?
ds-ask-stacked = „{ $card }”: z której odłożonej kopii zagrać kartę?
ds-ask-play = „{ $card }”: którą kartę zagrać?
ds-ask-activate = „{ $card }”: co aktywować?
ds-ask-take-control = „{ $card }”: nad którą kartą przejąć kontrolę?
ds-ask-keep-upgrade = „{ $card }”: które ulepszenie zostaje w grze?
ds-ask-activate-order = „{ $card }”: co aktywować następne?
ds-ask-ready = „{ $card }”: co przygotować?
ds-ask-exhaust = „{ $card }”: co wyczerpać?
ds-ask-move-upgrade = „{ $card }”: które ulepszenie przenieść?
ds-ask-move-to = „{ $card }”: dokąd przenieść?
ds-ask-switch = „{ $card }”: które pole bitwy wejdzie do gry?
ds-ask-use-claim = „{ $card }”: czyjej zdolności przejęcia użyć?
ds-ask-use-special = „{ $card }”: czyjej zdolności specjalnej użyć?
ds-ask-return-to-game = „{ $card }”: kto wraca do gry?
ds-ask-deck-order = „{ $card }”: która karta trafi do talii jako następna?
ds-ask-switch-card = „{ $card }”: którą kartę wymienić?

### Opcje

ds-option-none = Nic
ds-option-use = Tak
ds-option-decline = Nie
ds-note-that = A mianowicie: { $things }
ds-option-play = Zagraj kartę „{ $card }”
ds-option-activate = Aktywuj kartę „{ $card }”
ds-option-resolve = Rozstrzygnij { FORM($die, case: "acc") }
ds-option-resolve-as = Rozstrzygnij { FORM($die, case: "acc") } jako { $symbol ->
    [melee] obrażenia wręcz
    [ranged] obrażenia dystansowe
    [indirect] obrażenia pośrednie
    [shield] osłony
    [resource] zasoby
    [disrupt] zakłócenie
    [discard] odrzucenie
    [focus] skupienie
   *[special] zdolność specjalną
}
ds-option-reroll = Odrzuć kartę „{ $card }” i przerzuć kości
ds-option-reroll-any = Odrzuć kartę i przerzuć kości
ds-option-card-action = Akcja karty „{ $card }”
ds-option-power-action = Potężna akcja karty „{ $card }”
ds-option-claim = Przejmij pole bitwy
ds-option-pass = Pas
ds-option-decline-action = Bez dodatkowej akcji
ds-option-stop = Przestań
ds-option-replace = Zastąp kartę „{ $card }” i zapłać { $cost }
ds-option-replace-none = Niczego nie zastępuj i zapłać { $cost }
ds-option-assign = „{ $card }”, już przydzielono: { $damage }
ds-option-lose-resource = Strać 1 zasób
ds-option-share-shields = „{ $card }”, już przydzielono: { $shields }
ds-option-shields-first = Osłony
ds-option-ability-first = Inna zdolność
ds-option-discard-it = Niech zostanie odrzucona
ds-option-ability = „{ $card }” ({ $seat })
ds-option-special = Zdolność specjalna { $number }: { $effect }
ds-option-number = { $number }
ds-option-top = Na wierzch
ds-option-bottom = Na spód
ds-note-changes-nothing = teraz nic nie zmieni
ds-note-activate = { $dice ->
    [0] bez kości
   *[other] { $dice } { $dice ->
        [one] kość
       *[other] kości
    }, średnie obrażenia: { $damage }
}

### Dlaczego nie można

ds-blocked-type = Takiej karty nie zagrywa się z ręki.
ds-blocked-restriction = Kartę „{ $card }” można zagrać tylko wtedy, gdy { $condition }.
ds-blocked-unique = Kopia unikatowej karty „{ $card }” jest już w grze po twojej stronie.
ds-blocked-host = Nie ma niczego, do czego można dołączyć kartę „{ $card }”.
ds-blocked-host-only = Kartę „{ $card }” dołącza się tylko tu: { $wanted }. Niczego takiego nie ma.
ds-blocked-host-named = To efekt wskazuje, do czego dołączyć kartę „{ $card }”.
ds-blocked-host-cannot = Karty „{ $card }” nie można dołączyć do karty „{ $host }”.
ds-blocked-host-unfit = Kartę „{ $card }” dołącza się tylko tu: { $wanted }.
ds-blocked-cost = Karta kosztuje { $cost } { $cost ->
    [one] zasób
    [few] zasoby
   *[other] zasobów
}, a ty masz { $resources }.
ds-blocked-exhausted = Karta „{ $card }” jest wyczerpana.
ds-blocked-power-used = Potężnej akcji karty „{ $card }” już użyto w tej rundzie.
ds-blocked-power-of-copy-used = W tej rundzie użyto już potężnej akcji innej twojej karty „{ $card }”.
ds-blocked-claimed = Pole bitwy w tej rundzie przejmuje już { $seat }.
ds-blocked-blank = Pustej ścianki nie można rozstrzygnąć.
ds-blocked-modifier = Ściankę z plusem rozstrzyga się tylko razem z kością z tym samym symbolem.
ds-blocked-hampered = W tej turze rozstrzygnięto już inną kość tej postaci.
ds-blocked-no-cards = Nie masz kart do odrzucenia.
ds-blocked-no-dice = W twojej puli nie ma kości.
ds-blocked-fast-dice = Żadną kością z twojej puli nie można teraz rzucić.
ds-blocked-combination = Te kości nie spełniają warunków karty „{ $card }”.
ds-bad-deck = Talia miejsca { $seat } jest niedozwolona: { $reason }
ds-bad-deck-format = Talia miejsca { $seat } nie jest w formacie, w który się tu gra: { $formats }.
ds-bad-deck-unplayable = W talii miejsca { $seat } są karty, którymi nie można tu jeszcze grać: { $cards }.
ds-no-ready-deck = Żadna gotowa talia nie pasuje do formatu „{ $format }”.
ds-format = { $format ->
    [starter] startowy
    [standard] standardowy
    [trilogy] trylogia
    [infinite] nieskończony
    [standard-2016] standardowy z 2016 roku
    [standard-2017] standardowy z 2017 roku
    [standard-2018] standardowy z 2018 roku
    [standard-2019] standardowy z 2019 roku
    [trilogy-2018] trylogia z 2018 roku
    [trilogy-2019] trylogia z 2019 roku
    [arh-standard] standardowy A Renewed Hope
    [tci-standard] standardowy The Chance Initiative
   *[constructed] konstruowany
}
ds-ready-deck = { $deck ->
    [rey-starter] Zestaw startowy: Rey
    [kylo-ren-starter] Zestaw startowy: Kylo Ren
    [two-player-villains] Gra dla dwojga: złoczyńcy
    [two-player-heroes] Gra dla dwojga: bohaterowie
    [luke-skywalker-starter] Zestaw startowy: Luke Skywalker
    [boba-fett-starter] Zestaw startowy: Boba Fett
    [obi-wan-kenobi-starter] Zestaw startowy: Obi-Wan Kenobi
    [general-grievous-starter] Zestaw startowy: generał Grievous
    [scavenger-and-defector] Zbieraczka i dezerter
    [disciple-and-line-troopers] Uczeń i szeregowi żołnierze
    [two-player-villains-full-deck] Gra dla dwojga: złoczyńcy, pełna talia
    [two-player-heroes-full-deck] Gra dla dwojga: bohaterowie, pełna talia
    [farm-boy-and-smuggler] Chłopak z farmy i przemytnik
    [hunter-with-escort] Łowca z eskortą
    [avenger-and-duchess] Mściciel i księżna
    [droid-commander] Dowódca droidów
    [loyal-friend-and-crack-shot] Wierny przyjaciel i celny strzelec
    [emperor-alone] Samotny Imperator
   *[other] { $deck }
}
ds-ready-team = { $team } · { $format }
ds-famous-deck = { $team }
ds-famous-note = { $how } · { $format }
ds-bad-deck-name = Nie ma gotowej talii { $name }. Są: { $known }.

### Dziennik: przygotowanie i rundy

ds-log-layout = Drużyny są wyłożone.
ds-log-battlefields-aside = Pola bitwy są odłożone na bok.
ds-log-mulligan = { $seat } wtasowuje z powrotem { $count } { $count ->
    [one] kartę
    [few] karty
   *[other] kart
}.
ds-log-battlefield-roll = { $seat } rzuca o pole bitwy: { $sum }.
ds-log-battlefield-tie = Remis: rzut jest powtarzany.
ds-log-battlefield-random = Rzut niczego nie rozstrzygnie, więc decyduje los.
ds-log-battlefield-used = Rzut wygrywa { $winner }. Pole bitwy to „{ $card }”, kontroluje je { $seat }.
ds-log-after-setup = Przygotowanie zakończone.
ds-log-round = Rozpoczyna się runda { $number }.
ds-log-phase-end = Faza akcji się kończy.
ds-log-upkeep-ready = Wszystkie karty są przygotowane.
ds-log-dice-back = { $seat } zwraca na karty { $count } { $count ->
    [one] kość
   *[other] kości
}.
ds-log-out = { $seat } odpada.
ds-log-loop = Te same efekty powtarzają się bez końca: remis.
ds-log-declining = To mogłoby trwać wiecznie: do końca akcji nie korzysta się z niczego, co nieobowiązkowe.
ds-log-idle = { $rounds ->
    [one] Przez { $rounds } rundę
    [few] Przez { $rounds } rundy
   *[other] Przez { $rounds } rund
} wszyscy tylko pasują: remis.
ds-log-together = Wszyscy naraz tracą ostatnie postacie: remis.

### Dziennik: akcje

ds-log-pass = { $seat } pasuje.
ds-log-auto-pass = Pole bitwy jest już przejęte, więc { $seat } pasuje.
ds-log-decline = { $seat } rezygnuje z dodatkowej akcji.
ds-log-play = { $seat } zagrywa kartę „{ $card }”.
ds-log-undone = Zagrania karty „{ $card }” nie można dokończyć i jest cofnięte.
ds-log-host-gone = Karta „{ $card }” zostaje odrzucona: karty „{ $host }” nie ma już w grze.
ds-log-attached = Karta „{ $card }” zostaje dołączona do karty „{ $host }”.
ds-log-no-effect = Karta „{ $card }” niczego nie zmienia.
ds-log-activate = Karta „{ $card }” zostaje aktywowana.
ds-log-resolve = { $seat } rozstrzyga: { $dice }.
ds-log-reroll = { $seat } odrzuca kartę „{ $card }”, aby przerzucić kości.
ds-log-card-action = { $seat } używa akcji karty „{ $card }”.
ds-log-claim = { $seat } przejmuje pole bitwy „{ $card }”.
ds-log-extra = { $seat } może wykonać { $amount ->
    [one] dodatkową akcję
   *[other] { $amount } { $amount ->
        [few] dodatkowe akcje
       *[other] dodatkowych akcji
    }
}.
ds-log-battlefield = { $seat } przejmuje kontrolę nad polem bitwy.
ds-log-switched = Polem bitwy staje się „{ $card }”.
ds-log-instead = Zamiast tego działa karta „{ $card }”.
ds-log-declared = { $seat } podaje: { $word }.
ds-log-named-card = { $seat } podaje kartę „{ $card }”.
ds-log-bid = { $seat } ujawnia: { $amount }.

### Dziennik: kości

ds-log-rolled = { $seat } rzuca kośćmi: { $dice }.
ds-log-rerolled = { $seat } przerzuca: { $dice }.
ds-log-turned = Obrócono { FORM($die, case: "acc") } → { $side }.
ds-log-removed = Usunięto { FORM($die, case: "acc") }.
ds-log-frozen = W następnej rundzie zostaje na karcie { FORM($die, case: "nom") }.
ds-log-held = Na karcie „{ $card }” zostaje { FORM($die, case: "nom") }.

### Dziennik: obrażenia i żetony

ds-log-damage = Karcie „{ $card }” zadano obrażeń: { $amount }, otrzymuje: { $taken }.
ds-log-blocked = Osłony karty „{ $card }” blokują { $amount }.
ds-log-heal = Z karty „{ $card }” wyleczono { $amount } { $amount ->
    [one] obrażenie
    [few] obrażenia
   *[other] obrażeń
}.
ds-log-damage-moved = Na kartę „{ $card }” przeniesiono { $amount } { $amount ->
    [one] obrażenie
    [few] obrażenia
   *[other] obrażeń
}.
ds-log-shields = Karta „{ $card }” otrzymuje { $amount } { $amount ->
    [one] osłonę
    [few] osłony
   *[other] osłon
}.
ds-log-shields-removed = Karta „{ $card }” traci { $amount } { $amount ->
    [one] osłonę
    [few] osłony
   *[other] osłon
}.
ds-log-shields-moved = Na kartę „{ $card }” przeniesiono { $amount } { $amount ->
    [one] osłonę
    [few] osłony
   *[other] osłon
}.
ds-log-defeated = Postać „{ $card }” zostaje pokonana.
ds-log-gain = { $seat } otrzymuje { $amount } { $amount ->
    [one] zasób
    [few] zasoby
   *[other] zasobów
}.
ds-log-lose = { $seat } traci { $amount } { $amount ->
    [one] zasób
    [few] zasoby
   *[other] zasobów
}.
ds-log-spend = { $seat } wydaje { $amount } { $amount ->
    [one] zasób
    [few] zasoby
   *[other] zasobów
}.
ds-log-placed = Na kartę „{ $card }” położono { $amount } { $token ->
    [damage] { $amount ->
        [one] obrażenie
        [few] obrażenia
       *[other] obrażeń
    }
    [shield] { $amount ->
        [one] osłonę
        [few] osłony
       *[other] osłon
    }
   *[resource] { $amount ->
        [one] zasób
        [few] zasoby
       *[other] zasobów
    }
}.
ds-log-taken-off = Z karty „{ $card }” zdjęto { $amount } { $token ->
    [damage] { $amount ->
        [one] obrażenie
        [few] obrażenia
       *[other] obrażeń
    }
    [shield] { $amount ->
        [one] osłonę
        [few] osłony
       *[other] osłon
    }
   *[resource] { $amount ->
        [one] zasób
        [few] zasoby
       *[other] zasobów
    }
}.

### Dziennik: karty

ds-log-draw = { $seat } dobiera { $count } { $count ->
    [one] kartę
    [few] karty
   *[other] kart
}.
ds-log-hand-discard = { $seat } odrzuca kartę „{ $card }”.
ds-log-mill = Karta „{ $card }” zostaje odrzucona z talii { FORM($seat, case: "gen") }.
ds-log-looks = { $seat } ogląda { $count } { $count ->
    [one] kartę
    [few] karty
   *[other] kart
}.
ds-log-sees = Widzisz: { $cards }.
ds-log-revealed = Ujawniono: { $cards }.
ds-log-discarded = Karta „{ $card }” zostaje odrzucona z gry.
ds-log-to-hand = Karta „{ $card }” wraca na rękę właściciela.
ds-log-to-deck = Karta „{ $card }” trafia na talię właściciela.
ds-log-card-to-deck = { $seat } kładzie kartę na talii.
ds-log-put-back = { $seat } odkłada { $count } { $count ->
    [one] kartę
    [few] karty
   *[other] kart
} do talii, której właścicielem jest { $owner }.
ds-log-added-to-hand = { $seat } bierze na rękę kartę „{ $card }”.
ds-log-unseen-to-hand = { $seat } bierze kartę na rękę.
ds-log-shuffled = { $seat } tasuje talię.
ds-log-set-aside = Karta „{ $card }” zostaje odłożona na bok.
ds-log-became-support = Karta „{ $card }” staje się wsparciem.
ds-log-returned = Karta „{ $card }” wraca do gry.
ds-log-switched-resources = { $seat } i { $other } wymieniają się zasobami.
ds-log-switched-cards = { $seat } wymienia kartę „{ $old }” na kartę „{ $new }”.
ds-log-stacked = { $seat } odkłada na bok kartę „{ $card }”, a na niej zakrytą kartę.
ds-log-exhaust = Karta „{ $card }” zostaje wyczerpana.
ds-log-ready = Karta „{ $card }” zostaje przygotowana.
ds-log-moved = Karta „{ $card }” zostaje przeniesiona na kartę „{ $host }”.
ds-log-control = { $seat } przejmuje kontrolę nad kartą „{ $card }”.
ds-log-joined = { $seat } dodaje do drużyny postać „{ $card }”.

### Jak kończy się gra

ds-end-characters = Pokonano ostatnie postacie pozostałych.
ds-end-cards = Pozostałym skończyły się karty.
ds-end-conceded = Wszyscy pozostali opuścili grę.
ds-end-effect = Pozostali przegrali przez kartę.
ds-end-together = Wszyscy naraz stracili ostatnie postacie: nikt nie wygrywa.
ds-end-loop = Powtarzanie bez końca: nikt nie wygrywa.
ds-end-idle = Runda za rundą nikt nic nie robił: nikt nie wygrywa.
ds-end-open = Gra się nie skończyła.

### Stół w terminalu

ds-board-round = Runda { $round }
ds-board-battlefield = Pole bitwy: „{ $card }”, kontroluje { $seat }
ds-board-nobody = nikt
ds-board-queue = Kolejka: { $cards }
ds-board-player = { $seat }: { $resources } { $resources ->
    [one] zasób
    [few] zasoby
   *[other] zasobów
}, ręka { $hand }, talia { $deck }, odrzucone { $discard }
ds-board-card = { $name } ({ $kind ->
    [character] postać
    [upgrade] ulepszenie
    [downgrade] osłabienie
    [support] wsparcie
    [plot] intryga
   *[battlefield] pole bitwy
}{ $state ->
    [exhausted] , wyczerpana
   *[ready] { "" }
}){ $health ->
    [0] { "" }
   *[other] { " " }obrażenia { $damage } z { $health }
}{ $shields ->
    [0] { "" }
   *[other] , osłony { $shields }
}{ $resources ->
    [0] { "" }
   *[other] , zasoby { $resources }
}
ds-board-pool = Pula: { $dice }
ds-board-hand = Ręka:
ds-board-hand-card = { $name } ({ $cost })
ds-why-lasting = Drużyna zachowa więcej zdrowia (+{ $amount }).
ds-why-fading = Drużyna zachowa mniej zdrowia (−{ $amount }).
ds-why-harm = Przeciwnik straci więcej zdrowia (+{ $amount }).
ds-why-harmless = Przeciwnik straci mniej zdrowia (−{ $amount }).
ds-why-force = Kości i karty drużyny obiecują więcej obrażeń (+{ $amount }).
ds-why-feeble = Kości i karty drużyny obiecują mniej obrażeń (−{ $amount }).
