import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../db/connection.ts'
import { calendarFeeds } from '../../../db/schema/publishing/calendar-feeds.ts'

type OfPerson = { db: Db; workspaceId: string; userId: string }

const isOf = ({ workspaceId, userId }: Omit<OfPerson, 'db'>) =>
  and(eq(calendarFeeds.workspaceId, workspaceId), eq(calendarFeeds.userId, userId))

export const findFeed = async ({ db, ...person }: OfPerson) => {
  const [row] = await db.select().from(calendarFeeds).where(isOf(person))
  return row
}

/** In place of the one before: its address is forgotten. */
export const putFeed = ({ db, ...feed }: OfPerson & { hash: string; createdAt: Date }) =>
  db
    .insert(calendarFeeds)
    .values(feed)
    .onConflictDoUpdate({
      target: [calendarFeeds.workspaceId, calendarFeeds.userId],
      set: { hash: feed.hash, createdAt: feed.createdAt, readAt: null },
    })

export const deleteFeed = ({ db, ...person }: OfPerson) =>
  db.delete(calendarFeeds).where(isOf(person))

/** The feed of this address, which is read now. */
export const touchFeed = async ({ db, hash, now }: { db: Db; hash: string; now: Date }) => {
  const [row] = await db
    .update(calendarFeeds)
    .set({ readAt: now })
    .where(eq(calendarFeeds.hash, hash))
    .returning()
  return row
}

/** Without the hashes: they are secrets, not personal data. */
export const listFeedsOf = ({ db, userId }: { db: Db; userId: string }) =>
  db
    .select({
      workspaceId: calendarFeeds.workspaceId,
      createdAt: calendarFeeds.createdAt,
      readAt: calendarFeeds.readAt,
    })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.userId, userId))
