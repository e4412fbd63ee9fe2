### Misje X-Wing.

xw-transport = Transportowiec
xw-station = Stacja przekaźnikowa
xw-ask-craft = { $ship }: jak leci?
xw-option-craft-stays = Zostaje na miejscu
xw-ask-place-craft = { $ship }: jak daleko od twojej krawędzi?
xw-ask-marked-ship = O który z twoich statków chodzi?
xw-log-marked = Misja dotyczy statku: { $ship }.
xw-ask-defector = Kto z twoich jest zbiegiem?
xw-log-defector = Zbieg: { $ship }.
xw-ask-lay-satellite = Gdzie położyć satelitę?
xw-ask-lay-cargo = Gdzie położyć kontener?
xw-option-place-cargo = Połóż kontener tutaj
xw-log-places-cargo = Tu dryfuje kontener.
xw-ask-place-mine = Gdzie położyć minę { $number } z { $count }?
xw-option-place-mine = Połóż minę tutaj
xw-log-places-mine = Na stole ląduje mina.
xw-blocked-near-mine = Miny kładzie się dalej niż w zasięgu 1 od siebie.
xw-option-pick-up = Podnieś kontener { $number }
xw-log-picks-up = { $ship } podnosi kontener.
xw-log-drops-marker = { $ship } traci ładunek; dryfuje on tutaj.
xw-log-delivers = { $ship } dostarcza ładunek. Ta strona ma już: { $count }.
xw-option-charge = Ładuj hipernapęd
xw-log-charges = { $ship } ładuje hipernapęd: { $count }.
xw-option-protect-craft = Osłaniaj jednostkę obok
xw-mission-words = { $words }

## Nasze

xw-mission-convoy-title = Konwój
xw-mission-convoy-setup = Rebelianci stawiają trzy transportowce w zasięgu 2 od swojej krawędzi. Potem Imperium stawia swoje statki w zasięgu 1 od swojej krawędzi, a Rebelianci w zasięgu 1 od własnej.
xw-mission-convoy-rules = Transportowiec ma zwrotność 1 i kadłub 4 (a przy eskadrach za 100 punktów także 4 osłony). Na początku każdej fazy aktywacji Rebelianci mogą poruszyć każdy z nich: prosto 1 lub 2, zwrot w lewo 1 albo zwrot w prawo 1. Transportowce nie wykonują akcji ani nie atakują, a trafienia krytyczne liczą się przeciw nim jak zwykłe.
xw-mission-convoy-goal-rebel = Dwa transportowce opuszczają obszar gry przez krawędź Imperium albo nie ma już statków Imperium.
xw-mission-convoy-goal-imperial = Dwa transportowce są zniszczone.
xw-mission-salvage-title = Ładunek
xw-mission-salvage-setup = Pośrodku dryfuje pięć kontenerów. Obie strony stawiają statki w zasięgu 1 od swoich krawędzi, najpierw Rebelianci.
xw-mission-salvage-rules = Zamiast atakować, statek stojący na kontenerze może go podnieść. Z ładunkiem leci z prędkością najwyżej 3. Gdy zostanie zniszczony, ładunek dryfuje w jego miejscu. W fazie końcowej statek, którego choć część leży w zasięgu 1 od własnej krawędzi, oddaje ładunek.
xw-mission-salvage-goal-rebel = Trzy kontenery są dostarczone albo nie ma już statków Imperium.
xw-mission-salvage-goal-imperial = Trzy kontenery są dostarczone albo nie ma już statków Rebelii.
xw-mission-minefield-title = Przez pole minowe
xw-mission-minefield-setup = Imperium kładzie sześć min dalej niż w zasięgu 2 od krawędzi obu frakcji, każdą dalej niż w zasięgu 1 od pozostałych. Potem Rebelianci i Imperium stawiają statki w zasięgu 1 od swoich krawędzi.
xw-mission-minefield-rules = Miny wybuchają pod każdym statkiem, czyjkolwiek by był, tak jak miny zbliżeniowe. Statki Rebelii mogą odlecieć przez krawędź Imperium.
xw-mission-minefield-goal-rebel = Odleciała co najmniej połowa statków Rebelii albo nie ma już statków Imperium.
xw-mission-minefield-goal-imperial = Co najmniej połowa statków Rebelii jest zniszczona.
xw-mission-relay-title = Przekaźnik
xw-mission-relay-setup = Rebelianci stawiają stację przekaźnikową pośrodku swojej krawędzi, w zasięgu 3 od niej. Potem Imperium stawia swoje statki w zasięgu 1 od swojej krawędzi, a Rebelianci w zasięgu 1 od własnej.
xw-mission-relay-rules = Stacja ma zwrotność 1 i kadłub 10 (a przy eskadrach za 100 punktów także 10 osłon). Stoi w miejscu, nie wykonuje akcji ani nie atakuje, a trafienia krytyczne liczą się przeciw niej jak zwykłe. Statek Rebelii w zasięgu 1 może ją osłaniać: stacja otrzymuje żeton uniku, a na jeden atak może wydać tylko jeden taki żeton.
xw-mission-relay-goal-rebel = Stacja stoi na koniec rundy 8 albo nie ma już statków Imperium.
xw-mission-relay-goal-imperial = Stacja jest zniszczona.
xw-mission-defector-title = Pościg za zbiegiem
xw-mission-defector-setup = Rebelianci stawiają statki pośrodku, od 250 do 650 mm w poprzek i od 300 do 600 mm w głąb, i wskazują zbiega. Potem Imperium stawia swoje statki w zasięgu 1 od krawędzi dowolnej frakcji.
xw-mission-defector-rules = Zbieg leci z prędkością najwyżej 3. Akcją może ładować hipernapęd; z pięcioma ładunkami statek skacze na koniec rundy. Na koniec rund 2 i 4 Imperium może wezwać po jednym statku.
xw-mission-defector-goal-rebel = Zbieg skacze albo nie ma już statków Imperium.
xw-mission-defector-goal-imperial = Statek zbiega jest zniszczony.

## Co jest nie tak z plikiem misji

xw-mission-too-long = Plik misji ma najwyżej { $most } znaków. Usuń to, co zbędne.
xw-mission-no-toml = To nie jest TOML: { $problem }. Popraw ten wiersz.
xw-mission-wrong = W misji jest błąd: { $problem }. Przewodnik po misjach mówi, co może tam stać.
xw-mission-no-words = Misja nie ma słów. Dodaj tabelę [words] z polami title, setup, rules, rebel i imperial.
xw-mission-zone = Strefa „{ $zone }” musi być czymś jednym: krawędzie z zasięgiem od 1 do 3, krawędzie z beyond od 1 do 3 albo prostokąt co najmniej 100 mm szeroki i głęboki.
xw-mission-no-zone = Nie ma strefy „{ $zone }”. Opisz ją jako [zones.{ $zone }] albo użyj jednej z tych: { $known }.
xw-mission-no-forces = Strona „{ $side }” nie ma statków. Wymień je w [forces], każdy jako listę: pilot, potem rozwinięcia.
xw-mission-no-reinforcement = Dla strony „{ $side }” nie ma kogo wezwać. Podaj pilota w polu pilots.
xw-mission-no-pilot = „{ $pilot }” nie jest pilotem tej strony: { $side }. Nazwy są na liście kart.
xw-mission-no-upgrade = „{ $upgrade }” nie jest kartą rozwinięcia. Nazwy są na liście kart.
xw-mission-no-placing = Strona „{ $side }” nie stawia swoich statków. Dodaj dla niej krok [[setup]] typu place-ships.
xw-mission-count = { $what } wymaga liczby od 1 do { $most }.
xw-mission-centred = Jednostka pośrodku wymaga pasa: daj strefie „{ $zone }” jedną krawędź i zasięg.
xw-mission-markers = place-markers wymaga albo zones, albo at: jednego z nich.
xw-mission-nobody = Misja mówi o „{ $group }”, ale przygotowanie ich nie daje. Dodaj krok „{ $step }”.
xw-mission-no-pick-up = Nikt nie może niczego nieść. Dodaj tabelę [pick_up].
xw-mission-no-goal = Strona „{ $side }” nie może wygrać. Dodaj jej cel: [[goals]].
xw-mission-goal-ships = Cel „{ $when }” musi wiedzieć, o które statki chodzi. Dodaj pole ships.
xw-mission-goal-round = Cel round-over wymaga numeru rundy od 1.
xw-mission-goal-charge = Cel charged wymaga tabeli [charge].
