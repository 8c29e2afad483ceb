import { and, asc, count, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import { isAfter } from '../../../db/is-after.ts'
import { workspaceMembers } from '../../../db/schema/identity/workspaces.ts'
import { businessFacts } from '../../../db/schema/library/business-facts.ts'
import type { Page } from '../../../platform/paging/read-pages.ts'

export type FactRow = typeof businessFacts.$inferSelect
export type FactValues = typeof businessFacts.$inferInsert

type InWorkspace = { db: Db | Tx; workspaceId: string }
type FactKey = InWorkspace & { id: string }

const hasKey = ({ workspaceId, id }: Omit<FactKey, 'db'>) =>
  and(eq(businessFacts.workspaceId, workspaceId), eq(businessFacts.id, id))

/** Oldest first: cards keep their places. */
export const listFacts = ({ db, workspaceId }: InWorkspace) =>
  db
    .select()
    .from(businessFacts)
    .where(eq(businessFacts.workspaceId, workspaceId))
    .orderBy(asc(businessFacts.id))

export const countFacts = async ({ db, workspaceId }: InWorkspace): Promise<number> => {
  const [row] = await db
    .select({ total: count() })
    .from(businessFacts)
    .where(eq(businessFacts.workspaceId, workspaceId))
  return row?.total ?? 0
}

/** Serializes additions of a workspace, so that its limit holds. */
export const lockFacts = ({ db, workspaceId }: InWorkspace & { db: Tx }) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`facts:${workspaceId}`}, 0))`)

export const lockFact = async ({ db, ...one }: FactKey & { db: Tx }) => {
  const [row] = await db.select().from(businessFacts).where(hasKey(one)).for('update')
  return row
}

/** Undefined when the workspace has a fact of this kind and title. */
export const insertFact = async ({ db, values }: { db: Tx; values: FactValues }) => {
  const [row] = await db.insert(businessFacts).values(values).onConflictDoNothing().returning()
  return row
}

/** A fact of the same kind and title is replaced. */
export const putFact = async ({ db, values }: { db: Tx; values: FactValues }) => {
  const { title, text, source, sourceTitle, saidAt, until } = values
  const [row] = await db
    .insert(businessFacts)
    .values(values)
    .onConflictDoUpdate({
      target: [businessFacts.workspaceId, businessFacts.kind, businessFacts.titleKey],
      set: {
        title,
        text,
        source,
        sourceTitle,
        saidAt,
        until,
        version: sql`${businessFacts.version} + 1`,
      },
    })
    .returning()
  if (!row) throw new Error('The fact was not put')
  return row
}

export const updateFact = async ({
  db,
  values,
  ...one
}: FactKey & { values: Partial<FactValues> }) => {
  const [row] = await db
    .update(businessFacts)
    .set({ ...values, version: sql`${businessFacts.version} + 1` })
    .where(hasKey(one))
    .returning()
  if (!row) throw new Error('The fact went away while it was locked')
  return row
}

export const hasOther = async ({
  db,
  workspaceId,
  id,
  kind,
  titleKey,
}: FactKey & Pick<FactRow, 'kind' | 'titleKey'>): Promise<boolean> => {
  const rows = await db
    .select({ id: businessFacts.id })
    .from(businessFacts)
    .where(
      and(
        eq(businessFacts.workspaceId, workspaceId),
        eq(businessFacts.kind, kind),
        eq(businessFacts.titleKey, titleKey),
      ),
    )
  return rows.some((row) => row.id !== id)
}

export const deleteFact = async ({ db, ...one }: FactKey) => {
  const gone = await db.delete(businessFacts).where(hasKey(one)).returning({ id: businessFacts.id })
  return gone.length > 0
}

export const listFactsOfOwner = ({ db, userId, after, limit }: Page & { db: Db; userId: string }) =>
  db
    .select(getTableColumns(businessFacts))
    .from(businessFacts)
    .innerJoin(workspaceMembers, eq(workspaceMembers.workspaceId, businessFacts.workspaceId))
    .where(
      and(
        eq(workspaceMembers.userId, userId),
        eq(workspaceMembers.role, 'owner'),
        isAfter(businessFacts.id, after),
      ),
    )
    .orderBy(asc(businessFacts.id))
    .limit(limit)
