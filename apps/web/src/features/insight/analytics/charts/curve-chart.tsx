import type { RouteData } from '@kadr/contract/base/route'
import type { getWorkItem } from '@kadr/contract/insight/work-items'
import { CURVE_HOURS, valueAtAge } from '@kadr/domain/insight/usual-curve'
import { scaleLinear } from 'd3-scale'
import { area, line } from 'd3-shape'
import type { ReactNode } from 'react'
import { Table } from '../../../../ui/layout/table.tsx'
import { copy } from '../copy.ts'
import { formatCount, formatShort } from '../figures/format-figure.ts'
import { CHART, ChartFrame, LegendLine } from './chart-frame.tsx'
import { useWidth } from './use-width.ts'
import { ValueAxis } from './value-axis.tsx'

type Curve = RouteData<typeof getWorkItem>['curve']

const HEIGHT = 260
const TOP = 20
const BOTTOM = 28

/** Ages are spaced evenly, so that the first hours are visible. */
const shownHours = ({ points, band }: Curve): number[] => {
  const oldest = Math.max(...points.map(({ hours }) => hours), 0)
  const upTo = CURVE_HOURS.findIndex((hours) => hours >= oldest * 0.95)
  const shown = CURVE_HOURS.slice(0, Math.max(upTo === -1 ? CURVE_HOURS.length : upTo + 1, 4))
  return band.length > 0 || points.length > 0 ? [...shown] : []
}

const Drawing = ({ curve, hours, width }: { curve: Curve; hours: number[]; width: number }) => {
  const isNarrow = width < 560
  const left = isNarrow ? 4 : 56
  const right = width - (isNarrow ? 52 : 16)
  const step = (right - left) / Math.max(hours.length - 1, 1)
  const x = scaleLinear()
    .domain(hours)
    .range(hours.map((_, index) => left + index * step))
    .clamp(true)
  const last = hours.at(-1) ?? 1
  const points = curve.points.filter(
    // An earlier point would be drawn at the first age.
    (point) => point.hours >= (hours[0] ?? 0) * 0.9 && point.hours <= last * 1.05,
  )
  const band = curve.band.filter((point) => point.hours <= last)
  const top = Math.max(...points.map(({ value }) => value), ...band.map(({ high }) => high), 1)
  const y = scaleLinear()
    .domain([0, top])
    .nice(4)
    .range([HEIGHT - BOTTOM, TOP])
  const end = points.at(-1)
  const usual = band.at(-1)
  return (
    <svg aria-hidden="true" width={width} height={HEIGHT} className="block">
      <ValueAxis
        ticks={y.ticks(4).filter(Number.isInteger)}
        {...{ y, left, right, isNarrow }}
        format={formatShort}
      />
      <path
        d={
          area<(typeof band)[number]>()
            .x((point) => x(point.hours))
            .y0((point) => y(point.low))
            .y1((point) => y(point.high))(band) ?? ''
        }
        fill={CHART.band}
      />
      <path
        d={
          line<(typeof band)[number]>()
            .x((point) => x(point.hours))
            .y((point) => y(point.middle))(band) ?? ''
        }
        fill="none"
        stroke={CHART.label}
        strokeWidth="1.5"
        strokeDasharray="4 4"
      />
      {usual ? (
        <text x={right} y={y(usual.middle) - 8} textAnchor="end" fontSize="12" fill={CHART.label}>
          {copy.item.usual(formatCount(usual.middle))}
        </text>
      ) : null}
      <path
        d={
          line<(typeof points)[number]>()
            .x((point) => x(point.hours))
            .y((point) => y(point.value))(points) ?? ''
        }
        fill="none"
        stroke={CHART.now}
        strokeWidth="2.5"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      {end ? (
        <>
          <circle cx={x(end.hours)} cy={y(end.value)} r="4" fill={CHART.now} />
          <text
            x={Math.min(x(end.hours), right)}
            y={y(end.value) - 10}
            textAnchor="end"
            fontSize="13"
            fontWeight="600"
            fill="var(--color-ink)"
          >
            {formatCount(end.value)}
          </text>
        </>
      ) : null}
      {hours.map((age, index) =>
        isNarrow && index % 2 === 1 ? null : (
          <text
            key={age}
            x={x(age)}
            y={HEIGHT - 8}
            textAnchor={index === 0 ? 'start' : age === last && !isNarrow ? 'end' : 'middle'}
            fontSize="12"
            fill={CHART.label}
          >
            {copy.item.hours(age)}
          </text>
        ),
      )}
    </svg>
  )
}

/** The counter of a piece from its first hour against the account's usual corridor. */
export default function CurveChart({ curve, footer }: { curve: Curve; footer: ReactNode }) {
  const { ref, width } = useWidth<HTMLDivElement>()
  const hours = shownHours(curve)
  const text = (value: number | null | undefined) =>
    value === null || value === undefined ? copy.item.noReading : formatCount(value)
  return (
    <ChartFrame
      title={copy.item.first}
      legend={
        <div className="flex flex-wrap gap-x-4 gap-y-1">
          <LegendLine color={CHART.now}>{copy.item.own}</LegendLine>
          {curve.band.length > 0 ? (
            <span className="flex items-center gap-2 text-caption text-ink-2">
              <span
                aria-hidden="true"
                className="rounded-chip bg-line"
                style={{ width: 20, height: 12 }}
              />
              {copy.item.band}
            </span>
          ) : null}
        </div>
      }
      chart={
        <div ref={ref} style={{ minHeight: HEIGHT }}>
          {width > 0 ? <Drawing curve={curve} hours={hours} width={width} /> : null}
        </div>
      }
      footer={footer}
      table={
        <Table
          caption={copy.item.first}
          rows={hours}
          rowKey={String}
          columns={[
            { key: 'age', title: copy.item.age, cell: copy.item.hours },
            {
              key: 'own',
              title: copy.item.own,
              isNumeric: true,
              cell: (age) => text(valueAtAge(curve.points, age)),
            },
            {
              key: 'usual',
              title: copy.item.band,
              isNumeric: true,
              cell: (age) => {
                const usual = curve.band.find((point) => point.hours === age)
                return usual
                  ? `${formatCount(usual.low)}–${formatCount(usual.high)}`
                  : copy.item.fewPieces
              },
            },
          ]}
        />
      }
    />
  )
}
