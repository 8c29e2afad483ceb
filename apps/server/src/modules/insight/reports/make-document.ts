import type { ReportDocument, ReportRequest } from '@kadr/contract/insight/reports'
import { namePeriod } from '@kadr/domain/insight/describe-coverage'
import type { AppContext } from '../../../context.ts'
import { getWorkspaceName } from '../../identity/workspaces/index.ts'
import { getOverview, listWorkItems } from '../analytics/index.ts'
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
  const [items, workspaceName, brand] = await Promise.all([
    listItems({ ctx, workspaceId, query: { ...query, from, to } }),
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
    summary: describePeriod(overview),
  }
}
