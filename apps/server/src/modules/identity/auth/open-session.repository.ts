import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connection.ts'
import { prepareOnce } from '../../../db/prepared.ts'
import { sessions } from '../../../db/schema/identity/sessions.ts'
import { users } from '../../../db/schema/identity/users.ts'

const openSessionUser = prepareOnce((db) =>
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
    .prepare('open_session_user'),
)

/** The user of an open session. */
export const findOpenSessionUser = async ({
  db,
  sessionId,
  userId,
}: {
  db: Db
  sessionId: string
  userId: string
}) => {
  const [row] = await openSessionUser(db).execute({ sessionId, userId })
  return row?.user
}
