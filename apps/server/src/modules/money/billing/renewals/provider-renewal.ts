import { startAfterGifts } from '@kadr/domain/money/gifts'
import { periodFrom } from '@kadr/domain/money/paid-period'
import { toPlanName } from '@kadr/domain/money/plans'
import type { PaymentState } from '@kadr/payments'
import type { AppContext } from '../../../../context.ts'
import type { Tx } from '../../../../db/connection.ts'
import { listHeldPeriods } from '../../subscription/index.ts'
import { insertRenewalOrder, type OrderRow } from '../checkout/orders.repository.ts'
import { pickBought, pickGifts } from '../checkout/quote-order.ts'
import { readQuote, writeQuote } from '../checkout/stored-quote.ts'

/** Telegram has charged for the next 30 days on its own: creates their order, once per payment. */
export const orderForRenewal = async ({
  ctx,
  tx,
  first,
  state,
}: {
  ctx: AppContext
  tx: Tx
  /** The order of the first payment. */
  first: OrderRow
  state: PaymentState
}): Promise<OrderRow> => {
  const { userId } = first
  if (userId === null || state.subscription === null) throw new Error('Not a renewal of a user')
  const now = ctx.clock.now()
  const all = await listHeldPeriods({ ctx, tx, userId })
  const held = pickBought(all)
  const startsAt = startAfterGifts({
    startsAt: held.at(-1)?.endsAt ?? now,
    plan: toPlanName(first.plan),
    gifts: pickGifts(all),
  })
  const stored = readQuote(first.quote)
  const dates = periodFrom({ startsAt, unit: stored.unit })
  const quote = writeQuote({
    ...stored,
    ...dates,
    kind: held.length > 0 || startsAt > now ? 'extend' : 'new',
    value: first.amount,
    credit: 0,
    creditGoesTo: 'price',
    amount: first.amount,
    pointsAnchorAt: startsAt,
    replaces: [],
    promoDays: 0,
  })
  return insertRenewalOrder({
    db: tx,
    userId,
    kind: 'renewal',
    provider: first.provider,
    plan: first.plan,
    billingPeriod: first.billingPeriod,
    amount: first.amount,
    currency: first.currency,
    quote,
    email: first.email,
    offerVersion: first.offerVersion,
    offerAcceptedAt: first.offerAcceptedAt,
    isRenewing: true,
    renewsEnd: state.subscription.paidUntil,
    attempt: 0,
    createdAt: now,
  })
}
