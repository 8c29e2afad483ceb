import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import { isAfter } from '../../../db/is-after.ts'
import { conversationActs, conversationAnswers } from '../../../db/schema/audience/answers.ts'
import { conversationItems, personNotes } from '../../../db/schema/audience/conversations.ts'
import { workspaceMembers } from '../../../db/schema/identity/workspaces.ts'
import type { Page } from '../../../platform/paging/read-pages.ts'

const BATCH = 2000

/** Accounts with something written before. */
export const listAgedAccounts = async ({ db, before }: { db: Db; before: Date }) => {
  const { rows } = await db.execute<{ connectionId: string }>(sql`
    select distinct connection_id as "connectionId" from conversation_items
    where happened_at < ${before.toISOString()}::timestamptz`)
  return rows.map(({ connectionId }) => connectionId)
}

type OfAccount = { tx: Tx; connectionId: string; before: Date }

/** A part of them. Returns the threads they were of, once for each item. */
export const deleteOldItems = async ({ tx, connectionId, before }: OfAccount) => {
  const { rows } = await tx.execute<{ threadId: string | null }>(sql`
    delete from conversation_items where id in (
      select id from conversation_items
      where connection_id = ${connectionId} and happened_at < ${before.toISOString()}::timestamptz
      order by happened_at limit ${BATCH})
    returning conversation_id as "threadId"`)
  return rows.map(({ threadId }) => threadId)
}

/** With what we noted about people of whom nothing is left. */
export const deleteEmptyThreads = async ({ db, before }: { db: Db; before: Date }) => {
  const at = sql`${before.toISOString()}::timestamptz`
  await db.execute(sql`
    delete from conversations c where c.last_item_at < ${at}
      and not exists (select from conversation_items i where i.conversation_id = c.id)`)
  await db.execute(sql`
    delete from person_notes n where n.updated_at < ${at} and not exists (
      select from conversations c
      where c.connection_id = n.connection_id and c.person_external_id = n.person_external_id)`)
}

const isForgotten = (before: Date) => sql`
  i.seen_at < ${before.toISOString()}::timestamptz and not i.is_ours
  and (i.text <> '' or i.author_name is not null or i.author_handle is not null)`

/** Accounts with words and names that the network lets be kept for some days only. */
export const listUnseenAccounts = async ({
  db,
  network,
  before,
}: {
  db: Db
  network: string
  before: Date
}) => {
  const { rows } = await db.execute<{ connectionId: string }>(sql`
    select c.id as "connectionId" from connections c where c.network = ${network} and exists (
      select from conversation_items i where i.connection_id = c.id and ${isForgotten(before)})`)
  return rows.map(({ connectionId }) => connectionId)
}

/** What was there and when stays. Returns as `deleteOldItems`. */
export const forgetWords = async ({ tx, connectionId, before }: OfAccount) => {
  const { rows } = await tx.execute<{ threadId: string | null }>(sql`
    update conversation_items set text = '', author_name = null, author_handle = null, media = '[]', details = '{}',
      question_key = null
    where id in (
      select i.id from conversation_items i where i.connection_id = ${connectionId} and ${isForgotten(before)}
      limit ${BATCH})
    returning conversation_id as "threadId"`)
  return rows.map(({ threadId }) => threadId)
}

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
