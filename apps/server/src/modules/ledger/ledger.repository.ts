import type { ChargeCurrency } from '@kadr/contract/primitives'
import { and, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { ledgerEntries, ledgerTransactions } from '../../db/schema/ledger.ts'

type Account = (typeof ledgerEntries.$inferSelect)['account']
export type Side = { account: Account; party: string }
type Kind = (typeof ledgerTransactions.$inferSelect)['kind']

/**
 * Moves an amount from one account to another, once for a key. Debits are positive: money at a provider grows by a
 * payment, what a customer is owed is negative, and so are sales.
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
  /** Null for what belongs to no order. */
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

/** What an account holds for a party, by currency; debits are positive. */
export const listBalances = ({ db, account, party }: Side & { db: Db | Tx }) =>
  db
    .select({
      currency: ledgerEntries.currency,
      amount: sql<number>`sum(${ledgerEntries.amount})::float8`,
    })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.account, account), eq(ledgerEntries.party, party)))
    .groupBy(ledgerEntries.currency)
