## Почему сервер отказал

server-no-table = Такого стола нет.
server-no-open-table = Стол { $table } не открыт, и партия за ним не идёт.
server-no-seat = За этим столом нет такого места.
server-no-bot = Бот { $bot } не играет в эту игру.
server-no-language = Нет языка { $language }.
server-no-rules = Нет свода правил игры { $game }.
server-no-moment = В этой партии нет такого момента.
server-bad-request = Запрос неверен: { $detail }
server-crash = Что-то сломалось у нас. Ничего не изменилось; попробуйте ещё раз.
server-bad-token = Это не ключ от этого места.
server-host-only = Это может сделать только хозяин стола.
server-started = Партия уже началась.
server-not-running = За этим столом партия не идёт.
server-not-finished = Партия ещё не окончена.
server-seats-free = Остались свободные места.
server-seat-taken = Это место уже занято.
server-name-taken = Это имя уже занято.
server-bad-password = Имя и пароль не подходят друг к другу.
server-known-password = Этот пароль слишком известен или совпадает с именем: выберите другой.
server-wrong-password = Это не ваш пароль.
server-bad-code = Имя и код восстановления не подходят друг к другу, или код уже использован.
server-sign-in = Сначала войдите.
server-busy = Слишком много изменений сразу; попробуйте ещё раз.
server-outdated = Эта партия сыграна по старой версии правил. Её рассказ можно прочитать, но поле уже не разложить.
server-no-hints = За этим столом у ботов не спрашивают совета.
server-no-hint = Бот не успел ничего посоветовать. Ничего не изменилось; можете спросить ещё раз.
server-branch-seats = Для ветки этой партии нужно мест: { $seats }.
server-branch-over = В этот момент партия уже окончена.
server-foreign-page = Эта страница принадлежит другому сайту и ничего не может здесь менять.
server-too-much = Для одного стола это слишком много; возьмите меньше частей или покороче.
server-too-slow = { $seconds ->
    [one] Проверка заняла слишком много времени. Попробуйте ещё раз через { $seconds } секунду.
    [few] Проверка заняла слишком много времени. Попробуйте ещё раз через { $seconds } секунды.
   *[many] Проверка заняла слишком много времени. Попробуйте ещё раз через { $seconds } секунд.
}
server-desk-busy = { $seconds ->
    [one] Проверки ждёт слишком многое. Попробуйте ещё раз через { $seconds } секунду.
    [few] Проверки ждёт слишком многое. Попробуйте ещё раз через { $seconds } секунды.
   *[many] Проверки ждёт слишком многое. Попробуйте ещё раз через { $seconds } секунд.
}
server-kept = Это место для кого-то оставлено; сесть можно только по приглашению.
server-too-many-tables = Вы открыли много столов за короткое время; подождите немного.
server-too-many-analyses = Вы разобрали много партий за короткое время; подождите немного.
server-already-served = Файл { $file } уже занят другим сервером (процесс { $process }). Сначала остановите его или дайте этому серверу свой файл.
server-too-many-letters = Вам уже отправлено несколько писем. Подождите час.
server-no-mail = Этот сервер не отправляет писем. Вас впустит код восстановления.
server-bad-link = Эта ссылка устарела или уже использована.
server-no-passkeys = Для ключей доступа нужен адрес с { "TLS" }, на который настроен этот сервер.
server-bad-passkey = Проверить этот ключ доступа не удалось.
server-old-passkey = Прошло слишком много времени, или ответ уже дан. Начните заново.
server-unknown-passkey = Этот ключ доступа не подходит ни к одной учётной записи.
server-copied-passkey = Возможно, у этого ключа доступа есть копия, поэтому он больше ничего не открывает. Войдите иначе и удалите его.
server-need-passkey = Подтвердите это одним из своих ключей доступа.
server-passkey-taken = Этот ключ доступа уже принадлежит учётной записи.
server-too-many-passkeys = Ключей доступа уже много; сначала удалите один.
server-last-passkey = Иначе в вашу учётную запись не войти. Сначала задайте пароль или добавьте другой ключ доступа.
server-bad-device = До этого браузера сервер не может достучаться.
server-on-vacation = Вы уже в отпуске.
server-no-vacation = { $days ->
    [one] Часы могут отдыхать не больше { $days } дня в году.
   *[other] Часы могут отдыхать не больше { $days } дней в году.
}
server-rated-account = В рейтинговые партии играют с учётной записью: сначала войдите.
server-rated-no-bots = В рейтинговой партии играют люди, не меньше двух; ботам там места нет.
server-rated-seed = Повторяемая партия не может быть рейтинговой.
server-rated-clock = Рейтинговой партии нужны часы: они решают, если кто-то уходит.
server-rated-twice = Вы уже сидите за этим рейтинговым столом.
server-rated-no-undo = В рейтинговой партии ходы не возвращают.
server-rated-no-stand-in = В рейтинговой партии бот ни за кого не играет; решают часы.
server-kept-away = Этот стол для вас закрыт.
server-no-person = Здесь никого нет с таким именем.
server-yourself = Это вы сами.
server-you-block = Вы заблокировали этого человека; сначала снимите блокировку.
server-too-many-people = Ваш список полон; сначала уберите кого-нибудь из него.
server-friends-only = Места придерживают только для друзей.
server-private-friends = Личные сообщения пишут только друзьям.
server-private-off = Сначала включите личные сообщения в своей учётной записи: кто пишет друзьям, тому и друзья могут писать.
server-private-closed = { $name } не принимает личных сообщений.
server-seek-gone = Соперника там уже не ищут.
server-seek-refused = Там ищут соперника с другим рейтингом или только что нашли.
server-too-many-seeks = Вы уже ищете соперников; сначала закончите один поиск.

## За живым столом

server-hello-first = Соединение начинается с приветствия.
server-unexpected = Сейчас такого сообщения не ждут.
server-binary = Двоичные сообщения здесь не понимают.
server-too-long = Сообщение длиннее { $limit } знаков.
server-malformed = Сообщение не читается: { $detail }
server-too-fast = Слишком много сообщений; помедленнее.
server-full = За этим столом уже слишком много зрителей.
server-spectator = Зрители могут смотреть и переписываться, но не играть.
server-stale = На этот вопрос уже не отвечают.
server-not-asked = Вас сейчас ни о чём не спрашивают.
server-paused = Партия на паузе.
server-not-paused = Партия не на паузе.
server-rule-fault = Правила споткнулись об этот ответ; он не принят.
server-bot-plays = За вас играет бот; сначала вернитесь на своё место.
server-no-proposal = Голосовать сейчас не о чем.
server-no-stand-in = На этом месте некого заменять.
server-not-absent = Этого игрока нет на месте слишком недолго.
server-no-return = Нет места, на которое можно вернуться.
server-no-undo-restart = После этого ответа сервер перезапустился с новыми правилами, поэтому ход нельзя вернуть.

## Что рассказывает сам стол

server-event-undo = { $seat } возвращает последний ход.
server-event-pause = { $seat } ставит партию на паузу.
server-event-resume = { $seat } продолжает партию.
server-event-concede = { $seat } сдаётся.
server-event-forfeit = Время { FORM($seat, case: "gen") } вышло; игрок выбывает.
server-event-timeout = Время { FORM($seat, case: "gen") } вышло; дальше играет бот { $bot }.
server-event-stand-in = Вместо { FORM($seat, case: "gen") } до возвращения играет бот { $bot }.
server-event-give-back = { $seat } снова за столом.
server-event-rewind = Правила изменились; партия возвращается к последней контрольной точке.
server-event-close = Стол закрыл тот, кто держит этот сервер. Партия заканчивается без результата.
server-event-kick = Тот, кто держит этот сервер, удаляет из-за стола: { $seat }.
server-closed = Стол закрыл тот, кто держит этот сервер: результата нет.
server-event-branch = Партия продолжает другую партию.

## Письма

server-letter-turn-title = Ваш ход
server-letter-turn = { $game }. За столом: { $others }.
server-letter-off = Больше не писать о ходах: { $link }
server-letter-confirm-title = Это ваш адрес?
server-letter-confirm = Кто-то — надеемся, вы — указал этот адрес для учётной записи «{ $name }» в Cantina. Если это вы, откройте ссылку ниже в течение суток. Если нет, ничего не делайте.
server-letter-password-title = Новый пароль
server-letter-password = Кто-то — надеемся, вы — попросил о новом пароле в Cantina. Чтобы задать его, откройте в течение часа ссылку под именем вашей учётной записи. Если это не вы, ничего не делайте.

## Терминал и команда, которая запускает сервер

server-play-keys = Ответьте числом (несколькими, если нужно несколько) или словом варианта. i ИМЯ карта · g подарки и подобное · u вернуть ход · c ТЕКСТ сказать · { "concede" } сдаться · l журнал · w почему, правила · { "?" } ещё раз · q выйти
server-play-link = Пригласите других или вернитесь сами: { $link }
server-play-reconnect = Связь прервалась; подключаемся снова.
server-play-unreachable = Сервер { $url } не отвечает. { $detail }
server-play-undo = { $seat } просит вернуть последний ход. Согласны?
server-play-pause = { $seat } просит сделать паузу. Согласны?
server-play-agree = (д — да, н — нет)

server-help = Открыть столы для браузеров и терминалов: один процесс, один файл, ничего не нужно настраивать.
server-help-host = На каком адресе слушать; { "0.0.0.0" } пускает другие машины.
server-help-port = На каком порту слушать.
server-help-db = Где хранить партии: { "sqlite:///FILE" } или { "postgresql://USER@HOST/NAME" }.
server-help-channels = Как несколько процессов передают друг другу новости: { "memory" } (один процесс), { "redis://HOST" } или { "postgresql://USER@HOST/NAME" }.
server-help-origin = Адрес другой страницы, которой можно подключаться, например { "https://example.org" }; по разу на каждый.
server-help-bot-workers = Процессы, в которых думают боты.
server-help-bot-pause = Сколько секунд бот ждёт перед ходом, чтобы люди успевали следить.
server-help-open = Открыть страницу в браузере, как только сервер запустится.
server-serving = Cantina открыта по адресу { $url } (остановить: { "Ctrl+C" }).

### Обслуживание сервера

server-bad-configuration = Настройки не подходят: { $detail }
server-no-copy = { $file } — не копия базы данных.
server-not-empty = База данных не пуста; копию возвращают только в пустую.
server-help-config = Файл настроек в формате { "TOML" } (см. { "docs/operating.md" }).
server-help-doctor = Проверить, есть ли всё, что нужно серверу.
server-help-backup = Скопировать всю базу данных в файл, в том числе на ходу.
server-help-restore = Вернуть копию в пустую базу данных любого из двух видов.
server-help-copy = Файл копии ({ ".jsonl.gz" }).
server-backed-up = Скопировано строк в файл { $file }: { $rows }.
server-restored = Возвращено строк из файла { $file }: { $rows }.
server-doctor-failed = { $what }: { $detail }
server-doctor-games = Игры загружаются: { $games }.
server-doctor-client = Страницы собраны.
server-doctor-no-client = Страницы не собраны: их собирает { "make play" }.
server-doctor-space = На диске осталось { $megabytes } МБ.
server-doctor-free = Файл базы данных не занят другим сервером.
server-doctor-broken = Файл базы данных повреждён: { $detail }
server-doctor-schema = База данных отвечает; её схема — { $schema }, наша — { $ours }.
server-doctor-channels = Каналы между процессами отвечают.
server-doctor-behind = Схема базы данных — { $schema }, наша — { $ours }. Сервер обновит её при запуске; сначала сделайте копию.
server-doctor-newer = Схема базы данных { $schema } здесь неизвестна: с ней работала более новая версия.
server-doctor-mail = Почтовый сервер отвечает.
server-doctor-no-mail = Почта не отправляется: не задано { $missing }.
server-doctor-mail-failed = Почтовый сервер { $server } не работает: { $detail }
server-doctor-push = Ключ для уведомлений на месте.
server-doctor-no-push = Ключ для уведомлений создаётся вместе с базой данных, при первом запуске.
server-doctor-bad-push = Ключ для уведомлений в базе данных повреждён.
server-doctor-site = Адрес для людей: { $site }.
server-doctor-no-site = Адрес сайта не задан: почта не отправляется, а ключи доступа работают только на самом компьютере.
server-doctor-site-plain = Адрес { $site } без { "TLS" }: браузеры не допускают там ни уведомлений, ни ключей доступа.
server-doctor-site-away = Адрес { $site } не находится: { $detail }
server-doctor-clock = Часы сходятся с часами базы данных.
server-doctor-clock-off = Часы расходятся с часами базы данных на { $seconds } с, а должны совпадать.

## Управление

server-barred = Эта учётная запись закрыта. Напишите тому, кто держит этот сервер.
server-muted = Пока вы не можете писать в чат.
server-no-account = Учётной записи «{ $name }» нет.
server-admin-help = Люди и столы: для тех, кто держит сервер; можно и во время его работы.
server-admin-help-people = Перечислить учётные записи.
server-admin-help-tables = Перечислить открытые столы и идущие партии.
server-admin-help-close = Закончить партию за столом без результата: игроки об этом узнают, рейтинг не меняется.
server-admin-help-kick = Освободить место, а если партия уже идёт — засчитать ему сдачу.
server-admin-help-bar = Закрыть учётную запись и завершить её сеансы: на несколько дней или до { "--days 0" }.
server-admin-help-mute = Запретить учётной записи чат: на несколько дней или до { "--days 0" }.
server-admin-help-rename = Дать учётной записи другое имя, в том числе за её столами.
server-admin-help-delete = Удалить учётную запись, её имя за столами и её реплики в чате.
server-admin-help-export = Вывести в { "JSON" } всё, что хранится об учётной записи.
server-admin-help-forget = Удалить старые завершённые столы, за которыми нет учётных записей.
server-admin-help-name = Имя учётной записи.
server-admin-help-fresh = Новое имя.
server-admin-help-days = На сколько дней; 0 отменяет. Без этого — навсегда.
server-admin-help-yes = Не переспрашивать.
server-admin-help-old = Столы, завершённые раньше, чем столько дней назад.
server-admin-help-table = Обозначение стола, как в его ссылке и в списке столов.
server-admin-help-seat = Номер места, начиная с 1.
server-admin-name = Имя
server-admin-since = С какого времени
server-admin-seats = Места
server-admin-barred = Закрыта до
server-admin-muted = Без чата до
server-admin-table = Стол
server-admin-game = Игра
server-admin-title = Название
server-admin-state = Состояние
server-admin-people = Люди
server-admin-done = Готово. Действует сразу.
server-admin-ordered = Записано. Сервер сделает это через несколько секунд или при запуске.
server-admin-sure = Удалить «{ $name }» навсегда?
server-admin-deleted = { $count ->
    [one] Удалено; у учётной записи было { $count } место.
    [few] Удалено; у учётной записи было { $count } места.
   *[many] Удалено; у учётной записи было { $count } мест.
}
server-admin-forgot = { $count ->
    [one] Удалён { $count } стол.
    [few] Удалено { $count } стола.
   *[many] Удалено { $count } столов.
}
server-no-workshop = В этой игре нечего собирать.
server-brings-own = Чем играет это место, решает только тот, кто на нём сидит.
server-brings-late = Партия уже началась; каждый играет тем, что принёс.
server-brings-branch = Этот стол продолжает другую партию: кто чем играет, уже решено.
server-too-many-lists = Учётная запись хранит не больше { $most } звеньев и колод. Сначала удалите лишние.
server-no-lesson = Такого урока нет.
server-preview-home = Три настольные игры за одним столом, с друзьями или ботами.
server-preview-rules = Вся книга правил с поиском.
server-preview-cards = Все карты с их действием.
server-preview-learn = Короткие уроки и задачи за настоящим столом.
server-preview-build = Звено или колода: посмотреть, изменить, сыграть.
server-preview-new = Откройте стол и пригласите друзей по ссылке.
server-preview-game = Игра
server-preview-table = { $title } · { $game }
server-preview-state = { $state ->
    [open] Стол на { $seats }, свободных мест: { $free }. Садитесь и играйте.
    [running] Идёт партия. Заходите посмотреть.
   *[finished] Сыгранная партия, которую можно пересмотреть.
}
server-tournament-begun = Турнир уже начался, список закрыт.
server-tournament-joined = Вы уже участвуете.
server-tournament-not-in = Вы не участвуете в этом турнире.
server-tournament-full = Все места турнира заняты: { $most }.
server-tournament-too-few = Участников слишком мало: нужно не меньше { $least }.
server-tournament-bad-places = Укажите место каждого игрока за столом; лучшее — 1.
server-tournament-seats = За одним столом в эту игру столько человек не играет.
server-tournament-bring = Здесь каждый приносит своё: выберите, чем играть.
server-tournament-lists = Принесите хотя бы одно, но не больше { $most }.
server-tournament-lists-closed = Турнир уже начался; каждый играет тем, что принёс.
server-tournament-lists-hidden = Что принесли остальные, станет видно, когда турнир начнётся.
server-tournament-no-match = То, что принесли эти игроки, не может встретиться за одним столом.
