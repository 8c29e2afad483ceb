import type { ChargeCurrency } from '@kadr/contract/primitives'
import { returnedShare, shareOfPayment } from '@kadr/domain/billing/affiliate'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../db/connection.ts'
import * as repository from './affiliate.repository.ts'
import { bookShare, bookShareReturn } from './affiliate-ledger.ts'

type Payment = {
  id: string
  orderId: string
  amount: number
  currency: ChargeCurrency
  paidAt: Date
}

type OfReferral = { ctx: AppContext; tx: Tx; referralId: string }

/** The referring partner; undefined without one, for a self-referral, or after the partner deleted the account. */
export const findPartner = async ({ tx, userId }: { tx: Tx; userId: string }) => {
  const found = await repository.findReferral({ db: tx, userId })
  if (!found || found.ownerId === null || found.referral.refusal !== null) return undefined
  const { id: referralId, affiliateId } = found.referral
  return { referralId, affiliateId, ownerId: found.ownerId }
}

/** The partner pays for themselves: neither this payment nor a later one is shared. */
export const refuseReferral = async ({ ctx, tx, referralId }: OfReferral): Promise<void> => {
  await repository.refuseReferral({ db: tx, id: referralId })
  ctx.log.info({ referralId }, 'affiliate.referral.refused')
}

/** In the transaction of the payment, by the user's lock: two payments of a person are never both the first. */
export const addShare = async ({
  ctx,
  tx,
  referralId,
  affiliateId,
  payment,
}: OfReferral & { affiliateId: string; payment: Payment }): Promise<void> => {
  const firstPaidAt = await repository.findFirstPaidAt({ db: tx, referralId })
  const terms = ctx.config.affiliate
  const share = shareOfPayment({ terms, payment, firstPaidAt })
  if (!share) return
  const now = ctx.clock.now()
  const { id: paymentId, orderId, currency, paidAt } = payment
  const row = await repository.insertShare({
    db: tx,
    ...share,
    affiliateId,
    referralId,
    paymentId,
    currency,
    paidAt,
    createdAt: now,
  })
  if (!row) return
  const { amount } = share
  await bookShare({ tx, affiliateId, orderId, currency, amount, now, key: paymentId })
}

/** After a refund; by its total, so that nothing is taken back twice. */
export const returnShare = async ({
  ctx,
  tx,
  payment,
  refunded,
}: {
  ctx: AppContext
  tx: Tx
  payment: Payment
  refunded: number
}): Promise<void> => {
  const share = await repository.lockShareOf({ db: tx, paymentId: payment.id })
  if (!share) return
  const returned = returnedShare({ share: share.amount, payment: payment.amount, refunded })
  const amount = returned - share.returned
  if (amount <= 0) return
  await repository.setReturned({ db: tx, id: share.id, returned })
  const { affiliateId, currency } = share
  const booking = { tx, affiliateId, currency, amount, now: ctx.clock.now() }
  await bookShareReturn({
    ...booking,
    orderId: payment.orderId,
    key: `${payment.id}:${refunded}`,
  })
}
