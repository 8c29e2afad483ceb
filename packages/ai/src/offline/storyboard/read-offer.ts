import { SLIDE_LIMITS } from '@kadr/domain/storyboard/slide-limits'
import { isAnnouncement, readAnnounced } from '../announcement.ts'
import { capitalise } from '../subject.ts'

/** A price or a discount as a figure with its unit. */
type Figure = { value: string; unit: string; isDiscount: boolean; isFrom: boolean }

/** What a sentence of an advertiser says; empty where it says nothing of it. */
export type Offer = {
  /** What is offered, without price, time and place. */
  name: string
  /** The same for the cover: a discount keeps its figure. */
  title: string
  figure: Figure | undefined
  when: string
  where: string
}

const DAY =
  '(?:понедельник|вторник|сред|четверг|пятниц|суббот|воскресень)[а-яё]*|(?:январ|феврал|март|апрел|ма|июн|июл|август|сентябр|октябр|ноябр|декабр)(?:ь|я|е|ю|й|а|у)?'
const EDGE = '(?![а-яё])'
const WHEN = new RegExp(
  [
    `(?<![а-яё])(?:с|со|до|по|на|в|во)\\s(?:\\d{1,2}(?:\\s?[–-]\\s?\\d{1,2})?\\s)?(?:${DAY})${EDGE}(?:\\s(?:в|с)\\s\\d{1,2}[:.]\\d{2})?`,
    `(?<!\\d)\\d{1,2}(?:\\s?[–-]\\s?\\d{1,2})?\\s(?:${DAY})${EDGE}(?:\\s(?:в|с)\\s\\d{1,2}[:.]\\d{2})?`,
    `(?<![а-яё])кажд(?:ый|ую|ое|ые)\\s(?:${DAY}|день|выходные)${EDGE}`,
    `(?:только\\s)?(?:до конца|на этой|всю|эту)\\s(?:недел|месяц|год|лет|зим|осен|весн)[а-яё]*`,
    `(?<![а-яё])(?:только\\s)?(?:сегодня|завтра|послезавтра|в эти выходные|в выходные)${EDGE}(?:\\s(?:в|с)\\s\\d{1,2}[:.]\\d{2})?`,
  ].join('|'),
  'iu',
)
const WHERE =
  /(?:(?<![а-яё])(?:по адресу:?|на)\s|:\s)(?:(?:ул\.|улиц[аеу]|пр\.|проспект[е]?|пер\.|пл\.|площад[ьи])\s)?[А-ЯЁ][а-яё]+(?:\s[А-ЯЁ][а-яё]+)?,?\s(?:д\.?\s?)?\d{1,3}[а-яё]?(?![а-яё\d%])(?!\s?(?:руб|см|мм|кг|мл|л(?![а-яё])|шт|м²|₽|р\.|лет|год|дн|час|мин|шт|процент|январ|феврал|март|апрел|мая|июн|июл|август|сентябр|октябр|ноябр|декабр))/u
const PRICE =
  /(от\s)?(\d[\d\s\u00a0]*\d|\d)([.,]\d+)?\s?(тыс[а-яё.]*\s?)?(?:₽|руб[а-яё]*\.?|р\.?(?![а-яё]))(\s(?:в|за)\s(?:сутки|час|день|месяц|неделю|урок|занятие|штуку|кг|метр)|\/[а-яё]{1,5}[²2]?)?/iu
const DISCOUNT = /(?:−|-|минус\s|в\s|до\s)?(\d{1,2})\s?%/iu
/** «Как выбрать подарок со скидкой» asks, it does not announce. */
const ASKS =
  /^(?:как(?![а-яё])|почему|зачем|сколько|что(?![а-яё])|когда|чем|какой|какая|какие|стоит ли|можно ли|нужно ли|нужен ли|\d+\s(?:ошиб|совет|причин|способ|правил|миф|вещ|шаг|вопрос|признак))|\?$|:\s*(?:как|что|почему|когда|сколько|стоит ли|чем|\d+\s\p{L})/iu

const THOUSAND = 1000
const { value: MAX_VALUE = 5, unit: MAX_UNIT = 9 } = SLIDE_LIMITS.number

const group = (digits: string): string => digits.replaceAll(/\B(?=(?:\d{3})+$)/g, ' ')

const writeMoney = (digits: string, isThousands: boolean): Pick<Figure, 'value' | 'unit'> => {
  const grouped = group(digits)
  if (isThousands) return { value: grouped, unit: 'тыс. ₽' }
  if (grouped.length <= MAX_VALUE) return { value: grouped, unit: '₽' }
  const thousands = (Number(digits) / THOUSAND).toFixed(1).replace(/\.0$/, '').replace('.', ',')
  return { value: thousands, unit: 'тыс. ₽' }
}

/** «в сутки», «за урок», «/м²» after the sign of money. */
const writePer = (per: string): string => {
  const word = per
    .replace(/^\s*(?:в|за)\s/iu, '')
    .replace('/', '')
    .trim()
  const short = word
    .replace('2', '²')
    .replace('месяц', 'мес')
    .replace('неделю', 'нед')
    .replace('штуку', 'шт')
  return short === '' ? '' : `/${short.replace('занятие', 'урок')}`
}

const readFigure = (text: string): { figure: Figure; found: string } | undefined => {
  const price = PRICE.exec(text)
  if (price) {
    const [found, from = '', number = '', , thousands = '', per = ''] = price
    const money = writeMoney(number.replaceAll(/\D/g, ''), thousands !== '')
    if (money.value.length > MAX_VALUE) return undefined
    const unit = `${money.unit}${writePer(per)}`
    return {
      found,
      figure: {
        value: money.value,
        unit: unit.length <= MAX_UNIT ? unit : money.unit,
        isDiscount: false,
        isFrom: from !== '',
      },
    }
  }
  const [found = '', value = ''] = DISCOUNT.exec(text) ?? []
  if (value === '') return undefined
  return { found, figure: { value, unit: '%', isDiscount: true, isFrom: false } }
}

const without = (text: string, parts: readonly string[]): string =>
  parts
    .filter((part) => part !== '')
    .reduce((left, part) => left.replace(part, ' '), text)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\s+([,.!?:])/g, '$1')
    .replace(/^[\s,.\-–—:!]+/u, '')
    .replace(
      /(?:[\s,.\-–—:]|\s(?:за|от|по|с|в|на|до|и|со|всего|только|старт|начало|каждый|цена|стоимость))+$/iu,
      '',
    )
    .trim()

/** A search for people says enough without a date or a sum. */
export const isVacancy = (topic: string): boolean =>
  /(?<![а-яё])(?:ищем|требу[ею]тся|вакансия:)/iu.test(topic)

/** What a topic offers or announces; undefined for a question and for one without a fact. */
export const readOffer = (topic: string): Offer | undefined => {
  if (ASKS.test(topic)) return undefined
  const money = readFigure(topic)
  const [when = ''] = WHEN.exec(topic) ?? []
  const [where = ''] = WHERE.exec(without(topic, [when])) ?? []
  const isNews = isAnnouncement(topic) || readAnnounced(topic).discount !== ''
  const isWhole =
    money || when !== '' || where !== '' || isVacancy(topic) || /бесплатн/iu.test(topic)
  if (!isNews || !isWhole) return undefined
  const rest = without(topic, [money?.found ?? '', when, where])
  const name = capitalise(rest === '' ? topic : rest)
  const isDiscount = money?.figure.isDiscount ?? false
  return {
    name,
    title: isDiscount ? capitalise(without(topic, [when, where])) : name,
    figure: money?.figure,
    when: capitalise(when.trim()),
    where: capitalise(where.replace(/^(?:по адресу:?|на|:)\s/u, '').trim()),
  }
}
