import type { WorkItem, WorkItemFigures } from '@kadr/contract/insight/work-items'
import { formatCount, formatRate, formatSeconds } from '../figures/format-figure.ts'
import { VoidText } from '../figures/void-text.tsx'

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

/** A rate needs views. */
const sourceOf = (name: keyof WorkItemFigures) => (name === 'engagementRate' ? 'views' : name)

export const ItemFigureText = ({
  item: { figures, unreported },
  name,
}: {
  item: Pick<WorkItem, 'figures' | 'unreported'>
  name: keyof WorkItemFigures
}) => {
  const value = figures[name]
  if (value !== null) return <span className="tabular-nums">{formatItemFigure(name, value)}</span>
  return <VoidText absence={unreported.includes(sourceOf(name)) ? 'unreported' : 'unread'} />
}
