import type { AnalyticsOverview } from '@kadr/contract/analytics'
import type { AnalyticsMetric, Figure } from '@kadr/contract/analytics-figures'
import { countOf, type PluralForms } from '@kadr/domain/plural'
import { NETWORK_NAMES } from './report-tables.ts'

const NBSP = '\u00A0'

const whole = (value: number) => new Intl.NumberFormat('ru-RU').format(Math.round(value))
const oneDigit = (value: number) =>
  new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 1 }).format(value)

const VIEWS: PluralForms = ['просмотр', 'просмотра', 'просмотров']
const TIMES: PluralForms = ['раз', 'раза', 'раз']

/** «в 2,5 раза», «в 5 раз» */
const timesAbove = (ratio: number) => {
  const count = Math.round(ratio * 10) / 10
  return `в ${countOf({ count, forms: TIMES })}`
}

const find = (figures: readonly Figure[], metric: AnalyticsMetric) =>
  figures.find((figure) => figure.metric === metric)

const aboutViews = (figure: Figure | undefined): string | undefined => {
  if (!figure || figure.value === null) return undefined
  const total = countOf({ count: Math.round(figure.value), forms: VIEWS })
  const { change, isPartial } = figure
  if (isPartial || change.kind !== 'percent') return `Всего ${total}.`
  const percent = `${oneDigit(Math.abs(change.share) * 100)}${NBSP}%`
  if (Math.abs(change.share) < 0.01) return `Всего ${total}, столько же, сколько в прошлом периоде.`
  return `Всего ${total}: на ${percent} ${change.share > 0 ? 'больше' : 'меньше'}, чем в прошлом периоде.`
}

const aboutFollowers = (figure: Figure | undefined): string | undefined => {
  if (!figure || figure.value === null) return undefined
  const { change } = figure
  if (change.kind !== 'difference' || change.value === 0) {
    return `Подписчиков ${whole(figure.value)}.`
  }
  return change.value > 0
    ? `Подписчиков стало больше на ${whole(change.value)}, всего ${whole(figure.value)}.`
    : `Подписчиков стало меньше на ${whole(-change.value)}, всего ${whole(figure.value)}.`
}

const aboutNetworks = ({ networks }: AnalyticsOverview): string | undefined => {
  const sorted = networks
    .flatMap(({ network, figures }) => {
      const value = find(figures, 'views')?.value ?? null
      return value === null ? [] : [{ network, value }]
    })
    .sort((one, other) => other.value - one.value)
  const [first] = sorted
  if (!first || sorted.length < 2) return undefined
  return `Больше всего просмотров дал ${NETWORK_NAMES[first.network]}: ${whole(first.value)}.`
}

const aboutBest = ({ best }: AnalyticsOverview): string | undefined => {
  const [first] = best
  if (!first || first.ratio === null || first.title === '') return undefined
  return `Лучшая публикация: «${first.title}», ${timesAbove(first.ratio)} выше обычного.`
}

const aboutStale = ({ stale }: AnalyticsOverview): string | undefined =>
  stale.length === 0
    ? undefined
    : `Показатели обновляются не полностью: ${stale.map(({ network, title }) => `${NETWORK_NAMES[network]} «${title}»`).join(', ')}.`

/** What happened, in sentences that follow from the figures. */
export const describePeriod = (overview: AnalyticsOverview): string[] =>
  [
    aboutViews(find(overview.figures, 'views')),
    aboutFollowers(find(overview.figures, 'followers')),
    aboutNetworks(overview),
    aboutBest(overview),
    aboutStale(overview),
  ].filter((sentence) => sentence !== undefined)
