import type { DownloadSource } from '@kadr/contract/site/downloads'
import { gte, lt, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connection.ts'
import { downloadOutcomes } from '../../../db/schema/site/downloads.ts'

const HOUR = sql`date_trunc('hour', now())`

export const countOutcome = async ({
  db,
  source,
  isFound,
}: {
  db: Db
  source: DownloadSource
  isFound: boolean
}): Promise<void> => {
  const found = isFound ? 1 : 0
  await db
    .insert(downloadOutcomes)
    .values({ source, hour: HOUR, asked: 1, found })
    .onConflictDoUpdate({
      target: [downloadOutcomes.source, downloadOutcomes.hour],
      set: {
        asked: sql`${downloadOutcomes.asked} + 1`,
        found: sql`${downloadOutcomes.found} + ${found}`,
      },
    })
}

/** Sums of the last hours by source, with the one that runs. */
export const sumOutcomes = ({ db, hours }: { db: Db; hours: number }) =>
  db
    .select({
      source: downloadOutcomes.source,
      asked: sql<number>`sum(${downloadOutcomes.asked})::int`,
      found: sql<number>`sum(${downloadOutcomes.found})::int`,
    })
    .from(downloadOutcomes)
    .where(gte(downloadOutcomes.hour, sql`${HOUR} - make_interval(hours => ${hours - 1})`))
    .groupBy(downloadOutcomes.source)

export const purgeOutcomes = (db: Db) =>
  db.delete(downloadOutcomes).where(lt(downloadOutcomes.hour, sql`now() - interval '7 days'`))
