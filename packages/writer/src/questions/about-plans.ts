import type { Ask } from '../ask/read-ask.ts'
import { readThing } from '../ask/read-thing.ts'
import { findCities } from '../topic/find-cities.ts'
import { EXPERT } from './expert-pieces.ts'
import { PIECES, type Plan, plan } from './pieces.ts'
import { SERVICE } from './variant-words.ts'

const { contact, price } = PIECES

const starts = (stems: string) => new RegExp(`(?<![а-яё])(?:${stems})`, 'iu')

const PROCEDURE = plan(1, PIECES.goes, PIECES.lasts, PIECES.unfit, price, contact)
const WORKS = plan(1, PIECES.works, PIECES.from, PIECES.comesTo, PIECES.guarantee, contact)
const TRADES = plan(1, PIECES.takesOn, PIECES.from, PIECES.skill, PIECES.refuses, contact)
const DISH = plan(1, PIECES.dish, PIECES.special, PIECES.portion, PIECES.whereEat, contact)
const CARE = plan(1, PIECES.comeFor, PIECES.firstVisit, PIECES.visitPrice, PIECES.skill, contact)
const LENT = plan(1, PIECES.lends, PIECES.lendPrice, PIECES.deposit, PIECES.whereEat, contact)
const CUT = plan(1, PIECES.included, price, PIECES.duration, PIECES.skill, contact)
const SHOP = plan(1, PIECES.works, PIECES.from, PIECES.inTime, PIECES.guarantee, contact)
const MEDICAL = plan(1, PIECES.medWhen, PIECES.medBefore, PIECES.medAfter, price, contact)
const MIX = plan(1, PIECES.contents, PIECES.special, price, PIECES.getIt, contact)
const BUNCH = plan(1, PIECES.bunch, PIECES.from, PIECES.orderBy, PIECES.bringIt, contact)
const STAY = plan(1, PIECES.placeIs, PIECES.nightly, PIECES.inside, PIECES.getThere, contact)
const PARTY = plan(1, PIECES.partyFirst, PIECES.takesOn, price, EXPERT.aheadOf, contact)
const OFFERED = plan(1, PIECES.goes, PIECES.from, PIECES.who, PIECES.worry, contact)
const WORD = plan(1, PIECES.whatIs, PIECES.special, price, PIECES.whereEat, contact)
const PLACE = plan(1, PIECES.placeIs, PIECES.doThere, PIECES.bill, PIECES.whereEat, contact)
const TRIP = plan(1, PIECES.route, PIECES.tripDates, PIECES.tripPrice, PIECES.tripIn, contact)
const LESSONS = plan(1, PIECES.learns, PIECES.level, PIECES.lessonsGo, PIECES.lessonPrice, contact)
const GOODS = plan(1, PIECES.madeOf, PIECES.special, price, PIECES.getIt, contact)
const NAME = plan(1, PIECES.whatIs, PIECES.doThere, PIECES.whyName, PIECES.whereEat, contact)
const LAW = plan(1, PIECES.needsIt, PIECES.papers, PIECES.costsLaw, PIECES.trap, contact)
const HAPPENED = plan(1, PIECES.firstly, PIECES.papers, PIECES.deadline, PIECES.ifRefused, contact)
const ILL = plan(1, PIECES.firstSigns, PIECES.eases, PIECES.seeDoctor, contact)
const PLANT = plan(1, PIECES.keeps, PIECES.mistake, PIECES.right, PIECES.worry, contact)
const THOUGHT = plan(
  1,
  PIECES.knowFirst,
  PIECES.wrongly,
  PIECES.startWith,
  PIECES.practice,
  contact,
)

/** What is named decides what is asked of it. The first word of a sentence that fits wins. */
const NAMED: readonly { words: RegExp; plan: Plan }[] = [
  { words: starts('аренд|прокат|сдаём в аренду'), plan: LENT },
  {
    words: starts(
      'прививк|вакцин|стерилизаци|кастраци|чипировани|узи|мрт|рентген|анализ[ыа]?(?![а-яё])|осмотр|скрининг|чек-ап|флюорограф|экг|капельниц',
    ),
    plan: MEDICAL,
  },
  {
    words: starts(
      'букет|цветы(?! (?:дома|на подоконник))|венок|венк|шары(?![а-яё])|шарики|гирлянд|композици|бутоньерк|флорариум',
    ),
    plan: BUNCH,
  },
  {
    words: starts(
      'косметик|крем(?![а-яё])|масл[оа] (?:для|из|с)|парфюм|духи|шампун|корм(?![а-яё])|мыло|бальзам|скраб|сыворотк|соль для|бомбочк|благовон|витамин|протеин|бад(?:ы)?(?![а-яё])|лакомств',
    ),
    plan: MIX,
  },
  {
    words: starts(
      '[а-яё]{3,}олог(?:а|и)?(?![а-яё])|[а-яё]*психолог|логопед|врач|ветеринар|стоматолог|терапевт|педиатр|хирург|ортодонт|массажист|остеопат(?![а-яё])|диетолог|нотариус|адвокат|юрист',
    ),
    plan: CARE,
  },
  {
    words: starts(
      '(?:мужск|женск|детск|модельн)[а-яё]+ стриж|стриж|укладк|макияж|причёск|прическ|окрашивани|мелировани|балаяж|груминг|тримминг|вычёсывани|бритьё|оформление бороды',
    ),
    plan: CUT,
  },
  {
    words: starts(
      'тонировк|полировк|шумоизоляц|бронеплёнк|детейлинг|замена (?:масла|экран|стекла|батаре|аккумулят)|сход-развал|антикор|чип-тюнинг|лазерная резка|резка|фрезер|сварка|токарн|чпу|печать на|вышивка на|нанесени|распил|ковка|литьё|ремонт (?:двигател|акпп|кузова|ходовой|авто|вмятин|обуви|часов|телефон|айфон|iphone|ноутбук|одежды|сумок|зонт|гитар|украшен|велосипед|самокат|компьютер|очков|игрушек)|гравировк|заточк|химчистка (?:обуви|ковр|шуб)|реставраци',
    ),
    plan: SHOP,
  },
  {
    words: starts(
      'ретрит|тур(?:ы|ов|а)?(?![а-яё])|поход|экскурси|лагер|сплав|прогулк[аи] (?:на|по|с)|круиз|путешестви|поездк|выезд(?! мастера)|сапсерф|сап-|квест|слёт|смен[аы] в лагере|рыбалка|катани[ея]|полёт|прыж(?:ок|ки) с|дайвинг|конн(?:ая|ые) прогул|пленэр|девичник',
    ),
    plan: TRIP,
  },
  {
    words: starts(
      'обуча|преподаю|курс|урок|заняти|школа|обучени|репетитор|подготовк[аи] к (?:егэ|огэ|школ|экзам)|(?:англ|кита|немец|испан|француз|японс|коре)[а-яё]+ (?:для|с|онлайн|язык|по)|кружок|мастер-класс|секци|вокал|гитара|фортепиано|скорочтени|ментальн|робототехник|программировани|шахматы|йога|пилатес|бокс|карате|танц|балет|плавани|растяжка|стретчинг|фитнес|гимнастик|единоборств|рисовани|сольфеджио|мфк|автошкол',
    ),
    plan: LESSONS,
  },
  {
    words: starts(
      'отел|гостиниц|хостел|глэмпинг|база отдыха|гостев(?:ой|ые) дом|домик|коттедж|апартамент|шале|шатёр|квартир[аы] (?:посуточно|на сутки|у моря)|дом(?:а|ики)? (?:в лесу|на сутки|на выходные|у (?:моря|озера|реки|леса))',
    ),
    plan: STAY,
  },
  {
    words: starts(
      'свадьб|день рождени|праздник|юбилей|корпоратив|выпускной|утренник|крестины|годовщин|новогодн[а-яё]+ (?:ёлк|вечер|празд)',
    ),
    plan: PARTY,
  },
  {
    words: starts(
      'маникюр|педикюр|перманент|татуаж|шугаринг|эпиляци|депиляци|ламинировани|наращивани|ботокс|чистка (?:лица|зубов|кожи)|пилинг|массаж|кератин|биоревитал|бров|ресни|спа(?![а-яё])|обёртывани|тату(?![а-яё])|татуировк|пирсинг|загар|мезотерапи|лазерн[а-яё]+ (?:эпил|удален|омолож|шлифовка лица)|аэрограф|уход за (?:лицом|кожей|волосами)|прокол ушей|отбеливани|виниры|имплант|брекет|элайнер|кинезио|остеопат|иглоукал|прессотерап|криолиполиз|смас|дарсонвал|завивк|афрокос|дред|гель-лак|шеллак',
    ),
    plan: PROCEDURE,
  },
  {
    words: starts(
      'навынос|на вынос|[а-яё]+ск(?:ая|ой) кухн|шаурм|шаверм|торт|пирог|пирож|пицц|кофе(?![а-яё])|капучин|латте|раф(?![а-яё])|чай(?![а-яё])|суши|ролл|бургер|десерт|хлеб|багет|круассан|пельмен|вареник|хинкал|хачапур|плов|шашлык|бизнес-ланч|обед|завтрак|эклер|капкейк|макарон|пряник|печень[ея]|конфет|шоколад|варень|мёд(?![а-яё])|сыр(?![а-яё])|колбас|рыб[аы](?![а-яё]лк)|икр[аы](?![а-яё])|молоко|творог|яйц|мороженое|лимонад|квас|пиво|вино|сидр|наливк|соус|салат|суп(?![а-яё])|борщ|вафл|блин|сырник|пончик|куличи?(?![а-яё])|закуск|фуршет|кейтеринг|банкет|доставка еды|овощи|фрукты|ягоды|зелень|микрозелень|грибы|мясо|утка|индейка|кролик на|халва|пастил|орехи|бенто|чебурек|самса|манты|лапша|рамен|том-ям|поке|фалафель',
    ),
    plan: DISH,
  },
  {
    words: starts(
      'пивоварн|сыроварн|винодельн|типограф|оранжере|кузниц|столярн(?:ая|ый)|кафе(?![а-яё])|кофейн|бар(?![а-яё])|ресторан|столов(?:ая|ой)|пекарн|салон|барбершоп|студи[яи]|клуб|магазин|лавк[аи]|шоурум|бутик|баня|сауна|спа-|коворкинг|антикафе|музей|галере|зоопарк|ферм[аы]|питомник|приют|клиник|центр(?![а-яё]*лиз)|мастерск|ателье|автомойк|шиномонтаж|автосервис|прачечн|химчистк|аптек|рынок|ярмарк|библиотек|детск(?:ий|ая) (?:сад|комнат|площадк)|тир(?![а-яё])|каток|бассейн|скалодром|батут|кинотеатр|театр|паб|пиццери|суши-бар|бистро|чайхан|кондитерск|фудтрак|ларёк|ларек|киоск|точка|бутик|комиссионк|секонд|ломбард|лофт',
    ),
    plan: PLACE,
  },
  {
    words: starts(
      'роспись|лепнин|декорирован|сварщик|электрик|сантехник|плотник|столяр|кровельщик|маляр|штукатур|плиточник|каменщик|печник|муж на час|мастер на|грузчик|эвакуатор|манипулятор|ассенизатор|клининг|уборк|ремонт|замена|установк|монтаж|демонтаж|чистк|настройк|диагностик|покраск|шлифовк|утеплени|остеклени|натяжн|бурени|септик|скважин|прочистк|вскрыти|вывоз|перевоз|переезд|грузоперевоз|дезинсекц|дезинфекц|покос|спил|благоустройств|сборка|доставк|химчистк|полировк|тонировк|заправк|видеонаблюдени|кондиционер|компьютерн|отделк|стяжк|проводк|отоплени|фундамент|забор|ворота|навес|беседк|теплиц',
    ),
    plan: WORKS,
  },
  {
    words: starts(
      'фотограф|видеограф|фотосесс|съёмк|съемк|ведущ(?:ий|ая)|диджей|аниматор|флорист|дизайн|логотип|визитк|сайт|лендинг|таргет|смм|smm|реклам|копирайт|бухгалтер|риелтор|риэлтор|нян[яи]|сиделк|визажист|стилист|парикмахер|швея|портн|повар|кондитер|тренер|коуч|астролог|таролог|тамада|переводчик|программист|оценщик|архитектор|ландшафт|пошив|перетяжк|гравировк|печать|полиграф|реставраци|сопровождени|оформлени|разработк|настройка рекламы|монтаж видео|озвучк|перевод',
    ),
    plan: TRADES,
  },
  {
    words: starts(
      'завещани|наследств|дарени|доверенност|договор|самозанят|банкротств|алимент|развод|налог|вычет|ипотек|кредит|страховк|каско|осаго|пособи|субсиди|материнск|пенси|прописк|регистраци|патент|лицензи|товарн(?:ый|ого) знак|приватизаци|межевани|загранпаспорт|виз[аы](?![а-яё])|гражданств|увольнени|декрет|больничн|исков|претензи|расписк',
    ),
    plan: LAW,
  },
  {
    words: starts(
      'орхиде|фикус|монстер|кактус|суккулент|фиалк|роз[аы](?![а-яё])|пион|гортензи|лилии?|тюльпан|туя|туи(?![а-яё])|помидор|томат|огурц|клубник|малин|рассад|газон|бонсай|спатифиллум|замиокулькас|хвойн|саженц|лаванд[аы] (?:на|в|из)|бегони|петуни|виноград',
    ),
    plan: PLANT,
  },
  {
    words: starts(
      'плать|пальто|куртк|пуховик|худи|футболк|свитер|шапк|шарф|обувь|сапог|кроссовк|ботинк|сумк|рюкзак|ремень|ремни|кошел|украшени|серьг|кольц|браслет|свеч|посуд|кружк|чашк|ваз[аы]|тарелк|ковр|ковёр|плед|подушк|одеял|постельн|полотенц|штор|жалюзи|диван|кресл|стол(?![а-яё])|стул|шкаф|кухн[яи]|кровать|матрас|комод|полк[аи]|мебель|светильник|люстр|лампа|игрушк|кукл|конструктор|коляск|кроватк|велосипед|самокат|палатк|лодк|удочк|ноутбук|телефон|чехл|чехол|наушник|часы|картин|постер|открытк|блокнот|подар|бокс(?:ы)? с|набор|ошейник|лежанк|аквариум|двер[ьи]|окна|плитк|обои|ламинат|паркет|брус|кирпич|доск|пиломатериал|дрова|саженц|запчаст|шины|диски|аккумулятор|инструмент|станок|шуб[аы]|вышивк|вязан|корзин|ёлк[аи]|ткан|пряж|бижутер|значк|стикер|мерч',
    ),
    plan: GOODS,
  },
]

/** One capitalised word, or words in quotation marks or of another alphabet: a name. */
const NAME_ALONE =
  /^(?:[«"][^»"]+[»"]|\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?|[A-Z][\w&'.-]*(?:\s[\w&'.-]+){0,3})$/u
/** «Кафе «Гнездо»», «студия Leaf». */
const NAMED_PLACE = /[«"][^»"]+[»"]|(?<=[а-яё]\s)[A-Z][A-Za-z&'.-]+/u

/** «Хлебная лавка «Корка»». */
const PLACE_NAMED =
  /(?<![А-Яа-яёЁ])(?:[Кк]афе|[Кк]офейня|[Бб]ар|[Рр]есторан|[Сс]толовая|[Пп]екарня|[Сс]алон|[Бб]арбершоп|[Сс]тудия|[Кк]луб|[Мм]агазин|[Лл]авка|[Шш]оурум|[Мм]астерская|[Аа]телье|[Кк]линика|[Пп]иццерия|[Кк]ондитерская|[Бб]истро|[Чч]айная|[Гг]алерея|[Цц]ентр|[Шш]кола|[Пп]ивоварня|[Сс]ыроварня|[Тт]ипография|[Фф]ерма)\s(?:[а-яё]+\s){0,2}(?:[«"]|[A-Z])/u
/** «Тимур делает окна». */
const DOES =
  /^\p{Lu}\p{Ll}+ (?:делает|шь[её]т|печ[её]т|чинит|ремонтирует|рисует|вяжет|строит|красит|варит|снимает|стрижёт|собирает|лепит|клеит|моет|чистит)(?![а-яё])/u
/** «Йога-ретрит», «фототур»: a journey whatever is done there. */
const AWAY =
  /(?<![а-яё])(?:[а-яё]+-|фото|авто|эко|вело|агро|кино)?(?:ретрит|тур(?:ы|ов)?|экскурси[яи]|поход|лагерь)(?![а-яё])/iu
const TAUGHT = /(?<![а-яё])(?:курс(?:ы|а|ов)?|обучение|мастер-класс)(?![а-яё])/iu
/** Words of an offer, whatever is offered. */
const OFFERING =
  /(?<![а-яё])(?:для (?:компани|двоих|детей|взросл|бизнес|офис)[а-яё]*|на дом|на дому|под ключ|оптом|на заказ|под заказ|с выездом|с доставкой|круглосуточно|недорого)(?![а-яё])/iu
const ABSTRACT = /(?:ость|ение|ание|ство|ика|изм|логия)$/iu

const COMPANY = /^(?:ИП|ООО)\s/u

const withoutEnd = (sentence: string): string => sentence.replace(/[\s.!?]+$/u, '')

const isName = (plain: string): boolean =>
  NAME_ALONE.test(plain) && !ABSTRACT.test(plain) && findCities(plain).length === 0

/** Sure signs, whatever else is named. */
const SURE: readonly (readonly [RegExp, Plan])[] = [
  [/^[«"][^»"]+[»"][\s.!?]*$/u, NAME],
  [PLACE_NAMED, PLACE],
  [
    /(?<![а-яё])(?:пельменн|чебуречн|шашлычн|блинн|рюмочн|закусочн|пончиков|хинкальн|вареничн)ая(?![а-яё])/iu,
    PLACE,
  ],
  [AWAY, TRIP],
  [TAUGHT, LESSONS],
  [DOES, OFFERED],
]

/** By the first thing that is named; of a name in one word only by the word itself. */
const findNamed = (sentence: string): Plan | undefined => {
  const [best] = NAMED.map((one) => ({ ...one, at: sentence.search(one.words) }))
    .filter(({ at }) => at !== -1)
    .toSorted((one, other) => one.at - other.at)
  return best && isName(withoutEnd(sentence)) && best.at > 1 ? undefined : best?.plan
}

const isOffered = (sentence: string): boolean =>
  SERVICE.test(sentence) || OFFERING.test(sentence) || findCities(sentence).length > 0

const planUnknown = (sentence: string): Plan => {
  const plain = withoutEnd(sentence)
  if (isName(plain) || COMPANY.test(plain) || NAMED_PLACE.test(plain)) return NAME
  if (isOffered(sentence)) return OFFERED
  return /\s/u.test(plain) || ABSTRACT.test(plain) ? THOUGHT : WORD
}

/** The plan of a sentence that asks nothing, by what it names. */
export const planAbout = ({ sentence, tone }: Ask): Plan => {
  if (tone === 'illness') return ILL
  // «Хозяин не возвращает залог»: it has happened.
  if (tone === 'law' || tone === 'money') return readThing(sentence) ? LAW : HAPPENED
  const sure = SURE.find(([words]) => words.test(sentence))?.[1]
  return sure ?? findNamed(sentence) ?? planUnknown(sentence)
}
