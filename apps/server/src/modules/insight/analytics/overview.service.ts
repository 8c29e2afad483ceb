import type { RouteData, RouteInput } from '@kadr/contract/base/route'
import type { getAnalyticsOverview } from '@kadr/contract/insight/analytics'
import type { AnalyticsAccount } from '@kadr/contract/insight/analytics-figures'
import { listDays, localDate, periodBounds } from '@kadr/domain/insight/period'
import { orderByNetwork } from '@kadr/domain/publishing/networks/order-by-network'
import { dateOf, dayNumber } from '@kadr/domain/publishing/schedule/local-date'
import { DAY_MS } from '@kadr/kit/durations'
import type { AppContext } from '../../../context.ts'
import { type AccountPart, readParts } from './account-parts.ts'
import { buildFigures } from './build-figures.ts'
import { buildSeries } from './build-series.ts'
import { findHighlights, listMedians } from './medians.repository.ts'
import { presentAccount } from './present-account.ts'
import { presentItems } from './present-items.ts'
import { countPublications, sumPublished } from './published.repository.ts'
import { type Periods, resolvePeriods } from './resolve-period.ts'
import { resolveScope, type Scope } from './resolve-scope.ts'

const HIGHLIGHTS = 4

type Input = { ctx: AppContext; workspaceId: string; scope: Scope; periods: Periods }

const readHighlights = async ({ ctx, workspaceId, scope: { accountIds }, periods }: Input) => {
  const { since, until } = periodBounds({ period: periods.now, timeZone: periods.timeZone })
  const now = ctx.clock.now()
  const medians = await listMedians({ db: ctx.db, workspaceId, of: { accountIds }, until: now })
  const { best, weak } = await findHighlights({
    db: ctx.db,
    workspaceId,
    medians,
    since,
    until,
    // Posts of the last day are too young to be called weak.
    weakUntil: new Date(now.getTime() - DAY_MS),
    limit: HIGHLIGHTS,
  })
  const items = await presentItems({
    ctx,
    workspaceId,
    ids: [...new Set([...best, ...weak])],
    medians,
  })
  const byId = new Map(items.map((item) => [item.id, item]))
  const pick = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? [])
  return { best: pick(best), weak: pick(weak) }
}

/** Its network counts all of its days: nothing depends on when it joined. */
const isByNetwork = (flows: AccountPart['flows']): boolean =>
  flows.size > 0 && [...flows.values()].every((days) => days.isByNetwork)

/** Networks keep figures for different times: the days that are there. */
const coverageOf = (
  { accountId, network, title, flows, levels }: AccountPart,
  { now }: Periods,
) => {
  const first = dayNumber(now.from)
  const counted = [...flows.values()].flatMap((flow) =>
    flow.now.flatMap((value, index) => (value === null ? [] : [index])),
  )
  const days = [...counted, ...levels.flatMap(({ day }) => (day < 0 ? [] : [day]))]
  const dateAt = (index: number) => (days.length === 0 ? null : dateOf(first + index))
  return {
    accountId,
    network,
    title,
    from: dateAt(Math.min(...days)),
    to: dateAt(Math.max(...days)),
  }
}

/** All figures of a period for any set of accounts. */
export const readPeriod = async (input: Input) => {
  const { ctx, workspaceId, scope, periods } = input
  const of = { db: ctx.db, workspaceId, accountIds: scope.accountIds, periods }
  const [parts, counts, lifetime, highlights] = await Promise.all([
    readParts({ ctx, workspaceId, accounts: orderByNetwork(scope.accounts), periods }),
    countPublications(of),
    sumPublished(of),
    readHighlights(input),
  ])
  const { now, before, timeZone, today } = periods
  return {
    parts,
    data: {
      period: now,
      previous: before,
      timeZone,
      today: now.to === today ? today : null,
      figures: buildFigures(parts, periods),
      lifetime: {
        count: [...counts.values()].reduce((sum, count) => sum + count, 0),
        figures: lifetime,
      },
      joined: parts.flatMap(({ accountId, network, title, since, flows }) =>
        since === null || isByNetwork(flows) ? [] : [{ accountId, network, title, since }],
      ),
      covered: parts.map((part) => coverageOf(part, periods)),
      series: buildSeries(parts, periods),
      publications: listDays(now).map((day) => counts.get(day) ?? 0),
      ...highlights,
    },
  }
}

/** An account disconnected before the period began is not missing in it. */
const isMissing = ({ stale }: AnalyticsAccount, { now, timeZone }: Periods): boolean =>
  stale !== null &&
  (!stale.isDetached ||
    (stale.since !== null && localDate({ at: new Date(stale.since), timeZone }) >= now.from))

export const getOverview = async ({
  ctx,
  workspaceId,
  query,
}: {
  ctx: AppContext
  workspaceId: string
  query: RouteInput<typeof getAnalyticsOverview>['query']
}): Promise<RouteData<typeof getAnalyticsOverview>> => {
  const [scope, periods] = await Promise.all([
    resolveScope({ ctx, workspaceId, query }),
    resolvePeriods({ ctx, workspaceId, query }),
  ])
  const { parts, data } = await readPeriod({ ctx, workspaceId, scope, periods })
  const accounts = scope.accounts.map((row) => presentAccount({ ctx, row }))
  const byNetwork = Map.groupBy(orderByNetwork(accounts), ({ network }) => network)
  const newest = accounts.flatMap(({ updatedAt }) => updatedAt ?? []).sort()
  const missing = accounts.filter((account) => isMissing(account, periods))
  return {
    ...data,
    updatedAt: newest.at(-1) ?? null,
    stale: missing,
    networks: [...byNetwork].map(([network, own]) => ({
      network,
      accounts: own.length,
      staleSince:
        missing
          .filter((account) => account.network === network)
          .flatMap(({ stale }) => stale?.since ?? [])
          .sort()[0] ?? null,
      figures: buildFigures(
        parts.filter((part) => part.network === network),
        periods,
      ),
    })),
  }
}
