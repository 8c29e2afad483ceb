import * as contract from '@kadr/contract/subscription'
import type { Mount } from '../../platform/http/mount.ts'
import { getSubscription, listPlans } from './subscription.service.ts'

export const mountSubscription = (mount: Mount) => {
  mount({
    route: contract.getSubscription,
    handle: ({ ctx, actor }) => getSubscription({ ctx, userId: actor.userId }),
  })
  mount({ route: contract.listPlans, handle: ({ ctx }) => listPlans({ ctx }) })
}
