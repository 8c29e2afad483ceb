import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import { programGrants, programs, programTokens } from '../../../db/schema/integrations/programs.ts'

export type TokenRow = typeof programTokens.$inferSelect

export const insertToken = async ({
  tx,
  values,
}: {
  tx: Tx
  values: typeof programTokens.$inferInsert
}) => {
  await tx.insert(programTokens).values(values)
}

export const findToken = async ({ db, hash }: { db: Db | Tx; hash: string }) => {
  const [row] = await db.select().from(programTokens).where(eq(programTokens.hash, hash))
  return row
}

/** An access token with its grant and program, by one query: each call of a program asks it. */
export const findAccess = async ({ db, hash }: { db: Db; hash: string }) => {
  const [row] = await db
    .select({ token: programTokens, grant: programGrants, program: programs })
    .from(programTokens)
    .innerJoin(programGrants, eq(programGrants.id, programTokens.grantId))
    .innerJoin(programs, eq(programs.id, programGrants.programId))
    .where(and(eq(programTokens.hash, hash), eq(programTokens.kind, 'at')))
  return row
}

export const markUsed = ({ tx, id, at }: { tx: Tx; id: string; at: Date }) =>
  tx
    .update(programTokens)
    .set({ usedAt: at })
    .where(and(eq(programTokens.id, id), isNull(programTokens.usedAt)))

export const listChildren = ({ tx, parentId }: { tx: Tx; parentId: string }) =>
  tx.select().from(programTokens).where(eq(programTokens.parentId, parentId))

export const deleteTokens = ({ tx, ids }: { tx: Tx; ids: readonly string[] }) =>
  tx.delete(programTokens).where(inArray(programTokens.id, [...ids]))

export const deleteAccessOf = ({ tx, grantId }: { tx: Tx; grantId: string }) =>
  tx
    .delete(programTokens)
    .where(and(eq(programTokens.grantId, grantId), eq(programTokens.kind, 'at')))

/** Used ones are kept as long as they could have been renewed: a second use of them tells of a theft. */
export const deleteExpired = ({ db, now }: { db: Db; now: Date }) =>
  db.delete(programTokens).where(lte(programTokens.expiresAt, now))

/** Grants that nobody can renew any more. */
export const listIdleGrants = ({ db, limit }: { db: Db; limit: number }) =>
  db
    .select({ id: programGrants.id })
    .from(programGrants)
    .where(
      and(
        isNull(programGrants.endedAt),
        sql`not exists (select 1 from ${programTokens} where ${programTokens.grantId} = ${programGrants.id})`,
      ),
    )
    .limit(limit)
