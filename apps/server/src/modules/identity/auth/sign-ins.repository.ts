import type { MessengerName, SignInProvider } from '@kadr/contract/identity/users'
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import { signIns } from '../../../db/schema/identity/users.ts'

type Account = { provider: SignInProvider; subject: string }

/** Serializes sign-ins of an account that may have no row to lock yet. */
export const lockAccount = ({ db, provider, subject }: Account & { db: Tx }) =>
  db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`sign-in:${provider}:${subject}`}, 0))`,
  )

export const findSignIn = async ({ db, provider, subject }: Account & { db: Db | Tx }) => {
  const [row] = await db
    .select()
    .from(signIns)
    .where(and(eq(signIns.provider, provider), eq(signIns.subject, subject)))
  return row
}

export const insertSignIn = ({
  db,
  ...values
}: Account & { db: Tx; userId: string; label: string; createdAt: Date }) =>
  db.insert(signIns).values(values)

export const updateLabel = ({
  db,
  provider,
  subject,
  label,
}: Account & { db: Tx; label: string }) =>
  db
    .update(signIns)
    .set({ label })
    .where(and(eq(signIns.provider, provider), eq(signIns.subject, subject)))

/** Only from its present owner. */
export const giveSignIn = async ({
  db,
  provider,
  subject,
  from,
  to,
}: Account & { db: Tx; from: string; to: string }): Promise<boolean> => {
  const given = await db
    .update(signIns)
    .set({ userId: to })
    .where(
      and(eq(signIns.provider, provider), eq(signIns.subject, subject), eq(signIns.userId, from)),
    )
    .returning({ userId: signIns.userId })
  return given.length > 0
}

export const listSignInsOf = ({ db, userId }: { db: Db | Tx; userId: string }) =>
  db.select().from(signIns).where(eq(signIns.userId, userId)).orderBy(asc(signIns.createdAt))

export const findGoogleSignInsByEmail = ({ db, email }: { db: Db; email: string }) =>
  db
    .select({ userId: signIns.userId })
    .from(signIns)
    .where(
      and(eq(signIns.provider, 'google'), eq(sql`lower(${signIns.label})`, email.toLowerCase())),
    )

/** By the user name of their last sign-in. */
export const findSignInsByName = ({
  db,
  messenger,
  username,
}: {
  db: Db
  messenger: MessengerName
  username: string
}) =>
  db
    .select({ userId: signIns.userId, subject: signIns.subject })
    .from(signIns)
    .where(
      and(
        eq(signIns.provider, messenger),
        eq(sql`lower(${signIns.label})`, `@${username.toLowerCase()}`),
      ),
    )

export const deleteSignIn = ({
  db,
  userId,
  provider,
}: {
  db: Tx
  userId: string
  provider: SignInProvider
}) => db.delete(signIns).where(and(eq(signIns.userId, userId), eq(signIns.provider, provider)))

/** Writes only a change; true when there was one. */
export const setBotBlockedAt = async ({
  db,
  at,
  userId,
  messenger,
}: {
  db: Tx
  userId: string
  messenger: MessengerName
  at: Date | null
}) => {
  const isChanged = at === null ? isNotNull(signIns.botBlockedAt) : isNull(signIns.botBlockedAt)
  const rows = await db
    .update(signIns)
    .set({ botBlockedAt: at })
    .where(and(eq(signIns.userId, userId), eq(signIns.provider, messenger), isChanged))
    .returning({ userId: signIns.userId })
  return rows.length > 0
}
