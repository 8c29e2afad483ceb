import type { TargetState } from '@kadr/contract/publishing/post-targets'
import type { PostingSlot } from '@kadr/contract/publishing/publisher-setup'
import { and, asc, eq, gte, inArray, isNotNull, lt, notInArray } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import { connections } from '../../../db/schema/publishing/connections.ts'
import { postTargets } from '../../../db/schema/publishing/posts.ts'
import { postingSlots } from '../../../db/schema/publishing/publisher.ts'

type InWorkspace = { db: Db | Tx; workspaceId: string }

/** Every connection of the workspace, one row per slot. */
export const listSlotRows = ({ db, workspaceId }: InWorkspace) =>
  db
    .select({
      connectionId: connections.id,
      weekday: postingSlots.weekday,
      time: postingSlots.time,
    })
    .from(connections)
    .leftJoin(postingSlots, eq(postingSlots.connectionId, connections.id))
    .where(eq(connections.workspaceId, workspaceId))
    .orderBy(
      asc(connections.connectedAt),
      asc(connections.id),
      asc(postingSlots.weekday),
      asc(postingSlots.time),
    )

/** Whether the connection belongs to the workspace; locked against detaching until the transaction ends. */
export const lockConnection = async ({ db, workspaceId, id }: InWorkspace & { id: string }) => {
  const rows = await db
    .select({ id: connections.id })
    .from(connections)
    .where(and(eq(connections.workspaceId, workspaceId), eq(connections.id, id)))
    .for('key share')
  return rows.length > 0
}

export const replaceSlots = async ({
  db,
  workspaceId,
  connectionId,
  slots,
}: {
  db: Tx
  workspaceId: string
  connectionId: string
  slots: readonly PostingSlot[]
}) => {
  await db.delete(postingSlots).where(eq(postingSlots.connectionId, connectionId))
  if (slots.length === 0) return
  await db
    .insert(postingSlots)
    .values(slots.map((slot) => ({ ...slot, workspaceId, connectionId })))
}

/** States that do not occupy a slot. */
const NOT_PLANNED: TargetState[] = ['draft', 'cancelled', 'failed', 'missed', 'removed']

export const listTaken = async ({
  db,
  workspaceId,
  connectionIds,
  from,
  to,
}: InWorkspace & { connectionIds: readonly string[]; from: Date; to: Date }) => {
  const rows = await db
    .selectDistinct({ dueAt: postTargets.dueAt })
    .from(postTargets)
    .where(
      and(
        eq(postTargets.workspaceId, workspaceId),
        inArray(postTargets.connectionId, [...connectionIds]),
        notInArray(postTargets.state, NOT_PLANNED),
        isNotNull(postTargets.dueAt),
        gte(postTargets.dueAt, from),
        lt(postTargets.dueAt, to),
      ),
    )
  return rows.flatMap(({ dueAt }) => (dueAt ? [dueAt] : []))
}
