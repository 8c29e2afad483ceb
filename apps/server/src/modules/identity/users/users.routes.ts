import { getMe, updateMe } from '@kadr/contract/identity/users'
import type { Mount } from '../../../platform/http/mount.ts'
import { getUser, updateUser } from './users.service.ts'

export const mountUsers = (mount: Mount) => {
  mount({
    route: getMe,
    handle: ({ ctx, actor }) => actor.showUser?.() ?? getUser({ ctx, userId: actor.userId }),
  })
  mount({
    route: updateMe,
    handle: ({ ctx, actor, body }) => updateUser({ ctx, userId: actor.userId, changes: body }),
  })
}
