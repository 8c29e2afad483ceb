import { setTimeout as pause } from 'node:timers/promises'
import { createSeededRandom } from '@kadr/kit/seeded-random'
import { inTransaction } from '../../apps/server/src/db/connection.ts'
import { botMessages } from '../../apps/server/src/db/schema/delivery/bot-outbox.ts'
import { queueMessage } from '../../apps/server/src/modules/delivery/bot-outbox/index.ts'
import { findFreePort } from '../support/child.ts'
import { startKillableDatabase } from './database.ts'
import { mixDisturbances } from './disturbances.ts'
import { readMessageOptions } from './message-options.ts'
import { isMessageClean, type JudgedMessage, judgeMessages } from './message-verdict.ts'
import { openApp } from './open-app.ts'
import { startSandbox, startWorkers } from './processes.ts'

/** Messages of the bot: 429s, lost answers, blocked chats, killed and suspended senders. */
const options = readMessageOptions(process.argv.slice(2))
const random = createSeededRandom(options.seed)
const startedAt = Date.now()
const seconds = () => ((Date.now() - startedAt) / 1000).toFixed(0)
const FIRST_CHAT = 20_000
const WORKERS = 2
const POLL_MS = 500
const STOP_MS = 5000
/** One kill in this many is of the database. */
const DATABASE_SHARE = 5
/** A sender that sleeps this long finds its message taken over. */
const SLEEP_MS = 70_000

const database = await startKillableDatabase()
const port = await findFreePort()
const sandbox = await startSandbox({ port, without: 'slow-processing', ...options })
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
  PUBLISHER_SPEED: String(options.speed),
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

const queue = (index: number) => {
  const [chat, number] = [index % options.chats, Math.floor(index / options.chats)]
  const text = `${chat}:${number}`
  const to = { messenger: 'telegram' as const, chatId: FIRST_CHAT + chat, userId: null }
  const content = { title: '', text, rows: [] }
  return untilDone(() =>
    inTransaction(ctx.db, (tx) => queueMessage({ ctx, tx, key: `chaos:${text}`, to, content })),
  )
}

const blocked = new Set<number>()
const block = async (chat: number) => {
  blocked.add(chat)
  const path = `/sandbox/net/telegram/www/chat/${FIRST_CHAT + chat}/block`
  await untilDone(async () => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST' })
    if (!answer.ok) throw new Error(String(answer.status))
  })
}

const read = (): Promise<JudgedMessage[]> =>
  untilDone(async () => {
    const rows = await ctx.db
      .select({ key: botMessages.key, state: botMessages.state })
      .from(botMessages)
    return rows.map(({ key, state }) => {
      const [, chat, number] = key.split(':').map(Number)
      return { chat: chat ?? 0, number: number ?? 0, state }
    })
  })

const isOpen = ({ state }: JudgedMessage) => state === 'waiting' || state === 'sending'

sandbox.tell('storm')
const workers = startWorkers({ count: WORKERS, env: { ...process.env, ...env } })
const disturbances = mixDisturbances({ ...options, random })
let done = 0
const disturb = async (ended: number) => {
  if (ended < (options.messages * (done + 1)) / (disturbances.length + 1)) return
  const kind = disturbances[done]
  if (!kind) return
  done += 1
  if (kind === 'suspend') workers.suspend(done, SLEEP_MS)
  else if (done % DATABASE_SHARE === 0) await database.kill()
  else workers.kill(done)
  console.log(`${seconds()} s: ${kind} ${done}, ${ended} ended`)
}

const queueing = (async () => {
  for (let index = 0; index < options.messages; index += 1) {
    await queue(index)
    // Brought twice, as an event that is handled again.
    if (index % 10 === 0) await queue(index)
    const isTime = index % Math.ceil(options.messages / (options.blocked + 1)) === 0
    if (isTime && blocked.size < options.blocked) await block(blocked.size * 2)
  }
})()

let messages: JudgedMessage[] = []
while (Date.now() - startedAt < options.limitSeconds * 1000) {
  messages = await read()
  const ended = messages.filter((one) => !isOpen(one)).length
  if (ended === options.messages) break
  await disturb(ended)
  await pause(POLL_MS)
}
await queueing
sandbox.tell('calm')
await workers.waitForResumed()
messages = await read()
const arrivals = (await sandbox.report()).map(({ text }) => text).toReversed()
const verdict = judgeMessages({ messages, arrivals, blocked })
console.log(
  `chaos: ${options.messages} messages, ${done} disturbances, ${blocked.size} blocked, seed ${options.seed}, ${seconds()} s`,
)
console.table(verdict)
await workers.stop()
sandbox.stop()
// A connection that the kill of the database cut during a transaction may never return to the pool.
await Promise.race([app.stop(), pause(STOP_MS)])
await database.stop()
process.exit(isMessageClean(verdict) ? 0 : 1)
