import type { Pool } from 'pg'
import type { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'

const CHECK_MS = 1000

/** One probe of an index for each queue, in one statement for all of them. */
const DUE_QUEUES = `
  select queue.name from unnest($1::text[]) as queue (name)
  where exists (
    select 1 from pgboss.job
    where job.name = queue.name and job.state < 'active' and not job.blocked
      and job.start_after <= pgboss.job_now()
  )`

/**
 * pg-boss notifies workers of a job that is due when it is sent. A delayed or retried one becomes due without a
 * notification, and polling every queue from every worker costs more than all other idle work.
 */
export const wakeWorkersOfDueJobs = ({
  boss,
  pool,
  workers,
  log,
}: {
  boss: PgBoss
  pool: Pool
  /** Identifiers of workers by queue. */
  workers: ReadonlyMap<string, readonly string[]>
  log: Logger
}): (() => void) => {
  const queues = [...workers.keys()]
  let timer: NodeJS.Timeout
  let isStopped = false
  const check = async () => {
    try {
      const { rows } = await pool.query<{ name: string }>(DUE_QUEUES, [queues])
      for (const { name } of rows) {
        for (const id of workers.get(name) ?? []) boss.notifyWorker(id)
      }
    } catch (error) {
      if (!isStopped) log.warn({ err: error }, 'jobs.due_check.failed')
    }
    if (!isStopped) timer = setTimeout(check, CHECK_MS)
  }
  timer = setTimeout(check, CHECK_MS)
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}
