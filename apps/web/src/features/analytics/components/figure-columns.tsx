import type { AnalyticsMetric, Figure } from '@kadr/contract/analytics-figures'
import { copy } from '../copy.ts'
import { formatFigure } from '../model/format-figure.ts'
import { ChangeText } from './change-text.tsx'

const SHOWN: readonly AnalyticsMetric[] = [
  'views',
  'followers',
  'engagementRate',
  'likes',
  'comments',
  'shares',
]

/** Columns of a table whose rows have figures of the period. */
export const figureColumns = <Row extends { figures: readonly Figure[] }>() =>
  SHOWN.map((metric) => ({
    key: metric,
    title: copy.metrics[metric],
    isNumeric: true,
    cell: ({ figures }: Row) => {
      const figure = figures.find((one) => one.metric === metric)
      if (!figure || figure.value === null) {
        return <span className="text-caption text-ink-3">{copy.noData}</span>
      }
      return (
        <span className="grid text-right whitespace-nowrap">
          <span className="font-medium">{formatFigure({ metric, value: figure.value })}</span>
          <ChangeText figure={figure} className="text-caption" />
        </span>
      )
    },
  }))
