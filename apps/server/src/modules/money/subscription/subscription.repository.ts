import { LEGACY_PLAN_NAMES } from '@kadr/contract/money/subscription'
import { PLAN_NAMES, rankOf, toPlanName } from '@kadr/domain/money/plans'
import { and, asc, desc, eq, getTableColumns, lte, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import { prepareOnce } from '../../../db/prepared.ts'
import { paidPeriods } from '../../../db/schema/money/paid-periods.ts'
import { plans, subscriptions } from '../../../db/schema/money/subscriptions.ts'
import { hasLength, type PaidPeriod, readPeriod } from './paid-periods.repository.ts'

export type SubscriptionRow = {
  isFreeTrial: boolean
  /** Start of the monthly points of Free. */
  anchorAt: Date
  /** The current period, or else the latest one. */
  period: PaidPeriod | null
  /** End of the paid time of the same plan. */
  paidUntil: Date | null
}
export type PlanRow = typeof plans.$inferSelect

export const RANKS = sql.raw(
  [...PLAN_NAMES, ...LEGACY_PLAN_NAMES]
    .map((name) => `when '${name}' then ${rankOf(toPlanName(name))}`)
    .join(' '),
)

/** A gift may run beside what is paid: the better plan is in force. Of those that are over the latest one is shown. */
const rank = sql`case when ${paidPeriods.endsAt} > ${sql.placeholder('now')}::timestamptz
    then case ${paidPeriods.plan} ${RANKS} end else 0 end`

type OfUser = { db: Db | Tx; userId: string }

export const insertFreeSubscription = ({ db, userId, now }: OfUser & { now: Date }) =>
  db.insert(subscriptions).values({ userId, anchorAt: now, createdAt: now })

const subscriptionOf = prepareOnce((db) => {
  const current = db
    .select(getTableColumns(paidPeriods))
    .from(paidPeriods)
    .where(
      and(
        eq(paidPeriods.userId, subscriptions.userId),
        lte(paidPeriods.startsAt, sql.placeholder('now')),
        hasLength(),
      ),
    )
    .orderBy(
      desc(sql`${paidPeriods.endsAt} > ${sql.placeholder('now')}::timestamptz`),
      desc(rank),
      desc(paidPeriods.startsAt),
      desc(paidPeriods.endsAt),
    )
    .limit(1)
    .as('current')
  return db
    .select({
      isFreeTrial: subscriptions.isFreeTrial,
      anchorAt: subscriptions.anchorAt,
      period: getTableColumns(paidPeriods),
      paidUntil: sql<Date | null>`(select max(later.ends_at) from ${paidPeriods} later
        where later.user_id = ${subscriptions.userId} and later.plan = ${paidPeriods.plan}
          and later.ends_at > later.starts_at)`.mapWith(paidPeriods.endsAt),
    })
    .from(subscriptions)
    .leftJoinLateral(current, sql`true`)
    .leftJoin(paidPeriods, eq(paidPeriods.id, current.id))
    .where(eq(subscriptions.userId, sql.placeholder('userId')))
    .prepare('subscription')
})

export const findSubscription = async ({
  db,
  userId,
  now,
}: OfUser & { now: Date }): Promise<SubscriptionRow | undefined> => {
  const [row] = await subscriptionOf(db).execute({ userId, now: now.toISOString() })
  return row && { ...row, period: row.period && readPeriod(row.period) }
}

export const endFreeTrial = ({ db, userId }: OfUser) =>
  db.update(subscriptions).set({ isFreeTrial: false }).where(eq(subscriptions.userId, userId))

export const listPlanRows = ({ db }: { db: Db | Tx }) =>
  db.select().from(plans).orderBy(asc(plans.id))

/** Existing rows are kept: a deployment may have changed its prices. */
export const insertMissingPlans = ({ db, rows }: { db: Db | Tx; rows: PlanRow[] }) =>
  db.insert(plans).values(rows).onConflictDoNothing()
