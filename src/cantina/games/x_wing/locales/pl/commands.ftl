### Polecenia terminala.

## Pomoc

xw-help-x-wing = X-Wing: pomiary na stole.
xw-help-measure = Na każdy wiersz JSON ze standardowego wejścia odpowiada jednym wierszem JSON.
xw-help-mission = Przeczytaj plik misji i powiedz, co jest w nim nie tak.
xw-help-mission-file = Plik misji.
xw-help-squad = Eskadry X-Winga w XWS, formacie wymiany używanym przez programy do ich budowania.
xw-help-squad-check = Sprawdza eskadrę: punkty, miejsca, frakcje, unikatowe nazwy.
xw-help-squad-show = Pokazuje eskadrę z jej kosztami.
xw-help-squad-random = Losuje eskadrę zgodną z zasadami.
xw-help-squad-file = Eskadra w XWS; „-” to standardowe wejście.
xw-help-points = Ile punktów może najwyżej kosztować eskadra.
xw-help-faction = rebel, empire albo scum.
xw-help-seed = To samo ziarno losuje tę samą eskadrę.
xw-help-odds = Oblicza dokładnie atak w X-Wingu: jednego statku na drugi ze wszystkimi kartami albo samych kości.
xw-help-ship = Atakujący statek: pilot i jego rozwinięcia połączone znakiem +, podane przez id albo nazwę, na przykład lukeskywalker+r2d2.
xw-help-target = Broniący się statek, zapisany tak samo.
xw-help-weapon = Rozwinięcie, które strzela; bez niego strzela broń podstawowa.
xw-help-attack = Same kości, bez statków: wartość ataku broni.
xw-help-defense = Same kości, bez statków: zwrotność obrońcy.
xw-help-range = Zasięg 1, 2 albo 3; przy ataku bronią podstawową zasięg 1 i 3 dodaje kości.
xw-help-attacker = Żetony atakującego, na przykład focus,lock; statek może mieć też stress,evade i inne.
xw-help-defender = Żetony obrońcy, na przykład focus,evade.
xw-help-hull = Kadłub, jaki został obrońcy, jeśli jest uszkodzony; przy samych kościach dodaje szansę zniszczenia.
xw-help-shields = Osłony, jakie zostały obrońcy, jeśli część stracił.
xw-help-secondary = Same kości: broń dodatkowa, bez kości za zasięg.
xw-help-obstructed = Po drodze leży przeszkoda: o jedną kość obrony więcej.
xw-help-cards = Wypisuje statki, pilotów, rozwinięcia i karty uszkodzeń X-Winga.
xw-help-squad-famous = Wypisz pięćdziesiąt gotowych eskadr z poradami albo pokaż jedną.
xw-help-famous-name = Identyfikator gotowej eskadry.

## Szanse

xw-odds-duel = { $attacker } przeciw: { $defender }; { $weapon }, zasięg { $range }
xw-odds-two-ways = Podaj dwa statki, na przykład lukeskywalker+r2d2 maulermithel, albo --attack i --defense dla samych kości, ale nie jedno i drugie.
xw-odds-did-you-mean = { $problem } Może chodziło o { $names }?
xw-odds-no-weapon = { $ship }: brak broni „{ $weapon }”; jest: { $known }.
xw-odds-no-attack = Ten atak jest niemożliwy. { $reason }
xw-odds-title = Kości ataku: { $attack }, kości obrony: { $defense }
xw-odds-expected = średnio: trafienia { NUMBER($hits, minimumFractionDigits: 3, maximumFractionDigits: 3) }, trafienia krytyczne { NUMBER($crits, minimumFractionDigits: 3, maximumFractionDigits: 3) }, razem { NUMBER($damage, minimumFractionDigits: 3, maximumFractionDigits: 3) }
xw-odds-p-hit = zostaje co najmniej jeden wynik: { NUMBER($chance, minimumFractionDigits: 2, maximumFractionDigits: 2) }%
xw-odds-total = nieanulowane wyniki, { $total }: { NUMBER($chance, minimumFractionDigits: 2, maximumFractionDigits: 2) }%
xw-odds-destroyed = zniszczenie przy kadłubie { $hull } i osłonach { $shields }: { NUMBER($chance, minimumFractionDigits: 2, maximumFractionDigits: 2) }%
xw-odds-bad-token = Nie ma takiego żetonu dla strony „{ $side ->
    [attacker] atakujący
    [defender] obrońca
   *[other] { $side }
}”: „{ $token }”; możliwe: { $known }.
xw-odds-bad-number = Wartość { $option } musi być od { $least } do { $most }.

## Listy kart

xw-cards-in = W grze są – statki: { $ships }, piloci: { $pilots }, rozwinięcia: { $upgrades }, karty uszkodzeń: { $damage }.
xw-cards-not-yet = Jeszcze nie ma – piloci: { $pilots }, rozwinięcia: { $upgrades }; według przyczyny:
xw-cards-pilot = { $name } ({ $ship }), umiejętność { $skill }, { $points } { $points ->
    [one] punkt
    [few] punkty
   *[other] punktów
}
xw-cards-upgrade = { $name } ({ $slot ->
    [ept] talent elitarny
    [amd] astromech
    [torpedo] torpeda
    [missile] rakieta
    [turret] wieżyczka
    [cannon] działo
    [bomb] bomba
    [crew] załoga
    [system] system
    [mod] modyfikacja
    [title] tytuł
    [samd] odzyskany astromech
    [illicit] nielegalne
    [tech] technologia
   *[other] { $slot }
}), { $points } { $points ->
    [one] punkt
    [few] punkty
   *[other] punktów
}
xw-cards-damage = { $name } (karta uszkodzenia, w talii: { $count })
