import type { getAnalyticsOverview } from '@kadr/contract/analytics'
import type { RouteData, RouteInput } from '@kadr/contract/route'
import { listDays, periodBounds } from '@kadr/domain/analytics/period'
import { DAY_MS } from '@kadr/kit/durations'
import type { AppContext } from '../../context.ts'
import { buildFigures, buildSeries, partsOfNetworks } from './build-figures.ts'
import { listNetworkDays } from './day-figures.repository.ts'
import { listFollowerSteps } from './followers.repository.ts'
import { findHighlights, listMedians } from './medians.repository.ts'
import { presentAccount } from './present-account.ts'
import { presentItems } from './present-items.ts'
import { countPublications } from './publications.repository.ts'
import { type Periods, resolvePeriods } from './resolve-period.ts'
import { resolveScope, type Scope } from './resolve-scope.ts'

const HIGHLIGHTS = 4

type Input = { ctx: AppContext; workspaceId: string; scope: Scope; periods: Periods }

const readHighlights = async ({ ctx, workspaceId, scope: { accountIds }, periods }: Input) => {
  const { since, until } = periodBounds({ period: periods.now, timeZone: periods.timeZone })
  const medians = await listMedians({ db: ctx.db, workspaceId, of: { accountIds }, until })
  const { best, weak } = await findHighlights({
    db: ctx.db,
    workspaceId,
    medians,
    since,
    until,
    // A piece of the last day has not had its time yet.
    weakUntil: new Date(ctx.clock.now().getTime() - DAY_MS),
    limit: HIGHLIGHTS,
  })
  const isPresent = periods.now.to === periods.today
  const items = await presentItems({
    ctx,
    workspaceId,
    ids: [...new Set([...best, ...weak])],
    ...(isPresent && { medians }),
  })
  const byId = new Map(items.map((item) => [item.id, item]))
  const pick = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? [])
  return { best: pick(best), weak: pick(weak) }
}

/** Everything a period is told by, of any set of accounts. */
export const readPeriod = async (input: Input) => {
  const { ctx, workspaceId, scope, periods } = input
  const of = { db: ctx.db, workspaceId, accountIds: scope.accountIds, periods }
  const [rows, steps, counts, highlights] = await Promise.all([
    listNetworkDays(of),
    listFollowerSteps(of),
    countPublications(of),
    readHighlights(input),
  ])
  const parts = partsOfNetworks(rows, steps, periods)
  const { now, before, timeZone, today } = periods
  return {
    parts,
    data: {
      period: now,
      previous: before,
      timeZone,
      today: now.to === today ? today : null,
      figures: buildFigures(parts),
      series: buildSeries(rows, steps, periods),
      publications: listDays(now).map((day) => counts.get(day) ?? 0),
      ...highlights,
    },
  }
}

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
  const byNetwork = Map.groupBy(accounts, ({ network }) => network)
  const newest = accounts.flatMap(({ updatedAt }) => updatedAt ?? []).sort()
  return {
    ...data,
    updatedAt: newest.at(-1) ?? null,
    stale: accounts.filter(({ stale }) => stale !== null),
    networks: [...byNetwork].map(([network, own]) => ({
      network,
      accounts: own.length,
      staleSince: own.flatMap(({ stale }) => stale?.since ?? []).sort()[0] ?? null,
      figures: buildFigures(parts.filter((part) => part.network === network)),
    })),
  }
}
