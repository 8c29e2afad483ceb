import type { listAccountGroups, listPostGroups } from '@kadr/contract/analytics-groups'
import type { RouteData, RouteInput } from '@kadr/contract/route'
import type { AppContext } from '../../context.ts'
import { readParts } from './accounts.service.ts'
import { buildFigures } from './build-figures.ts'
import { sumItemsByGroup } from './group-sums.repository.ts'
import { listGroups } from './groups.service.ts'
import { figuresOf } from './present-items.ts'
import { resolvePeriods } from './resolve-period.ts'
import { resolveScope } from './resolve-scope.ts'

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
    figures: buildFigures(group.memberIds.flatMap((id) => parts.get(id) ?? [])),
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
  const sums = await sumItemsByGroup({ db: ctx.db, groupIds: groups.map(({ id }) => id) })
  const byGroup = Map.groupBy(sums, ({ groupId }) => groupId)
  return groups.map((group) => {
    const own = byGroup.get(group.id) ?? []
    return {
      ...group,
      totals: {
        ...figuresOf(new Map(own.map(({ metric, total }) => [metric, total]))),
        // An average of averages says nothing.
        averageWatchSeconds: null,
      },
      medianViews: own.find(({ metric }) => metric === 'views')?.median ?? null,
    }
  })
}
