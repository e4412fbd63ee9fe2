### Складання загонів.

## Загони

xw-squad-needs-skill = { $card }: потрібна майстерність пілота не нижче { $skill }.
xw-squad-too-agile = { $card }: потрібна маневровість не вище { $agility }.
xw-squad-too-large = { $card }: потрібен корпус не вище { $hull }.
xw-squad-other-shields = { $card }: потрібне значення щитів { $shields }.
xw-squad-needs-action = { $card }: на панелі дій потрібна { $action ->
    [focus] дія «фокус»
    [evade] дія «ухилення»
    [target-lock] дія «захоплення цілі»
    [barrel-roll] дія «бочка»
    [boost] дія «прискорення»
    [cloak] дія «маскування»
    [slam] дія SLAM
    [reinforce] дія «підсилення»
    [reload] дія «перезаряджання»
    [coordinate] дія «координація»
    [jam] дія «завади»
   *[other] дія { $action }
}.
xw-squad-needs-slots = { $card }: на панелі покращень потрібні символи: { $slots }.
xw-squad-has-slot = { $card }: не можна з надрукованим символом «{ $slot }».
xw-squad-needs-card = { $card }: установлюють лише разом із картою { $needed }.
xw-squad-too-dear = { $card }: надто дорого; карта екіпажу тут коштує щонайбільше { $points } { $points ->
    [one] очко
    [few] очки
   *[other] очок
}.
xw-squad-only-unique = { $card }: карта не унікальна, а інша карта цього корабля потребує унікальної.
xw-squad-twice = { $card }: установлюють лише один раз; другий символ — для іншої карти.
xw-squad-too-many-copies = { $card }: копій у загоні щонайбільше { $count }.
xw-squad-not-json = Це не { "JSON" }: { $problem }.
xw-squad-other-version = XWS { $version } описує другу редакцію; за цим столом грають у першу (XWS 1.0.0).
xw-squad-bad-shape = Це не файл загону: { $problem }.
xw-squad-unknown-faction = Немає фракції «{ $faction }»; пиши { "rebel" }, { "imperial" } або { "scum" }.
xw-squad-other-faction = Ця сторона — { $wanted ->
    [rebel] Альянс повстанців
    [imperial] Галактична Імперія
    [scum] Покидьки та лиходії
   *[other] { $wanted }
}, а загін — { $faction ->
    [rebel] Альянс повстанців
    [imperial] Галактична Імперія
    [scum] Покидьки та лиходії
   *[other] { $faction }
}.
xw-squad-unknown-pilot = Тут немає пілота «{ $card }».
xw-squad-unknown-ship = Тут немає корабля «{ $card }».
xw-squad-unknown-upgrade = Тут немає покращення «{ $card }».
xw-squad-wrong-ship = { $pilot } літає на іншому кораблі: { $ship }.
xw-squad-wrong-faction = { $card }: це карта фракції { $faction ->
    [rebel] «Альянс повстанців»
    [imperial] «Галактична Імперія»
    [scum] «Покидьки та лиходії»
   *[other] { $faction }
}.
xw-squad-wrong-key = { $card }: місце цієї карти — «{ $key }».
xw-squad-other-ship = { $card }: установлюють лише на кораблі: { $ships }.
xw-squad-limited = { $card }: лише одна така карта на корабель.
xw-squad-no-slot = { $card }: вільного місця «{ $key }» не лишилося.
xw-squad-not-unique = { $card }: унікальна карта, одна на сторону.
xw-squad-wrong-points = У файлі вказано очок: { $said }, а карти коштують { $points }. Виправ число або прибери його.
xw-squad-over-points = Загін коштує { $points } { $points ->
    [one] очко
    [few] очки
   *[other] очок
}; межа — { $limit }.
xw-squad-no-ships = У загоні потрібен хоча б один корабель.
xw-squad-too-many-ships = { $count } { $count ->
    [one] корабель
    [few] кораблі
   *[other] кораблів
} — забагато; за столом уміщається { $limit } на сторону.
xw-squad-missing = { $card }: в одному базовому наборі таких карт { $owned }, а загону потрібно { $count }.
xw-squad-valid = Дозволений загін: { $ships } { $ships ->
    [one] корабель
    [few] кораблі
   *[other] кораблів
}, очок { $points } з { $limit }.
xw-squad-invalid = Недозволений загін; { $problems } { $problems ->
    [one] помилка
    [few] помилки
   *[other] помилок
}:
xw-squad-problem = { $where }: { $reason }
xw-squad-title = { $faction ->
    [rebel] Альянс повстанців
    [imperial] Галактична Імперія
    [scum] Покидьки та лиходії
   *[other] { $faction }
}, { $points } { $points ->
    [one] очко
    [few] очки
   *[other] очок
}
xw-squad-line = { $pilot } ({ $ship }), майстерність пілота { $skill }: { $points } { $points ->
    [one] очко
    [few] очки
   *[other] очок
}
xw-squad-line-upgrade = { $card }: { $points } { $points ->
    [one] очко
    [few] очки
   *[other] очок
}
xw-squad-no-file = Не вдається прочитати { $file }: { $problem }.
xw-squad-no-random = { $faction ->
    [rebel] В Альянсу повстанців
    [imperial] У Галактичної Імперії
    [scum] У Покидьків та лиходіїв
   *[other] У фракції { $faction }
} немає корабля, не дорожчого за { $points } { $points ->
    [one] очко
    [few] очки
   *[other] очок
}.
xw-squad-wrong-size = { $size ->
    [small] { $card }: лише на малій підставці.
   *[large] { $card }: лише на великій підставці.
}
xw-squad-carried = { $card }: лише злітає з іншого корабля й до загону не входить.
xw-squad-no-famous = Готового загону «{ $name }» немає; без назви ця команда їх перелічує.
xw-squad-no-ready = Готового загону «{ $name }» немає; усі перелічує команда { "«cantina squad famous»" }.

## Карти, яких іще немає у грі

xw-not-yet-huge-base = Їм потрібна величезна підставка (епічна гра)
xw-famous-line = { $id }: { $title } ({ $season }), очок: { $points }
xw-famous-fourblues = Четверо синіх і бандит
xw-famous-rookierush = Ривок новачків
xw-famous-fathan = Хан і бандити
xw-famous-chewieescort = Конвой Чуї
xw-famous-superdash = Супер-Деш
xw-famous-tltyard = Чотири спарені лазери
xw-famous-awings = Хмара A-wing
xw-famous-reddots = Три герої
xw-famous-poeregen = По й Міранда
xw-famous-bomberbay = Мінне поле вартових
xw-famous-ghostphantom = Привид і Фантом
xw-famous-ghostfenn = Привид командира
xw-famous-uwingpatrol = Патруль бунтарів
xw-famous-sawpartisans = Партизани Со
xw-famous-wookiees = Стіна вукі
xw-famous-resistancebombs = Бомби для Опору
xw-famous-reyescort = Політ Рей
xw-famous-stresshog = Майстер стресу
xw-famous-ewingduel = Два E-wing
xw-famous-zswarm = Зграя мисливців
xw-famous-tieswarm = Рій пілота «Завиваючий бігун»
xw-famous-crackswarm = Влучні стрільці
xw-famous-threeaces = Три перехоплювачі
xw-famous-palpaces = Аси Імператора
xw-famous-whisperpack = Шепіт і зграя
xw-famous-decimatorfel = Адмірал і барон
xw-famous-oicunnram = На таран
xw-famous-defenderduo = Аси захисників
xw-famous-deltatrio = Три захисники
xw-famous-doublefiresprays = Два «Вогнедихи»
xw-famous-shuttletrio = Батарея човників
xw-famous-kagidoom = Човники фатуму
xw-famous-bomberalpha = Удар бомбардувальників
xw-famous-striketeam = Загін ударників
xw-famous-epsilonswarm = Рій Першого ордену
xw-famous-quickbackdraft = Швидкі стволи
xw-famous-silencerpair = Тиша
xw-famous-upsilonguard = Варта Стрідана
xw-famous-dormitzrush = Засідка Дорміца
xw-famous-brobots = Дроїди-вбивці
xw-famous-dengaroo = Денґар і Манару
xw-famous-scouttrio = Три розвідники
xw-famous-mindlinktrio = Пов’язані розуми
xw-famous-thugnest = Життя громил
xw-famous-pirateswarm = Піратська хмара
xw-famous-bosskcrew = Полювання Босска
xw-famous-fettclan = Нагорода на двох
xw-famous-shadowcaster = Упіймані променем
xw-famous-protectorate = Конкорд-Даун
xw-famous-vipers = Гадюки «Чорного Сонця»
xw-squads-one-faction = Обидва загони летять за одну сторону. Принесіть один за іншу сторону або жодного.
xw-squads-not-brought = За цим столом летять кораблі самого бою чи місії: загонів ніхто не приносить.
