export const LIFE_TRADES = `
памятник|памятники|надгробие|надгробия|благоустройство могил: rock hammer page-facing-up bouquet straight-ruler candle
+ камень|гранит|мрамор|стела: rock
+ резьба|гравировка|портрет: hammer
питьевая вода|доставка воды|кулер|бутилированная|помпа: droplet tumbler-glass delivery-truck bucket house spiral-calendar
детский психолог: teddy-bear brain speech-balloon red-heart house crayon
+ капризный|капризы|истерика: crying-face
аренда инструмента|прокат инструмента|перфоратор|шуруповёрт|бензопила: toolbox hammer-and-wrench screwdriver key carpentry-saw gear
+ аренда|аренды|покупка|прокат: key toolbox
+ бур|буры|перфоратор|перфоратора: hammer-and-wrench toolbox
автосервис|авто~|машина|автомобиль|двигатель|то|замена масла|автомастерская|диагностика авто: automobile wrench gear oil-drum toolbox fuel-pump battery
+ масло|масла: oil-drum
+ ремень|ремня|цепь: gear
+ фильтр|фильтры|свеча|свечи|колодки: wrench
+ аптечка|знак|огнетушитель: toolbox
+ диск|диски: automobile
+ дворники: automobile
+ батарея|аккумулятор|акб: battery
шиномонтаж|шины|резина|колёса|диски|зимняя резина: automobile snowflake wrench toolbox motorway
+ шип|шипы|шипованная|липучка: snowflake automobile
+ давление|давления|атмосфер|протектор: automobile
+ хранение|хранить: automobile
автомойка|детейлинг|полировка|мойка машин|химчистка салона: automobile bubbles sponge droplet sparkles bucket
+ стекло|стёкла|дворники|салон: automobile
автошкола|водитель|права|вождение|инструктор по вождению|пдд: automobile vertical-traffic-light stop-sign books key motorway
автоподбор|автосалон|покупка авто|подержанный|подержанное|бу авто|пригон|авто из: automobile magnifying-glass-tilted-left key page-facing-up handshake wrench oncoming-automobile
+ пробег|скручен: automobile
такси|трансфер|аренда авто|каршеринг|прокат авто: taxi automobile key round-pushpin luggage credit-card
мотоцикл|мото~|скутер|мотосалон: motorcycle rescue-workers-helmet gloves wrench motorway fuel-pump
велосипед|самокат|прокат|веломастерская|велосипеды: bicycle rescue-workers-helmet wrench kick-scooter gear motorway
+ цепь|цепи|седло|руль|рама: bicycle
грузовик|спецтехника|экскаватор|эвакуатор|трактор: tractor articulated-lorry building-construction wrench fuel-pump
отпуск|тур|туры|путешествие|море|поездка|турагент~|путёвка|отдых: airplane luggage beach-with-umbrella palm-tree compass camera world-map hotel
+ жар|жара: thermometer sun
отель|гостиница|хостел|глэмпинг|гостевой дом|база отдыха: hotel bed key luggage bellhop-bell camping sunrise
поход|походы|треккинг|горы|туризм|кемпинг|снаряжение: camping hiking-boot backpack compass snow-capped-mountain fire flashlight
+ спальник|ночёвка: camping
рыбалка|удочка|спиннинг|рыболов~|охота: fishing-pole fish hook canoe sunrise worm
сап|каяк|сплав|яхта|катер|лодки|серфинг: canoe sailboat water-wave ring-buoy sun
экскурсия|гид|музей|город|экскурсии|краевед: classical-building compass camera round-pushpin world-map footprints
конный|лошадь|верховая езда|лошади|пони: horse-face horse deciduous-tree rescue-workers-helmet carrot
парашют|дельтаплан|полёты|воздушный шар|аэротруба: parachute small-airplane cloud helicopter
свадьба|невеста|жених|торжество|свадебный|свадебное агентство|молодожёны: ring bouquet wedding birthday-cake clinking-glasses camera dress red-heart
+ ведущий: microphone
праздник|рождения|аниматор|вечеринка|корпоратив|день рождения|детский праздник|юбилей: party-popper birthday-cake balloon wrapped-gift magic-wand spiral-calendar musical-notes
шары|воздушные шары|аэродизайн|шарики: balloon party-popper wrapped-gift birthday-cake ribbon confetti-ball
+ гелий|обработка|летать|связка: balloon
новый год|ёлка|рождество|новогодний|дед мороз: christmas-tree wrapped-gift snowflake tangerine party-popper sparkler
подарок|подарки|сувениры|подарочные наборы|корпоративные подарки: wrapped-gift ribbon label package party-popper red-heart
ведущий|тамада|диджей|звук и свет|кавер-группа|артист: microphone musical-notes speaker-high-volume mirror-ball party-popper
квест|квесты|игротека|антикафе|картинг|боулинг|лазертаг|развлечения|пейнтбол: old-key puzzle-piece bullseye trophy stopwatch game-die
настольные игры|настолки|шахматы|логика|покер: chess-pawn game-die puzzle-piece trophy brain
игры|киберспорт|геймер|компьютерный клуб|приставка: video-game joystick headphone keyboard trophy
театр|концерт|кино|спектакль|актёрское|актёрский: performing-arts admission-tickets clapper-board microphone speaking-head
одежда|стиль|гардероб|шопинг|бренд одежды|стилист|имидж|образ|капсула|мода: t-shirt dress mirror shopping-bags high-heeled-shoe necktie scarf coat
+ капсула|капсулу|капсулы: t-shirt jeans
+ крой|посадка: straight-ruler
+ цвет|цвета|принт: artist-palette
ателье|пошив|швея|шитьё|портной|подгонка|ремонт одежды: sewing-needle thread scissors straight-ruler t-shirt dress
+ молния|молнию|замок|подкладка|пуговица|кнопка|кнопки: thread
пуховик|шуба|куртка|верхняя одежда|пальто: coat snowflake scarf gloves thermometer
обувь|кроссовки|сапожник|ремонт обуви|ботинки|туфли|сапоги: mans-shoe running-shoe high-heeled-shoe womans-boot hiking-boot foot
+ колодка|колодки|подошва|стелька|разносить|разносится: mans-shoe running-shoe
+ туфли|каблук|лодочки: high-heeled-shoe
+ растяжка|растянуть|набойка|набойки|набоек|супинатор: mans-shoe
+ кожа|кожаный|кожу|крем|щётка|замша|соль|реагенты: mans-shoe
+ сушить|газета|сушка: newspaper
сумка|сумки|кожа натуральная|кожаные изделия|кожгалантерея|ремни: handbag purse thread sewing-needle briefcase scissors
бельё|купальник|нижнее бельё|корсет: bikini womans-clothes straight-ruler mirror dress
украшения|ювелир~|серебро|золото|кольцо|бижутерия|кольца|серьги: gem-stone ring sparkles magnifying-glass-tilted-left wrapped-gift crown
+ камень|камни: gem-stone
+ проба|пробу: magnifying-glass-tilted-left
часы|часовой мастер|наручные часы: watch gear magnifying-glass-tilted-left battery wrapped-gift
вязание|вязаный|пряжа|макраме|вышивка: yarn thread scarf sewing-needle socks scissors
рукоделие|мастер-класс|хобби|творчество|лепка|декупаж: artist-palette scissors thread paintbrush sparkles crayon
керамика|керамическая|керамический|керамические|гончар~|глина|посуда ручной|гончарный: amphora hot-beverage paintbrush fire droplet sparkles
+ круг|глазурь|лепить: amphora
+ чашка|кружка|пиала: teacup-without-handle hot-beverage
рисование|живопись|художественная|картины|художник|каллиграфия|скетчинг: artist-palette paintbrush pencil framed-picture crayon
музыка|гитара|вокал|пианино|фортепиано|музыкальная школа|скрипка|барабаны: guitar musical-keyboard microphone musical-notes headphone violin drum
+ ключ|ключи: musical-score
+ игра|игры|играть|сыграть: guitar musical-notes
+ урок|уроки|занятие: guitar musical-keyboard
танцы|балет|хореограф~|танец|зумба|сальса: ballet-shoes musical-notes high-heeled-shoe mirror sparkles
английский|язык|языки|языковая|китайский|немецкий|репетитор английского: speech-balloon books globe-showing-europe-africa headphone open-book memo
репетитор|школа|курсы|экзамен|егэ|огэ|подготовка|онлайн-школа|учёба|обучение: books graduation-cap pencil memo open-book alarm-clock hundred-points
+ предмет|предмета|болит: open-book books
математика|физика|алгебра|геометрия|информатика: abacus triangular-ruler pencil books hundred-points
химия|биология|опыты|научное шоу: test-tube alembic microscope magnet rocket
кружок|ребёнок|дети|детский|садик|няня|развивающий|детский центр|дошкольник|подготовка к школе|воспитание: teddy-bear puzzle-piece crayon books balloon soccer-ball artist-palette backpack
+ истерика|истерики|плачет: crying-face
игрушки|детские товары|коляска|коляски|детская комната|автокресло: teddy-bear baby-bottle puzzle-piece nesting-dolls rocket balloon
книга|книги|издательство|библиотека|чтение|книжный: books open-book bookmark pencil glasses hot-beverage
телефон|смартфон|айфон|ремонт телефонов|сервис телефонов|замена экрана: mobile-phone battery screwdriver shield droplet low-battery
+ стекло|экран|дисплей|разбит|защитное|плёнка: mobile-phone
+ разъём|кабель: electric-plug
+ батарея|аккумулятор: battery
компьютер|ноутбук|ремонт ноутбуков|компьютерная помощь|сборка пк: laptop keyboard desktop-computer screwdriver gear floppy-disk
+ кулер|вентилятор|термопаста|греется|перегрев: fire
+ батарея|аккумулятор: battery
+ экран|матрица|монитор|петли: laptop
наушники|колонки|акустика|аудио|гаджеты|умные часы: headphone speaker-high-volume battery mobile-phone watch
фотокниги|печать фото|багет|картины на заказ|рамки: framed-picture camera printer wrapped-gift
антиквариат|винтаж|барахолка|коллекционирование|монеты: amphora old-key mantelpiece-clock coin magnifying-glass-tilted-left
похороны|ритуальные: white-flower candle page-facing-up
детское питание|пюре|каша детская: bowl-with-spoon baby-bottle carrot spoon
электросамокат|электровелосипед|гироскутер: kick-scooter battery rescue-workers-helmet motorway
дроны|квадрокоптер|радиоуправляемые: helicopter satellite-antenna battery camera
оружейный|страйкбол|тир: bullseye shield goggles
`
