import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { useAttribution } from '../api/analytics.queries.ts'
import { RatioBar } from '../charts/ratio-bar.tsx'
import { copy, publications } from '../copy.ts'
import { formatRatio } from '../figures/format-figure.ts'
import { RatioText } from '../figures/ratio-text.tsx'
import type { AnalyticsSearch } from '../page/analytics-search.ts'
import { describeTrait } from './describe-trait.ts'

/** The strongest verdicts of both sides. */
const SHOWN = 4

export const WorkedCard = ({ search }: { search: AnalyticsSearch }) => {
  const { data, isError } = useAttribution(search)
  if (isError) return null
  const lines = data?.lines ?? []
  const best = lines.filter(({ ratio }) => ratio > 1).slice(0, SHOWN)
  const weak = lines.filter(({ ratio }) => ratio < 1).slice(-SHOWN)
  const shown = [...best, ...weak]
  return (
    <Card className="grid min-w-0 grid-cols-1 content-start gap-3">
      <div className="grid gap-0.5">
        <h2 className="font-semibold">{copy.worked.title}</h2>
        {data ? (
          <p className="text-caption text-ink-3">{copy.worked.note(data.count, data.leftOut)}</p>
        ) : null}
      </div>
      {data ? null : <Skeleton className="h-40 w-full" />}
      {data && shown.length === 0 ? (
        <p className="text-label text-ink-2">{copy.worked.empty}</p>
      ) : null}
      {shown.length > 0 ? (
        <ul className="divide-y divide-line">
          {shown.map(({ dimension, value, ratio, low, high, count }) => (
            <li
              key={`${dimension}:${value}`}
              className="grid items-center gap-3 py-2.5"
              style={{ gridTemplateColumns: 'minmax(0,1fr) 25% auto' }}
            >
              <span className="grid min-w-0">
                <span className="text-caption text-ink-3">{copy.worked.dimensions[dimension]}</span>
                <span className="text-label font-medium">{describeTrait(dimension, value)}</span>
              </span>
              <RatioBar ratio={ratio} />
              <span className="grid text-right text-label tabular-nums">
                <RatioText ratio={ratio} className="font-semibold" />
                <span className="text-caption text-ink-3">
                  {copy.worked.spread(formatRatio(low), formatRatio(high))}
                </span>
                <span className="text-caption text-ink-3">{publications(count)}</span>
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </Card>
  )
}
