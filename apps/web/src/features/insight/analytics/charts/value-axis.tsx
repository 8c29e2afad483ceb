import { CHART } from './chart-frame.tsx'

type Props = {
  ticks: readonly number[]
  y: (tick: number) => number
  left: number
  right: number
  /** Labels stand to the right of the lines, where a phone has room for them. */
  isNarrow: boolean
  format: (tick: number) => string
}

/** Horizontal lines of a chart with their values. */
export const ValueAxis = ({ ticks, y, left, right, isNarrow, format }: Props) =>
  ticks.map((tick) => (
    <g key={tick}>
      <line
        x1={left}
        x2={right}
        y1={y(tick)}
        y2={y(tick)}
        stroke={tick === 0 ? CHART.zero : CHART.grid}
      />
      <text
        x={isNarrow ? right + 6 : left - 8}
        y={y(tick) + 4}
        textAnchor={isNarrow ? 'start' : 'end'}
        fontSize="12"
        fill={CHART.label}
      >
        {format(tick)}
      </text>
    </g>
  ))
