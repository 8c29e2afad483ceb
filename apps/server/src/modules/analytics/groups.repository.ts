import { and, asc, count, eq, inArray } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { metricSubjects } from '../../db/schema/analytics.ts'
import { analyticsGroupMembers, analyticsGroups } from '../../db/schema/analytics-groups.ts'

export type GroupKind = (typeof analyticsGroups.$inferSelect)['kind']
type OfKind = { db: Db | Tx; workspaceId: string; kind: GroupKind }
type One = OfKind & { id: string }

const areOfKind = ({ workspaceId, kind }: Omit<OfKind, 'db'>) =>
  and(eq(analyticsGroups.workspaceId, workspaceId), eq(analyticsGroups.kind, kind))
const isOne = ({ id, ...rest }: Omit<One, 'db'>) => and(areOfKind(rest), eq(analyticsGroups.id, id))

export const listGroups = ({ db, ...rest }: OfKind) =>
  db
    .select()
    .from(analyticsGroups)
    .where(areOfKind(rest))
    .orderBy(asc(analyticsGroups.name), asc(analyticsGroups.id))

export const findGroup = async ({ db, ...one }: One) => {
  const [row] = await db.select().from(analyticsGroups).where(isOne(one))
  return row
}

export const lockGroup = async ({ db, ...one }: One & { db: Tx }) => {
  const [row] = await db.select().from(analyticsGroups).where(isOne(one)).for('update')
  return row
}

export const countGroups = async ({ db, ...rest }: OfKind) => {
  const [row] = await db.select({ count: count() }).from(analyticsGroups).where(areOfKind(rest))
  return row?.count ?? 0
}

/** Undefined: the name is taken. */
export const insertGroup = async ({ db, ...values }: One & { name: string }) => {
  const [row] = await db.insert(analyticsGroups).values(values).onConflictDoNothing().returning()
  return row
}

export const isNameTaken = async ({
  db,
  id,
  name,
  ...rest
}: One & { name: string }): Promise<boolean> => {
  const rows = await db
    .select({ id: analyticsGroups.id })
    .from(analyticsGroups)
    .where(and(areOfKind(rest), eq(analyticsGroups.name, name)))
  return rows.some((row) => row.id !== id)
}

export const renameGroup = ({ db, name, ...one }: One & { name: string }) =>
  db.update(analyticsGroups).set({ name }).where(isOne(one))

export const deleteGroup = async ({ db, ...one }: One) => {
  const gone = await db
    .delete(analyticsGroups)
    .where(isOne(one))
    .returning({ id: analyticsGroups.id })
  return gone.length > 0
}

export const listMembers = ({ db, groupIds }: { db: Db | Tx; groupIds: readonly string[] }) =>
  db
    .select()
    .from(analyticsGroupMembers)
    .where(inArray(analyticsGroupMembers.groupId, [...groupIds]))
    .orderBy(asc(analyticsGroupMembers.subjectId))

/** False, with nothing changed: one of them belongs to another workspace or is of another kind. */
export const replaceMembers = async ({
  db,
  workspaceId,
  kind,
  id,
  memberIds,
}: One & { memberIds: readonly string[] }): Promise<boolean> => {
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

type Owned = { db: Db; workspaceIds: readonly string[] }

export const listGroupsOf = ({ db, workspaceIds }: Owned) =>
  db
    .select()
    .from(analyticsGroups)
    .where(inArray(analyticsGroups.workspaceId, [...workspaceIds]))
    .orderBy(asc(analyticsGroups.id))

export const listMembersOf = ({ db, workspaceIds }: Owned) =>
  db
    .select({
      groupId: analyticsGroupMembers.groupId,
      subjectId: analyticsGroupMembers.subjectId,
    })
    .from(analyticsGroupMembers)
    .innerJoin(analyticsGroups, eq(analyticsGroups.id, analyticsGroupMembers.groupId))
    .where(inArray(analyticsGroups.workspaceId, [...workspaceIds]))
    .orderBy(asc(analyticsGroupMembers.groupId), asc(analyticsGroupMembers.subjectId))
