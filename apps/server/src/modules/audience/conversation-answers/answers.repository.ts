import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import { answerAttempts, conversationAnswers } from '../../../db/schema/audience/answers.ts'
import type { DatabaseClock } from '../../../platform/leases/database-clock.ts'

export type AnswerRow = typeof conversationAnswers.$inferSelect
export type AnswerValues = Partial<typeof conversationAnswers.$inferInsert>
export type AttemptRow = typeof answerAttempts.$inferSelect

/** Undefined when the key was used before. */
export const insertAnswer = async ({
  tx,
  values,
}: {
  tx: Tx
  values: typeof conversationAnswers.$inferInsert
}): Promise<AnswerRow | undefined> => {
  const [row] = await tx
    .insert(conversationAnswers)
    .values(values)
    .onConflictDoNothing({ target: [conversationAnswers.workspaceId, conversationAnswers.key] })
    .returning()
  return row
}

export const findAnswerByKey = async ({
  db,
  workspaceId,
  key,
}: {
  db: Db | Tx
  workspaceId: string
  key: string
}): Promise<AnswerRow | undefined> => {
  const [row] = await db
    .select()
    .from(conversationAnswers)
    .where(and(eq(conversationAnswers.workspaceId, workspaceId), eq(conversationAnswers.key, key)))
  return row
}

export const findAnswer = async ({
  db,
  conversationId,
  id,
}: {
  db: Db | Tx
  conversationId: string
  id: string
}): Promise<AnswerRow | undefined> => {
  const [row] = await db
    .select()
    .from(conversationAnswers)
    .where(
      and(eq(conversationAnswers.id, id), eq(conversationAnswers.conversationId, conversationId)),
    )
  return row
}

/** A comment can be answered in private once. */
export const hasPrivateAnswer = async ({
  tx,
  itemId,
}: {
  tx: Tx
  itemId: string
}): Promise<boolean> => {
  const [row] = await tx
    .select({ id: conversationAnswers.id })
    .from(conversationAnswers)
    .where(
      and(
        eq(conversationAnswers.itemId, itemId),
        eq(conversationAnswers.isPrivate, true),
        inArray(conversationAnswers.state, [
          'queued',
          'submitting',
          'unknown',
          'needs_attention',
          'sent',
        ]),
      ),
    )
    .limit(1)
  return row !== undefined
}

/** Only in one of the states; undefined when it has moved on meanwhile. */
export const moveAnswer = async ({
  tx,
  id,
  from,
  owner,
  values,
}: {
  tx: Tx
  id: string
  from: readonly AnswerRow['state'][]
  /** The lease it is done under; absent for a person. */
  owner?: string
  values: AnswerValues
}): Promise<AnswerRow | undefined> => {
  const [row] = await tx
    .update(conversationAnswers)
    .set(values)
    .where(
      and(
        eq(conversationAnswers.id, id),
        inArray(conversationAnswers.state, [...from]),
        owner === undefined ? undefined : eq(conversationAnswers.leaseOwner, owner),
      ),
    )
    .returning()
  return row
}

/**
 * Leases answers that are due. A queued one waits for those before it in its thread, and for any whose outcome is not
 * known.
 */
export const claimAnswers = ({
  db,
  clock,
  owner,
  leaseMs,
  limit,
}: {
  db: Db
  clock: DatabaseClock
  owner: string
  leaseMs: number
  limit: number
}): Promise<AnswerRow[]> =>
  db
    .update(conversationAnswers)
    .set({
      leaseOwner: owner,
      leaseUntil: sql`${clock.now()} + make_interval(secs => ${leaseMs / 1000})`,
    })
    .where(
      sql`${conversationAnswers.id} in (
        select a.id from conversation_answers a
        where a.next_at <= ${clock.now()} and (a.lease_until is null or a.lease_until <= ${clock.now()})
          and (a.state <> 'queued' or not exists (
            select from conversation_answers o
            where o.conversation_id = a.conversation_id and o.id <> a.id
              and (o.state in ('submitting', 'unknown') or o.state = 'queued' and o.id < a.id)))
        order by a.next_at limit ${limit} for update of a skip locked)`,
    )
    .returning()

export const findOpenAttempt = async ({
  db,
  answerId,
}: {
  db: Db | Tx
  answerId: string
}): Promise<AttemptRow | undefined> => {
  const [row] = await db
    .select()
    .from(answerAttempts)
    .where(
      and(
        eq(answerAttempts.answerId, answerId),
        inArray(answerAttempts.state, ['open', 'unknown']),
      ),
    )
    .orderBy(desc(answerAttempts.number))
    .limit(1)
  return row
}

/** A unique index refuses a second one while the first is unresolved. */
export const openAttempt = async ({
  tx,
  answerId,
  now,
}: {
  tx: Tx
  answerId: string
  now: Date
}): Promise<AttemptRow> => {
  const [row] = await tx
    .insert(answerAttempts)
    .values({
      answerId,
      startedAt: now,
      number: sql`(select coalesce(max(number), 0) + 1 from answer_attempts where answer_id = ${answerId})`,
    })
    .returning()
  if (!row) throw new Error('An attempt was not written')
  return row
}

export const closeAttempts = ({
  tx,
  answerId,
  state,
  code = null,
  now,
}: {
  tx: Tx
  answerId: string
  state: AttemptRow['state']
  code?: string | null
  now: Date
}) =>
  tx
    .update(answerAttempts)
    .set({ state, code, endedAt: now })
    .where(
      and(
        eq(answerAttempts.answerId, answerId),
        inArray(answerAttempts.state, ['open', 'unknown']),
      ),
    )

/** After a restore: what may have gone out since the copy is read back, never sent again. */
export const holdQueued = ({ tx, at }: { tx: Tx; at: Date }) =>
  tx
    .update(conversationAnswers)
    .set({ state: 'needs_attention', nextAt: null, message: RESTORED })
    .where(
      and(
        inArray(conversationAnswers.state, ['queued', 'submitting', 'unknown']),
        isNotNull(conversationAnswers.nextAt),
        sql`${conversationAnswers.sendAfter} <= ${at.toISOString()}::timestamptz`,
      ),
    )

const RESTORED = 'Данные восстановлены из копии. Посмотрите в сети, вышел ли ответ'
