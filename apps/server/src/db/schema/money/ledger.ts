import { type ChargeCurrency, chargeCurrency } from '@kadr/contract/base/primitives'
import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { choice, createdAtColumn, idColumn, isOneOf } from '../columns.ts'

const KINDS = [
  'payment',
  'sale',
  'credit',
  'return',
  'refund',
  'dispute',
  'dispute_won',
  'share',
  'share_return',
  'payout',
  'payout_paid',
  'payout_refused',
] as const
/**
 * Money at a provider, prepaid credit of a customer, and sales. For the affiliate program: debt to a partner, cost of
 * shares, reserve of a payout request, and the bank it was paid from.
 */
const ACCOUNTS = [
  'provider',
  'customer',
  'sales',
  'affiliate',
  'affiliate_cost',
  'payout',
  'bank',
] as const

/** Append-only. A trigger of the migration checks that the entries of each transaction sum to zero per currency. */
export const ledgerTransactions = pgTable(
  'ledger_transactions',
  {
    id: idColumn(),
    kind: text('kind', { enum: KINDS }).notNull(),
    /** Idempotency key. */
    key: text('key').notNull(),
    orderId: uuid('order_id'),
    createdAt: createdAtColumn(),
  },
  (table) => [
    uniqueIndex('ledger_transactions_key').on(table.key),
    index('ledger_transactions_order').on(table.orderId),
    check('ledger_transactions_kind_is_known', isOneOf(table.kind, KINDS)),
  ],
)

export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    transactionId: uuid('transaction_id')
      .notNull()
      .references(() => ledgerTransactions.id),
    account: text('account', { enum: ACCOUNTS }).notNull(),
    /** The provider's name, or the id of the order (for its customer), of the partner, or of the payout. */
    party: text('party').notNull(),
    currency: choice<ChargeCurrency>('currency').notNull(),
    /** Debit positive, credit negative. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
  },
  (table) => [
    index('ledger_entries_transaction').on(table.transactionId),
    index('ledger_entries_account').on(table.account, table.party),
    check('ledger_entries_account_is_known', isOneOf(table.account, ACCOUNTS)),
    check('ledger_entries_currency_is_known', isOneOf(table.currency, chargeCurrency.options)),
    check('ledger_entries_move_something', sql`${table.amount} <> 0`),
  ],
)
