import { and, eq, getTableColumns, lt, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import { botDialogs } from '../../../db/schema/bot/bot-dialogs.ts'
import type { ChatAddress } from '../../../platform/outside/messengers/incoming.ts'

export type DialogRow = typeof botDialogs.$inferSelect
type DialogValues = Omit<typeof botDialogs.$inferInsert, 'id' | 'userId' | 'chatId' | 'version'>

type DialogKey = { userId: string; place: ChatAddress }

/** Two messengers have the same id of a chat with one person by chance only; then one dialog goes on in the other. */
const isAt = ({ userId, place: { chatId } }: DialogKey) =>
  and(eq(botDialogs.userId, userId), eq(botDialogs.chatId, chatId))

/** Row lock: messages and presses of one chat come one after another. */
export const lockDialogAt = async ({ db, ...key }: DialogKey & { db: Tx }) => {
  const [row] = await db.select().from(botDialogs).where(isAt(key)).for('update')
  return row
}

export const lockDialog = async ({ db, id }: { db: Tx; id: number }) => {
  const [row] = await db.select().from(botDialogs).where(eq(botDialogs.id, id)).for('update')
  return row
}

export const findDialog = async ({ db, id }: { db: Db | Tx; id: number }) => {
  const [row] = await db.select().from(botDialogs).where(eq(botDialogs.id, id))
  return row
}

/** The row of the chat with its lock, made when there is none: two deliveries of one message wait for each other. */
export const ensureDialog = async ({
  db,
  userId,
  place,
  now,
}: DialogKey & { db: Tx; now: Date }): Promise<DialogRow> => {
  await db
    .insert(botDialogs)
    .values({
      userId,
      messenger: place.messenger,
      chatId: place.chatId,
      state: 'ended',
      sentence: '',
      answers: [],
      isEditing: false,
      taken: [],
      version: 1,
      updatedAt: now,
    })
    .onConflictDoNothing()
  const row = await lockDialogAt({ db, userId, place })
  if (!row) throw new Error('The dialog was not made')
  return row
}

export const updateDialog = async ({
  db,
  id,
  values,
}: {
  db: Tx
  id: number
  values: Partial<DialogValues>
}): Promise<DialogRow> => {
  const [row] = await db
    .update(botDialogs)
    .set({ ...values, version: sql`${botDialogs.version} + 1` })
    .where(eq(botDialogs.id, id))
    .returning()
  if (!row) throw new Error('The dialog went away while it was locked')
  return row
}

/** Without a new version: only where it is shown. */
export const setMessage = ({ db, id, messageId }: { db: Tx; id: number; messageId: number }) =>
  db.update(botDialogs).set({ messageId }).where(eq(botDialogs.id, id))

export const deleteOlderThan = ({ db, moment }: { db: Db; moment: Date }) =>
  db.delete(botDialogs).where(lt(botDialogs.updatedAt, moment))

export const listDialogsOf = ({ db, userId }: { db: Db; userId: string }) => {
  const { messageId: _, taken: __, ...columns } = getTableColumns(botDialogs)
  return db.select(columns).from(botDialogs).where(eq(botDialogs.userId, userId))
}
