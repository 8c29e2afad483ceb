import type { Ask } from '../ask/read-ask.ts'

/** An example, then words to tap. */
export type Hints = readonly [string, ...string[]]

const starts = (stems: string) => new RegExp(`(?<![а-яё])(?:${stems})`, 'iu')

const DAYS: Hints = ['Число и дни, недели или месяцы', 'дней', 'недель', 'месяцев']
const MINUTES: Hints = ['Число и минуты или часы', 'минут', 'часов']
const ANY_TIME: Hints = ['Число и срок, от минут до месяцев', 'часов', 'дней', 'недель', 'месяцев']

/** It lies on a body or a thing and lasts: nobody counts that in minutes. */
const LASTING = starts(
  'зажива|заживл|заживёт|заживет|сраста|срастёт|отраста|отраст[её]т|прижива|прижив[её]т|держ[иа]т(?:ся)?|окуп|сход(?:ит|ят)|служ[иа]т|носить|действу|хват[иа]|привыка|отвыка|восстанавлива|раст[её]т|расти|прораста|всход|адаптаци|выпада|шелуш',
)
/** Done at one go. */
const AT_ONCE = starts(
  'вар[ия]т|жар[ия]т|запека|печь|печ[её]т|кип|отмачива|замачива|дл[ия]тся|ид[её]т (?:урок|сеанс|заняти|при[её]м|процедур|спектакл)|стриж|укладк|маникюр|педикюр|макияж|массаж|урок|занят|сеанс|трениров|при[её]м(?![а-яё]*ник)|примерк|экскурси|коктейл|кофе(?![а-яё])|бров|ресни|замен[аы] (?:масл|стекл|экран|батаре)|шиномонтаж|мойк',
)
/** Work of days and weeks. */
const LONG_WORK = starts(
  'ремонт(?! (?:телефон|айфон|iphone|обув|часов|очк))|реставрац|перетяж|перетян|строи|построй|постройк|стройк|пошив|сши|вяза|ковк|роспис|кухн[яюи]|мебел|шкаф|оформ|регистрац|развод|наследств|вычет|виз[аыу](?![а-яё])|банкротств|переезд|прихож|ванн(?:ая|ой|ую)|квартир|дом(?:а|ик)?(?![а-яё])|забор|крыш|двор|сад(?![а-яё]*[ия]к)|участ|похуд|выращ|выучи|научи|брекет|имплант',
)

/** «Сколько заживает», «сколько держится»: the unit follows what lasts. */
export const hintTime = ({ sentence }: Ask): Hints => {
  if (LASTING.test(sentence)) return DAYS
  return AT_ONCE.test(sentence) ? MINUTES : ANY_TIME
}

/** How long the work takes. */
export const hintWork = ({ sentence }: Ask): Hints => {
  if (LONG_WORK.test(sentence)) return DAYS
  return AT_ONCE.test(sentence) ? MINUTES : ANY_TIME
}

const BY_HOUR = starts(
  'сап(?:ы|ов|а|борд)?(?![а-яё])|лодк|лодок|катамаран|байдар|каяк|велосипед|самокат|ролик|коньк|лыж|сноуборд|квадроцикл|катер|яхт|зал(?![а-яё]*ог)|студи|лофт|коворк|переговорн|площадк|корт|бан[яию](?![а-яё])|саун|беседк|экскаватор|погрузчик|манипулятор|спецтехник|автокран|лимузин|автобус|автовышк|гидроцикл',
)
const BY_MONTH = starts(
  'гараж|офис|помещени|склад|квартир|кабинет|кресл[аои]|мест[оа] (?:мастер|в)',
)

const WORN = starts(
  'плать|костюм|смокинг|фрак|наряд|одежд|обув|туфл|украшени|шуб[аы]?(?![а-яё])|карнавал|фат[аыу](?![а-яё])',
)

const DAILY = starts('посуточн|на сутки|суточн')

export const isWorn = ({ sentence }: Ask): boolean => WORN.test(sentence)

/** Rent by the hour only of what is rented by the hour. */
export const askRent = ({ sentence }: Ask): string => {
  if (BY_HOUR.test(sentence)) return 'Сколько стоит час или сутки?'
  if (BY_MONTH.test(sentence) && !DAILY.test(sentence))
    return 'Сколько стоит месяц и от какого срока сдаёте?'
  return 'На какой срок даёте и сколько это стоит?'
}

export const hintRent = ({ sentence }: Ask): Hints => {
  if (BY_HOUR.test(sentence)) return ['Сумма и срок', '₽ в час', '₽ в сутки']
  if (BY_MONTH.test(sentence) && !DAILY.test(sentence)) return ['Сумма за месяц', '₽ в месяц']
  return WORN.test(sentence) || DAILY.test(sentence)
    ? ['Сумма и срок', '₽ в сутки']
    : ['Сумма и срок']
}

const EATERY = starts(
  'кафе(?![а-яё])|кальянн|чайная|кофейн|бар(?![а-яё])|ресторан|столов|пекарн|пиццери|бистро|чайхан|кондитерск|фудтрак|паб|суши|(?:пельменн|чебуречн|шашлычн|блинн|рюмочн|закусочн|пончиков|хинкальн|вареничн)ая',
)
const TICKET = starts(
  'музе|театр|кинотеатр|зоопарк|галере|выставк|каток|бассейн|скалодром|батут|аквапарк|планетари|цирк|тир(?![а-яё])|парк(?![а-яё]*овк|ет)',
)
const SALON = starts('салон|барбершоп|парикмахерск|клиник|стоматолог|спа(?![а-яё])|барбер')

/** Nobody pays for a visit to an eatery. */
export const askBill = ({ sentence }: Ask): string => {
  if (EATERY.test(sentence)) return 'Какой у вас средний чек?'
  if (TICKET.test(sentence)) return 'Сколько стоит вход?'
  return SALON.test(sentence) ? 'Сколько стоит один визит?' : 'С какой суммы начинаются цены?'
}

/** They go away to work, or live where they work. */
const AWAY = starts('вахт|лагер|сезон|на лето|море|круиз|экспедици|на север|турбаз')
/** Nobody takes them without training. */
const SKILLED = starts(
  'повар|врач|медсест|фельдшер|водител|электрик|сварщик|бухгалтер|юрист|учител|воспитател|педагог|нян|сиделк|тренер|психолог|логопед|парикмахер|косметолог|ветеринар|программист|инженер|механик|кондитер|технолог|токар|крановщик',
)

/** Hired for one evening. */
const ONE_DAY =
  /(?<![а-яё])на (?:один |одну )?(?:вечер|день|ночь|выходные|смену|свадьбу|банкет|мероприятие|праздник)(?![а-яё])/iu

export const askShifts = ({ sentence }: Ask): string =>
  ONE_DAY.test(sentence)
    ? 'Какого числа, во сколько начать и закончить?'
    : AWAY.test(sentence)
      ? 'На какие даты, с каким графиком и где жить?'
      : 'Какой график?'

export const hintPay = ({ sentence }: Ask): Hints =>
  ONE_DAY.test(sentence)
    ? ['Сумма и за что она', '₽ за смену', '₽ в час']
    : ['Сумма и за что она', '₽ в месяц', '₽ за смену', 'Сдельно']

export const hintShifts = ({ sentence }: Ask): Hints =>
  ONE_DAY.test(sentence)
    ? ['Число и часы']
    : AWAY.test(sentence)
      ? ['С какого по какое число, выходные, жильё', 'Жильё даём', 'Проезд оплачиваем']
      : ['Дни и часы', 'Пять через два', 'Два через два', 'По договорённости']

export const hintWorker = ({ sentence }: Ask): Hints =>
  SKILLED.test(sentence)
    ? ['Опыт и документы, которые важны', 'Опыт от года']
    : ['Опыт и документы, которые важны', 'Можно без опыта', 'Опыт от года']
