import { and, desc, eq, inArray, max, notInArray } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import { publishAttempts } from '../../../db/schema/publishing/posts.ts'

export type AttemptRow = typeof publishAttempts.$inferSelect

/** 0 is the post itself, then its replies. */
type AttemptPart = { db: Db | Tx; targetId: string; part: number }

const isPart = ({ targetId, part }: Omit<AttemptPart, 'db'>) =>
  and(eq(publishAttempts.targetId, targetId), eq(publishAttempts.part, part))

/** The attempt whose post may be visible, if any. */
export const findLiveAttempt = async ({
  db,
  ...of
}: AttemptPart): Promise<AttemptRow | undefined> => {
  const [row] = await db
    .select()
    .from(publishAttempts)
    .where(and(isPart(of), notInArray(publishAttempts.state, ['rejected', 'absent'])))
    .orderBy(desc(publishAttempts.number))
    .limit(1)
  return row
}

/** A unique index refuses a second attempt while one is unresolved. */
export const openAttempt = async ({
  db,
  now,
  ...of
}: AttemptPart & { db: Tx; now: Date }): Promise<AttemptRow> => {
  const [last] = await db
    .select({ number: max(publishAttempts.number) })
    .from(publishAttempts)
    .where(isPart(of))
  const [row] = await db
    .insert(publishAttempts)
    .values({ ...of, number: (last?.number ?? 0) + 1, startedAt: now })
    .returning()
  if (!row) throw new Error('An attempt was not written')
  return row
}

export const closeAttempt = ({
  db,
  id,
  state,
  code = null,
  now,
}: {
  db: Tx
  id: string
  state: AttemptRow['state']
  code?: string | null
  now: Date
}) =>
  db.update(publishAttempts).set({ state, code, endedAt: now }).where(eq(publishAttempts.id, id))

/** The user has checked the network: unresolved attempts of the post itself are closed. */
export const closeAttempts = ({
  db,
  targetId,
  state,
  now,
}: {
  db: Tx
  targetId: string
  state: 'published' | 'absent'
  now: Date
}) =>
  db
    .update(publishAttempts)
    .set({ state, endedAt: now })
    .where(
      and(
        eq(publishAttempts.targetId, targetId),
        eq(publishAttempts.part, 0),
        inArray(publishAttempts.state, ['open', 'unknown', 'accepted']),
      ),
    )
