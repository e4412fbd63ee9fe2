### „Zewnętrzne Rubieże”: słowa stołu. Karty i pola są w sąsiednich plikach.

or-title = Gwiezdne Wojny: Zewnętrzne Rubieże
or-about = Łotry handlują, przemycają, polują i walczą, aż któryś z nich zdobędzie sławę.

## Ustawienia i wynik

or-bad-ai-fame = Sława gracza SI istnieje tylko w grze jednoosobowej i musi być mniejsza od sławy do zwycięstwa.
or-bad-turn-cap = Limit tur to 0 (bez limitu) albo liczba tur.
or-chart-fame = Sława
or-result-fame = O zwycięzcy mówią całe Zewnętrzne Rubieże.
or-result-solo-lost = Gracz SI zdobył sławę wcześniej.
or-result-turn-cap = Umówiona liczba tur minęła; wygrywa najsławniejszy gracz.

## Pytania

or-ask-ability = Użyć zdolności?
or-ask-ability-roll = Na stole: { $results }. Użyć zdolności?
or-ask-action = Którą akcję wykonać?
or-ask-ai-character = Którą postać dostanie gracz SI?
or-ask-barter = Cena: { $price } { $price ->
    [one] kredyt
    [few] kredyty
   *[other] kredytów
}. Które zasoby odrzucić dla zniżki barterowej?
or-ask-card = Która karta?
or-ask-character = Którą postacią zagrać?
or-ask-contact = Który kontakt?
or-ask-contact-space = Które pole kontaktu?
or-ask-deliver = Co teraz dostarczyć?
or-ask-encounter = Jakie spotkanie rozegrać?
or-ask-enemy = Decydujesz za wroga. Co on robi?
or-ask-faction = Która frakcja?
or-ask-hunt = Oto ścigany kontakt: { $contact }. Stoczyć walkę o nagrodę?
or-ask-keep = Otrzymujesz kartę „{ $card }”. Zatrzymać ją?
or-ask-make-room = Nie ma pustego gniazda na kartę „{ $card }”. Co odrzucić?
or-ask-market-buy = Którą kartę kupić?
or-ask-market-discard = Odrzucić przed zakupem kartę z talii handlu?
or-ask-move = Przesuń się o najwyżej { $spaces } { $spaces ->
    [one] pole
    [few] pola
   *[other] pól
}. Dokąd?
or-ask-order = Czyja zdolność jest pierwsza?
or-ask-patrol-route = Patrol przesuwa się w twoim kierunku o { $distance } { $distance ->
    [one] pole
    [few] pola
   *[other] pól
}: { $patrol }. Gdzie się zatrzyma?
or-ask-patrol-steps = Dokąd przesuwa się patrol: { $patrol }?
or-ask-planning = Planowanie: przesuń się (do { $spaces } { $spaces ->
    [one] pola
   *[other] pól
}), zdobądź kredyty albo usuń obrażenia.
or-ask-player = Który gracz?
or-ask-protect = Ochronić kartę „{ $card }”?
or-ask-push-patrol = Walka z patrolem przegrana. Dokąd go przesunąć?
or-ask-random-map = Zgadzasz się na losową mapę?
or-ask-reroll = Które kości przerzucić (najwyżej { $count })?
or-ask-search = Oglądasz karty z { FORM($deck, case: "gen") }. Którą weźmiesz?
or-ask-ship = Który statek kupić?
or-ask-skill = Która umiejętność?
or-ask-space = Które pole?
or-ask-starting-reputation = W której frakcji masz pozytywną reputację?
or-ask-starting-ship = Z którym statkiem zacząć?
or-ask-surplus = Jest za mało gniazd. Który zasób odrzucić?
or-ask-target = Wygrana ze ściganym: { $contact }. Wyeliminować czy schwytać?
or-ask-tie = Co się liczy?
or-ask-trade-credits = Czy ktoś przekazuje kredyty?
or-ask-trade-give = Które karty zaproponować?
or-ask-trade-offer = { $player } proponuje: { $given }. W zamian: { $wanted }. Zgadzasz się?
or-ask-trade-partner = Z kim się wymienić?
or-ask-trade-take = O które karty poprosić?
or-ask-turn = Które kości zmienić (najwyżej { $count })?

## Odpowiedzi

or-option-ability = { $card }: { $effect }
or-option-capture = Schwytaj
or-trade-credits = { $amount } { $amount ->
    [one] kredyt
    [few] kredyty
   *[other] kredytów
}
or-trade-nothing = nic
or-option-close-trade = Zakończ wymianę
or-option-contact-space = { $planet }, pole kontaktu { $number }
or-option-credits = Zdobądź { $amount } { $amount ->
    [one] kredyt
    [few] kredyty
   *[other] kredytów
}
or-option-databank = Porozmawiaj: rozegraj kartę danych
or-option-decline = Nie bierz
or-option-deliver = Dostarcz „{ $card }”
or-option-deliver-action = Dostawa
or-option-die = Kość { $number }: { $face }
or-option-eliminate = Wyeliminuj
or-option-end-actions = Zakończ akcje
or-option-give-credits = Daj { $amount } { $amount ->
    [one] kredyt
    [few] kredyty
   *[other] kredytów
}
or-option-hand-over = Daj { $amount } { $amount ->
    [one] kredyt
    [few] kredyty
   *[other] kredytów
} { FORM($other, case: "dat") }
or-option-hidden-contact = Nieznany kontakt { $number } { FORM($planet, case: "at") }
or-option-hunt = Walcz o nagrodę: „{ $card }”
or-option-hunt-crew = Ścigany w załodze: { $contact }
or-option-job = Podejmij misję „{ $card }”
or-option-keep = Zatrzymaj
or-option-known-contact = { $contact } { FORM($planet, case: "at") }
or-option-market-action = Handel
or-option-market-buy = Kup „{ $card }” ({ $deck })
or-option-market-discard = Odrzuć „{ $card }” ({ $deck })
or-option-move = Przesuń się { FORM($space, case: "to") }
or-option-no-credits = Bez kredytów
or-option-pass = Nie
or-option-patrol = Stocz walkę z patrolem: { $patrol }
or-option-recover = Usuń wszystkie obrażenia
or-option-replace = Odrzuć „{ $card }”
or-option-skip = Nic
or-option-space = Niespodziewane spotkanie: { $space }
or-option-stay = Zostań: { $space }
or-option-stop = Nic więcej nie dostarczaj
or-option-take-credits = Poproś o { $amount } { $amount ->
    [one] kredyt
    [few] kredyty
   *[other] kredytów
}
or-option-trade-action = Przekazanie: { $others }

## Następstwa

or-note-character = Walka bezpośrednia { $ground }, zdrowie { $health }; { $skills }.
or-note-errands = Punkt docelowy: { $cards }.
or-note-job = Testy: { $tests }.
or-note-maelstrom = W Wirze trzeba się zatrzymać.
or-note-patrol = Tu trzeba się zatrzymać: { FORM($factions, case: "patrol") }.
or-note-price = Cena: { $price } { $price ->
    [one] kredyt
    [few] kredyty
   *[other] kredytów
}.
or-note-purchase = Cena: { $price } { $price ->
    [one] kredyt
    [few] kredyty
   *[other] kredytów
}; gniazdo: { $slot }.
or-note-purchase-full = Cena: { $price } { $price ->
    [one] kredyt
    [few] kredyty
   *[other] kredytów
}; trzeba zwolnić gniazdo.
or-note-route = Droga: { $way }.
or-note-ship = Hipernapęd { $hyperdrive }, walka w przestrzeni { $combat }, kadłub { $hull }.
or-note-test = { $skill } { $chance }%
or-note-worth = Wartość: { $value } { $value ->
    [one] kredyt
    [few] kredyty
   *[other] kredytów
}.

## Gniazda

or-slot-cargo = ładunek
or-slot-cargo-or-mod = ładunek albo modyfikacja
or-slot-crew = załoga
or-slot-gear = sprzęt
or-slot-job-or-bounty = misja albo zlecenie
or-slot-mod = modyfikacja
or-slot-none = brak

## Dlaczego nie

or-blocked-action-used = Ta akcja została już w tej fazie wykonana.
or-blocked-barter-cost = Nie ma podanego kosztu, więc nie daje zniżki barterowej.
or-blocked-barter-type = Zleceń, załogi i misji nie odrzuca się dla zniżki barterowej.
or-blocked-credits = Cena: { $price } { $price ->
    [one] kredyt
    [few] kredyty
   *[other] kredytów
}, a masz { $credits }.
or-blocked-destination = To trzeba dostarczyć właśnie tutaj, więc karty nie można kupić { FORM($planet, case: "at") }.
or-blocked-exchange-player = Nikt tam nie może przyjąć kredytów: { $key }.
or-blocked-exchange-turn = Kredyty przekazuje lub otrzymuje tylko aktywny gracz.
or-blocked-forced-patrol = Jest tu patrol frakcji, w której masz negatywną reputację; trzeba z nim walczyć.
or-blocked-limit = Możesz mieć tylko jedną kartę z cechą { $trait }.
or-blocked-maelstrom = Po drodze trzeba się zatrzymać w Wirze.
or-blocked-no-planet = Handlować można tylko na planetach.
or-blocked-no-ship = Takiego statku dla ciebie nie ma.
or-blocked-planet = Tej karty nie można kupić { FORM($planet, case: "at") }.
or-blocked-slot = Nie masz gniazda na tę kartę i nie da się go zwolnić.
or-blocked-loan = Brakuje na to kredytów; ktoś może je pożyczyć.
or-blocked-trade-talks = Rozmów o wymianie było w tej turze już dość.
or-blocked-way = Wcześniej zatrzyma cię patrol albo Wir.

## Co się stało

or-log-ability = { $player } używa zdolności: { $card }.
or-log-add = { $player } dodaje { FORM($face, case: "acc") }.
or-log-ai-card = Gracz SI dobiera kartę { $number }.
or-log-bounty = { $player } odbiera nagrodę za ściganego: { $contact }.
or-log-buy = { $player } kupuje kartę „{ $card }” za { $price } { $price ->
    [one] kredyt
    [few] kredyty
   *[other] kredytów
}.
or-log-cancel = { $player } anuluje { FORM($face, case: "acc") }.
or-log-captured = { $player } chwyta ściganego: { $contact }.
or-log-character = { $player } gra postacią: { $character }.
or-log-character-damage = Postać { FORM($player, case: "gen") } otrzymuje { $amount } { $amount ->
    [one] obrażenie
    [few] obrażenia
   *[other] obrażeń
}.
or-log-combat-ground = { $player } toczy walkę bezpośrednią; przeciwnik: { $opponent }.
or-log-combat-lost = { $player } przegrywa walkę, { $attack }:{ $defence }.
or-log-combat-ship = { $player } toczy walkę w przestrzeni; przeciwnik: { $opponent }.
or-log-combat-won = { $player } wygrywa walkę, { $attack }:{ $defence }.
or-log-contact-discarded = Kontakt „{ $contact }” znika z mapy.
or-log-contact-moved = Jeden z kontaktów zostaje przeniesiony { FORM($planet, case: "to") }.
or-log-contact-returns = Kontakt „{ $contact }” znów jest { FORM($planet, case: "at") }.
or-log-databank = { $player } rozgrywa kartę danych „{ $card }”.
or-log-defeated = Postać { FORM($player, case: "gen") } zostaje pokonana.
or-log-delivered = { $player } dostarcza: „{ $card }”.
or-log-delivery-trouble = { $player } wpada z ładunkiem „{ $card }”.
or-log-discard = { $player } odrzuca kartę „{ $card }”.
or-log-encounter = { $player } dobiera kartę spotkania „{ $card }”.
or-log-enemy-roll = { $player } rzuca za wroga: { $results }.
or-log-extra-turn = { $player } otrzymuje dodatkową turę.
or-log-first-player = Pierwszy gracz: { $player }.
or-log-first-roll = { $player } rzuca o pierwszeństwo; trafienia i krytyczne trafienia: { $score }.
or-log-gain-card = { $player } otrzymuje kartę „{ $card }”.
or-log-gain-credits = { $player } otrzymuje { $amount } { $amount ->
    [one] kredyt
    [few] kredyty
   *[other] kredytów
}.
or-log-gain-fame = { $player } otrzymuje { $amount } { $amount ->
    [one] punkt sławy
    [few] punkty sławy
   *[other] punktów sławy
} (łącznie { $fame }).
or-log-give = { $player } daje kartę „{ $card }” { FORM($other, case: "dat") }.
or-log-goal = { $player } realizuje cel: { $card }.
or-log-goal-token = Żeton celu { FORM($player, case: "gen") } leży { FORM($space, case: "at") }.
or-log-hand-over = { $player } przekazuje { $amount } { $amount ->
    [one] kredyt
    [few] kredyty
   *[other] kredytów
} { FORM($other, case: "dat") }.
or-log-job = { $player } podejmuje misję „{ $card }”.
or-log-job-completed = Misja { FORM($player, case: "gen") } zostaje ukończona: „{ $card }”.
or-log-job-failed = Misja { FORM($player, case: "gen") } kończy się niepowodzeniem: „{ $card }”.
or-log-looked = { $player } podgląda kontakt { FORM($planet, case: "at") }.
or-log-lose-credits = { $player } traci { $amount } { $amount ->
    [one] kredyt
    [few] kredyty
   *[other] kredytów
}.
or-log-lose-fame = { $player } traci { $amount } { $amount ->
    [one] punkt sławy
    [few] punkty sławy
   *[other] punktów sławy
}.
or-log-market-reveal = Nowa karta handlu: „{ $card }” ({ $deck }).
or-log-moved = { $player } przesuwa się { FORM($space, case: "to") }.
or-log-moved-directly = { $player } przesuwa się bezpośrednio { FORM($space, case: "to") }.
or-log-new-ship = { $player } siada za sterami: { $ship }.
or-log-own-secret = Twoja tajna informacja: „{ $card }”.
or-log-patrol-appears = Pojawia się patrol { FORM($space, case: "at") }: { $patrol }.
or-log-patrol-eliminated = Patrol zostaje wyeliminowany: { $patrol }.
or-log-patrol-moved = Patrol przesuwa się { FORM($space, case: "to") }: { $patrol }.
or-log-recover-character = Usunięto { $amount } { $amount ->
    [one] obrażenie
    [few] obrażenia
   *[other] obrażeń
} z postaci { FORM($player, case: "gen") }.
or-log-recover-ship = Usunięto { $amount } { $amount ->
    [one] obrażenie
    [few] obrażenia
   *[other] obrażeń
} ze statku { FORM($player, case: "gen") }.
or-log-removed = Karta „{ $card }” zostaje usunięta z gry.
or-log-reputation-negative = { $player }: reputacja { FORM($faction, case: "with") } jest teraz negatywna.
or-log-reputation-neutral = { $player }: reputacja { FORM($faction, case: "with") } jest teraz neutralna.
or-log-reputation-positive = { $player }: reputacja { FORM($faction, case: "with") } jest teraz pozytywna.
or-log-revealed = { $player } odkrywa kontakt { FORM($planet, case: "at") }: { $contact }.
or-log-roll = { $player } rzuca: { $results }.
or-log-saw = Widzisz kontakt { FORM($planet, case: "at") }: { $contact }.
or-log-secret = { $player } zachowuje tajną informację.
or-log-secret-discarded = { $player } traci tajną informację.
or-log-secret-played = { $player } wyjawia tajną informację: „{ $card }”.
or-log-ship-damage = Statek { FORM($player, case: "gen") } otrzymuje { $amount } { $amount ->
    [one] obrażenie
    [few] obrażenia
   *[other] obrażeń
}.
or-log-spend-credits = { $player } wydaje { $amount } { $amount ->
    [one] kredyt
    [few] kredyty
   *[other] kredytów
}.
or-log-stands-up = Postać { FORM($player, case: "gen") } podnosi się.
or-log-stayed = { $player } zostaje na miejscu: { $space }.
or-log-strongest-patrol = { $player } nie ma szans z patrolem: { $patrol }.
or-log-swapped = { $player } zamienia miejscami kontakty { FORM($one, case: "at") } i { FORM($two, case: "at") }.
or-log-take-credits = { $player } otrzymuje { $amount } { $amount ->
    [one] kredyt
    [few] kredyty
   *[other] kredytów
} od { FORM($other, case: "gen") }.
or-log-test = { $player } wykonuje test { FORM($skill, case: "gen") }.
or-log-test-failed = Test niezdany.
or-log-test-passed = Test zdany.
or-log-trade-declined = { $player } nie zgadza się na wymianę.
or-log-turn = Tura { FORM($player, case: "gen") }.
or-log-turn-cap = Koniec umówionych tur: { $turns }.
or-log-turn-die = { $player } zmienia wynik kości na { FORM($face, case: "acc") }.
or-log-victory = { $player } wygrywa: { $fame } { $fame ->
    [one] punkt sławy
    [few] punkty sławy
   *[other] punktów sławy
}.

## Stół w terminalu

or-board-deck = { $card }; { $count } { $count ->
    [one] karta
    [few] karty
   *[other] kart
}
or-board-deck-empty = brak kart
or-board-deck-priced = { $card }, { $price } { $price ->
    [one] kredyt
    [few] kredyty
   *[other] kredytów
}; { $count } { $count ->
    [one] karta
    [few] karty
   *[other] kart
}
or-board-goal = { $count ->
    [1] żeton celu
   *[other] { $count } { $count ->
        [one] żeton celu
        [few] żetony celu
       *[other] żetonów celu
    }
}
or-board-nowhere = jeszcze poza mapą
or-board-player = { $player }: { $character }, sława { $fame } z { $goal }, { $credits } { $credits ->
    [one] kredyt
    [few] kredyty
   *[other] kredytów
}, { $space }
or-board-roll = Na stole: { $results }
or-board-turn = Tura { $turn }, { $player }
or-board-values = { $ship }; obrażenia: { $damage } z { $health } i { $shipdamage } z { $hull }; walka bezpośrednia { $ground }, walka w przestrzeni { $combat }, hipernapęd { $hyperdrive }
or-why-fame = Daje więcej sławy (+{ $amount }).
or-why-less-fame = Daje mniej sławy (−{ $amount }).
or-why-credits = Daje więcej kredytów (+{ $amount }).
or-why-poorer = Daje mniej kredytów (−{ $amount }).
or-why-unhurt = Kosztuje mniej obrażeń (o { $amount }).
or-why-hurt = Kosztuje więcej obrażeń (o { $amount }).
