### «Внешнее кольцо»: слова карт, жетонов и листов. Все предложения — наши.

## Враги

or-enemy-black-krrsantan = Чёрный Крсантан
    .gender = m
    .animate = yes
    .ins = Чёрным Крсантаном
or-enemy-favor-enforcers = громилы
    .number = pl
    .ins = громилами
or-enemy-casino-security = охрана казино
    .gender = f
    .ins = охраной казино
or-enemy-palace-guards = дворцовая стража
    .gender = f
    .ins = дворцовой стражей
or-enemy-auction-guards = охрана аукциона
    .gender = f
    .ins = охраной аукциона
or-enemy-mine-guards = охрана рудников
    .gender = f
    .ins = охраной рудников
or-enemy-stormtroopers = штурмовики
    .number = pl
    .ins = штурмовиками
or-enemy-tie-pursuit = погоня на истребителях TIE
    .gender = f
    .ins = погоней на истребителях TIE
or-enemy-mine-overseers = надсмотрщики рудников
    .number = pl
    .ins = надсмотрщиками рудников
or-enemy-imperial-agents = агенты Империи
    .number = pl
    .ins = агентами Империи
or-enemy-port-guards = портовая стража
    .gender = f
    .ins = портовой стражей
or-enemy-local-thugs = местные бандиты
    .number = pl
    .ins = местными бандитами
or-enemy-port-security = служба безопасности порта
    .gender = f
    .ins = службой безопасности порта
or-enemy-debt-collectors = сборщики долгов
    .number = pl
    .ins = сборщиками долгов
or-enemy-rival-mercenaries = наёмники-конкуренты
    .number = pl
    .ins = наёмниками-конкурентами
or-enemy-savrip = саврип
    .gender = m
    .animate = yes
    .ins = саврипом
or-enemy-summa-verminoth = сумма-верминот
    .gender = m
    .animate = yes
    .ins = сумма-верминотом
or-enemy-krayt-dragon = крайт-дракон
    .gender = m
    .animate = yes
    .ins = крайт-драконом
or-enemy-dragonsnake = змея-дракон
    .gender = f
    .animate = yes
    .ins = змеёй-драконом
or-enemy-free-ryloth-fighters = бойцы «Свободного Рилота»
    .number = pl
    .ins = бойцами «Свободного Рилота»
or-enemy-deserters = дезертиры
    .number = pl
    .ins = дезертирами
or-enemy-hutt-raiders = налётчики хаттов
    .number = pl
    .ins = налётчиками хаттов

## Слова стола

or-faction-rebel = Альянс
    .gender = m
    .gen = Альянса
    .dat = Альянсу
    .with = в Альянсе
    .patrol = патруль Альянса
or-faction-imperial = Империя
    .gender = f
    .gen = Империи
    .dat = Империи
    .acc = Империю
    .with = в Империи
    .patrol = патруль Империи
or-faction-hutt = хатты
    .gender = m
    .number = pl
    .gen = хаттов
    .dat = хаттам
    .acc = хаттов
    .with = среди хаттов
    .patrol = патруль хаттов
or-faction-syndicate = Синдикат
    .gender = m
    .gen = Синдиката
    .dat = Синдикату
    .with = в Синдикате
    .patrol = патруль Синдиката
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
or-face-blank = пустой результат
    .gender = m
    .gen = пустого результата
    .ins = пустым результатом
or-deck-bounty = колода охоты
    .gender = f
    .gen = колоды охоты
or-deck-cargo = колода грузов
    .gender = f
    .gen = колоды грузов
or-deck-gear-mod = колода экипировки и модификаций
    .gender = f
    .gen = колоды экипировки и модификаций
or-deck-job = колода работы
    .gender = f
    .gen = колоды работы
or-deck-luxury = колода роскоши
    .gender = f
    .gen = колоды роскоши
or-deck-ship = колода кораблей
    .gender = f
    .gen = колоды кораблей

## Слова, из которых составлены карты

or-whose-planet = группировка вашей планеты
    .gender = f
    .gen = группировки вашей планеты
    .dat = группировке вашей планеты
    .with = в группировке вашей планеты
    .patrol = патруль группировки вашей планеты
or-whose-patrol = группировка патруля в вашей области
    .gender = f
    .gen = группировки патруля в вашей области
    .dat = группировке патруля в вашей области
    .with = в группировке патруля в вашей области
    .patrol = патруль из своей области
or-whose-nearest-patrol = группировка ближайшего патруля
    .gender = f
    .gen = группировки ближайшего патруля
    .dat = группировке ближайшего патруля
    .with = в группировке ближайшего патруля
    .patrol = ближайший патруль
or-whose-any = группировка по вашему выбору
    .gender = f
    .gen = группировки по вашему выбору
    .dat = группировке по вашему выбору
    .with = в группировке по вашему выбору
    .patrol = патруль группировки по вашему выбору
or-whose-favor = группировка этой услуги
    .gender = f
    .gen = группировки этой услуги
    .dat = группировке этой услуги
    .with = в группировке этой услуги
    .patrol = патруль группировки этой услуги
or-whose-rival = группировка по выбору другого игрока
    .gender = f
    .gen = группировки по выбору другого игрока
    .dat = группировке по выбору другого игрока
    .with = в группировке по своему выбору
    .patrol = патруль группировки по выбору другого игрока
or-where-here = на своей планете
    .from = со своей планеты
or-where-near = в пределах 3 областей
    .from = с планеты в пределах 3 областей
or-where-tile = на своём фрагменте карты
    .from = со своего фрагмента карты
or-where-any = на любой планете
    .from = с любой планеты
or-hurt-character = ваш персонаж
    .gen = своего персонажа
    .dat = своему персонажу
    .loc = вашем персонаже
or-hurt-ship = ваш корабль
    .gen = своего корабля
    .dat = своему кораблю
    .loc = вашем корабле
or-hurt-both = ваш персонаж и ваш корабль
    .gen = своего персонажа и своего корабля
    .dat = своему персонажу и своему кораблю
    .loc = вашем персонаже и вашем корабле
or-asset-bounty = карта охоты
    .gender = f
    .gen = карты охоты
    .acc = карту охоты
    .pl = карты охоты
    .gen-pl = карт охоты
or-asset-cargo = груз
    .gender = m
    .gen = груза
    .pl = грузы
    .gen-pl = грузов
or-asset-crew = член команды
    .gender = m
    .animate = yes
    .gen = члена команды
    .pl = члены команды
    .gen-pl = членов команды
or-asset-gear = карта экипировки
    .gender = f
    .gen = карты экипировки
    .acc = карту экипировки
    .pl = карты экипировки
    .gen-pl = карт экипировки
or-asset-job = карта работы
    .gender = f
    .gen = карты работы
    .acc = карту работы
    .pl = карты работы
    .gen-pl = карт работы
or-asset-mod = модификация
    .gender = f
    .gen = модификации
    .acc = модификацию
    .pl = модификации
    .gen-pl = модификаций
or-trait-illegal = НЕЗАКОННЫЙ
or-trait-weapon = ОРУЖИЕ
or-trait-armor = БРОНЯ
or-class-white = серый
or-class-green = зелёный
or-class-yellow = жёлтый
or-standing-positive = положительная
    .gen = положительной
    .ins = положительной
or-standing-neutral = нейтральная
    .gen = нейтральной
    .ins = нейтральной
or-standing-negative = негативная
    .gen = негативной
    .ins = негативной
or-any-deck = любая колода рынка
    .gender = f
    .gen = любой колоды рынка

## Эффекты

or-says-and = { TRAIT($rest, "chain") ->
    [yes] { $first }, { $rest }
   *[no] { TRAIT($rest, "person") ->
        [yes] { $first }, а { $rest }
       *[no] { $first } и { $rest }
    }
}
    .head = rest
    .chain = yes
or-says-or = { TRAIT($rest, "chain") ->
    [yes] { $first }, { $rest }
   *[no] { $first } или { $rest }
}
    .head = first
    .chain = yes
or-says-then = { $first }, затем { $rest }
    .long = yes
or-says-choose = { $verb ->
    [inf] выбрать
    [they] выбирает
   *[you] выберите
} одно: { $options }
    .long = yes
or-says-choose-or = { $first }; либо { $rest }
or-says-otherwise = { $first }; иначе { $second }
    .long = yes
or-says-gain-credits = { $verb ->
    [inf] получить
    [they] получает
   *[you] получите
} { $amount } { $amount ->
    [one] кредит
    [few] кредита
   *[other] кредитов
}
or-says-lose-credits = { $verb ->
    [inf] потерять
    [they] теряет
   *[you] потеряйте
} { $amount } { $amount ->
    [one] кредит
    [few] кредита
   *[other] кредитов
}
or-says-take-credits = { $verb ->
    [inf] забрать
    [they] забирает
   *[you] заберите
} у этого игрока { $amount } { $amount ->
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
} репутацию { FORM($faction, case: "with") } на { $amount }, даже если она уже негативная
or-says-suffer = { $verb ->
    [inf] нанести
    [they] наносит
   *[you] нанесите
} { FORM($what, case: "dat") } { $amount } { $amount ->
    [one] повреждение
    [few] повреждения
   *[other] повреждений
}
or-says-recover = { $verb ->
    [inf] восстановить
    [they] восстанавливает
   *[you] восстановите
} { $amount } { $amount ->
    [one] повреждение
    [few] повреждения
   *[other] повреждений
} { FORM($what, case: "gen") }
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
or-says-next-test-unskilled = { $verb ->
    [inf] провести
    [they] проводит
   *[you] проведите
} следующую проверку так, будто нужного навыка нет
or-says-roll-dice = { $verb ->
    [inf] бросить
    [they] бросает
   *[you] бросьте
} { $dice } { $dice ->
    [one] кубик
    [few] кубика
   *[other] кубиков
}, нужный результат — { $faces }
    .long = yes
or-says-roll-dice-each = { $verb ->
    [inf] бросить
    [they] бросает
   *[you] бросьте
} по 1 кубику за { FORM($count, case: "acc") }, нужный результат — { $faces }
    .long = yes
or-says-each = { $first }; за каждый такой кубик { $verb ->
    [they] { FORM($effect, verb: "they") }
   *[you] { FORM($effect, verb: "you") }
}
    .long = yes
or-says-no-die = { $first }; если таких кубиков нет, { $verb ->
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
or-says-fight-ship = { $verb ->
    [inf] сразиться
    [they] сражается
   *[you] сразитесь
} с { FORM($enemy, case: "ins") } в космическом бою ({ $dice } { $dice ->
    [one] кубик
    [few] кубика
   *[other] кубиков
})
or-says-fight-player = { $verb ->
    [inf] сразиться
    [they] сражается
   *[you] сразитесь
} с другим игроком в своей области
or-says-fight-player-ship = { $verb ->
    [inf] сразиться
    [they] сражается
   *[you] сразитесь
} с другим игроком в своей области в космическом бою
or-says-who = { $first } (если { $who })
or-says-if-won = { $first }; при победе { $verb ->
    [they] { FORM($effect, verb: "they") }
   *[you] { FORM($effect, verb: "you") }
}
    .long = yes
or-says-if-lost = { $first }; при поражении { $verb ->
    [they] { FORM($effect, verb: "they") }
   *[you] { FORM($effect, verb: "you") }
}
    .long = yes
or-says-if-survived = { $first }; при победе, если вы не побеждены, { $verb ->
    [they] { FORM($effect, verb: "they") }
   *[you] { FORM($effect, verb: "you") }
}
    .long = yes
or-says-enemy-chooses = игрок, бросавший кубики за врага, выбирает за вас одно: { $options }
    .long = yes
    .person = yes
or-says-gamble = вы и каждый другой игрок в вашей области можете поставить по { $stake } { $stake ->
    [one] кредиту
    [few] кредита
   *[other] кредитов
} и провести проверку навыка { FORM($skill, case: "quoted") }; при успехе игрок получает двойную ставку
    .long = yes
    .person = yes
or-says-stake = вы и этот игрок можете поставить до { $most } { $most ->
    [one] кредита
   *[other] кредитов
} каждый; оба проводят проверку навыка { FORM($skill, case: "quoted") }, и если успеха добьётся только один, он заберёт обе ставки
    .long = yes
    .person = yes
or-says-duel = вы и этот игрок проводите проверки навыков: { FORM($skills, case: "quoted") }; побеждает тот, у кого больше успехов, а при ничьей — вы
    .long = yes
    .person = yes
or-says-move = { $verb ->
    [inf] передвинуться
    [they] передвигается
   *[you] передвиньтесь
} не дальше чем на { $spaces } { $spaces ->
    [one] область
    [few] области
   *[other] областей
}
or-says-jump = { $verb ->
    [inf] передвинуться
    [they] передвигается
   *[you] передвиньтесь
} непосредственно на планету этого фрагмента карты
or-says-move-patrol = { $verb ->
    [inf] передвинуть
    [they] передвигает
   *[you] передвиньте
} { FORM($faction, case: "patrol") } не дальше чем на { $spaces } { $spaces ->
    [one] область
    [few] области
   *[other] областей
}
or-says-bring-patrol = { $verb ->
    [inf] передвинуть
    [they] передвигает
   *[you] передвиньте
} { FORM($faction, case: "patrol") } непосредственно в свою область
or-says-extra-turn = { $verb ->
    [inf] совершить
    [they] совершает
   *[you] совершите
} дополнительный ход
or-says-end-turn = { $verb ->
    [inf] закончить
    [they] заканчивает
   *[you] закончите
} свой ход
or-says-encounter-within = { $verb ->
    [inf] сразиться
    [they] сражается
   *[you] сразитесь
} с патрулём или { $verb ->
    [inf] вступить
    [they] вступает
   *[you] вступите
} в контакт с жетоном встречи не дальше { $spaces } { $spaces ->
    [one] области
   *[other] областей
} от себя
or-says-buy-top = { $verb ->
    [inf] купить
    [they] покупает
   *[you] купите
} верхнюю карту { FORM($decks, case: "gen") }
or-says-buy-top-less = { $verb ->
    [inf] купить
    [they] покупает
   *[you] купите
} верхнюю карту { FORM($decks, case: "gen") } на { $discount } { $discount ->
    [one] кредит
    [few] кредита
   *[other] кредитов
} дешевле
or-says-gain-top = { $verb ->
    [inf] получить
    [they] получает
   *[you] получите
} верхнюю карту { FORM($deck, case: "gen") }, не тратя кредитов
or-says-search = { $verb ->
    [inf] посмотреть
    [they] смотрит
   *[you] посмотрите
} { $cards } { $cards ->
    [one] карту
    [few] карты
   *[other] карт
} с верха { FORM($deck, case: "gen") }, { $verb ->
    [inf] купить
    [they] покупает
   *[you] купите
} одну из них и { $verb ->
    [inf] замешать
    [they] замешивает
   *[you] замешайте
} остальные обратно
    .long = yes
or-says-search-free = { $verb ->
    [inf] посмотреть
    [they] смотрит
   *[you] посмотрите
} { $cards } { $cards ->
    [one] карту
    [few] карты
   *[other] карт
} с верха { FORM($deck, case: "gen") }, { $verb ->
    [inf] получить
    [they] получает
   *[you] получите
} одну из них и { $verb ->
    [inf] замешать
    [they] замешивает
   *[you] замешайте
} остальные обратно
    .long = yes
or-says-discard-top = { $verb ->
    [inf] сбросить
    [they] сбрасывает
   *[you] сбросьте
} верхнюю карту { FORM($decks, case: "gen") }
or-says-market-action = { $verb ->
    [inf] совершить
    [they] совершает
   *[you] совершите
} действие «рынок»
or-says-market-action-anywhere = { $verb ->
    [inf] совершить
    [they] совершает
   *[you] совершите
} действие «рынок» на планете или в узловой точке навигации
or-says-sell = { $verb ->
    [inf] продать
    [they] продаёт
   *[you] продайте
} один из своих активов ({ $types }) по его стоимости{ $extra ->
    [0] { "" }
   *[other] {" "}с доплатой { $extra } { $extra ->
        [one] кредит
        [few] кредита
       *[other] кредитов
    }
}
or-says-buy-ship = { $verb ->
    [inf] купить
    [they] покупает
   *[you] купите
} любой неиспользованный корабль (целью вверх); его карта рынка убирается из игры
or-says-buy-ship-dearer = { $verb ->
    [inf] купить
    [they] покупает
   *[you] купите
} любой неиспользованный корабль дороже своего; его карта рынка убирается из игры
or-says-for-less = { $effect }; скидка — { $discount } { $discount ->
    [one] кредит
    [few] кредита
   *[other] кредитов
}
or-says-with-damage = { $effect }; на корабле { $damage } { $damage ->
    [one] повреждение
    [few] повреждения
   *[other] повреждений
}
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
or-says-remove-job = { $verb ->
    [inf] убрать
    [they] убирает
   *[you] уберите
} карту работы из игры
or-says-discard-asset = { $verb ->
    [inf] сбросить
    [they] сбрасывает
   *[you] сбросьте
} 1 { AGREE("word-own", FORM($type, case: "acc")) } { FORM($type, case: "acc") }
or-says-discard-asset-trait = { $verb ->
    [inf] сбросить
    [they] сбрасывает
   *[you] сбросьте
} 1 { AGREE("word-own", FORM($type, case: "acc")) } { FORM($type, case: "acc") } с атрибутом { $trait }
or-says-steal-droid = { $verb ->
    [inf] забрать
    [they] забирает
   *[you] заберите
} члена команды — дроида у другого игрока в своей области
or-says-deliver-this = { $verb ->
    [inf] доставить
    [they] доставляет
   *[you] доставьте
} груз как обычно
or-says-deliver-this-half = { $verb ->
    [inf] доставить
    [they] доставляет
   *[you] доставьте
} груз за половину кредитов и без славы
or-says-discard-cargo = { $verb ->
    [inf] сбросить
    [they] сбрасывает
   *[you] сбросьте
} этот груз
or-says-complete-job = { $verb ->
    [inf] выполнить эту работу
   *[you] эта работа выполнена
}
    .person = yes
or-says-fail-job = { $verb ->
    [inf] провалить эту работу
   *[you] эта работа провалена
}
    .person = yes
or-says-go-to = { $verb ->
    [inf] перейти
    [they] переходит
   *[you] перейдите
} к секции { $section }
or-says-half-reward = { $verb ->
    [inf] получить
    [they] получает
   *[you] получите
} за эту работу только половину кредитов
or-says-resolve = { $verb ->
    [inf] разыграть
    [they] разыгрывает
   *[you] разыграйте
} карту базы данных № { $number }
or-says-complete-goal = { $verb ->
    [inf] достичь
    [they] достигает
   *[you] достигните
} этой цели
or-says-mark-planet = { $verb ->
    [inf] положить
    [they] кладёт
   *[you] положите
} жетон повреждений на эту планету
or-says-look-at-contacts = { $verb ->
    [inf] тайно посмотреть
    [they] тайно смотрит
   *[you] тайно посмотрите
} { $most } { $most ->
    [one] жетон встречи
    [few] жетона встречи
   *[other] жетонов встречи
} { $where }
or-says-look-at-contacts-hunted = { $verb ->
    [inf] тайно посмотреть
    [they] тайно смотрит
   *[you] тайно посмотрите
} { $most } { $most ->
    [one] жетон встречи
    [few] жетона встречи
   *[other] жетонов встречи
} { $where } (класс — как на одной из ваших карт охоты)
or-says-reveal-contact = { $verb ->
    [inf] раскрыть
    [they] раскрывает
   *[you] раскройте
} 1 жетон встречи { $where }
or-says-move-contact = { $verb ->
    [inf] переместить
    [they] перемещает
   *[you] переместите
} 1 жетон встречи { FORM($where, case: "from") } на любую планету со свободной ячейкой
or-says-move-contact-here = { $verb ->
    [inf] переместить
    [they] перемещает
   *[you] переместите
} 1 жетон встречи { FORM($where, case: "from") } на свою планету
or-says-move-contact-this = { $verb ->
    [inf] переместить
    [they] перемещает
   *[you] переместите
} жетон встречи «{ $contact }» { FORM($planet, case: "to") }
or-says-swap-contacts = { $verb ->
    [inf] поменять
    [they] меняет
   *[you] поменяйте
} местами жетон встречи на своей планете и жетон встречи на другой планете
or-says-meet-contact = { $verb ->
    [inf] вступить
    [they] вступает
   *[you] вступите
} в контакт с жетоном встречи { $where }
or-says-choose-player = { $verb ->
    [inf] выбрать
    [they] выбирает
   *[you] выберите
} другого игрока в своей области
or-says-that = этот игрок { FORM($effect, verb: "they") }
    .person = yes
    .long = yes
or-says-reroll = { $verb ->
    [inf] перебросить
    [they] перебрасывает
   *[you] перебросьте
} { $most ->
    [0] любое количество своих кубиков
    [one] { $most } свой кубик
   *[other] до { $most } своих кубиков
}
or-says-reroll-faces = { $verb ->
    [inf] перебросить
    [they] перебрасывает
   *[you] перебросьте
} { $most ->
    [0] любое количество своих кубиков
    [one] { $most } свой кубик
   *[other] до { $most } своих кубиков
} с { FORM($faces, case: "ins") }
or-says-turn = { $verb ->
    [inf] перевернуть
    [they] переворачивает
   *[you] переверните
} { $most ->
    [one] { $most } свой кубик
   *[other] до { $most } своих кубиков
} с { FORM($faces, case: "ins") } на { FORM($to, case: "acc") }
or-says-cancel = { $verb ->
    [inf] отменить
    [they] отменяет
   *[you] отмените
} 1 { FORM($face, case: "acc") } соперника
or-says-add = { $verb ->
    [inf] добавить
    [they] добавляет
   *[you] добавьте
} 1 { FORM($face, case: "acc") } к своему броску
or-says-skill-for-test = { $verb ->
    [inf] получить
    [they] получает
   *[you] получите
} проверяемый навык ещё раз до конца этой проверки
or-says-roll-again = { $verb ->
    [inf] провести
    [they] проводит
   *[you] проведите
} эту проверку ещё раз
or-says-no-stop = { $verb ->
    [inf] не останавливаться
    [they] не останавливается
   *[you] не останавливайтесь
} в этой области
or-says-must-stop = { $verb ->
    [inf] заставить
    [they] заставляет
   *[you] заставьте
} этого игрока остановиться в вашей области
or-says-chase-other = { $verb ->
    [inf] направить
    [they] направляет
   *[you] направьте
} патруль в сторону другого игрока
or-says-not-defeated = { $verb ->
    [inf] предотвратить
    [they] предотвращает
   *[you] предотвратите
} своё поражение
or-says-fame-for-credits = { $verb ->
    [inf] получить
    [they] получает
   *[you] получите
} вместо кредитов ещё 1 очко славы
or-says-prevent-damage = { $verb ->
    [inf] предотвратить
    [they] предотвращает
   *[you] предотвратите
} { $amount } { $amount ->
    [one] повреждение
    [few] повреждения
   *[other] повреждений
}

## Условия

or-says-all-of = { $first } и { $rest }
or-says-any-of = { $first } или { $rest }
or-says-reputation = ваша репутация { FORM($faction, case: "with") } { $standing }
or-says-has-skill = у вас есть навык { FORM($skills, case: "quoted") }
or-says-has = { $least ->
    [1] у вас есть { FORM($type, case: "nom") }
   *[other] у вас есть не менее { $least } { FORM($type, $least, case: "gen") }
}
or-says-has-trait = у вас есть { FORM($type, case: "nom") } с атрибутом { $trait }
or-says-has-droids = у вас есть не менее { $least } { FORM($type, $least, case: "gen") } с отметкой «Дроид»
or-says-has-card = у вас есть карта «{ $card }»
or-says-has-credits = у вас есть { $least } { $least ->
    [one] кредит
    [few] кредита
   *[other] кредитов
}
or-says-is-droid = ваш персонаж — дроид
    .not = ваш персонаж — не дроид
or-says-is-defeated = вы побеждены
    .not = вы не побеждены
or-says-is-damaged = на { FORM($what, case: "loc") } есть повреждения
or-says-on-planet = вы на планете
or-says-on-planet-of = вы на планете { FORM($faction, case: "gen") }
or-says-on-planet-of-any = вы на планете одной из группировок
or-says-at-navpoint = вы в узловой точке навигации
or-says-player-here = в вашей области есть другой игрок
or-says-player-here-who = в вашей области есть другой игрок и { $who }
or-says-more-fame = у этого игрока больше славы, чем у вас
or-says-other-reputation = репутация этого игрока { FORM($faction, case: "with") } { $standing }
or-says-other-reputation-any = у этого игрока { $standing } репутация хотя бы в одной группировке
or-says-most-famous = ни у кого нет больше славы, чем у вас
or-says-positive-standings = у вас положительная репутация не менее чем в { $least } { $least ->
    [one] группировке
   *[other] группировках
}
or-says-in-combat = вы в бою
or-says-in-combat-ground = вы в наземном бою
or-says-in-combat-ship = вы в космическом бою
or-says-in-combat-patrol = вы сражаетесь с патрулём
or-says-in-combat-player = вы сражаетесь с другим игроком
or-says-in-combat-bounty = вы сражаетесь с добычей
or-says-in-test = вы проводите проверку навыка
or-says-helped = навык дала эта карта
or-says-enemy-faction = соперник служит { FORM($faction, case: "dat") } или это игрок с положительной репутацией { FORM($faction, case: "with") }
or-says-patrol-pays-fame = в награду за патруль входит слава
or-says-event-amount = их не менее { $least }
or-says-patrol-within = патруль не дальше { $spaces } { $spaces ->
    [one] области
   *[other] областей
} от вас
or-says-ship-costs = ваш корабль стоит не менее { $least } { $least ->
    [one] кредита
   *[other] кредитов
}
or-says-equipment-costs = у вас есть модификации (не менее { $mods }) и карты экипировки (не менее { $gear }) общей стоимостью от { $least } { $least ->
    [one] кредита
   *[other] кредитов
}
or-says-marked-planets = ваши жетоны повреждений лежат на { $least } { $least ->
    [one] планете
   *[other] планетах
}
or-event-eliminate = вы устраняете добычу
or-event-illegal = груз НЕЗАКОННЫЙ
or-event-bounty = это награда за охоту
or-event-job = это награда за работу
or-says-owned = { AGREE("word-every", $type) } { AGREE("word-your", $type) } { $type }
    .head = type
or-says-owned-card = каждая ваша карта «{ $card }»
    .gender = f
    .acc = каждую вашу карту «{ $card }»

## Когда применяется свойство

or-moment-planning = Планирование
or-moment-action = Действие
or-moment-encounter = Контакт
or-moment-any-time = в любой момент своего хода
or-moment-after-roll = после броска ваших кубиков
or-moment-results = при подсчёте результатов
or-moment-before-test = перед проверкой навыка
or-moment-test-failed = после проваленной проверки навыка
or-moment-test-passed = после успешной проверки навыка
or-moment-delivery-roll = когда вы бросаете кубик за НЕЗАКОННЫЙ груз
or-moment-combat-won = когда вы побеждаете в бою
or-moment-before-damage = когда вы должны получить повреждения
or-moment-cargo-delivered = когда вы доставляете груз
or-moment-capture-delivered = когда вы доставляете пленённую добычу
or-moment-job-completed = когда вы выполняете работу
or-moment-bounty-reward = когда вы получаете награду за охоту
or-moment-reward = когда вы получаете награду
or-moment-encounter-credits = когда вы получаете кредиты за контакт
or-moment-enter-patrol-space = когда вы входите в область с патрулём
or-moment-player-enters-space = когда другой игрок входит в вашу область
or-moment-patrol-icon = когда патруль должен двигаться после вашего действия «рынок»
or-moment-market-action-done = после вашего действия «рынок»
or-moment-before-defeat = когда вы должны быть побеждены
or-moment-defeated = когда вы побеждены
or-moment-ship-recovered = когда вы восстанавливаете повреждения этого корабля
or-moment-crew-gained = когда вы получаете члена команды
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
or-modifier-fame = +{ $amount } к славе
or-modifier-opponent-ground-dice = в наземном бою соперник бросает на { $amount } { $amount ->
    [one] кубик
    [few] кубика
   *[other] кубиков
} меньше
or-modifier-opponent-ship-dice = в космическом бою соперник бросает на { $amount } { $amount ->
    [one] кубик
    [few] кубика
   *[other] кубиков
} меньше
or-modifier-damage-cap-after-win = при победе вы получаете не более { $amount } { $amount ->
    [one] повреждения
   *[other] повреждений
}
or-modifier-never-forced-by-patrols = негативная репутация никогда не вынуждает вас вступать в контакт с патрулём
or-modifier-no-reputation-loss-for-patrols = победа над патрулём не уменьшает вашу репутацию
or-modifier-passes-maelstrom = можете проходить Мальстрём без остановки
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
    [1] { $moment }
   *[other] { $moment } ({ $times } { $times ->
        [one] раз
        [few] раза
       *[other] раз
    })
}
or-goal-event-if = { $times ->
    [1] { $moment }, если { $condition }
   *[other] { $moment }, если { $condition } ({ $times } { $times ->
        [one] раз
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
or-line-limit-one = У персонажа может быть только одна карта с атрибутом { $trait }
or-line-skills = Навыки: { $skills }
or-line-droid = Дроид
or-line-start = Начальная планета: { $planet }
or-line-cannot-buy = Нельзя купить { FORM($planet, case: "at") }
or-line-destination = Место назначения: { $planet }
or-line-destination-player = Место назначения: область другого игрока
or-line-tested = Проверки: { $skills }
or-decisive = { $skill } (решающая)
or-line-resolve = Контакт: разыграйте карту базы данных № { $number }
or-line-encounter = Контакт: { $effect }
or-line-reward = Награда: { $reward }
or-line-removed = После награды эта карта убирается из игры
or-line-discarded = После награды эта карта сбрасывается
or-line-fits = Занимает ячейку «Груз» или «Модификация»
or-line-holds-cargo = Сама вмещает { $cargo } { $cargo ->
    [one] груз
    [few] груза
   *[other] грузов
}
or-line-keeps = Нельзя сбросить, пока работа не завершена
or-line-target = Добыча: { $contact } ({ $rank } класс)
or-line-target-ground = Сражается в наземном бою: { $dice } { $dice ->
    [one] кубик
    [few] кубика
   *[other] кубиков
}
or-line-target-ship = Сражается в космическом бою: { $dice } { $dice ->
    [one] кубик
    [few] кубика
   *[other] кубиков
}
or-line-eliminate = Награда за устранение: { $reward }
or-line-capture = Награда за пленение и доставку { FORM($planet, case: "to") }: { $reward }
or-line-after-reward = После любой из этих наград: { $reward }
or-line-section = { $place }: { $effect }
or-line-secret = { $place }, секрет: { $ability }
or-line-part = если ваша репутация { FORM($faction, case: "with") } { $standing }, { $effect }
or-line-deck = Колода: { $deck }
or-line-databank = Карта базы данных № { $number } ({ $copies ->
    [1] единственная с этим номером
   *[other] одна из { $copies } с этим номером
})
or-line-sale = Купите любой неиспользованный корабль дороже своего, с 3 повреждениями. Его карта убирается из игры, а эта замешивается в колоду
or-line-ship-card = Возьмите лист корабля (целью вверх): { $ship }. Эта карта убирается из игры
or-line-text = Текст: { $effect }
or-line-step = { $number }. { $effect }
or-line-icon = Патруль: { $faction }, { $distance } { $distance ->
    [one] область
    [few] области
   *[other] областей
}
or-line-character = Наземный бой { $ground }, здоровье { $health }
or-line-setup = Начинает с картой базы данных № { $number }
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
or-line-contact = Жетон встречи: { $rank } класс, карта базы данных № { $number }
or-line-faction = Группировка: { $faction }
or-line-patrol = Группировка: { $faction }, уровень { $level }
or-line-patrol-dice = Сражается в космическом бою: { $dice } { $dice ->
    [one] кубик
    [few] кубика
   *[other] кубиков
}
or-line-unbeatable = Непобедим; всякий, кто вступает с ним в бой, терпит поражение
or-line-ai-planning = Планирование, первое применимое: { $bullet }
or-line-ai-action = Действия, всё применимое: { $bullet }
or-line-ai-encounter = Контакт, первое применимое: { $bullet }
or-line-ai-discard = В конце сбросить верхнюю карту { FORM($decks, case: "gen") }
or-line-ai-shuffle = Замешать эту карту обратно в колоду ИИ
or-ai-recover = восстановить все повреждения
or-ai-recover-defeated = после поражения восстановить все повреждения
or-ai-move = передвинуться к ближайшему жетону цели
or-ai-credits = получить { $amount } { $amount ->
    [one] кредит
    [few] кредита
   *[other] кредитов
}
or-ai-credits-faction = получить { $amount } { $amount ->
    [one] кредит
    [few] кредита
   *[other] кредитов
}, затем уменьшить репутацию { FORM($faction, case: "with") } на 1
or-ai-reputation-faction = увеличить репутацию { FORM($faction, case: "with") } на { $amount }
or-ai-deliver = доставить груз в место назначения
or-ai-deliver-ship-damage = доставить груз в место назначения; за НЕЗАКОННЫЙ груз корабль получает { $amount } { $amount ->
    [one] повреждение
    [few] повреждения
   *[other] повреждений
}
or-ai-deliver-character-damage = доставить груз в место назначения; за НЕЗАКОННЫЙ груз персонаж получает { $amount } { $amount ->
    [one] повреждение
    [few] повреждения
   *[other] повреждений
}
or-ai-deliver-reputation = доставить груз в место назначения; за НЕЗАКОННЫЙ груз уменьшить репутацию в группировке планеты на { $amount }
or-ai-buy = купить верхнюю карту { FORM($deck, case: "gen") }
or-ai-goal-token = { $bullet } и положить жетон цели на её место назначения
or-ai-if-full = { $bullet }; если подходящей пустой ячейки нет, вместо этого { $otherwise }
or-ai-patrol = сразиться с патрулём, в группировке которого репутация негативная
or-ai-job = выполнить работу в месте назначения
or-ai-fame = потратить { $amount } { $amount ->
    [one] кредит
    [few] кредита
   *[other] кредитов
}, чтобы увеличить славу на 1
or-ai-contact = раскрыть низший жетон встречи на планете и взять его в команду, не тратя кредитов
or-ai-contact-only = раскрыть низший из закрытых жетонов встречи на планете

## Вопросы карт

or-ask-may = { TRAIT($effect, "long") ->
    [yes] Хотите это сделать? Эффект: { FORM($effect, verb: "you") }.
   *[no] Хотите { FORM($effect, verb: "inf") }?
}
or-ask-choose = Выберите одно.
or-ask-opponent = С кем сразиться?
or-ask-deck = Выберите колоду рынка.
or-ask-sell = Какой актив продать?
or-ask-discard = Какой актив сбросить?
or-ask-stake = Сколько поставить (не больше { $most } { $most ->
    [one] кредита
   *[other] кредитов
})?
or-option-stake = { $amount } { $amount ->
    [one] кредит
    [few] кредита
   *[other] кредитов
}
or-ask-match-stake = Ответить на ставку в { $amount } { $amount ->
    [one] кредит
    [few] кредита
   *[other] кредитов
}?
or-ask-gamble = Поставить { $stake } { $stake ->
    [one] кредит
    [few] кредита
   *[other] кредитов
} на проверку навыка { FORM($skill, case: "quoted") }?

## Рубашки колод контактов

or-back-cantonica-ord-mantell = Контакты: Кантоника, Орд-Мантелл
or-back-lothal-mon-calamari = Контакты: Лотал, Мон-Каламари
or-back-kessel-maelstrom = Контакты: Кессель, Мальстрём
or-back-tatooine-nal-hutta = Контакты: Татуин, Нал-Хатта
or-back-ryloth-naboo = Контакты: Рилот, Набу
or-back-kafrene-takodana = Контакты: Кольцо Кафрены, Такодана
or-back-navpoint = Контакты: узловые точки навигации
or-hint-gambling = азартная игра
or-hint-crew = члены команды
or-hint-gear = экипировка
or-hint-credits = кредиты
or-hint-movement = движение
or-hint-jobs = работа
or-hint-rebel-reward = награды Альянса
or-hint-fight-imperial-players = бои с игроками, которым благоволит Империя
or-hint-illegal-cargo = незаконный груз
or-hint-fame-for-reputation = слава за положительную репутацию
or-hint-extra-turn = дополнительный ход
or-hint-fight-players = бои с игроками
or-hint-find-contacts = поиск жетонов встречи
or-hint-bounties = охота
or-hint-rebel-reputation = репутация в Альянсе
or-hint-cargo = грузы
or-hint-sell-assets = продажа активов
or-hint-buy-ships = покупка кораблей
or-hint-move-contacts = перемещение жетонов встречи
or-hint-mods = модификации
or-hint-fame-for-credits = слава за кредиты

## Команды

or-help-odds = Точные шансы во «Внешнем кольце»
or-help-odds-test = Шанс пройти проверку навыка
or-help-odds-combat = Шанс победить в бою и цена победы
or-help-cards = Все карты, жетоны и листы «Внешнего кольца» текстом
or-help-skills = Сколько раз у вас есть проверяемый навык
or-help-rerolls = Сколько раз можно перебросить по одному кубику
or-help-attack = Кубики атакующего, который побеждает при ничьей
or-help-defence = Кубики защищающегося
or-help-kind = Вид боя: наземный или космический
or-help-left = Сколько здоровья или прочности корпуса осталось
or-help-cards-name = Только компоненты, в коде или названии которых есть это
or-odds-test = Проверяемый навык — { $skills } { $skills ->
    [one] раз
    [few] раза
   *[other] раз
}, перебросов — { $rerolls }: шанс успеха { $chance }
or-odds-combat-ground = Наземный бой, { $attack } против { $defence }: шанс победы { $chance }
or-odds-combat-ship = Космический бой, { $attack } против { $defence }: шанс победы { $chance }
or-odds-damage = В среднем повреждений: нанесено { NUMBER($dealt, minimumFractionDigits: 2, maximumFractionDigits: 2) }, получено { NUMBER($suffered, minimumFractionDigits: 2, maximumFractionDigits: 2) }
or-odds-defeat = Если в запасе { $left }, шанс поражения { $chance }
or-odds-bad-number = Значение { $option } должно быть от 0 до { $most }.
or-cards-title = { $name } [{ $id }] ({ $confidence })
or-cards-total = { $count } { $count ->
    [one] компонент
    [few] компонента
   *[other] компонентов
}: из книг правил — { $seed }, из открытых источников — { $public }, наших — { $ours }
or-cards-none = Нет компонентов, в которых есть «{ $name }».
or-confidence-seed = из книг правил
or-confidence-public = из открытых источников
or-confidence-ours = наше

## Balance

or-help-balance = Честна ли игра? Боты играют много партий
or-help-balance-game = Партии «Внешнего кольца» со случайными персонажами: победы, слава, цели, длина, ненужные карты
or-help-balance-seats = Мест за столом
or-help-balance-bot = Какой бот играет
or-help-balance-report = Записать отчёт в этот файл
or-balance-title = Внешнее кольцо: баланс по партиям, всего { $games }
or-balance-how = Мест: { $seats }, бот { $bot }, зерно { $seed }, персонажи и начальные корабли по жребию. В скобках — границы, которых держатся 95 из 100 таких выборок.
or-balance-characters = Победы по персонажам
or-balance-ships = Победы по кораблю в конце игры
or-balance-places = Победы по очерёдности хода
or-balance-place = Игрок { $place } по порядку
or-balance-fame = Слава по источникам
or-balance-goals = Выполненные личные цели
or-balance-ship-goals = Выполненные цели кораблей
or-balance-length = Длина
or-balance-rounds = В среднем { $mean } раундов, плюс-минус { $error }; от { $least } до { $most }.
or-balance-never = Ни разу не куплены
or-balance-all = Каждая карта рынка нашла покупателя.
or-balance-share = Доля
or-balance-cases = Случаи
