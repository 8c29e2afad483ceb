import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { DAY_MS } from '@kadr/kit/durations'
import { Pool } from 'pg'
import { runPublisher } from '../apps/server/src/modules/publishing/publisher/loop.ts'
import { createPace } from '../apps/server/src/modules/publishing/publisher/pace.ts'
import { createPublisher } from '../apps/server/src/modules/publishing/publisher/publisher.ts'
import { resourceMedia } from '../apps/server/src/modules/publishing/publisher/resource-media.ts'
import { save } from '../apps/server/src/modules/publishing/publisher/save.ts'
import { openBenchApp } from './support/app.ts'
import { openEngine } from './support/bare-engine.ts'
import { startDatabase } from './support/cluster.ts'
import { makeAccounts, planPosts } from './support/publishing-load.ts'
import { quantile } from './support/rounds.ts'

const { values } = parseArgs({
  allowPositionals: true,
  options: {
    future: { type: 'string', default: '1000000' },
    due: { type: 'string', default: '10000' },
  },
})
const [FUTURE, DUE] = [Number(values.future), Number(values.due)]
/** Time to insert everything before the first target is due. */
const AHEAD_MS = 30_000
const { crowdEarlyMs: EARLY_MS } = createPace(1)

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

/** Resolves when all delays are collected. */
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

/** The job queue alone, with the same early claim and exact wait as the publisher. */
const measureEngine = async (name: string, isDurable: boolean) => {
  await engine.plan({
    from: Date.now() + AHEAD_MS,
    count: DUE,
    everyMs: 1000 / DUE,
    earlyMs: EARLY_MS,
  })
  const delays: number[] = []
  const end = await engine.run({ isDurable, onStart: (delay) => delays.push(delay) })
  await until(delays)
  await end()
  return report(name, delays)
}

const ours = await measureOurs()
const engine = await openEngine({ pool, url: database.url })
await engine.plan({
  from: Date.now() + DAY_MS,
  count: FUTURE,
  everyMs: (30 * DAY_MS) / FUTURE,
  earlyMs: EARLY_MS,
})
const writing = await measureEngine('pg-boss, one write for each job', true)
const idle = await measureEngine('pg-boss, jobs that do nothing', false)
const ratio = (name: 'p50' | 'p95' | 'max') => (ours[name] / Math.max(1, writing[name])).toFixed(2)
console.log(
  `publisher-start: ratio p50 ${ratio('p50')}, p95 ${ratio('p95')}, max ${ratio('max')} (of the start delay of the bare job engine with one durable write for each job, ${DUE} due in one second among ${FUTURE} for later); memory of the worker +${ours.memory.toFixed(0)} MiB`,
)
console.table(
  Object.fromEntries(
    [ours, writing, idle].map(({ name, p50, p95, max }) => [
      name,
      { 'p50, ms': p50, 'p95, ms': p95, 'max, ms': max },
    ]),
  ),
)
await engine.stop()
await pool.end()
await app.close()
await database.stop()
