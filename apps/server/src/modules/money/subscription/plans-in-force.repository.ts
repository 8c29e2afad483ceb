import type { PlanName } from '@kadr/contract/money/subscription'
import { toPlanName } from '@kadr/domain/money/plans'
import { and, eq, getTableColumns, gt, inArray, isNotNull, lte, max, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connection.ts'
import { paidPeriods } from '../../../db/schema/money/paid-periods.ts'
import { subscriptions } from '../../../db/schema/money/subscriptions.ts'
import { hasLength } from './paid-periods.repository.ts'
import { RANKS } from './subscription.repository.ts'

const isInForce = (now: Date) =>
  and(
    isNotNull(paidPeriods.userId),
    lte(paidPeriods.startsAt, now),
    gt(paidPeriods.endsAt, now),
    hasLength(),
  )

/** Of several periods at once the better plan counts, as for the person themselves. */
const bestOf = ({ db, now }: { db: Db; now: Date }) =>
  db
    .selectDistinctOn([paidPeriods.userId], { userId: paidPeriods.userId, plan: paidPeriods.plan })
    .from(paidPeriods)
    .where(isInForce(now))
    .orderBy(paidPeriods.userId, sql`case ${paidPeriods.plan} ${RANKS} end desc`)
    .as('best')

/** People by the plan in force; those without a paid one are on Free. */
export const countByPlan = async ({
  db,
  now,
}: {
  db: Db
  now: Date
}): Promise<{ plan: PlanName; count: number }[]> => {
  const best = bestOf({ db, now })
  const rows = await db
    .select({ plan: best.plan, count: sql<number>`count(*)::int` })
    .from(subscriptions)
    .leftJoin(best, eq(best.userId, subscriptions.userId))
    .groupBy(best.plan)
  const sums = new Map<PlanName, number>()
  for (const { plan, count } of rows) {
    const name = plan === null ? 'FREE' : toPlanName(plan)
    sums.set(name, (sums.get(name) ?? 0) + count)
  }
  return [...sums].map(([plan, count]) => ({ plan, count }))
}

/** The paid plans in force of these people. */
export const listPlansOf = async ({
  db,
  userIds,
  now,
}: {
  db: Db
  userIds: readonly string[]
  now: Date
}): Promise<Map<string, { plan: PlanName; paidUntil: Date }>> => {
  if (userIds.length === 0) return new Map()
  const { userId, plan } = getTableColumns(paidPeriods)
  const rows = await db
    .select({ userId, plan, paidUntil: max(paidPeriods.endsAt) })
    .from(paidPeriods)
    .where(and(inArray(userId, [...userIds]), isInForce(now)))
    .groupBy(userId, plan)
    .orderBy(sql`case ${plan} ${RANKS} end`)
  return new Map(
    rows.flatMap((row) =>
      row.userId && row.paidUntil
        ? [[row.userId, { plan: toPlanName(row.plan), paidUntil: row.paidUntil }]]
        : [],
    ),
  )
}
