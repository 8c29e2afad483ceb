import {
  LEGACY_PLAN_NAMES,
  type PlanName,
  planName,
  type StoredPlanName,
  type SubscriptionStatus,
  subscriptionStatus,
} from '@kadr/contract/subscription'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, uuid } from 'drizzle-orm/pg-core'
import { choice, createdAtColumn, isOneOf, moment } from './columns.ts'
import { users } from './users.ts'

/** Plans on sale. Monthly prices: in hundredths of the currency unit, and in whole Telegram Stars. */
export const plans = pgTable(
  'plans',
  {
    id: integer('id').primaryKey(),
    name: choice<PlanName>('name').notNull().unique('plans_one_of_a_name'),
    priceRubMinor: integer('price_rub_minor').notNull(),
    priceBynMinor: integer('price_byn_minor').notNull(),
    priceUsdMinor: integer('price_usd_minor').notNull(),
    priceStars: integer('price_stars').notNull(),
  },
  (table) => [
    check('plans_name_is_known', isOneOf(table.name, planName.options)),
    check(
      'plans_prices_are_positive',
      sql`least(${table.priceRubMinor}, ${table.priceBynMinor}, ${table.priceUsdMinor}, ${table.priceStars}) > 0`,
    ),
  ],
)

export const subscriptions = pgTable(
  'subscriptions',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    plan: choice<StoredPlanName>('plan').notNull(),
    status: choice<SubscriptionStatus>('status').notNull(),
    isFreeTrial: boolean('is_free_trial').notNull().default(true),
    /** Start of the monthly points periods; reset when the plan changes. */
    anchorAt: moment('anchor_at').notNull(),
    /** Null for Free, which does not expire. */
    expiresAt: moment('expires_at'),
    createdAt: createdAtColumn(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('subscriptions_paid_end').on(table.expiresAt).where(sql`${table.plan} <> 'FREE'`),
    check(
      'subscriptions_plan_is_known',
      isOneOf(table.plan, [...planName.options, ...LEGACY_PLAN_NAMES]),
    ),
    check('subscriptions_status_is_known', isOneOf(table.status, subscriptionStatus.options)),
    check('subscriptions_paid_ends', sql`${table.plan} = 'FREE' or ${table.expiresAt} is not null`),
  ],
)
