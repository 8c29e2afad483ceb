import type { Figure } from '@kadr/contract/insight/analytics-figures'
import { can } from '@kadr/domain/identity/permissions'
import { labelFigure, nameLeftOut } from '@kadr/domain/insight/describe-comparison'
import { nameDay } from '@kadr/domain/insight/describe-coverage'
import { describeLifetime } from '@kadr/domain/insight/describe-lifetime'
import { formatCount, sayChange } from '@kadr/domain/insight/format-figure'
import type { Period } from '@kadr/domain/insight/period'
import { NETWORK_NAMES } from '@kadr/domain/publishing/networks/network-names'
import type { AppContext } from '../../../context.ts'
import type { MessageContent } from '../../delivery/bot-outbox/index.ts'
import { findMembership, listWorkspaces } from '../../identity/workspaces/index.ts'
import { getOverview } from '../../insight/analytics/index.ts'
import { copy } from './copy.ts'

type OfUser = { ctx: AppContext; userId: string }

/** Rates are left to the app, where their denominator is named. */
const describeFigure = (figure: Figure): string[] => {
  const { metric, value } = figure
  if (metric === 'engagementRate' || value === null) return []
  const change = sayChange(figure.change)
  const leftOut = nameLeftOut({ figure, nameOf: (network) => NETWORK_NAMES[network] })
  const note = leftOut === null ? '' : ` (${leftOut})`
  const since = figure.since === null ? '' : ` с\u00A0${nameDay(figure.since)}`
  return [
    `${labelFigure(figure)}${since}: ${formatCount(value)}${change ? `, ${change}` : ''}${note}`,
  ]
}

/** Seven days of a workspace, the last ones unless given, with their best post; empty without figures or without the permission to see them. */
export const describeFigures = async ({
  ctx,
  userId,
  workspaceId,
  period,
}: OfUser & { workspaceId: string; period?: Period }) => {
  const membership = await findMembership({ ctx, userId, workspaceId })
  if (!membership || !can(membership, 'analytics.read')) return ''
  const { figures, lifetime, best } = await getOverview({
    ctx,
    workspaceId,
    query: period ?? { length: 'week' },
  })
  const collected = describeLifetime(lifetime)
  const lines = [...figures.flatMap(describeFigure), ...(collected ? [collected] : [])]
  const [top] = best
  if (lines.length === 0) return ''
  return [...lines, ...(top ? [copy.best(top.title)] : [])].join('\n')
}

/** The last seven days compared with the seven before, for each workspace whose figures the person may see. */
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
