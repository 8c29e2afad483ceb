import type { Ask } from '../ask/read-ask.ts'
import { type Clause, readClause } from '../ask/read-clause.ts'
import { readThing } from '../ask/read-thing.ts'
import { findCities } from '../topic/find-cities.ts'
import { NAMED_WORDS } from './about-words.ts'
import { EXPERT } from './expert-pieces.ts'
import { isOfTwo } from './named-pieces.ts'
import { PIECES, type Plan, plan } from './pieces.ts'
import { ACCIDENT, OF_PET, SERVICE, SOMEBODY } from './variant-words.ts'

const { contact, price } = PIECES

const COOKED = plan(1, PIECES.stuff, PIECES.howDone, PIECES.duration, PIECES.mistake, contact)
const starts = (stems: string) => new RegExp(`(?<![а-яё])(?:${stems})`, 'iu')

const PROCEDURE = plan(1, PIECES.goes, PIECES.lasts, PIECES.unfit, price, contact)
const WORKS = plan(1, PIECES.works, PIECES.from, PIECES.comesTo, PIECES.guarantee, contact)
const TRADES = plan(1, PIECES.takesOn, PIECES.from, PIECES.skill, PIECES.refuses, contact)
const DISH = plan(1, PIECES.dish, PIECES.special, PIECES.portion, PIECES.whereEat, contact)
const ORDER = plan(1, PIECES.order, price, PIECES.orderBy, PIECES.delivers, contact)
const CARE = plan(1, PIECES.comeFor, PIECES.firstVisit, PIECES.visitPrice, PIECES.skill, contact)
const LENT = plan(1, PIECES.lends, PIECES.lendPrice, PIECES.deposit, PIECES.whereEat, contact)
const CUT = plan(1, PIECES.included, price, PIECES.duration, PIECES.skill, contact)
const SHOP = plan(1, PIECES.works, PIECES.from, PIECES.inTime, PIECES.guarantee, contact)
const MEDICAL = plan(1, PIECES.medWhen, PIECES.medBefore, PIECES.medAfter, price, contact)
const MIX = plan(1, PIECES.contents, PIECES.special, price, PIECES.getIt, contact)
const BUNCH = plan(1, PIECES.bunch, PIECES.from, PIECES.orderBy, PIECES.bringIt, contact)
const STAY = plan(1, PIECES.placeIs, PIECES.nightly, PIECES.inside, PIECES.getThere, contact)
const PARTY = plan(1, PIECES.feast, price, PIECES.guests, PIECES.bookAhead, contact)
const EVENT = plan(1, PIECES.program, PIECES.date, PIECES.place, PIECES.entry, contact)
const OFFERED = plan(1, PIECES.whatIn, PIECES.from, PIECES.bookIn, PIECES.worry, contact)
const FEAST = plan(1, PIECES.partyFirst, EXPERT.aheadOf, PIECES.mistake, PIECES.worry, contact)
const WORD = plan(1, PIECES.whatIs, PIECES.special, price, PIECES.whereEat, contact)
const PLACE = plan(1, PIECES.placeIs, PIECES.doThere, PIECES.bill, PIECES.whereEat, contact)
const TRIP = plan(1, PIECES.route, PIECES.tripDates, PIECES.tripPrice, PIECES.tripIn, contact)
const LESSONS = plan(1, PIECES.learns, PIECES.level, PIECES.lessonsGo, PIECES.lessonPrice, contact)
const GOODS = plan(1, PIECES.madeOf, PIECES.special, price, PIECES.getIt, contact)
const NAME = plan(1, PIECES.whatIs, PIECES.doThere, PIECES.whyName, PIECES.whereEat, contact)
const LAW = plan(1, PIECES.needsIt, PIECES.papers, PIECES.costsLaw, PIECES.trap, contact)
const HAPPENED = plan(1, PIECES.firstly, PIECES.papers, PIECES.deadline, PIECES.ifRefused, contact)
const ILL = plan(1, PIECES.firstSigns, PIECES.eases, PIECES.seeDoctor, contact)
const ILL_AND = plan(1, PIECES.allowed, PIECES.wrongly, PIECES.seeDoctor, contact)
const PLANT = plan(1, PIECES.keeps, PIECES.mistake, PIECES.right, PIECES.worry, contact)
const ANIMAL = plan(
  1,
  PIECES.suits,
  PIECES.animalCare,
  PIECES.upkeepCost,
  PIECES.unknownBefore,
  contact,
)
const ACTIVITY = plan(1, PIECES.needed, PIECES.howDone, PIECES.bestWhen, PIECES.mistake, contact)
const SHELTER = plan(1, PIECES.placeIs, PIECES.raisedBy, PIECES.whereEat, PIECES.worry, contact)
const CALLED = plan(1, PIECES.takesOn, PIECES.from, PIECES.comesTo, PIECES.skill, contact)
const OF_SOMEBODY = plan(
  1,
  PIECES.comesFrom,
  PIECES.advise,
  PIECES.neverDo,
  PIECES.callWhom,
  contact,
)
const FOR_FREE = plan(1, PIECES.freeWhat, PIECES.freeFor, PIECES.validUntil, PIECES.worry, contact)
const WISH = plan(1, PIECES.startFrom, PIECES.costsLaw, PIECES.mistake, PIECES.worry, contact)
const TWO = plan(1, PIECES.linked, PIECES.wrongly, PIECES.startWith, PIECES.worry, contact)
const BEST_OF = plan(1, PIECES.picks, PIECES.pickWhy, PIECES.main, PIECES.worry, contact)
const UNKNOWN = plan(1, PIECES.unknown, PIECES.worry, PIECES.ifPaid, PIECES.whereGet, contact)
const TOPIC = plan(1, PIECES.knowFirst, PIECES.wrongly, PIECES.startWith, PIECES.practice, contact)

const CLAIM = plan(
  1,
  PIECES.claimWhy,
  PIECES.claimUnless,
  PIECES.claimCheck,
  PIECES.advise,
  contact,
)
const CAN = plan(1, PIECES.canHow, PIECES.canNot, PIECES.mistake, PIECES.advise, contact)
const CAN_NOT = plan(1, PIECES.claimWhy, PIECES.anyway, PIECES.instead, PIECES.worry, contact)
const ILL_CLAIM = plan(
  1,
  PIECES.claimWhy,
  PIECES.claimUnless,
  PIECES.wrongly,
  PIECES.seeDoctor,
  contact,
)
const WRONGED = plan(1, PIECES.firstly, PIECES.evidence, PIECES.callWhom, PIECES.ifRefused, contact)
const ACCIDENTAL = plan(1, PIECES.firstly, PIECES.neverDo, PIECES.callWhom, PIECES.prevent, contact)
const RIDE = plan(1, PIECES.goes, price, PIECES.take, PIECES.unfit, contact)
const LAW_AND = plan(1, PIECES.lawLinked, PIECES.papers, PIECES.wrongly, PIECES.callWhom, contact)
const TOLD = plan(1, PIECES.toldFirst, PIECES.startWith, PIECES.neverDo, PIECES.callWhom, contact)
const PASS = plan(1, PIECES.getsWhat, price, PIECES.validUntil, PIECES.exclusions, contact)
const REVIEWED = plan(1, PIECES.reviewed, PIECES.pros, PIECES.cons, PIECES.who, contact)
const SECRET = plan(1, PIECES.secret, PIECES.because, PIECES.mistake, PIECES.right, contact)
const WORKED = plan(1, PIECES.happens, PIECES.unseen, PIECES.worry, contact)
const MASCOT = plan(1, PIECES.mascot, PIECES.recall, PIECES.worry, contact)
const RAW = plan(1, PIECES.sorts, PIECES.special, PIECES.portion, PIECES.whereEat, contact)

/** What is named decides what is asked of it. */
const PLANS = {
  LENT,
  MEDICAL,
  BUNCH,
  MIX,
  CARE,
  CUT,
  SHOP,
  TRIP,
  LESSONS,
  STAY,
  PARTY,
  EVENT,
  PROCEDURE,
  DISH,
  PLACE,
  WORKS,
  TRADES,
  LAW,
  PLANT,
  ANIMAL,
  GOODS,
  ACTIVITY,
  TOPIC,
} as const satisfies Record<keyof typeof NAMED_WORDS, Plan>

/** One capitalised word, or words in quotation marks or of another alphabet: a name. */
const NAME_ALONE =
  /^(?:[«"][^»"]+[»"]|\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?|\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)+|[A-Z][\w&'.-]*(?:\s[\w&'.-]+){0,3})$/u
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
/** «Кольский полуостров за неделю». */
const IN_DAYS =
  /^\p{Lu}\p{Ll}+(?:\s\p{L}+)? за (?:неделю|выходные|(?:\d+|два|три|четыре|пять|семь|десять) дн(?:я|ей)|один день)(?![а-яё])(?<!^(?:ремонт|уборк|чистк|сборк|установк|монтаж|покраск|замен|похуд|пошив|визитк|сайт|лендинг|логотип|перевод|дизайн|кухн|мебел|шкаф|забор|дом|бан|англ|курс|уч)[а-яё]*\s.*)/iu
/** «Катание на упряжках»: an hour or two, no journey. */
const RIDDEN =
  /^(?:[а-яё]+(?:ый|ий|ой|ая|ое|ие|ые) )?(?:катани[ея]|пол[её]т(?:ы)?|прыж(?:ок|ки) с|прогулк[аи] на (?:лошад|конях|верблюд|катер|яхт|лодк|парус|квадроцикл|снегоход|ослик|каяк|байдарк)|дайвинг|банджи|зиплайн|роуп-джампинг)(?![а-яё])(?!.*(?:дн(?:я|ей)|недел|ночёв|тур(?![а-яё])))/iu
/** «Веник из эвкалипта», «лампа из коряги»: a thing of its material. */
const OF_MATERIAL =
  /^(?:[а-яё-]+(?:ый|ий|ой|ая|яя|ое|ее|ые|ие) )?[а-яё-]{3,} из (?:[а-яё]+(?:ого|его|ой|ей|ых|их) )?(?:дерев|дуб|берёз|берез|сосн|кедр|липы|эвкалипт|бамбук|ротанг|лоз[ыа]|кож[иа]|замш|шерст|льн[аы]|хлопк|шёлк|войлок|фетр|глин[ыа]|керамик|фарфор|стекл|камн|мрамор|гранит|бетон|металл|стал[и]|латун|мед[и](?![а-яё])|бронз|серебр|золот|эпоксид|смол[ыа]|воск[а]?|парафин|бумаг|картон|пластик|бисер|кост[и]|рог[а](?![а-яё])|янтар|жемчуг|коряг|поддонов|шин(?![а-яё])|винил|пробк|соломы|бересты|мха)[а-яё]*/iu
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
  [/(?<![а-яё])(?:напрокат|в прокат|в аренду)(?![а-яё])/iu, LENT],
  [/^(?:[а-яё]+ )?приют(?![а-яё])/iu, SHELTER],
  [/^(?:[а-яё]+ )?(?:абонемент|сертификат|подписк[аи]|клубная карта)(?![а-яё])/iu, PASS],
  [/^(?:пряничн|имбирн|шоколадн|карамельн|марципанов)[а-яё]+ /iu, ORDER],
  [/^(?:[а-яё]+ )?(?:обзор|распаковка|тест-драйв)(?![а-яё])/iu, REVIEWED],
  [/^(?:главный |наш |простой )?(?:секрет|хитрость|тайна)(?![а-яё])/iu, SECRET],
  [/^(?:ночная|утренняя|дневная|вечерняя|первая|моя|наша)? ?(?:смена|будни) (?:в|на|у) /iu, WORKED],
  [/^наш[аи]? (?:[а-яё]+ )?(?:кот|кошка|собака|п[её]с|попугай|талисман)(?![а-яё])/iu, MASCOT],
  [AWAY, TRIP],
  [RIDDEN, RIDE],
  [OF_MATERIAL, GOODS],
  [/^[Рр]ыбалка (?:с (?:ноч[её]вк|гид|егер|инструктор)|на \p{Lu})/u, TRIP],
  [IN_DAYS, TRIP],
  [TAUGHT, LESSONS],
  [DOES, OFFERED],
]

const WORDS = Object.entries(NAMED_WORDS).map(([name, stems]) => ({
  name,
  plan: PLANS[name as keyof typeof NAMED_WORDS],
  words: starts(stems),
}))

type Named = (typeof WORDS)[number]

/** By the noun that a sentence begins with: «выпускной альбом» is an album. */
const findHead = (sentence: string): Named | undefined => {
  const head = readThing(sentence)?.head
  if (head === undefined) return undefined
  const tail = sentence.slice(sentence.indexOf(head))
  return WORDS.find(({ words }) => tail.search(words) === 0)
}

/** They are only what a sentence begins with: «первый месяц щенка» is no puppy. */
const OF_NOUN = new Set<string>([
  'DISH',
  'GOODS',
  'ANIMAL',
  'PLANT',
  'ACTIVITY',
  'TOPIC',
  'MIX',
  'LAW',
])

/** By the noun it begins with, else by the first thing that is named; a name of one word only by the word itself. */
const findNamed = (sentence: string): Named | undefined => {
  const head = findHead(sentence)
  if (head) return head
  const noun = readThing(sentence)?.head
  if (noun !== undefined && SOMEBODY.test(noun)) return undefined
  const end = noun === undefined ? Number.POSITIVE_INFINITY : sentence.indexOf(noun)
  const [best] = WORDS.map((one) => ({ ...one, at: sentence.search(one.words) }))
    .filter(({ name, at }) => at !== -1 && (at < end || !OF_NOUN.has(name)))
    .toSorted((one, other) => one.at - other.at)
  return best && isName(withoutEnd(sentence)) && best.at > 1 ? undefined : best
}

const isOffered = (sentence: string): boolean =>
  SERVICE.test(sentence) || OFFERING.test(sentence) || findCities(sentence).length > 0

/** «Уха по-фински»: so is nothing made but food. */
const AS_COOKED = /^[\p{L}-]+(?:\s[\p{L}-]+)?\sпо-[а-яё]+ски(?![а-яё])/iu
/** It is made at home, not sold. */
const MADE =
  /(?<![а-яё])(?:без выпечки|в духовке|в мультиварке|на сковород|в аэрогриле|в микроволновк|на зиму|за \d+ минут|из остатков|домашн(?:ий|яя|ее|ие)|пошагово|своими руками|на скорую руку|без (?:яиц|муки|духовки|дрожжей))/iu
/** For a table of many, or brought home. */
const ORDERED =
  /(?<![а-яё])(?:с доставкой|на заказ|под заказ|оптом|на \d+ (?:человек|гост|персон|дет)|в офис|на (?:корпоратив|свадьбу|праздник|день рождения|поминки|юбилей))(?![а-яё])/iu
const BEST_FIRST = /^(?:лучшие|топ(?:-\d+)?|самые|подборка|любимые|красивые|необычные) /iu
/** «Хочу продать долю», «снять порчу»: somebody wants it done. */
const WANTS =
  /^(?:я |мы )?(?:хоч(?:у|ет|ется|ется)|хотим|надо|нужно|планиру[юе]|мечта[юе]|собира[юе]|думаю|решил[аи]?|пора)[а-яё]* [а-яё]|^[а-яё]{2,}(?:[аеиоуыя]ть|йти|сти|чь)(?:ся)? [а-яё]/iu

/** Somebody prepares the day themselves. */
const BY_ONESELF =
  /(?<![а-яё])(?:без (?:нервов|суеты|стресс|ведущего|тамады|лишн)|дома(?![а-яё])|своими силами|сам(?:и|ому|ой)(?![а-яё])|недорого|бюджетн|подготовк|(?:мам|пап|бабушк|дедушк|муж|жен|сын|доч|сестр|брат)(?:ы|и|а|е|у|ин|ери)(?![а-яё]))/iu
/** «Нотариус на дом». */
const AT_HOME_OF = /(?<![а-яё])(?:на дом|на дому|с выездом|выезд)(?![а-яё])/iu

/** It grows, is caught or gathered, and not cooked. */
const GROWN =
  /^(?:[а-яё]+(?:ый|ий|ой|ая|яя|ое|ее|ые|ие) )?(?:м[её]д|яйц|молоко|рыб[аы]|икр[аы]|овощи|фрукты|ягод|зелень|микрозелень|грибы|мясо|орехи|иван-чай|чай|кофе|сухофрукт|специи|картоф|клубник|малин|яблок|помидор|огурц|сало|раки|лосос|форель|баранин|говядин|свинин|индейк|утк|кролик)[а-яё]*(?: |$)/iu
const COOKED_IT =
  /(?<![а-яё])(?:торт|пирог|варень|навынос|на вынос|латте|раф(?![а-яё])|жарен|запеч|копч|туш[её]н|по-[а-яё]+ски|с собой)/iu

const planDish = (sentence: string): Plan => {
  if (MADE.test(sentence)) return COOKED
  if (ORDERED.test(sentence)) return ORDER
  return GROWN.test(sentence) && !COOKED_IT.test(sentence) ? RAW : DISH
}

const planUnknown = ({ sentence }: Ask): Plan => {
  const plain = withoutEnd(sentence)
  if (isName(plain) || COMPANY.test(plain) || NAMED_PLACE.test(plain)) return NAME
  if (BEST_FIRST.test(plain)) return BEST_OF
  if (WANTS.test(plain)) return WISH
  if (AS_COOKED.test(plain)) return planDish(plain)
  if (isOffered(sentence)) return OFFERED
  if (SOMEBODY.test(plain) || OF_PET.test(plain)) return OF_SOMEBODY
  if (ABSTRACT.test(plain.split(/\s/u)[0] ?? '')) return TOPIC
  return /\s/u.test(plain) ? UNKNOWN : WORD
}

/** «Ремонт и маленький ребёнок», «переезд и школа»: nothing is sold by the first word. */
const BESIDE =
  /^(?:переезд|развод|отпуск|декрет|свадьба|работа|уч[её]ба|спорт|сон|стресс|деньги|возраст|школа|брак|карьера|отношения)\sи\s[а-яё]+[\s.!]*$|(?:^|\sи\s)(?:[а-яё]+(?:ый|ий|ой|ая|яя|ые|ие)\s)?(?:реб[её]нок|дети|малыш|новорожд[её]нн(?:ый|ая)|собак[аи]|кошк[аи]|кот|щенок|животные|питомец|родители|подростк?и?|подросток|муж|жена|свекровь|беременность|соседи|начальник)(?=\sи\s|[\s.!]|$)/iu

/** «Кофе и десерты» are of one kind, «кофе и сон» are not. */
const isOfOneKind = (sentence: string): boolean => {
  const [one, other] = sentence.split(/\sи\s/u).map((side) => findNamed(side)?.name)
  return one !== undefined && one === other
}

const FREE = /(?<![а-яё])бесплатн/iu
/** «Баня на колёсах» comes itself. */
const MOVING = /(?<![а-яё])(?:выездн|на кол[её]сах|мобильн|передвижн)/iu

/** Of the same name, but something else by the words beside it. */
const turnNamed = ({ name }: Named, sentence: string): Plan | undefined => {
  if (name === 'DISH') return planDish(sentence)
  if (name === 'PARTY' && BY_ONESELF.test(sentence)) return FEAST
  if (name === 'CARE' && AT_HOME_OF.test(sentence)) return CALLED
  return name === 'PLACE' && MOVING.test(sentence) ? OFFERED : undefined
}

const planThing = (ask: Ask): Plan => {
  const { sentence } = ask
  const sure = SURE.find(([words]) => words.test(sentence))?.[1]
  if (sure) return sure
  if (WANTS.test(sentence) && (!readThing(sentence) || /^хо[чт]/iu.test(sentence))) return WISH
  if (FREE.test(sentence)) return FOR_FREE
  const named = findNamed(sentence)
  // «Прокат палаток и спальников» is one thing; «кофе и сон» are two.
  const isOne = named === undefined || OF_NOUN.has(named.name) || BESIDE.test(sentence)
  if (isOfTwo(ask) && isOne && !isOfOneKind(sentence)) return TWO
  const turned = named && turnNamed(named, sentence)
  if (turned) return turned
  return named?.plan ?? planUnknown(ask)
}

/** Somebody who treats, pleads or teaches is one, whatever for. */
const OF_PEOPLE: readonly Plan[] = [CARE, TRADES, LESSONS, PLACE, LENT, GOODS, WORKS, SHOP]

/** Of a loss only things and work are asked for as they are. */
export const planOfLoss = ({ sentence }: Ask): Plan | undefined => {
  const head = findHead(sentence)?.plan
  return head && [LENT, GOODS, WORKS, SHOP].includes(head) ? head : undefined
}

/** Whether it is plain what is named. */
export const isNamed = ({ sentence }: Ask): boolean =>
  SURE.some(([words]) => words.test(sentence)) || findNamed(sentence) !== undefined

/** «Можно вырастить рассаду»: it is told how. */
const MAY =
  /(?<![а-яё])(?:можно (?:[а-яё]+ ){0,2}?[а-яё]+(?:ть|ти|чь)(?:ся)?|[а-яё]+(?:ть|ти|чь)(?:ся)? (?:[а-яё]+ ){0,2}?можно)(?![а-яё])/iu
/** «Волосы нельзя мыть в первый день»: it is told what to do instead. */
const MAY_NOT = /(?<![а-яё])(?:нельзя|никогда не)(?![а-яё])/iu

const planClause = (clause: Clause, { tone, sentence }: Ask): Plan => {
  if (clause === 'wronged' && ACCIDENT.test(sentence)) return ACCIDENTAL
  if (tone === 'illness' && clause !== 'wronged') return clause === 'claim' ? ILL_CLAIM : ILL
  if (clause === 'claim' && MAY_NOT.test(sentence)) return CAN_NOT
  if (clause === 'claim') return MAY.test(sentence) ? CAN : CLAIM
  if (clause === 'told') return TOLD
  return tone === 'law' || tone === 'money' ? HAPPENED : WRONGED
}

/** The plan of a sentence that asks nothing, by what it says or names. */
export const planAbout = (ask: Ask): Plan => {
  const { sentence, tone } = ask
  const clause = DOES.test(sentence) ? undefined : readClause(sentence)
  if (clause) return planClause(clause, ask)
  if (tone === 'neutral') return planThing(ask)
  const head = findHead(sentence)?.plan
  if (head && OF_PEOPLE.includes(head)) return head
  if (tone === 'illness') return isOfTwo(ask) ? ILL_AND : ILL
  if (WANTS.test(sentence)) return WISH
  if (isOfTwo(ask)) return LAW_AND
  // «Хозяин не возвращает залог»: it has happened.
  return readThing(sentence) ? LAW : HAPPENED
}
