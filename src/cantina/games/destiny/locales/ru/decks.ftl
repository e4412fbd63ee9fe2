## Что не так с колодой

ds-deck-unknown = Карты «{ $card }» здесь нет.
ds-deck-not-a-deck = Это не колода: в тексте нет ни одного раздела, например { "CHARACTER" } или { "EVENT" }.
ds-deck-bad-json = Это не колода в { "JSON" }: { $problem }.
ds-deck-quantity = Карты «{ $card }» не может быть в колоде столько: { $count }.
ds-deck-no-characters = В команде нужен хотя бы один персонаж.
ds-deck-mixed = Герои и злодеи не могут быть в одной команде.
ds-deck-too-many-points = Стоимость команды и замысла в очках — { $points }, а предел — { $limit }.
ds-deck-unique = Персонаж «{ $name }» уникален, а в команде таких { $count }.
ds-deck-not-character = Карта «{ $card }» — не персонаж.
ds-deck-dice = У персонажа «{ $card }» один кубик, у элитного — два, а здесь { $dice }.
ds-deck-not-elite = У персонажа «{ $card }» одна стоимость: он не может быть элитным.
ds-deck-not-with = Персонаж «{ $card }» не может быть в одной команде с картой «{ $name }».
ds-deck-plots = В команде не больше одного замысла, а здесь их { $count }.
ds-deck-not-plot = Карта «{ $card }» — не замысел.
ds-deck-affiliation = Принадлежность карты «{ $card }» — { $affiliation ->
    [hero] герои
    [villain] злодеи
   *[neutral] нейтральная
}, а в команде такого персонажа нет.
ds-deck-colour = Цвет карты «{ $card }» — { $colour ->
    [blue] синий
    [red] красный
    [yellow] жёлтый
   *[gray] серый
}, а в команде такого персонажа нет.
ds-deck-colour-shared = Для карты «{ $card }» в команде нужны персонажи одного цвета; сколько: { $n }.
ds-deck-needs-points = Для карты «{ $card }» в команде нужен персонаж ценой не менее { $n } очков.
ds-deck-needs-one-colour = Для карты «{ $card }» нужны персонажи одного цвета и колода без вторых копий.
ds-deck-no-battlefield = Не хватает поля боя.
ds-deck-battlefields = Полей боя — { $count }, а должно быть { $allowed }.
ds-deck-not-battlefield = Карта «{ $card }» — не поле боя.
ds-deck-under-plot = Событий под замыслом — { $count }, а можно { $allowed }.
ds-deck-not-under-plot = Карте «{ $card }» нельзя лежать под этим замыслом.
ds-deck-under-plot-twice = Карта «{ $card }» лежит под замыслом больше одного раза.
ds-deck-size = Карт в колоде — { $size }, а должно быть { $wanted }.
ds-deck-type = Карта «{ $card }» — { $type ->
    [battlefield] поле боя
    [character] персонаж
   *[plot] замысел
}; в колоду её взять нельзя.
ds-deck-allowance = { $affiliation ->
    [hero] Карт героев
    [villain] Карт злодеев
   *[neutral] Нейтральных карт
} — { $count }, а с этой командой можно { $allowed }.
ds-deck-copies = Копий карты «{ $card }» — { $count }, а можно не больше { $limit }.
ds-deck-condition = { $card }: { $rule }.
ds-deck-set = { $card }: в этом формате нет набора { $set }.
ds-deck-banned = { $card }: в этом формате карта запрещена.
ds-deck-restricted = Формат допускает одну карту из списка ограниченных; здесь: { $cards }.
ds-deck-apart = В этом формате нельзя сочетать: { $cards }.

## Команды

ds-help-cards = Перечислить карты { "Destiny" }, которые здесь есть, с нашим текстом каждой.
ds-help-cards-name = Только карты с этим в названии.
ds-help-set = Только карты этого набора, например { "SoR" }.
ds-help-missing = Назвать печатные карты, которых ещё нет.
ds-help-deck = Проверить и показать колоды { "Destiny" }.
ds-help-deck-file = Колода текстом или { "JSON" }, { "-" } для стандартного ввода или название готовой колоды.
ds-help-format = Формат, например { "constructed, starter, standard, trilogy" } или { "infinite" }; без этого — как сказано в колоде.
ds-help-points = { "balance" } или { "printed" }.
ds-help-deck-check = Проверить колоду: всё, что не так, и какой карты это касается.
ds-help-deck-show = Показать колоду: команда, карты по стоимости, грани кубиков, цвета.
ds-help-deck-famous = Перечислить известные колоды и как они побеждают.
ds-help-boosters = Открыть бустеры набора: в каждом три обычные карты, необычная и редкая или легендарная.
ds-help-booster-set = Набор, который продавался бустерами, например { "SoR" }.
ds-help-booster-seed = Число, от которого зависит содержимое; с тем же числом бустеры те же.
ds-booster = Бустер { $number }: { $cards }
ds-no-boosters = Набор { $set } не продавался бустерами. Продавались: { $possible }.
ds-help-deck-plot = Записать график в этот файл { "SVG" }.
ds-help-odds = Точные шансы того, что выпадет на кубиках.
ds-help-odds-card = Код (01038), место ({ "AW" } 38) или название карты; 2x перед ним — два кубика.
ds-help-rerolls = Сколько раз перебрасывать неудачные кубики.
ds-help-x = Чему равен X на кубике.
ds-no-set = Нет набора «{ $set }». Есть: { $possible }.
ds-no-format = Нет формата «{ $format }». Есть: { $possible }.
ds-no-points = Нет списка очков «{ $points }». Есть: { "balance, printed" }.
ds-cards-in = { $count ->
    [one] { $count } карта.
    [few] { $count } карты.
   *[other] { $count } карт.
}
ds-cards-missing = { $count ->
    [one] Ещё нет { $count } печатной карты.
   *[other] Ещё нет { $count } печатных карт.
}
ds-cards-line = { $place }{"  "}{ $unique ->
    [yes] ◆
   *[no] {""}
}{ $name }: { $type ->
    [battlefield] поле боя
    [character] персонаж
    [downgrade] ухудшение
    [event] событие
    [plot] замысел
    [support] поддержка
   *[upgrade] улучшение
}{ $has_subtypes ->
    [yes] {" "}({ $subtypes })
   *[no] {""}
}, { $affiliation ->
    [hero] герои
    [villain] злодеи
   *[neutral] нейтральная карта
}, { $colour ->
    [blue] синий цвет
    [red] красный цвет
    [yellow] жёлтый цвет
   *[gray] серый цвет
}{ $priced ->
    [points] , очки: { $price }
    [balance] , очки по списку баланса: { $price } (на карте { $printed })
    [cost] , стоимость { $price }
   *[no] {""}
}{ $health ->
    [0] {""}
   *[other] , здоровье { $health }
}{ $has_die ->
    [yes] ; кубик { $sides }
   *[no] {""}
}
ds-deck-not-text = Файл { $file } — не текстовый.
ds-deck-legal = { $name }: колода по правилам; очков: { $points }, карт: { $size }.
ds-deck-illegal = { $name }: колода не по правилам; ошибок: { $problems }.
ds-workshop-unplayable = Этими картами здесь пока нельзя играть: { $cards }.
ds-deck-unplayable = { $count ->
    [one] { $count } её картой здесь пока нельзя играть:
   *[other] { $count } её картами здесь пока нельзя играть:
}
ds-deck-rule = { $line } ({ $rule })
ds-show-title = { $name }; очков: { $points }, карт: { $size }
ds-show-member = { $dice ->
    [1] { $card }, один кубик
   *[other] { $card }, элитный вариант, кубиков: { $dice }
}
ds-show-curve = Карты по стоимости
ds-show-sides = Грани кубиков по символам
ds-show-colours = Карты по цветам
ds-symbol-word = { $symbol ->
    [melee] ближний урон
    [ranged] дальний урон
    [indirect] непрямой урон
    [shield] щит
    [resource] ресурс
    [disrupt] диверсия
    [discard] сброс
    [focus] концентрация
    [special] особенность
    [any] любой символ
   *[blank] пустая грань
}
ds-odds-title = { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[other] { $dice } кубиков
}{ $rerolls ->
    [0] {""}
    [one] , { $rerolls } переброс неудачных
    [few] , { $rerolls } переброса неудачных
   *[other] , { $rerolls } перебросов неудачных
}
ds-odds-line = { $symbol }: { $any } хотя бы на одном, { $expected } в среднем
ds-odds-total = { $total }: { $chance }
ds-odds-too-many = Кубиков не больше { $dice }, перебросов не больше { $rerolls }.
ds-odds-no-die = У карты «{ $card }» нет кубика.
ds-odds-ambiguous = «{ $card }» — название нескольких карт: { $possible }.
ds-odds-card = { $place } ({ $name })
