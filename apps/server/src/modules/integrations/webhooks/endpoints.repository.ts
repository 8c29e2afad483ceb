import type { WebhookPause } from '@kadr/contract/integrations/webhooks'
import { and, asc, count, eq, getTableColumns, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Db, Tx } from '../../../db/connection.ts'
import { workspaces } from '../../../db/schema/identity/workspaces.ts'
import { webhookDeliveries, webhookEndpoints } from '../../../db/schema/integrations/webhooks.ts'

export type EndpointRow = typeof webhookEndpoints.$inferSelect
export type EndpointValues = PgUpdateSetSource<typeof webhookEndpoints>

type InWorkspace = { db: Db | Tx; workspaceId: string }

export const listEndpoints = ({ db, workspaceId }: InWorkspace) =>
  db
    .select()
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.workspaceId, workspaceId))
    .orderBy(asc(webhookEndpoints.id))

/** How many events wait for each endpoint, and whether its test does. */
export const countWaiting = async ({ db, ids }: { db: Db | Tx; ids: readonly string[] }) => {
  const rows = await db
    .select({
      id: webhookDeliveries.endpointId,
      isTest: webhookDeliveries.isTest,
      count: count(),
    })
    .from(webhookDeliveries)
    .where(
      and(inArray(webhookDeliveries.endpointId, [...ids]), eq(webhookDeliveries.state, 'waiting')),
    )
    .groupBy(webhookDeliveries.endpointId, webhookDeliveries.isTest)
  return Map.groupBy(rows, ({ id }) => id)
}

export const findEndpoint = async ({ db, workspaceId, id }: InWorkspace & { id: string }) => {
  const [row] = await db
    .select()
    .from(webhookEndpoints)
    .where(and(eq(webhookEndpoints.workspaceId, workspaceId), eq(webhookEndpoints.id, id)))
  return row
}

/** Whoever changes an endpoint or its queue holds this lock; it comes before those of its deliveries. */
export const lockEndpoint = async ({ tx, id }: { tx: Tx; id: string }) => {
  const [row] = await tx
    .select()
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.id, id))
    .for('update')
  return row
}

/** Undefined while the workspace is being deleted. Its row is locked before those of endpoints, as a deletion does. */
export const lockWorkspaceOf = async ({ tx, workspaceId }: { tx: Tx; workspaceId: string }) => {
  const [row] = await tx
    .select({ id: workspaces.id })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId))
    .for('key share')
  return row
}

export const insertEndpoint = async ({
  tx,
  values,
}: {
  tx: Tx
  values: typeof webhookEndpoints.$inferInsert
}): Promise<EndpointRow> => {
  const [row] = await tx.insert(webhookEndpoints).values(values).returning()
  if (!row) throw new Error('The endpoint was not stored')
  return row
}

export const updateEndpoint = async ({
  tx,
  id,
  values,
}: {
  tx: Tx
  id: string
  values: EndpointValues
}): Promise<EndpointRow> => {
  const [row] = await tx
    .update(webhookEndpoints)
    .set(values)
    .where(eq(webhookEndpoints.id, id))
    .returning()
  if (!row) throw new Error('The endpoint is gone')
  return row
}

export const deleteEndpoint = ({ tx, id }: { tx: Tx; id: string }) =>
  tx.delete(webhookEndpoints).where(eq(webhookEndpoints.id, id))

/** Takes the next number of each endpoint that is told of the kind; their rows stay locked. */
export const takeSequences = ({
  tx,
  workspaceId,
  kind,
}: {
  tx: Tx
  workspaceId: string
  kind: string
}) =>
  tx
    .update(webhookEndpoints)
    .set({ sequence: sql`${webhookEndpoints.sequence} + 1` })
    .where(
      and(
        eq(webhookEndpoints.workspaceId, workspaceId),
        isNotNull(webhookEndpoints.confirmedAt),
        ne(webhookEndpoints.state, 'gone'),
        sql`${kind} = any(${webhookEndpoints.kinds})`,
      ),
    )
    .returning()

export const hasEndpointsFor = async ({
  tx,
  workspaceId,
}: {
  tx: Tx
  workspaceId: string
}): Promise<boolean> => {
  const [row] = await tx
    .select({ id: webhookEndpoints.id })
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.workspaceId, workspaceId))
    .limit(1)
  return row !== undefined
}

export const PAUSED = (reason: WebhookPause): EndpointValues => ({
  state: 'paused',
  pauseReason: reason,
})

/** As after a start: what failed before says nothing any more. */
export const RESTED = { failures: 0, failingSince: null, restUntil: null } as const

/**
 * After the database was restored from a copy: numbers that were given out since then are not given to other events, so that
 * a receiver does not take those for old ones.
 */
const NUMBERS_LEFT_OUT = 1_000_000
export const leaveNumbersOut = ({ tx }: { tx: Tx }) =>
  tx
    .update(webhookEndpoints)
    .set({ sequence: sql`${webhookEndpoints.sequence} + ${NUMBERS_LEFT_OUT}` })

/** Without the secrets. */
export const listEndpointsOf = ({
  db,
  workspaceIds,
}: {
  db: Db
  workspaceIds: readonly string[]
}) => {
  const { sealedSecret, sealedOldSecret, ...columns } = getTableColumns(webhookEndpoints)
  return db
    .select(columns)
    .from(webhookEndpoints)
    .where(inArray(webhookEndpoints.workspaceId, [...workspaceIds]))
    .orderBy(asc(webhookEndpoints.id))
}
