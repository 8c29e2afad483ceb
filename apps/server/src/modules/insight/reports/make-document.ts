import type { ReportDocument, ReportRequest } from '@kadr/contract/insight/reports'
import { describeAnswering } from '@kadr/domain/insight/describe-answering'
import { namePeriod } from '@kadr/domain/insight/describe-coverage'
import { periodBounds } from '@kadr/domain/insight/period'
import type { AppContext } from '../../../context.ts'
import { getWorkspaceName } from '../../identity/workspaces/index.ts'
import { getOverview, listWorkItems, resolveScope } from '../analytics/index.ts'
import { describePeriod } from './describe-period.ts'
import { findReportBrand, logoUrlOf } from './report-brand.ts'

const MAX_ITEMS = 500
const PAGE = 100
const DEFAULT_COLOR = '#2f4bff'

const listItems = async (input: {
  ctx: AppContext
  workspaceId: string
  query: Parameters<typeof listWorkItems>[0]['query']
}) => {
  const items: ReportDocument['items'] = []
  let cursor: string | undefined
  do {
    const page = await listWorkItems({
      ...input,
      query: { ...input.query, sort: 'views', limit: PAGE, cursor },
    })
    items.push(...page.items)
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined && items.length < MAX_ITEMS)
  return items
}

/** In the accounts of the report; those whose figures are not read count when it is about all. */
const readAnswers = async ({
  ctx,
  workspaceId,
  query,
  overview: { period, timeZone },
}: {
  ctx: AppContext
  workspaceId: string
  query: Pick<ReportRequest, 'networks' | 'accountIds' | 'accountGroupId'>
  overview: ReportDocument['overview']
}): Promise<ReportDocument['answering']> => {
  const isAboutAll = !(query.networks || query.accountIds || query.accountGroupId)
  const scope = isAboutAll ? undefined : await resolveScope({ ctx, workspaceId, query })
  const connectionIds = scope?.accounts.flatMap(({ connectionId }) => connectionId ?? []) ?? null
  const asked = { ctx, workspaceId, connectionIds, ...periodBounds({ period, timeZone }) }
  for (const { readAnswering } of ctx.modules) {
    const answers = await readAnswering?.(asked)
    if (answers && answers.threads > 0) return answers
  }
  return null
}

export const makeDocument = async ({
  ctx,
  workspaceId,
  report: { title, brandColor, ...query },
}: {
  ctx: AppContext
  workspaceId: string
  report: ReportRequest
}): Promise<ReportDocument> => {
  const overview = await getOverview({ ctx, workspaceId, query })
  const { from, to } = overview.period
  const [items, answering, workspaceName, brand] = await Promise.all([
    listItems({ ctx, workspaceId, query: { ...query, from, to } }),
    readAnswers({ ctx, workspaceId, query, overview }),
    getWorkspaceName({ ctx, workspaceId }),
    findReportBrand({ ctx, workspaceId }),
  ])
  return {
    title: title || `Итоги: ${namePeriod(overview.period)}`,
    workspaceName,
    brandColor: brandColor ?? brand.colour ?? DEFAULT_COLOR,
    logoUrl: brand.logo && logoUrlOf({ ctx, row: brand.logo }),
    madeAt: ctx.clock.now().toISOString(),
    overview,
    items,
    answering,
    summary: [
      ...describePeriod(overview),
      (answering && describeAnswering(answering)) ?? [],
    ].flat(),
  }
}
