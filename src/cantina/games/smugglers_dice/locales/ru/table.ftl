## «Кубики контрабандиста», учебная игра

sd-title = Кубики контрабандиста
sd-about = Провезите груз мимо патрулей; учебная игра на 2–4 человек.
sd-cargo-food = продукты
sd-cargo-droids = дроиды
sd-cargo-gems = самоцветы
sd-cargo-spice = спайс
sd-route-trade-lane = Торговый путь (три кубика патруля)
sd-route-asteroids = Через астероиды (два кубика патруля)
sd-route-night-run = Ночной рейс (один кубик патруля, стоит 1 кредит)
sd-ask-route = Каким путём лететь?
sd-ask-cargo = Какой груз взять на борт, не больше двух?
sd-ask-bribe = Сколько кредитов отдать на взятки? Каждый убирает один кубик.
sd-blocked-night-run = Ночной рейс стоит 1 кредит, а у вас нет ни одного.
sd-blocked-bribe = Ваши кредиты: { $most }; назовите сумму от 0 до { $most }.
sd-says-gain-credits = { $verb ->
    [inf] получить
    [they] получает
   *[you] получите
} { $amount ->
    [one] { $amount } кредит
    [few] { $amount } кредита
   *[other] { $amount } кредитов
}
sd-says-take-card = { $verb ->
    [inf] взять
    [they] берёт
   *[you] возьмите
} карту
sd-says-look-ahead = { $verb ->
    [inf] посмотреть
    [they] смотрит
   *[you] посмотрите
} { $count ->
    [1] верхнюю карту
    [one] { $count } верхнюю карту
    [few] { $count } верхние карты
   *[other] { $count } верхних карт
} колоды
sd-log-looked = Вы видите сверху колоды: { $cards }.
sd-log-route = { $seat } летит: { $route }.
sd-log-delivered = { $seat } доставляет груз за { $earned ->
    [one] { $earned } кредит
    [few] { $earned } кредита
   *[other] { $earned } кредитов
}.
sd-log-caught = Патруль останавливает { FORM($seat, case: "acc") }; груз потерян.
sd-board = Раунд { $round }, карт в колоде: { $deck }, кредитов для победы: { $target }.
sd-board-smuggler = { $seat }: кредитов { $credits }, карт { $cards } { $hand }
sd-result = { $winners }; кредитов: { $credits }.
sd-why-credits = Так получится больше кредитов (+{ $amount }).
sd-why-poorer = Так получится меньше кредитов (−{ $amount }).
