import { type ChargeCurrency, chargeCurrency } from '@kadr/contract/base/primitives'
import {
  LEGACY_PLAN_NAMES,
  type PlanLimits,
  planName,
  type StoredPlanName,
} from '@kadr/contract/money/subscription'
import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { choice, createdAtColumn, idColumn, isOneOf, moment } from '../columns.ts'
import { users } from '../identity/users.ts'

const UNITS = ['month', 'year', 'days30'] as const
/** `grace` keeps the plan during the retries of a failed charge. */
const SOURCES = ['order', 'grant', 'grace', 'trial'] as const

/**
 * A period with a plan and a snapshot of its terms, unaffected by a new price list. A plan is in force only while a
 * period covers the moment. A replaced or refunded period is cut, never deleted.
 */
export const paidPeriods = pgTable(
  'paid_periods',
  {
    id: idColumn(),
    /** Null after the account is deleted: money records stay. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The order that paid for it; null for gifts, trials and grace. */
    orderId: uuid('order_id'),
    source: text('source', { enum: SOURCES }).notNull(),
    plan: choice<StoredPlanName>('plan').notNull(),
    limits: jsonb('limits').$type<PlanLimits>().notNull(),
    unit: text('unit', { enum: UNITS }).notNull(),
    unitMs: bigint('unit_ms', { mode: 'number' }).notNull(),
    value: integer('value').notNull(),
    currency: choice<ChargeCurrency>('currency').notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    anchorAt: moment('anchor_at').notNull(),
    /** Start of the monthly points periods. */
    pointsAnchorAt: moment('points_anchor_at').notNull(),
    /** The period that replaced it, and what its unused time gave to that one: in its own currency and in that one's. */
    replacedById: uuid('replaced_by_id'),
    unusedValue: integer('unused_value').notNull().default(0),
    creditGiven: integer('credit_given').notNull().default(0),
    /** When the user was warned that the plan ends with it. */
    endWarnedAt: moment('end_warned_at'),
    createdAt: createdAtColumn(),
  },
  (table) => [
    index('paid_periods_user').on(table.userId, table.startsAt),
    index('paid_periods_end').on(table.endsAt),
    index('paid_periods_order').on(table.orderId).where(sql`${table.orderId} is not null`),
    check(
      'paid_periods_plan_is_known',
      isOneOf(table.plan, [...planName.options, ...LEGACY_PLAN_NAMES]),
    ),
    check('paid_periods_source_is_known', isOneOf(table.source, SOURCES)),
    check('paid_periods_unit_is_known', isOneOf(table.unit, UNITS)),
    check('paid_periods_currency_is_known', isOneOf(table.currency, chargeCurrency.options)),
    check('paid_periods_run_forward', sql`${table.endsAt} >= ${table.startsAt}`),
    check(
      'paid_periods_order_pays',
      sql`(${table.source} = 'order') = (${table.orderId} is not null)`,
    ),
    check('paid_periods_value_is_real', sql`${table.value} >= 0 and ${table.unitMs} > 0`),
  ],
)
