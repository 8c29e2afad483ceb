import { type Gift, startAfterGifts } from '@kadr/domain/money/gifts'
import { splitCredit } from '@kadr/domain/money/lost-credit'
import { periodFrom } from '@kadr/domain/money/paid-period'
import { PROMO_REFUSALS } from '@kadr/domain/money/promo-code'
import type { Quote } from '@kadr/domain/money/quote-purchase'
import { quoteForMoney, unusedValue } from '@kadr/domain/money/quote-purchase'
import { DAY_MS } from '@kadr/kit/durations'
import type { PaymentProvider, PaymentState } from '@kadr/payments'
import type { AppContext } from '../../../../context.ts'
import type { Tx } from '../../../../db/connection.ts'
import { appendEvent } from '../../../../platform/events/append-events.ts'
import { getPersonalWorkspaceId } from '../../../identity/workspaces/index.ts'
import { raisePoints } from '../../points/index.ts'
import { listHeldPeriods, openPeriod } from '../../subscription/index.ts'
import { type OrderRow, updateOrder } from '../checkout/orders.repository.ts'
import { consumePromo } from '../checkout/promo-use.ts'
import { pickBought, pickGifts } from '../checkout/quote-order.ts'
import { readQuote, type StoredQuote } from '../checkout/stored-quote.ts'
import { followWithRenewal } from '../renewals/set-up-renewal.ts'
import { bookCredit, bookSale } from './ledger.ts'
import type { PaymentRow } from './payments.repository.ts'
import { sharePayment } from './share-payment.ts'

type Settlement = {
  ctx: AppContext
  tx: Tx
  provider: PaymentProvider
  order: OrderRow
  state: PaymentState
  payment: PaymentRow
}

const later = (date: Date, ms: number) => new Date(date.getTime() + ms)

type Held = ReturnType<typeof pickBought>

/** Whether the purchase history is unchanged since the order was made. */
const isStillTrue = ({
  quote,
  held,
  gifts,
}: {
  quote: StoredQuote
  held: Held
  gifts: readonly Gift[]
}) => {
  if (quote.kind === 'upgrade') {
    return held.map(({ id }) => id).join() === quote.replaces.join()
  }
  const end = held.at(-1)?.endsAt
  if (quote.kind === 'new' || end === undefined) return end === undefined
  const startsAt = startAfterGifts({ startsAt: end, plan: quote.plan, gifts })
  return startsAt.getTime() === quote.startsAt.getTime()
}

/** A period begins with its payment, not with its order, so that the minutes between are not lost. */
const datesOf = ({ quote, held, now }: { quote: StoredQuote; held: Held; now: Date }): Quote => {
  if (quote.kind === 'new') {
    return { ...quote, ...periodFrom({ startsAt: now, unit: quote.unit }), pointsAnchorAt: now }
  }
  if (quote.kind !== 'upgrade') return quote
  const keepsEnd = held.at(-1)?.endsAt.getTime() === quote.endsAt.getTime()
  const moved = now.getTime() - quote.startsAt.getTime()
  return { ...quote, startsAt: now, endsAt: keepsEnd ? quote.endsAt : later(quote.endsAt, moved) }
}

/** When the promise of the order no longer holds, the money buys what it is worth: nobody loses any, nothing is free. */
const resolveQuote = ({
  quote,
  held,
  gifts,
  order,
  isPromoLost,
  now,
}: {
  quote: StoredQuote
  held: Held
  gifts: readonly Gift[]
  order: OrderRow
  isPromoLost: boolean
  now: Date
}): Quote => {
  const discount = isPromoLost ? 0 : order.discount
  if (discount === order.discount && isStillTrue({ quote, held, gifts }))
    return datesOf({ quote, held, now })
  const offer = {
    plan: quote.plan,
    unit: quote.unit,
    currency: quote.currency,
    prices: quote.prices,
  }
  const worth = quoteForMoney({ held, offer, now, paid: order.amount, discount })
  const startsAt = startAfterGifts({ ...worth, gifts })
  const movedMs = worth.kind === 'upgrade' ? 0 : startsAt.getTime() - worth.startsAt.getTime()
  return movedMs === 0
    ? worth
    : { ...worth, startsAt, endsAt: later(worth.endsAt, movedMs), pointsAnchorAt: startsAt }
}

/** What each replaced period gives to the new one. */
const giveCredit = ({ quote, held, now }: { quote: Quote; held: Held; now: Date }) => {
  const replaced = held.filter(({ id }) => quote.replaces.includes(id))
  const unused = replaced.map((period) => unusedValue({ period, now }))
  const credits = splitCredit({ unused, credit: quote.credit })
  return replaced.map(({ id }, index) => ({
    id,
    unused: unused[index] ?? 0,
    credit: credits[index] ?? 0,
  }))
}

/** Grants a paid order: its period, ledger entries, points, renewal and event, in the caller's transaction. */
export const settleOrder = async ({
  ctx,
  tx,
  provider,
  order,
  state,
  payment,
}: Settlement): Promise<void> => {
  const { userId } = order
  if (userId === null) throw new Error('An order of a deleted user is refunded, not settled')
  const now = ctx.clock.now()
  const stored = readQuote(order.quote)
  const all = await listHeldPeriods({ ctx, tx, userId })
  const promoRefusal = await consumePromo({ tx, order })
  const isPromoLost = promoRefusal !== undefined
  const held = pickBought(all)
  const quote = resolveQuote({
    quote: stored,
    held,
    gifts: pickGifts(all),
    order,
    isPromoLost,
    now,
  })
  const promoDays = isPromoLost ? 0 : stored.promoDays
  const unpaid = all.filter(({ source }) => source === 'grace' || source === 'trial')
  const period = await openPeriod({
    tx,
    userId,
    source: 'order',
    orderId: order.id,
    replaces: [
      ...giveCredit({ quote, held, now }),
      ...unpaid.map(({ id }) => ({ id, unused: 0, credit: 0 })),
    ],
    now,
    period: {
      ...quote,
      endsAt: later(quote.endsAt, promoDays * DAY_MS),
      limits: stored.limits,
    },
  })
  const booking = { tx, orderId: order.id, currency: order.currency, now }
  await bookCredit({ ...booking, amount: quote.credit })
  await bookSale({ ...booking, amount: quote.credit + order.amount })
  await updateOrder({
    db: tx,
    id: order.id,
    state: 'paid',
    paidAt: now,
    paymentId: state.id,
    promoRefusal: promoRefusal ?? null,
    checkAt: null,
    failureCode: null,
    failureMessage: null,
  })
  if (period.startsAt <= now) await raisePoints({ ctx, tx, userId })
  await sharePayment({ ctx, tx, userId, payment })
  await followWithRenewal({ ctx, tx, provider, order, userId, period, state, payment })
  await appendEvent({
    tx,
    kind: 'order.paid',
    workspaceId: await getPersonalWorkspaceId({ tx, userId }),
    subjectId: order.id,
    payload: {
      userId,
      plan: order.plan,
      amount: { amount: order.amount, currency: order.currency },
      endsAt: period.endsAt.toISOString(),
      ...(promoRefusal && { lostPromo: PROMO_REFUSALS[promoRefusal] }),
    },
  })
}
