import type { MetricSeries } from '@kadr/contract/analytics-figures'
import type { Period } from '@kadr/domain/analytics/period'
import { listDays } from '@kadr/domain/analytics/period'
import { type PointerEvent, useMemo, useState } from 'react'
import { Table } from '../../../ui/table.tsx'
import { copy, publications } from '../copy.ts'
import { formatFigure, formatLongDay, formatPeriod } from '../model/format-figure.ts'
import { CHART, ChartFrame, LegendLine } from './chart-frame.tsx'
import { HEIGHT, layOut, PeriodDrawing } from './period-drawing.tsx'
import { useWidth } from './use-width.ts'

type Props = {
  series: MetricSeries
  period: Period
  previous: Period
  today: string | null
  publications: readonly number[]
}

type Row = { day: string; now: string; before: string; count: number }

const rowsOf = ({ series, period, previous, publications: counts }: Props): Row[] => {
  const text = (value: number | null | undefined) =>
    value === null || value === undefined
      ? copy.noData
      : formatFigure({ metric: series.metric, value })
  const before = listDays(previous)
  return listDays(period).map((day, index) => ({
    day,
    now: text(series.now[index]),
    before: before[index] ? text(series.before[index]) : copy.noData,
    count: counts[index] ?? 0,
  }))
}

const Tip = ({ row, before, title }: { row: Row; before: string | undefined; title: string }) => (
  <div
    style={{ width: 'max-content', minWidth: 176 }}
    className="pointer-events-none rounded-control border border-line bg-surface p-3 text-caption shadow-pop"
  >
    <p className="mb-1.5 text-label font-semibold">{formatLongDay(row.day)}</p>
    <dl className="grid gap-x-4 gap-y-1 text-ink-2" style={{ gridTemplateColumns: '1fr auto' }}>
      <dt>{title}</dt>
      <dd className="text-right font-semibold text-ink tabular-nums">{row.now}</dd>
      {before ? (
        <>
          <dt>{formatLongDay(before)}</dt>
          <dd className="text-right tabular-nums">{row.before}</dd>
        </>
      ) : null}
      <dt>{copy.chart.published}</dt>
      <dd className="text-right">{publications(row.count)}</dd>
    </dl>
  </div>
)

/** By touch, by mouse and by the arrow keys; the slider says the day and its figures to a screen reader. */
export default function PeriodChart(props: Props) {
  const { series, period, previous, today } = props
  const days = useMemo(() => listDays(period), [period])
  const beforeDays = useMemo(() => listDays(previous), [previous])
  const rows = useMemo(() => rowsOf(props), [props])
  const { ref, width } = useWidth<HTMLDivElement>()
  const [chosen, setChosen] = useState<number>()
  const todayIndex = today === null ? -1 : days.indexOf(today)
  const title = copy.metrics[series.metric]
  const places = width > 0 ? layOut({ width, days, series }) : undefined
  const at = chosen !== undefined && chosen < days.length ? chosen : undefined
  const row = at === undefined ? undefined : rows[at]
  const point = (event: PointerEvent<HTMLDivElement>) => {
    if (!places) return
    const { left } = event.currentTarget.getBoundingClientRect()
    const index = Math.round(places.x.invert(event.clientX - left))
    setChosen(Math.min(Math.max(index, 0), days.length - 1))
  }
  return (
    <ChartFrame
      title={copy.chart.title(title)}
      legend={
        <div className="flex flex-wrap gap-x-4 gap-y-1">
          <LegendLine color={CHART.now}>{formatPeriod(period)}</LegendLine>
          <LegendLine color={CHART.before}>{formatPeriod(previous)}</LegendLine>
          {todayIndex < 0 ? null : (
            <LegendLine color={CHART.now} isDotted>
              {copy.chart.unfinished}
            </LegendLine>
          )}
        </div>
      }
      chart={
        <div
          ref={ref}
          className="relative touch-pan-y has-focus-visible:outline-2 has-focus-visible:outline-focus"
          style={{ minHeight: HEIGHT }}
          onPointerMove={point}
          onPointerDown={point}
          onPointerLeave={() => setChosen(undefined)}
        >
          {width > 0 ? (
            <PeriodDrawing
              width={width}
              days={days}
              series={series}
              today={todayIndex < 0 ? undefined : todayIndex}
              chosen={at}
            />
          ) : null}
          {row && places && at !== undefined ? (
            <div
              className="absolute top-2"
              style={
                places.x(at) > width / 2
                  ? { right: width - places.x(at) + 12 }
                  : { left: places.x(at) + 12 }
              }
            >
              <Tip row={row} before={beforeDays[at]} title={title} />
            </div>
          ) : null}
          <input
            type="range"
            min={0}
            max={Math.max(days.length - 1, 0)}
            value={at ?? days.length - 1}
            aria-label={copy.chart.choose}
            aria-valuetext={(() => {
              const shown = rows[at ?? days.length - 1]
              return shown ? `${formatLongDay(shown.day)}: ${shown.now}` : ''
            })()}
            onChange={(event) => setChosen(Number(event.target.value))}
            onBlur={() => setChosen(undefined)}
            className="pointer-events-none absolute inset-x-0 bottom-0 h-6 w-full opacity-0"
          />
        </div>
      }
      table={
        <Table
          caption={copy.chart.title(title)}
          rows={rows}
          rowKey={({ day }) => day}
          columns={[
            { key: 'day', title: copy.chart.day, cell: ({ day }) => formatLongDay(day) },
            { key: 'now', title: copy.chart.current, isNumeric: true, cell: ({ now }) => now },
            {
              key: 'before',
              title: copy.chart.before,
              isNumeric: true,
              cell: ({ before }) => before,
            },
            {
              key: 'count',
              title: copy.chart.published,
              isNumeric: true,
              cell: ({ count }) => count,
            },
          ]}
        />
      }
    />
  )
}
