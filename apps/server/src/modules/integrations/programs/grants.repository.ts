import type { GrantEnd } from '@kadr/contract/integrations/programs'
import { and, asc, desc, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import { isAfter } from '../../../db/is-after.ts'
import { users } from '../../../db/schema/identity/users.ts'
import { programGrants, programs } from '../../../db/schema/integrations/programs.ts'
import type { Page } from '../../../platform/paging/read-pages.ts'

export type GrantRow = typeof programGrants.$inferSelect

export const insertGrant = async ({
  tx,
  values,
}: {
  tx: Tx
  values: typeof programGrants.$inferInsert
}): Promise<GrantRow> => {
  const [row] = await tx.insert(programGrants).values(values).returning()
  if (!row) throw new Error('A grant was not written')
  return row
}

/** Locked: its tokens are given out and ended one after another. */
export const lockGrant = async ({ tx, id }: { tx: Tx; id: string }) => {
  const [row] = await tx
    .select({ grant: programGrants, program: programs })
    .from(programGrants)
    .innerJoin(programs, eq(programs.id, programGrants.programId))
    .where(eq(programGrants.id, id))
    .for('update', { of: programGrants })
  return row
}

export const endGrant = async ({
  tx,
  id,
  end,
  at,
}: {
  tx: Tx
  id: string
  end: GrantEnd
  at: Date
}): Promise<GrantRow | undefined> => {
  const [row] = await tx
    .update(programGrants)
    .set({ endedAt: at, endedBy: end })
    .where(and(eq(programGrants.id, id), isNull(programGrants.endedAt)))
    .returning()
  return row
}

/** Written at most once a minute. */
export const noteUse = ({ db, id, at, before }: { db: Db; id: string; at: Date; before: Date }) =>
  db
    .update(programGrants)
    .set({ lastUsedAt: at })
    .where(
      and(
        eq(programGrants.id, id),
        or(isNull(programGrants.lastUsedAt), lt(programGrants.lastUsedAt, before)),
      ),
    )

const KEPT_CALLS = 10

export const noteCall = ({ db, id, at, text }: { db: Db; id: string; at: Date; text: string }) => {
  const call = JSON.stringify([{ at: at.toISOString(), text }])
  return db
    .update(programGrants)
    .set({
      calls: sql`(select coalesce(jsonb_agg(part order by place), '[]'::jsonb) from
        jsonb_array_elements(${call}::jsonb || ${programGrants.calls}) with ordinality as parts(part, place)
        where place <= ${KEPT_CALLS})`,
    })
    .where(eq(programGrants.id, id))
}

/** Those that work first. */
export const listGrants = ({ db, workspaceId }: { db: Db; workspaceId: string }) =>
  db
    .select({
      grant: programGrants,
      program: programs,
      owner: { id: users.id, firstName: users.firstName, lastName: users.lastName },
    })
    .from(programGrants)
    .innerJoin(programs, eq(programs.id, programGrants.programId))
    .innerJoin(users, eq(users.id, programGrants.userId))
    .where(eq(programGrants.workspaceId, workspaceId))
    .orderBy(sql`${programGrants.endedAt} is not null`, desc(programGrants.id))
    .limit(100)

export type ListedGrant = Awaited<ReturnType<typeof listGrants>>[number]

export const findGrantOf = async ({
  db,
  workspaceId,
  id,
}: {
  db: Db | Tx
  workspaceId: string
  id: string
}) => {
  const [row] = await db
    .select()
    .from(programGrants)
    .where(and(eq(programGrants.workspaceId, workspaceId), eq(programGrants.id, id)))
  return row
}

export const listGrantsOf = ({ db, userId, after, limit }: Page & { db: Db; userId: string }) =>
  db
    .select({ grant: programGrants, id: programGrants.id, program: programs.name })
    .from(programGrants)
    .innerJoin(programs, eq(programs.id, programGrants.programId))
    .where(and(eq(programGrants.userId, userId), isAfter(programGrants.id, after)))
    .orderBy(asc(programGrants.id))
    .limit(limit)
