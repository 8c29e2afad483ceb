import type { AnalyticsMetric, Figure } from '@kadr/contract/insight/analytics-figures'
import { copy } from '../copy.ts'
import { ChangeText } from './change-text.tsx'
import { formatFigure } from './format-figure.ts'
import { VoidText } from './void-text.tsx'

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
        return <VoidText absence={figure?.absence ?? null} />
      }
      return (
        <span className="grid text-right">
          <span className="font-medium whitespace-nowrap">
            {formatFigure({ metric, value: figure.value })}
          </span>
          <ChangeText figure={figure} className="text-caption" />
        </span>
      )
    },
  }))
