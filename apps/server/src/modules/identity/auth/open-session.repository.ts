import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connection.ts'
import { sessions } from '../../../db/schema/identity/sessions.ts'
import { users } from '../../../db/schema/identity/users.ts'

const prepareQuery = (db: Db) =>
  db
    .select({ user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.id, sql.placeholder('sessionId')),
        eq(sessions.userId, sql.placeholder('userId')),
        isNull(sessions.revokedAt),
      ),
    )
    .prepare('open_session_user')

const prepared = new WeakMap<Db, ReturnType<typeof prepareQuery>>()

/** The user of an open session. Runs at every request, so it is a prepared statement. */
export const findOpenSessionUser = async ({
  db,
  sessionId,
  userId,
}: {
  db: Db
  sessionId: string
  userId: string
}) => {
  const query = prepared.get(db) ?? prepareQuery(db)
  prepared.set(db, query)
  const [row] = await query.execute({ sessionId, userId })
  return row?.user
}
