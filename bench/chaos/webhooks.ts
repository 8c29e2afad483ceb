import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { newId } from '@kadr/kit/new-id'
import { createSeededRandom } from '@kadr/kit/seeded-random'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { inTransaction } from '../../apps/server/src/db/connection.ts'
import { resumeWebhook } from '../../apps/server/src/modules/integrations/webhooks/endpoint-state.service.ts'
import { createWebhook } from '../../apps/server/src/modules/integrations/webhooks/index.ts'
import { appendEvents } from '../../apps/server/src/platform/events/append-events.ts'
import { signInWithPlan } from '../../apps/server/test/connecting.ts'
import { workspaceOf } from '../../apps/server/test/workspace-of.ts'
import { findFreePort } from '../support/child.ts'
import { startKillableDatabase } from './database.ts'
import { chooseSleep, mixDisturbances } from './disturbances.ts'
import { openApp } from './open-app.ts'
import { startWorkers } from './processes.ts'
import { readWebhookOptions } from './webhook-options.ts'
import { isWebhookClean, judgeWebhooks } from './webhook-verdict.ts'

/** Events go to a quick, a flaky, a slow and a dead receiver while workers and the database are killed. */
const options = readWebhookOptions(process.argv.slice(2))
const random = createSeededRandom(options.seed)
const startedAt = Date.now()
const seconds = () => ((Date.now() - startedAt) / 1000).toFixed(0)
const NAMES = ['quick', 'flaky', 'slow', 'dead']
const SUBJECTS = 60
const BATCH = 50
const POLL_MS = 1000
const STOP_MS = 5000
const LEASE_MS = 30_000
const DATABASE_SHARE = 4

const database = await startKillableDatabase()
const port = await findFreePort()
const receiver = spawn(
  process.execPath,
  [join(import.meta.dirname, 'webhook-receiver.ts'), String(port), String(options.seed)],
  { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
)
await once(receiver, 'message')
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
}
const app = await openApp({ url: database.url, env })
const { ctx } = app

const untilDone = async <T>(run: () => Promise<T>): Promise<T> => {
  for (;;) {
    try {
      return await run()
    } catch {
      // The database is being killed.
      await pause(POLL_MS)
    }
  }
}
const query = <T extends Record<string, unknown>>(statement: ReturnType<typeof sql>) =>
  untilDone(async () => (await ctx.db.execute<T>(statement)).rows)

const { token, user } = await signInWithPlan(app, { id: 7 })
const by = { ctx, workspaceId: await workspaceOf(app, token), userId: user.id }
for (const name of NAMES) {
  const url = `http://127.0.0.1:${port}/sandbox/webhooks/to/${name}`
  const body = { title: name, url, kinds: ['generation.ready' as const] }
  const { secret } = await createWebhook({ ...by, body, isPublicUrl: async () => false })
  receiver.send({ name, secret })
}
const workers = startWorkers({ count: options.workers, env: { ...process.env, ...env } })
for (;;) {
  const [row] = await query<{ count: number }>(
    sql`select count(*)::int as count from webhook_endpoints where state = 'active'`,
  )
  if (row?.count === NAMES.length) break
  await pause(POLL_MS / 4)
}
console.log(`${seconds()} s: ${NAMES.length} endpoints have answered their test`)

const subjects = Array.from({ length: SUBJECTS }, () => newId())
const titles = Array.from({ length: Math.ceil(options.webhooks / NAMES.length) }, (_, at) =>
  String(at),
)

/** In order, with a key: what was appended by a transaction whose answer was lost is not appended again. */
const append = async (from: number) => {
  const chunk = titles.slice(from, from + BATCH)
  const events = chunk.map((title) => ({
    kind: 'generation.ready' as const,
    workspaceId: by.workspaceId,
    subjectId: subjects[Number(title) % SUBJECTS] ?? '',
    payload: { userId: null, title, output: 'video' as const },
    key: `chaos:${title}`,
  }))
  await untilDone(() => inTransaction(ctx.db, (tx) => appendEvents({ tx, events })))
}

/** Hours become seconds, and a person switches on what was paused. */
const hurry = async () => {
  await query(sql`update webhook_deliveries set next_at = now() + interval '1 second'
    where next_at > now() + interval '1 second'`)
  await query(sql`update webhook_endpoints set rest_until = now() + interval '1 second'
    where rest_until > now() + interval '1 second'`)
  const paused = await query<{ id: string }>(
    sql`select id from webhook_endpoints where state = 'paused'`,
  )
  for (const { id } of paused) await untilDone(() => resumeWebhook({ ...by, id, waiting: 'send' }))
}

const countDone = async () => {
  const [row] = await query<{ delivered: number; waiting: number }>(sql`
    select count(*) filter (where state = 'delivered' and not is_test)::int as delivered,
      count(*) filter (where state = 'waiting')::int as waiting from webhook_deliveries`)
  return row ?? { delivered: 0, waiting: 0 }
}

const expected = titles.length * NAMES.length
const disturbances = mixDisturbances({ ...options, random })
let done = 0
const disturb = async (ended: number) => {
  const next = disturbances[done]
  if (!next || ended < (expected * done) / (disturbances.length + 1)) return
  done += 1
  if (next === 'suspend') workers.suspend(done, chooseSleep({ leaseMs: LEASE_MS, random }))
  else if (done % DATABASE_SHARE === 0) await database.kill()
  else workers.kill(done)
  console.log(`${seconds()} s: ${next} ${done}, ${ended} delivered`)
}

let appended = 0
let isCalm = false
let left = expected
for (;;) {
  await pause(POLL_MS * (0.2 + 0.4 * random()))
  for (let at = 0; at < 4 && appended < titles.length; at += 1) {
    await append(appended)
    appended += BATCH
  }
  await hurry()
  const { delivered } = await countDone()
  left = expected - delivered
  // Three of four are all that can arrive while one is dead.
  if (!isCalm && delivered > expected / 2) {
    isCalm = receiver.send('calm')
    console.log(`${seconds()} s: the dead receiver answers`)
  }
  await disturb(delivered)
  if (left === 0 || Date.now() - startedAt > options.limitSeconds * 1000) break
}
await workers.waitForResumed()

const answered = once(receiver, 'message')
receiver.send('report')
const received = z
  .array(
    z.object({
      name: z.string(),
      id: z.string(),
      subject: z.string(),
      sequence: z.number(),
      title: z.string(),
      isForged: z.boolean(),
    }),
  )
  .parse((await answered)[0])
const verdict = judgeWebhooks({ names: NAMES, titles, received, stuck: left })
console.log(
  `chaos: ${expected} deliveries, ${done} disturbances, seed ${options.seed}, ${seconds()} s`,
)
console.table(verdict)
await workers.stop()
receiver.kill('SIGKILL')
await Promise.race([app.stop(), pause(STOP_MS)])
await database.stop()
process.exit(isWebhookClean(verdict) ? 0 : 1)
