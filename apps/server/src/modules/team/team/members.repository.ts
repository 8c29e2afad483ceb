import { and, asc, countDistinct, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import { users } from '../../../db/schema/identity/users.ts'
import { workspaceMembers, workspaces } from '../../../db/schema/identity/workspaces.ts'

type InWorkspace = { db: Db | Tx; workspaceId: string }
type MemberKey = { db: Tx; workspaceId: string; userId: string }

const columns = {
  userId: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  photoUrl: users.photoUrl,
  role: workspaceMembers.role,
  isApprover: workspaceMembers.isApprover,
  connectionIds: workspaceMembers.connectionIds,
  joinedAt: workspaceMembers.createdAt,
}

export const listMembers = ({ db, workspaceId }: InWorkspace) =>
  db
    .select(columns)
    .from(workspaceMembers)
    .innerJoin(users, eq(users.id, workspaceMembers.userId))
    .where(eq(workspaceMembers.workspaceId, workspaceId))
    .orderBy(
      sql`array_position(array['owner', 'admin', 'editor', 'viewer'], ${workspaceMembers.role})`,
      asc(workspaceMembers.createdAt),
      asc(users.id),
    )

export type MemberRow = Awaited<ReturnType<typeof listMembers>>[number]

/** The membership stays locked until the transaction ends. */
export const lockMember = async ({
  db,
  workspaceId,
  userId,
}: MemberKey): Promise<MemberRow | undefined> => {
  const [row] = await db
    .select(columns)
    .from(workspaceMembers)
    .innerJoin(users, eq(users.id, workspaceMembers.userId))
    .where(and(eq(workspaceMembers.workspaceId, workspaceId), eq(workspaceMembers.userId, userId)))
    .for('update', { of: workspaceMembers })
  return row
}

/** Locked in id order, to avoid deadlocks; returns those that exist. */
export const lockUsers = async ({ db, userIds }: { db: Tx; userIds: readonly string[] }) => {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [...userIds]))
    .orderBy(asc(users.id))
    .for('update')
  return rows.map(({ id }) => id)
}

const selectOpenWorkspaces = (db: Db | Tx, ownerId: string) =>
  db
    .select({ id: workspaceMembers.workspaceId })
    .from(workspaceMembers)
    .innerJoin(workspaces, eq(workspaces.id, workspaceMembers.workspaceId))
    .where(
      and(
        eq(workspaceMembers.userId, ownerId),
        eq(workspaceMembers.role, 'owner'),
        isNull(workspaces.closedAt),
      ),
    )

/** Distinct people in the open workspaces of an owner; with `alsoIn`, as if that workspace were theirs too. */
export const countPeopleOf = async ({
  db,
  ownerId,
  alsoIn,
}: {
  db: Db | Tx
  ownerId: string
  alsoIn?: string
}): Promise<number> => {
  const [row] = await db
    .select({ people: countDistinct(workspaceMembers.userId) })
    .from(workspaceMembers)
    .where(
      or(
        inArray(workspaceMembers.workspaceId, selectOpenWorkspaces(db, ownerId)),
        alsoIn === undefined ? undefined : eq(workspaceMembers.workspaceId, alsoIn),
      ),
    )
  return row?.people ?? 0
}

export const isPersonOf = async ({
  db,
  ownerId,
  userId,
}: {
  db: Db
  ownerId: string
  userId: string
}): Promise<boolean> => {
  const count = await db.$count(
    workspaceMembers,
    and(
      eq(workspaceMembers.userId, userId),
      inArray(workspaceMembers.workspaceId, selectOpenWorkspaces(db, ownerId)),
    ),
  )
  return count > 0
}
