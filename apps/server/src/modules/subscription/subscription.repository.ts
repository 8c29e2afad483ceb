import type { PlanName } from '@kadr/contract/subscription'
import { asc, eq } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { plans, subscriptions } from '../../db/schema/subscriptions.ts'

export type SubscriptionRow = typeof subscriptions.$inferSelect
export type PlanRow = typeof plans.$inferSelect

type OfUser = { db: Db | Tx; userId: string }

export const insertFreeSubscription = ({ db, userId, now }: OfUser & { now: Date }) =>
  db
    .insert(subscriptions)
    .values({ userId, plan: 'FREE', status: 'active', anchorAt: now, createdAt: now })

export const findSubscription = async ({ db, userId }: OfUser) => {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.userId, userId))
  return row
}

/** Starts a paid plan: the monthly points periods are counted from this moment. */
export const startPaidPlan = ({
  db,
  userId,
  plan,
  startedAt,
  expiresAt,
}: OfUser & { plan: PlanName; startedAt: Date; expiresAt: Date }) =>
  db
    .update(subscriptions)
    .set({ plan, status: 'active', isFreeTrial: false, anchorAt: startedAt, expiresAt })
    .where(eq(subscriptions.userId, userId))

export const listPlanRows = ({ db }: { db: Db | Tx }) =>
  db.select().from(plans).orderBy(asc(plans.id))

/** Existing rows are kept: a deployment may have changed its prices. */
export const insertMissingPlans = ({ db, rows }: { db: Db | Tx; rows: PlanRow[] }) =>
  db.insert(plans).values(rows).onConflictDoNothing()
