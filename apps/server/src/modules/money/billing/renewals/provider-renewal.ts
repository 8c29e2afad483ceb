import { periodFrom } from '@kadr/domain/money/paid-period'
import type { PaymentState } from '@kadr/payments'
import type { AppContext } from '../../../../context.ts'
import type { Tx } from '../../../../db/connection.ts'
import { insertRenewalOrder, type OrderRow } from '../checkout/orders.repository.ts'
import { listBought } from '../checkout/quote-order.ts'
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
  const held = await listBought({ ctx, tx, userId })
  const startsAt = held.at(-1)?.endsAt ?? now
  const stored = readQuote(first.quote)
  const dates = periodFrom({ startsAt, unit: stored.unit })
  const quote = writeQuote({
    ...stored,
    ...dates,
    kind: held.length > 0 ? 'extend' : 'new',
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
