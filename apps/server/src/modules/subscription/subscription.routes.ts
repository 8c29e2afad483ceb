import * as contract from '@kadr/contract/subscription'
import type { Mount } from '../../platform/http/mount.ts'
import { type CountUsage, getSubscription, listPlans } from './subscription.service.ts'

export const mountSubscription = ({
  mount,
  countConnectedAccounts,
  countTrackedAccounts,
}: {
  mount: Mount
  countConnectedAccounts: CountUsage
  countTrackedAccounts: CountUsage
}) => {
  mount({
    route: contract.getSubscription,
    handle: ({ ctx, actor }) =>
      getSubscription({
        ctx,
        userId: actor.userId,
        countConnectedAccounts,
        countTrackedAccounts,
      }),
  })
  mount({ route: contract.listPlans, handle: ({ ctx }) => listPlans({ ctx }) })
}
