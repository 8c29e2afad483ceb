import {
  type BillingPeriod,
  billingPeriod,
  type ChargeCurrency,
  chargeCurrency,
} from '@kadr/contract/base/primitives'
import { type PlanName, planName } from '@kadr/contract/money/subscription'
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
import { choice, createdAtColumn, idColumn, isOneOf, moment } from '../columns.ts'
import { users } from '../identity/users.ts'

/** Saved payment methods. The token is sealed by the vault and erased with the method. */
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
/** Who has to act after a failed charge: the person with another card or an e-mail for the receipt, or we. */
const PROBLEMS = ['card', 'email', 'shop'] as const

/** How the next period of a person is paid. */
export const renewals = pgTable(
  'renewals',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text('state', { enum: RENEWAL_STATES }).notNull(),
    provider: text('provider').notNull(),
    /** Null when the provider charges on its own. */
    methodId: uuid('method_id').references(() => paymentMethods.id, { onDelete: 'set null' }),
    /** The provider's own subscription: its first payment and its buyer. */
    subscriptionPaymentId: text('subscription_payment_id'),
    buyerId: text('buyer_id'),
    plan: choice<PlanName>('plan').notNull(),
    billingPeriod: choice<BillingPeriod>('billing_period').notNull(),
    currency: choice<ChargeCurrency>('currency').notNull(),
    /** The price announced in the notice; a charge never exceeds it. */
    amount: integer('amount').notNull(),
    /** End of the paid period to be renewed. */
    endsAt: moment('ends_at').notNull(),
    /** When the notice of the coming charge was created. */
    noticedAt: moment('noticed_at'),
    attempts: integer('attempts').notNull().default(0),
    problem: text('problem', { enum: PROBLEMS }),
    failureMessage: text('failure_message'),
    needsOtherMethod: boolean('needs_other_method').notNull().default(false),
    /** When the next step is due; null when there is none. */
    actAt: moment('act_at'),
    /** A new id for each claim. */
    leaseOwner: uuid('lease_owner'),
    leaseUntil: moment('lease_until'),
    createdAt: createdAtColumn(),
    stoppedAt: moment('stopped_at'),
  },
  (table) => [
    index('renewals_due').on(table.actAt).where(sql`${table.actAt} is not null`),
    index('renewals_method').on(table.methodId),
    check('renewals_state_is_known', isOneOf(table.state, RENEWAL_STATES)),
    check('renewals_problem_is_known', isOneOf(table.problem, PROBLEMS)),
    check('renewals_plan_is_known', isOneOf(table.plan, planName.options)),
    check('renewals_billing_period_is_known', isOneOf(table.billingPeriod, billingPeriod.options)),
    check('renewals_currency_is_known', isOneOf(table.currency, chargeCurrency.options)),
  ],
)

/** What our account at a provider turned out to be unable to do. */
export const paymentShops = pgTable('payment_shops', {
  provider: text('provider').primaryKey(),
  savingRefusedAt: moment('saving_refused_at').notNull(),
})

/** Where receipts are sent. */
export const billingProfiles = pgTable('billing_profiles', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  email: text('email').notNull(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

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
