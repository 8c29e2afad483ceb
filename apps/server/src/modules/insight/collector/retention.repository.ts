import type { Network } from '@kadr/contract/publishing/networks'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/connection.ts'

const CHUNK = 5000

/** In small transactions, so that other queries do not wait for a large deletion. */
const deleteInChunks = async (run: () => Promise<number>): Promise<void> => {
  while ((await run()) === CHUNK);
}

/** Points, roll-ups and latest figures of a network before a time; points only back to `since`, if given. */
export const purgeNetworkFigures = async ({
  db,
  network,
  since,
  before,
}: {
  db: Db
  network: Network
  since: Date | undefined
  before: Date
}): Promise<void> => {
  const at = before.toISOString()
  const isRecent = since ? sql`bucket_at >= ${since.toISOString()}` : sql`true`
  await deleteInChunks(async () => {
    const { rowCount } = await db.execute(sql`
      delete from metric_points p using (
        select subject_id, metric, bucket_at from metric_points
        join metric_subjects s on s.id = subject_id and s.network = ${network}
        where bucket_at < ${at} and ${isRecent} limit ${CHUNK}) old
      where p.bucket_at < ${at} and ${since ? sql`p.bucket_at >= ${since.toISOString()}` : sql`true`}
        and p.subject_id = old.subject_id and p.metric = old.metric and p.bucket_at = old.bucket_at`)
    return rowCount ?? 0
  })
  await db.execute(
    sql`delete from metric_days where network = ${network} and day < ${at}::timestamptz::date`,
  )
  await db.execute(sql`
    delete from metric_latest l using metric_subjects s
    where s.id = l.subject_id and s.network = ${network} and l.captured_at < ${at}`)
}

export const purgeReadings = async ({ db, before }: { db: Db; before: Date }): Promise<void> => {
  const at = before.toISOString()
  await deleteInChunks(async () => {
    const { rowCount } = await db.execute(sql`
      delete from metric_readings r using (
        select subject_id, at, id from metric_readings where at < ${at} limit ${CHUNK}) old
      where r.subject_id = old.subject_id and r.at = old.at and r.id = old.id`)
    return rowCount ?? 0
  })
}
