import * as contract from '@kadr/contract/publishing/publisher-setup'
import type { Mount } from '../../../platform/http/mount.ts'
import * as sets from './hashtag-sets.service.ts'
import { getPublisherSettings, updatePublisherSettings } from './settings.service.ts'
import { findSlot, listSlots, putSlots } from './slots.service.ts'

export const mountPublisherSetup = (mount: Mount) => {
  mount({
    route: contract.listSlots,
    handle: async ({ ctx, actor: { workspaceId, connectionIds } }) => {
      const all = await listSlots({ ctx, workspaceId })
      return connectionIds
        ? all.filter(({ connectionId }) => connectionIds.includes(connectionId))
        : all
    },
  })
  mount({
    route: contract.putSlots,
    handle: ({ ctx, actor: { workspaceId }, body }) => putSlots({ ctx, workspaceId, ...body }),
  })
  mount({
    route: contract.findSlot,
    handle: async ({ ctx, actor: { workspaceId }, body }) => ({
      time: await findSlot({ ctx, workspaceId, ...body }),
    }),
  })
  mount({
    route: contract.listHashtagSets,
    handle: ({ ctx, actor: { workspaceId } }) => sets.listHashtagSets({ ctx, workspaceId }),
  })
  mount({
    route: contract.createHashtagSet,
    handle: ({ ctx, actor: { workspaceId }, body }) =>
      sets.createHashtagSet({ ctx, workspaceId, ...body }),
  })
  mount({
    route: contract.updateHashtagSet,
    handle: ({ ctx, actor: { workspaceId }, params, body }) =>
      sets.updateHashtagSet({ ctx, workspaceId, id: params.id, ...body }),
  })
  mount({
    route: contract.deleteHashtagSet,
    handle: ({ ctx, actor: { workspaceId }, params }) =>
      sets.deleteHashtagSet({ ctx, workspaceId, id: params.id }),
  })
  mount({
    route: contract.getPublisherSettings,
    handle: async ({ ctx, actor: { workspaceId, connectionIds } }) => {
      const settings = await getPublisherSettings({ ctx, workspaceId })
      const guarded = settings.approvalConnectionIds
      if (!connectionIds || !guarded) return settings
      return {
        ...settings,
        approvalConnectionIds: guarded.filter((id) => connectionIds.includes(id)),
      }
    },
  })
  mount({
    route: contract.updatePublisherSettings,
    handle: ({ ctx, actor: { workspaceId }, body }) =>
      updatePublisherSettings({ ctx, workspaceId, change: body }),
  })
}
