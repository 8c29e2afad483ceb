import type { WorkItem, WorkItemFigures } from '@kadr/contract/work-items'
import { copy } from '../copy.ts'
import { formatCount, formatRate, formatSeconds } from '../model/format-figure.ts'

export const ITEM_FIGURES = [
  'views',
  'reach',
  'likes',
  'comments',
  'shares',
  'saves',
  'averageWatchSeconds',
  'engagementRate',
] as const satisfies readonly (keyof WorkItemFigures)[]

const formatItemFigure = (name: keyof WorkItemFigures, value: number): string => {
  if (name === 'engagementRate') return formatRate(value)
  return name === 'averageWatchSeconds' ? formatSeconds(value) : formatCount(value)
}

/** «нет данных», «сеть не отдаёт» and «0» are three different things. */
export const ItemFigureText = ({
  item,
  name,
  isUnreported = false,
}: {
  item: Pick<WorkItem, 'figures'>
  name: keyof WorkItemFigures
  isUnreported?: boolean
}) => {
  const value = item.figures[name]
  if (value !== null) return <span className="tabular-nums">{formatItemFigure(name, value)}</span>
  return (
    <span className="text-caption whitespace-nowrap text-ink-3">
      {isUnreported ? copy.unreported : copy.noData}
    </span>
  )
}
