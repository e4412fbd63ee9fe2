## Що не так із колодою

ds-deck-unknown = Карти «{ $card }» тут немає.
ds-deck-not-a-deck = Це не колода: у тексті немає жодного розділу, як-от { "CHARACTER" } чи { "EVENT" }.
ds-deck-bad-json = Це не колода в { "JSON" }: { $problem }.
ds-deck-quantity = Карти «{ $card }» не може бути в колоді стільки: { $count }.
ds-deck-no-characters = Команді потрібен щонайменше один персонаж.
ds-deck-mixed = Герої та лиходії не можуть бути в одній команді.
ds-deck-too-many-points = Вартість команди й задуму в очках — { $points }, а межа — { $limit }.
ds-deck-unique = Персонаж «{ $name }» унікальний, а в команді таких { $count }.
ds-deck-not-character = Карта «{ $card }» — не персонаж.
ds-deck-dice = Персонаж «{ $card }» має один кубик, елітний — два, а тут { $dice }.
ds-deck-not-elite = Персонаж «{ $card }» має одну вартість і не може бути елітним.
ds-deck-not-with = Персонаж «{ $card }» не може бути в одній команді з картою «{ $name }».
ds-deck-plots = У команді щонайбільше один задум, а тут їх { $count }.
ds-deck-not-plot = Карта «{ $card }» — не задум.
ds-deck-affiliation = Належність карти «{ $card }» — { $affiliation ->
    [hero] герої
    [villain] лиходії
   *[neutral] нейтральна
}, а в команді такого персонажа немає.
ds-deck-colour = Колір карти «{ $card }» — { $colour ->
    [blue] синій
    [red] червоний
    [yellow] жовтий
   *[gray] сірий
}, а в команді такого персонажа немає.
ds-deck-colour-shared = Для карти «{ $card }» у команді потрібні персонажі одного кольору; скільки: { $n }.
ds-deck-needs-points = Для карти «{ $card }» у команді потрібен персонаж вартістю щонайменше { $n } очок.
ds-deck-needs-one-colour = Для карти «{ $card }» потрібні персонажі одного кольору й колода без других копій.
ds-deck-no-battlefield = Бракує поля бою.
ds-deck-battlefields = Полів бою — { $count }, а має бути { $allowed }.
ds-deck-not-battlefield = Карта «{ $card }» — не поле бою.
ds-deck-under-plot = Подій під задумом — { $count }, а можна { $allowed }.
ds-deck-not-under-plot = Карті «{ $card }» не можна лежати під цим задумом.
ds-deck-under-plot-twice = Карта «{ $card }» лежить під задумом більше ніж один раз.
ds-deck-size = Карт у колоді — { $size }, а має бути { $wanted }.
ds-deck-type = Карта «{ $card }» — { $type ->
    [battlefield] поле бою
    [character] персонаж
   *[plot] задум
}; до колоди її взяти не можна.
ds-deck-allowance = { $affiliation ->
    [hero] Карт героїв
    [villain] Карт лиходіїв
   *[neutral] Нейтральних карт
} — { $count }, а з цією командою можна { $allowed }.
ds-deck-copies = Копій карти «{ $card }» — { $count }, а можна щонайбільше { $limit }.
ds-deck-condition = { $card }: { $rule }.
ds-deck-set = { $card }: у цьому форматі немає набору { $set }.
ds-deck-banned = { $card }: у цьому форматі карта заборонена.
ds-deck-restricted = Формат дозволяє одну карту зі списку обмежених; тут: { $cards }.
ds-deck-apart = У цьому форматі не можна поєднувати: { $cards }.

## Команди

ds-help-cards = Перелічити карти «Долі», які тут є, з нашим текстом кожної.
ds-help-cards-name = Лише карти з цим у назві.
ds-help-set = Лише карти цього набору, наприклад { "SoR" }.
ds-help-missing = Назвати друковані карти, яких ще немає.
ds-help-deck = Перевірити й показати колоди «Долі».
ds-help-deck-file = Колода текстом або { "JSON" }, { "-" } для стандартного вводу або назва готової колоди.
ds-help-format = Формат, наприклад { "constructed, starter, standard, trilogy" } або { "infinite" }; без цього — як сказано в колоді.
ds-help-points = { "balance" } або { "printed" }.
ds-help-deck-check = Перевірити колоду: усе, що не так, і якої карти це стосується.
ds-help-deck-show = Показати колоду: команда, карти за ціною, грані кубиків, кольори.
ds-help-deck-famous = Перелічити відомі колоди й те, як вони перемагають.
ds-help-boosters = Відкрити бустери набору: у кожному три звичайні карти, незвичайна та рідкісна або легендарна.
ds-help-booster-set = Набір, який продавали бустерами, наприклад { "SoR" }.
ds-help-booster-seed = Число, від якого залежить вміст; з тим самим числом бустери ті самі.
ds-booster = Бустер { $number }: { $cards }
ds-no-boosters = Набір { $set } не продавали бустерами. Продавали: { $possible }.
ds-help-deck-plot = Записати графік у цей файл { "SVG" }.
ds-help-odds = Точні шанси того, що випаде на кубиках.
ds-help-odds-card = Код (01038), місце ({ "AW" } 38) або назва карти; 2x перед нею — два кубики.
ds-help-rerolls = Скільки разів перекидати невдалі кубики.
ds-help-x = Чому дорівнює X на кубику.
ds-no-set = Немає набору «{ $set }». Є такі: { $possible }.
ds-no-format = Немає формату «{ $format }». Є такі: { $possible }.
ds-no-points = Немає списку очок «{ $points }». Є такі: { "balance, printed" }.
ds-cards-in = { $count ->
    [one] { $count } карта.
    [few] { $count } карти.
   *[other] { $count } карт.
}
ds-cards-missing = { $count ->
    [one] Ще немає { $count } друкованої карти.
   *[other] Ще немає { $count } друкованих карт.
}
ds-cards-line = { $place }{"  "}{ $unique ->
    [yes] ◆
   *[no] {""}
}{ $name }: { $type ->
    [battlefield] поле бою
    [character] персонаж
    [downgrade] погіршення
    [event] подія
    [plot] задум
    [support] підтримка
   *[upgrade] покращення
}{ $has_subtypes ->
    [yes] {" "}({ $subtypes })
   *[no] {""}
}, { $affiliation ->
    [hero] герої
    [villain] лиходії
   *[neutral] нейтральна карта
}, { $colour ->
    [blue] синій колір
    [red] червоний колір
    [yellow] жовтий колір
   *[gray] сірий колір
}{ $priced ->
    [points] , очки: { $price }
    [balance] , очки за списком балансу: { $price } (на карті { $printed })
    [cost] , ціна { $price }
   *[no] {""}
}{ $health ->
    [0] {""}
   *[other] , витривалість { $health }
}{ $has_die ->
    [yes] ; кубик { $sides }
   *[no] {""}
}
ds-deck-not-text = Файл { $file } — не текстовий.
ds-deck-legal = { $name }: колода за правилами; очок: { $points }, карт: { $size }.
ds-deck-illegal = { $name }: колода не за правилами; помилок: { $problems }.
ds-workshop-unplayable = Цими картами тут поки що не можна грати: { $cards }.
ds-deck-unplayable = { $count ->
    [one] { $count } її картою тут поки що не можна грати:
   *[other] { $count } її картами тут поки що не можна грати:
}
ds-deck-rule = { $line } ({ $rule })
ds-show-title = { $name }; очок: { $points }, карт: { $size }
ds-show-member = { $dice ->
    [1] { $card }, один кубик
   *[other] { $card }, елітний варіант, кубиків: { $dice }
}
ds-show-curve = Карти за ціною
ds-show-sides = Грані кубиків за символами
ds-show-colours = Карти за кольорами
ds-symbol-word = { $symbol ->
    [melee] пошкодження зблизька
    [ranged] пошкодження здалеку
    [indirect] непрямі пошкодження
    [shield] щит
    [resource] ресурс
    [disrupt] диверсія
    [discard] скидання
    [focus] фокус
    [special] особливість
    [any] будь-який символ
   *[blank] порожня грань
}
ds-odds-title = { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубики
   *[other] { $dice } кубиків
}{ $rerolls ->
    [0] {""}
    [one] , { $rerolls } перекидання невдалих
    [few] , { $rerolls } перекидання невдалих
   *[other] , { $rerolls } перекидань невдалих
}
ds-odds-line = { $symbol }: { $any } хоча б на одному, { $expected } у середньому
ds-odds-total = { $total }: { $chance }
ds-odds-too-many = Кубиків щонайбільше { $dice }, перекидань щонайбільше { $rerolls }.
ds-odds-no-die = Карта «{ $card }» не має кубика.
ds-odds-ambiguous = «{ $card }» — назва кількох карт: { $possible }.
ds-odds-card = { $place } ({ $name })
