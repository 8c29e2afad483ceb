import type { MetricSeries } from '@kadr/contract/insight/analytics-figures'
import { scaleLinear } from 'd3-scale'
import { line } from 'd3-shape'
import { useId } from 'react'
import { copy } from '../copy.ts'
import { formatDay, formatRate, formatShort } from '../figures/format-figure.ts'
import { CHART } from './chart-frame.tsx'
import { findEnds, findGaps, type Run } from './find-runs.ts'
import { ValueAxis } from './value-axis.tsx'

export const HEIGHT = 240
const TOP = 24
const BOTTOM = 28
const NARROW = 560

type Props = {
  width: number
  days: readonly string[]
  series: MetricSeries
  /** Index of the first day that is not complete. */
  lateFrom: number
  /** The first day of growth, when it is in the period. */
  since: string | null
  chosen: number | undefined
}

const PATTERN_STEP = 7

/** Places in pixels of a drawing of this width. */
export const layOut = ({ width, days, series }: Pick<Props, 'width' | 'days' | 'series'>) => {
  const isNarrow = width < NARROW
  const known = [...series.now, ...series.before].flatMap((value) => value ?? [])
  const top = Math.max(...known, 0)
  const y = scaleLinear()
    .domain([0, top === 0 ? 1 : top])
    .nice(4)
    .range([HEIGHT - BOTTOM, TOP])
  const left = isNarrow ? 4 : 56
  const right = width - (isNarrow ? 52 : 8)
  const x = scaleLinear()
    .domain([0, Math.max(days.length - 1, 1)])
    .range([left, right])
  return { isNarrow, left, right, x, y }
}

/** A date for about every 90 pixels, always the first. */
const datesOf = (count: number, width: number): number[] => {
  const labels = Math.max(2, Math.min(count, Math.floor(width / 90)))
  const step = Math.max(1, Math.ceil(count / labels))
  return Array.from({ length: Math.ceil(count / step) }, (_, index) => index * step)
}

const gapLabel = (days: readonly string[], { from, to }: Run, since: string | null): string => {
  const first = formatDay(days[from] ?? '')
  const isEarlier = since !== null && (days[to] ?? '') < since
  const reason = isEarlier ? copy.chart.notConnected : copy.chart.noData
  return `${from === to ? first : `${first} – ${formatDay(days[to] ?? '')}`}: ${reason}`
}

/** Decorative: screen readers get the table and the slider. */
export const PeriodDrawing = ({ width, days, series, lateFrom, since, chosen }: Props) => {
  const patternId = useId()
  const { isNarrow, left, right, x, y } = layOut({ width, days, series })
  const isRate = series.metric === 'engagementRate'
  const format = isRate ? formatRate : formatShort
  const ticks = y.ticks(4).filter((tick) => isRate || Number.isInteger(tick))
  const drawn = line<number | null>()
    .defined((value) => value !== null)
    .x((_, index) => x(index))
    .y((value) => y(value ?? 0))
  const finished = series.now.map((value, index) => (index >= lateFrom ? null : value))
  // The dotted line begins at the last complete day.
  const late = series.now.map((value, index) => (index >= lateFrom - 1 ? value : null))
  const lateDays = series.now.flatMap((value, index) =>
    index >= lateFrom && value !== null ? [{ index, value }] : [],
  )
  const half = (x(1) - x(0)) / 2
  const gaps = findGaps(series.now.slice(0, lateFrom))
  const longest = gaps.toSorted((one, other) => other.to - other.from - (one.to - one.from))[0]
  const marked = chosen === undefined ? undefined : series.now[chosen]
  return (
    <svg aria-hidden="true" width={width} height={HEIGHT} className="block select-none">
      <defs>
        <pattern
          id={patternId}
          width={PATTERN_STEP}
          height={PATTERN_STEP}
          patternTransform="rotate(45)"
          patternUnits="userSpaceOnUse"
        >
          <line y2={PATTERN_STEP} stroke={CHART.hatch} strokeWidth="2" />
        </pattern>
      </defs>
      <ValueAxis {...{ ticks, y, left, right, isNarrow, format }} />
      {gaps.map(({ from, to }) => (
        <rect
          key={from}
          x={Math.max(left, x(from) - half)}
          width={Math.min(right, x(to) + half) - Math.max(left, x(from) - half)}
          y={TOP}
          height={HEIGHT - BOTTOM - TOP}
          fill={`url(#${patternId})`}
        />
      ))}
      {longest ? (
        <text
          x={Math.min(Math.max((x(longest.from) + x(longest.to)) / 2, left + 70), right - 70)}
          y={TOP - 8}
          textAnchor="middle"
          fontSize="12"
          fill={CHART.label}
        >
          {gapLabel(days, longest, since)}
        </text>
      ) : null}
      {datesOf(days.length, right - left).map((index) => (
        <text
          key={index}
          x={x(index)}
          y={HEIGHT - 8}
          textAnchor={index === 0 ? 'start' : 'middle'}
          fontSize="12"
          fill={CHART.label}
        >
          {formatDay(days[index] ?? '')}
        </text>
      ))}
      <path
        d={drawn([...series.before]) ?? ''}
        fill="none"
        stroke={CHART.before}
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <path
        d={drawn(finished) ?? ''}
        fill="none"
        stroke={CHART.now}
        strokeWidth="2.5"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      {findEnds(finished).map((index) => (
        <circle key={index} cx={x(index)} cy={y(finished[index] ?? 0)} r="3.5" fill={CHART.now} />
      ))}
      {lateDays.length > 0 ? (
        <path
          d={drawn(late) ?? ''}
          fill="none"
          stroke={CHART.now}
          strokeWidth="2.5"
          strokeDasharray="0.1 5"
          strokeLinecap="round"
        />
      ) : null}
      {lateDays.map(({ index, value }) => (
        <circle
          key={index}
          cx={x(index)}
          cy={y(value)}
          r="4"
          fill="var(--color-surface)"
          stroke={CHART.now}
          strokeWidth="2"
        />
      ))}
      {chosen === undefined ? null : (
        <line
          x1={x(chosen)}
          x2={x(chosen)}
          y1={TOP}
          y2={HEIGHT - BOTTOM}
          stroke="var(--color-ink)"
          strokeDasharray="1.5 3"
        />
      )}
      {chosen !== undefined && marked !== null && marked !== undefined ? (
        <circle cx={x(chosen)} cy={y(marked)} r="5" fill={CHART.now} />
      ) : null}
    </svg>
  )
}
