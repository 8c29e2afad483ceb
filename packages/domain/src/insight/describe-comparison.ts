import type {
  Absence,
  AnalyticsMetric,
  Figure,
  LeftOut,
} from '@kadr/contract/insight/analytics-figures'
import type { Network } from '@kadr/contract/publishing/networks'
import { countOf, type PluralForms } from '../base/plural.ts'
import { quote } from '../base/quote.ts'
import { METRIC_CATALOG } from './metric-catalog.ts'

const DAYS: PluralForms = ['день', 'дня', 'дней']

const ABSENCES: Readonly<Record<Absence, string>> = {
  unreported: 'сеть не отдаёт',
  unread: 'пока нет данных',
}

/** The two voids in words; zero is a figure. */
export const describeAbsence = (absence: Absence): string => ABSENCES[absence]

const DAY_SUM = 'Сумма дневных охватов'

/** A sum of daily reaches is not called reach. */
export const labelFigure = ({
  metric,
  isDaySum,
}: {
  metric: AnalyticsMetric
  isDaySum: boolean
}): string => {
  if (metric === 'engagementRate') return 'ER'
  return isDaySum ? DAY_SUM : METRIC_CATALOG[metric].label
}

type NameOf = (network: Network) => string

const nameOf = (one: LeftOut, name: NameOf): string =>
  one.isWholeNetwork ? name(one.network) : `${name(one.network)}\u00A0${quote(one.title)}`

/** More are counted, not named. */
const MAX_NAMES = 3

const joinNames = (names: readonly string[]): string => {
  if (names.length > MAX_NAMES + 1) {
    return `${names.slice(0, MAX_NAMES).join(', ')} и\u00A0ещё\u00A0${names.length - MAX_NAMES}`
  }
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} и\u00A0${last}`
}

const REASONS = {
  before: 'за\u00A0прошлый период данных нет',
  now: 'за\u00A0этот период данных нет',
  days: 'общих законченных дней нет',
} as const

const isWholly = ({ days }: LeftOut) => days === 0

const describeWhole = (all: readonly LeftOut[], name: NameOf): string[] =>
  (['before', 'now', 'days'] as const).flatMap((missing) => {
    const names = all
      .filter((one) => isWholly(one) && one.missing === missing)
      .map((one) => nameOf(one, name))
    return names.length === 0 ? [] : [`без ${joinNames([...new Set(names)])}: ${REASONS[missing]}`]
  })

/** Accounts with the same days together. */
const describeDays = (all: readonly LeftOut[], name: NameOf): string[] => {
  const parts = all.filter((one) => !isWholly(one))
  const groups = Map.groupBy(
    parts,
    ({ days, ofDays }) => `${countOf({ count: days, forms: DAYS })} из\u00A0${ofDays}`,
  )
  const texts = [...groups].map(([days, own]) => {
    const names = new Set(own.map((one) => nameOf(one, name)))
    return `${joinNames([...names])}: сравнили ${days}`
  })
  const rest = texts.length - MAX_NAMES
  return rest > 1 ? [...texts.slice(0, MAX_NAMES), 'другие тоже не\u00A0за\u00A0все дни'] : texts
}

type Input = { figure: Pick<Figure, 'compared' | 'leftOut'>; nameOf: NameOf }

const NOTHING = 'сравнить не\u00A0с\u00A0чем'

/** In a few words, for a table: «без YouTube», «не за все дни»; the reason is in `describeLeftOut`. */
export const nameLeftOut = ({
  figure: { compared, leftOut },
  nameOf: name,
}: Input): string | null => {
  if (leftOut.length === 0) return null
  if (compared === null) return NOTHING
  const names = leftOut.filter(isWholly).map((one) => nameOf(one, name))
  return names.length > 0 ? `без ${joinNames([...new Set(names)])}` : 'не\u00A0за\u00A0все дни'
}

/** Nothing was compared: the reasons without names, which would be all of them. */
const describeNothing = (all: readonly LeftOut[]): string => {
  const reasons = (['before', 'now', 'days'] as const).filter((missing) =>
    all.some((one) => one.missing === missing),
  )
  const [only] = reasons
  return `${NOTHING}${only && reasons.length === 1 ? `: ${REASONS[only]}` : ''}`
}

/** What a comparison leaves out and why; null when it has everything or there is nothing to say. */
export const describeLeftOut = ({
  figure: { compared, leftOut },
  nameOf: name,
}: Input): string | null => {
  if (leftOut.length === 0) return null
  if (compared === null) return describeNothing(leftOut)
  return [...describeWhole(leftOut, name), ...describeDays(leftOut, name)].join('; ')
}

/** Each reason once, with the figures it is about. */
export const listReasons = ({
  figures,
  nameOf: name,
}: {
  figures: readonly Pick<Figure, 'metric' | 'value' | 'compared' | 'leftOut'>[]
  nameOf: NameOf
}): { text: string; metrics: AnalyticsMetric[] }[] => {
  const reasons = new Map<string, AnalyticsMetric[]>()
  for (const figure of figures) {
    const text = figure.value === null ? null : describeLeftOut({ figure, nameOf: name })
    if (text !== null) reasons.set(text, [...(reasons.get(text) ?? []), figure.metric])
  }
  return [...reasons].map(([text, metrics]) => ({ text, metrics }))
}
