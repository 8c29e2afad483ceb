import { getPoints as getPointsRoute } from '@kadr/contract/money/subscription'
import type { Mount } from '../../../platform/http/mount.ts'
import { getPoints } from './get-points.ts'

export const mountPoints = (mount: Mount) => {
  mount({
    route: getPointsRoute,
    handle: ({ ctx, actor }) => getPoints({ ctx, userId: actor.userId }),
  })
}
