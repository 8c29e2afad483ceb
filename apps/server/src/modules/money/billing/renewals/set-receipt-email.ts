import type { AppContext } from '../../../../context.ts'
import { inTransaction } from '../../../../db/connection.ts'
import { lockUser } from '../../../identity/users/index.ts'
import { getBilling } from '../get-billing.ts'
import { lockRenewal, putEmail, updateRenewal } from './renewals.repository.ts'

/** A charge that only lacked the address is made at once. */
export const setReceiptEmail = async ({
  ctx,
  userId,
  email,
}: {
  ctx: AppContext
  userId: string
  email: string
}) => {
  await inTransaction(ctx.db, async (tx) => {
    await lockUser({ tx, userId })
    const now = ctx.clock.now()
    await putEmail({ db: tx, userId, email: email.trim().toLowerCase(), now })
    const renewal = await lockRenewal({ db: tx, userId })
    if (renewal?.state !== 'past_due' || renewal.problem !== 'email') return
    await updateRenewal({ db: tx, userId, actAt: now })
  })
  return getBilling({ ctx, userId })
}
