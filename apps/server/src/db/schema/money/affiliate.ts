import { type ChargeCurrency, chargeCurrency } from '@kadr/contract/base/primitives'
import { type PayoutState, payoutState } from '@kadr/contract/money/affiliate'
import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { choice, createdAtColumn, idColumn, isOneOf, moment } from '../columns.ts'
import { users } from '../identity/users.ts'
import { payments } from './orders.ts'

/** Partners of the affiliate program. The id is the party of their account in the ledger. */
export const affiliates = pgTable(
  'affiliates',
  {
    id: idColumn(),
    /** Null after the account is deleted: money records stay. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    code: text('code').notNull(),
    createdAt: createdAtColumn(),
  },
  (table) => [
    uniqueIndex('affiliates_user').on(table.userId),
    uniqueIndex('affiliates_code').on(table.code),
  ],
)

const ofAffiliate = () =>
  uuid('affiliate_id')
    .notNull()
    .references(() => affiliates.id)

export const affiliateClicks = pgTable(
  'affiliate_clicks',
  {
    affiliateId: ofAffiliate(),
    day: date('day', { mode: 'string' }).notNull(),
    clicks: integer('clicks').notNull(),
  },
  (table) => [primaryKey({ columns: [table.affiliateId, table.day] })],
)

/** Visitors counted on a day, as hashes with a key of that day. Deleted the day after. */
export const affiliateVisitors = pgTable(
  'affiliate_visitors',
  {
    affiliateId: ofAffiliate(),
    day: date('day', { mode: 'string' }).notNull(),
    visitor: text('visitor').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.affiliateId, table.day, table.visitor] }),
    index('affiliate_visitors_day').on(table.day),
  ],
)

const REFUSALS = ['same_person'] as const

/** A person who signed up through a link. */
export const referrals = pgTable(
  'referrals',
  {
    id: idColumn(),
    affiliateId: ofAffiliate(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    refusal: text('refusal', { enum: REFUSALS }),
    createdAt: createdAtColumn(),
  },
  (table) => [
    uniqueIndex('referrals_user').on(table.userId),
    index('referrals_affiliate').on(table.affiliateId),
    check('referrals_refusal_is_known', isOneOf(table.refusal, REFUSALS)),
  ],
)

/** Sign-in accounts referred once, as keyed hashes: a person who deletes the account is not referred again. */
export const referralMarks = pgTable('referral_marks', {
  mark: text('mark').primaryKey(),
  createdAt: createdAtColumn(),
})

const SHARE_KINDS = ['first', 'next'] as const

/** A partner's share of a payment. The money itself is in the ledger. */
export const affiliateShares = pgTable(
  'affiliate_shares',
  {
    id: idColumn(),
    affiliateId: ofAffiliate(),
    referralId: uuid('referral_id')
      .notNull()
      .references(() => referrals.id),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    kind: text('kind', { enum: SHARE_KINDS }).notNull(),
    percent: integer('percent').notNull(),
    amount: integer('amount').notNull(),
    currency: choice<ChargeCurrency>('currency').notNull(),
    /** Taken back after refunds of the payment. */
    returned: integer('returned').notNull().default(0),
    paidAt: moment('paid_at').notNull(),
    heldUntil: moment('held_until').notNull(),
    createdAt: createdAtColumn(),
  },
  (table) => [
    uniqueIndex('affiliate_shares_payment').on(table.paymentId),
    index('affiliate_shares_affiliate').on(table.affiliateId, table.id),
    index('affiliate_shares_referral').on(table.referralId),
    check('affiliate_shares_kind_is_known', isOneOf(table.kind, SHARE_KINDS)),
    check('affiliate_shares_currency_is_known', isOneOf(table.currency, chargeCurrency.options)),
    check(
      'affiliate_shares_returns_fit',
      sql`${table.amount} > 0 and ${table.returned} >= 0 and ${table.returned} <= ${table.amount}`,
    ),
  ],
)

export const affiliatePayouts = pgTable(
  'affiliate_payouts',
  {
    id: idColumn(),
    affiliateId: ofAffiliate(),
    amount: integer('amount').notNull(),
    currency: choice<ChargeCurrency>('currency').notNull(),
    state: choice<PayoutState>('state').notNull().default('requested'),
    /** Payee and bank details. Erased when the request is settled. */
    sealedRequisites: text('sealed_requisites'),
    note: text('note'),
    createdAt: createdAtColumn(),
    settledAt: moment('settled_at'),
  },
  (table) => [
    index('affiliate_payouts_affiliate').on(table.affiliateId, table.id),
    uniqueIndex('affiliate_payouts_one_open')
      .on(table.affiliateId, table.currency)
      .where(sql`${table.state} = 'requested'`),
    check('affiliate_payouts_state_is_known', isOneOf(table.state, payoutState.options)),
    check('affiliate_payouts_currency_is_known', isOneOf(table.currency, chargeCurrency.options)),
    check('affiliate_payouts_amount_is_positive', sql`${table.amount} > 0`),
    check(
      'affiliate_payouts_requisites_end_with_it',
      sql`(${table.state} = 'requested') = (${table.sealedRequisites} is not null)`,
    ),
    check(
      'affiliate_payouts_settled_has_time',
      sql`(${table.state} = 'requested') = (${table.settledAt} is null)`,
    ),
  ],
)
