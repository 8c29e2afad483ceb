import type { RouteData, RouteInput } from '@kadr/contract/base/route'
import type { listAccountGroups, listPostGroups } from '@kadr/contract/insight/analytics-groups'
import type { AppContext } from '../../../context.ts'
import { readParts } from './account-parts.ts'
import { buildFigures } from './build-figures.ts'
import { listGroupNetworks, sumItemsByGroup } from './group-sums.repository.ts'
import { listGroups } from './groups.service.ts'
import { figuresOf } from './present-items.ts'
import { resolvePeriods } from './resolve-period.ts'
import { resolveScope } from './resolve-scope.ts'
import { listUnreportedOfItem } from './unreported.ts'

export const compareAccountGroups = async ({
  ctx,
  workspaceId,
  query,
}: {
  ctx: AppContext
  workspaceId: string
  query: RouteInput<typeof listAccountGroups>['query']
}): Promise<RouteData<typeof listAccountGroups>> => {
  const [groups, periods] = await Promise.all([
    listGroups({ ctx, workspaceId, kind: 'account' }),
    resolvePeriods({ ctx, workspaceId, query }),
  ])
  const accountIds = [...new Set(groups.flatMap(({ memberIds }) => memberIds))]
  const { accounts } = await resolveScope({ ctx, workspaceId, query: { accountIds } })
  const parts = await readParts({ ctx, workspaceId, accounts, periods })
  return groups.map((group) => ({
    ...group,
    figures: buildFigures(
      parts.filter(({ accountId }) => group.memberIds.includes(accountId)),
      periods,
    ),
  }))
}

export const comparePostGroups = async ({
  ctx,
  workspaceId,
}: {
  ctx: AppContext
  workspaceId: string
}): Promise<RouteData<typeof listPostGroups>> => {
  const groups = await listGroups({ ctx, workspaceId, kind: 'work_item' })
  const of = { db: ctx.db, groupIds: groups.map(({ id }) => id) }
  const [sums, networks] = await Promise.all([sumItemsByGroup(of), listGroupNetworks(of)])
  const byGroup = Map.groupBy(sums, ({ groupId }) => groupId)
  return groups.map((group) => {
    const own = byGroup.get(group.id) ?? []
    const missing = networks
      .filter(({ groupId }) => groupId === group.id)
      .map(({ network, isThirdParty }) => listUnreportedOfItem(network, isThirdParty))
    const [first = [], ...others] = missing
    return {
      ...group,
      unreported: first.filter((metric) => others.every((list) => list.includes(metric))),
      totals: {
        ...figuresOf(new Map(own.map(({ metric, total }) => [metric, total]))),
        // An average of averages would be meaningless.
        averageWatchSeconds: null,
      },
      medianViews: own.find(({ metric }) => metric === 'views')?.median ?? null,
    }
  })
}
