const MONTHS = 'января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря'
const DATE = new RegExp(
  `(?:(?:с|до|по|на)\\s)?\\d{1,2}(?:\\s?[–-]\\s?\\d{1,2})?\\s(?:${MONTHS})`,
  'iu',
)
const WEEKDAY =
  /(?<![а-яё])(?:с|в|во|до)\s(?:понедельник|вторник|сред[уы]|четверг|пятниц[уы]|суббот[уы]|воскресень[ея])[а-яё]*/iu
const PRICE =
  /\d[\d\s\u00a0]*(?:[.,]\d+)?\s?(?:₽|руб[а-яё]*\.?|р\.|тыс[а-яё.]*\s?руб[а-яё]*|Br|byn)/iu
const DISCOUNT = /(?:−|-|скидк[а-яё]*\s)?\d{1,2}\s?%/iu
const NEWS =
  /(?<![а-яё])(?:вернул|появил|новинк|нов(?:ое|ая|ые) (?:меню|коллекци|поступлен|посту)|набор (?:на|в)|приглаша|дегустаци|ярмарк|набира(?:ем|ет)|объявля(?:ем|ет)|ищем|требу[ею]тся|стартует|открыва(?:ем|ет)|открыл|открыти|акци[яию]|скидк|распродаж|розыгрыш|поступил|привезли|анонс|мастер-класс|вебинар|концерт|выставк|расписани|график работы|переехал|теперь)|(?<![а-яё])нам (?:уже )?\d{1,2} (?:год|лет)/iu

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

/** A topic that already says what happens, when or for how much. */
export const isAnnouncement = (text: string): boolean => {
  const { date, price } = readAnnounced(text)
  return date !== '' || price !== '' || NEWS.test(text)
}
