import { sql } from 'drizzle-orm'
import type { AppContext } from '../../apps/server/src/context.ts'
import { reportLedger } from '../../apps/server/src/modules/money/billing/payments/ledger-report.repository.ts'
import type { PaymentReport } from './payment-messages.ts'
import type { Subscriber } from './payment-renewals.ts'

export type PaymentVerdict = {
  orders: number
  paid: number
  renewals: Record<string, number>
  /** Payments the providers took, by provider. */
  taken: Record<string, number>
  /** Providers that took nothing: their way was not tried. */
  untried: string[]
  /** Subscribers whose months were not all charged, by provider. */
  unrenewed: string[]
  refunded: number
  chargedTwice: string[]
  paidWithoutPlan: string[]
  planWithoutPayment: string[]
  unbalanced: number
  /** Currencies in which customers are owed something after everything is settled. */
  owed: string[]
  /** Notifications and refunds that wait for their turn. */
  waiting: number
}

const PROVIDERS = ['yookassa', 'bepaid', 'stripe', 'telegram-stars'] as const

type OrderRow = {
  id: string
  user: string | null
  provider: string
  kind: string
  state: string
  periods: number
}
type PaymentRow = { provider: string; payment: string; order: string }

const sizesOf = (groups: ReadonlyMap<string, readonly unknown[]>) =>
  Object.fromEntries([...groups].map(([name, list]) => [name, list.length]))

/** Compares what the providers took with the orders, periods and ledger of the application. */
export const judgePayments = async ({
  ctx,
  report,
  subscribers,
  months,
}: {
  ctx: AppContext
  report: PaymentReport
  subscribers: readonly Subscriber[]
  months: number
}): Promise<PaymentVerdict> => {
  const { rows: orders } = await ctx.db.execute<OrderRow>(sql`
    select id, user_id as user, provider, kind, state, (select count(*)::int from paid_periods where order_id = orders.id) as periods
    from orders`)
  const { rows: payments } = await ctx.db.execute<PaymentRow>(sql`
    select provider, provider_payment_id as payment, order_id as order from payments`)
  const { rows: waiting } = await ctx.db.execute<{ count: number }>(sql`
    select (select count(*) from payment_webhooks where processed_at is null)::int
      + (select count(*) from refunds where state in ('created', 'pending'))::int as count`)
  // A renewal by the provider names the first order: ours for it is the one its payment is stored with.
  const orderOf = new Map(payments.map((row) => [`${row.provider}:${row.payment}`, row.order]))
  const taken = report.payments.filter(({ isPaid }) => isPaid)
  const kept = Map.groupBy(
    taken.filter(({ isReturned }) => !isReturned),
    ({ provider, id, orderId }) =>
      orderOf.get(`${provider}:${id}`) ?? orderId ?? `unknown ${provider}:${id}`,
  )
  const ledger = await reportLedger({ db: ctx.db })
  const byId = new Map(orders.map((row) => [row.id, row]))
  const counts = Map.groupBy(taken, ({ provider }) => provider)
  const renewed = orders.filter(({ kind, state }) => kind === 'renewal' && state === 'paid')
  const charged = Map.groupBy(renewed, ({ user }) => user)
  return {
    orders: orders.length,
    paid: orders.filter(({ state }) => state === 'paid').length,
    renewals: sizesOf(Map.groupBy(renewed, ({ provider }) => provider)),
    taken: sizesOf(counts),
    unrenewed: subscribers
      .filter(({ userId }) => (charged.get(userId)?.length ?? 0) !== months)
      .map(({ userId, currency }) => `${currency} of ${userId}`),
    untried: PROVIDERS.filter((id) => !counts.has(id)),
    refunded: taken.length - [...kept.values()].flat().length,
    chargedTwice: [...kept].filter(([, list]) => list.length > 1).map(([id]) => id),
    paidWithoutPlan: [...kept.keys()].filter((id) => byId.get(id)?.periods !== 1),
    planWithoutPayment: orders
      .filter(({ id, periods }) => periods > 0 && !kept.has(id))
      .map(({ id }) => id),
    unbalanced: ledger.unbalanced,
    owed: ledger.balances
      .filter(({ account, amount }) => account === 'customer' && amount !== 0)
      .map(({ currency, amount }) => `${amount} ${currency}`),
    waiting: report.waiting + (waiting[0]?.count ?? 0),
  }
}

/** Waiting longer changes nothing. */
export const isSettled = (verdict: PaymentVerdict) =>
  verdict.chargedTwice.length +
    verdict.paidWithoutPlan.length +
    verdict.planWithoutPayment.length +
    verdict.unbalanced +
    verdict.owed.length +
    verdict.unrenewed.length +
    verdict.waiting ===
  0

export const isPaymentClean = (verdict: PaymentVerdict) =>
  isSettled(verdict) && verdict.untried.length === 0

export const printPaymentVerdict = (verdict: PaymentVerdict) => {
  const { chargedTwice, paidWithoutPlan, planWithoutPayment, ...rest } = verdict
  const { owed, taken, renewals, untried, unrenewed, ...figures } = rest
  console.table({
    ...figures,
    taken: JSON.stringify(taken),
    renewals: JSON.stringify(renewals),
    unrenewed: unrenewed.length,
    untried: untried.join(', '),
    chargedTwice: chargedTwice.length,
    paidWithoutPlan: paidWithoutPlan.length,
    planWithoutPayment: planWithoutPayment.length,
    owed: owed.join(', '),
  })
  for (const id of [...chargedTwice, ...paidWithoutPlan, ...planWithoutPayment, ...unrenewed].slice(
    0,
    20,
  )) {
    console.log(`wrong: ${id}`)
  }
}
