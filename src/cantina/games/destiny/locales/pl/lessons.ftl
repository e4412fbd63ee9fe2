## Puzzles

ds-puzzle-defeat = Pokonaj w tej turze: { $name }
ds-puzzle-defeat-round = Pokonaj w tej rundzie: { $name }
ds-puzzle-defeat-say = Nie trzeba niczym rzucać. Znajdź jedną akcję, która wystarczy.
ds-puzzle-claimed-say = Nie trzeba niczym rzucać. Przeciwnik przejął pole bitwy i w tej rundzie już nie działa: wykonaj tyle akcji, ile chcesz.
ds-puzzle-plus-say = Nie trzeba niczym rzucać. Plus sam nic nie znaczy: policz, zanim wybierzesz.
ds-puzzle-shield-say = Nie trzeba niczym rzucać. Osłona zatrzyma jedno obrażenie: znajdź jeszcze jedno.
ds-puzzle-several-say = Nie trzeba niczym rzucać. Jedną akcją rozpatrzysz dowolnie wiele kości z jednym symbolem, jedną po drugiej.
ds-puzzle-cost-why = Wat Tambor mógł przyjąć jeszcze 2 obrażenia. Trójka na kości kosztuje zasób, a był dokładnie jeden: każdy inny wydatek zostawiłby cię bez niego.
ds-puzzle-last-why = Kapitan Phasmie brakowało jednego obrażenia. Postać jest pokonana, gdy ma tyle obrażeń, ile zdrowia: rozstrzygnięcie jednej kości to jedna akcja i to wystarczyło.
ds-puzzle-raised-why = Han Solo mógł przyjąć jeszcze 4 obrażenia, a żadna kość nie pokazuje 4. „Potęga Imperium” rozstrzyga kość z wartością większą o 2, a zagranie wydarzenia ze wszystkim, co robi, to jedna akcja.
ds-puzzle-chain-why = Uszkodzony droid komandos mógł przyjąć jeszcze 5 obrażeń: 2 i 3. Akcja, którą rozstrzyga się obrażenia wręcz, trwa, dopóki kości pokazują ten symbol i jest czym za nie zapłacić; wcześniejszy koniec oddałby turę przeciwnikowi.
ds-puzzle-twice-why = Rey mogła przyjąć jeszcze 3 obrażenia, więcej niż zadaje jedna kość. Kości z różnymi symbolami to dwie akcje; kto przejął pole bitwy, pasuje do końca rundy, więc nikt nie odpowiedział w międzyczasie.
ds-puzzle-decline-why = Co możesz zrobić, tego nie musisz: obu zdolności można nie użyć. Rey brakowało jednego obrażenia, a kość z obrażeniami wręcz zadaje je na pewno, podczas gdy nazwany kolor zależy od losu.
ds-puzzle-earn-why = Trójka na kości Cada Bane’a kosztuje zasób, a nie było żadnego. Karta „Dobre znajomości” jest darmowa i daje jeden; przeciwnik, który przejął pole bitwy, spasował i można było zapłacić za kość.
ds-puzzle-plus-why = Szturmowiec mógł przyjąć jeszcze 3 obrażenia. Sama kość Finna zadaje 1; plus 2 od Rey liczy się tylko razem z kością z tym samym symbolem, a razem dają 3.
ds-puzzle-shield-why = Kylo Ren mógł przyjąć jeszcze 4 obrażenia, a osłona zatrzyma 1: razem 5. Obie kości Rey z plusem dołączają do kości Finna, a suma jest zadawana naraz.
ds-puzzle-several-why = Kylo Ren mógł przyjąć jeszcze 4 obrażenia. Jedna akcja rozstrzyga kilka kości z jednym symbolem, jedną po drugiej: najpierw 1 i plus 2, potem jeszcze 1. Dwie akcje dałyby przeciwnikowi czas na odpowiedź.

## Lessons

ds-lesson-roll = Rzut kośćmi
ds-lesson-roll-first = Gracze wykonują na zmianę po jednej akcji. Aktywuj Rey: zostaje wyczerpana, a jej kości trafiają do twojej puli.
ds-lesson-roll-second = Rzucone kości czekają na późniejszą akcję. Aktywuj także Finna.
ds-lesson-reroll = Przerzut
ds-lesson-reroll-pay = Te kości dają niewiele. Odrzuć kartę z ręki, aby przerzucić.
ds-lesson-reroll-dice = Wybierz kości wszystkie naraz, przed rzutem.
ds-lesson-resolve = Rozstrzyganie kości
ds-lesson-resolve-die = Jedną akcją rozstrzyga się kości z tym samym symbolem. Rozstrzygnij kość Finna: 2 obrażenia dystansowe.
ds-lesson-resolve-target = Obrażenia dostaje jedna wroga postać. Wybierz szturmowca.
ds-lesson-modifier = Ścianka z plusem
ds-lesson-modifier-die = Ścianka z plusem działa tylko razem z kością z tym samym symbolem. Rozstrzygnij kość Finna: 1 obrażenie wręcz.
ds-lesson-modifier-sum = Dodaj plus 2 od Rey i zadaj Kylo Renowi 3 obrażenia.
ds-lesson-play = Zagranie karty
ds-lesson-play-robes = Za karty płaci się zasobami. Zagraj z ręki „Szaty Jedi”.
ds-lesson-play-host = Ulepszenie dołącza się do postaci, a jego kością rzuca się razem z jej kośćmi. Wybierz Rey.
ds-lesson-claim = Pole bitwy
ds-lesson-claim-take = Kto nie ma już nic do zrobienia, przejmuje pole bitwy: działa jego zdolność, a do końca rundy gracz pasuje. Przejmij je.
ds-lesson-shields = Osłony
ds-lesson-shields-play = Kość szturmowca pokazuje 2 obrażenia z dystansu, a Finn nie ma osłony. „Kryj się” nic nie kosztuje: zagraj tę kartę.
ds-lesson-shields-give = Jedna osłona zatrzymuje jedno obrażenie i znika. Daj ją Finnowi i zobacz, jak do niego strzelają.
ds-lesson-upkeep = Koniec rundy
ds-lesson-upkeep-pass = Przeciwnik przejął pole bitwy i skończył. Runda kończy się, gdy nikt już nie działa: spasuj.
ds-lesson-upkeep-discard = Utrzymanie: karty zostają przygotowane, kości wracają, każdy dostaje 2 zasoby. Odrzuć niepotrzebne karty: dobierzesz do pięciu.
