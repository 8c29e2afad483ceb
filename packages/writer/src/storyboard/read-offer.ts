import { SLIDE_LIMITS } from '@kadr/domain/studio/storyboard/slide-limits'
import { isAnnouncement, isQuestion, isSale, isVacancy } from '../topic/announcement.ts'
import { capitalise } from '../topic/subject.ts'

/** A price or a discount as a figure with its unit. */
type Figure = { value: string; unit: string; isDiscount: boolean; isFrom: boolean }

/** What a sentence of an advertiser says; empty where it says nothing of it. */
export type Offer = {
  /** What is offered, without price, time and place. */
  name: string
  /** The same for the cover: a discount keeps its figure. */
  title: string
  figure: Figure | undefined
  /** What the figure is the price of, where that is a part of what is offered. */
  priced: string
  /** The figure is what a worker gets. */
  isPay: boolean
  when: string
  where: string
}

const DAY =
  '(?:понедельник|вторник|сред|четверг|пятниц|суббот|воскресень)[а-яё]*|(?:январ|феврал|март|апрел|ма|июн|июл|август|сентябр|октябр|ноябр|декабр)(?:ь|я|е|ю|й|а|у)?'
const EDGE = '(?![а-яё])'
/** «1 и 2», «с 1 по 8», «3–5». */
const DAYS = '\\d{1,2}(?:(?:\\s?[–-]\\s?|,\\s?|\\s(?:и|по|до)\\s)\\d{1,2})*'
const WHEN = new RegExp(
  [
    `(?<![а-яё])(?:с|со|до|по|на|в|во)\\s(?:${DAYS}\\s)?(?:${DAY})${EDGE}(?:\\s(?:и|по|до)\\s(?:${DAYS}\\s)?(?:${DAY})${EDGE})?(?:\\s(?:в|с)\\s\\d{1,2}[:.]\\d{2})?`,
    `(?<!\\d)${DAYS}\\s(?:${DAY})${EDGE}(?:(?:,|\\s(?:и|по|до|[–—-]))\\s${DAYS}\\s(?:${DAY})${EDGE})?(?:\\s(?:в|с)\\s\\d{1,2}[:.]\\d{2})?`,
    `(?<![а-яё])с\\s\\d{1,2}(?:[:.]\\d{2})?\\sдо\\s\\d{1,2}(?:[:.]\\d{2})?(?!\\d)(?!\\s?(?:лет|год|₽|руб|тыс|кг|м(?![а-яё])))`,
    `(?<![а-яё])кажд(?:ый|ую|ое|ые)\\s(?:${DAY}|день|выходные)${EDGE}`,
    `(?:только\\s)?(?:до конца|весь|на этой|всю|эту)\\s(?:(?:недел|месяц|год|лет|зим|осен|весн)[а-яё]*|${DAY})${EDGE}`,
    `(?<![а-яё])(?:только\\s)?(?:сегодня|завтра|послезавтра|в эти выходные|в выходные)${EDGE}(?:\\s(?:в|с)\\s\\d{1,2}[:.]\\d{2})?`,
  ].join('|'),
  'iu',
)
const WHERE =
  /(?:(?<![а-яё])(?:по адресу:?|на)\s|:\s)(?:(?:ул\.|улиц[аеу]|пр\.|проспект[е]?|пер\.|пл\.|площад[ьи])\s)?[А-ЯЁ][а-яё]+(?:\s[А-ЯЁ][а-яё]+)?,?\s(?:д\.?\s?)?\d{1,3}[а-яё]?(?![а-яё\d%])(?!\s?(?:руб|см|мм|кг|мл|л(?![а-яё])|шт|м²|₽|р\.|лет|год|дн|час|мин|шт|процент|январ|феврал|март|апрел|мая|июн|июл|август|сентябр|октябр|ноябр|декабр))/u
/** «60к», «150 тыс» and «1500 в сутки» are money where nothing else is counted. */
const PRICE =
  /(от\s)?(\d[\d\s\u00a0]*\d|\d)([.,]\d+)?\s?(тыс[а-яё.]*\s?|к(?![\p{L}\d])\s?)?(?:₽|руб[а-яё]*\.?|р\.?(?![а-яё])|(?<=\d\s?(?:к|тыс[а-яё.]*))(?=\s*(?:$|[,;!]))|(?<=\d{3})(?=\s(?:в|за)\s(?:сутки|час|смену|месяц)(?![а-яё])))(\s(?:в|за)\s(?:сутки|час|день|смену|месяц|неделю|урок|занятие|штуку|кг|метр)|\/[а-яё]{1,5}[²2]?)?/iu
const DISCOUNT = /(?:−|-|минус\s|в\s|до\s)?(\d{1,2})\s?(?:%|процент[а-яё]*)/iu
const THOUSAND = 1000
const { value: MAX_VALUE = 5, unit: MAX_UNIT = 9 } = SLIDE_LIMITS.number

const group = (digits: string): string => digits.replaceAll(/\B(?=(?:\d{3})+$)/g, ' ')

export const writeMoney = (
  digits: string,
  isThousands: boolean,
): Pick<Figure, 'value' | 'unit'> => {
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
  if (value === '' || !isSale(text)) return undefined
  return { found, figure: { value, unit: '%', isDiscount: true, isFrom: false } }
}

/** «Обед за 350 рублей»: the word before a sum belongs to it. */
const withPreposition = (text: string, found: string): string => {
  if (found === '') return ''
  const before = /(?:(?<![а-яё])(?:всего|за|по|цена|стоимость)\s+)+$/iu.exec(
    text.slice(0, text.indexOf(found)),
  )
  return `${before?.[0] ?? ''}${found}`
}

const without = (text: string, parts: readonly string[]): string =>
  parts
    .filter((part) => part !== '')
    .reduce((left, part) => left.replace(part, ' '), text)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\s+([,.!?:])/g, '$1')
    .replace(/^[\s,.\-–—:!]+/u, '')
    .replace(
      /(?:[\s,.\-–—:]|\s(?:за|от|по|с|в|на|до|и|со|всего|только|старт|начало|каждый|цена|стоимость|теперь|уже))+$/iu,
      '',
    )
    .trim()

/** «Первая стрижка 300 ₽» after a comma: its words and the topic without them. */
const splitPriced = (topic: string, found: string): { priced: string; others: string } => {
  const parts = topic.split(/(?<=[,!.;])\s+/u)
  const own = parts.find((part) => found !== '' && part.includes(found))
  const priced = own === undefined ? '' : without(own, [found]).replace(/[,!.;]+$/u, '')
  if (own === undefined || parts.length === 1 || own === parts[0] || priced === '')
    return { priced: '', others: topic }
  if (priced.length > SLIDE_LIMITS.number.title) return { priced: '', others: topic }
  return { priced: capitalise(priced), others: parts.filter((part) => part !== own).join(' ') }
}

/** What a topic offers or announces; undefined for a question and for one without a fact. */
export const readOffer = (topic: string): Offer | undefined => {
  if (isQuestion(topic)) return undefined
  const money = readFigure(topic)
  const [when = ''] = WHEN.exec(topic) ?? []
  const [where = ''] = WHERE.exec(without(topic, [when])) ?? []
  const isWhole =
    money || when !== '' || where !== '' || isVacancy(topic) || /бесплатн/iu.test(topic)
  if (!isAnnouncement(topic) || !isWhole) return undefined
  const isDiscount = money?.figure.isDiscount ?? false
  const { priced, others } = splitPriced(topic, (money?.found ?? '').trim())
  const rest = without(others, [withPreposition(others, money?.found ?? ''), when, where])
  const name = capitalise(rest === '' ? topic : rest)
  return {
    name,
    title: isDiscount && priced === '' ? capitalise(without(topic, [when, where])) : name,
    figure: money?.figure,
    priced: without(priced, [when, where]),
    isPay: isVacancy(topic) && !/аренд|залог|взнос/iu.test(priced),
    when: capitalise(when.trim()),
    where: capitalise(where.replace(/^(?:по адресу:?|на|:)\s/u, '').trim()),
  }
}
