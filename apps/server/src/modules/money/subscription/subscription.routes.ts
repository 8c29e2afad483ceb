import * as contract from '@kadr/contract/money/subscription'
import type { Mount } from '../../../platform/http/mount.ts'
import { getSubscription, listPlans, type Usage } from './subscription.service.ts'

export const mountSubscription = ({ mount, ...usage }: Usage & { mount: Mount }) => {
  mount({
    route: contract.getSubscription,
    handle: ({ ctx, actor }) => getSubscription({ ctx, userId: actor.userId, ...usage }),
  })
  mount({ route: contract.listPlans, handle: ({ ctx }) => listPlans({ ctx }) })
}
