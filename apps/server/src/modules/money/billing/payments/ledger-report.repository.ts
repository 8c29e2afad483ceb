import { sql } from 'drizzle-orm'
import type { Db } from '../../../../db/connection.ts'
import { affiliatePayouts, affiliateShares } from '../../../../db/schema/money/affiliate.ts'
import { ledgerEntries, ledgerTransactions } from '../../../../db/schema/money/ledger.ts'
import { orders, payments } from '../../../../db/schema/money/orders.ts'
import { paidPeriods } from '../../../../db/schema/money/paid-periods.ts'

export type LedgerReport = {
  transactions: number
  /** Transactions whose entries do not sum to zero; 0 unless there is a bug. */
  unbalanced: number
  /** By account and currency. */
  balances: { account: string; party: string; currency: string; amount: number }[]
  /** Paid orders without a period, periods without a paid order, orders with two payments not refunded. */
  paidWithoutPlan: number
  planWithoutPayment: number
  chargedTwice: number
  /** Partners whose shares and payouts do not match their ledger account. */
  wrongPartners: number
}

const count = async (db: Db, query: ReturnType<typeof sql>) => {
  const { rows } = await db.execute<{ count: number }>(query)
  return rows[0]?.count ?? 0
}

/** Checks the whole ledger against orders, payments and periods. */
export const reportLedger = async ({ db }: { db: Db }): Promise<LedgerReport> => {
  const { rows: balances } = await db.execute<LedgerReport['balances'][number]>(sql`
    select account, case when account in ('customer', 'affiliate', 'payout') then 'all' else party end as party, currency,
      sum(amount)::float8 as amount
    from ${ledgerEntries} group by 1, 2, 3 order by 1, 2, 3`)
  return {
    transactions: await count(db, sql`select count(*)::int as count from ${ledgerTransactions}`),
    unbalanced: await count(
      db,
      sql`select count(*)::int as count from (
        select transaction_id from ${ledgerEntries} group by transaction_id, currency
        having sum(amount) <> 0) broken`,
    ),
    balances,
    paidWithoutPlan: await count(
      db,
      sql`select count(*)::int as count from ${orders} paid where paid.state = 'paid'
        and not exists (select 1 from ${paidPeriods} period where period.order_id = paid.id)`,
    ),
    planWithoutPayment: await count(
      db,
      sql`select count(*)::int as count from ${paidPeriods} period where period.source = 'order'
        and not exists (select 1 from ${payments} made where made.order_id = period.order_id)`,
    ),
    chargedTwice: await count(
      db,
      sql`select count(*)::int as count from (
        select order_id from ${payments} where refunded < amount
          and not exists (select 1 from refunds open where open.payment_id = ${payments}.id and open.state <> 'failed')
        group by order_id having count(*) > 1) twice`,
    ),
    wrongPartners: await count(
      db,
      sql`select count(*)::int as count from (
        select party, currency from (
          select party, currency, -amount as amount from ${ledgerEntries} where account = 'affiliate'
          union all
          select affiliate_id::text, currency, returned - amount from ${affiliateShares}
          union all
          select affiliate_id::text, currency, amount from ${affiliatePayouts} where state <> 'refused'
        ) sides group by party, currency having sum(amount) <> 0) wrong`,
    ),
  }
}
