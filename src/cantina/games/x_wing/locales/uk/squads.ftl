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
xw-squad-twice = { $card }: установлюють лише один раз; другий символ — для іншої карти.
xw-squad-too-many-copies = { $card }: копій у загоні щонайбільше { $count }.
xw-squad-not-json = Це не { "JSON" }: { $problem }.
xw-squad-other-version = XWS { $version } описує другу редакцію; за цим столом грають у першу (XWS 1.0.0).
xw-squad-bad-shape = Це не файл загону: { $problem }.
xw-squad-unknown-faction = Немає фракції «{ $faction }»; пиши { "rebel" }, { "imperial" } або { "scum" }.
xw-squad-other-faction = Ця сторона — { $wanted ->
    [rebel] Альянс повстанців
    [imperial] Галактична Імперія
    [scum] Покидьки та лиходії
   *[other] { $wanted }
}, а загін — { $faction ->
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
xw-squad-wrong-key = { $card }: місце цієї карти — «{ $key }».
xw-squad-other-ship = { $card }: установлюють лише на кораблі: { $ships }.
xw-squad-limited = { $card }: лише одна така карта на корабель.
xw-squad-no-slot = { $card }: вільного місця «{ $key }» не лишилося.
xw-squad-not-unique = { $card }: унікальна карта, одна на сторону.
xw-squad-wrong-points = У файлі вказано очок: { $said }, а карти коштують { $points }. Виправ число або прибери його.
xw-squad-over-points = Загін коштує { $points } { $points ->
    [one] очко
    [few] очки
   *[other] очок
}; межа — { $limit }.
xw-squad-no-ships = У загоні потрібен хоча б один корабель.
xw-squad-too-many-ships = { $count } { $count ->
    [one] корабель
    [few] кораблі
   *[other] кораблів
} — забагато; за столом уміщається { $limit } на сторону.
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
xw-squad-carried = { $card }: лише злітає з іншого корабля й до ланки не входить.

## Карти, яких іще немає у грі

xw-not-yet-huge-base = Їм потрібна величезна підставка (епічна гра)
