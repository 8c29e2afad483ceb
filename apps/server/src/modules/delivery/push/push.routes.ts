import * as contract from '@kadr/contract/delivery/notification-settings'
import type { Mount } from '../../../platform/http/mount.ts'
import type { IsPublicUrl } from './check-subscription.ts'
import { getPush, subscribePush, unsubscribePush } from './push.service.ts'

export const mountPush = (mount: Mount, isPublicUrl: IsPublicUrl) => {
  mount({
    route: contract.getPush,
    handle: ({ ctx, actor: { userId } }) => getPush({ ctx, userId }),
  })
  mount({
    route: contract.subscribePush,
    handle: ({ ctx, actor: { userId, sessionId }, body }) =>
      subscribePush({ ctx, userId, sessionId, subscription: body, isPublicUrl }),
  })
  mount({
    route: contract.unsubscribePush,
    handle: ({ ctx, actor: { userId }, params }) => unsubscribePush({ ctx, userId, ...params }),
  })
}
