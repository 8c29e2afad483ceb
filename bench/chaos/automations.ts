import { setTimeout as pause } from 'node:timers/promises'
import { DAY_MS, MINUTE_MS } from '@kadr/kit/durations'
import { createSeededRandom } from '@kadr/kit/seeded-random'
import { sql } from 'drizzle-orm'
import { createFakeClock } from '../../apps/server/test/fake-clock.ts'
import { findFreePort } from '../support/child.ts'
import { readAutomationOptions } from './automation-options.ts'
import {
  isAutomationClean,
  judgeAutomations,
  type Pause,
  printAutomationVerdict,
} from './automation-verdict.ts'
import { startAutomationWorkers } from './automation-workers.ts'
import { createAutomationWorld, resumeAutomation, startFeeds } from './automation-world.ts'
import { startKillableDatabase } from './database.ts'
import { openApp } from './open-app.ts'
import { startSandbox } from './processes.ts'

/** Rules on a simulated clock: workers plan, write, render and publish, and are killed meanwhile. */
const options = readAutomationOptions(process.argv.slice(2))
const random = createSeededRandom(options.seed)
const startedAt = Date.now()
const seconds = () => ((Date.now() - startedAt) / 1000).toFixed(0)
/** Clocks change in the weeks after it, in three time zones. */
const FROM = new Date('2027-02-25T05:00:00Z')
const TO = new Date(FROM.getTime() + options.days * DAY_MS)
/** Enough for retries of the publisher and for leases of killed workers. */
const SETTLED = new Date(TO.getTime() + DAY_MS / 2)
/** One kill in so many is of the database, one of all workers. */
const KINDS_OF_KILLS = 6
/** A turn with work takes about so long. */
const TURN_MS = 400
/** A person looks at paused rules so often. */
const RESUME_MS = 3 * DAY_MS
/** Moments of rules are at full and half hours: the planner misses none. */
const STEP_MS = 30 * MINUTE_MS
const STOP_MS = 5000

const clock = createFakeClock(FROM)
const database = await startKillableDatabase()
const port = await findFreePort()
const sandbox = await startSandbox({ port, seed: options.seed, faults: 0, without: '' })
const feeds = await startFeeds(clock)
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
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
  RENDER_SCALE: '25',
}
const app = await openApp({ url: database.url, env, clock })
const owners = await createAutomationWorld({
  app,
  people: await sandbox.peopleOf('threads'),
  automations: options.automations,
  port: feeds.port,
  random,
  endsOn: new Date(TO.getTime() - DAY_MS).toISOString().slice(0, 10),
})
console.log(`${seconds()} s: ${owners.size} rules`)
const workers = startAutomationWorkers({
  count: options.workers,
  args: [database.url, String(feeds.port)],
  env: { ...process.env, ...env },
})

/** When something is due next. */
const findDue = async (): Promise<number> => {
  const { rows } = await app.ctx.db.execute<{ at: string | null }>(sql`
    select min(at)::text as at from (
      select r.next_try_at as at from automation_runs r join automations a on a.id = r.automation_id where a.paused_at is null or r.state in ('making', 'asking')
      union all select next_at from post_targets
      union all select lease_until from post_targets
      union all select lease_until from ai_requests where state = 'running'
      union all select coalesce(lease_until, to_timestamp(0)) from generations where state in ('queued', 'rendering')
    ) due`)
  return Date.parse(rows[0]?.at ?? '') || Number.POSITIVE_INFINITY
}

let killed = 0
/** Kills are spread evenly over the days, each in a turn that has work. */
const disturb = async (isWork: boolean): Promise<void> => {
  const passed = (clock.now().getTime() - FROM.getTime()) / (TO.getTime() - FROM.getTime())
  if (!isWork || killed >= options.kills || passed < (killed + 1) / (options.kills + 1)) return
  killed += 1
  await pause(random() * TURN_MS)
  const kind = killed % KINDS_OF_KILLS
  if (kind === 1) await database.kill()
  else if (kind === 2) workers.killAll()
  else workers.kill(killed)
  console.log(`${seconds()} s: kill ${killed}, ${clock.now().toISOString()}`)
}

const pauses: Pause[] = []
let resumedAt = FROM.getTime()
const resumePaused = async () => {
  if (clock.now().getTime() < resumedAt + RESUME_MS) return
  resumedAt = clock.now().getTime()
  const { rows } = await app.ctx.db.execute<{ id: number; at: string }>(
    sql`select id, paused_at::text as at from automations where paused_at is not null`,
  )
  for (const { id, at } of rows) {
    const owner = owners.get(id)
    if (!owner) continue
    await resumeAutomation({ app, id, owner })
    pauses.push({ automationId: id, from: new Date(at), to: clock.now() })
  }
}

const untilDone = async <T>(run: () => Promise<T>): Promise<T> => {
  for (;;) {
    try {
      return await run()
    } catch (error) {
      if (Date.now() - startedAt > options.limitSeconds * 1000) throw error
      // The database is being killed.
      await pause(100)
    }
  }
}

/** To the next work, a minute at least, as the product's jobs look each minute. */
const moveClock = (next: number) => {
  const now = clock.now().getTime()
  clock.set(new Date(Math.min(Math.max(next, now + MINUTE_MS), now + STEP_MS)))
}

let turns = 0
let due = await findDue()
while (clock.now() < SETTLED && Date.now() - startedAt < options.limitSeconds * 1000) {
  const isWork = due <= clock.now().getTime()
  const [isDone] = await Promise.all([workers.turn(clock.now().getTime()), disturb(isWork)])
  turns += 1
  if (!isDone) continue
  await untilDone(resumePaused)
  due = await untilDone(findDue)
  moveClock(due)
}
workers.killAll()
console.log(`${seconds()} s: ${clock.now().toISOString()}, ${turns} turns`)

const { rows: open } = await app.ctx.db.execute<{ id: number; at: string }>(
  sql`select id, paused_at::text as at from automations where paused_at is not null`,
)
pauses.push(
  ...open.map(({ id, at }) => ({ automationId: id, from: new Date(at), to: clock.now() })),
)
const verdict = await judgeAutomations({
  app,
  owners,
  arrivals: await sandbox.report(),
  pauses,
  from: FROM,
  to: TO,
})
console.log(
  `chaos: ${owners.size} automations, ${options.days} days, ${killed} kills, ${pauses.length} pauses, seed ${options.seed}, ${seconds()} s`,
)
printAutomationVerdict(verdict)
feeds.stop()
sandbox.stop()
// A connection that the kill of the database cut during a transaction may never return to the pool.
await Promise.race([app.stop(), pause(STOP_MS)])
await database.stop()
process.exit(isAutomationClean(verdict) ? 0 : 1)
