import * as contract from '@kadr/contract/notifications'
import type { Mount } from '../../platform/http/mount.ts'
import { listNotifications, readNotifications } from './notifications.service.ts'

export const mountNotifications = (mount: Mount) => {
  mount({
    route: contract.listNotifications,
    handle: ({ ctx, actor, query }) =>
      listNotifications({ ctx, userId: actor.userId, cursor: query.cursor, limit: query.limit }),
  })
  mount({
    route: contract.readNotifications,
    handle: ({ ctx, actor, body }) =>
      readNotifications({ ctx, userId: actor.userId, ids: body.ids }),
  })
}
