import {
  type BillingPeriod,
  billingPeriod,
  type ChargeCurrency,
  chargeCurrency,
} from '@kadr/contract/primitives'
import { type PlanName, planName } from '@kadr/contract/subscription'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { choice, createdAtColumn, idColumn, isOneOf, moment } from './columns.ts'
import { users } from './users.ts'

/** Methods of payment a person let us keep. The token is sealed by the vault and erased with the removal. */
export const paymentMethods = pgTable(
  'payment_methods',
  {
    id: idColumn(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text('provider').notNull(),
    sealedToken: text('sealed_token'),
    title: text('title').notNull(),
    /** YYYY-MM. */
    expiresOn: text('expires_on'),
    createdAt: createdAtColumn(),
    removedAt: moment('removed_at'),
  },
  (table) => [
    index('payment_methods_user').on(table.userId),
    uniqueIndex('payment_methods_one_of_a_person')
      .on(table.userId)
      .where(sql`${table.removedAt} is null`),
    check(
      'payment_methods_token_ends_with_removal',
      sql`(${table.removedAt} is null) = (${table.sealedToken} is not null)`,
    ),
  ],
)

const RENEWAL_STATES = ['on', 'off', 'past_due'] as const

/** How the next period of a person begins. */
export const renewals = pgTable(
  'renewals',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text('state', { enum: RENEWAL_STATES }).notNull(),
    provider: text('provider').notNull(),
    /** Null where the provider charges by itself. */
    methodId: uuid('method_id').references(() => paymentMethods.id, { onDelete: 'set null' }),
    /** The provider's own subscription: its first payment and its buyer. */
    subscriptionPaymentId: text('subscription_payment_id'),
    buyerId: text('buyer_id'),
    plan: choice<PlanName>('plan').notNull(),
    billingPeriod: choice<BillingPeriod>('billing_period').notNull(),
    currency: choice<ChargeCurrency>('currency').notNull(),
    /** The price that was told in the notice; a charge is never for more. */
    amount: integer('amount').notNull(),
    /** End of the paid time that is to be continued. */
    endsAt: moment('ends_at').notNull(),
    /** When the notice of the coming charge was created. */
    noticedAt: moment('noticed_at'),
    attempts: integer('attempts').notNull().default(0),
    failureMessage: text('failure_message'),
    needsOtherMethod: boolean('needs_other_method').notNull().default(false),
    /** When the next step is due; null when there is none. */
    actAt: moment('act_at'),
    createdAt: createdAtColumn(),
    stoppedAt: moment('stopped_at'),
  },
  (table) => [
    index('renewals_due').on(table.actAt).where(sql`${table.actAt} is not null`),
    index('renewals_method').on(table.methodId),
    check('renewals_state_is_known', isOneOf(table.state, RENEWAL_STATES)),
    check('renewals_plan_is_known', isOneOf(table.plan, planName.options)),
    check('renewals_billing_period_is_known', isOneOf(table.billingPeriod, billingPeriod.options)),
    check('renewals_currency_is_known', isOneOf(table.currency, chargeCurrency.options)),
  ],
)

/** Where receipts are sent. */
export const billingProfiles = pgTable('billing_profiles', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  email: text('email').notNull(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

/** Agreement to the offer and to later charges, with the version of the text. */
export const consents = pgTable(
  'consents',
  {
    id: idColumn(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    subject: text('subject', { enum: ['offer', 'renewal'] }).notNull(),
    version: text('version').notNull(),
    acceptedAt: moment('accepted_at').notNull(),
  },
  (table) => [
    index('consents_user').on(table.userId),
    check('consents_subject_is_known', isOneOf(table.subject, ['offer', 'renewal'])),
  ],
)

export const promoCodes = pgTable(
  'promo_codes',
  {
    /** In upper case. */
    code: text('code').primaryKey(),
    percent: integer('percent'),
    days: integer('days'),
    isFirstPaymentOnly: boolean('is_first_payment_only').notNull(),
    maxUses: integer('max_uses'),
    startsAt: moment('starts_at'),
    endsAt: moment('ends_at'),
    createdAt: createdAtColumn(),
  },
  (table) => [
    check(
      'promo_codes_give_something',
      sql`(${table.percent} between 1 and 99) or (${table.days} > 0)`,
    ),
  ],
)
