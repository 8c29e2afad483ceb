import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../db/connection.ts'
import { clearEmails } from './checkout/orders.repository.ts'
import { lockRenewal } from './renewals/renewals.repository.ts'
import { cancelSubscriptionJob } from './renewals/set-up-renewal.ts'

/** Before an account is deleted: stops all charges. Payment records stay, without the person. */
export const closeBilling = async ({
  ctx,
  tx,
  userId,
}: {
  ctx: AppContext
  tx: Tx
  userId: string
}): Promise<void> => {
  const renewal = await lockRenewal({ db: tx, userId })
  if (renewal?.subscriptionPaymentId && renewal.buyerId) {
    const { provider, subscriptionPaymentId: paymentId, buyerId } = renewal
    await ctx.jobs.enqueue(cancelSubscriptionJob, { provider, paymentId, buyerId }, { tx })
  }
  await clearEmails({ db: tx, userId })
}
