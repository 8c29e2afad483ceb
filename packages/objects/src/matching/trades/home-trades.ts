export const HOME_TRADES = `
квартира|недвижимость|риелтор|риэлтор|новостройка|жильё|вторичка|агентство недвижимости|покупка квартиры: house key page-facing-up building-construction magnifying-glass-tilted-left handshake classical-building
аренда квартиры|посуточно|снять квартиру|арендаторы|сдать квартиру|сдача: key house page-facing-up luggage handshake bed coin
ипотека|кредит|кредиты|рефинансирование|брокер: classical-building house credit-card page-facing-up coin abacus
+ банк|банка|банке|банки|банку: classical-building
ремонт|отделка|ремонт квартир|черновая|под ключ|капитальный: hammer-and-wrench paintbrush brick toolbox straight-ruler ladder bucket
ванная|плитка|санузел|плиточник|кафель: bathtub brick shower straight-ruler droplet bucket
сантехник|сантехника|трубы|засор|водопровод|отопление|котёл|котельная: wrench droplet plunger shower thermometer toolbox
электрик|электричество|проводка|розетки|электромонтаж|умный дом: electric-plug high-voltage light-bulb screwdriver house toolbox
+ датчик|датчика|плафоны|плафон|светодиод: light-bulb
+ автомат|щит|щиток: high-voltage
потолок|натяжные потолки|натяжной: light-bulb ladder straight-ruler house droplet sparkles
обои|покраска|маляр|штукатурка|шпаклёвка|гипс|лепнина|стены|краска для стен: paintbrush ladder bucket brick artist-palette straight-ruler
пол|ламинат|кварцвинил|напольный|паркет|линолеум|полы|стяжка: wood carpentry-saw straight-ruler house hammer droplet
+ класс|фаска|стык|стыки: wood
двери|дверь|входная дверь|межкомнатные|замки|замок: door locked key house old-key hammer
+ ручка|ручки|петля|петли: door
окна|окно|остекление|балкон|лоджия|стеклопакет|пластиковые окна: window house snowflake leaf-fluttering-in-wind straight-ruler potted-plant sun
+ рама|створка|створки|ручка|москитная: window
шторы|жалюзи|карнизы|текстиль для дома: window sun thread straight-ruler bed sewing-needle
диван|мебель|шкаф|мебель на заказ|шкаф-купе|гардеробная|комод|кресло: couch-and-lamp straight-ruler chair bed wood hammer door
кухня|кухни|кухонный гарнитур|столешница|фасады кухни: cooking straight-ruler wood kitchen-knife fork-and-knife-with-plate shower toolbox
+ ящик|ящики|фасад|фасады|гарнитур: wood
перетяжка|реставрация мебели|обивка: couch-and-lamp thread chair hammer scissors sewing-needle
интерьер|дизайн интерьера|дизайнер интерьеров|декор|дизайн-проект|хоумстейджинг: couch-and-lamp artist-palette potted-plant straight-ruler light-bulb framed-picture window
столяр|столярка|изделия из дерева|деревообработка|эпоксидная: wood carpentry-saw hammer straight-ruler axe paintbrush
дом из бруса|коттедж|строительство домов|каркасный дом|дача|сруб|загородный дом|строительство: house building-construction wood brick straight-ruler hammer house-with-garden
фундамент|бетон|газобетон|кирпич|кладка: brick building-construction straight-ruler bucket hammer rock
крыша|кровля|кровельщик|фасад|водосток|утепление|утеплитель|мансарда: house ladder cloud-with-rain hammer snowflake umbrella thermometer
забор|ворота|ковка|сварка|металлоконструкции|навес: hammer gear link nut-and-bolt fire house locked
скважина|бурение|септик|колодец|насос|водоснабжение: droplet gear shower house bucket rock
бассейны|строительство бассейнов: water-wave shower droplet thermometer sun ladder
ландшафт|ландшафтный|газон|озеленение|сад|садовник|питомник растений: deciduous-tree house-with-garden seedling tulip droplet evergreen-tree bucket
огород|рассада|теплица|дачник|семена|грядки|урожай|томаты: seedling tomato cucumber droplet sun carrot herb
+ гряда|грядка|грядку|лунка: seedling
растение|растения|комнатные растения|фикус|цветы в горшках|орхидея|орхидеи|монстера|суккуленты|кактус: potted-plant droplet seedling sun cactus herb window
+ дренаж: potted-plant
+ лист|листья|пересадка|корни: potted-plant
букет|цветы|флорист~|цветочный|розы|тюльпаны|пионы: bouquet tulip rose scissors droplet sunflower wrapped-gift cherry-blossom
+ подрезать|подрежьте|срезать|срезайте: scissors
+ лист|листья|стебель|бутон|бутоны: tulip
уборка|клининг|генеральная уборка|мытьё окон|чистота: sponge bucket broom soap bubbles sparkles gloves
химчистка|стирка|прачечная|ковры|чистка мебели|пятна: soap bubbles couch-and-lamp sponge basket t-shirt droplet
+ барабан|барабана|отжим|отжиме: bubbles basket
+ закатать|закатайте|полотенце: basket
дезинсекция|клопы|тараканы|вредители|дератизация|дезинфекция: bug cockroach shield house mouse-trap spider
кондиционер|вентиляция|кондиционеры|сплит-система|климат: leaf-fluttering-in-wind snowflake thermometer house wrench sun
солнечные панели|электростанция|генератор|стабилизатор: sun high-voltage battery electric-plug house
холодильник|холодильники|морозильник: snowflake wrench electric-plug toolbox screwdriver ice thermometer
+ уплотнитель|дверь|дверца|компрессор|фреон: wrench
стиральная машина|посудомойка|посудомоечная: bubbles wrench electric-plug droplet soap screwdriver
бытовая техника|ремонт техники|техника для дома|микроволновка|пылесос: wrench electric-plug screwdriver toolbox gear
+ машина|машину|машины|машинка: bubbles
+ дверь|дверца: wrench
посуда|сковорода|ножи|кухонная утварь: cooking kitchen-knife pot-of-food fork-and-knife spoon sponge
свет|люстры|освещение|светильники|лампы: light-bulb candle couch-and-lamp electric-plug sparkles high-voltage
видеонаблюдение|охрана|сигнализация|безопасность дома|домофон|камеры: video-camera locked shield bell crescent-moon house mobile-phone
переезд|грузчики|грузчик|хранение вещей|склад вещей: package delivery-truck house couch-and-lamp key bed
соседи|жкх|тсж|управляющая компания|коммуналка|шум: house speaker-high-volume receipt door droplet light-bulb
вывоз мусора|мусор|раздельный сбор|экология|переработка: wastebasket recycling-symbol delivery-truck package seedling
баня под ключ|кладка печей|камины|дымоход|печник: fire brick wood hot-springs house
хранение|порядок|расхламление|организация пространства|уборка в шкафу: basket package t-shirt wastebasket label house
лифт|лифты|эскалатор: elevator gear wrench shield office-building
сейф|сейфы: locked key shield classical-building house
`
