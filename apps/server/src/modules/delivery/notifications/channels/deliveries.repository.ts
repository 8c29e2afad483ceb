import type { DeliveryChannel } from '@kadr/contract/delivery/notification-settings'
import type { NotificationKind } from '@kadr/contract/delivery/notifications'
import { and, asc, eq, gt, inArray, ne, notExists } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db, Tx } from '../../../../db/connection.ts'
import { botMessages } from '../../../../db/schema/delivery/bot-outbox.ts'
import {
  notificationDeliveries,
  notifications,
} from '../../../../db/schema/delivery/notifications.ts'
import type { NotificationRow } from '../notifications.repository.ts'

type DeliveryRow = typeof notificationDeliveries.$inferSelect
export type DeliveryState = DeliveryRow['state']

export type DeliveryId = { id: string; channel: DeliveryChannel }

/** Idempotent. */
export const insertDeliveries = async ({
  db,
  deliveries,
}: {
  db: Tx
  deliveries: readonly DeliveryId[]
}): Promise<void> => {
  const rows = deliveries.map(({ id, channel }) => ({ notificationId: id, channel }))
  if (rows.length > 0) await db.insert(notificationDeliveries).values(rows).onConflictDoNothing()
}

/** Times at which notifications of the kind were passed to the channel since a moment, oldest first. */
export const listHandedOver = async ({
  db,
  notification: { userId, workspaceId, kind },
  channel,
  since,
}: {
  db: Db | Tx
  notification: { userId: string; workspaceId: string; kind: NotificationKind }
  channel: DeliveryChannel
  since: Date
}): Promise<Date[]> => {
  const rows = await db
    .select({ at: notificationDeliveries.handedAt })
    .from(notificationDeliveries)
    .innerJoin(notifications, eq(notifications.id, notificationDeliveries.notificationId))
    .where(
      and(
        eq(notifications.userId, userId),
        eq(notifications.workspaceId, workspaceId),
        eq(notifications.kind, kind),
        eq(notificationDeliveries.channel, channel),
        gt(notificationDeliveries.handedAt, since),
        ne(notificationDeliveries.state, 'failed'),
      ),
    )
    .orderBy(asc(notificationDeliveries.handedAt))
  return rows.flatMap(({ at }) => at ?? [])
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

/** Those that are the only subject of their message in the bot's chat. */
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
      messenger: botMessages.messenger,
      chatId: botMessages.chatId,
    })
    .from(notificationDeliveries)
    .innerJoin(notifications, eq(notifications.id, notificationDeliveries.notificationId))
    .innerJoin(botMessages, eq(botMessages.id, notificationDeliveries.botMessageId))
    .where(and(inArray(notifications.id, [...ids]), notExists(together)))
    .orderBy(asc(notifications.id))
}

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

/** Keys of all notifications that a message of the bot tells of. */
export const listKeysOfMessage = ({
  db,
  messageId,
}: {
  db: Tx
  messageId: number
}): Promise<{ key: string; workspaceId: string }[]> =>
  db
    .select({ key: notifications.key, workspaceId: notifications.workspaceId })
    .from(notificationDeliveries)
    .innerJoin(notifications, eq(notifications.id, notificationDeliveries.notificationId))
    .where(eq(notificationDeliveries.botMessageId, messageId))

/** Only while the delivery is waiting. */
export const moveDelivery = async ({
  db,
  to,
  messageId,
  handedAt,
  ...delivery
}: DeliveryId & {
  db: Db | Tx
  to: DeliveryState
  messageId?: number | undefined
  handedAt?: Date
}) => {
  await db
    .update(notificationDeliveries)
    .set({
      state: to,
      ...(messageId !== undefined && { botMessageId: messageId }),
      ...(handedAt && { handedAt }),
    })
    .where(and(isDelivery(delivery), eq(notificationDeliveries.state, 'waiting')))
}

export const listByBotMessages = async ({
  db,
  messageIds,
}: {
  db: Db | Tx
  messageIds: readonly number[]
}): Promise<DeliveryId[]> => {
  if (messageIds.length === 0) return []
  return db
    .select({
      id: notificationDeliveries.notificationId,
      channel: notificationDeliveries.channel,
    })
    .from(notificationDeliveries)
    .where(inArray(notificationDeliveries.botMessageId, [...messageIds]))
}

/** Stores the results that a channel has reported. */
export const moveSent = async ({
  db,
  ids,
  channel,
  state,
}: {
  db: Tx
  ids: readonly string[]
  channel: DeliveryChannel
  state: DeliveryState
}): Promise<void> => {
  if (ids.length === 0) return
  await db
    .update(notificationDeliveries)
    .set({ state })
    .where(
      and(
        inArray(notificationDeliveries.notificationId, [...ids]),
        eq(notificationDeliveries.channel, channel),
      ),
    )
}

export const listDeliveriesOf = ({ db, ids }: { db: Db; ids: readonly string[] }) =>
  db
    .select()
    .from(notificationDeliveries)
    .where(inArray(notificationDeliveries.notificationId, [...ids]))
