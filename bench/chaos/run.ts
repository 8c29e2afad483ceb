import { setTimeout as pause } from 'node:timers/promises'
import { createSeededRandom } from '@kadr/kit/seeded-random'
import { sql } from 'drizzle-orm'
import { postTargets } from '../../apps/server/src/db/schema/publishing/posts.ts'
import { createPace } from '../../apps/server/src/modules/publishing/publisher/pace.ts'
import { findFreePort } from '../support/child.ts'
import { startKillableDatabase } from './database.ts'
import { chooseSleep, mixDisturbances } from './disturbances.ts'
import { readOptions } from './options.ts'
import { startSandbox, startWorkers } from './processes.ts'
import { isClean, judge, printVerdicts } from './verdict.ts'
import { createWorld } from './world.ts'

const options = readOptions(process.argv.slice(2))
const random = createSeededRandom(options.seed)
const startedAt = Date.now()
const seconds = () => ((Date.now() - startedAt) / 1000).toFixed(0)
const POLL_MS = 500
/** One in this many kills hits the database. */
const DATABASE_SHARE = 5
/** Targets due per second: more than the machine can publish, so that a kill always hits work in progress. */
const PER_SECOND = 40

const database = await startKillableDatabase()
const port = await findFreePort()
const sandbox = await startSandbox({ port, ...options })
const env = {
  NODE_ENV: 'development',
  PORT: String(port),
  PUBLIC_URL: `http://127.0.0.1:${port}`,
  DATABASE_URL: database.url,
  DATA_DIR: `${database.folder}/app`,
  SECRET_KEY: 'chaos-chaos-chaos-chaos-chaos-chaos',
  SANDBOX: 'on',
  DEMO: 'off',
  STARTER: 'off',
  RATE_LIMITS: 'off',
  ROLES: 'worker',
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
  PUBLISHER_SPEED: String(options.speed),
}
const total = options.networks.length * options.targets
const { app, planned } = await createWorld({
  ...options,
  url: database.url,
  env,
  spreadMs: (total / PER_SECOND) * 1000,
  peopleOf: sandbox.peopleOf,
})
console.log(`${seconds()} s: ${planned.length} targets planned`)
sandbox.tell('storm')
const workers = startWorkers({ count: options.workers, env: { ...process.env, ...env } })

/** Targets the publisher has not finished; undefined while the database is down. */
const countLeft = () =>
  app.ctx.db
    .select({ left: sql<number>`count(*)::int` })
    .from(postTargets)
    .where(sql`next_at is not null`)
    .then(
      ([row]) => row?.left,
      () => undefined,
    )

const { leaseMs } = createPace(options.speed)
const disturbances = mixDisturbances({ ...options, random })
let done = 0
let kills = 0

const suspend = (index: number) => {
  const ms = chooseSleep({ leaseMs, random })
  workers.suspend(index, ms)
  console.log(`${seconds()} s: worker ${index} sleeps for ${(ms / 1000).toFixed(1)} s`)
}
const kill = async (index: number) => {
  kills += 1
  if (kills % DATABASE_SHARE === DATABASE_SHARE - 1 || options.kills === kills) {
    await database.kill()
    console.log(`${seconds()} s: kill ${kills}, the database`)
  } else {
    workers.kill(index)
    console.log(`${seconds()} s: kill ${kills}, worker ${index}`)
  }
}
/** Spreads the disturbances evenly: each waits until its share of the targets is done. */
const disturb = async (finished: number) => {
  const next = disturbances[done]
  if (!next || finished < (total * done) / (disturbances.length + 1)) return
  done += 1
  const index = Math.floor(random() * options.workers)
  if (next === 'kill') await kill(index)
  else suspend(index)
}

for (;;) {
  await pause(POLL_MS * (0.5 + random()))
  const left = await countLeft()
  const isOutOfTime = Date.now() - startedAt > options.limitSeconds * 1000
  if (left === 0 || isOutOfTime) break
  await disturb(total - (left ?? total))
}

await workers.waitForResumed()
await workers.stop()
const arrivals = (await sandbox.report()).filter(({ isPrivate }) => !isPrivate)
const rows = await app.ctx.db
  .select({ id: postTargets.id, state: postTargets.state, failure: postTargets.failure })
  .from(postTargets)
const byId = new Map(rows.map((row) => [row.id, row]))
const targets = planned.map((target) => ({
  ...target,
  state: byId.get(target.id)?.state ?? ('draft' as const),
  failure: byId.get(target.id)?.failure ?? null,
}))
const verdicts = options.networks.map((network) => judge({ network, targets, arrivals }))
console.log(
  `chaos: ${planned.length} targets, ${kills} kills, ${done - kills} suspensions, seed ${options.seed}, ${seconds()} s`,
)
printVerdicts(verdicts)
await app.stop()
sandbox.stop()
await database.stop()
process.exit(verdicts.every(isClean) ? 0 : 1)
