## «Кубики контрабандиста», навчальна гра

sd-title = Кубики контрабандиста
sd-about = Провези вантаж повз патрулі; навчальна гра для 2–4 людей.
sd-cargo-food = харчі
sd-cargo-droids = дроїди
sd-cargo-gems = самоцвіти
sd-cargo-spice = спайс
sd-route-trade-lane = Торговий шлях (три кубики патруля)
sd-route-asteroids = Крізь астероїди (два кубики патруля)
sd-route-night-run = Нічний рейс (один кубик патруля, коштує 1 кредит)
sd-ask-route = Яким шляхом летіти?
sd-ask-cargo = Який вантаж узяти на борт, щонайбільше два?
sd-ask-bribe = Скільки кредитів віддати на хабарі? Кожен прибирає один кубик.
sd-blocked-night-run = Нічний рейс коштує 1 кредит, а в тебе немає жодного.
sd-blocked-bribe = Твої кредити: { $most }; назви суму від 0 до { $most }.
sd-says-gain-credits = { $verb ->
    [inf] отримати
    [they] отримує
   *[you] отримай
} { $amount ->
    [one] { $amount } кредит
    [few] { $amount } кредити
   *[other] { $amount } кредитів
}
sd-says-take-card = { $verb ->
    [inf] взяти
    [they] бере
   *[you] візьми
} карту
sd-says-look-ahead = { $verb ->
    [inf] подивитися
    [they] дивиться
   *[you] подивися
} на { $count ->
    [1] верхню карту
    [one] { $count } верхню карту
    [few] { $count } верхні карти
   *[other] { $count } верхніх карт
} колоди
sd-log-looked = Ти бачиш зверху колоди: { $cards }.
sd-log-route = { $seat } летить: { $route }.
sd-log-delivered = { $seat } доставляє вантаж за { $earned ->
    [one] { $earned } кредит
    [few] { $earned } кредити
   *[other] { $earned } кредитів
}.
sd-log-caught = Патруль зупиняє { FORM($seat, case: "acc") }; вантаж втрачено.
sd-board = Раунд { $round }, карт у колоді: { $deck }, кредитів для перемоги: { $target }.
sd-board-smuggler = { $seat }: кредитів { $credits }, карт { $cards } { $hand }
sd-result = { $winners }; кредитів: { $credits }.
sd-why-credits = Так вийде більше кредитів (+{ $amount }).
sd-why-poorer = Так вийде менше кредитів (−{ $amount }).
