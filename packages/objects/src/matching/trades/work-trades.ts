export const WORK_TRADES = `
кассовый|деньги|финансы|финансовый|прибыль|бюджет|личные финансы|финграмотность|накопления: coin credit-card abacus receipt purse classical-building spiral-calendar
+ банк|банка|банке|банки|банку: classical-building
бухгалтер~|налог|налоги|самозанятый|самозанятые|ип|отчётность|усн|ндс|вычет: receipt abacus classical-building page-facing-up spiral-calendar coin clipboard
инвестиции|инвестор|акции|облигации|криптовалюта|трейдинг: chart-increasing classical-building coin bar-chart chess-pawn hourglass-done
банкротство|долги|коллекторы|долг: balance-scale classical-building page-facing-up credit-card broken-chain house
+ банк|банка|банке|банки|банку: classical-building
юрист|адвокат|закон|суд|право|защита прав|трудовой спор|работодатель: balance-scale page-facing-up classical-building scroll fountain-pen briefcase handshake
нотариус|наследство|завещание|дарственная: scroll fountain-pen house page-facing-up balance-scale
развод|алименты|семейный юрист: balance-scale page-facing-up house teddy-bear coin
регистрация бизнеса|открыть ип|ооо|товарный знак|патент|лицензия: page-facing-up briefcase fountain-pen label shield classical-building
страховка|страхование|осаго|каско|полис: shield umbrella page-facing-up automobile house coin
вакансия|резюме|найм|карьера|собеседование|hr|рекрутинг|подбор персонала|работа: briefcase handshake page-facing-up speech-balloon chart-increasing
+ зарплата|оклад: coin
руководитель|менеджмент|управление|консалтинг|стратегия|аудит|crm|бизнес-процессы|делегирование|команда|сотрудники: briefcase handshake bullseye chess-pawn gear clipboard chart-increasing
продажи|отдел продаж|менеджер по продажам|переговоры|клиенты|возражения: handshake telephone-receiver chart-increasing speech-balloon coin bullseye
маркетинг|реклама|продвижение|таргет|таргетолог|лиды|seo|директолог|воронка: megaphone bullseye magnet chart-increasing eyes mobile-phone bell
посты|блог|контент|соцсети|канал|телеграм|блогер|рилс|smm|подписчики|сторис|контент-план: mobile-phone speech-balloon video-camera eyes bell megaphone spiral-calendar
копирайтер|тексты|редактор|статьи|сценарист: memo pencil keyboard open-book speech-balloon
сайт|сайты|лендинг|веб|дизайнер сайтов|тильда: laptop globe-with-meridians computer-mouse artist-palette magnifying-glass-tilted-left mobile-phone
программирование|it|айти|код|разработка|приложение|python|тестировщик|программист: laptop keyboard gear puzzle-piece bug rocket desktop-computer
нейросеть|нейросети|ии|автоматизация|чат-бот|боты|gpt: robot laptop gear speech-balloon light-bulb brain
кибербезопасность|пароли|мошенники|взлом|антивирус: locked shield mobile-phone key credit-card warning
дизайн|дизайнер|логотип|брендинг|фирменный стиль|графический: artist-palette pencil laptop label framed-picture triangular-ruler
типография|печать|визитки|полиграф~|наружная реклама|вывеска|баннеры: printer page-facing-up artist-palette label megaphone
фото|фотограф|фотосессия|съёмка|предметная съёмка|портрет|фотостудия: camera camera-with-flash light-bulb framed-picture mirror film-frames
+ свет: light-bulb
+ поза|позировать|образ: mirror
видео|видеограф|монтаж видео|оператор|ролики|съёмка видео: video-camera clapper-board film-frames light-bulb studio-microphone laptop
подкаст|студия звука|радио|озвучка|диктор|звукорежиссёр: studio-microphone headphone microphone radio speaker-high-volume control-knobs
магазин|торговля|розница|франшиза|бизнес|ассортимент: convenience-store shopping-bags label package receipt key chart-increasing
маркетплейс|вайлдберриз|wildberries|озон|ozon|пвз|пункт выдачи|карточка товара|селлер: package shopping-cart label camera star chart-increasing receipt
+ карточка|карточки: camera
доставка|курьер|курьерская|посылки: delivery-truck package round-pushpin stopwatch mobile-phone bicycle
груз|логистика|грузоперевозки|перевозка|фура|склад|вэд|таможня|карго|китай: articulated-lorry package world-map ship page-facing-up round-pushpin stopwatch
+ плёнка|плёнкой|плёнку: package
производство|завод|станок|станки|чпу|цех|фабрика: factory gear nut-and-bolt straight-ruler package hammer-and-wrench
3d-печать|прототип|лазерная резка|гравировка: printer gear triangular-ruler label laptop
ивент|мероприятие|конференция|форум|организация мероприятий|event: microphone handshake admission-tickets spiral-calendar megaphone
переводчик|бюро переводов|апостиль|перевод документов: page-facing-up globe-showing-europe-africa books speech-balloon scroll
коворкинг|офис|офисы|бизнес-центр: office-building desktop-computer hot-beverage key chair
охрана труда|спецодежда|пожарная безопасность|сиз: rescue-workers-helmet safety-vest fire-extinguisher gloves shield
визы|внж|эмиграция|гражданство|миграция: luggage page-facing-up airplane globe-showing-europe-africa house
благотворительность|волонтёр~|приют|фонд|нко: red-heart handshake paw-prints coin
ферма|сельское хозяйство|животноводство|куры|козы|агро~: tractor cow-face egg sheaf-of-rice goat chicken
вендинг|автоматы|торговый автомат: hot-beverage coin cup-with-straw credit-card
тайм-менеджмент|продуктивность|планирование|прокрастинация|планировать день: spiral-calendar stopwatch alarm-clock clipboard bullseye hourglass-done
астролог~|таро|эзотерика|гороскоп|нумеролог~: crystal-ball star crescent-moon candle ringed-planet
`
