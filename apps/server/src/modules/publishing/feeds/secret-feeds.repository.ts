import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../db/connection.ts'
import { calendarFeeds, publishedFeeds } from '../../../db/schema/publishing/secret-feeds.ts'

const TABLES = { calendar: calendarFeeds, published: publishedFeeds } as const

/** What stands at the address. */
export type FeedKind = keyof typeof TABLES

type OfKind = { db: Db; kind: FeedKind }
type OfPerson = OfKind & { workspaceId: string; userId: string }

const isOf = ({ kind, workspaceId, userId }: Omit<OfPerson, 'db'>) =>
  and(eq(TABLES[kind].workspaceId, workspaceId), eq(TABLES[kind].userId, userId))

export const findFeed = async ({ db, ...person }: OfPerson) => {
  const [row] = await db.select().from(TABLES[person.kind]).where(isOf(person))
  return row
}

/** In place of the one before: its address is forgotten. */
export const putFeed = ({ db, kind, ...feed }: OfPerson & { hash: string; createdAt: Date }) =>
  db
    .insert(TABLES[kind])
    .values(feed)
    .onConflictDoUpdate({
      target: [TABLES[kind].workspaceId, TABLES[kind].userId],
      set: { hash: feed.hash, createdAt: feed.createdAt, readAt: null },
    })

export const deleteFeed = ({ db, ...person }: OfPerson) =>
  db.delete(TABLES[person.kind]).where(isOf(person))

/** The feed of this address, which is read now. */
export const touchFeed = async ({ db, kind, hash, now }: OfKind & { hash: string; now: Date }) => {
  const [row] = await db
    .update(TABLES[kind])
    .set({ readAt: now })
    .where(eq(TABLES[kind].hash, hash))
    .returning()
  return row
}

/** Without the hashes: they are secrets, not personal data. */
export const listFeedsOf = ({ db, kind, userId }: OfKind & { userId: string }) =>
  db
    .select({
      workspaceId: TABLES[kind].workspaceId,
      createdAt: TABLES[kind].createdAt,
      readAt: TABLES[kind].readAt,
    })
    .from(TABLES[kind])
    .where(eq(TABLES[kind].userId, userId))
