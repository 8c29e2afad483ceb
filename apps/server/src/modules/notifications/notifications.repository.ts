import type { NotificationKind } from '@kadr/contract/notifications'
import {
  and,
  asc,
  count,
  desc,
  eq,
  inArray,
  isNull,
  like,
  lt,
  ne,
  notExists,
  or,
  sql,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db, Tx } from '../../db/connection.ts'
import { isAfter } from '../../db/is-after.ts'
import { botMessages } from '../../db/schema/bot-outbox.ts'
import { notificationDeliveries, notifications } from '../../db/schema/notifications.ts'
import { posts } from '../../db/schema/posts.ts'
import { generationResults } from '../../db/schema/reels.ts'
import { workspaceMembers } from '../../db/schema/workspaces.ts'
import type { Page } from '../../platform/read-pages.ts'

export type NotificationRow = typeof notifications.$inferSelect
type DeliveryRow = typeof notificationDeliveries.$inferSelect
export type DeliveryChannel = DeliveryRow['channel']
export type DeliveryState = DeliveryRow['state']

type OfUser = { db: Db | Tx; userId: string }

type NewNotification = {
  workspaceId: string
  kind: NotificationKind
  title: string
  text: string
  link: string | null
  actions: readonly object[]
  key: string
}

/** Idempotent: one notification per user and key. Returns the ids of the new ones. */
export const insertNotifications = async ({
  db,
  userIds,
  notification,
  now,
}: {
  db: Tx
  userIds: readonly string[]
  notification: NewNotification
  now: Date
}) => {
  if (userIds.length === 0) return []
  const rows = await db
    .insert(notifications)
    .values(userIds.map((userId) => ({ ...notification, userId, createdAt: now })))
    .onConflictDoNothing()
    .returning({ id: notifications.id })
  return rows.map(({ id }) => id)
}

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

/** A user who has left a workspace no longer sees its notifications. */
const ofMember = (userId: string) => [
  eq(notifications.userId, userId),
  eq(workspaceMembers.userId, userId),
]
const membership = eq(workspaceMembers.workspaceId, notifications.workspaceId)

export const listPage = ({
  db,
  userId,
  before,
  limit,
}: OfUser & { before: string | undefined; limit: number }) =>
  db
    .select({ row: notifications })
    .from(notifications)
    .innerJoin(workspaceMembers, membership)
    .where(and(...ofMember(userId), before ? lt(notifications.id, before) : undefined))
    .orderBy(desc(notifications.id))
    .limit(limit)
    .then((rows) => rows.map(({ row }) => row))

export const countUnread = async ({ db, userId }: OfUser) => {
  const [row] = await db
    .select({ count: count() })
    .from(notifications)
    .innerJoin(workspaceMembers, membership)
    .where(and(...ofMember(userId), isNull(notifications.readAt)))
  return row?.count ?? 0
}

export const markRead = ({
  db,
  userId,
  ids,
  now,
}: OfUser & { ids: readonly string[] | undefined; now: Date }) =>
  db
    .update(notifications)
    .set({ readAt: now })
    .where(
      and(
        eq(notifications.userId, userId),
        isNull(notifications.readAt),
        ids && inArray(notifications.id, [...ids]),
      ),
    )

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

const keyBeginsWith = (beginnings: readonly string[]) =>
  or(...beginnings.map((beginning) => like(notifications.key, `${beginning}%`)))

type OfKeys = { db: Tx; workspaceId: string; beginnings: readonly string[]; now: Date }

/** Marks the notifications of a workspace read whose key begins with one of the beginnings. */
export const markSettled = ({ db, workspaceId, beginnings, now }: OfKeys) =>
  db
    .update(notifications)
    .set({ readAt: now })
    .where(
      and(
        eq(notifications.workspaceId, workspaceId),
        isNull(notifications.readAt),
        keyBeginsWith(beginnings),
      ),
    )

export type EndedNotifications = { beginnings: readonly string[] } | { id: string }

/** Gives the outcome to those that have none yet, or that can still be acted on. */
export const endNotifications = ({
  db,
  workspaceId,
  which,
  outcome,
  next,
  now,
}: Omit<OfKeys, 'beginnings'> & {
  which: EndedNotifications
  outcome: string
  next: readonly object[]
}): Promise<NotificationRow[]> =>
  db
    .update(notifications)
    .set({
      outcome,
      actions: next,
      readAt: sql`coalesce(${notifications.readAt}, ${now.toISOString()})`,
    })
    .where(
      and(
        eq(notifications.workspaceId, workspaceId),
        or(isNull(notifications.outcome), sql`${notifications.actions} <> '[]'::jsonb`),
        'id' in which ? eq(notifications.id, which.id) : keyBeginsWith(which.beginnings),
      ),
    )
    .returning()

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

export const findPostVersion = async ({
  db,
  workspaceId,
  postId,
}: {
  db: Tx
  workspaceId: string
  postId: string
}) => {
  const [row] = await db
    .select({ version: posts.version })
    .from(posts)
    .where(and(eq(posts.workspaceId, workspaceId), eq(posts.id, postId), isNull(posts.deletedAt)))
  return row?.version
}

/** Renders whose file is in the post. */
export const listRendersOf = async ({ db, postId }: { db: Tx; postId: string }) => {
  const rows = await db
    .selectDistinct({ id: generationResults.generationId })
    .from(generationResults)
    .innerJoin(posts, sql`${generationResults.resourceId} = any(${posts.mediaIds})`)
    .where(eq(posts.id, postId))
  return rows.map(({ id }) => id)
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

export const deleteOlderThan = ({ db, moment }: { db: Db; moment: Date }) =>
  db.delete(notifications).where(lt(notifications.createdAt, moment))

export const listAllOf = ({ db, userId, after, limit }: OfUser & Page) =>
  db
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isAfter(notifications.id, after)))
    .orderBy(asc(notifications.id))
    .limit(limit)

export const listDeliveriesOf = ({ db, ids }: { db: Db; ids: readonly string[] }) =>
  db
    .select()
    .from(notificationDeliveries)
    .where(inArray(notificationDeliveries.notificationId, [...ids]))
