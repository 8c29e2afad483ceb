import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { AppContext } from '../../context.ts'
import { ANSWERS_WITHIN_MS, IDLE_CONNECTION_MS } from '../../db/connection.ts'
import { withSchemaLock } from '../../db/schema-lock.ts'
import { createPulse } from '../leases/pulse.ts'
import { withCause } from '../telemetry/work-scope.ts'
import type { Jobs } from './enqueue.ts'
import { HEARTBEAT_QUEUE, startHeartbeat } from './heartbeat.ts'
import type { JobDefinition } from './job-definition.ts'
import { findFailedQueue, lookAtJobs } from './look-at-jobs.ts'
import { wakeWorkersOfDueJobs } from './wake-workers.ts'
import { type RunJob, workOn } from './work.ts'

export type JobEngine = Jobs & {
  /** Creates the queues and schedules; runs no job. */
  start(definitions: JobDefinition[]): Promise<void>
  /** Starts polling every queue. */
  work(run: RunJob): Promise<void>
  /** Waits for running jobs up to a timeout, then requeues them. */
  stop(): Promise<void>
  /** For tests: runs the due jobs and returns their number. */
  runDue(run: RunJob): Promise<number>
}

const STOP_TIMEOUT_MS = 10_000
const DEFAULTS = { retryLimit: 5, retryDelay: 5, heartbeatSeconds: 30, expireInSeconds: 900 }

const createBoss = ({ pool, workerUrl }: { pool: Pool; workerUrl: string | null }) => {
  if (workerUrl) {
    // Its types omit options that it passes to its pool.
    const pooled = {
      max: 6,
      idleTimeoutMillis: IDLE_CONNECTION_MS,
      keepAlive: true,
      query_timeout: ANSWERS_WITHIN_MS,
    }
    return new PgBoss({ connectionString: workerUrl, useListenNotify: true, ...pooled })
  }
  return new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    supervise: false,
    schedule: false,
  })
}

export const createJobEngine = ({
  pool,
  workerUrl,
  log,
}: {
  pool: Pool
  /** Database URL for a worker (its LISTEN needs a dedicated connection); null to only enqueue. */
  workerUrl: string | null
  log: Logger
}): JobEngine => {
  const boss = createBoss({ pool, workerUrl })
  let isStopping = false
  boss.on('error', (error) => {
    // Its connections may outlive the stop briefly and fail when the database goes away.
    if (!isStopping) log.error({ err: error }, 'jobs.engine.failed')
  })
  boss.on('warning', (warning) => log.warn({ warning: warning.message }, 'jobs.engine.warning'))
  const pulse = createPulse()
  let definitions: JobDefinition[] = []
  let stopHeartbeat = () => {}
  let stopWaking = () => {}

  const makeQueue = async ({ name, options }: Pick<JobDefinition, 'name' | 'options'>) => {
    const { batchSize: _, concurrency: __, concurrencyPerGroup: ___, ...limits } = options ?? {}
    const queue = { ...DEFAULTS, ...limits, retryBackoff: true, notify: true }
    const known = await boss.getQueue(name)
    if (known) await boss.updateQueue(name, queue)
    else await boss.createQueue(name, { ...queue, policy: 'short' })
  }

  return {
    async enqueue({ name }, data, { tx, startAfter, key, group } = {}) {
      await boss.send(name, withCause(data), {
        singletonKey: key ?? randomUUID(),
        ...(startAfter && { startAfter }),
        ...(group !== undefined && { group: { id: group } }),
        ...(tx && { db: fromDrizzle(tx, sql) }),
      })
    },
    look: (limit) => lookAtJobs({ pool, limit }),
    isPolling: pulse.isBeating,
    async retry(id) {
      const queue = await findFailedQueue({ pool, id })
      if (queue === undefined) return false
      await boss.retry(queue, id)
      return true
    },
    async forget({ tx, userId, workspaceIds }) {
      const queues = definitions.flatMap(({ name, endsWithOwner }) => (endsWithOwner ? name : []))
      const owners = sql.param([...workspaceIds])
      await tx.execute(sql`
        delete from pgboss.job where name = any(${sql.param(queues)}::text[]) and state <> 'active'
          and (data->>'userId' = ${userId}
            or data->>'workspaceId' = any(${owners}::text[])
            or group_id = any(${owners}::text[]))`)
    },
    async start(given) {
      definitions = given
      // It also creates its schema, and several processes may start on an empty database.
      await withSchemaLock({
        pool,
        async run() {
          await boss.start()
          await makeQueue({ name: HEARTBEAT_QUEUE, options: { retryLimit: 0 } })
          for (const definition of definitions) await makeQueue(definition)
        },
      })
    },
    async work(run) {
      const workers = new Map<string, string[]>()
      for (const definition of definitions) {
        workers.set(definition.name, await workOn({ boss, definition, run, log }))
      }
      stopWaking = wakeWorkersOfDueJobs({ boss, pool, workers, log })
      const crons = new Map(definitions.map(({ name, cron }) => [name, cron]))
      // Schedules are stored in the database: those removed from the code have to be deleted.
      for (const { name } of await boss.getSchedules()) {
        if (!crons.get(name)) await boss.unschedule(name)
      }
      for (const [name, cron] of crons) if (cron) await boss.schedule(name, cron, {})
      stopHeartbeat = await startHeartbeat({ boss, pulse, log })
    },
    async stop() {
      isStopping = true
      stopHeartbeat()
      stopWaking()
      await boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS })
    },
    async runDue(run) {
      let count = 0
      for (const definition of definitions) {
        for (const job of await boss.fetch<unknown>(definition.name, { batchSize: 100 })) {
          // Only a worker provides a signal.
          await run(definition, { ...job, signal: job.signal ?? new AbortController().signal })
          await boss.complete(definition.name, job.id)
          count += 1
        }
      }
      return count
    },
  }
}

/** Data of jobs may describe people who have deleted their account, so it is erased when the job ends; of a failed one
 * three days later. */
export const purgeFinishedJobs = async ({ db }: Pick<AppContext, 'db'>): Promise<void> => {
  await db.execute(sql`delete from pgboss.job where state in ('completed', 'cancelled')`)
  // The row of a failed job is kept for counting, and what it was to do for as long as somebody may repeat it.
  await db.execute(sql`update pgboss.job set data = null
    where state = 'failed' and data is not null and completed_on < now() - interval '3 days'`)
}
