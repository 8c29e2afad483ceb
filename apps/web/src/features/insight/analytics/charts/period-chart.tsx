import type { Figure, MetricSeries } from '@kadr/contract/insight/analytics-figures'
import { describeAbsence } from '@kadr/domain/insight/describe-comparison'
import { describeLateDays } from '@kadr/domain/insight/describe-coverage'
import type { Period } from '@kadr/domain/insight/period'
import { listDays } from '@kadr/domain/insight/period'
import { type PointerEvent, useMemo, useState } from 'react'
import { Card } from '../../../../ui/layout/card.tsx'
import { Table } from '../../../../ui/layout/table.tsx'
import { copy, publications } from '../copy.ts'
import { formatDate, formatFigure, formatLongDay, formatPeriod } from '../figures/format-figure.ts'
import { CHART, ChartFrame, LegendLine } from './chart-frame.tsx'
import { HEIGHT, layOut, PeriodDrawing } from './period-drawing.tsx'
import { useWidth } from './use-width.ts'

type Props = {
  series: MetricSeries
  figure: Pick<Figure, 'absence' | 'since'>
  period: Period
  previous: Period
  publications: readonly number[]
}

type Row = { day: string; now: string; before: string; count: number }

/** Why a day has no figure, as far as it is known. */
const voidOf = ({ absence, since }: Props['figure'], day: string | undefined): string => {
  if (absence === 'unreported') return describeAbsence(absence)
  return since !== null && day !== undefined && day < since
    ? copy.chart.notConnected
    : copy.chart.noData
}

const rowsOf = ({ series, figure, period, previous, publications: counts }: Props): Row[] => {
  const text = (value: number | null | undefined, day: string | undefined) =>
    value === null || value === undefined
      ? voidOf(figure, day)
      : formatFigure({ metric: series.metric, value })
  const before = listDays(previous)
  return listDays(period).map((day, index) => ({
    day,
    now: text(series.now[index], day),
    before: text(series.before[index], before[index]),
    count: counts[index] ?? 0,
  }))
}

/** Nothing to draw, and it is known why. */
const emptyTextOf = ({ series, figure: { absence, since } }: Props): string | undefined => {
  if (series.now.some((value) => value !== null)) return undefined
  if (absence === 'unreported') return copy.chart.unreported
  return since === null ? undefined : copy.chart.growing(formatDate(since))
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

const Legend = ({
  period,
  previous,
  lateFrom,
  length,
}: Pick<Props, 'period' | 'previous'> & { lateFrom: number; length: number }) => (
  <div className="flex flex-wrap gap-x-4 gap-y-1">
    <LegendLine color={CHART.now}>{formatPeriod(period)}</LegendLine>
    <LegendLine color={CHART.before}>{formatPeriod(previous)}</LegendLine>
    {lateFrom < 0 ? null : (
      <LegendLine color={CHART.now} isDotted>
        {describeLateDays(length - lateFrom)}
      </LegendLine>
    )}
  </div>
)

/** By touch, by mouse and by the arrow keys; the slider says the day and its figures to a screen reader. */
const DrawnChart = (props: Props) => {
  const { series, figure, period, previous } = props
  const days = useMemo(() => listDays(period), [period])
  const beforeDays = useMemo(() => listDays(previous), [previous])
  const rows = useMemo(() => rowsOf(props), [props])
  const { ref, width } = useWidth<HTMLDivElement>()
  const [chosen, setChosen] = useState<number>()
  const lateFrom = series.lateFrom === null ? -1 : days.indexOf(series.lateFrom)
  const title = copy.metrics[series.metric]
  const scales = width > 0 ? layOut({ width, days, series }) : undefined
  const at = chosen !== undefined && chosen < days.length ? chosen : undefined
  const row = at === undefined ? undefined : rows[at]
  const point = (event: PointerEvent<HTMLDivElement>) => {
    if (!scales) return
    const { left } = event.currentTarget.getBoundingClientRect()
    const index = Math.round(scales.x.invert(event.clientX - left))
    setChosen(Math.min(Math.max(index, 0), days.length - 1))
  }
  return (
    <ChartFrame
      title={copy.chart.title(title)}
      {...(series.isSpread && {
        footer: <p className="text-caption text-ink-3">{copy.chart.spread}</p>,
      })}
      legend={<Legend {...{ period, previous, lateFrom, length: days.length }} />}
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
              since={figure.since}
              lateFrom={lateFrom < 0 ? days.length : lateFrom}
              chosen={at}
            />
          ) : null}
          {row && scales && at !== undefined ? (
            <div
              className="absolute top-2"
              style={
                scales.x(at) > width / 2
                  ? { right: width - scales.x(at) + 12 }
                  : { left: scales.x(at) + 12 }
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

export default function PeriodChart(props: Props) {
  const empty = emptyTextOf(props)
  if (empty === undefined) return <DrawnChart {...props} />
  return (
    <Card className="grid gap-1">
      <h2 className="font-semibold">{copy.chart.title(copy.metrics[props.series.metric])}</h2>
      <p className="text-label text-ink-2">{empty}</p>
    </Card>
  )
}
