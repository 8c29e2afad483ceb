import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from 'pg'
import { PgBoss } from 'pg-boss'

const QUEUE = 'bench'
/** Large parallel batches: smaller ones increase the delay. */
const OPTIONS = {
  batchSize: 500,
  localConcurrency: 4,
  pollingIntervalSeconds: 0.5,
  burstWhenBatchFull: true,
}

type Jobs = { from: number; count: number; everyMs: number; earlyMs: number }

/** The bare job queue over the same database. */
export const openEngine = async ({ pool, url }: { pool: Pool; url: string }) => {
  const boss = new PgBoss({ connectionString: url, max: 6 })
  boss.on('error', () => undefined)
  await boss.start()
  await boss.createQueue(QUEUE)
  await pool.query(
    'create table bench_rows (id bigint primary key, state text not null, version int not null)',
  )
  return {
    /** Inserts jobs and, for each, the row a publisher on top of the queue would keep. */
    plan: async ({ from, count, everyMs, earlyMs }: Jobs) => {
      await pool.query(
        `insert into pgboss.job (name, data, start_after)
         select '${QUEUE}', jsonb_build_object('due', at, 'row', n), to_timestamp((at - $4) / 1000.0)
         from (select n, $1::bigint + (n * $3::float)::bigint as at from generate_series(1, $2::int) n) due`,
        [from, count, everyMs, earlyMs],
      )
      await pool.query('truncate bench_rows')
      await pool.query(
        `insert into bench_rows select n, 'scheduled', 1 from generate_series(1, $1::int) n`,
        [count],
      )
      await pool.query('analyze pgboss.job')
    },
    /** Runs jobs at their time; with `isDurable` each updates its row, as a publish does. */
    run: async ({ isDurable, onStart }: { isDurable: boolean; onStart(delay: number): void }) => {
      const doJob = async ({ due, row }: { due: number; row: number }) => {
        const left = due - Date.now()
        if (left > 0) await pause(left)
        onStart(Math.max(0, Date.now() - due))
        if (!isDurable) return
        await pool.query(
          `update bench_rows set state = 'done', version = version + 1 where id = $1 and version = 1`,
          [row],
        )
      }
      await boss.work<{ due: number; row: number }>(QUEUE, { ...OPTIONS }, async (jobs) => {
        await Promise.all(jobs.map(({ data }) => doJob(data)))
      })
      return () => boss.offWork(QUEUE)
    },
    stop: () => boss.stop({ graceful: false }),
  }
}
