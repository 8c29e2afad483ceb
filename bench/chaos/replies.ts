import { setTimeout as pause } from 'node:timers/promises'
import type { Network } from '@kadr/contract/publishing/networks'
import { createSeededRandom } from '@kadr/kit/seeded-random'
import { sql } from 'drizzle-orm'
import { answerThread } from '../../apps/server/src/modules/audience/conversation-answers/index.ts'
import { collectDue } from '../../apps/server/src/modules/insight/collector/collect.ts'
import { connected, connectTo, signInWithPlan } from '../../apps/server/test/connecting.ts'
import { call } from '../../apps/server/test/people.ts'
import { workspaceOf } from '../../apps/server/test/workspace-of.ts'
import { findFreePort } from '../support/child.ts'
import { startKillableDatabase } from './database.ts'
import { chooseSleep, mixDisturbances } from './disturbances.ts'
import { openApp } from './open-app.ts'
import { startSandbox, startWorkers } from './processes.ts'
import { readReplyOptions } from './reply-options.ts'
import { isReplyClean, type JudgedReply, judgeReplies } from './reply-verdict.ts'

/** Comments that come while readers are killed, and answers that go out while senders are: lost answers, faults, sleep. */
const options = readReplyOptions(process.argv.slice(2))
const random = createSeededRandom(options.seed)
const startedAt = Date.now()
const seconds = () => ((Date.now() - startedAt) / 1000).toFixed(0)
const POLL_MS = 1000
const STOP_MS = 5000
const LEASE_MS = 60_000
const DATABASE_SHARE = 5
const BATCH = 200
/** One answer in this many is asked for twice by the same key. */
const REPEATED = 10

const database = await startKillableDatabase()
const port = await findFreePort()
const sandbox = await startSandbox({
  port,
  seed: options.seed,
  faults: options.faults,
  without: 'slow-processing',
  hasHistory: true,
})
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
const workspaceId = await workspaceOf(app, token)
const actor = { workspaceId, userId: user.id, connectionIds: null }
const switchOn = async (network: Network) => {
  const { id } = connected(await connectTo({ app, token, network }))
  await app.ctx.db.execute(sql`select 1`)
  const path = `/conversations/accounts/${id}`
  const { error } = await call(app, { method: 'PUT', path, token, body: { isOn: true } })
  if (error) throw new Error(`${network}: ${error.message}`)
}
for (const network of options.networks) await switchOn(network)
await untilDone(() => collectDue({ ctx }))
const accounts = await query<{ network: Network; externalId: string }>(
  sql`select network, external_id as "externalId" from connections`,
)
const comments = await sandbox.comment({ accounts, count: options.replies })
console.log(`${seconds()} s: ${comments.length} comments are written`)

sandbox.tell('storm')
const workers = startWorkers({ count: options.workers, env: { ...process.env, ...env } })

type Unanswered = { id: string; item: string; text: string; version: number }

/** Oldest first. Each comment is answered in so many words that the answer can be found at the network. */
const answerSome = async (): Promise<number> => {
  const rows = await query<Unanswered>(sql`
    select t.id, i.id as item, i.text, t.version from conversation_items i
    join conversations t on t.id = i.conversation_id
    where not i.is_ours and i.text like 'Вопрос %'
      and not exists (select from conversation_answers a where a.item_id = i.id)
    order by i.id limit ${BATCH}`)
  for (const [index, { id, item, text }] of rows.entries()) {
    const given = { text: `Ответ на «${text}»`, mediaId: null, itemId: item, isPrivate: false }
    const answer = { ...given, key: `chaos:${item}` }
    const times = index % REPEATED === 0 ? 2 : 1
    for (let time = 0; time < times; time += 1) {
      await untilDone(async () => {
        const [thread] = await query<{ version: number }>(
          sql`select version from conversations where id = ${id}`,
        )
        await answerThread({ ctx, actor, id, version: thread?.version ?? 1, answer })
      })
    }
  }
  return rows.length
}

const countOpen = async () => {
  const [row] = await query<{ open: number; ended: number; waiting: number }>(sql`
    select count(*) filter (where state in ('queued', 'submitting', 'unknown'))::int as open,
      count(*) filter (where state not in ('queued', 'submitting', 'unknown'))::int as ended,
      (select count(*)::int from conversation_items i where not i.is_ours and i.text like 'Вопрос %') as waiting
    from conversation_answers`)
  return row ?? { open: 0, ended: 0, waiting: 0 }
}

const disturbances = mixDisturbances({ ...options, random })
let done = 0
const disturb = async (ended: number) => {
  const next = disturbances[done]
  if (!next || ended < (comments.length * done) / (disturbances.length + 1)) return
  done += 1
  if (next === 'suspend') workers.suspend(done, chooseSleep({ leaseMs: LEASE_MS, random }))
  else if (done % DATABASE_SHARE === 0) await database.kill()
  else workers.kill(done)
  console.log(`${seconds()} s: ${next} ${done}, ${ended} answers ended`)
}

for (;;) {
  await pause(POLL_MS * (0.5 + random()))
  await query(
    sql`update conversation_accounts set next_at = least(next_at, now() + interval '5 seconds')`,
  )
  const queued = await answerSome()
  const { open, ended } = await countOpen()
  await disturb(ended)
  const isAll = queued === 0 && open === 0 && ended >= comments.length
  if (isAll || Date.now() - startedAt > options.limitSeconds * 1000) break
}
sandbox.tell('calm')
await workers.waitForResumed()
// Our own answers are read once more: an echo is no new comment.
await query(sql`update conversation_accounts set next_at = now()`)
await pause(20_000)

const replies = await query<JudgedReply>(sql`select text, state from conversation_answers`)
const taken = await query<{ text: string }>(
  sql`select text from conversation_items where not is_ours`,
)
const verdict = judgeReplies({
  comments,
  replies,
  atNetwork: await sandbox.comments(),
  taken: taken.map(({ text }) => text),
})
console.log(
  `chaos: ${comments.length} comments, ${done} disturbances, seed ${options.seed}, ${seconds()} s`,
)
console.table(verdict)
await workers.stop()
sandbox.stop()
await Promise.race([app.stop(), pause(STOP_MS)])
await database.stop()
process.exit(isReplyClean(verdict) ? 0 : 1)
