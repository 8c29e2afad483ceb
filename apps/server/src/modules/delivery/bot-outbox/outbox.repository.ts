import type { MessengerName } from '@kadr/contract/identity/users'
import { and, desc, eq, inArray, isNull, lt, lte, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db, Tx } from '../../../db/connection.ts'
import { isAfter } from '../../../db/is-after.ts'
import { botMessages } from '../../../db/schema/delivery/bot-outbox.ts'
import type { DatabaseClock } from '../../../platform/leases/database-clock.ts'
import type { ChatAddress } from '../../../platform/outside/messengers/incoming.ts'
import type { Page } from '../../../platform/paging/read-pages.ts'

export type OutboxRow = typeof botMessages.$inferSelect
export type MessageState = OutboxRow['state']
export type NewMessage = Pick<
  OutboxRow,
  'key' | 'messenger' | 'chatId' | 'userId' | 'method' | 'params' | 'dueAt' | 'createdAt'
> & { editsId?: number }

/** Ids that are numbers keep the column of the time when there were no others. */
const NUMBER = /^\d{1,9}$/

const storedId = (id: string) =>
  NUMBER.test(id) ? { messageNumber: Number(id) } : { messageRef: id }

const isNumbered = (id: string) =>
  NUMBER.test(id) ? eq(botMessages.messageNumber, Number(id)) : eq(botMessages.messageRef, id)

/** The messenger's id of a message; undefined before it was sent. */
export const sentIdOf = ({
  messageNumber,
  messageRef,
}: Pick<OutboxRow, 'messageNumber' | 'messageRef'>): string | undefined =>
  messageRef ?? (messageNumber === null ? undefined : String(messageNumber))

type Place = Pick<ChatAddress, 'messenger' | 'chatId'>

const isIn = ({ messenger, chatId }: Place) =>
  and(eq(botMessages.messenger, messenger), eq(botMessages.chatId, chatId))

type OfMessenger = { db: Db; messenger: MessengerName }

const isOpenIn = (messenger: MessengerName) =>
  and(eq(botMessages.messenger, messenger), inArray(botMessages.state, ['waiting', 'sending']))

/** Undefined when a message with this key exists. */
export const insertMessage = async ({ db, message }: { db: Tx; message: NewMessage }) => {
  const [row] = await db
    .insert(botMessages)
    .values(message)
    .onConflictDoNothing()
    .returning({ id: botMessages.id })
  return row?.id
}

/** The oldest open message of each chat, if it is due and no message of that chat is being sent. */
export const listHeads = ({
  db,
  messenger,
  now,
  limit,
}: OfMessenger & { now: Date; limit: number }) => {
  const earlier = alias(botMessages, 'earlier')
  const isOpenBefore = and(
    eq(earlier.messenger, messenger),
    inArray(earlier.state, ['waiting', 'sending']),
    eq(earlier.chatId, botMessages.chatId),
    lt(earlier.id, botMessages.id),
  )
  return db
    .select()
    .from(botMessages)
    .where(
      and(
        eq(botMessages.messenger, messenger),
        eq(botMessages.state, 'waiting'),
        lte(botMessages.dueAt, now),
        notExists(db.select().from(earlier).where(isOpenBefore)),
      ),
    )
    .orderBy(botMessages.id)
    .limit(limit)
}

/** False when another process has claimed it or is sending to this chat. */
export const claimMessage = async ({
  db,
  message: { id, messenger, chatId },
  now,
}: {
  db: Db
  message: Pick<OutboxRow, 'id' | 'messenger' | 'chatId'>
  now: Date
}) => {
  const other = alias(botMessages, 'other')
  const busy = db
    .select({ id: other.id })
    .from(other)
    .where(
      and(eq(other.messenger, messenger), eq(other.chatId, chatId), eq(other.state, 'sending')),
    )
  const rows = await db
    .update(botMessages)
    .set({ state: 'sending', claimedAt: now, attempts: sql`${botMessages.attempts} + 1` })
    .where(and(eq(botMessages.id, id), eq(botMessages.state, 'waiting'), sql`not exists (${busy})`))
    .returning({ id: botMessages.id })
  return rows.length > 0
}

/** Only while the claim is still the caller's. */
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

/** Compare-and-set: moves messages that are in one of the states `from` and returns their ids. */
export const moveMessages = async ({
  db,
  ids,
  from,
  values: { messageId, ...row },
}: {
  db: Tx
  ids: readonly number[]
  from: readonly MessageState[]
  values: Partial<Pick<OutboxRow, 'state' | 'dueAt'>> & { messageId?: string }
}): Promise<number[]> => {
  const rows = await db
    .update(botMessages)
    .set({ ...row, ...(messageId !== undefined && storedId(messageId)) })
    .where(and(inArray(botMessages.id, [...ids]), inArray(botMessages.state, [...from])))
    .returning({ id: botMessages.id })
  return rows.map(({ id }) => id)
}

/** One cheap query that saves the others while the outbox is empty. */
export const isAnyOpen = async ({ db, messenger }: OfMessenger): Promise<boolean> => {
  const rows = await db
    .select({ id: botMessages.id })
    .from(botMessages)
    .where(isOpenIn(messenger))
    .limit(1)
  return rows.length > 0
}

/** Claims whose process died before it stored the result. */
export const listAbandoned = ({ db, messenger, before }: OfMessenger & { before: Date }) =>
  db
    .select()
    .from(botMessages)
    .where(
      and(
        eq(botMessages.messenger, messenger),
        eq(botMessages.state, 'sending'),
        lt(botMessages.claimedAt, before),
      ),
    )

export const listWaitingOf = ({ db, place }: { db: Tx; place: Place }) =>
  db
    .select({ id: botMessages.id })
    .from(botMessages)
    .where(and(isIn(place), eq(botMessages.state, 'waiting')))

export const findMessage = async ({ db, id }: { db: Db | Tx; id: number }) => {
  const [row] = await db.select().from(botMessages).where(eq(botMessages.id, id))
  return row
}

/** By the messenger's id of the message in the chat. */
export const findByNumber = async ({
  db,
  place,
  messageId,
}: {
  db: Db | Tx
  place: Place
  messageId: string
}) => {
  const [row] = await db
    .select()
    .from(botMessages)
    .where(and(isIn(place), isNumbered(messageId), isNull(botMessages.editsId)))
  return row
}

/** The last message that was sent to the chat. */
export const findLast = async ({ db, place }: { db: Db; place: Place }) => {
  const [row] = await db
    .select()
    .from(botMessages)
    .where(and(isIn(place), isNull(botMessages.editsId)))
    .orderBy(desc(botMessages.id))
    .limit(1)
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
      messenger: botMessages.messenger,
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

/** For how many seconds the oldest message that waits has been due; 0 without one. */
export const measureOldestDue = async ({ db, clock }: { db: Db; clock: DatabaseClock }) => {
  const { rows } = await db.execute<{ seconds: number }>(sql`
    select greatest(coalesce(extract(epoch from ${clock.now()} - min(due_at)), 0), 0)::float8 as seconds
    from ${botMessages} where state = 'waiting'`)
  return rows[0]?.seconds ?? 0
}
