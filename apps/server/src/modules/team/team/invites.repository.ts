import type { AssignableRole, InviteChannel, InviteDelivery } from '@kadr/contract/team/team'
import { rolesWith } from '@kadr/domain/identity/permissions'
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import { users } from '../../../db/schema/identity/users.ts'
import {
  workspaceInvites,
  workspaceMembers,
  workspaces,
} from '../../../db/schema/identity/workspaces.ts'

export type InviteRow = typeof workspaceInvites.$inferSelect

type InWorkspace = { db: Db | Tx; workspaceId: string }

export const insertInvite = async ({
  db,
  ...values
}: {
  db: Tx
  id: string
  workspaceId: string
  tokenHash: string
  role: AssignableRole
  isApprover: boolean
  connectionIds: string[] | null
  note: string
  channel: InviteChannel
  address: string | null
  delivery: InviteDelivery
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

/** Pairs of a workspace and a person who may invite to it at present. */
const inviters = sql`(select ${workspaceMembers.workspaceId}, ${workspaceMembers.userId} from ${workspaceMembers}
  where ${inArray(workspaceMembers.role, [...rolesWith('team.manage')])})`

const isOpen = (now: Date) =>
  and(
    isNull(workspaceInvites.revokedAt),
    sql`(${workspaceInvites.workspaceId}, ${workspaceInvites.createdBy}) in ${inviters}`,
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

/** Addressed invites of a workspace since a moment. */
export const countAddressedSince = ({ db, workspaceId, since }: InWorkspace & { since: Date }) =>
  db.$count(
    workspaceInvites,
    and(
      eq(workspaceInvites.workspaceId, workspaceId),
      isNotNull(workspaceInvites.address),
      gt(workspaceInvites.createdAt, since),
    ),
  )

const opened = { invite: workspaceInvites, workspaceName: workspaces.name, inviter }

/** Open invites to a Telegram user name. */
export const listOpenByUsername = ({
  db,
  username,
  now,
}: {
  db: Db | Tx
  username: string
  now: Date
}) =>
  db
    .select(opened)
    .from(workspaceInvites)
    .innerJoin(workspaces, eq(workspaces.id, workspaceInvites.workspaceId))
    .leftJoin(users, eq(users.id, workspaceInvites.createdBy))
    .where(
      and(
        eq(workspaceInvites.channel, 'telegram'),
        eq(workspaceInvites.address, username),
        isOpen(now),
        isNull(workspaces.closedAt),
      ),
    )
    .orderBy(asc(workspaceInvites.id))

export type OpenedRow = Awaited<ReturnType<typeof listOpenByUsername>>[number]

/** Only open invites of open workspaces. */
export const findOpenInvite = async ({ db, id, now }: { db: Db | Tx; id: string; now: Date }) => {
  const [row] = await db
    .select(opened)
    .from(workspaceInvites)
    .innerJoin(workspaces, eq(workspaces.id, workspaceInvites.workspaceId))
    .leftJoin(users, eq(users.id, workspaceInvites.createdBy))
    .where(and(eq(workspaceInvites.id, id), isOpen(now), isNull(workspaces.closedAt)))
  return row
}

export const saveDelivery = ({
  db,
  id,
  delivery,
}: {
  db: Db | Tx
  id: string
  delivery: InviteDelivery
}) => db.update(workspaceInvites).set({ delivery }).where(eq(workspaceInvites.id, id))

/** Erases addresses of people who may never have joined. */
export const forgetAddresses = ({ db, endedBefore }: { db: Db; endedBefore: Date }) =>
  db
    .update(workspaceInvites)
    .set({ address: null })
    .where(and(isNotNull(workspaceInvites.address), lt(workspaceInvites.expiresAt, endedBefore)))

const isSender = and(
  eq(workspaceMembers.workspaceId, workspaceInvites.workspaceId),
  eq(workspaceMembers.userId, workspaceInvites.createdBy),
)

/** Only of open workspaces. */
export const findInviteByToken = async ({ db, tokenHash }: { db: Db | Tx; tokenHash: string }) => {
  const [row] = await db
    .select({ ...opened, senderRole: workspaceMembers.role })
    .from(workspaceInvites)
    .innerJoin(workspaces, eq(workspaces.id, workspaceInvites.workspaceId))
    .leftJoin(users, eq(users.id, workspaceInvites.createdBy))
    .leftJoin(workspaceMembers, isSender)
    .where(and(eq(workspaceInvites.tokenHash, tokenHash), isNull(workspaces.closedAt)))
  return row
}

export type FoundInvite = NonNullable<Awaited<ReturnType<typeof findInviteByToken>>>

/** Row lock: of two people who accept at once, the second sees the use of the first. */
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
  values: { role?: AssignableRole; isApprover?: boolean; revokedAt?: Date }
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

/** Ends what a person has sent; returns what was open. */
export const revokeInvitesBy = ({
  db,
  workspaceId,
  userId,
  now,
}: InWorkspace & { userId: string; now: Date }) =>
  db
    .update(workspaceInvites)
    .set({ revokedAt: now })
    .where(
      and(
        eq(workspaceInvites.workspaceId, workspaceId),
        eq(workspaceInvites.createdBy, userId),
        isNull(workspaceInvites.revokedAt),
        gt(workspaceInvites.expiresAt, now),
      ),
    )
    .returning({ id: workspaceInvites.id, role: workspaceInvites.role })

/** Without the token hashes. */
export const listInvitesBy = ({ db, userId }: { db: Db; userId: string }) =>
  db
    .select({
      id: workspaceInvites.id,
      workspaceId: workspaceInvites.workspaceId,
      role: workspaceInvites.role,
      note: workspaceInvites.note,
      channel: workspaceInvites.channel,
      address: workspaceInvites.address,
      uses: workspaceInvites.uses,
      createdAt: workspaceInvites.createdAt,
      expiresAt: workspaceInvites.expiresAt,
      revokedAt: workspaceInvites.revokedAt,
    })
    .from(workspaceInvites)
    .where(eq(workspaceInvites.createdBy, userId))
