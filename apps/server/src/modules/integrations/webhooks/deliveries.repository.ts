import type { DeliveryState } from '@kadr/contract/integrations/webhooks'
import { and, asc, desc, eq, gt, inArray, lt } from 'drizzle-orm'
import type { PgInsertValue, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Db, Tx } from '../../../db/connection.ts'
import { webhookAttempts, webhookDeliveries } from '../../../db/schema/integrations/webhooks.ts'
import type { Page } from '../../../platform/paging/read-pages.ts'

export type DeliveryRow = typeof webhookDeliveries.$inferSelect
export type AttemptRow = typeof webhookAttempts.$inferSelect

export const insertDelivery = ({
  tx,
  values,
}: {
  tx: Tx
  values: PgInsertValue<typeof webhookDeliveries>
}) => tx.insert(webhookDeliveries).values(values)

export const listDeliveries = ({
  db,
  endpointId,
  state,
  before,
  limit,
}: {
  db: Db
  endpointId: string
  state: DeliveryState | undefined
  /** A sequence. */
  before: number | undefined
  limit: number
}) =>
  db
    .select()
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.endpointId, endpointId),
        state && eq(webhookDeliveries.state, state),
        before === undefined ? undefined : lt(webhookDeliveries.sequence, before),
      ),
    )
    .orderBy(desc(webhookDeliveries.sequence))
    .limit(limit)

export const findDelivery = async ({
  db,
  workspaceId,
  id,
}: {
  db: Db | Tx
  workspaceId: string
  id: string
}) => {
  const [row] = await db
    .select()
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.workspaceId, workspaceId), eq(webhookDeliveries.id, id)))
  return row
}

export const findWaitingTest = async ({ tx, endpointId }: { tx: Tx; endpointId: string }) => {
  const [row] = await tx
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.endpointId, endpointId),
        eq(webhookDeliveries.state, 'waiting'),
        eq(webhookDeliveries.isTest, true),
      ),
    )
  return row
}

/** Only while the lease is held by this owner. */
export const lockHeld = async ({ tx, id, owner }: { tx: Tx; id: string; owner: string }) => {
  const [row] = await tx
    .select()
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.id, id),
        eq(webhookDeliveries.leaseOwner, owner),
        eq(webhookDeliveries.state, 'waiting'),
      ),
    )
    .for('update')
  return row
}

export const updateDelivery = ({
  tx,
  id,
  values,
}: {
  tx: Tx
  id: string
  values: PgUpdateSetSource<typeof webhookDeliveries>
}) => tx.update(webhookDeliveries).set(values).where(eq(webhookDeliveries.id, id))

export const insertAttempt = ({
  tx,
  values,
}: {
  tx: Tx
  values: typeof webhookAttempts.$inferInsert
}) => tx.insert(webhookAttempts).values(values)

/** The newest first. */
export const listAttempts = ({
  db,
  deliveryId,
  limit,
}: {
  db: Db
  deliveryId: string
  limit: number
}) =>
  db
    .select()
    .from(webhookAttempts)
    .where(eq(webhookAttempts.deliveryId, deliveryId))
    .orderBy(desc(webhookAttempts.id))
    .limit(limit)

const PURGED_AT_ONCE = 5000

/** What was settled long ago, and what nobody wanted for as long. */
export const deleteOlder = ({ db, than }: { db: Db; than: Date }) => {
  const old = db
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(lt(webhookDeliveries.createdAt, than))
    .limit(PURGED_AT_ONCE)
  return db.delete(webhookDeliveries).where(inArray(webhookDeliveries.id, old))
}

type OfOwner = { db: Db; workspaceIds: readonly string[]; page: Page }

export const listDeliveriesOf = ({ db, workspaceIds, page: { after, limit } }: OfOwner) =>
  db
    .select()
    .from(webhookDeliveries)
    .where(
      and(
        inArray(webhookDeliveries.workspaceId, [...workspaceIds]),
        after === undefined ? undefined : gt(webhookDeliveries.id, after),
      ),
    )
    .orderBy(asc(webhookDeliveries.id))
    .limit(limit)

export const listAttemptsOf = ({ db, workspaceIds, page: { after, limit } }: OfOwner) =>
  db
    .select({
      id: webhookAttempts.id,
      deliveryId: webhookAttempts.deliveryId,
      at: webhookAttempts.at,
      ms: webhookAttempts.ms,
      status: webhookAttempts.status,
      problem: webhookAttempts.problem,
      answer: webhookAttempts.answer,
    })
    .from(webhookAttempts)
    .innerJoin(webhookDeliveries, eq(webhookDeliveries.id, webhookAttempts.deliveryId))
    .where(
      and(
        inArray(webhookDeliveries.workspaceId, [...workspaceIds]),
        after === undefined ? undefined : gt(webhookAttempts.id, after),
      ),
    )
    .orderBy(asc(webhookAttempts.id))
    .limit(limit)
