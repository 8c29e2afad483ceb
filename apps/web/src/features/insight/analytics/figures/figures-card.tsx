import type { AnalyticsMetric, Figure } from '@kadr/contract/insight/analytics-figures'
import { labelFigure } from '@kadr/domain/insight/describe-comparison'
import { clsx } from 'clsx'
import { getNetwork } from '../../../../networks/index.ts'
import { Card } from '../../../../ui/layout/card.tsx'
import { copy } from '../copy.ts'
import { ChangeText, listFigureReasons } from './change-text.tsx'
import { formatDate, formatFigure } from './format-figure.ts'
import { VoidText } from './void-text.tsx'

/** Which networks are in it: one or two by name, more by number. */
const coverageOf = (figure: Figure, total: number): string => {
  if (figure.metric === 'engagementRate') return copy.rateNote
  const titles = figure.networks.map((network) => getNetwork(network).title)
  if (total > 2 && titles.length > 0 && titles.length <= 2) return titles.join(' и ')
  return copy.networksOf(titles.length, total)
}

type Props = {
  figures: readonly Figure[]
  /** Networks with an account. */
  networkCount: number
  chosen: AnalyticsMetric
  onChoose: (metric: AnalyticsMetric) => void
}

const Value = ({ figure: { metric, value, absence } }: { figure: Figure }) =>
  value === null ? (
    <VoidText absence={absence} />
  ) : (
    <span className="text-title font-bold tabular-nums">{formatFigure({ metric, value })}</span>
  )

const Reasons = ({ figures }: { figures: readonly Figure[] }) => {
  const reasons = listFigureReasons(figures)
  if (reasons.length === 0) return null
  return (
    <ul className="grid gap-1 border-t border-line px-4 py-3 text-caption text-ink-2">
      {reasons.map(({ text, metrics }) => (
        <li key={text}>
          {copy.comparison(metrics.map((metric) => copy.metrics[metric]))}: {text}.
        </li>
      ))}
    </ul>
  )
}

/** Each figure is a tab: it changes the chart. */
export const FiguresCard = ({ figures, networkCount, chosen, onChoose }: Props) => (
  <Card padding="none">
    <div
      role="tablist"
      aria-label={copy.title}
      className="grid grid-cols-2 bg-line lg:grid-cols-4"
      style={{ gap: 1 }}
    >
      {figures.map((figure) => {
        const isChosen = figure.metric === chosen
        return (
          <button
            key={figure.metric}
            type="button"
            role="tab"
            aria-selected={isChosen}
            onClick={() => onChoose(figure.metric)}
            className="relative grid cursor-pointer content-start gap-0.5 bg-surface p-4 text-left -outline-offset-2 hover:bg-header"
          >
            <span className={clsx('text-label', isChosen ? 'text-accent' : 'text-ink-2')}>
              {labelFigure(figure)}
            </span>
            <span className="flex flex-wrap items-baseline justify-between gap-x-3">
              <Value figure={figure} />
              {figure.value === null ? null : <ChangeText figure={figure} className="text-label" />}
            </span>
            {figure.since === null ? null : (
              <span className="text-caption text-ink-2">
                {copy.growthSince(formatDate(figure.since))}
              </span>
            )}
            {figure.value !== null && networkCount > 0 ? (
              <span className="text-caption text-ink-3">{coverageOf(figure, networkCount)}</span>
            ) : null}
            {isChosen ? (
              <span aria-hidden="true" className="absolute inset-x-4 bottom-0 h-1 bg-accent" />
            ) : null}
          </button>
        )
      })}
    </div>
    <Reasons figures={figures} />
  </Card>
)
