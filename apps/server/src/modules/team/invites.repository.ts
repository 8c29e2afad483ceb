import type { GivenRole } from '@kadr/contract/team'
import { and, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { users } from '../../db/schema/users.ts'
import { workspaceInvites, workspaces } from '../../db/schema/workspaces.ts'

export type InviteRow = typeof workspaceInvites.$inferSelect

type InWorkspace = { db: Db | Tx; workspaceId: string }

export const insertInvite = async ({
  db,
  ...values
}: {
  db: Tx
  workspaceId: string
  tokenHash: string
  role: GivenRole
  isApprover: boolean
  connectionIds: string[] | null
  note: string
  maxUses: number | null
  createdBy: string
  createdAt: Date
  expiresAt: Date
}): Promise<InviteRow> => {
  const [row] = await db.insert(workspaceInvites).values(values).returning()
  if (!row) throw new Error('The invite was not inserted')
  return row
}

const inviter = { firstName: users.firstName, lastName: users.lastName }

const isOpen = (now: Date) =>
  and(
    isNull(workspaceInvites.revokedAt),
    gt(workspaceInvites.expiresAt, now),
    or(isNull(workspaceInvites.maxUses), lt(workspaceInvites.uses, workspaceInvites.maxUses)),
  )

export const listOpenInvites = ({ db, workspaceId, now }: InWorkspace & { now: Date }) =>
  db
    .select({ invite: workspaceInvites, inviter })
    .from(workspaceInvites)
    .leftJoin(users, eq(users.id, workspaceInvites.createdBy))
    .where(and(eq(workspaceInvites.workspaceId, workspaceId), isOpen(now)))
    .orderBy(desc(workspaceInvites.id))

/** Of an open workspace only. */
export const findInviteByToken = async ({ db, tokenHash }: { db: Db | Tx; tokenHash: string }) => {
  const [row] = await db
    .select({ invite: workspaceInvites, workspaceName: workspaces.name, inviter })
    .from(workspaceInvites)
    .innerJoin(workspaces, eq(workspaces.id, workspaceInvites.workspaceId))
    .leftJoin(users, eq(users.id, workspaceInvites.createdBy))
    .where(and(eq(workspaceInvites.tokenHash, tokenHash), isNull(workspaces.closedAt)))
  return row
}

/** Locked until the transaction ends: of two who accept at once the second sees the use of the first. */
export const lockInvite = async ({ db, id }: { db: Tx; id: string }) => {
  const [row] = await db
    .select()
    .from(workspaceInvites)
    .where(eq(workspaceInvites.id, id))
    .for('update')
  return row
}

export const countUse = ({ db, id }: { db: Tx; id: string }) =>
  db
    .update(workspaceInvites)
    .set({ uses: sql`${workspaceInvites.uses} + 1` })
    .where(eq(workspaceInvites.id, id))

export const updateInvite = async ({
  db,
  workspaceId,
  id,
  now,
  values,
}: InWorkspace & {
  id: string
  now: Date
  values: { role?: GivenRole; isApprover?: boolean; revokedAt?: Date }
}) => {
  const [row] = await db
    .update(workspaceInvites)
    .set(values)
    .where(
      and(eq(workspaceInvites.id, id), eq(workspaceInvites.workspaceId, workspaceId), isOpen(now)),
    )
    .returning()
  return row
}

/** Invites a user made; without what opens them. */
export const listInvitesBy = ({ db, userId }: { db: Db; userId: string }) =>
  db
    .select({
      id: workspaceInvites.id,
      workspaceId: workspaceInvites.workspaceId,
      role: workspaceInvites.role,
      note: workspaceInvites.note,
      uses: workspaceInvites.uses,
      createdAt: workspaceInvites.createdAt,
      expiresAt: workspaceInvites.expiresAt,
      revokedAt: workspaceInvites.revokedAt,
    })
    .from(workspaceInvites)
    .where(eq(workspaceInvites.createdBy, userId))
