import * as analytics from '@kadr/contract/insight/analytics'
import * as groups from '@kadr/contract/insight/analytics-groups'
import * as items from '@kadr/contract/insight/work-items'
import type { Mount } from '../../../platform/http/mount.ts'
import { getAccount, listAccounts } from './accounts.service.ts'
import { compareAccountGroups, comparePostGroups } from './compare-groups.ts'
import { createGroup, deleteGroup, updateGroup } from './groups.service.ts'
import { getOverview } from './overview.service.ts'
import { getWorkItem } from './read-work-item.ts'
import { listWorkItems } from './read-work-items.ts'
import { readAttribution, readBestTime } from './verdicts.service.ts'

const mountFigures = (mount: Mount) => {
  mount({
    route: analytics.getAnalyticsOverview,
    handle: ({ ctx, actor: { workspaceId }, query }) => getOverview({ ctx, workspaceId, query }),
  })
  mount({
    route: analytics.listAnalyticsAccounts,
    handle: ({ ctx, actor: { workspaceId }, query }) => listAccounts({ ctx, workspaceId, query }),
  })
  mount({
    route: analytics.getAnalyticsAccount,
    handle: ({ ctx, actor: { workspaceId }, params: { id }, query }) =>
      getAccount({ ctx, workspaceId, id, query }),
  })
  mount({
    route: analytics.getBestTime,
    handle: ({ ctx, actor: { workspaceId }, query }) => readBestTime({ ctx, workspaceId, query }),
  })
  mount({
    route: analytics.getAttribution,
    handle: ({ ctx, actor: { workspaceId }, query }) =>
      readAttribution({ ctx, workspaceId, query }),
  })
  mount({
    route: items.listWorkItems,
    handle: ({ ctx, actor: { workspaceId }, query }) => listWorkItems({ ctx, workspaceId, query }),
  })
  mount({
    route: items.getWorkItem,
    handle: ({ ctx, actor: { workspaceId }, params: { id } }) =>
      getWorkItem({ ctx, workspaceId, id }),
  })
}

const mountAccountGroups = (mount: Mount) => {
  const kind = 'account'
  for (const route of [groups.listAccountGroups, groups.listAccountGroupsShortly] as const) {
    mount({
      route,
      handle: ({ ctx, actor: { workspaceId }, query }) =>
        compareAccountGroups({ ctx, workspaceId, query }),
    })
  }
  mount({
    route: groups.createAccountGroup,
    handle: ({ ctx, actor: { workspaceId }, body }) =>
      createGroup({ ctx, workspaceId, kind, ...body }),
  })
  mount({
    route: groups.updateAccountGroup,
    handle: ({ ctx, actor: { workspaceId }, params: { id }, body }) =>
      updateGroup({ ctx, workspaceId, kind, id, ...body }),
  })
  mount({
    route: groups.deleteAccountGroup,
    handle: async ({ ctx, actor: { workspaceId }, params: { id } }) => {
      await deleteGroup({ ctx, workspaceId, kind, id })
      return {}
    },
  })
}

const mountPostGroups = (mount: Mount) => {
  const kind = 'work_item'
  mount({
    route: groups.listPostGroups,
    handle: ({ ctx, actor: { workspaceId } }) => comparePostGroups({ ctx, workspaceId }),
  })
  mount({
    route: groups.createPostGroup,
    handle: ({ ctx, actor: { workspaceId }, body }) =>
      createGroup({ ctx, workspaceId, kind, ...body }),
  })
  mount({
    route: groups.updatePostGroup,
    handle: ({ ctx, actor: { workspaceId }, params: { id }, body }) =>
      updateGroup({ ctx, workspaceId, kind, id, ...body }),
  })
  mount({
    route: groups.deletePostGroup,
    handle: async ({ ctx, actor: { workspaceId }, params: { id } }) => {
      await deleteGroup({ ctx, workspaceId, kind, id })
      return {}
    },
  })
}

export const mountAnalytics = (mount: Mount) => {
  mountFigures(mount)
  mountAccountGroups(mount)
  mountPostGroups(mount)
}
