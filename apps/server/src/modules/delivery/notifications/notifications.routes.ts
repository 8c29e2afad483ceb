import * as groups from '@kadr/contract/delivery/notification-groups'
import * as settings from '@kadr/contract/delivery/notification-settings'
import * as contract from '@kadr/contract/delivery/notifications'
import type { Mount } from '../../../platform/http/mount.ts'
import { createGroupLink, deleteGroup, listGroups, updateGroup } from './groups/groups.service.ts'
import {
  countNotifications,
  listNotifications,
  readNotifications,
} from './notifications.service.ts'

import { getSettings, updateSettings } from './settings.service.ts'

export const mountNotifications = (mount: Mount) => {
  mount({
    route: contract.listNotifications,
    handle: ({ ctx, actor, query: { state, ...query } }) =>
      listNotifications({
        ctx,
        userId: actor.userId,
        cursor: query.cursor,
        limit: query.limit,
        topic: query.topic,
        isUnread: state === 'unread',
      }),
  })
  mount({
    route: contract.countNotifications,
    handle: ({ ctx, actor }) => countNotifications({ ctx, userId: actor.userId }),
  })
  mount({
    route: contract.readNotifications,
    handle: ({ ctx, actor, body }) => readNotifications({ ctx, userId: actor.userId, ...body }),
  })
  mount({
    route: settings.getNotificationSettings,
    handle: ({ ctx, actor: { userId, workspaceId } }) => getSettings({ ctx, userId, workspaceId }),
  })
  mount({
    route: settings.updateNotificationSettings,
    handle: ({ ctx, actor: { userId, workspaceId }, body }) =>
      updateSettings({ ctx, userId, workspaceId, changes: body }),
  })
  mount({
    route: groups.listNotificationGroups,
    handle: ({ ctx, actor: { workspaceId } }) => listGroups({ ctx, workspaceId }),
  })
  mount({
    route: groups.createGroupLink,
    handle: ({ ctx, actor: { userId, workspaceId } }) =>
      createGroupLink({ ctx, userId, workspaceId }),
  })
  mount({
    route: groups.updateNotificationGroup,
    handle: ({ ctx, actor: { workspaceId }, params, body }) =>
      updateGroup({ ctx, workspaceId, ...params, ...body }),
  })
  mount({
    route: groups.deleteNotificationGroup,
    handle: ({ ctx, actor: { workspaceId }, params }) =>
      deleteGroup({ ctx, workspaceId, ...params }),
  })
}
