import type { NotificationKind } from '@kadr/contract/notifications'
import { and, asc, count, desc, eq, inArray, isNull, like, lt, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { isAfter } from '../../db/is-after.ts'
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

/** Marks the notifications of a workspace read whose key begins with one of the beginnings. */
export const markSettled = ({
  db,
  workspaceId,
  beginnings,
  now,
}: {
  db: Tx
  workspaceId: string
  beginnings: readonly string[]
  now: Date
}) =>
  db
    .update(notifications)
    .set({ readAt: now })
    .where(
      and(
        eq(notifications.workspaceId, workspaceId),
        isNull(notifications.readAt),
        or(...beginnings.map((beginning) => like(notifications.key, `${beginning}%`))),
      ),
    )

/** Renders whose file is in the post. */
export const listRendersOf = async ({ db, postId }: { db: Tx; postId: string }) => {
  const rows = await db
    .selectDistinct({ id: generationResults.generationId })
    .from(generationResults)
    .innerJoin(posts, sql`${generationResults.resourceId} = any(${posts.mediaIds})`)
    .where(eq(posts.id, postId))
  return rows.map(({ id }) => id)
}

/** Compare-and-set: false when the delivery is not in state `from`. */
export const moveDelivery = async ({
  db,
  from,
  to,
  ...delivery
}: {
  db: Db | Tx
  id: string
  channel: DeliveryChannel
  from: readonly DeliveryState[]
  to: DeliveryState
}) => {
  const rows = await db
    .update(notificationDeliveries)
    .set({ state: to })
    .where(and(isDelivery(delivery), inArray(notificationDeliveries.state, [...from])))
    .returning({ id: notificationDeliveries.notificationId })
  return rows.length > 0
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
