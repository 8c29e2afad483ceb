import type { ChargeCurrency } from '@kadr/contract/base/primitives'
import { and, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import { ledgerEntries, ledgerTransactions } from '../../../db/schema/money/ledger.ts'

type Account = (typeof ledgerEntries.$inferSelect)['account']
export type Side = { account: Account; party: string }
type Kind = (typeof ledgerTransactions.$inferSelect)['kind']

/**
 * Moves an amount between two accounts, idempotent by key. Debits are positive: money at a provider is, debts to a
 * customer and sales are negative.
 */
export const book = async ({
  tx,
  kind,
  key,
  orderId,
  from,
  to,
  amount,
  currency,
  now,
}: {
  tx: Tx
  kind: Kind
  key: string
  /** Null when there is no order. */
  orderId: string | null
  from: Side
  to: Side
  amount: number
  currency: ChargeCurrency
  now: Date
}): Promise<void> => {
  if (amount === 0) return
  const [transaction] = await tx
    .insert(ledgerTransactions)
    .values({ kind, key, orderId, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: ledgerTransactions.id })
  if (!transaction) return
  const { id: transactionId } = transaction
  await tx.insert(ledgerEntries).values([
    { transactionId, ...to, currency, amount },
    { transactionId, ...from, currency, amount: -amount },
  ])
}

/** Balance of an account for a party, by currency; debits are positive. */
export const listBalances = ({ db, account, party }: Side & { db: Db | Tx }) =>
  db
    .select({
      currency: ledgerEntries.currency,
      amount: sql<number>`sum(${ledgerEntries.amount})::float8`,
    })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.account, account), eq(ledgerEntries.party, party)))
    .groupBy(ledgerEntries.currency)
