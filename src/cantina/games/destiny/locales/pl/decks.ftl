## Co jest nie tak z talią

ds-deck-unknown = Nie ma tu karty „{ $card }”.
ds-deck-not-a-deck = To nie jest talia: w tekście nie ma żadnej sekcji, takiej jak CHARACTER czy EVENT.
ds-deck-bad-json = To nie jest talia w formacie JSON: { $problem }.
ds-deck-quantity = Karty „{ $card }” nie może być w talii aż tyle: { $count }.
ds-deck-no-characters = Drużyna potrzebuje co najmniej jednej postaci.
ds-deck-mixed = Bohaterowie i złoczyńcy nie mogą być w jednej drużynie.
ds-deck-too-many-points = Drużyna i intryga kosztują tyle punktów: { $points }; limit to { $limit }.
ds-deck-unique = Postać „{ $name }” jest unikatowa, a w drużynie jest ich { $count }.
ds-deck-not-character = Karta „{ $card }” nie jest postacią.
ds-deck-dice = Postać „{ $card }” ma jedną kość, a elitarna dwie; tu podano { $dice }.
ds-deck-not-elite = Postać „{ $card }” ma tylko jedną wartość w punktach i nie może być elitarna.
ds-deck-not-with = Postać „{ $card }” nie może być w jednej drużynie z kartą „{ $name }”.
ds-deck-plots = Drużyna ma najwyżej jedną intrygę; w tej jest ich { $count }.
ds-deck-not-plot = Karta „{ $card }” nie jest intrygą.
ds-deck-affiliation = Przynależność karty „{ $card }” to { $affiliation ->
    [hero] bohaterowie
    [villain] złoczyńcy
   *[neutral] neutralna
}, a w drużynie nie ma takiej postaci.
ds-deck-colour = Kolor karty „{ $card }” to { $colour ->
    [blue] niebieski
    [red] czerwony
    [yellow] żółty
   *[gray] szary
}, a w drużynie nie ma takiej postaci.
ds-deck-colour-shared = Karta „{ $card }” wymaga w drużynie postaci jednego koloru; ile: { $n }.
ds-deck-needs-points = Karta „{ $card }” wymaga w drużynie postaci wartej co najmniej { $n } punktów.
ds-deck-needs-one-colour = Karta „{ $card }” wymaga postaci jednego koloru i talii bez drugich kopii.
ds-deck-no-battlefield = Brakuje pola bitwy.
ds-deck-battlefields = Pola bitwy: { $count }; powinno być { $allowed }.
ds-deck-not-battlefield = Karta „{ $card }” nie jest polem bitwy.
ds-deck-under-plot = Wydarzenia pod intrygą: { $count }; dozwolone: { $allowed }.
ds-deck-not-under-plot = Karta „{ $card }” nie może leżeć pod tą intrygą.
ds-deck-under-plot-twice = Karta „{ $card }” leży pod intrygą więcej niż raz.
ds-deck-size = Karty w talii: { $size }; powinno ich być { $wanted }.
ds-deck-type = Karta „{ $card }” to { $type ->
    [battlefield] pole bitwy
    [character] postać
   *[plot] intryga
}; nie może być w talii.
ds-deck-allowance = { $affiliation ->
    [hero] Karty bohaterów
    [villain] Karty złoczyńców
   *[neutral] Karty neutralne
}: { $count }; drużyna pozwala na { $allowed }.
ds-deck-copies = Kopie karty „{ $card }”: { $count }; dozwolone najwyżej { $limit }.
ds-deck-condition = { $card }: { $rule }.
ds-deck-set = { $card }: w tym formacie nie ma zestawu { $set }.
ds-deck-banned = { $card }: karta zakazana w tym formacie.
ds-deck-restricted = Format dopuszcza jedną kartę z listy ograniczonych; tu są: { $cards }.
ds-deck-apart = W tym formacie nie wolno łączyć: { $cards }.

## Polecenia

ds-help-cards = Wypisz karty Przeznaczenia, które tu są, z naszym tekstem każdej.
ds-help-cards-name = Tylko karty z tym w nazwie.
ds-help-set = Tylko karty z tego zestawu, np. SoR.
ds-help-missing = Wymień wydrukowane karty, których jeszcze tu nie ma.
ds-help-deck = Sprawdź i pokaż talie Przeznaczenia.
ds-help-deck-file = Talia jako tekst albo JSON, { "-" } dla standardowego wejścia albo nazwa gotowej talii.
ds-help-format = Format, na przykład constructed, starter, standard, trilogy albo infinite; bez tego – jak mówi talia.
ds-help-points = balance albo printed.
ds-help-deck-check = Sprawdź talię: wszystko, co jest nie tak, i której karty to dotyczy.
ds-help-deck-show = Pokaż talię: drużyna, karty według kosztu, ścianki kości, kolory.
ds-help-deck-famous = Wypisz słynne talie i jak wygrywają.
ds-help-boosters = Otwórz boostery zestawu: w każdym trzy karty zwykłe, niezwykła oraz rzadka lub legendarna.
ds-help-booster-set = Zestaw sprzedawany w boosterach, na przykład SoR.
ds-help-booster-seed = Liczba, od której zależy zawartość; ta sama liczba daje te same boostery.
ds-booster = Booster { $number }: { $cards }
ds-no-boosters = Zestawu { $set } nie sprzedawano w boosterach. Sprzedawano: { $possible }.
ds-help-deck-plot = Zapisz wykres do tego pliku SVG.
ds-help-odds = Dokładne szanse tego, co pokażą kości.
ds-help-odds-card = Kod (01038), miejsce (AW 38) albo nazwa karty; 2x przed nią oznacza dwie kości.
ds-help-rerolls = Ile razy przerzucać nieudane kości.
ds-help-x = Ile jest warte X na kości.
ds-no-set = Nie ma zestawu „{ $set }”. Możliwe: { $possible }.
ds-no-format = Nie ma formatu „{ $format }”. Możliwe: { $possible }.
ds-no-points = Nie ma listy punktów „{ $points }”. Możliwe: balance, printed.
ds-cards-in = { $count ->
    [one] { $count } karta.
    [few] { $count } karty.
   *[other] { $count } kart.
}
ds-cards-missing = { $count ->
    [one] Nie ma jeszcze { $count } wydrukowanej karty.
   *[other] Nie ma jeszcze { $count } wydrukowanych kart.
}
ds-cards-line = { $place }{"  "}{ $unique ->
    [yes] ◆
   *[no] {""}
}{ $name }: { $type ->
    [battlefield] pole bitwy
    [character] postać
    [downgrade] osłabienie
    [event] wydarzenie
    [plot] intryga
    [support] wsparcie
   *[upgrade] ulepszenie
}{ $has_subtypes ->
    [yes] {" "}({ $subtypes })
   *[no] {""}
}, { $affiliation ->
    [hero] bohaterowie
    [villain] złoczyńcy
   *[neutral] karta neutralna
}, { $colour ->
    [blue] kolor niebieski
    [red] kolor czerwony
    [yellow] kolor żółty
   *[gray] kolor szary
}{ $priced ->
    [points] , punkty: { $price }
    [balance] , punkty według listy balansu: { $price } (na karcie { $printed })
    [cost] , koszt { $price }
   *[no] {""}
}{ $health ->
    [0] {""}
   *[other] , zdrowie { $health }
}{ $has_die ->
    [yes] ; kość { $sides }
   *[no] {""}
}
ds-deck-not-text = { $file } to nie jest plik tekstowy.
ds-deck-legal = { $name }: talia zgodna z zasadami; punkty: { $points }, karty: { $size }.
ds-deck-illegal = { $name }: talia niezgodna z zasadami; błędy: { $problems }.
ds-workshop-unplayable = Tymi kartami nie można tu jeszcze grać: { $cards }.
ds-deck-unplayable = { $count ->
    [one] Jedną jej kartą nie można tu jeszcze grać:
   *[other] { $count } jej kartami nie można tu jeszcze grać:
}
ds-deck-rule = { $line } ({ $rule })
ds-show-title = { $name }; punkty: { $points }, karty: { $size }
ds-show-member = { $dice ->
    [one] { $card }, jedna kość
   *[other] { $card }, wersja elitarna, kości: { $dice }
}
ds-show-curve = Karty według kosztu
ds-show-sides = Ścianki kości według symboli
ds-show-colours = Karty według kolorów
ds-symbol-word = { $symbol ->
    [melee] obrażenia wręcz
    [ranged] obrażenia dystansowe
    [indirect] obrażenia pośrednie
    [shield] osłona
    [resource] zasób
    [disrupt] zakłócenie
    [discard] odrzucenie
    [focus] skupienie
    [special] zdolność specjalna
    [any] dowolny symbol
   *[blank] pusta ścianka
}
ds-odds-title = { $dice ->
    [one] { $dice } kość
    [few] { $dice } kości
   *[other] { $dice } kości
}{ $rerolls ->
    [0] {""}
    [one] , { $rerolls } przerzut nieudanych
    [few] , { $rerolls } przerzuty nieudanych
   *[other] , { $rerolls } przerzutów nieudanych
}
ds-odds-line = { $symbol }: { $any } choć na jednej, { $expected } średnio
ds-odds-total = { $total }: { $chance }
ds-odds-too-many = Kości najwyżej { $dice }, przerzutów najwyżej { $rerolls }.
ds-odds-no-die = Karta „{ $card }” nie ma kości.
ds-odds-ambiguous = Kilka kart nazywa się „{ $card }”: { $possible }.
ds-odds-card = { $place } ({ $name })
