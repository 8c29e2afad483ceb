import { type PlanName, planName } from '@kadr/contract/money/subscription'
import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { choice, createdAtColumn, isOneOf, moment } from '../columns.ts'
import { users } from '../identity/users.ts'

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

/** The subscription apart from paid periods. */
export const subscriptions = pgTable('subscriptions', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  isFreeTrial: boolean('is_free_trial').notNull().default(true),
  /** Start of the monthly points periods of Free. */
  anchorAt: moment('anchor_at').notNull(),
  createdAt: createdAtColumn(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

/**
 * Used trials: keyed hashes of sign-ins and e-mails, so that a deleted account does not allow another one. Not
 * reversible.
 */
export const usedTrials = pgTable('used_trials', {
  mark: text('mark').primaryKey(),
  usedAt: moment('used_at').notNull(),
})
