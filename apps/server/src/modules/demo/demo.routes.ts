import { clearDemo as clearDemoRoute, getDemo as getDemoRoute } from '@kadr/contract/demo'
import type { Mount } from '../../platform/http/mount.ts'
import { clearDemo, getDemo } from './clear-demo.ts'

export const mountDemo = (mount: Mount) => {
  mount({
    route: getDemoRoute,
    handle: ({ ctx, actor: { userId } }) => getDemo({ ctx, userId }),
  })
  mount({
    route: clearDemoRoute,
    handle: ({ ctx, actor: { userId } }) => clearDemo({ ctx, userId }),
  })
}
