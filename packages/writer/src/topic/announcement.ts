import { MONTH_NAMES } from '@kadr/kit/month-names'

const DATE = new RegExp(
  `(?:(?:с|до|по|на)\\s)?\\d{1,2}(?:\\s?[–-]\\s?\\d{1,2})?\\s(?:${MONTH_NAMES.join('|')})`,
  'iu',
)
const WEEKDAY =
  /(?<![а-яё])(?:с|в|во|до)\s(?:понедельник|вторник|сред[уы]|четверг|пятниц[уы]|суббот[уы]|воскресень[ея])[а-яё]*/iu
const PRICE =
  /\d[\d\s\u00a0]*(?:[.,]\d+)?\s?(?:₽|руб[а-яё]*\.?|р\.|тыс[а-яё.]*\s?руб[а-яё]*|Br|byn)/iu
/** «90 % хозяев ошибаются» takes nothing off a price. */
const DISCOUNT =
  /(?:(?:−|(?<![\p{L}\d])-|минус\s)\s?\d{1,2}|скидк[а-яё]*\s(?:в\s|до\s)?\d{1,2})\s?(?:%|процент[а-яё]*)|\d{1,2}\s?(?:%|процент[а-яё]*)(?=\s?(?:скидк|на вс[её]|дешевле))/iu
const SALE = /скидк|распродаж|акци[яию]|дешевле|полцены|ч[её]рн(?:ая|ой|ую) пятниц|ликвидаци/iu
const CLOSED =
  /(?<![а-яё])(?:закрыт[аоы]? (?:до|с|со|на|по|в|\d)(?![а-яё])|мы закрыты|(?:салон|магазин|кафе|студия|клиника|мастерская|зал|кофейня|пекарня) (?:[а-яё]+ ){0,2}?закрыт[аоы]?(?![а-яё])|закрываемся|не работаем|у нас выходной|уходим (?:в отпуск|на каникулы)|(?:мы|все) (?:все )?(?:в отпуске|на каникулах))/iu

const NEWS =
  /(?<![а-яё])(?:вернул|появил|новинк|нов(?:ое|ая|ые|ый) (?:меню|коллекци|поступлен|посту|услуг|направлен|филиал|адрес|групп|сезон|линейк)|запуска(?:ем|ет)|запустил|набор (?:на|в)|приглаша|дегустаци|ярмарк|набира(?:ем|ет)|объявля(?:ем|ет)|ищем|требу[ею]тся|стартует|открыва(?:ем|ет)|открыл|открыти|акци[яию]|скидк|распродаж|розыгрыш|поступил|привезли|привозим|анонс|мастер-класс|вебинар|концерт|выставк|расписани|график работы|переехал|переезжаем|теперь)|(?<![а-яё])при (?:покупке|заказе) (?=.*(?:бесплатн|подарок|скидк))|(?<![а-яё])(?:втор|трет|четв[её]рт|пят|кажд)[а-яё]+ (?:[а-яё]+ ){0,2}?(?:бесплатно|в подарок)|1\s?\+\s?1|по цене (?:одно|дву)|(?<![а-яё])нам (?:уже )?\d{1,2} (?:год|лет)/iu

/** Stems of trades one is hired for. */
export const WORKERS =
  'водител|курьер|продав|кассир|повар|пекар|бариста|официант|администратор|менеджер|мастер(?!-|ск)|грузчик|шве[яюй]|врач|медсест|тренер|педагог|учител|воспитател|строител|электрик|сварщик|слесар|охранник|уборщи|оператор|сотрудник|персонал|стажёр|стажер|помощни|парикмахер|флорист|бухгалтер|рабоч|нян|сиделк|репетитор|фотограф|дизайнер|маркетолог|смм|юрист|логист|косметолог|психолог|преподавател'
const SEARCH = new RegExp(
  `(?<![а-яё])(?<!(?:кому|зачем|почему|когда|как(?:ой|ая|ие)|сколько|где|что|чем)\\s(?:[а-яё]+\\s){0,3})(?:ищем|требу[ею]тся|ваканси[яию]|в команду|(?:набира(?:ем|ет)|ищу|нуж(?:ен|на|ны)|приглашаем) (?!ли )(?:[а-яё-]+ ){0,2}?(?:${WORKERS}))`,
  'iu',
)

/** A search for people says enough without a date or a sum. */
export const isVacancy = (topic: string): boolean => SEARCH.test(topic)

/** What a text announces: facts that must not be lost. */
export type Announced = { date: string; price: string; discount: string }

const find = (text: string, pattern: RegExp) => pattern.exec(text)?.[0].trim() ?? ''

export const readAnnounced = (text: string): Announced => {
  const price = find(text, PRICE)
  return {
    date: find(text, DATE) || find(text, WEEKDAY),
    price,
    discount: price === '' ? find(text, DISCOUNT) : '',
  }
}

const COUNTED =
  'ошиб|совет|причин|способ|правил|миф|вещ|шаг|вопрос|признак|иде[яийю]|факт|при[её]м|секрет|лайфхак'
const ASKING =
  'как(?:ой|ая|ое|ие|ую|ого|их)?(?![а-яё])|почему|зачем|сколько|что(?![а-яё])|чего|чему|когда|где|куда|чем|кому|кто|стоит ли|можно ли|нужно ли|нужен ли|нужна ли'
const QUESTION = new RegExp(
  `^(?:${ASKING}|(?:\\d+|две|три|четыре|пять|шесть|семь|восемь|девять|десять)\\s(?:[а-яё]+\\s)?(?:${COUNTED}))|\\?$|(?::|\\s[—–])\\s*(?:${ASKING}|\\d+\\s\\p{L})`,
  'iu',
)

/** «Как выбрать подарок со скидкой» asks, it does not announce. */
export const isQuestion = (topic: string): boolean => QUESTION.test(topic)

/** A share of a price, not of people. */
export const isSale = (text: string): boolean => DISCOUNT.test(text) || SALE.test(text)

/** Nothing is sold at that time. */
export const isClosed = (text: string): boolean => CLOSED.test(text)

/** A topic that already says what happens, when or for how much. */
export const isAnnouncement = (text: string): boolean => {
  const { date, price, discount } = readAnnounced(text)
  return (
    [date, price, discount].some((one) => one !== '') ||
    [NEWS, CLOSED].some((pattern) => pattern.test(text)) ||
    isVacancy(text)
  )
}
