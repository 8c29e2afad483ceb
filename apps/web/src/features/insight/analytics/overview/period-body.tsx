import type { AnalyticsOverview } from '@kadr/contract/insight/analytics'
import { type AnalyticsMetric, analyticsMetric } from '@kadr/contract/insight/analytics-figures'
import { quote } from '@kadr/domain/base/quote'
import { lazy, Suspense } from 'react'
import { getNetwork } from '../../../../networks/index.ts'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { copy } from '../copy.ts'
import { FiguresCard } from '../figures/figures-card.tsx'
import { formatDate } from '../figures/format-figure.ts'
import { LifetimeCard } from '../figures/lifetime-card.tsx'
import { useAnalyticsSearch } from '../page/use-analytics-search.ts'

const PeriodChart = lazy(() => import('../charts/period-chart.tsx'))

type Props = {
  data: Pick<
    AnalyticsOverview,
    'figures' | 'series' | 'period' | 'previous' | 'publications' | 'lifetime' | 'joined'
  >
  networkCount: number
}

export const useChosenMetric = (): AnalyticsMetric => {
  const { search } = useAnalyticsSearch()
  return analyticsMetric.options.find((metric) => metric === search.metric) ?? 'views'
}

/** Growth of these accounts is counted from a day within the period; the others have all of it. */
const Joined = ({ joined }: Pick<AnalyticsOverview, 'joined'>) =>
  joined.length === 0 ? null : (
    <ul className="grid gap-1 text-label text-ink-2">
      {joined.map(({ accountId, network, title, since }) => (
        <li key={accountId}>
          {getNetwork(network).title} {quote(title)}:{' '}
          {copy.growthSince(formatDate(since)).toLowerCase()}
        </li>
      ))}
    </ul>
  )

/** Eight figures, and the chart of the chosen one; what pieces have had from their first day comes first while growth is new. */
export const PeriodBody = ({ data, networkCount }: Props) => {
  const { go } = useAnalyticsSearch()
  const metric = useChosenMetric()
  const series = data.series.find((one) => one.metric === metric)
  const figure = data.figures.find((one) => one.metric === metric)
  const isNew = data.figures.some(({ since }) => since !== null)
  const lifetime = <LifetimeCard lifetime={data.lifetime} />
  return (
    <>
      {isNew ? lifetime : null}
      <FiguresCard
        figures={data.figures}
        networkCount={networkCount}
        chosen={metric}
        onChoose={(next) => go({ metric: next })}
      />
      {isNew ? null : <Joined joined={data.joined} />}
      {series && figure ? (
        <Suspense
          fallback={
            <Card>
              <Skeleton className="h-72 w-full" />
            </Card>
          }
        >
          <PeriodChart
            series={series}
            figure={figure}
            period={data.period}
            previous={data.previous}
            publications={data.publications}
          />
        </Suspense>
      ) : null}
      {isNew ? null : lifetime}
    </>
  )
}
