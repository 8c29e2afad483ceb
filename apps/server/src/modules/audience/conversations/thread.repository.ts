import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db, Tx } from '../../../db/connection.ts'
import { conversationActs, conversationAnswers } from '../../../db/schema/audience/answers.ts'
import { conversationItems, conversations } from '../../../db/schema/audience/conversations.ts'
import { conversationRules } from '../../../db/schema/audience/rules.ts'
import { users } from '../../../db/schema/identity/users.ts'
import type { ItemRow, ThreadRow } from './intake.repository.ts'
import { isInReach, type Reach } from './pages.repository.ts'

type Place = { at: Date; id: string }

/** Newest first. */
export const listThreadItems = ({
  db,
  conversationId,
  before,
  limit,
}: {
  db: Db
  conversationId: string
  before: Place | undefined
  limit: number
}): Promise<ItemRow[]> =>
  db
    .select()
    .from(conversationItems)
    .where(
      and(
        eq(conversationItems.conversationId, conversationId),
        before
          ? sql`(${conversationItems.happenedAt}, ${conversationItems.id}) < (${before.at.toISOString()}::timestamptz, ${before.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(conversationItems.happenedAt), desc(conversationItems.id))
    .limit(limit)

/** The newest act on each of the items. */
export const listLastActs = async ({ db, itemIds }: { db: Db; itemIds: readonly string[] }) =>
  itemIds.length === 0
    ? []
    : db
        .selectDistinctOn([conversationActs.itemId])
        .from(conversationActs)
        .where(
          and(
            inArray(conversationActs.itemId, [...itemIds]),
            ne(conversationActs.state, 'cancelled'),
          ),
        )
        .orderBy(conversationActs.itemId, desc(conversationActs.id))

/** Answers that are not items yet. */
export const listUnsentAnswers = ({ db, conversationId }: { db: Db; conversationId: string }) =>
  selectAnswers(db)
    .where(
      and(
        eq(conversationAnswers.conversationId, conversationId),
        inArray(conversationAnswers.state, [
          'queued',
          'submitting',
          'unknown',
          'rejected',
          'absent',
          'needs_attention',
          'expired',
        ]),
        // A refused answer is of use until the next one.
        sql`(${conversationAnswers.state} not in ('rejected', 'absent', 'expired') or not exists (
          select from conversation_answers later
          where later.conversation_id = ${conversationAnswers.conversationId} and later.id > ${conversationAnswers.id}))`,
      ),
    )
    .orderBy(asc(conversationAnswers.id))
    .limit(50)

const authors = alias(users, 'authors')

export const selectAnswers = (db: Db | Tx) =>
  db
    .select({
      answer: conversationAnswers,
      author: { id: authors.id, firstName: authors.firstName, lastName: authors.lastName },
      ruleName: conversationRules.name,
    })
    .from(conversationAnswers)
    .leftJoin(authors, eq(authors.id, conversationAnswers.authorId))
    .leftJoin(conversationRules, eq(conversationRules.id, conversationAnswers.ruleId))

export type ShownAnswer = Awaited<ReturnType<typeof selectAnswers>>[number]

const EARLIER = 10

/** What else the person wrote to the account. */
export const findPersonFacts = async ({
  db,
  reach,
  thread,
}: {
  db: Db
  reach: Reach
  thread: Pick<ThreadRow, 'id' | 'connectionId' | 'personExternalId'>
}) => {
  const isOfPerson = and(
    isInReach(reach),
    eq(conversations.connectionId, thread.connectionId),
    eq(conversations.personExternalId, thread.personExternalId),
  )
  const [sum] = await db
    .select({
      firstAskedAt: sql<string | null>`min(${conversations.firstAskedAt})`,
      count: sql<number>`coalesce(sum(${conversations.count}), 0)::int`,
    })
    .from(conversations)
    .where(isOfPerson)
  const earlier = await db
    .select({
      conversationId: conversations.id,
      text: conversations.lastText,
      happenedAt: conversations.lastItemAt,
      isOurs: conversations.lastIsOurs,
    })
    .from(conversations)
    .where(and(isOfPerson, ne(conversations.id, thread.id)))
    .orderBy(desc(conversations.lastItemAt))
    .limit(EARLIER)
  return { firstAskedAt: sum?.firstAskedAt ?? null, count: sum?.count ?? 0, earlier }
}

export const countUnanswered = ({
  db,
  reach,
  workItemId,
}: {
  db: Db
  reach: Reach
  workItemId: string
}): Promise<number> =>
  db.$count(
    conversations,
    and(
      isInReach(reach),
      eq(conversations.workItemId, workItemId),
      inArray(conversations.state, ['new', 'waiting']),
    ),
  )
