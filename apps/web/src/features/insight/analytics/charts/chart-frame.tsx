import { type ReactNode, useState } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { copy } from '../copy.ts'

type Props = {
  title: ReactNode
  legend?: ReactNode
  chart: ReactNode
  table: ReactNode
  footer?: ReactNode
}

/** A chart and its accessible alternative: the same figures as a table. */
export const ChartFrame = ({ title, legend, chart, table, footer }: Props) => {
  const [isTable, setIsTable] = useState(false)
  return (
    <Card className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className="flex flex-wrap items-center gap-3 font-semibold">{title}</h2>
        {legend}
      </div>
      {isTable ? <div className="max-h-80 overflow-y-auto">{table}</div> : chart}
      {footer}
      <Button
        variant="text"
        size="sm"
        className="justify-self-start"
        onClick={() => setIsTable(!isTable)}
      >
        {isTable ? copy.chart.asChart : copy.chart.asTable}
      </Button>
    </Card>
  )
}

export const LegendLine = ({
  color,
  isDotted = false,
  children,
}: {
  color: string
  isDotted?: boolean
  children: ReactNode
}) => (
  <span className="flex items-center gap-2 text-caption text-ink-2">
    <svg aria-hidden="true" width="20" height="4" viewBox="0 0 20 4">
      <line
        x1="1"
        x2="19"
        y1="2"
        y2="2"
        stroke={color}
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeDasharray={isDotted ? '0.1 5' : undefined}
      />
    </svg>
    {children}
  </span>
)

/** By the words of the design system. The line before: 3:1 on the surface. */
export const CHART = {
  now: 'var(--color-accent)',
  before: 'var(--color-chart-before)',
  grid: 'var(--color-chart-grid)',
  zero: 'var(--color-line-strong)',
  label: 'var(--color-ink-3)',
  hatch: 'var(--color-chart-hatch)',
  band: 'var(--color-sunken)',
} as const
