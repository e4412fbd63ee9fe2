## Jak wygrywają słynne talie

ds-famous-phasma-troopers =
    Troje osłania się nawzajem, a tanich karabinów przybywa.
    Aktywuj wszystkich naraz i strzelaj, zanim nadejdzie odpowiedź.
ds-famous-vader-raider =
    Dwie mocne kości walki wręcz i rabuś, który działa od razu po aktywacji.
    Ręka rywala topnieje co rundę, więc brakuje mu odpowiedzi.
ds-famous-jango-veers =
    Łowca rzuca tuż po rywalu, więc obie drużyny strzelają w tej samej turze.
    Broń z plusami sprawia, że boli każda ścianka blastera.
ds-famous-han-rey =
    Karty z zasadzką dają osłony i kolejne akcje, jedna po drugiej.
    Rywal tylko patrzy, jak kości padają, są poprawiane i użyte.
ds-famous-poe-rey =
    Pilot odrzuca wielki pojazd i od razu używa jego najlepszej ścianki.
    Rey zagrywa ulepszenia bez straty tury i kończy dzieło.
ds-famous-qui-gon-rey =
    Osłony wracają co rundę, a każda ich zdobycz zamienia jedną w obrażenie.
    Nikt się nie przebija, a drobne ciosy się sumują.
ds-famous-jabba-dooku =
    Opróżnij rękę rywala ściankami odrzucenia i wydarzeniami.
    Gdy nie ma on czym odpowiedzieć, baron zbrodni usuwa, kogo zechce.
ds-famous-poe-maz =
    Maz używa dwóch kości zaraz po aktywacji, więc obrażenia padają, zanim ktoś zareaguje.
    Pilot karmi pojazdami swoją zdolność specjalną.
ds-famous-fn-phasma =
    Każda zagrana broń od razu rzuca swoją kością i jest używana na miejscu.
    Zdobądź przewagę w dwie rundy i jej nie oddaj.
ds-famous-palpatine-alone =
    Jedna postać, dwie straszne kości i obrażenia przy każdym ich użyciu.
    Osłony, leczenie i powrót znad przepaści dają zwycięstwo.
ds-famous-jango-unkar =
    Rzucaj w odpowiedzi na każdą aktywację i zarazem wysuszaj zasoby.
    Handlarz złomem zabiera kartę z ręki i jeszcze za nią płaci.
ds-famous-sabine-ezra =
    Detonatory termiczne lecą, trafiają na stos i znów są zagrywane.
    Obrażenia dla wszystkich dwa razy na rundę szybko kończą grę.
ds-famous-kylo-vader =
    Dwóch niecierpliwych uczniów z ciężkimi ściankami i mieczami, które przechodzą dalej.
    Sprawdzaj rękę rywala i karz za drogie karty.
ds-famous-cad-unkar =
    Zagraj broń i aktywuj strzelca jedną akcją.
    Partner niszczy zasoby, więc druga strona nie doczeka się własnej broni.
ds-famous-thrawn-unkar =
    Nazwij liczbę, zabierz kartę i zasoby: rywal nie zagra nic.
    Za to o wiele za drogi kroczący i tak przybywa.
ds-famous-mace-padawan =
    Tani uczeń bierze pierwszą broń, mistrz drugą.
    Gdy wróg osłabnie, usuń kość i po walce.
ds-famous-obi-wan-maz =
    Popraw kości skupieniem i pozwól Maz od razu ich użyć.
    Jeśli mistrz padnie, darmowa karta wyrówna stratę.
ds-famous-chirrut-baze =
    Puste ścianki są przerzucane, więc trafia prawie każda kość.
    Salwa ciężkiego strzelca we wszystkich wyprzedza osłony.
ds-famous-padme-rieekan =
    Nikogo nie trzeba pokonać: talia rywala skończy się wcześniej.
    Osłony i odwroty dają potrzebne rundy.
ds-famous-ahsoka-maz =
    Zapłać, by przygotować Ahsokę i rzucić jej kośćmi dwa razy w rundzie.
    Maz użyje wyniku, zanim ktoś go usunie.
ds-famous-inquisitors =
    Droidy tropiące rosną z każdym kolejnym, a za puste ścianki płaci się dwa razy.
    Broń się usuwaniem kości i uderz pod koniec.
ds-famous-magnaguards =
    Trzy droidy walczą do końca rundy, w której padły.
    Tanie kije przechodzą z jednego na drugiego.
ds-famous-krennic-trooper =
    Trzymaj pole bitwy, a co rundę dojdzie jeszcze jedna kość szturmowca.
    Obrażenia jednego rodzaju ułatwiają wielką salwę.
ds-famous-talzin-vader =
    Co rundę obracaj kość na najlepszą ściankę, a uczeń uderza za trzy.
    Czary trzymają obce kości z daleka.
ds-famous-snoke-palpatine =
    Przywódca rani swojego, by jedna kość była o dwa silniejsza.
    Każda taka ścianka obrażeń jest warta całej tury.
ds-famous-yoda-leia =
    Dwie zdolności na jednej kości dają to, czego brak: zasoby, osłony, karty.
    Rywal straci rękę i talię, zanim padnie ostatni bohater.
ds-famous-hondo-yoda =
    Pirat proponuje złe interesy: płać albo cierp.
    Bogacąc się na każdej odpowiedzi, kupujesz więcej, niż da się usunąć.
ds-famous-hera-wedge =
    Wielkie statki przylatują za darmo lub taniej i trudno na nie odpowiedzieć.
    Obrażenia pośrednie mijają każdego strażnika.
ds-famous-boba-seventh-sister =
    Zamieniaj wartość dowolnej kości na stole we własne obrażenia.
    Ostatnie punkty dobierają tropiciele, na których nikt nie patrzy.
ds-famous-maul-talzin =
    Kto usunie jego kość, straci własną, więc mocne ścianki zostają.
    Matka sióstr obróci to, co się nie udało.
ds-famous-kylo-anakin =
    Nazwij kolor, sprawdź i zadaj dwa.
    Dwóch gniewnych uczniów z ostrzami kładzie większość drużyn w trzy rundy.
ds-famous-luke-rey =
    Ścianki osłon stają się ciosami, kiedy zechcesz.
    Zbieraj osłony, trzymaj je i uderzaj tym, co zostanie.
ds-famous-cassian-yoda =
    Każda para równych kości zdejmuje karty z talii.
    Skończą się karty, skończy się rywal.
ds-famous-bo-katan-ezra =
    Pasuje jej broń drugiej strony, a z nią jej zdolność specjalna zadaje trzy.
    Złodziej płaci za to z cudzej kieszeni.
ds-famous-nightsisters =
    Trzy wiedźmy przerzucają i obracają, aż leżą właściwe ścianki.
    Zaklęcia zdejmują co rundę jedną wielką kość, resztę robią łuki.
ds-famous-vader-greedo =
    Piętnaście zdrowia i kości bez słabych ścianek, a przynęta ginie pierwsza.
    Dożyj trzeciej rundy z dwoma mieczami, a nikt nie ustoi.
ds-famous-han-qira =
    Bez strony, bez przysięgi i z zaoszczędzonym punktem.
    Szybka niczyja broń i pełna ręka wygrywają wyścig.
ds-famous-five-battle-droids =
    Pięć tanich droidów rzuca razem, a obrażenia pośrednie nie wymagają celu.
    Strata jednego nie boli, byle nie w pierwszej rundzie.
ds-famous-iden-mauler =
    Myśliwce z modyfikacjami startują razem z pilotami.
    Skup obrażenia dystansowe na jednym i przejdź do następnego.
ds-famous-gungans =
    Armia czworga z osłonami dla wszystkich.
    Katapulta i wielka ofensywa robią z drobnych kości jeden wielki cios.
ds-famous-tarkin-piett =
    Skupienie, pieniądze, cierpliwość, a potem bombardowanie nie do zatrzymania.
    Usuwaj drobne kości, aż leży wielkie wsparcie.
ds-famous-obi-wan-satine =
    Księżna przynosi pieniądze, mściciel ostrze.
    Ruchy i osłony odpowiadają na każdy atak, a Moc płynie dalej.
ds-famous-phasma-stormtroopers =
    Jedną akcją mocy wkraczają jeszcze dwie kości szturmowców.
    Wszystkie obrażenia liczą się jako wręcz, więc posiłki biją razem.
ds-famous-grievous-droids =
    Droidy kosztują mniej i przerzucają razem.
    Ramy je wzmacniają, karabinki wracają, a generał dowodzi z tyłu.
ds-famous-palpatine-sly =
    Burza rośnie z każdym użyciem, a doradczyni obraca jej kości.
    Graj na czas sztuczkami umysłu, aż się naładuje.
ds-famous-mace-ahsoka =
    Mistrz, cudowne dziecko, półka ostrzy i dwa tajne ruchy pod intrygą.
    Każda ścianka z plusem znajduje parę.
ds-famous-chewbacca-han =
    Dwaj starzy przyjaciele, dużo broni i mało słów.
    Zagraj broń, dobądź jej i strzel w tej samej turze.
ds-famous-rex-cody =
    Klony ze zniżką walczą pod wodzą kapitana i komandora.
    Przygotuj cały szereg jedną kartą, a każda broń wystrzeli dwa razy.
ds-famous-enfys-qira =
    Dwie wyjęte spod prawa, które nikomu nic nie są winne, zmieniają płatne kości w darmowe obrażenia.
    Rozstrzygnij naraz trzy kości łotrów bez płacenia i dobierz najlepsze karty bohaterów i złoczyńców.
ds-famous-bounty-hunters =
    Wyznacz cenę za głowę, a potem ją odbierz.
    Każda nagroda wzmacnia łowców, a każde pokonanie opłaca następne polowanie.
