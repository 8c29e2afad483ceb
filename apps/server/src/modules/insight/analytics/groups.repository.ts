import { and, asc, count, eq, inArray } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import { metricSubjects } from '../../../db/schema/insight/analytics.ts'
import {
  analyticsGroupMembers,
  analyticsGroups,
} from '../../../db/schema/insight/analytics-groups.ts'

export type GroupKind = (typeof analyticsGroups.$inferSelect)['kind']
type OfKind = { db: Db | Tx; workspaceId: string; kind: GroupKind }
type GroupKey = OfKind & { id: string }

const areOfKind = ({ workspaceId, kind }: Omit<OfKind, 'db'>) =>
  and(eq(analyticsGroups.workspaceId, workspaceId), eq(analyticsGroups.kind, kind))
const hasKey = ({ id, ...rest }: Omit<GroupKey, 'db'>) =>
  and(areOfKind(rest), eq(analyticsGroups.id, id))

export const listGroups = ({ db, ...rest }: OfKind) =>
  db
    .select()
    .from(analyticsGroups)
    .where(areOfKind(rest))
    .orderBy(asc(analyticsGroups.name), asc(analyticsGroups.id))

export const findGroup = async ({ db, ...one }: GroupKey) => {
  const [row] = await db.select().from(analyticsGroups).where(hasKey(one))
  return row
}

export const lockGroup = async ({ db, ...one }: GroupKey & { db: Tx }) => {
  const [row] = await db.select().from(analyticsGroups).where(hasKey(one)).for('update')
  return row
}

export const countGroups = async ({ db, ...rest }: OfKind) => {
  const [row] = await db.select({ count: count() }).from(analyticsGroups).where(areOfKind(rest))
  return row?.count ?? 0
}

/** Undefined: the name is taken. */
export const insertGroup = async ({ db, ...values }: GroupKey & { name: string }) => {
  const [row] = await db.insert(analyticsGroups).values(values).onConflictDoNothing().returning()
  return row
}

export const isNameTaken = async ({
  db,
  id,
  name,
  ...rest
}: GroupKey & { name: string }): Promise<boolean> => {
  const rows = await db
    .select({ id: analyticsGroups.id })
    .from(analyticsGroups)
    .where(and(areOfKind(rest), eq(analyticsGroups.name, name)))
  return rows.some((row) => row.id !== id)
}

export const renameGroup = ({ db, name, ...one }: GroupKey & { name: string }) =>
  db.update(analyticsGroups).set({ name }).where(hasKey(one))

export const deleteGroup = async ({ db, ...one }: GroupKey) => {
  const gone = await db
    .delete(analyticsGroups)
    .where(hasKey(one))
    .returning({ id: analyticsGroups.id })
  return gone.length > 0
}

export const listMembers = ({ db, groupIds }: { db: Db | Tx; groupIds: readonly string[] }) =>
  db
    .select()
    .from(analyticsGroupMembers)
    .where(inArray(analyticsGroupMembers.groupId, [...groupIds]))
    .orderBy(asc(analyticsGroupMembers.subjectId))

/** False, with nothing changed, when a member belongs to another workspace or is of another kind. */
export const replaceMembers = async ({
  db,
  workspaceId,
  kind,
  id,
  memberIds,
}: GroupKey & { memberIds: readonly string[] }): Promise<boolean> => {
  const own = await db
    .select({ subjectId: metricSubjects.id })
    .from(metricSubjects)
    .where(
      and(
        eq(metricSubjects.workspaceId, workspaceId),
        eq(metricSubjects.kind, kind),
        inArray(metricSubjects.id, [...memberIds]),
      ),
    )
  if (own.length < new Set(memberIds).size) return false
  await db.delete(analyticsGroupMembers).where(eq(analyticsGroupMembers.groupId, id))
  if (own.length === 0) return true
  await db
    .insert(analyticsGroupMembers)
    .values(own.map(({ subjectId }) => ({ groupId: id, subjectId })))
  return true
}

type OwnedWorkspaces = { db: Db; workspaceIds: readonly string[] }

export const listGroupsOf = ({ db, workspaceIds }: OwnedWorkspaces) =>
  db
    .select()
    .from(analyticsGroups)
    .where(inArray(analyticsGroups.workspaceId, [...workspaceIds]))
    .orderBy(asc(analyticsGroups.id))

export const listMembersOf = ({ db, workspaceIds }: OwnedWorkspaces) =>
  db
    .select({
      groupId: analyticsGroupMembers.groupId,
      subjectId: analyticsGroupMembers.subjectId,
    })
    .from(analyticsGroupMembers)
    .innerJoin(analyticsGroups, eq(analyticsGroups.id, analyticsGroupMembers.groupId))
    .where(inArray(analyticsGroups.workspaceId, [...workspaceIds]))
    .orderBy(asc(analyticsGroupMembers.groupId), asc(analyticsGroupMembers.subjectId))
