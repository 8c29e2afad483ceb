import {
  type AnalyticsMetric,
  analyticsMetric,
  type Figure,
  type MetricSeries,
} from '@kadr/contract/analytics-figures'
import type { Period } from '@kadr/domain/analytics/period'
import { lazy, Suspense } from 'react'
import { Card } from '../../../ui/card.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useAnalyticsSearch } from '../model/use-analytics-search.ts'
import { FiguresCard } from './figures-card.tsx'

const PeriodChart = lazy(() => import('../charts/period-chart.tsx'))

type Props = {
  data: {
    figures: readonly Figure[]
    series: readonly MetricSeries[]
    period: Period
    previous: Period
    today: string | null
    publications: readonly number[]
  }
  networkCount: number
  unreported?: readonly AnalyticsMetric[]
}

export const useChosenMetric = (): AnalyticsMetric => {
  const { search } = useAnalyticsSearch()
  return analyticsMetric.options.find((metric) => metric === search.metric) ?? 'views'
}

/** Eight figures, and the chart of the chosen one. */
export const PeriodBody = ({ data, networkCount, unreported }: Props) => {
  const { go } = useAnalyticsSearch()
  const metric = useChosenMetric()
  const series = data.series.find((one) => one.metric === metric)
  return (
    <>
      <FiguresCard
        figures={data.figures}
        networkCount={networkCount}
        chosen={metric}
        onChoose={(next) => go({ metric: next })}
        {...(unreported && { unreported })}
      />
      {series ? (
        <Suspense
          fallback={
            <Card>
              <Skeleton className="h-72 w-full" />
            </Card>
          }
        >
          <PeriodChart
            series={series}
            period={data.period}
            previous={data.previous}
            today={data.today}
            publications={data.publications}
          />
        </Suspense>
      ) : null}
    </>
  )
}
