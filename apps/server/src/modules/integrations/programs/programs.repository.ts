import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import { programGrants, programs } from '../../../db/schema/integrations/programs.ts'

export type ProgramRow = typeof programs.$inferSelect

export const findProgram = async ({ db, clientId }: { db: Db | Tx; clientId: string }) => {
  const [row] = await db.select().from(programs).where(eq(programs.clientId, clientId))
  return row
}

/** A document that is read again replaces what was known of it. */
export const putProgram = async ({
  db,
  values,
}: {
  db: Db | Tx
  values: typeof programs.$inferInsert
}): Promise<ProgramRow> => {
  const { name, redirectUris, staleAt } = values
  const [row] = await db
    .insert(programs)
    .values(values)
    .onConflictDoUpdate({ target: programs.clientId, set: { name, redirectUris, staleAt } })
    .returning()
  if (!row) throw new Error('A program was not written')
  return row
}

/** Somebody uses it: it is not forgotten any more. */
export const keepProgram = ({ tx, id }: { tx: Tx; id: string }) =>
  tx
    .update(programs)
    .set({ staleAt: null })
    .where(and(eq(programs.id, id), eq(programs.kind, 'registered')))

export const listByHand = ({ db, workspaceId }: { db: Db; workspaceId: string }) =>
  db.select().from(programs).where(eq(programs.workspaceId, workspaceId)).orderBy(desc(programs.id))

export const listByHandOf = ({ db, workspaceIds }: { db: Db; workspaceIds: readonly string[] }) =>
  db
    .select()
    .from(programs)
    .where(inArray(programs.workspaceId, [...workspaceIds]))
    .orderBy(asc(programs.id))

export const lockPrograms = ({ tx, workspaceId }: { tx: Tx; workspaceId: string }) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`programs:${workspaceId}`}, 0))`)

export const countByHand = async ({ tx, workspaceId }: { tx: Tx; workspaceId: string }) => {
  const [row] = await tx
    .select({ count: count() })
    .from(programs)
    .where(eq(programs.workspaceId, workspaceId))
  return row?.count ?? 0
}

export const countRegistered = async ({ db, from }: { db: Db | Tx; from: string }) => {
  const [row] = await db
    .select({ count: count() })
    .from(programs)
    .where(eq(programs.registeredFrom, from))
  return row?.count ?? 0
}

/** With its grants. */
export const deleteByHand = async ({
  db,
  workspaceId,
  id,
}: {
  db: Db
  workspaceId: string
  id: string
}) => {
  const rows = await db
    .delete(programs)
    .where(and(eq(programs.workspaceId, workspaceId), eq(programs.id, id)))
    .returning({ id: programs.id })
  return rows.length > 0
}

/** Registered by themselves and never used; documents that nobody let in. */
export const deleteUnused = async ({ db, now }: { db: Db; now: Date }) => {
  const stale = await db
    .select({ id: programs.id })
    .from(programs)
    .leftJoin(programGrants, eq(programGrants.programId, programs.id))
    .where(and(isNotNull(programs.staleAt), lt(programs.staleAt, now), isNull(programGrants.id)))
    .orderBy(asc(programs.id))
    .limit(500)
  for (const { id } of stale) {
    await db
      .delete(programs)
      .where(
        and(
          eq(programs.id, id),
          sql`not exists (select 1 from ${programGrants} where ${programGrants.programId} = ${id})`,
        ),
      )
  }
}
