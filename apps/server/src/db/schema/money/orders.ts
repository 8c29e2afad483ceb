import {
  type BillingPeriod,
  billingPeriod,
  type ChargeCurrency,
  chargeCurrency,
} from '@kadr/contract/base/primitives'
import { type PlanName, planName } from '@kadr/contract/money/subscription'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { choice, createdAtColumn, idColumn, isOneOf, moment } from '../columns.ts'
import { users } from '../identity/users.ts'

const KINDS = ['new', 'extend', 'upgrade', 'downgrade', 'renewal'] as const
const ORDER_STATES = ['created', 'pending', 'paid', 'failed', 'canceled'] as const
const REFUND_STATES = ['created', 'pending', 'succeeded', 'failed'] as const
const REFUND_REASONS = ['support', 'unneeded'] as const
const PROMO_REFUSALS = ['unknown', 'used_up', 'used_by_you', 'not_first'] as const
const DISPUTE_STATES = ['open', 'won', 'lost'] as const

/** Stored before the provider is called; its id is the idempotency key there. */
export const orders = pgTable(
  'orders',
  {
    id: idColumn(),
    /** Null after the account is deleted: money records stay. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    kind: text('kind', { enum: KINDS }).notNull(),
    state: text('state', { enum: ORDER_STATES }).notNull().default('created'),
    provider: text('provider').notNull(),
    plan: choice<PlanName>('plan').notNull(),
    billingPeriod: choice<BillingPeriod>('billing_period').notNull(),
    amount: integer('amount').notNull(),
    currency: choice<ChargeCurrency>('currency').notNull(),
    /** The terms promised with the order: dates, value, credit, limits, prices. */
    quote: jsonb('quote').$type<unknown>().notNull(),
    discount: integer('discount').notNull().default(0),
    promoCode: text('promo_code'),
    /** Why the code was no longer valid when the money came; null while it is, and after it was used. */
    promoRefusal: text('promo_refusal', { enum: PROMO_REFUSALS }),
    email: text('email'),
    offerVersion: text('offer_version'),
    offerAcceptedAt: moment('offer_accepted_at'),
    /** The buyer agreed to later charges of the same method. */
    isRenewing: boolean('is_renewing').notNull(),
    /** The buyer agreed, and the shop may not save methods. */
    isSavingRefused: boolean('is_saving_refused').notNull().default(false),
    /** The provider's id; null until it is known. */
    paymentId: text('payment_id'),
    checkout: jsonb('checkout').$type<unknown>(),
    /** For a renewal: the method, the end of the previous period, and the number of the attempt. */
    methodId: uuid('method_id'),
    renewsEnd: moment('renews_end'),
    attempt: integer('attempt'),
    failureCode: text('failure_code'),
    failureMessage: text('failure_message'),
    /** When the provider is polled next; null when there is nothing to check. */
    checkAt: moment('check_at'),
    /** A new id for each claim. */
    leaseOwner: uuid('lease_owner'),
    leaseUntil: moment('lease_until'),
    checks: integer('checks').notNull().default(0),
    createdAt: createdAtColumn(),
    paidAt: moment('paid_at'),
  },
  (table) => [
    index('orders_user').on(table.userId, table.id),
    index('orders_check').on(table.checkAt).where(sql`${table.checkAt} is not null`),
    index('orders_promo').on(table.promoCode).where(sql`${table.promoCode} is not null`),
    uniqueIndex('orders_renewal_once')
      .on(table.userId, table.renewsEnd, table.attempt)
      .where(sql`${table.kind} = 'renewal'`),
    check('orders_kind_is_known', isOneOf(table.kind, KINDS)),
    check('orders_state_is_known', isOneOf(table.state, ORDER_STATES)),
    check('orders_plan_is_known', isOneOf(table.plan, planName.options)),
    check('orders_billing_period_is_known', isOneOf(table.billingPeriod, billingPeriod.options)),
    check('orders_currency_is_known', isOneOf(table.currency, chargeCurrency.options)),
    check('orders_promo_refusal_is_known', isOneOf(table.promoRefusal, PROMO_REFUSALS)),
    check('orders_amount_is_positive', sql`${table.amount} > 0 and ${table.discount} >= 0`),
    check('orders_paid_has_time', sql`(${table.state} = 'paid') = (${table.paidAt} is not null)`),
  ],
)

/** Payments received, as reported by the provider. */
export const payments = pgTable(
  'payments',
  {
    id: idColumn(),
    /** Shown on receipts. */
    number: bigint('number', { mode: 'number' }).generatedAlwaysAsIdentity(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    provider: text('provider').notNull(),
    providerPaymentId: text('provider_payment_id').notNull(),
    amount: integer('amount').notNull(),
    currency: choice<ChargeCurrency>('currency').notNull(),
    refunded: integer('refunded').notNull().default(0),
    /** Withheld by the provider because of disputes. */
    disputed: integer('disputed').notNull().default(0),
    isTest: boolean('is_test').notNull(),
    methodTitle: text('method_title'),
    /** Keyed hash of the card or wallet, the same for every payment with it. */
    methodMark: text('method_mark'),
    buyerId: text('buyer_id'),
    paidAt: moment('paid_at').notNull(),
    createdAt: createdAtColumn(),
  },
  (table) => [
    uniqueIndex('payments_once').on(table.provider, table.providerPaymentId),
    index('payments_user').on(table.userId, table.paidAt),
    index('payments_order').on(table.orderId),
    check('payments_currency_is_known', isOneOf(table.currency, chargeCurrency.options)),
    check(
      'payments_refunds_fit',
      sql`${table.amount} > 0 and ${table.refunded} >= 0 and ${table.refunded} <= ${table.amount}`,
    ),
    check(
      'payments_disputes_fit',
      sql`${table.disputed} >= 0 and ${table.disputed} <= ${table.amount}`,
    ),
  ],
)

/** The payer's bank takes a payment back until it is decided. */
export const disputes = pgTable(
  'disputes',
  {
    id: idColumn(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    providerDisputeId: text('provider_dispute_id').notNull(),
    state: text('state', { enum: DISPUTE_STATES }).notNull(),
    /** Withheld from us. */
    amount: integer('amount').notNull(),
    /** Periods that ended because of it, with their former ends: they are given back if it is won. */
    endedPeriods: jsonb('ended_periods').$type<unknown>().notNull(),
    createdAt: createdAtColumn(),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    uniqueIndex('disputes_once').on(table.paymentId, table.providerDisputeId),
    check('disputes_state_is_known', isOneOf(table.state, DISPUTE_STATES)),
    check('disputes_amount_is_real', sql`${table.amount} >= 0`),
  ],
)

export const refunds = pgTable(
  'refunds',
  {
    id: idColumn(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    amount: integer('amount').notNull(),
    state: text('state', { enum: REFUND_STATES }).notNull().default('created'),
    reason: text('reason', { enum: REFUND_REASONS }).notNull(),
    note: text('note').notNull(),
    providerRefundId: text('provider_refund_id'),
    failureMessage: text('failure_message'),
    checkAt: moment('check_at'),
    /** A new id for each claim. */
    leaseOwner: uuid('lease_owner'),
    leaseUntil: moment('lease_until'),
    checks: integer('checks').notNull().default(0),
    createdAt: createdAtColumn(),
  },
  (table) => [
    index('refunds_payment').on(table.paymentId),
    index('refunds_check').on(table.checkAt).where(sql`${table.checkAt} is not null`),
    uniqueIndex('refunds_unneeded_once')
      .on(table.paymentId)
      .where(sql`${table.reason} = 'unneeded'`),
    check('refunds_state_is_known', isOneOf(table.state, REFUND_STATES)),
    check('refunds_reason_is_known', isOneOf(table.reason, REFUND_REASONS)),
    check('refunds_amount_is_positive', sql`${table.amount} > 0`),
  ],
)

/**
 * Verified webhooks of providers, raw. They only trigger a new read of the payment. Only waiting ones are unique: what
 * came after an earlier one was read is read again, since only the provider knows what is new.
 */
export const paymentWebhooks = pgTable(
  'payment_webhooks',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    provider: text('provider').notNull(),
    eventId: text('event_id').notNull(),
    kind: text('kind').notNull(),
    paymentId: text('payment_id'),
    orderId: text('order_id'),
    refundId: text('refund_id'),
    body: text('body').notNull(),
    /** How often it came while it waited. */
    deliveries: integer('deliveries').notNull().default(1),
    receivedAt: moment('received_at').notNull().defaultNow(),
    /** Failed reads, and the last of them. */
    attempts: integer('attempts').notNull().default(0),
    triedAt: moment('tried_at'),
    processedAt: moment('processed_at'),
    /** `applied`, `nothing`, or the refusal. */
    outcome: text('outcome'),
    /** Given up after too many failed reads. */
    parkedAt: moment('parked_at'),
    failure: text('failure'),
  },
  (table) => [
    uniqueIndex('payment_webhooks_once')
      .on(table.provider, table.eventId)
      .where(sql`${table.processedAt} is null and ${table.parkedAt} is null`),
    index('payment_webhooks_age').on(table.receivedAt),
    index('payment_webhooks_waiting')
      .on(table.id)
      .where(sql`${table.processedAt} is null and ${table.parkedAt} is null`),
    index('payment_webhooks_parked').on(table.parkedAt).where(sql`${table.parkedAt} is not null`),
  ],
)
