import { getConnections as getConnectionsRoute } from '@kadr/contract/connections'
import type { Mount } from '../../platform/http/mount.ts'
import { getConnections } from './connections.service.ts'

export const mountConnections = (mount: Mount) => {
  mount({
    route: getConnectionsRoute,
    handle: ({ ctx, actor }) => getConnections({ ctx, userId: actor.userId }),
  })
}
