import { and, asc, eq, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../../db/connection.ts'
import { paymentWebhooks } from '../../../../db/schema/money/orders.ts'
import type { DatabaseClock } from '../../../../platform/leases/database-clock.ts'

export type WebhookRow = typeof paymentWebhooks.$inferSelect

const isWaiting = (): SQL | undefined =>
  and(isNull(paymentWebhooks.processedAt), isNull(paymentWebhooks.parkedAt))

/** A repetition of one that waits is counted: its subject is then read again. */
export const insertWebhook = async ({
  db,
  ...values
}: Omit<typeof paymentWebhooks.$inferInsert, 'id'> & { db: Tx }) => {
  const [row] = await db
    .insert(paymentWebhooks)
    .values(values)
    .onConflictDoUpdate({
      target: [paymentWebhooks.provider, paymentWebhooks.eventId],
      targetWhere: sql`processed_at is null and parked_at is null`,
      set: { deliveries: sql`${paymentWebhooks.deliveries} + 1` },
    })
    .returning({ id: paymentWebhooks.id, deliveries: paymentWebhooks.deliveries })
  if (!row) throw new Error('The webhook was not inserted')
  return row
}

export const findWebhook = async ({ db, id }: { db: Db; id: number }) => {
  const [row] = await db.select().from(paymentWebhooks).where(eq(paymentWebhooks.id, id))
  return row
}

/** False when it came again while its subject was read: that may have been too early. */
export const markProcessed = async ({
  db,
  webhook: { id, deliveries },
  outcome,
  now,
}: {
  db: Db
  webhook: WebhookRow
  outcome: string
  now: Date
}): Promise<boolean> => {
  const rows = await db
    .update(paymentWebhooks)
    .set({ processedAt: now, outcome })
    .where(and(eq(paymentWebhooks.id, id), eq(paymentWebhooks.deliveries, deliveries)))
    .returning({ id: paymentWebhooks.id })
  return rows.length > 0
}

export const noteFailure = ({
  db,
  id,
  failure,
  now,
  isOver,
}: {
  db: Db
  id: number
  failure: string
  now: Date
  isOver: boolean
}) =>
  db
    .update(paymentWebhooks)
    .set({
      attempts: sql`${paymentWebhooks.attempts} + 1`,
      triedAt: now,
      failure,
      ...(isOver && { parkedAt: now }),
    })
    .where(and(eq(paymentWebhooks.id, id), isWaiting()))

/** Those received before a moment whose last attempt is long enough ago: a minute for each attempt, an hour at most. */
export const listWaitingWebhooks = ({
  db,
  before,
  now,
  limit,
}: {
  db: Db
  before: Date
  now: Date
  limit: number
}) =>
  db
    .select({ id: paymentWebhooks.id })
    .from(paymentWebhooks)
    .where(
      and(
        isWaiting(),
        lte(paymentWebhooks.receivedAt, before),
        sql`coalesce(${paymentWebhooks.triedAt}, ${paymentWebhooks.receivedAt})
          + least(${paymentWebhooks.attempts}, 60) * interval '1 minute' <= ${now.toISOString()}`,
      ),
    )
    .orderBy(asc(paymentWebhooks.id))
    .limit(limit)

export const countWebhooks = async ({ db, clock }: { db: Db; clock: DatabaseClock }) => {
  const { rows } = await db.execute<{ waiting: number; parked: number; oldestSeconds: number }>(sql`
    select count(*) filter (where parked_at is null)::int as waiting,
      count(*) filter (where parked_at is not null)::int as parked,
      coalesce(extract(epoch from ${clock.now()} - min(received_at) filter (where parked_at is null)), 0)::float8
        as "oldestSeconds"
    from ${paymentWebhooks} where processed_at is null or parked_at is not null`)
  return rows[0] ?? { waiting: 0, parked: 0, oldestSeconds: 0 }
}

export const purgeWebhooks = ({ db, before }: { db: Db; before: Date }) =>
  db.delete(paymentWebhooks).where(lte(paymentWebhooks.receivedAt, before))
