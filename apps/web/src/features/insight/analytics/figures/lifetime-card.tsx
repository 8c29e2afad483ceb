import type { LifetimeFigures } from '@kadr/contract/insight/analytics'
import { Card } from '../../../../ui/layout/card.tsx'
import { copy, publications } from '../copy.ts'
import { formatFigure } from './format-figure.ts'

const SHOWN = ['views', 'reach', 'likes', 'comments', 'shares', 'saves', 'engagementRate'] as const

/** Only figures that some piece has; nothing without them. */
export const LifetimeCard = ({ lifetime: { count, figures } }: { lifetime: LifetimeFigures }) => {
  const known = SHOWN.flatMap((metric) => {
    const value = figures[metric]
    return value === null ? [] : [{ metric, value }]
  })
  if (known.length === 0) return null
  return (
    <Card className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="font-semibold">{copy.lifetime.title}</h2>
        <span className="text-caption text-ink-3">{publications(count)}</span>
      </div>
      <dl className="flex flex-wrap gap-x-8 gap-y-3">
        {known.map(({ metric, value }) => (
          <div key={metric} className="grid">
            <dt className="text-caption text-ink-3">
              {metric === 'reach' ? copy.lifetime.reach : copy.metrics[metric]}
            </dt>
            <dd className="font-semibold tabular-nums">{formatFigure({ metric, value })}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
