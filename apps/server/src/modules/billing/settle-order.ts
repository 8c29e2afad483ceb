import { periodFrom } from '@kadr/domain/billing/paid-period'
import type { Quote } from '@kadr/domain/billing/quote-purchase'
import { quoteForMoney } from '@kadr/domain/billing/quote-purchase'
import { DAY_MS } from '@kadr/kit/durations'
import type { PaymentProvider, PaymentState } from '@kadr/payments'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../db/connection.ts'
import { appendEvent } from '../../platform/events/append-events.ts'
import { raisePoints } from '../points/index.ts'
import { listHeldPeriods, openPeriod } from '../subscription/index.ts'
import { getPersonalWorkspaceId } from '../workspaces/index.ts'
import { bookCredit, bookSale } from './ledger.ts'
import { type OrderRow, updateOrder } from './orders.repository.ts'
import type { PaymentRow } from './payments.repository.ts'
import { listBought } from './quote-order.ts'
import { followWithRenewal } from './set-up-renewal.ts'
import { sharePayment } from './share-payment.ts'
import { readQuote, type StoredQuote } from './stored-quote.ts'

type Settlement = {
  ctx: AppContext
  tx: Tx
  provider: PaymentProvider
  order: OrderRow
  state: PaymentState
  payment: PaymentRow
}

const later = (date: Date, ms: number) => new Date(date.getTime() + ms)

type Held = Awaited<ReturnType<typeof listBought>>

/** Nothing else was bought since the order was made. */
const isStillTrue = ({ quote, held }: { quote: StoredQuote; held: Held }) => {
  if (quote.kind === 'upgrade') {
    return held.map(({ id }) => id).join() === quote.replaces.join()
  }
  const end = held.at(-1)?.endsAt
  return quote.kind === 'new'
    ? end === undefined
    : end === undefined || end.getTime() === quote.startsAt.getTime()
}

/** A period begins with its payment, not with its order: nobody loses the minutes between them. */
const datesOf = ({ quote, held, now }: { quote: StoredQuote; held: Held; now: Date }): Quote => {
  if (quote.kind === 'new') {
    return { ...quote, ...periodFrom({ startsAt: now, unit: quote.unit }), pointsAnchorAt: now }
  }
  if (quote.kind !== 'upgrade') return quote
  const keepsEnd = held.at(-1)?.endsAt.getTime() === quote.endsAt.getTime()
  const moved = now.getTime() - quote.startsAt.getTime()
  return { ...quote, startsAt: now, endsAt: keepsEnd ? quote.endsAt : later(quote.endsAt, moved) }
}

const resolveQuote = ({
  quote,
  held,
  order,
  now,
}: {
  quote: StoredQuote
  held: Held
  order: OrderRow
  now: Date
}): Quote => {
  if (isStillTrue({ quote, held })) return datesOf({ quote, held, now })
  const offer = {
    plan: quote.plan,
    unit: quote.unit,
    currency: quote.currency,
    prices: quote.prices,
  }
  return quoteForMoney({ held, offer, now, paid: order.amount })
}

/** The order is paid: its period, the ledger, the points, the renewal and the event, in the caller's transaction. */
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
  const held = await listBought({ ctx, tx, userId })
  const quote = resolveQuote({ quote: stored, held, order, now })
  const all = await listHeldPeriods({ ctx, tx, userId })
  const unpaid = all.filter(({ source }) => source === 'grace' || source === 'trial')
  const period = await openPeriod({
    tx,
    userId,
    source: 'order',
    orderId: order.id,
    replaces: [...quote.replaces, ...unpaid.map(({ id }) => id)],
    now,
    period: {
      ...quote,
      endsAt: later(quote.endsAt, stored.promoDays * DAY_MS),
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
    },
  })
}
