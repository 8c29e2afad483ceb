import type { MessengerName } from '@kadr/contract/identity/users'
import { and, asc, eq, gt, isNotNull, isNull, lte } from 'drizzle-orm'
import type { Db, Tx } from '../../../../db/connection.ts'
import { groupChatCodes, groupChats } from '../../../../db/schema/delivery/group-chats.ts'
import type { ChatAddress } from '../../../../platform/outside/messengers/incoming.ts'

export type GroupRow = typeof groupChats.$inferSelect
type NewGroup = Pick<
  GroupRow,
  | 'workspaceId'
  | 'messenger'
  | 'chatId'
  | 'threadId'
  | 'title'
  | 'topics'
  | 'connectedBy'
  | 'createdAt'
>
type OfWorkspace = { db: Db | Tx; workspaceId: string }
type OfGroup = { db: Db | Tx; workspaceId: string; id: string }

const isGroup = ({ workspaceId, id }: Pick<OfGroup, 'workspaceId' | 'id'>) =>
  and(eq(groupChats.workspaceId, workspaceId), eq(groupChats.id, id))

export const listGroups = ({ db, workspaceId }: OfWorkspace) =>
  db
    .select()
    .from(groupChats)
    .where(eq(groupChats.workspaceId, workspaceId))
    .orderBy(asc(groupChats.id))

/** Those the bot can write to. */
export const listReachedGroups = ({ db, workspaceId }: OfWorkspace) =>
  db
    .select()
    .from(groupChats)
    .where(and(eq(groupChats.workspaceId, workspaceId), isNull(groupChats.lostAt)))
    .orderBy(asc(groupChats.id))

/** A group that is connected again keeps its topics. */
export const upsertGroup = async ({ db, ...group }: NewGroup & { db: Tx }): Promise<GroupRow> => {
  const [row] = await db
    .insert(groupChats)
    .values(group)
    .onConflictDoUpdate({
      target: [groupChats.workspaceId, groupChats.chatId, groupChats.threadId],
      set: { title: group.title, connectedBy: group.connectedBy, lostAt: null },
    })
    .returning()
  if (!row) throw new Error('The group was not stored')
  return row
}

export const updateGroup = async ({ db, topics, ...group }: OfGroup & Pick<GroupRow, 'topics'>) => {
  const [row] = await db.update(groupChats).set({ topics }).where(isGroup(group)).returning()
  return row
}

export const deleteGroup = async ({ db, ...group }: OfGroup) => {
  const rows = await db.delete(groupChats).where(isGroup(group)).returning({ id: groupChats.id })
  return rows.length > 0
}

/** Row lock: messages of a group are composed one at a time. */
export const lockGroup = async ({ db, id }: { db: Tx; id: string }) => {
  const [row] = await db.select().from(groupChats).where(eq(groupChats.id, id)).for('update')
  return row
}

const isAt = ({ messenger, chatId }: ChatAddress) =>
  and(eq(groupChats.messenger, messenger), eq(groupChats.chatId, chatId))

/** Returns those that were reachable before. */
export const markLost = ({ db, place, at }: { db: Tx; place: ChatAddress; at: Date }) =>
  db
    .update(groupChats)
    .set({ lostAt: at })
    .where(
      and(
        isAt(place),
        isNull(groupChats.lostAt),
        place.threadId === undefined ? undefined : eq(groupChats.threadId, place.threadId),
      ),
    )
    .returning()

/** Returns those that were unreachable before. */
export const markFound = ({ db, place }: { db: Tx; place: ChatAddress }) =>
  db
    .update(groupChats)
    .set({ lostAt: null })
    .where(and(isAt(place), isNotNull(groupChats.lostAt)))
    .returning()

/** A group may get another id. */
export const moveGroups = ({
  db,
  messenger,
  from,
  to,
}: {
  db: Tx
  messenger: MessengerName
  from: number
  to: number
}) =>
  db
    .update(groupChats)
    .set({ chatId: to })
    .where(isAt({ messenger, chatId: from }))

export const insertCode = ({ db, ...code }: typeof groupChatCodes.$inferInsert & { db: Tx }) =>
  db.insert(groupChatCodes).values(code)

export const findCode = async ({ db, hash, now }: { db: Tx; hash: string; now: Date }) => {
  const [row] = await db
    .select()
    .from(groupChatCodes)
    .where(and(eq(groupChatCodes.hash, hash), gt(groupChatCodes.expiresAt, now)))
    .for('update')
  return row
}

export const deleteCode = ({ db, hash }: { db: Tx; hash: string }) =>
  db.delete(groupChatCodes).where(eq(groupChatCodes.hash, hash))

export const deleteExpiredCodes = ({ db, now }: { db: Db; now: Date }) =>
  db.delete(groupChatCodes).where(lte(groupChatCodes.expiresAt, now))

export const listGroupsConnectedBy = ({ db, userId }: { db: Db; userId: string }) =>
  db.select().from(groupChats).where(eq(groupChats.connectedBy, userId)).orderBy(groupChats.id)

/** Without the hashes: they are secrets, not personal data. */
export const listCodesOf = ({ db, userId }: { db: Db; userId: string }) =>
  db
    .select({
      workspaceId: groupChatCodes.workspaceId,
      createdAt: groupChatCodes.createdAt,
      expiresAt: groupChatCodes.expiresAt,
    })
    .from(groupChatCodes)
    .where(eq(groupChatCodes.userId, userId))
    .orderBy(groupChatCodes.createdAt)
