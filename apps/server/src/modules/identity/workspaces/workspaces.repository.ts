import type { WorkspaceRole } from '@kadr/contract/identity/workspaces'
import { and, asc, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db, Tx } from '../../../db/connection.ts'
import { prepareOnce } from '../../../db/prepared.ts'
import { workspaceMembers, workspaces } from '../../../db/schema/identity/workspaces.ts'
import { resources } from '../../../db/schema/library/resources.ts'

type OfUser = { db: Db | Tx; userId: string }

export const insertPersonalWorkspace = async ({
  db,
  userId,
  name,
  timeZone,
}: OfUser & { name: string; timeZone: string }) => {
  const [workspace] = await db
    .insert(workspaces)
    .values({ name, timeZone, personalUserId: userId })
    .returning({ id: workspaces.id })
  if (!workspace) throw new Error('The workspace was not inserted')
  await db.insert(workspaceMembers).values({ workspaceId: workspace.id, userId, role: 'owner' })
  return workspace.id
}

const pictures = alias(resources, 'pictures')
const logos = alias(resources, 'logos')

const memberships = prepareOnce((db) =>
  db
    .select({
      id: workspaces.id,
      name: workspaces.name,
      timeZone: workspaces.timeZone,
      personalUserId: workspaces.personalUserId,
      brandColor: workspaces.brandColor,
      picture: { id: pictures.id, fileId: pictures.fileId, thumbnail: pictures.thumbnail },
      logo: { id: logos.id, fileId: logos.fileId, thumbnail: logos.thumbnail },
      role: workspaceMembers.role,
      isApprover: workspaceMembers.isApprover,
      connectionIds: workspaceMembers.connectionIds,
      createdAt: workspaces.createdAt,
      joinedAt: workspaceMembers.createdAt,
    })
    .from(workspaceMembers)
    .innerJoin(workspaces, eq(workspaces.id, workspaceMembers.workspaceId))
    .leftJoin(pictures, eq(pictures.id, workspaces.pictureId))
    .leftJoin(logos, eq(logos.id, workspaces.logoId))
    .where(and(eq(workspaceMembers.userId, sql.placeholder('userId')), isNull(workspaces.closedAt)))
    .orderBy(
      sql`${workspaces.personalUserId} is distinct from ${sql.placeholder('userId')}`,
      asc(workspaces.id),
    )
    .prepare('memberships'),
)

export const listMemberships = ({ db, userId }: OfUser) => memberships(db).execute({ userId })

const selectMembership = (db: Db | Tx, place: SQL) =>
  db
    .select({
      workspaceId: workspaces.id,
      role: workspaceMembers.role,
      isApprover: workspaceMembers.isApprover,
      connectionIds: workspaceMembers.connectionIds,
    })
    .from(workspaceMembers)
    .innerJoin(workspaces, eq(workspaces.id, workspaceMembers.workspaceId))
    .where(
      and(
        eq(workspaceMembers.userId, sql.placeholder('userId')),
        isNull(workspaces.closedAt),
        place,
      ),
    )

const membershipOf = prepareOnce((db) =>
  selectMembership(db, eq(workspaces.id, sql.placeholder('workspaceId'))).prepare('membership'),
)
const personalMembership = prepareOnce((db) =>
  selectMembership(db, eq(workspaces.personalUserId, sql.placeholder('userId'))).prepare(
    'personal_membership',
  ),
)

export const findMembership = async ({
  db,
  userId,
  workspaceId,
}: OfUser & { workspaceId: string | undefined }) => {
  const [membership] = workspaceId
    ? await membershipOf(db).execute({ userId, workspaceId })
    : await personalMembership(db).execute({ userId })
  return membership
}

export const findName = async ({ db, workspaceId }: { db: Db; workspaceId: string }) => {
  const [row] = await db
    .select({ name: workspaces.name })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId))
  return row?.name
}

/** A post or an account that restricted members may not see. */
export type Subject = { postId: string } | { connectionId: string }

const seesSubject = (subject: Subject) =>
  'postId' in subject
    ? sql`not exists (select from post_targets t where t.post_id = ${subject.postId}
        and (t.connection_id is null or t.connection_id <> all(${workspaceMembers.connectionIds})))`
    : sql`${subject.connectionId}::uuid = any(${workspaceMembers.connectionIds})`

/** All members, or the approvers: members with one of the roles or with the individual permission. */
export const listMemberIds = async ({
  db,
  workspaceId,
  roles,
  approvingRoles,
  subject,
}: {
  db: Db | Tx
  workspaceId: string
  roles?: readonly WorkspaceRole[]
  approvingRoles?: readonly WorkspaceRole[]
  subject?: Subject | undefined
}) => {
  const rows = await db
    .select({ userId: workspaceMembers.userId })
    .from(workspaceMembers)
    .where(
      and(
        eq(workspaceMembers.workspaceId, workspaceId),
        roles && inArray(workspaceMembers.role, [...roles]),
        approvingRoles &&
          or(
            inArray(workspaceMembers.role, [...approvingRoles]),
            eq(workspaceMembers.isApprover, true),
          ),
        subject && or(isNull(workspaceMembers.connectionIds), seesSubject(subject)),
      ),
    )
  return rows.map(({ userId }) => userId)
}

const timeZoneOf = prepareOnce((db) =>
  db
    .select({ timeZone: workspaces.timeZone })
    .from(workspaces)
    .where(eq(workspaces.id, sql.placeholder('workspaceId')))
    .prepare('time_zone_of_workspace'),
)

export const findTimeZone = async ({ db, workspaceId }: { db: Db | Tx; workspaceId: string }) => {
  const [row] = await timeZoneOf(db).execute({ workspaceId })
  return row?.timeZone
}

const ownerOf = prepareOnce((db) =>
  db
    .select({ userId: workspaceMembers.userId })
    .from(workspaceMembers)
    .where(
      and(
        eq(workspaceMembers.workspaceId, sql.placeholder('workspaceId')),
        eq(workspaceMembers.role, 'owner'),
      ),
    )
    .prepare('owner_of_workspace'),
)

export const findOwnerId = async ({ db, workspaceId }: { db: Db | Tx; workspaceId: string }) => {
  const [owner] = await ownerOf(db).execute({ workspaceId })
  return owner?.userId
}

export const listOwnedIds = async ({ db, userId }: OfUser) => {
  const rows = await db
    .select({ id: workspaceMembers.workspaceId })
    .from(workspaceMembers)
    .where(and(eq(workspaceMembers.userId, userId), eq(workspaceMembers.role, 'owner')))
  return rows.map(({ id }) => id)
}

export const updatePersonalTimeZone = ({ db, userId, timeZone }: OfUser & { timeZone: string }) =>
  db.update(workspaces).set({ timeZone }).where(eq(workspaces.personalUserId, userId))

/** Workspaces the user owns that have other members. The rows stay locked, so no one can join meanwhile. */
export const listOwnedWithOthers = async ({ db, userId }: OfUser) => {
  await db
    .select({ id: workspaces.id })
    .from(workspaces)
    .innerJoin(workspaceMembers, eq(workspaceMembers.workspaceId, workspaces.id))
    .where(and(eq(workspaceMembers.userId, userId), eq(workspaceMembers.role, 'owner')))
    .for('update', { of: workspaces })
  const others = alias(workspaceMembers, 'others')
  return db
    .selectDistinct({ id: workspaces.id, name: workspaces.name })
    .from(workspaceMembers)
    .innerJoin(workspaces, eq(workspaces.id, workspaceMembers.workspaceId))
    .innerJoin(
      others,
      and(eq(others.workspaceId, workspaces.id), ne(others.userId, workspaceMembers.userId)),
    )
    .where(and(eq(workspaceMembers.userId, userId), eq(workspaceMembers.role, 'owner')))
}

export const deleteOwnedWorkspaces = ({ db, userId }: OfUser) =>
  db
    .delete(workspaces)
    .where(
      sql`${workspaces.id} in (select ${workspaceMembers.workspaceId} from ${workspaceMembers}
        where ${workspaceMembers.userId} = ${userId} and ${workspaceMembers.role} = 'owner')`,
    )
    .returning({ id: workspaces.id })

export const renamePersonalWorkspace = async ({ db, userId, name }: OfUser & { name: string }) => {
  const [workspace] = await db
    .update(workspaces)
    .set({ name })
    .where(eq(workspaces.personalUserId, userId))
    .returning({ id: workspaces.id })
  if (!workspace) throw new Error('The person has no workspace')
  return workspace.id
}

export const findFace = async ({ db, workspaceId }: { db: Db | Tx; workspaceId: string }) => {
  const [row] = await db
    .select({
      name: workspaces.name,
      brandColor: workspaces.brandColor,
      logoId: workspaces.logoId,
    })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId))
  return row
}
