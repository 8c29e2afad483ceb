import type { RouteData } from '@kadr/contract/base/route'
import type { getBestTime } from '@kadr/contract/insight/analytics'
import { MIN_CASES } from '@kadr/domain/insight/best-time'
import { clsx } from 'clsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { useBestTime } from '../api/analytics.queries.ts'
import { copy } from '../copy.ts'
import { formatRatio } from '../figures/format-figure.ts'
import type { AnalyticsSearch } from '../page/analytics-search.ts'

type BestTime = RouteData<typeof getBestTime>
type Cell = BestTime['cells'][number]

/** Grey: below average, or too little data. */
const STEPS = [
  'var(--color-heat-0)',
  'var(--color-heat-1)',
  'var(--color-heat-2)',
  'var(--color-heat-3)',
  'var(--color-heat-4)',
] as const
const BOUNDS = [0.95, 1.05, 1.2, 1.4] as const

const stepOf = ({ ratio, isReliable }: Cell): number =>
  isReliable ? BOUNDS.filter((bound) => ratio >= bound).length : 0

const spreadOf = ({ low, high }: Cell) => copy.worked.spread(formatRatio(low), formatRatio(high))

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)
const WEEKDAYS = Array.from({ length: 7 }, (_, index) => index + 1)

const isSame = (one: Cell | null, other: Cell) =>
  one?.weekday === other.weekday && one.hour === other.hour

const HeatCell = ({ cell, isBest }: { cell: Cell | undefined; isBest: boolean }) => {
  if (!cell) return <td className="rounded-chip bg-header" style={{ height: 28 }} />
  const step = stepOf(cell)
  return (
    <td
      title={copy.heatmap.cell(cell.count, formatRatio(cell.ratio), spreadOf(cell))}
      className={clsx(
        'rounded-chip text-center text-caption tabular-nums',
        step === STEPS.length - 1 ? 'text-on-accent' : 'text-ink',
      )}
      style={{
        height: 28,
        background: STEPS[step],
        ...(isBest && { outline: '2px solid var(--color-ink)' }),
      }}
    >
      {cell.count}
      <span className="sr-only">, {formatRatio(cell.ratio)}</span>
    </td>
  )
}

const Grid = ({ data, isTransposed }: { data: BestTime; isTransposed: boolean }) => {
  const find = (weekday: number, hour: number) =>
    data.cells.find((cell) => cell.weekday === weekday && cell.hour === hour)
  const used = HOURS.filter((hour) => data.cells.some((cell) => cell.hour === hour))
  const first = used[0] ?? 0
  const last = used.at(-1) ?? 23
  const hours = isTransposed ? HOURS.filter((hour) => hour >= first && hour <= last) : HOURS
  const cellAt = (weekday: number, hour: number) => {
    const cell = find(weekday, hour)
    return (
      <HeatCell
        key={`${weekday}:${hour}`}
        cell={cell}
        isBest={cell !== undefined && isSame(data.best, cell)}
      />
    )
  }
  return (
    <table className="w-full border-separate" style={{ tableLayout: 'fixed', borderSpacing: 2 }}>
      <caption className="sr-only">{copy.heatmap.title}</caption>
      <thead className="text-caption text-ink-3">
        <tr>
          <th scope="col" className={isTransposed ? 'w-12' : 'w-9'}>
            <span className="sr-only">{copy.heatmap.hour}</span>
          </th>
          {(isTransposed ? WEEKDAYS : hours).map((column) => (
            <th key={column} scope="col" className="font-normal">
              {isTransposed ? copy.heatmap.short[column - 1] : column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(isTransposed ? hours : WEEKDAYS).map((row) => (
          <tr key={row}>
            <th scope="row" className="text-left text-caption font-normal text-ink-3">
              {isTransposed ? `${row}:00` : copy.heatmap.short[row - 1]}
            </th>
            {isTransposed
              ? WEEKDAYS.map((weekday) => cellAt(weekday, row))
              : hours.map((hour) => cellAt(row, hour))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const describeBest = ({ count, leftOut, best }: BestTime): string =>
  [
    best
      ? copy.heatmap.best(copy.heatmap.days[best.weekday - 1] ?? '', best.hour, spreadOf(best))
      : count < MIN_CASES
        ? copy.heatmap.few
        : copy.heatmap.noBest,
    copy.heatmap.note(count, leftOut),
  ].join(' ')

export const HeatmapCard = ({ search }: { search: AnalyticsSearch }) => {
  const { data } = useBestTime(search)
  if (!data || data.cells.length === 0) return null
  return (
    <Card className="grid min-w-0 grid-cols-1 gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="font-semibold">{copy.heatmap.title}</h2>
        <p className="flex-1 basis-60 text-label text-ink-3">{describeBest(data)}</p>
        <span className="flex items-center gap-1 text-caption text-ink-3">
          {copy.heatmap.worse}
          {STEPS.map((color) => (
            <span
              key={color}
              aria-hidden="true"
              className="rounded-chip"
              style={{ background: color, width: 20, height: 12 }}
            />
          ))}
          {copy.heatmap.better}
        </span>
      </div>
      <div className="max-md:hidden">
        <Grid data={data} isTransposed={false} />
      </div>
      <div className="md:hidden">
        <Grid data={data} isTransposed />
      </div>
    </Card>
  )
}
