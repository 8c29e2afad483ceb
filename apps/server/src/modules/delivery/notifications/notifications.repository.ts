import type { NotificationKind } from '@kadr/contract/delivery/notifications'
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
  or,
  type Placeholder,
  sql,
} from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import { isAfter } from '../../../db/is-after.ts'
import { prepareOnce } from '../../../db/prepared.ts'
import { automations } from '../../../db/schema/automation/automations.ts'
import { notifications } from '../../../db/schema/delivery/notifications.ts'
import { workspaceMembers } from '../../../db/schema/identity/workspaces.ts'
import { posts } from '../../../db/schema/publishing/posts.ts'
import { generationResults } from '../../../db/schema/studio/reels.ts'
import type { Page } from '../../../platform/paging/read-pages.ts'

export type NotificationRow = typeof notifications.$inferSelect

type OfUser = { db: Db | Tx; userId: string }

export type NewNotification = {
  workspaceId: string
  kind: NotificationKind
  title: string
  text: string
  link: string | null
  pictureUrl?: string | null
  actions: readonly object[]
  key: string
}

/** `isShown`: in the app. */
type Recipient = { userId: string; isShown: boolean }

/** Idempotent: one notification per user and key. Returns the new ones. */
export const insertNotifications = async ({
  db,
  recipients,
  notification,
  now,
}: {
  db: Tx
  recipients: readonly Recipient[]
  notification: NewNotification
  now: Date
}) => {
  if (recipients.length === 0) return []
  return db
    .insert(notifications)
    .values(
      recipients.map(({ userId, isShown }) => ({
        ...notification,
        userId,
        isShown,
        createdAt: now,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: notifications.id, userId: notifications.userId })
}

/** A user who has left a workspace no longer sees its notifications. */
const ofMember = (userId: string | Placeholder) => [
  eq(notifications.userId, userId),
  eq(workspaceMembers.userId, userId),
  notifications.isShown,
]
/** Undefined: every kind. */
type Kinds = readonly NotificationKind[] | undefined
const ofKinds = (kinds: Kinds) => kinds && inArray(notifications.kind, [...kinds])
const membership = eq(workspaceMembers.workspaceId, notifications.workspaceId)

export const listPage = ({
  db,
  userId,
  before,
  limit,
  isUnread,
  kinds,
}: OfUser & {
  before: string | undefined
  limit: number
  isUnread: boolean
  kinds: Kinds
}) =>
  db
    .select({ row: notifications })
    .from(notifications)
    .innerJoin(workspaceMembers, membership)
    .where(
      and(
        ...ofMember(userId),
        before ? lt(notifications.id, before) : undefined,
        isUnread ? isNull(notifications.readAt) : undefined,
        ofKinds(kinds),
      ),
    )
    .orderBy(desc(notifications.id))
    .limit(limit)
    .then((rows) => rows.map(({ row }) => row))

const unreadCount = prepareOnce((db) =>
  db
    .select({ count: count() })
    .from(notifications)
    .innerJoin(workspaceMembers, membership)
    .where(and(...ofMember(sql.placeholder('userId')), isNull(notifications.readAt)))
    .prepare('unread_notifications'),
)

export const countUnread = async ({ db, userId }: OfUser) => {
  const [row] = await unreadCount(db).execute({ userId })
  return row?.count ?? 0
}

export const markRead = ({
  db,
  userId,
  ids,
  kinds,
  key,
  now,
}: OfUser & {
  ids: readonly string[] | undefined
  kinds: Kinds
  key: string | undefined
  now: Date
}) =>
  db
    .update(notifications)
    .set({ readAt: now })
    .where(
      and(
        eq(notifications.userId, userId),
        isNull(notifications.readAt),
        ids && inArray(notifications.id, [...ids]),
        ofKinds(kinds),
        key === undefined ? undefined : eq(notifications.key, key),
      ),
    )
    .returning({ id: notifications.id })

/** Undefined when it was read or deleted. */
export const findUnread = async ({ db, id }: { db: Db; id: string }) => {
  const [row] = await db
    .select()
    .from(notifications)
    .where(and(eq(notifications.id, id), isNull(notifications.readAt)))
  return row
}

const keyBeginsWith = (beginnings: readonly string[]) =>
  or(...beginnings.map((beginning) => like(notifications.key, `${beginning}%`)))

type OfKeys = { db: Tx; workspaceId: string; beginnings: readonly string[]; now: Date }

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
    .returning({ userId: notifications.userId })

export type EndedNotifications = { beginnings: readonly string[] } | { id: string }

/** Sets the outcome of notifications that have none yet or can still be acted on. */
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

export const findAutomationVersion = async ({
  db,
  workspaceId,
  automationId,
}: {
  db: Tx
  workspaceId: string
  automationId: number
}) => {
  const [row] = await db
    .select({ version: automations.version })
    .from(automations)
    .where(and(eq(automations.workspaceId, workspaceId), eq(automations.id, automationId)))
  return row?.version
}

/** Renders whose file is used in the post. */
export const listRendersOf = async ({ db, postId }: { db: Tx; postId: string }) => {
  const rows = await db
    .selectDistinct({ id: generationResults.generationId })
    .from(generationResults)
    .innerJoin(posts, sql`${generationResults.resourceId} = any(${posts.mediaIds})`)
    .where(eq(posts.id, postId))
  return rows.map(({ id }) => id)
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
