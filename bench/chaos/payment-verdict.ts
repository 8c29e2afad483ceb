import { sql } from 'drizzle-orm'
import type { AppContext } from '../../apps/server/src/context.ts'
import { reportLedger } from '../../apps/server/src/modules/billing/ledger-report.repository.ts'
import type { PaymentReport } from './payment-messages.ts'

export type PaymentVerdict = {
  orders: number
  paid: number
  refunded: number
  chargedTwice: string[]
  paidWithoutPlan: string[]
  planWithoutPayment: string[]
  unbalanced: number
  /** Currencies in which customers are owed something after everything is settled. */
  owed: string[]
}

type Row = { id: string; state: string; periods: number }

/** Compares what the providers took with the orders, periods and ledger of the application. */
export const judgePayments = async ({
  ctx,
  report,
}: {
  ctx: AppContext
  report: PaymentReport
}): Promise<PaymentVerdict> => {
  const { rows } = await ctx.db.execute<Row>(sql`
    select id, state, (select count(*)::int from paid_periods where order_id = orders.id) as periods from orders`)
  const kept = Map.groupBy(
    report.filter(({ isPaid, isReturned }) => isPaid && !isReturned),
    ({ orderId }) => orderId ?? 'none',
  )
  const ledger = await reportLedger({ db: ctx.db })
  const byId = new Map(rows.map((row) => [row.id, row]))
  return {
    orders: rows.length,
    paid: rows.filter(({ state }) => state === 'paid').length,
    refunded: report.filter(({ isReturned }) => isReturned).length,
    chargedTwice: [...kept].filter(([, list]) => list.length > 1).map(([id]) => id),
    paidWithoutPlan: [...kept.keys()].filter((id) => byId.get(id)?.periods !== 1),
    planWithoutPayment: rows
      .filter(({ id, periods }) => periods > 0 && !kept.has(id))
      .map(({ id }) => id),
    unbalanced: ledger.unbalanced,
    owed: ledger.balances
      .filter(({ account, amount }) => account === 'customer' && amount !== 0)
      .map(({ currency, amount }) => `${amount} ${currency}`),
  }
}

export const isPaymentClean = (verdict: PaymentVerdict) =>
  verdict.chargedTwice.length +
    verdict.paidWithoutPlan.length +
    verdict.planWithoutPayment.length +
    verdict.unbalanced +
    verdict.owed.length ===
  0
