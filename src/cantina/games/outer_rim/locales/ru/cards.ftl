### «Внешнее кольцо»: слова карт, жетонов и листов. Все предложения — наши.

## Имена

or-character-han-solo = Хан Соло
or-character-boba-fett = Боба Фетт
or-character-lando-calrissian = Лэндо Калриссиан
or-character-jyn-erso = Джин Эрсо
or-character-ig-88 = IG-88
or-contact-greedo = Гридо
or-contact-zuckuss = Закасс
or-ship-heavy-duty-lifter = Тяжёлый грузовоз
or-ship-yt-1300 = Модифицированный лёгкий грузовик YT-1300
or-ship-named-heavy-duty-lifter = Ангел ковчега
or-ship-named-yt-1300 = Тысячелетний сокол
or-card-bounty-greedo = Охота: Гридо
or-card-bounty-wanted-1 = Разыскивается
or-card-cargo-bacta-supplies = Запас бакты
or-card-gear-jetpack = Реактивный ранец
or-card-gear-vibro-ax = Вибротопор
or-card-mod-autoblaster = Автобластер
or-card-job-kessel-run = Дуга Кесселя
or-card-databank-4-lom = 4-LOM
or-card-databank-greedo = Гридо
or-card-databank-chewbacca = Чубакка
or-card-tatooine-nal-hutta-3 = Охота на охотника
or-card-cantonica-ord-mantell-2 = Против казино
or-card-ryloth-naboo-6 = Корабли сопротивления
or-card-kafrene-takodana-8 = Весть от старого друга
or-place-cantonica = Кантоника
or-place-ord-mantell = Орд-Мантелл
or-place-tatooine = Татуин
or-place-nal-hutta = Нал-Хатта
or-place-ryloth = Рилот
or-place-naboo = Набу
or-place-ring-of-kafrene = Кольцо Кафрены
or-place-takodana = Такодана
or-space-cantonica = Кантоника
    .at = на Кантонике
    .to = на Кантонику
or-space-kessel = Кессель
    .at = на Кесселе
    .to = на Кессель
or-space-ord-mantell = Орд-Мантелл
    .at = на Орд-Мантелле
    .to = на Орд-Мантелл
or-space-takodana = Такодана
    .at = на Такодане
    .to = на Такодану
or-space-tatooine = Татуин
    .at = на Татуине
    .to = на Татуин
or-space-ryloth = Рилот
    .at = на Рилоте
    .to = на Рилот
or-space-maelstrom = Мальстрём
    .at = в Мальстрёме
    .to = в Мальстрём

## Слова

or-faction-rebel = Альянс
    .gender = m
    .gen = Альянса
    .with = в Альянсе
or-faction-imperial = Империя
    .gender = f
    .gen = Империи
    .with = в Империи
or-faction-hutt = хатты
    .gender = m
    .number = pl
    .gen = хаттов
    .with = среди хаттов
or-faction-syndicate = Синдикат
    .gender = m
    .gen = Синдиката
    .with = в Синдикате
or-whose-planet = группировка вашей планеты
    .with = в группировке вашей планеты
or-skill-influence = Влияние
    .quoted = «Влияние»
or-skill-knowledge = Знания
    .quoted = «Знания»
or-skill-piloting = Пилотирование
    .quoted = «Пилотирование»
or-skill-stealth = Скрытность
    .quoted = «Скрытность»
or-skill-strength = Сила
    .quoted = «Сила»
or-skill-tactics = Тактика
    .quoted = «Тактика»
or-skill-tech = Механика
    .quoted = «Механика»
or-face-hit = попадание
    .gender = n
    .gen = попадания
    .ins = попаданием
or-face-crit = критическое попадание
    .gender = n
    .gen = критического попадания
    .ins = критическим попаданием
or-face-focus = собранность
    .gender = f
    .gen = собранности
    .ins = собранностью
or-deck-bounty = колода охоты
    .gen = колоды охоты
or-deck-cargo = колода грузов
    .gen = колоды грузов
or-deck-gear-mod = колода экипировки и модификаций
    .gen = колоды экипировки и модификаций
or-deck-job = колода работы
    .gen = колоды работы
or-asset-bounty = охота
    .gender = f
    .gen = охоты
    .acc = охоту
    .gen-pl = карт охоты
or-asset-cargo = груз
    .gender = m
    .gen = груза
    .gen-pl = грузов
or-asset-crew = член команды
    .gender = m
    .animate = yes
    .gen = члена команды
    .pl = члены команды
    .gen-pl = членов команды
or-asset-gear = экипировка
    .gender = f
    .gen = карты экипировки
    .acc = экипировку
    .gen-pl = карт экипировки
or-asset-job = работа
    .gender = f
    .gen = работы
    .acc = работу
    .gen-pl = карт работы
or-asset-mod = модификация
    .gender = f
    .gen = модификации
    .acc = модификацию
    .gen-pl = модификаций
or-trait-weapon = ОРУЖИЕ
or-class-green = зелёный класс
or-standing-positive = положительная
    .gen = положительной
    .ins = положительной
or-standing-neutral = нейтральная
    .gen = нейтральной
    .ins = нейтральной
or-standing-negative = негативная
    .gen = негативной
    .ins = негативной
or-hurt-character = ваш персонаж
    .gen = вашего персонажа
    .dat = вашему персонажу
    .loc = вашем персонаже
or-hurt-both = ваш персонаж и ваш корабль
    .gen = вашего персонажа и вашего корабля
    .dat = вашему персонажу и вашему кораблю
    .loc = вашем персонаже или корабле
or-where-here = на вашей планете
    .from = с вашей планеты
or-where-tile = на вашем фрагменте карты
    .from = с вашего фрагмента карты
or-where-any = где угодно
    .from = из любой области
or-enemy-deserters = дезертиры
    .ins = дезертирами

## Эффекты

or-says-and = { TRAIT($rest, "chain") ->
    [yes] { $first }, { $rest }
   *[no] { $first } и { $rest }
}
    .chain = yes
    .long = yes
or-says-or = { $first } или { $rest }
    .head = first
or-says-then = { $first }, затем { $rest }
    .long = yes
or-says-choose = { $verb ->
    [inf] выбрать
    [they] выбирает
   *[you] выберите
} одно: { $options }
or-says-choose-or = { $first }; либо { $rest }
or-says-gain-credits = { $verb ->
    [inf] получить
    [they] получает
   *[you] получите
} { $amount } { $amount ->
    [one] кредит
    [few] кредита
   *[other] кредитов
}
or-says-spend = { $verb ->
    [inf] потратить
    [they] тратит
   *[you] потратьте
} { $amount } { $amount ->
    [one] кредит
    [few] кредита
   *[other] кредитов
}
or-says-spend-less = { $verb ->
    [inf] потратить
    [they] тратит
   *[you] потратьте
} { $amount } { $amount ->
    [one] кредит
    [few] кредита
   *[other] кредитов
} (на { $less } меньше за { FORM($per, case: "acc") })
or-says-gain-fame = { $verb ->
    [inf] увеличить
    [they] увеличивает
   *[you] увеличьте
} славу на { $amount }
or-says-gain-reputation = { $verb ->
    [inf] увеличить
    [they] увеличивает
   *[you] увеличьте
} репутацию { FORM($faction, case: "with") } на { $amount }
or-says-lose-reputation = { $verb ->
    [inf] уменьшить
    [they] уменьшает
   *[you] уменьшите
} репутацию { FORM($faction, case: "with") } на { $amount }
or-says-lose-reputation-always = { $verb ->
    [inf] уменьшить
    [they] уменьшает
   *[you] уменьшите
} репутацию { FORM($faction, case: "with") } на { $amount } (даже если она уже негативная)
or-says-suffer = { $verb ->
    [inf] нанести
    [they] наносит
   *[you] нанесите
} { FORM($what, case: "dat") } { $amount } { $amount ->
    [one] повреждение
    [few] повреждения
   *[other] повреждений
}
or-says-recover-all = { $verb ->
    [inf] восстановить
    [they] восстанавливает
   *[you] восстановите
} все повреждения { FORM($what, case: "gen") }
or-says-test = { $verb ->
    [inf] провести
    [they] проводит
   *[you] проведите
} проверку навыка { FORM($skill, case: "quoted") }
or-says-if-passed = { $first }; при успехе { $verb ->
    [they] { FORM($effect, verb: "they") }
   *[you] { FORM($effect, verb: "you") }
}
    .long = yes
or-says-if-failed = { $first }; при провале { $verb ->
    [they] { FORM($effect, verb: "they") }
   *[you] { FORM($effect, verb: "you") }
}
    .long = yes
or-says-fight-ground = { $verb ->
    [inf] сразиться
    [they] сражается
   *[you] сразитесь
} с { FORM($enemy, case: "ins") } в наземном бою ({ $dice } { $dice ->
    [one] кубик
    [few] кубика
   *[other] кубиков
})
or-says-fight-player = { $verb ->
    [inf] сразиться
    [they] сражается
   *[you] сразитесь
} с другим игроком в вашей области
or-says-who = { $first } (если { $who })
or-says-if-won = { $first }; при победе { $verb ->
    [they] { FORM($effect, verb: "they") }
   *[you] { FORM($effect, verb: "you") }
}
    .long = yes
or-says-gamble = вы и каждый другой игрок в вашей области можете поставить по { $stake } { $stake ->
    [one] кредиту
   *[other] кредитов
} и провести проверку навыка { FORM($skill, case: "quoted") }; добившийся успеха получает двойную ставку
or-says-buy-top-less = { $verb ->
    [inf] купить
    [they] покупает
   *[you] купите
} верхнюю карту { FORM($decks, case: "gen") } со скидкой { $discount } { $discount ->
    [one] кредит
    [few] кредита
   *[other] кредитов
}
or-says-buy-ship = { $verb ->
    [inf] купить
    [they] покупает
   *[you] купите
} любой неиспользованный корабль (целью вверх); его карта рынка убирается из игры
or-says-gain-this = { $verb ->
    [inf] получить
    [they] получает
   *[you] получите
} актив с этой карты
or-says-discard-this = { $verb ->
    [inf] сбросить
    [they] сбрасывает
   *[you] сбросьте
} эту карту
or-says-discard-asset = { $verb ->
    [inf] сбросить
    [they] сбрасывает
   *[you] сбросьте
} один из своих активов ({ $type })
or-says-steal-droid = { $verb ->
    [inf] забрать
    [they] забирает
   *[you] заберите
} дроида из команды другого игрока в вашей области
or-says-complete-job = { $verb ->
    [inf] завершить
    [they] завершает
   *[you] завершите
} эту работу
or-says-mark-planet = { $verb ->
    [inf] положить
    [they] кладёт
   *[you] положите
} жетон повреждения на эту планету
or-says-look-at-contacts = { $verb ->
    [inf] тайно посмотреть
    [they] тайно смотрит
   *[you] тайно посмотрите
} { $most } { $most ->
    [one] жетон встречи
    [few] жетона встречи
   *[other] жетонов встречи
} { $where }
or-says-reveal-contact = { $verb ->
    [inf] раскрыть
    [they] раскрывает
   *[you] раскройте
} 1 жетон встречи { $where }
or-says-move-contact-here = { $verb ->
    [inf] переложить
    [they] перекладывает
   *[you] переложите
} 1 жетон встречи { FORM($where, case: "from") } на вашу планету
or-says-reroll = { $verb ->
    [inf] перебросить
    [they] перебрасывает
   *[you] перебросьте
} { $most ->
    [0] любое количество своих кубиков
    [one] 1 свой кубик
   *[other] до { $most } своих кубиков
}
or-says-turn = { $verb ->
    [inf] перевернуть
    [they] переворачивает
   *[you] переверните
} { $most ->
    [one] 1 свой кубик
   *[other] до { $most } своих кубиков
} с { FORM($faces, case: "ins") } на { $to }
or-says-cancel = { $verb ->
    [inf] отменить
    [they] отменяет
   *[you] отмените
} 1 { $face } соперника
or-says-add = { $verb ->
    [inf] добавить
    [they] добавляет
   *[you] добавьте
} 1 { $face } к своему броску
or-says-no-stop = { $verb ->
    [inf] не прекращать
    [they] не прекращает
   *[you] не прекращайте
} движение в этой области
or-says-chase-other = { $verb ->
    [inf] направить
    [they] направляет
   *[you] направьте
} патруль в сторону другого игрока
or-says-not-defeated = { $verb ->
    [inf] предотвратить
    [they] предотвращает
   *[you] предотвратите
} поражение

## Условия

or-says-all-of = { $first } и { $rest }
or-says-any-of = { $first } или { $rest }
or-says-not = неверно, что { $condition }
or-says-reputation = у вас { $standing } репутация { FORM($faction, case: "with") }
or-says-has-skill = у вас есть навык { FORM($skills, case: "quoted") }
or-says-has = у вас есть не менее { $least } { FORM($type, $least, case: "gen") }
or-says-has-droids = у вас есть не менее { $least } { FORM($type, $least, case: "gen") } (дроидов)
or-says-has-card = у вас есть карта «{ $card }»
or-says-is-droid = ваш персонаж — дроид
or-says-is-defeated = вы побеждены
or-says-is-damaged = на { FORM($what, case: "loc") } есть повреждения
or-says-on-planet = вы на планете
or-says-on-planet-of-any = вы на планете какой-либо группировки
or-says-on-planet-of = вы на планете группировки «{ $faction }»
or-says-more-fame = этот игрок славнее вас
or-says-other-reputation-any = у этого игрока { $standing } репутация хотя бы в одной группировке
or-says-in-combat = вы в бою
or-says-in-combat-ground = вы в наземном бою
or-says-in-combat-ship = вы в космическом бою
or-says-in-test = вы проводите проверку навыка
or-says-patrol-within = патруль не дальше { $spaces } { $spaces ->
    [one] области
   *[other] областей
} от вас
or-says-ship-costs = ваш корабль стоит не менее { $least } { $least ->
    [one] кредита
   *[other] кредитов
}
or-says-marked-planets = ваши жетоны повреждений лежат на { $least } { $least ->
    [one] планете
   *[other] планетах
}
or-event-eliminate = вы устранили добычу
or-event-illegal = груз НЕЗАКОННЫЙ
or-says-owned = { AGREE("word-every", $type) } { AGREE("word-your", $type) } { $type }
    .head = type

## Когда

or-moment-planning = Планирование
or-moment-action = Действие
or-moment-any-time = в любой момент своего хода
or-moment-after-roll = после броска ваших кубиков
or-moment-results = при подсчёте результатов
or-moment-delivery-roll = когда вы бросаете кубик за НЕЗАКОННЫЙ груз
or-moment-cargo-delivered = когда вы доставляете груз
or-moment-job-completed = когда вы выполняете работу
or-moment-bounty-reward = когда вы получаете награду за охоту
or-moment-enter-patrol-space = когда вы передвигаетесь в область с патрулём
or-moment-patrol-icon = когда патруль должен двигаться после вашего действия «рынок»
or-moment-before-defeat = когда вы должны быть побеждены
or-limit-turn = раз в ход
or-limit-combat = раз за бой

## Строки карт

or-line-ability = { $moment }: { $effect }
or-line-ability-if = { $moment }, если { $condition }: { $effect }
or-line-limited = { $line } ({ $limit })
or-line-if = если { $condition }: { $line }
or-line-each = { $line } за { FORM($count, case: "acc") }
or-modifier-hyperdrive = +{ $amount } к гиперприводу
or-modifier-ground-combat = +{ $amount } к наземному бою
or-modifier-ship-combat = +{ $amount } к космическому бою
or-modifier-health = +{ $amount } к здоровью
or-modifier-hull = +{ $amount } к прочности корпуса
or-reward-credits = { $amount } { $amount ->
    [one] кредит
    [few] кредита
   *[other] кредитов
}
or-reward-fame = { $amount } { $amount ->
    [one] очко славы
    [few] очка славы
   *[other] очков славы
}
or-reward-reputation = +{ $amount } к репутации { FORM($faction, case: "with") }
or-reward-reputation-lost = −{ $amount } к репутации { FORM($faction, case: "with") }
or-reward-nothing = ничего
or-goal-event = { $times ->
    [one] { $moment }
   *[other] { $moment } ({ $times } { $times ->
        [few] раза
       *[other] раз
    })
}
or-goal-event-if = { $times ->
    [one] { $moment }, если { $condition }
   *[other] { $moment }, если { $condition } ({ $times } { $times ->
        [few] раза
       *[other] раз
    })
}
or-line-goal = Цель ({ $fame } { $fame ->
    [one] очко славы
    [few] очка славы
   *[other] очков славы
}): { $goal }
or-line-type = Актив: { $type }
or-line-cost = Стоимость: { $cost } { $cost ->
    [one] кредит
    [few] кредита
   *[other] кредитов
}
or-line-traits = Атрибуты: { $traits }
or-line-skills = Навыки: { $skills }
or-line-droid = Дроид
or-line-cannot-buy = Нельзя купить { FORM($planet, case: "at") }
or-line-destination = Место назначения: { $planet }
or-line-destination-player = Место назначения: область другого игрока
or-line-tested = Проверки: { $skills }
or-decisive = { $skill } (решающая)
or-line-resolve = Контакт: разыграйте карту базы данных № { $number }
or-line-encounter = Контакт: { $effect }
or-line-reward = Награда: { $reward }
or-line-removed = После получения награды карта убирается из игры
or-line-discarded = После получения награды карта сбрасывается
or-line-target = Добыча: { $contact } ({ $rank })
or-line-target-ground = Наземный бой, { $dice } { $dice ->
    [one] кубик
    [few] кубика
   *[other] кубиков
}
or-line-eliminate = Награда за устранение: { $reward }
or-line-capture = Награда за пленение и доставку { FORM($planet, case: "to") }: { $reward }
or-line-after-reward = После любой из наград: { $reward }
or-line-section = { $place }: { $effect }
or-line-secret = { $place }, секрет: { $ability }
or-line-part = если у вас { $standing } репутация { FORM($faction, case: "with") }, { $effect }
or-line-deck = Колода: { $deck }
or-line-databank = Карта базы данных № { $number } ({ $copies ->
    [one] единственная с этим номером
   *[other] одна из { $copies } с этим номером
})
or-line-text = Текст: { $effect }
or-line-icon = Патруль: { $faction }, { $distance } { $distance ->
    [one] область
    [few] области
   *[other] областей
}
or-line-character = Наземный бой { $ground }, здоровье { $health }
or-line-setup = Начинает с картой базы данных № { $number }
or-line-reputation = Начинает с { FORM($standing, case: "ins") } репутацией { FORM($faction, case: "with") }
or-line-any-reputation = Начинает с положительной репутацией в группировке по выбору
or-line-flipped = Оборот: { $line }
or-line-ship = Прочность корпуса { $hull }, космический бой { $combat }, гиперпривод { $hyperdrive }
or-line-slots =
    Ячейки: груз { $cargo }{ $mod ->
        [0] { "" }
       *[other] , модификация { $mod }
    }{ $either ->
        [0] { "" }
       *[other] , груз или модификация { $either }
    }, член команды { $crew }
or-line-named = Название на обороте: { $name }
