import type { AnalyticsMetric, Figure } from '@kadr/contract/analytics-figures'
import { clsx } from 'clsx'
import { getNetwork } from '../../../networks/index.ts'
import { Card } from '../../../ui/card.tsx'
import { copy } from '../copy.ts'
import { formatFigure } from '../model/format-figure.ts'
import { ChangeText } from './change-text.tsx'

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
  /** Figures the network does not report. */
  unreported?: readonly AnalyticsMetric[]
}

/** Each figure is a tab: it changes the chart. */
export const FiguresCard = ({
  figures,
  networkCount,
  chosen,
  onChoose,
  unreported = [],
}: Props) => (
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
              {copy.metrics[figure.metric]}
            </span>
            <span className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span
                className={clsx(
                  'tabular-nums',
                  figure.value === null ? 'text-label text-ink-3' : 'text-title font-bold',
                )}
              >
                {figure.value === null
                  ? unreported.includes(figure.metric)
                    ? copy.unreported
                    : copy.noData
                  : formatFigure({ metric: figure.metric, value: figure.value })}
              </span>
              <ChangeText figure={figure} className="text-label" />
            </span>
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
  </Card>
)
