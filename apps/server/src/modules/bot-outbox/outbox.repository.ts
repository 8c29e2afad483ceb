import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db, Tx } from '../../db/connection.ts'
import { isAfter } from '../../db/is-after.ts'
import { botMessages } from '../../db/schema/bot-outbox.ts'
import type { Page } from '../../platform/read-pages.ts'

export type OutboxRow = typeof botMessages.$inferSelect
export type MessageState = OutboxRow['state']
export type NewMessage = Pick<
  OutboxRow,
  'key' | 'chatId' | 'userId' | 'method' | 'params' | 'dueAt' | 'createdAt'
> & { editsId?: number }

/** Undefined when a message with this key exists. */
export const insertMessage = async ({ db, message }: { db: Tx; message: NewMessage }) => {
  const [row] = await db
    .insert(botMessages)
    .values(message)
    .onConflictDoNothing()
    .returning({ id: botMessages.id })
  return row?.id
}

/** The oldest open message of each chat, where it is due. A chat that has one being sent waits. */
export const listHeads = ({ db, now, limit }: { db: Db; now: Date; limit: number }) => {
  const heads = db
    .selectDistinctOn([botMessages.chatId])
    .from(botMessages)
    .where(inArray(botMessages.state, ['waiting', 'sending']))
    .orderBy(botMessages.chatId, botMessages.id)
    .as('heads')
  return db
    .select()
    .from(heads)
    .where(and(eq(heads.state, 'waiting'), sql`${heads.dueAt} <= ${now.toISOString()}`))
    .orderBy(heads.id)
    .limit(limit)
}

/** False when another process has it, or sends to this chat. */
export const claimMessage = async ({
  db,
  message: { id, chatId },
  now,
}: {
  db: Db
  message: Pick<OutboxRow, 'id' | 'chatId'>
  now: Date
}) => {
  const other = alias(botMessages, 'other')
  const busy = db
    .select({ id: other.id })
    .from(other)
    .where(and(eq(other.chatId, chatId), eq(other.state, 'sending')))
  const rows = await db
    .update(botMessages)
    .set({ state: 'sending', claimedAt: now, attempts: sql`${botMessages.attempts} + 1` })
    .where(and(eq(botMessages.id, id), eq(botMessages.state, 'waiting'), sql`not exists (${busy})`))
    .returning({ id: botMessages.id })
  return rows.length > 0
}

/** Takes a claim back, if it is still this one. */
export const releaseClaim = async ({
  db,
  id,
  claimedAt,
}: {
  db: Db
  id: number
  claimedAt: Date
}): Promise<void> => {
  await db
    .update(botMessages)
    .set({ state: 'waiting' })
    .where(
      and(
        eq(botMessages.id, id),
        eq(botMessages.state, 'sending'),
        eq(botMessages.claimedAt, claimedAt),
      ),
    )
}

/** Compare-and-set: the ids that were in one of the states `from`. */
export const moveMessages = async ({
  db,
  ids,
  from,
  values,
}: {
  db: Tx
  ids: readonly number[]
  from: readonly MessageState[]
  values: Partial<Pick<OutboxRow, 'state' | 'dueAt' | 'messageId'>>
}): Promise<number[]> => {
  const rows = await db
    .update(botMessages)
    .set(values)
    .where(and(inArray(botMessages.id, [...ids]), inArray(botMessages.state, [...from])))
    .returning({ id: botMessages.id })
  return rows.map(({ id }) => id)
}

/** One query that saves the others while nothing is to be sent. */
export const isAnyOpen = async ({ db }: { db: Db }): Promise<boolean> => {
  const rows = await db
    .select({ id: botMessages.id })
    .from(botMessages)
    .where(inArray(botMessages.state, ['waiting', 'sending']))
    .limit(1)
  return rows.length > 0
}

/** Claimed by a process that did not settle them. */
export const listAbandoned = ({ db, before }: { db: Db; before: Date }) =>
  db
    .select()
    .from(botMessages)
    .where(and(eq(botMessages.state, 'sending'), lt(botMessages.claimedAt, before)))

export const listWaitingOf = ({ db, chatId }: { db: Tx; chatId: number }) =>
  db
    .select({ id: botMessages.id })
    .from(botMessages)
    .where(and(eq(botMessages.chatId, chatId), eq(botMessages.state, 'waiting')))

export const findMessage = async ({ db, id }: { db: Db | Tx; id: number }) => {
  const [row] = await db.select().from(botMessages).where(eq(botMessages.id, id))
  return row
}

/** A message of ours by Telegram's number. */
export const findByNumber = async ({
  db,
  chatId,
  messageId,
}: {
  db: Db | Tx
  chatId: number
  messageId: number
}) => {
  const [row] = await db
    .select()
    .from(botMessages)
    .where(
      and(
        eq(botMessages.chatId, chatId),
        eq(botMessages.messageId, messageId),
        isNull(botMessages.editsId),
      ),
    )
  return row
}

export const findByKey = async ({ db, key }: { db: Tx; key: string }) => {
  const [row] = await db
    .select({ id: botMessages.id })
    .from(botMessages)
    .where(eq(botMessages.key, key))
  return row
}

export const deleteOlderThan = ({ db, moment }: { db: Db; moment: Date }) =>
  db.delete(botMessages).where(lt(botMessages.createdAt, moment))

/** For the export of personal data, page by page. */
export const listMessagesOf = ({ db, userId, after, limit }: { db: Db; userId: string } & Page) =>
  db
    .select({
      id: sql<string>`${botMessages.id}::text`,
      chatId: botMessages.chatId,
      method: botMessages.method,
      params: botMessages.params,
      state: botMessages.state,
      createdAt: botMessages.createdAt,
    })
    .from(botMessages)
    .where(and(eq(botMessages.userId, userId), isAfter(botMessages.id, after)))
    .orderBy(botMessages.id)
    .limit(limit)
