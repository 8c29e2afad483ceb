import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Pool } from 'pg'
import { PgBoss } from 'pg-boss'
import { runPublisher } from '../apps/server/src/modules/publisher/loop.ts'
import { createPublisher } from '../apps/server/src/modules/publisher/publisher.ts'
import { resourceMedia } from '../apps/server/src/modules/publisher/resource-media.ts'
import { save } from '../apps/server/src/modules/publisher/save.ts'
import { openBenchApp } from './support/app.ts'
import { startDatabase } from './support/cluster.ts'
import { makeAccounts, planPosts, quantile } from './support/publishing-load.ts'

const { values } = parseArgs({
  allowPositionals: true,
  options: {
    future: { type: 'string', default: '1000000' },
    due: { type: 'string', default: '10000' },
  },
})
const [FUTURE, DUE] = [Number(values.future), Number(values.due)]
const DAY_MS = 86_400_000
/** Time to plan everything before the first of it is due. */
const AHEAD_MS = 15_000
const EARLY_MS = 1000

const database = await startDatabase()
const app = await openBenchApp(database.url)
const pool = new Pool({ connectionString: database.url, max: 20 })
const { ctx, workspaceId } = app

const report = (name: string, delays: readonly number[]) => ({
  name,
  p50: quantile(delays, 0.5),
  p95: quantile(delays, 0.95),
  max: Math.max(...delays),
})

/** Runs until all delays are there. */
const until = async (delays: readonly number[]) => {
  while (delays.length < DUE) await pause(50)
}

await planPosts({
  pool,
  workspaceId,
  count: FUTURE,
  from: new Date(Date.now() + DAY_MS),
  everyMs: (30 * DAY_MS) / FUTURE,
})
await pool.query('analyze post_targets')

const measureOurs = async () => {
  const connectionIds = await makeAccounts({ pool, workspaceId, count: DUE })
  const from = new Date(Date.now() + AHEAD_MS)
  await planPosts({ pool, workspaceId, count: DUE, from, everyMs: 1000 / DUE, connectionIds })
  await pool.query('analyze post_targets')
  const delays: number[] = []
  const stopping = new AbortController()
  const publisher = createPublisher({ ctx, media: resourceMedia })
  const before = process.memoryUsage().rss
  let peak = before
  const ended = runPublisher({
    publisher,
    signal: stopping.signal,
    step: (run) => {
      delays.push(Math.max(0, Date.now() - (run.target.dueAt?.getTime() ?? 0)))
      peak = Math.max(peak, process.memoryUsage().rss)
      return save(run, { nextAt: null })
    },
  })
  await until(delays)
  stopping.abort()
  await ended
  return { ...report('publisher', delays), memory: (peak - before) / 2 ** 20 }
}

/** The job engine alone, claimed as early and waiting for the exact moment as ours does. */
const measureBare = async () => {
  const boss = new PgBoss({ connectionString: database.url, max: 6 })
  boss.on('error', () => undefined)
  await boss.start()
  await boss.createQueue('bench')
  const insert = (from: number, count: number, everyMs: number) =>
    pool.query(
      `insert into pgboss.job (name, data, start_after)
       select 'bench', jsonb_build_object('due', at), to_timestamp((at - $4) / 1000.0)
       from (select $1::bigint + (n * $3::float)::bigint as at from generate_series(1, $2::int) n) due`,
      [from, count, everyMs, EARLY_MS],
    )
  await insert(Date.now() + DAY_MS, FUTURE, (30 * DAY_MS) / FUTURE)
  await insert(Date.now() + AHEAD_MS, DUE, 1000 / DUE)
  await pool.query('analyze pgboss.job')
  const delays: number[] = []
  const options = {
    batchSize: 50,
    localConcurrency: 4,
    pollingIntervalSeconds: 0.5,
    burstWhenBatchFull: true,
  }
  await boss.work<{ due: number }>('bench', options as { batchSize: number }, async (jobs) => {
    await Promise.all(
      jobs.map(async ({ data }) => {
        const left = data.due - Date.now()
        if (left > 0) await pause(left)
        delays.push(Math.max(0, Date.now() - data.due))
      }),
    )
  })
  await until(delays)
  await boss.stop({ graceful: false })
  return report('bare pg-boss', delays)
}

const ours = await measureOurs()
const bare = await measureBare()
const ratio = (name: 'p50' | 'p95' | 'max') => (ours[name] / Math.max(1, bare[name])).toFixed(2)
console.log(
  `publisher-start: ratio p50 ${ratio('p50')}, p95 ${ratio('p95')}, max ${ratio('max')} (of the start delay of the bare job engine, ${DUE} due in one second among ${FUTURE} for later); memory of the worker +${ours.memory.toFixed(0)} MiB`,
)
console.table(
  Object.fromEntries(
    [ours, bare].map(({ name, p50, p95, max }) => [
      name,
      { 'p50, ms': p50, 'p95, ms': p95, 'max, ms': max },
    ]),
  ),
)
await pool.end()
await app.close()
await database.stop()
