import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/connection.ts'
import { conversations } from '../../../db/schema/audience/conversations.ts'
import { isInReach, type Reach } from './pages.repository.ts'

type Period = { db: Db; reach: Reach; from: Date; to: Date; connectionId?: string | undefined }

const isOfPeriod = ({ reach, from, to, connectionId }: Omit<Period, 'db'>) => sql`
  ${isInReach(reach)} and ${conversations.firstAskedAt} >= ${from.toISOString()}::timestamptz
  and ${conversations.firstAskedAt} < ${to.toISOString()}::timestamptz and not ${conversations.isSpam}
  and ${conversations.held} <> 'spam'
  ${connectionId ? sql`and ${conversations.connectionId} = ${connectionId}` : sql``}`

export const readSums = async ({ db, ...period }: Period) => {
  const { rows } = await db.execute<{
    threads: number
    answered: number
    medianSeconds: number | null
  }>(sql`
    select count(*)::int as threads, count(first_answered_at)::int as answered,
      (percentile_cont(0.5) within group (order by extract(epoch from first_answered_at - first_asked_at)))::float8
        as "medianSeconds"
    from ${conversations} where ${isOfPeriod(period)}`)
  return rows[0] ?? { threads: 0, answered: 0, medianSeconds: null }
}

/** Clocks of the network and ours may differ: an answer of ours is not taken for a later one. */
const SKEW = '2 minutes'

/** By whoever sent the first answer; null for answers made elsewhere and by rules. */
export const readByPerson = async ({ db, ...period }: Period) => {
  const { rows } = await db.execute<{
    userId: string | null
    firstName: string | null
    lastName: string | null
    answers: number
    medianSeconds: number | null
  }>(sql`
    with threads as (
      select id, first_asked_at, first_answered_at from ${conversations}
      where ${isOfPeriod(period)} and first_answered_at is not null
    ), firsts as (
      select t.*, (
        select a.author_id from conversation_answers a
        where a.conversation_id = t.id and a.state = 'sent'
          and a.sent_at <= t.first_answered_at + ${SKEW}::interval
        order by a.sent_at limit 1) as author_id
      from threads t
    )
    select f.author_id as "userId", u.first_name as "firstName", u.last_name as "lastName", count(*)::int as answers,
      (percentile_cont(0.5) within group (order by extract(epoch from f.first_answered_at - f.first_asked_at)))::float8
        as "medianSeconds"
    from firsts f left join users u on u.id = f.author_id
    group by 1, 2, 3 order by 4 desc limit 50`)
  return rows
}

const MAX_QUESTIONS = 50
const MAX_THREADS = 20

/** Asked by different people in so many words; the newest wording stands for all. */
export const listQuestions = async ({
  db,
  reach: { workspaceId, connectionIds },
  since,
  least,
}: {
  db: Db
  reach: Reach
  since: Date
  least: number
}) => {
  const { rows } = await db.execute<{
    text: string
    count: number
    lastAt: string
    conversationIds: string[]
  }>(sql`
    with asked as (
      select distinct on (question_key, author_external_id) question_key, text, happened_at, conversation_id
      from conversation_items
      where workspace_id = ${workspaceId} and happened_at >= ${since.toISOString()}::timestamptz
        and question_key is not null and deleted_at is null and held <> 'spam' and conversation_id is not null
        ${connectionIds === null ? sql`` : sql`and connection_id = any(${sql.param([...connectionIds])}::uuid[])`}
      order by question_key, author_external_id, happened_at desc
    )
    select (array_agg(left(text, 300) order by happened_at desc))[1] as text, count(*)::int as count,
      max(happened_at) as "lastAt",
      (array_agg(conversation_id order by happened_at desc))[1:${sql.raw(String(MAX_THREADS))}] as "conversationIds"
    from asked group by question_key having count(*) >= ${least}
    order by 2 desc, 3 desc limit ${MAX_QUESTIONS}`)
  return rows
}
