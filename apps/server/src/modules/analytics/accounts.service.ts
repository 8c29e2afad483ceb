import type {
  AccountWithFigures,
  getAnalyticsAccount,
  listAnalyticsAccounts,
} from '@kadr/contract/analytics'
import type { AnalyticsMetric } from '@kadr/contract/analytics-figures'
import type { MetricName } from '@kadr/contract/metrics'
import type { RouteData, RouteInput } from '@kadr/contract/route'
import { findDayMetric } from '@kadr/domain/analytics/metric-catalog'
import { NETWORK_METRICS } from '@kadr/domain/analytics/network-metrics'
import { UserError } from '@kadr/domain/app-error'
import * as z from 'zod/mini'
import type { AppContext } from '../../context.ts'
import { readCursor, writeCursor } from '../../platform/page-cursor.ts'
import type { AccountRow } from './accounts.repository.ts'
import { buildFigures, type Part } from './build-figures.ts'
import { listAccountSums } from './day-figures.repository.ts'
import { listAccountFollowers } from './followers.repository.ts'
import { readPeriod } from './overview.service.ts'
import { presentAccount } from './present-account.ts'
import { type Periods, resolvePeriods } from './resolve-period.ts'
import { resolveScope } from './resolve-scope.ts'

const PAGE = 50

export const readParts = async ({
  ctx,
  workspaceId,
  accounts,
  periods,
}: {
  ctx: AppContext
  workspaceId: string
  accounts: readonly AccountRow[]
  periods: Periods
}): Promise<Map<string, Part>> => {
  const of = { db: ctx.db, workspaceId, accountIds: accounts.map(({ id }) => id), periods }
  const [sums, followers] = await Promise.all([listAccountSums(of), listAccountFollowers(of)])
  const flows = Map.groupBy(sums, ({ accountId }) => accountId)
  const levels = new Map(followers.map((row) => [row.accountId, row]))
  return new Map(
    accounts.map(({ id, network }) => [
      id,
      { network, flows: flows.get(id) ?? [], followers: levels.get(id) },
    ]),
  )
}

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

/** A workspace has few accounts: they are sorted here, and a cursor names the last one shown. */
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
    .map((row) => {
      const part = parts.get(row.id)
      return { ...presentAccount({ ctx, row }), figures: buildFigures(part ? [part] : []) }
    })
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

/** A rate needs views and at least one reaction; followers are a level, the others count by days or by pieces. */
const unreportedOf = ({ network, isTracked, connectionId }: AccountRow): AnalyticsMetric[] => {
  const known = NETWORK_METRICS[network]
  const isOther = isTracked && connectionId === null
  const account: readonly MetricName[] = (isOther ? known.tracked?.account : known.account) ?? []
  const item: readonly MetricName[] = (isOther ? known.tracked?.item : known.item) ?? []
  const isTold = (metric: MetricName) => {
    const day = findDayMetric(metric)
    return item.includes(metric) || (!isOther && day !== undefined && known.days.includes(day))
  }
  const flows = (['views', 'reach', 'likes', 'comments', 'shares', 'saves'] as const).filter(
    (metric) => !isTold(metric),
  )
  return [
    ...flows,
    ...(account.includes('followers') ? [] : ['followers' as const]),
    ...(isTold('views') ? [] : ['engagementRate' as const]),
  ]
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
  return { ...data, account: presentAccount({ ctx, row }), unreported: unreportedOf(row) }
}
