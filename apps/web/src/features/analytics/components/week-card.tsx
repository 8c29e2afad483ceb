import { Link } from '@tanstack/react-router'
import { Card } from '../../../ui/card.tsx'
import { Section } from '../../../ui/section.tsx'
import { useOverview } from '../api/analytics.queries.ts'
import { copy } from '../copy.ts'
import { formatFigure } from '../model/format-figure.ts'
import { reportCopy } from '../report-copy.ts'
import { ChangeText } from './change-text.tsx'

const SHOWN = new Set(['views', 'followers', 'engagementRate', 'likes'])

/** The last 7 days against the 7 before; nothing until there are figures. */
export default function WeekCard() {
  const { data } = useOverview({ period: 'week' })
  const figures = data?.figures.filter(({ metric }) => SHOWN.has(metric)) ?? []
  if (!figures.some(({ value }) => value !== null)) return null
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
                  {figure.value === null
                    ? copy.noData
                    : formatFigure({ metric: figure.metric, value: figure.value })}
                </span>
                <ChangeText figure={figure} className="text-caption" />
              </dd>
            </div>
          ))}
        </dl>
      </Card>
    </Section>
  )
}
