import { and, asc, eq, gt, isNull, lte } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import { workspaceMembers, workspaces } from '../../../db/schema/identity/workspaces.ts'

export type WorkspaceValues = {
  name?: string | undefined
  timeZone?: string | undefined
  brandColor?: string | null | undefined
  pictureId?: string | null | undefined
  logoId?: string | null | undefined
}

export const insertSharedWorkspace = async ({
  db,
  ownerId,
  name,
  timeZone,
}: {
  db: Tx
  ownerId: string
  name: string
  timeZone: string
}): Promise<string> => {
  const [workspace] = await db
    .insert(workspaces)
    .values({ name, timeZone })
    .returning({ id: workspaces.id })
  if (!workspace) throw new Error('The workspace was not inserted')
  await db
    .insert(workspaceMembers)
    .values({ workspaceId: workspace.id, userId: ownerId, role: 'owner' })
  return workspace.id
}

type WorkspaceKey = { db: Tx; workspaceId: string }

/** Locked until the transaction ends; undefined when it is closed or deleted. */
export const lockOpenWorkspace = async ({ db, workspaceId }: WorkspaceKey) => {
  const [row] = await db
    .select()
    .from(workspaces)
    .where(and(eq(workspaces.id, workspaceId), isNull(workspaces.closedAt)))
    .for('update')
  return row
}

export const updateWorkspace = async ({
  db,
  workspaceId,
  values: { name, timeZone, brandColor, pictureId, logoId },
}: WorkspaceKey & { values: WorkspaceValues }) => {
  const [row] = await db
    .update(workspaces)
    .set({
      ...(name !== undefined && { name }),
      ...(timeZone !== undefined && { timeZone }),
      ...(brandColor !== undefined && { brandColor }),
      ...(pictureId !== undefined && { pictureId }),
      ...(logoId !== undefined && { logoId }),
    })
    .where(eq(workspaces.id, workspaceId))
    .returning()
  if (!row) throw new Error('The workspace was not locked before it was changed')
  return row
}

export const setClosedAt = ({ db, workspaceId, at }: WorkspaceKey & { at: Date | null }) =>
  db.update(workspaces).set({ closedAt: at }).where(eq(workspaces.id, workspaceId))

/** Closed after `since`, of this owner. */
export const listClosedOf = ({
  db,
  ownerId,
  since,
}: {
  db: Db | Tx
  ownerId: string
  since: Date
}) =>
  db
    .select({ id: workspaces.id, name: workspaces.name, closedAt: workspaces.closedAt })
    .from(workspaces)
    .innerJoin(workspaceMembers, eq(workspaceMembers.workspaceId, workspaces.id))
    .where(
      and(
        eq(workspaceMembers.userId, ownerId),
        eq(workspaceMembers.role, 'owner'),
        gt(workspaces.closedAt, since),
      ),
    )
    .orderBy(asc(workspaces.closedAt))

export const listClosedBefore = async ({ db, before }: { db: Db; before: Date }) => {
  const rows = await db
    .select({ id: workspaces.id })
    .from(workspaces)
    .where(lte(workspaces.closedAt, before))
    .orderBy(asc(workspaces.id))
  return rows.map(({ id }) => id)
}

/** False when it was restored or deleted meanwhile. */
export const deleteClosed = async ({
  db,
  workspaceId,
  before,
}: WorkspaceKey & { before: Date }) => {
  const rows = await db
    .delete(workspaces)
    .where(and(eq(workspaces.id, workspaceId), lte(workspaces.closedAt, before)))
    .returning({ id: workspaces.id })
  return rows.length > 0
}
