import { Link } from '@tanstack/react-router'
import { Card } from '../../../../ui/layout/card.tsx'
import { Section } from '../../../../ui/layout/section.tsx'
import { useOverview } from '../api/analytics.queries.ts'
import { copy } from '../copy.ts'
import { ChangeText } from '../figures/change-text.tsx'
import { formatFigure } from '../figures/format-figure.ts'
import { VoidText } from '../figures/void-text.tsx'
import { useIsCollecting } from '../page/use-is-collecting.ts'
import { reportCopy } from '../reports/copy.ts'

const SHOWN = new Set(['views', 'followers', 'engagementRate', 'likes'])

/** The last 7 days against the 7 before; nothing until there are figures. */
export default function WeekCard() {
  const { data } = useOverview({ period: 'week' })
  const isCollecting = useIsCollecting()
  const figures = data?.figures.filter(({ metric }) => SHOWN.has(metric)) ?? []
  if (isCollecting || !figures.some(({ value }) => value !== null)) return null
  return (
    <Section
      title={reportCopy.week.title}
      action={
        <Link to="/analytics" className="text-label text-accent">
          {reportCopy.week.all}
        </Link>
      }
    >
      <Card padding="none">
        <dl className="grid grid-cols-2 bg-line lg:grid-cols-4" style={{ gap: 1 }}>
          {figures.map((figure) => (
            <div key={figure.metric} className="grid gap-0.5 bg-surface p-4">
              <dt className="text-label text-ink-2">{copy.metrics[figure.metric]}</dt>
              <dd className="flex flex-wrap items-baseline justify-between gap-x-3">
                <span className="font-semibold tabular-nums">
                  {figure.value === null ? (
                    <VoidText absence={figure.absence} />
                  ) : (
                    formatFigure({ metric: figure.metric, value: figure.value })
                  )}
                </span>
                {figure.value === null ? null : (
                  <ChangeText figure={figure} className="text-caption" />
                )}
              </dd>
            </div>
          ))}
        </dl>
      </Card>
    </Section>
  )
}
