import type { DownloadSource } from '@kadr/contract/site/downloads'
import { eq, lt, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import { downloadWatchers } from '../../../db/schema/site/downloads.ts'

/** Idempotent. */
export const insertWatcher = ({
  db,
  ...watcher
}: {
  db: Db
  source: DownloadSource
  userId: string
}) => db.insert(downloadWatchers).values(watcher).onConflictDoNothing()

export const listWatchedSources = async (db: Db): Promise<string[]> => {
  const rows = await db
    .selectDistinct({ source: downloadWatchers.source })
    .from(downloadWatchers)
    .orderBy(downloadWatchers.source)
  return rows.map(({ source }) => source)
}

export const listWatchesOf = ({ db, userId }: { db: Db; userId: string }) =>
  db
    .select({ source: downloadWatchers.source, createdAt: downloadWatchers.createdAt })
    .from(downloadWatchers)
    .where(eq(downloadWatchers.userId, userId))
    .orderBy(downloadWatchers.source)

/** Deletes the watchers of a source and returns their user ids. */
export const deleteWatchers = async ({
  tx,
  source,
}: {
  tx: Tx
  source: DownloadSource
}): Promise<string[]> => {
  const rows = await tx
    .delete(downloadWatchers)
    .where(eq(downloadWatchers.source, source))
    .returning({ userId: downloadWatchers.userId })
  return rows.map(({ userId }) => userId)
}

/** A watch lasts a month. */
export const purgeWatchers = (db: Db) =>
  db.delete(downloadWatchers).where(lt(downloadWatchers.createdAt, sql`now() - interval '30 days'`))
