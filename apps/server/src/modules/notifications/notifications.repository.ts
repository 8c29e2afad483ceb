import type { NotificationKind } from '@kadr/contract/notifications'
import { and, asc, count, desc, eq, inArray, isNull, lt } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { isAfter } from '../../db/is-after.ts'
import { notifications } from '../../db/schema/notifications.ts'
import { workspaceMembers } from '../../db/schema/workspaces.ts'
import type { Page } from '../../platform/read-pages.ts'

export type NotificationRow = typeof notifications.$inferSelect
export type TelegramState = NotificationRow['telegramState']

type OfUser = { db: Db | Tx; userId: string }

export type NewNotification = {
  workspaceId: string
  kind: NotificationKind
  title: string
  text: string
  link: string | null
  key: string
}

/** Returns the ids of the copies that are new: the same key is the same news. */
export const insertCopies = async ({
  db,
  userIds,
  news,
  now,
}: {
  db: Tx
  userIds: readonly string[]
  news: NewNotification
  now: Date
}) => {
  if (userIds.length === 0) return []
  const rows = await db
    .insert(notifications)
    .values(userIds.map((userId) => ({ ...news, userId, createdAt: now })))
    .onConflictDoNothing()
    .returning({ id: notifications.id })
  return rows.map(({ id }) => id)
}

/** News of a workspace one has left are not one's own any more. */
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

export const findNotification = async ({ db, id }: { db: Db; id: string }) => {
  const [row] = await db.select().from(notifications).where(eq(notifications.id, id))
  return row
}

/** Moves the delivery on only from a state it is really in. Whether it did. */
export const moveTelegramState = async ({
  db,
  id,
  from,
  to,
}: {
  db: Db
  id: string
  from: readonly TelegramState[]
  to: TelegramState
}) => {
  const rows = await db
    .update(notifications)
    .set({ telegramState: to })
    .where(and(eq(notifications.id, id), inArray(notifications.telegramState, [...from])))
    .returning({ id: notifications.id })
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
