import type { NotificationKind } from '@kadr/contract/delivery/notifications'
import {
  and,
  asc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  like,
  lt,
  ne,
  notExists,
  or,
  sql,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db, Tx } from '../../../../db/connection.ts'
import { botMessages } from '../../../../db/schema/delivery/bot-outbox.ts'
import { groupNotices } from '../../../../db/schema/delivery/group-chats.ts'
import type { EndedNotifications, NewNotification } from '../notifications.repository.ts'

export type GroupNoticeRow = typeof groupNotices.$inferSelect

/** Idempotent: one per group and key. Returns the groups that have a new one. */
export const insertNotices = async ({
  db,
  groupIds,
  notice,
  now,
}: {
  db: Tx
  groupIds: readonly string[]
  notice: NewNotification
  now: Date
}): Promise<string[]> => {
  if (groupIds.length === 0) return []
  const rows = await db
    .insert(groupNotices)
    .values(groupIds.map((groupId) => ({ ...notice, groupId, createdAt: now })))
    .onConflictDoNothing()
    .returning({ groupId: groupNotices.groupId })
  return rows.map(({ groupId }) => groupId)
}

export const listWaitingNotices = ({ db, groupId }: { db: Tx; groupId: string }) =>
  db
    .select()
    .from(groupNotices)
    .where(and(eq(groupNotices.groupId, groupId), isNull(groupNotices.handedAt)))
    .orderBy(asc(groupNotices.id))

/** Times at which notices were sent to the group since a moment, by kind, oldest first. */
export const listHandedNotices = async ({
  db,
  groupId,
  since,
}: {
  db: Tx
  groupId: string
  since: Date
}): Promise<{ kind: NotificationKind; at: Date }[]> => {
  const rows = await db
    .select({ kind: groupNotices.kind, at: groupNotices.handedAt })
    .from(groupNotices)
    .where(
      and(
        eq(groupNotices.groupId, groupId),
        gt(groupNotices.handedAt, since),
        isNotNull(groupNotices.botMessageId),
      ),
    )
    .orderBy(asc(groupNotices.handedAt))
  return rows.flatMap(({ kind, at }) => (at ? [{ kind, at }] : []))
}

/** Without `messageId`: dropped, not sent. */
export const markHanded = async ({
  db,
  ids,
  at,
  botMessageId = null,
}: {
  db: Tx
  ids: readonly string[]
  at: Date
  botMessageId?: number | null | undefined
}): Promise<void> => {
  if (ids.length === 0) return
  await db
    .update(groupNotices)
    .set({ handedAt: at, botMessageId })
    .where(inArray(groupNotices.id, [...ids]))
}

export const deleteWaiting = ({ db, groupIds }: { db: Tx; groupIds: readonly string[] }) =>
  db
    .delete(groupNotices)
    .where(and(inArray(groupNotices.groupId, [...groupIds]), isNull(groupNotices.handedAt)))

/** Returns those that were open. */
export const endNotices = ({
  db,
  workspaceId,
  which,
  outcome,
  next,
}: {
  db: Tx
  workspaceId: string
  which: EndedNotifications
  outcome: string
  next: readonly object[]
}) =>
  db
    .update(groupNotices)
    .set({ outcome, actions: next })
    .where(
      and(
        eq(groupNotices.workspaceId, workspaceId),
        or(isNull(groupNotices.outcome), sql`${groupNotices.actions} <> '[]'::jsonb`),
        'id' in which
          ? eq(groupNotices.id, which.id)
          : or(...which.beginnings.map((beginning) => like(groupNotices.key, `${beginning}%`))),
      ),
    )
    .returning({ id: groupNotices.id })

/** Those that are the only subject of their message, with its chat. */
export const listAlone = async ({ db, ids }: { db: Tx; ids: readonly string[] }) => {
  if (ids.length === 0) return []
  const other = alias(groupNotices, 'other')
  const together = db
    .select({ id: other.id })
    .from(other)
    .where(and(eq(other.botMessageId, groupNotices.botMessageId), ne(other.id, groupNotices.id)))
  return db
    .select({
      notice: groupNotices,
      botMessageId: botMessages.id,
      messenger: botMessages.messenger,
      chatId: botMessages.chatId,
    })
    .from(groupNotices)
    .innerJoin(botMessages, eq(botMessages.id, groupNotices.botMessageId))
    .where(and(inArray(groupNotices.id, [...ids]), notExists(together)))
    .orderBy(asc(groupNotices.id))
}

export const findNoticeByMessage = async ({ db, messageId }: { db: Tx; messageId: number }) => {
  const [row] = await db
    .select({
      id: groupNotices.id,
      key: groupNotices.key,
      workspaceId: groupNotices.workspaceId,
    })
    .from(groupNotices)
    .where(eq(groupNotices.botMessageId, messageId))
  return row
}

export const deleteNoticesOlderThan = ({ db, moment }: { db: Db; moment: Date }) =>
  db.delete(groupNotices).where(lt(groupNotices.createdAt, moment))
