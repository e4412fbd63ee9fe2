## „Kości przemytnika”, gra do nauki

sd-title = Kości przemytnika
sd-about = Przewieź ładunek obok patroli; gra do nauki dla 2–4 osób.
sd-cargo-food = żywność
sd-cargo-droids = droidy
sd-cargo-gems = klejnoty
sd-cargo-spice = przyprawa
sd-route-trade-lane = Szlak handlowy (trzy kości patrolu)
sd-route-asteroids = Przez asteroidy (dwie kości patrolu)
sd-route-night-run = Nocny rejs (jedna kość patrolu, kosztuje 1 kredyt)
sd-ask-route = Którędy lecieć?
sd-ask-cargo = Jaki ładunek zabrać, najwyżej dwa?
sd-ask-bribe = Ile kredytów wydać na łapówki? Każdy usuwa jedną kość.
sd-blocked-night-run = Nocny rejs kosztuje 1 kredyt, a nie masz żadnego.
sd-blocked-bribe = Twoje kredyty: { $most }; podaj sumę od 0 do { $most }.
sd-says-gain-credits = { $verb ->
    [inf] otrzymać
    [they] otrzymuje
   *[you] otrzymaj
} { $amount ->
    [one] { $amount } kredyt
    [few] { $amount } kredyty
   *[other] { $amount } kredytów
}
sd-says-take-card = { $verb ->
    [inf] dobrać
    [they] dobiera
   *[you] dobierz
} kartę
sd-says-look-ahead = { $verb ->
    [inf] obejrzeć
    [they] ogląda
   *[you] obejrzyj
} { $count ->
    [one] wierzchnią kartę
    [few] { $count } wierzchnie karty
   *[other] { $count } wierzchnich kart
} talii
sd-log-looked = Widzisz na wierzchu talii: { $cards }.
sd-log-route = { $seat } leci: { $route }.
sd-log-delivered = { $seat } dostarcza ładunek za { $earned ->
    [one] { $earned } kredyt
    [few] { $earned } kredyty
   *[other] { $earned } kredytów
}.
sd-log-caught = Patrol zatrzymuje { FORM($seat, case: "acc") }; ładunek przepada.
sd-board = Runda { $round }, karty w talii: { $deck }, kredyty do zwycięstwa: { $target }.
sd-board-smuggler = { $seat }: kredyty { $credits }, karty { $cards } { $hand }
sd-result = { $winners }; kredyty: { $credits }.
sd-why-credits = Przynosi więcej kredytów (+{ $amount }).
sd-why-poorer = Przynosi mniej kredytów (−{ $amount }).
