import { and, eq, gte, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/connection.ts'
import { payments, refunds } from '../../../../db/schema/money/orders.ts'

type Since = { db: Db; since: Date }

const count = sql<number>`count(*)::int`

/** By currency, without payments of test keys. */
export const sumPaid = ({ db, since }: Since) =>
  db
    .select({
      currency: payments.currency,
      amount: sql<string>`sum(${payments.amount})`.mapWith(Number),
      count,
    })
    .from(payments)
    .where(and(gte(payments.paidAt, since), eq(payments.isTest, false)))
    .groupBy(payments.currency)
    .orderBy(payments.currency)

export const sumRefunded = ({ db, since }: Since) =>
  db
    .select({
      currency: payments.currency,
      amount: sql<string>`sum(${refunds.amount})`.mapWith(Number),
      count,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(
      and(
        gte(refunds.createdAt, since),
        eq(refunds.state, 'succeeded'),
        eq(payments.isTest, false),
      ),
    )
    .groupBy(payments.currency)
    .orderBy(payments.currency)
