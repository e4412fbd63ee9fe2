## Чому сервер відмовив

server-no-table = Такого столу немає.
server-no-open-table = Стіл { $table } не відкрито, і партія за ним не йде.
server-no-seat = За цим столом немає такого місця.
server-no-bot = Бот { $bot } не грає в цю гру.
server-no-language = Немає мови { $language }.
server-no-rules = Немає правил гри { $game }.
server-no-moment = У цій партії немає такого моменту.
server-bad-request = Запит хибний: { $detail }
server-crash = Щось зламалося в нас. Нічого не змінилося; спробуй ще раз.
server-bad-token = Це не ключ від цього місця.
server-host-only = Це може зробити лише господар столу.
server-started = Партія вже почалася.
server-not-running = За цим столом партія не йде.
server-not-finished = Партію ще не закінчено.
server-seats-free = Ще є вільні місця.
server-seat-taken = Це місце вже зайнято.
server-name-taken = Це ім’я вже зайнято.
server-bad-password = Ім’я та пароль не пасують одне до одного.
server-known-password = Цей пароль надто відомий або збігається з ім’ям: обери інший.
server-wrong-password = Це не твій пароль.
server-bad-code = Ім’я та код відновлення не пасують одне до одного, або код уже використано.
server-sign-in = Спершу увійди.
server-busy = Забагато змін одночасно; спробуй ще раз.
server-outdated = Цю партію зіграно за старішою версією правил. Її перебіг можна прочитати, але поле вже не розкласти.
server-no-hints = За цим столом у ботів не питають поради.
server-no-hint = Бот не встиг нічого порадити. Нічого не змінилося; можеш запитати ще раз.
server-branch-seats = Для гілки цієї партії потрібно місць: { $seats }.
server-branch-over = У цей момент партію вже закінчено.
server-foreign-page = Ця сторінка належить іншому сайту й нічого не може тут змінювати.
server-too-much = Для одного столу це забагато; візьми менше частин або коротші.
server-too-slow = { $seconds ->
    [one] Перевірка тривала задовго. Спробуй ще раз через { $seconds } секунду.
    [few] Перевірка тривала задовго. Спробуй ще раз через { $seconds } секунди.
   *[many] Перевірка тривала задовго. Спробуй ще раз через { $seconds } секунд.
}
server-desk-busy = { $seconds ->
    [one] Перевірки чекає забагато чого. Спробуй ще раз через { $seconds } секунду.
    [few] Перевірки чекає забагато чого. Спробуй ще раз через { $seconds } секунди.
   *[many] Перевірки чекає забагато чого. Спробуй ще раз через { $seconds } секунд.
}
server-kept = Це місце для когось збережено; сісти можна лише за запрошенням.
server-too-many-tables = Забагато столів за короткий час; зачекай трохи.
server-too-many-analyses = Забагато розборів за короткий час; зачекай трохи.
server-already-served = Файл { $file } уже зайнято іншим сервером (процес { $process }). Спершу зупини його або дай цьому серверу окремий файл.
server-too-many-letters = Тобі вже надіслано кілька листів. Зачекай годину.
server-no-mail = Цей сервер не надсилає листів. Тебе впустить код відновлення.
server-bad-link = Це посилання застаріло або його вже використано.
server-no-passkeys = Для ключів доступу потрібна адреса з { "TLS" }, на яку налаштовано цей сервер.
server-bad-passkey = Перевірити цей ключ доступу не вдалося.
server-old-passkey = Минуло забагато часу, або відповідь уже дано. Почни знову.
server-unknown-passkey = Цей ключ доступу не пасує до жодного облікового запису.
server-copied-passkey = Можливо, цей ключ доступу скопійовано, тож він більше нічого не відчиняє. Увійди інакше й видали його.
server-need-passkey = Підтверди це одним зі своїх ключів доступу.
server-passkey-taken = Цей ключ доступу вже належить обліковому запису.
server-too-many-passkeys = Ключів доступу вже багато; спершу видали один.
server-last-passkey = Інакше до твого облікового запису не ввійти. Спершу задай пароль або додай інший ключ доступу.
server-bad-device = До цього браузера сервер не може достукатися.
server-on-vacation = Ти вже у відпустці.
server-no-vacation = { $days ->
    [one] Годинники можуть відпочивати щонайбільше { $days } день на рік.
    [few] Годинники можуть відпочивати щонайбільше { $days } дні на рік.
   *[other] Годинники можуть відпочивати щонайбільше { $days } днів на рік.
}
server-rated-account = У рейтингові партії грають з обліковим записом: спершу увійди.
server-rated-no-bots = У рейтинговій партії грають люди, щонайменше двоє; ботам там місця немає.
server-rated-seed = Повторювана партія не може бути рейтинговою.
server-rated-clock = Рейтинговій партії потрібен годинник: він вирішує, якщо хтось іде.
server-rated-twice = Ти вже сидиш за цим рейтинговим столом.
server-rated-no-undo = У рейтинговій партії ходів не повертають.
server-rated-no-stand-in = У рейтинговій партії бот ні за кого не грає; вирішує годинник.
server-kept-away = Цей стіл для тебе закритий.
server-no-person = Тут немає нікого з таким ім’ям.
server-yourself = Це ж ти.
server-you-block = Ця людина в тебе заблокована; спершу зніми блокування.
server-too-many-people = Твій список повний; спершу прибери когось із нього.
server-friends-only = Місця притримують лише для друзів.
server-private-friends = Приватні повідомлення пишуть лише друзям.
server-private-off = Спершу ввімкни приватні повідомлення у своєму обліковому записі: хто пише друзям, тому й друзі можуть писати.
server-private-closed = { $name } не приймає приватних повідомлень.
server-seek-gone = Суперника там уже не шукають.
server-seek-refused = Там шукають суперника з іншим рейтингом або щойно знайшли.
server-too-many-seeks = Ти вже шукаєш суперників; спершу заверши один пошук.

## За живим столом

server-hello-first = З’єднання починається з вітання.
server-unexpected = Зараз на таке повідомлення не чекають.
server-binary = Двійкових повідомлень тут не розуміють.
server-too-long = Повідомлення довше за { $limit } знаків.
server-malformed = Повідомлення не читається: { $detail }
server-too-fast = Забагато повідомлень; повільніше.
server-full = За цим столом уже забагато глядачів.
server-spectator = Глядачі можуть дивитися й листуватися, але не грати.
server-stale = На це запитання вже не відповідають.
server-not-asked = Тебе зараз ні про що не питають.
server-paused = Партія на паузі.
server-not-paused = Партія не на паузі.
server-rule-fault = Правила спіткнулися об цю відповідь; її не прийнято.
server-bot-plays = За тебе грає бот; спершу повернися на своє місце.
server-no-proposal = Голосувати зараз немає за що.
server-no-stand-in = На цьому місці немає кого заміняти.
server-not-absent = Цього гравця немає на місці ще надто недовго.
server-no-return = Немає місця, на яке можна повернутися.
server-no-undo-restart = Після цієї відповіді сервер перезапустився з новими правилами, тож хід не можна повернути.

## Що розповідає сам стіл

server-event-undo = { $seat } повертає останній хід.
server-event-pause = { $seat } ставить партію на паузу.
server-event-resume = { $seat } продовжує партію.
server-event-concede = { $seat } здається.
server-event-forfeit = Час { FORM($seat, case: "gen") } вийшов; гравець вибуває.
server-event-timeout = Час { FORM($seat, case: "gen") } вийшов; далі грає бот { $bot }.
server-event-stand-in = Замість { FORM($seat, case: "gen") } до повернення грає бот { $bot }.
server-event-give-back = { $seat } знову за столом.
server-event-rewind = Правила змінилися; партія повертається до останньої контрольної точки.
server-event-close = Стіл закрив той, хто тримає цей сервер. Партія закінчується без результату.
server-event-kick = Той, хто тримає цей сервер, вилучає з-за столу: { $seat }.
server-closed = Стіл закрив той, хто тримає цей сервер: результату немає.
server-event-branch = Партія продовжує іншу партію.

## Листи

server-letter-turn-title = Твій хід
server-letter-turn = { $game }. За столом: { $others }.
server-letter-off = Більше не писати про ходи: { $link }
server-letter-confirm-title = Це твоя адреса?
server-letter-confirm = Хтось — сподіваємося, ти — вказав цю адресу для облікового запису «{ $name }» у Cantina. Якщо це ти, відкрий посилання нижче протягом доби. Якщо ні, нічого не роби.
server-letter-password-title = Новий пароль
server-letter-password = Хтось — сподіваємося, ти — просить новий пароль у Cantina. Щоб задати його, відкрий протягом години посилання під назвою свого облікового запису. Якщо це не ти, нічого не роби.

## Термінал і команда, що запускає сервер

server-play-keys = Відповідай числом (кількома, якщо треба кілька) або словом варіанта. i НАЗВА карта · g подарунки й подібне · u повернути хід · c ТЕКСТ сказати · { "concede" } здатися · l журнал · w чому, правила · { "?" } ще раз · q вийти
server-play-link = Запроси інших або повернися сюди згодом: { $link }
server-play-reconnect = Зв’язок перервався; під’єднуємося знову.
server-play-unreachable = Сервер { $url } не відповідає. { $detail }
server-play-undo = { $seat } просить повернути останній хід. Згода?
server-play-pause = { $seat } просить зробити паузу. Згода?
server-play-agree = (т — так, н — ні)

server-help = Відкрити столи для браузерів і терміналів: один процес, один файл, нічого не треба налаштовувати.
server-help-host = На якій адресі слухати; { "0.0.0.0" } пускає інші машини.
server-help-port = На якому порту слухати.
server-help-db = Де зберігати партії: { "sqlite:///FILE" } або { "postgresql://USER@HOST/NAME" }.
server-help-channels = Як кілька процесів передають одне одному новини: { "memory" } (один процес), { "redis://HOST" } або { "postgresql://USER@HOST/NAME" }.
server-help-origin = Адреса іншої сторінки, якій можна під’єднуватися, наприклад { "https://example.org" }; по разу на кожну.
server-help-bot-workers = Процеси, у яких думають боти.
server-help-bot-pause = Скільки секунд бот чекає перед ходом, щоб люди встигали стежити.
server-help-open = Відкрити сторінку в браузері, щойно сервер запуститься.
server-serving = Cantina відкрита за адресою { $url } (зупинити: { "Ctrl+C" }).

### Обслуговування сервера

server-bad-configuration = Налаштування не підходять: { $detail }
server-no-copy = { $file } — не копія бази даних.
server-not-empty = База даних не порожня; копію повертають лише в порожню.
server-help-config = Файл налаштувань у форматі { "TOML" } (див. { "docs/operating.md" }).
server-help-doctor = Перевірити, чи є все, що потрібно серверу.
server-help-backup = Скопіювати всю базу даних у файл, зокрема й на ходу.
server-help-restore = Повернути копію в порожню базу даних будь-якого з двох видів.
server-help-copy = Файл копії ({ ".jsonl.gz" }).
server-backed-up = Скопійовано рядків у файл { $file }: { $rows }.
server-restored = Повернено рядків із файлу { $file }: { $rows }.
server-doctor-failed = { $what }: { $detail }
server-doctor-games = Ігри завантажуються: { $games }.
server-doctor-client = Сторінки зібрано.
server-doctor-no-client = Сторінки не зібрано: їх збирає { "make play" }.
server-doctor-space = На диску лишилося { $megabytes } МБ.
server-doctor-free = Файл бази даних не зайнятий іншим сервером.
server-doctor-broken = Файл бази даних пошкоджено: { $detail }
server-doctor-schema = База даних відповідає; її схема — { $schema }, наша — { $ours }.
server-doctor-channels = Канали між процесами відповідають.
server-doctor-behind = Схема бази даних — { $schema }, наша — { $ours }. Сервер оновить її під час запуску; спершу зроби копію.
server-doctor-newer = Схема бази даних { $schema } тут невідома: з нею працювала новіша версія.
server-doctor-mail = Поштовий сервер відповідає.
server-doctor-no-mail = Пошта не надсилається: не задано { $missing }.
server-doctor-mail-failed = Поштовий сервер { $server } не працює: { $detail }
server-doctor-push = Ключ для сповіщень на місці.
server-doctor-no-push = Ключ для сповіщень створюється разом із базою даних, під час першого запуску.
server-doctor-bad-push = Ключ для сповіщень у базі даних пошкоджено.
server-doctor-site = Адреса для людей: { $site }.
server-doctor-no-site = Адресу сайту не задано: пошта не надсилається, а ключі доступу працюють лише на самому комп’ютері.
server-doctor-site-plain = Адреса { $site } без { "TLS" }: браузери не допускають там ні сповіщень, ні ключів доступу.
server-doctor-site-away = Адреса { $site } не знаходиться: { $detail }
server-doctor-clock = Годинник згоден із годинником бази даних.
server-doctor-clock-off = Годинник розходиться з годинником бази даних на { $seconds } с, а мають збігатися.

## Керування

server-barred = Цей обліковий запис закрито. Напиши тому, хто тримає цей сервер.
server-muted = Поки що ти не можеш писати в чат.
server-no-account = Облікового запису «{ $name }» немає.
server-admin-help = Люди та столи: для тих, хто тримає сервер; можна й під час його роботи.
server-admin-help-people = Перелічити облікові записи.
server-admin-help-tables = Перелічити відкриті столи й партії, що тривають.
server-admin-help-close = Закінчити партію за столом без результату: гравці про це дізнаються, рейтинг не змінюється.
server-admin-help-kick = Звільнити місце, а якщо партія вже йде — зарахувати йому здачу.
server-admin-help-bar = Закрити обліковий запис і завершити його сеанси: на кілька днів або до { "--days 0" }.
server-admin-help-mute = Заборонити обліковому запису чат: на кілька днів або до { "--days 0" }.
server-admin-help-rename = Дати обліковому запису інше ім’я, зокрема за його столами.
server-admin-help-delete = Видалити обліковий запис, його ім’я за столами та його репліки в чаті.
server-admin-help-export = Вивести в { "JSON" } усе, що зберігається про обліковий запис.
server-admin-help-forget = Видалити старі завершені столи, за якими немає облікових записів.
server-admin-help-name = Ім’я облікового запису.
server-admin-help-fresh = Нове ім’я.
server-admin-help-days = На скільки днів; 0 скасовує. Без цього — назавжди.
server-admin-help-yes = Не перепитувати.
server-admin-help-old = Столи, завершені раніше, ніж стільки днів тому.
server-admin-help-table = Позначення столу, як у його посиланні та в списку столів.
server-admin-help-seat = Номер місця, починаючи з 1.
server-admin-name = Ім’я
server-admin-since = Відколи
server-admin-seats = Місця
server-admin-barred = Закрито до
server-admin-muted = Без чату до
server-admin-table = Стіл
server-admin-game = Гра
server-admin-title = Назва
server-admin-state = Стан
server-admin-people = Люди
server-admin-done = Готово. Діє одразу.
server-admin-ordered = Записано. Сервер зробить це за кілька секунд або під час запуску.
server-admin-sure = Видалити «{ $name }» назавжди?
server-admin-deleted = { $count ->
    [one] Видалено; обліковий запис мав { $count } місце.
    [few] Видалено; обліковий запис мав { $count } місця.
   *[many] Видалено; обліковий запис мав { $count } місць.
}
server-admin-forgot = { $count ->
    [one] Видалено { $count } стіл.
    [few] Видалено { $count } столи.
   *[many] Видалено { $count } столів.
}
server-no-workshop = У цій грі нема чого збирати.
server-brings-own = Чим грає це місце, вирішує лише той, хто на ньому сидить.
server-brings-late = Партія вже почалася; кожен грає тим, що приніс.
server-brings-branch = Цей стіл продовжує іншу партію: хто чим грає, уже вирішено.
server-too-many-lists = Обліковий запис зберігає щонайбільше { $most } загонів і колод. Спершу видали зайві.
server-no-lesson = Такого уроку немає.
server-preview-home = Три настільні гри за одним столом, з друзями або ботами.
server-preview-rules = Уся книга правил із пошуком.
server-preview-cards = Усі карти з їхньою дією.
server-preview-learn = Короткі уроки й задачі за справжнім столом.
server-preview-build = Загін або колода: подивитися, змінити, зіграти.
server-preview-new = Відкрий стіл і запроси друзів за посиланням.
server-preview-game = Гра
server-preview-table = { $title } · { $game }
server-preview-state = { $state ->
    [open] Стіл на { $seats }, вільних місць: { $free }. Сідай і грай.
    [running] Триває партія. Заходь подивитися.
   *[finished] Зіграна партія, яку можна переглянути.
}
server-tournament-begun = Турнір уже почався, список закрито.
server-tournament-joined = Ти вже береш участь.
server-tournament-not-in = Ти не береш участі в цьому турнірі.
server-tournament-full = Усі місця турніру зайняті: { $most }.
server-tournament-too-few = Учасників замало: потрібно щонайменше { $least }.
server-tournament-bad-places = Вкажи місце кожного гравця за столом; найкраще — 1.
server-tournament-seats = За одним столом у цю гру стільки людей не грає.
server-tournament-bring = Тут кожен приносить своє: обери, чим грати.
server-tournament-lists = Принеси щонайменше одне, але не більше { $most }.
server-tournament-lists-closed = Турнір уже почався; кожен грає тим, що приніс.
server-tournament-lists-hidden = Що принесли інші, стане видно, коли турнір почнеться.
server-tournament-no-match = Те, що принесли ці гравці, не може зустрітися за одним столом.
