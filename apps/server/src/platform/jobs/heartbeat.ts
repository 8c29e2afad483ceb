import { type SQL, sql } from 'drizzle-orm'
import type { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { Db } from '../../db/connection.ts'

export const HEARTBEAT_QUEUE = 'platform.heartbeat'
const BEAT_MS = 10_000
const FRESH_SECONDS = 30

/** A worker proves that it polls by running a tiny job; its completion is visible to every process. */
export const startHeartbeat = async ({
  boss,
  log,
}: {
  boss: PgBoss
  log: Logger
}): Promise<() => void> => {
  const beat = () =>
    boss
      .send(HEARTBEAT_QUEUE, {}, { singletonKey: 'beat', deleteAfterSeconds: 60 })
      .catch((error: unknown) => log.warn({ err: error }, 'jobs.heartbeat.failed'))
  await boss.work(HEARTBEAT_QUEUE, { pollingIntervalSeconds: 2 }, async () => {})
  await beat()
  const timer = setInterval(beat, BEAT_MS)
  return () => clearInterval(timer)
}

const freshBeat: SQL = sql`
  select 1 from pgboss.job
  where name = ${HEARTBEAT_QUEUE} and state = 'completed'
    and completed_on > now() - make_interval(secs => ${FRESH_SECONDS})
  limit 1`

/** Whether a worker of any process has run the job within the last 30 seconds. */
export const hasWorkerPolled = async (db: Db): Promise<boolean> =>
  (await db.execute(freshBeat)).rows.length > 0
