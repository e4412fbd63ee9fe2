### The names of ships, pilots, upgrades, damage and condition cards.

## Pilots

xw-pilot-wedgeantilles = Ведж Антиллес
xw-pilot-lukeskywalker = Люк Скайуокер
xw-pilot-garvendreis = Гарвен Дрейс
xw-pilot-biggsdarklighter = Бигс Дарклайтер
xw-pilot-howlrunner = «Воющий Бегун»
xw-pilot-dutchvander = «Голландец» Вандер
xw-pilot-nightbeast = «Ночной Зверь»
xw-pilot-wesjanson = Уэс Дженсон
xw-pilot-hortonsalm = Хортон Сальм

## Upgrades

xw-upgrade-determination = Целеустремлённость
xw-upgrade-drawtheirfire = Огонь на себя
xw-upgrade-experthandling = Мастерское управление
xw-upgrade-expose = Открыться
xw-upgrade-gunner = Стрелок
xw-upgrade-juke = Финт
xw-upgrade-lonewolf = Одинокий волк
xw-upgrade-marksmanship = Меткость
xw-upgrade-navigator = Навигатор
xw-upgrade-opportunist = Авантюрист
xw-upgrade-outmaneuver = Переиграть
xw-upgrade-pushthelimit = На пределе
xw-upgrade-r2d2 = R2-D2
xw-upgrade-r5p9 = R5-P9
xw-upgrade-saboteur = Диверсант
xw-upgrade-squadleader = Командир звена
xw-upgrade-swarmtactics = Тактика роя
xw-upgrade-tactician = Тактик
xw-upgrade-veteraninstincts = Инстинкты ветерана
xw-upgrade-wired = На взводе

## Damage cards

xw-damage-damaged-engine = Повреждённый двигатель
