import { and, asc, count, eq, gt, isNull, lte, or } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import { passkeyGuards, passkeys } from '../../../db/schema/identity/passkeys.ts'

export type PasskeyRow = typeof passkeys.$inferSelect

type OfSite = { userId: string; site: string }

const isOf = ({ userId, site }: OfSite) => and(eq(passkeys.userId, userId), eq(passkeys.site, site))

export const listPasskeys = ({ db, ...of }: OfSite & { db: Db | Tx }) =>
  db.select().from(passkeys).where(isOf(of)).orderBy(asc(passkeys.id))

export const findPasskey = async ({
  db,
  credentialId,
  ...of
}: OfSite & { db: Tx; credentialId: string }) => {
  const [row] = await db
    .select()
    .from(passkeys)
    .where(and(isOf(of), eq(passkeys.credentialId, credentialId)))
  return row
}

/** Those that a reset is due for no longer count, before they are removed. */
export const hasPasskey = async ({ db, now, ...of }: OfSite & { db: Db; now: Date }) => {
  const [row] = await db
    .select({ found: count() })
    .from(passkeys)
    .leftJoin(passkeyGuards, eq(passkeyGuards.userId, passkeys.userId))
    .where(and(isOf(of), or(isNull(passkeyGuards.resetsAt), gt(passkeyGuards.resetsAt, now))))
  return (row?.found ?? 0) > 0
}

/** False for a credential that somebody has added already. */
export const insertPasskey = async ({
  db,
  values,
}: {
  db: Tx
  values: typeof passkeys.$inferInsert
}) => (await db.insert(passkeys).values(values).onConflictDoNothing().returning()).length > 0

export const updatePasskey = async ({
  db,
  userId,
  id,
  ...changes
}: { db: Tx; userId: string; id: string } & Partial<
  Pick<PasskeyRow, 'name' | 'counter' | 'isBackedUp' | 'lastUsedAt'>
>) => {
  const [row] = await db
    .update(passkeys)
    .set(changes)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
    .returning()
  return row
}

export const deletePasskey = async ({ db, userId, id }: { db: Tx; userId: string; id: string }) => {
  const [row] = await db
    .delete(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
    .returning()
  return row
}

export const deletePasskeysOf = ({ db, userId }: { db: Tx; userId: string }) =>
  db.delete(passkeys).where(eq(passkeys.userId, userId)).returning()

export const listDueResets = ({ db, now }: { db: Db; now: Date }) =>
  db
    .select({ userId: passkeyGuards.userId })
    .from(passkeyGuards)
    .where(lte(passkeyGuards.resetsAt, now))

/** For the export of personal data: without the key itself. */
export const listPasskeysOf = ({ db, userId }: { db: Db; userId: string }) =>
  db
    .select({
      site: passkeys.site,
      name: passkeys.name,
      transports: passkeys.transports,
      isBackedUp: passkeys.isBackedUp,
      createdAt: passkeys.createdAt,
      lastUsedAt: passkeys.lastUsedAt,
    })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.id))
