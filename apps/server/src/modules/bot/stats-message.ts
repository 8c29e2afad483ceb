import type { Figure } from '@kadr/contract/analytics-figures'
import { METRIC_CATALOG } from '@kadr/domain/analytics/metric-catalog'
import { can } from '@kadr/domain/permissions'
import { formatNumber } from '@kadr/domain/plural'
import type { AppContext } from '../../context.ts'
import { getOverview } from '../analytics/index.ts'
import type { MessageContent } from '../bot-outbox/index.ts'
import { findMembership, listWorkspaces } from '../workspaces/index.ts'
import { copy } from './copy.ts'

type OfUser = { ctx: AppContext; userId: string }

const percent = (share: number) => `${formatNumber(Math.round(Math.abs(share) * 1000) / 10)}\u00a0%`

/** «на 9 % больше» */
const describeChange = ({ change }: Figure): string => {
  switch (change.kind) {
    case 'percent':
      return `на ${percent(change.share)} ${change.share < 0 ? 'меньше' : 'больше'}`
    case 'difference':
      return `на ${formatNumber(Math.abs(change.value))} ${change.value < 0 ? 'меньше' : 'больше'}`
    default:
      return ''
  }
}

/** Rates are left to the app, where their denominator is named. */
const describeFigure = (figure: Figure): string[] => {
  const { metric, value } = figure
  if (metric === 'engagementRate' || value === null) return []
  const change = describeChange(figure)
  return [`${METRIC_CATALOG[metric].label}: ${formatNumber(value)}${change && `, ${change}`}`]
}

/** The week of a workspace with its best piece; empty without figures or the right to see them. */
export const describeFigures = async ({
  ctx,
  userId,
  workspaceId,
}: OfUser & { workspaceId: string }) => {
  const membership = await findMembership({ ctx, userId, workspaceId })
  if (!membership || !can(membership, 'analytics.read')) return ''
  const { figures, best } = await getOverview({ ctx, workspaceId, query: { length: 'week' } })
  const lines = figures.flatMap(describeFigure)
  const [top] = best
  if (lines.length === 0) return ''
  return [...lines, ...(top ? [copy.best(top.title)] : [])].join('\n')
}

/** The last seven days against the seven before, of each workspace whose figures the person may see. */
export const composeStats = async ({ ctx, userId }: OfUser): Promise<MessageContent> => {
  const parts: { name: string; text: string }[] = []
  for (const { id, name } of await listWorkspaces({ ctx, userId })) {
    const text = await describeFigures({ ctx, userId, workspaceId: id })
    if (text) parts.push({ name, text })
  }
  const isSingle = parts.length === 1
  const text = parts.map((part) => (isSingle ? part.text : `${part.name}\n${part.text}`))
  return {
    title: copy.stats,
    text: text.join('\n\n') || copy.noStats,
    rows: [[{ text: copy.openAnalytics, path: '/analytics' }]],
  }
}
