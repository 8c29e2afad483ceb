import { and, asc, eq, inArray, ne, notExists } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db, Tx } from '../../db/connection.ts'
import { botMessages } from '../../db/schema/bot-outbox.ts'
import { notificationDeliveries, notifications } from '../../db/schema/notifications.ts'
import type { NotificationRow } from './notifications.repository.ts'

type DeliveryRow = typeof notificationDeliveries.$inferSelect
export type DeliveryChannel = DeliveryRow['channel']
export type DeliveryState = DeliveryRow['state']

export const insertDeliveries = async ({
  db,
  ids,
  channels,
}: {
  db: Tx
  ids: readonly string[]
  channels: readonly DeliveryChannel[]
}): Promise<void> => {
  const rows = ids.flatMap((notificationId) =>
    channels.map((channel) => ({ notificationId, channel })),
  )
  if (rows.length > 0) await db.insert(notificationDeliveries).values(rows)
}

const isDelivery = ({ id, channel }: { id: string; channel: DeliveryChannel }) =>
  and(eq(notificationDeliveries.notificationId, id), eq(notificationDeliveries.channel, channel))

export const findDelivery = async ({
  db,
  ...delivery
}: {
  db: Db
  id: string
  channel: DeliveryChannel
}) => {
  const [row] = await db
    .select({ notification: notifications, state: notificationDeliveries.state })
    .from(notificationDeliveries)
    .innerJoin(notifications, eq(notifications.id, notificationDeliveries.notificationId))
    .where(isDelivery(delivery))
  return row
}

/** States of all deliveries of the notification with this key; undefined when there is no notification. */
export const listDeliveryStates = async ({
  db,
  userId,
  key,
}: {
  db: Db | Tx
  userId: string
  key: string
}) => {
  const rows = await db
    .select({ state: notificationDeliveries.state, readAt: notifications.readAt })
    .from(notifications)
    .leftJoin(notificationDeliveries, eq(notificationDeliveries.notificationId, notifications.id))
    .where(and(eq(notifications.userId, userId), eq(notifications.key, key)))
  return rows.length === 0 ? undefined : rows
}

/** The user's undelivered notifications, locked until the transaction ends. */
export const lockWaiting = ({
  db,
  userId,
  channel,
}: {
  db: Tx
  userId: string
  channel: DeliveryChannel
}): Promise<NotificationRow[]> =>
  db
    .select({ row: notifications })
    .from(notificationDeliveries)
    .innerJoin(notifications, eq(notifications.id, notificationDeliveries.notificationId))
    .where(
      and(
        eq(notifications.userId, userId),
        eq(notificationDeliveries.channel, channel),
        eq(notificationDeliveries.state, 'waiting'),
      ),
    )
    .orderBy(asc(notifications.id))
    .for('update', { of: notificationDeliveries })
    .then((rows) => rows.map(({ row }) => row))

/** Those whose message in the bot's chat speaks of nothing else. */
export const listSentAlone = async ({ db, ids }: { db: Tx; ids: readonly string[] }) => {
  if (ids.length === 0) return []
  const other = alias(notificationDeliveries, 'other')
  const together = db
    .select({ id: other.notificationId })
    .from(other)
    .where(
      and(
        eq(other.botMessageId, notificationDeliveries.botMessageId),
        ne(other.notificationId, notificationDeliveries.notificationId),
      ),
    )
  return db
    .select({
      notification: notifications,
      botMessageId: botMessages.id,
      chatId: botMessages.chatId,
    })
    .from(notificationDeliveries)
    .innerJoin(notifications, eq(notifications.id, notificationDeliveries.notificationId))
    .innerJoin(botMessages, eq(botMessages.id, notificationDeliveries.botMessageId))
    .where(and(inArray(notifications.id, [...ids]), notExists(together)))
    .orderBy(asc(notifications.id))
}

/** The notification that a message in the bot's chat speaks of. */
export const findByBotMessage = async ({ db, messageId }: { db: Tx; messageId: number }) => {
  const [row] = await db
    .select({
      id: notifications.id,
      key: notifications.key,
      workspaceId: notifications.workspaceId,
    })
    .from(notificationDeliveries)
    .innerJoin(notifications, eq(notifications.id, notificationDeliveries.notificationId))
    .where(eq(notificationDeliveries.botMessageId, messageId))
  return row
}

/** Moves a delivery that waits. */
export const moveDelivery = async ({
  db,
  to,
  messageId,
  ...delivery
}: {
  db: Db | Tx
  id: string
  channel: DeliveryChannel
  to: DeliveryState
  messageId?: number | undefined
}) => {
  await db
    .update(notificationDeliveries)
    .set({ state: to, ...(messageId !== undefined && { botMessageId: messageId }) })
    .where(and(isDelivery(delivery), eq(notificationDeliveries.state, 'waiting')))
}

/** What became of messages in the outbox of the bot. */
export const settleBotDeliveries = async ({
  db,
  messageIds,
  state,
}: {
  db: Tx
  messageIds: readonly number[]
  state: DeliveryState
}): Promise<void> => {
  if (messageIds.length === 0) return
  await db
    .update(notificationDeliveries)
    .set({ state })
    .where(inArray(notificationDeliveries.botMessageId, [...messageIds]))
}

export const listDeliveriesOf = ({ db, ids }: { db: Db; ids: readonly string[] }) =>
  db
    .select()
    .from(notificationDeliveries)
    .where(inArray(notificationDeliveries.notificationId, [...ids]))
