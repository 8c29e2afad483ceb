import type { AnalyticsOverview } from '@kadr/contract/insight/analytics'
import type { AnalyticsMetric, Figure } from '@kadr/contract/insight/analytics-figures'
import type { Network } from '@kadr/contract/publishing/networks'
import { countOf, type PluralForms } from '@kadr/domain/base/plural'
import { quote } from '@kadr/domain/base/quote'
import { describeLeftOut } from '@kadr/domain/insight/describe-comparison'
import { nameCovered, nameDays } from '@kadr/domain/insight/describe-coverage'
import { describeLifetime } from '@kadr/domain/insight/describe-lifetime'
import { formatChange, formatCount, sayChange } from '@kadr/domain/insight/format-figure'
import { NETWORK_NAMES } from '@kadr/domain/publishing/networks/network-names'

const VIEWS: PluralForms = ['просмотр', 'просмотра', 'просмотров']
const TIMES: PluralForms = ['раз', 'раза', 'раз']

/** «в 2,5 раза», «в 5 раз» */
const timesAbove = (ratio: number) => {
  const count = Math.round(ratio * 10) / 10
  return `в\u00A0${countOf({ count, forms: TIMES })}`
}

const nameOf = (network: Network) => NETWORK_NAMES[network]

const find = (figures: readonly Figure[], metric: AnalyticsMetric) =>
  figures.find((figure) => figure.metric === metric)

const aboutViews = (figure: Figure | undefined): string | undefined => {
  if (!figure || figure.value === null) return undefined
  const total = countOf({ count: Math.round(figure.value), forms: VIEWS })
  const leftOut = describeLeftOut({ figure, nameOf })
  const note = leftOut === null ? '' : ` (${leftOut})`
  const change = sayChange(figure.change)
  if (change === undefined) return `Всего ${total}${note}.`
  const than = formatChange(figure.change)?.tone === 'same' ? 'сколько' : 'чем'
  return `Всего ${total}: ${change}, ${than} в прошлом периоде${note}.`
}

const aboutFollowers = (figure: Figure | undefined): string | undefined => {
  if (!figure || figure.value === null) return undefined
  const { change } = figure
  if (change.kind !== 'difference' || change.value === 0) {
    return `Подписчиков ${formatCount(figure.value)}.`
  }
  return change.value > 0
    ? `Подписчиков стало больше на ${formatCount(change.value)}, всего ${formatCount(figure.value)}.`
    : `Подписчиков стало меньше на ${formatCount(-change.value)}, всего ${formatCount(figure.value)}.`
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
  return `Больше всего просмотров дал ${NETWORK_NAMES[first.network]}: ${formatCount(first.value)}.`
}

const aboutBest = ({ best }: AnalyticsOverview): string | undefined => {
  const [first] = best
  if (!first || first.ratio === null || first.title === '') return undefined
  return `Лучшая публикация: ${quote(first.title)}, ${timesAbove(first.ratio)} выше обычного.`
}

/** A total of fewer days than the period has must not pass for one of all of them. */
const aboutDays = ({ covered, period }: AnalyticsOverview): string | undefined => {
  const parts = covered.flatMap((account) => {
    const days = account.from === null ? null : nameDays(account, period)
    return days === null ? [] : [`${nameCovered({ account, nameOf })} ${days}`]
  })
  return parts.length === 0 ? undefined : `Данные не за весь период: ${parts.join(', ')}.`
}

const aboutStale = ({ stale }: AnalyticsOverview): string | undefined =>
  stale.length === 0
    ? undefined
    : `Показатели обновляются не полностью: ${stale.map((account) => nameCovered({ account, nameOf })).join(', ')}.`

/** What happened, in sentences that follow from the figures. */
export const describePeriod = (overview: AnalyticsOverview): string[] =>
  [
    aboutViews(find(overview.figures, 'views')),
    aboutFollowers(find(overview.figures, 'followers')),
    aboutNetworks(overview),
    aboutDays(overview),
    aboutStale(overview),
    describeLifetime(overview.lifetime) ?? undefined,
    aboutBest(overview),
  ].filter((sentence) => sentence !== undefined)
