import { setTimeout as pause } from 'node:timers/promises'
import { createSeededRandom } from '@kadr/kit/seeded-random'
import { inArray, sql } from 'drizzle-orm'
import { generations } from '../../apps/server/src/db/schema/studio/reels.ts'
import { startKillableDatabase } from './database.ts'
import { chooseSleep, mixDisturbances } from './disturbances.ts'
import { openApp } from './open-app.ts'
import { startWorkers } from './processes.ts'
import { readRenderOptions } from './render-options.ts'
import { isRenderClean, judgeRenders } from './render-verdict.ts'
import { queueRenders } from './render-world.ts'

const options = readRenderOptions(process.argv.slice(2))
const random = createSeededRandom(options.seed)
const startedAt = Date.now()
const seconds = () => ((Date.now() - startedAt) / 1000).toFixed(0)
const POLL_MS = 300
/** Enough for a restarted process to clean up after a killed one. */
const SWEEP_MS = 30_000

const database = await startKillableDatabase()
const env = {
  NODE_ENV: 'development',
  DATABASE_URL: database.url,
  DATA_DIR: `${database.folder}/app`,
  SECRET_KEY: 'chaos-chaos-chaos-chaos-chaos-chaos',
  SANDBOX: 'on',
  DEMO: 'off',
  STARTER: 'off',
  RATE_LIMITS: 'off',
  ROLES: 'render',
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
  RENDERS: '2',
  RENDER_SCALE: '10',
  RENDER_LEASE_SECONDS: '4',
}
const app = await openApp({ url: database.url, env })
const { broken } = await queueRenders({ app, renders: options.renders })
console.log(`${seconds()} s: ${options.renders} renders queued`)
const workers = startWorkers({ count: options.workers, env: { ...process.env, ...env } })

const countLeft = async () => {
  const [row] = await app.ctx.db
    .select({ left: sql<number>`count(*)::int` })
    .from(generations)
    .where(inArray(generations.state, ['queued', 'rendering']))
  return row?.left ?? 0
}

const disturbances = mixDisturbances({ ...options, random })
const leaseMs = Number(env.RENDER_LEASE_SECONDS) * 1000

/** Spreads the disturbances evenly: each waits until its share of the renders is done. */
let done = 0
for (;;) {
  await pause(POLL_MS * (0.5 + random() * 3))
  const left = await countLeft()
  const isOutOfTime = Date.now() - startedAt > options.limitSeconds * 1000
  if (left === 0 || isOutOfTime) break
  const next = disturbances[done]
  const finished = options.renders - left
  if (!next || finished < (options.renders * done) / (disturbances.length + 1)) continue
  done += 1
  const index = Math.floor(random() * options.workers)
  if (next === 'kill') workers.kill(index)
  else workers.suspend(index, chooseSleep({ leaseMs, random }))
  console.log(`${seconds()} s: ${next} ${done}, process ${index}, ${left} left`)
}
await workers.waitForResumed()

// Orphans of the last kill exit by themselves; their folders are removed by the next process that starts.
const sweepUntil = Date.now() + SWEEP_MS
let verdict = await judgeRenders({ app, broken })
while (verdict.leftFolders.length > 0 && Date.now() < sweepUntil) {
  await pause(POLL_MS)
  verdict = await judgeRenders({ app, broken })
}
await workers.stop()
console.log(
  `chaos: ${options.renders} renders, ${done} of ${disturbances.length} disturbances, seed ${options.seed}, ${seconds()} s`,
)
const { wrong, ...summary } = verdict
console.table({ ...summary, failed: JSON.stringify(summary.failed), wrong: wrong.length })
for (const row of wrong.slice(0, 20)) console.log(`wrong: ${row}`)
await app.stop()
await database.stop()
process.exit(isRenderClean(verdict) ? 0 : 1)
