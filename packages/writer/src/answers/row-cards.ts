import { createCard } from '@kadr/contract/studio/create-card'
import type { SlideCard, SlideRow } from '@kadr/contract/studio/storyboard'
import { CARD_ROWS, LIST_ITEMS, SLIDE_LIMITS } from '@kadr/domain/studio/storyboard/slide-limits'
import { capitalise } from '../topic/subject.ts'

const { price, chart, timeline, step, check } = SLIDE_LIMITS

type Pair = { name: string; amount: string }

const PARTED = /^(.+?)(?:\s[—–-]\s|:\s)(.+)$/u
/** «Стрижка 1 500 ₽»: the figure closes the point. */
const PRICED =
  /^(.*?\p{L}.*?)(?:\s[—–-]|:)?\s((?:от\s)?\d[\d \u00a0]*(?:[.,]\d+)?[ \u00a0]?(?:тыс\.?[ \u00a0])?₽)$/iu
const AMOUNT = /^(\d[\d \u00a0]*(?:[.,]\d+)?)[ \u00a0]?(%|₽|°C|\p{L}+)$/u
const WHEN =
  /^(?:(?:в|с|к|до|после|через|на)\s)?(?:\d{1,2}[:.]\d{2}|\d{1,2}[ \u00a0](?:утра|дня|вечера|час\p{L}*)|\d{1,2}(?:-?[йяе]|-го)?[ \u00a0](?:день|дня|дней|недел\p{L}*|месяц\p{L}*|минут\p{L}*|январ\p{L}*|феврал\p{L}*|март\p{L}*|апрел\p{L}*|ма[йя]|июн\p{L}*|июл\p{L}*|август\p{L}*|сентябр\p{L}*|октябр\p{L}*|ноябр\p{L}*|декабр\p{L}*)|(?:день|неделя|месяц|год)[ \u00a0]\d{1,2}|(?:19|20)\d{2}(?:[ \u00a0]год\p{L}*)?|понедельник|вторник|сред[ау]|четверг|пятниц[ау]|суббот[ау]|воскресенье|утром?|днём|вечером?|час|неделю|месяц|год)$/iu
/** «9:00 знакомимся»: the hour needs no sign after it. */
const AT_HOUR = /^((?:в\s)?\d{1,2}[:.]\d{2})\s+(?:[—–-]\s+)?(.+)$/u

const UNITS: readonly (readonly [name: string, unit: RegExp])[] = [
  ['%', /^%$/u],
  ['минута', /^мин/iu],
  ['час', /^ч(?:ас\p{L}*)?$/iu],
  ['день', /^(?:дн|ден)/iu],
  ['неделя', /^недел/iu],
  ['месяц', /^мес/iu],
  ['год', /^(?:год|лет)/iu],
]

const unitOf = (amount: string): string | undefined => {
  const [, , unit = ''] = AMOUNT.exec(amount) ?? []
  return UNITS.find(([, form]) => form.test(unit))?.[0]
}

const isCountFit = ({ length }: readonly unknown[]) =>
  length >= CARD_ROWS.min && length <= CARD_ROWS.max

/** Every point in two parts, or nothing: a half-read answer would lose words. */
const readAll = (
  points: readonly string[],
  read: (point: string) => Pair | undefined,
): Pair[] | undefined => {
  const pairs = points.map(read).filter((pair) => pair !== undefined)
  return pairs.length === points.length && isCountFit(pairs) ? pairs : undefined
}

const part = (point: string): Pair | undefined => {
  const [, name = '', amount = ''] = PARTED.exec(point) ?? []
  return name === '' ? undefined : { name: name.trim(), amount: amount.trim() }
}

const rowsOf = (
  pairs: readonly Pair[],
  { label, cell }: { label?: number; cell?: number },
): SlideRow[] | undefined => {
  const fits = pairs.every(
    ({ name, amount }) => name.length <= (label ?? 0) && amount.length <= (cell ?? 0),
  )
  return fits
    ? pairs.map(({ name, amount }) => ({ label: capitalise(name), value: amount, other: '' }))
    : undefined
}

const readPrices = (points: readonly string[]): SlideRow[] | undefined => {
  const pairs = readAll(points, (point) => {
    const [, name = '', amount = ''] = PRICED.exec(point) ?? []
    return name === '' ? undefined : { name: name.trim(), amount }
  })
  return pairs && rowsOf(pairs, price)
}

/** Figures of one unit: others can't be compared. */
const readBars = (points: readonly string[]): SlideRow[] | undefined => {
  const pairs = readAll(points, part)
  const units = new Set(pairs?.map(({ amount }) => unitOf(amount)))
  return pairs && units.size === 1 && !units.has(undefined) ? rowsOf(pairs, chart) : undefined
}

const readMoments = (points: readonly string[]): SlideRow[] | undefined => {
  const pairs = readAll(points, (point) => {
    const [, hour = '', what = ''] = AT_HOUR.exec(point) ?? []
    const pair = hour === '' ? part(point) : { name: hour, amount: what }
    return pair && WHEN.test(pair.name) ? { ...pair, amount: capitalise(pair.amount) } : undefined
  })
  return pairs && rowsOf(pairs, timeline)
}

/** A price list, a chart or a timeline, where every point of an answer is a row of it. */
export const createRowCard = (title: string, points: readonly string[]): SlideCard | undefined => {
  const prices = readPrices(points)
  if (prices) return createCard('price', { title, rows: prices })
  const bars = readBars(points)
  if (bars) return createCard('chart', { title, rows: bars })
  const moments = readMoments(points)
  return moments && createCard('timeline', { title, rows: moments })
}

const TO_CHECK = /возьмите|что взять|с собой|документ|соберите|проверьте|не забудьте|чек-?лист/iu

/** Whether the points of a list are things one ticks off: to take along, to check, to bring. */
export const isChecklist = (title: string, points: readonly string[]): boolean =>
  TO_CHECK.test(title.replaceAll('*', '')) &&
  points.length >= LIST_ITEMS.min &&
  points.every((point) => point.length <= (check.item ?? 0))

const IN_ORDER = /по шагам|сначала|происходит|по порядку|как проход/iu
const MOST_STEPS = 6

const splitStep = (point: string): { title: string; body: string } | undefined => {
  if (point.length <= step.title) return { title: point, body: '' }
  const [, title = '', body = ''] = /^(.+?)(?:[:,]\s|\s[—–]\s)(.+)$/u.exec(point) ?? []
  const fits = title !== '' && title.length <= step.title && body.length <= (step.body ?? 0)
  return fits ? { title, body: capitalise(body) } : undefined
}

/** A slide for each step of an order that is too long for one list. */
export const createSteps = (
  label: string,
  points: readonly string[],
  mark: (title: string) => string,
): SlideCard[] => {
  const isOrder = IN_ORDER.test(label.replaceAll('*', ''))
  if (!isOrder || points.length < LIST_ITEMS.min || points.length > MOST_STEPS) return []
  const steps = points.map(splitStep).filter((one) => one !== undefined)
  if (steps.length < points.length) return []
  return steps.map(({ title, body }, index) =>
    createCard('step', { n: index + 1, value: String(steps.length), title: mark(title), body }),
  )
}
