import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import { isAfter } from '../../../db/is-after.ts'
import { botInbox } from '../../../db/schema/bot/bot-inbox.ts'
import type { Page } from '../../../platform/paging/read-pages.ts'

export type InboxRow = typeof botInbox.$inferSelect
export type NewInboxRow = Pick<
  InboxRow,
  'userId' | 'messenger' | 'chatId' | 'batch' | 'text' | 'file' | 'createdAt'
> & { messageId: string }

const NUMBER = /^\d{1,9}$/

/** Idempotent: ignores a redelivered update. */
export const insertInbox = async ({
  db,
  row: { messageId, ...row },
}: {
  db: Tx
  row: NewInboxRow
}): Promise<void> => {
  const id = NUMBER.test(messageId)
    ? { messageNumber: Number(messageId) }
    : {
        messageNumber: sql`-nextval(pg_get_serial_sequence('bot_inbox', 'id'))`,
        messageRef: messageId,
      }
  await db
    .insert(botInbox)
    .values({ ...row, ...id })
    .onConflictDoNothing()
}

/** In the order of the chat. */
export const listBatch = ({ db, batch }: { db: Db | Tx; batch: string }) =>
  db.select().from(botInbox).where(eq(botInbox.batch, batch)).orderBy(asc(botInbox.id))

/** Row locks: jobs of one album may run concurrently. */
export const lockBatch = ({ db, batch }: { db: Tx; batch: string }) =>
  listBatch({ db, batch }).for('update')

export const setWorkspace = ({
  db,
  batch,
  userId,
  workspaceId,
}: {
  db: Db | Tx
  batch: string
  userId: string
  workspaceId: string
}) =>
  db
    .update(botInbox)
    .set({ workspaceId })
    .where(
      and(eq(botInbox.batch, batch), eq(botInbox.userId, userId), isNull(botInbox.workspaceId)),
    )

export const updateInbox = ({
  db,
  id,
  values,
}: {
  db: Db
  id: number
  values: Partial<Pick<InboxRow, 'text' | 'resourceId' | 'problem'>>
}) => db.update(botInbox).set(values).where(eq(botInbox.id, id))

export const deleteOlderThan = ({ db, moment }: { db: Db; moment: Date }) =>
  db.delete(botInbox).where(lt(botInbox.createdAt, moment))

/** For the export of personal data, page by page. */
export const listInboxOf = ({ db, userId, after, limit }: { db: Db; userId: string } & Page) =>
  db
    .select({
      id: sql<string>`${botInbox.id}::text`,
      messenger: botInbox.messenger,
      chatId: botInbox.chatId,
      messageId: sql<string>`coalesce(${botInbox.messageRef}, ${botInbox.messageNumber}::text)`,
      text: botInbox.text,
      file: botInbox.file,
      workspaceId: botInbox.workspaceId,
      resourceId: botInbox.resourceId,
      problem: botInbox.problem,
      createdAt: botInbox.createdAt,
    })
    .from(botInbox)
    .where(and(eq(botInbox.userId, userId), isAfter(botInbox.id, after)))
    .orderBy(botInbox.id)
    .limit(limit)
