import type { RouteData, RouteInput } from '@kadr/contract/base/route'
import type {
  AccountWithFigures,
  getAnalyticsAccount,
  listAnalyticsAccounts,
} from '@kadr/contract/insight/analytics'
import type { AnalyticsMetric } from '@kadr/contract/insight/analytics-figures'
import { UserError } from '@kadr/domain/base/app-error'
import * as z from 'zod/mini'
import type { AppContext } from '../../../context.ts'
import { readCursor, writeCursor } from '../../../platform/paging/page-cursor.ts'
import { readParts } from './account-parts.ts'
import { buildFigures } from './build-figures.ts'
import { readPeriod } from './overview.service.ts'
import { presentAccount } from './present-account.ts'
import { resolvePeriods } from './resolve-period.ts'
import { resolveScope } from './resolve-scope.ts'
import { listUnreported } from './unreported.ts'

const PAGE = 50

type Sort = NonNullable<RouteInput<typeof listAnalyticsAccounts>['query']['sort']>

const findValue = ({ figures }: AccountWithFigures, metric: AnalyticsMetric): number | null =>
  figures.find((figure) => figure.metric === metric)?.value ?? null

/** Accounts without the figure come last in both orders. */
const compareBy =
  (sort: Sort, isDescending: boolean) =>
  (one: AccountWithFigures, other: AccountWithFigures): number => {
    const direction = isDescending ? -1 : 1
    const byId = one.id < other.id ? -1 : 1
    if (sort === 'title') return direction * one.title.localeCompare(other.title, 'ru') || byId
    const [left, right] = [findValue(one, sort), findValue(other, sort)]
    if (left === null || right === null)
      return Number(left === null) - Number(right === null) || byId
    return direction * (left - right) || byId
  }

/** A workspace has few accounts, so they are sorted in memory; the cursor names the last one shown. */
export const listAccounts = async ({
  ctx,
  workspaceId,
  query,
}: {
  ctx: AppContext
  workspaceId: string
  query: RouteInput<typeof listAnalyticsAccounts>['query']
}): Promise<RouteData<typeof listAnalyticsAccounts>> => {
  const { sort = 'views', order = sort === 'title' ? 'asc' : 'desc', cursor, limit = PAGE } = query
  const [{ accounts }, periods] = await Promise.all([
    resolveScope({ ctx, workspaceId, query }),
    resolvePeriods({ ctx, workspaceId, query }),
  ])
  const parts = await readParts({ ctx, workspaceId, accounts, periods })
  const sorted = accounts
    .map((row) => ({
      ...presentAccount({ ctx, row }),
      figures: buildFigures(
        parts.filter(({ accountId }) => accountId === row.id),
        periods,
      ),
    }))
    .sort(compareBy(sort, order === 'desc'))
  const after = cursor === undefined ? undefined : readCursor(z.tuple([z.uuid()]), cursor)[0]
  const start = after === undefined ? 0 : sorted.findIndex(({ id }) => id === after) + 1
  const items = sorted.slice(start, start + limit)
  const last = items.at(-1)
  return {
    items,
    nextCursor: last && sorted.length > start + limit ? writeCursor([last.id]) : null,
  }
}

export const getAccount = async ({
  ctx,
  workspaceId,
  id,
  query,
}: {
  ctx: AppContext
  workspaceId: string
  id: string
  query: RouteInput<typeof getAnalyticsAccount>['query']
}): Promise<RouteData<typeof getAnalyticsAccount>> => {
  const [scope, periods] = await Promise.all([
    resolveScope({ ctx, workspaceId, query: { accountIds: [id] } }),
    resolvePeriods({ ctx, workspaceId, query }),
  ])
  const [row] = scope.accounts
  if (!row) throw new UserError({ code: 'NOT_FOUND', userMessage: 'Аккаунт не найден' })
  const { data } = await readPeriod({ ctx, workspaceId, scope, periods })
  return { ...data, account: presentAccount({ ctx, row }), unreported: listUnreported(row) }
}
