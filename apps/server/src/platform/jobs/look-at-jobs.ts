import type { Pool } from 'pg'
import type { JobsLook } from './enqueue.ts'

/** The first line of what it threw: the rest is where in the program. */
const FAILURE = `left(split_part(coalesce(output->>'message', output->>'value', output::text, ''), E'\\n', 1), 300)`

export const lookAtJobs = async ({
  pool,
  limit,
}: {
  pool: Pool
  limit: number
}): Promise<JobsLook> => {
  const { rows: queues } = await pool.query<JobsLook['queues'][number]>(
    `select name as queue,
       count(*) filter (where state in ('created', 'retry'))::int as waiting,
       count(*) filter (where state = 'active')::int as running,
       count(*) filter (where state = 'failed')::int as failed
     from pgboss.job where state in ('created', 'retry', 'active', 'failed')
     group by name order by failed desc, name`,
  )
  const { rows: failed } = await pool.query<JobsLook['failed'][number]>(
    `select id, name as queue, ${FAILURE} as reason, completed_on as "failedAt",
       retry_count + 1 as tries, data is not null as "canRetry"
     from pgboss.job where state = 'failed' order by completed_on desc limit $1`,
    [limit],
  )
  return { queues, failed }
}

export const findFailedQueue = async ({
  pool,
  id,
}: {
  pool: Pool
  id: string
}): Promise<string | undefined> => {
  const { rows } = await pool.query<{ name: string }>(
    `select name from pgboss.job where id = $1 and state = 'failed' and data is not null`,
    [id],
  )
  return rows[0]?.name
}
