import type { ChargeCurrency } from '@kadr/contract/base/primitives'
import { returnedShare, shareOfPayment } from '@kadr/domain/money/affiliate'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../db/connection.ts'
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

/** Self-referral: neither this payment nor a later one is shared. */
export const refuseReferral = async ({ ctx, tx, referralId }: OfReferral): Promise<void> => {
  await repository.refuseReferral({ db: tx, id: referralId })
  ctx.log.info({ referralId }, 'affiliate.referral.refused')
}

/** In the transaction of the payment, under the user's lock: of two concurrent payments only one is the first. */
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

/**
 * After a refund, a dispute or its end. Computed from what is gone of the payment in all, so that a repeated call moves
 * nothing twice; a dispute that was won gives the share back.
 */
export const followShare = async ({
  ctx,
  tx,
  payment,
  gone,
  key,
}: {
  ctx: AppContext
  tx: Tx
  payment: Payment
  gone: number
  /** Of the booking. */
  key: string
}): Promise<void> => {
  const share = await repository.lockShareOf({ db: tx, paymentId: payment.id })
  if (!share) return
  const refunded = Math.min(gone, payment.amount)
  const returned = returnedShare({ share: share.amount, payment: payment.amount, refunded })
  const change = returned - share.returned
  if (change === 0) return
  await repository.setReturned({ db: tx, id: share.id, returned })
  const { affiliateId, currency } = share
  const { orderId } = payment
  const booking = { tx, affiliateId, currency, orderId, now: ctx.clock.now(), key }
  if (change > 0) await bookShareReturn({ ...booking, amount: change })
  else await bookShare({ ...booking, amount: -change })
}
