import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connection.ts'
import { isAfter } from '../../../db/is-after.ts'
import { conversationActs, conversationAnswers } from '../../../db/schema/audience/answers.ts'
import { conversationItems, personNotes } from '../../../db/schema/audience/conversations.ts'
import { workspaceMembers } from '../../../db/schema/identity/workspaces.ts'
import type { Page } from '../../../platform/paging/read-pages.ts'

const BATCH = 2000

/** Threads without an item left go with the last of them. Returns how many items were deleted. */
export const deleteOldItems = async ({ db, before }: { db: Db; before: Date }): Promise<number> => {
  const { rows } = await db.execute<{ count: number }>(sql`
    with old as (
      select id from conversation_items where happened_at < ${before.toISOString()}::timestamptz
      order by happened_at limit ${BATCH} for update skip locked
    ), gone as (
      delete from conversation_items where id in (select id from old) returning conversation_id
    )
    select count(*)::int as count from gone`)
  return rows[0]?.count ?? 0
}

export const deleteEmptyThreads = ({ db, before }: { db: Db; before: Date }) =>
  db.execute(sql`
    delete from conversations c where c.last_item_at < ${before.toISOString()}::timestamptz
      and not exists (select from conversation_items i where i.conversation_id = c.id)`)

/** Words and names that a network lets be kept for some days only; what was there and when stays. */
export const forgetWords = ({ db, network, before }: { db: Db; network: string; before: Date }) =>
  db.execute(sql`
    update conversation_items set text = '', author_name = null, author_handle = null, media = '[]', details = '{}',
      question_key = null
    where id in (
      select i.id from conversation_items i join connections c on c.id = i.connection_id
      where c.network = ${network} and i.seen_at < ${before.toISOString()}::timestamptz and not i.is_ours
        and (i.text <> '' or i.author_name is not null)
      limit ${BATCH})`)

const isOwnersWorkspace = (
  column: typeof conversationItems.workspaceId | typeof conversationAnswers.workspaceId,
) => eq(workspaceMembers.workspaceId, column)

export const listItemsOfOwner = ({ db, userId, after, limit }: Page & { db: Db; userId: string }) =>
  db
    .select({
      id: conversationItems.id,
      authorName: conversationItems.authorName,
      authorHandle: conversationItems.authorHandle,
      isOurs: conversationItems.isOurs,
      text: conversationItems.text,
      happenedAt: conversationItems.happenedAt,
      url: conversationItems.url,
    })
    .from(conversationItems)
    .innerJoin(workspaceMembers, isOwnersWorkspace(conversationItems.workspaceId))
    .where(
      and(
        eq(workspaceMembers.userId, userId),
        eq(workspaceMembers.role, 'owner'),
        isAfter(conversationItems.id, after),
      ),
    )
    .orderBy(asc(conversationItems.id))
    .limit(limit)

/** What the person wrote, in whatever workspace. */
export const listAnswersOfPerson = ({
  db,
  userId,
  after,
  limit,
}: Page & { db: Db; userId: string }) =>
  db
    .select({
      id: conversationAnswers.id,
      text: conversationAnswers.text,
      state: conversationAnswers.state,
      createdAt: conversationAnswers.createdAt,
      sentAt: conversationAnswers.sentAt,
    })
    .from(conversationAnswers)
    .where(and(eq(conversationAnswers.authorId, userId), isAfter(conversationAnswers.id, after)))
    .orderBy(asc(conversationAnswers.id))
    .limit(limit)

export const listNotesOfPerson = ({ db, userId }: { db: Db; userId: string }) =>
  db.select(getTableColumns(personNotes)).from(personNotes).where(eq(personNotes.authorId, userId))

/** Hidden, deleted, liked by the person, in whatever workspace. */
export const listActsOfPerson = ({ db, userId, after, limit }: Page & { db: Db; userId: string }) =>
  db
    .select({
      id: conversationActs.id,
      itemId: conversationActs.itemId,
      kind: conversationActs.kind,
      state: conversationActs.state,
      createdAt: conversationActs.createdAt,
    })
    .from(conversationActs)
    .where(and(eq(conversationActs.authorId, userId), isAfter(conversationActs.id, after)))
    .orderBy(asc(conversationActs.id))
    .limit(limit)
