import { setTimeout as pause } from 'node:timers/promises'
import { createSeededRandom } from '@kadr/kit/seeded-random'
import { listPaymentEndpoints, SANDBOX_SHOPS } from '@kadr/sandbox/payments/shops'
import { variableOf } from '../../apps/server/src/config/payments.ts'
import { findFreePort } from '../../apps/server/src/platform/postgres/free-port.ts'
import { signInAs } from '../../apps/server/test/people.ts'
import { startKillableDatabase } from './database.ts'
import { openApp } from './open-app.ts'
import { type Buyer, buyOnce } from './payment-buyers.ts'
import { readPaymentOptions } from './payment-options.ts'
import { startPaymentSandbox } from './payment-provider-process.ts'
import { renewMonth, type Subscriber, subscribe } from './payment-renewals.ts'
import { passDays } from './payment-settlement.ts'
import {
  isPaymentClean,
  isSettled,
  judgePayments,
  type PaymentVerdict,
  printPaymentVerdict,
} from './payment-verdict.ts'
import { startWorkers } from './processes.ts'

const options = readPaymentOptions(process.argv.slice(2))
const random = createSeededRandom(options.seed)
const startedAt = Date.now()
const seconds = () => ((Date.now() - startedAt) / 1000).toFixed(0)
const people = Math.min(40, Math.ceil(options.payments / 3))
const AT_ONCE = 6
const SETTLE_MS = 1000
const STOP_MS = 5000
/** One kill in this many is of the database. */
const DATABASE_SHARE = 4
/** How often Telegram charges for another 30 days of every subscription. */
const RENEWALS = 2
/** Who buys once and is charged for these months after it, with kills in each: one or more at every provider. */
const SUBSCRIBED_IN = ['RUB', 'BYN', 'USD', 'XTR'] as const
const MONTHS = 2

const [port, webPort] = [await findFreePort(), await findFreePort()]
const sandbox = await startPaymentSandbox({ port, webPort, seed: options.seed })
const origin = `http://127.0.0.1:${port}`
const endpoints = listPaymentEndpoints(`${origin}/pay`)
const shops = ['yookassa', 'bepaid', 'stripe'] as const
const shopVariables = Object.fromEntries(
  shops.flatMap((id) => [
    ...Object.entries(SANDBOX_SHOPS[id] ?? {}).map(([name, value]) => [
      variableOf(id, name),
      value,
    ]),
    ...Object.entries(endpoints[id] ?? {}).map(([name, url]) => [
      `${variableOf(id, name)}_URL`,
      url,
    ]),
  ]),
)
const database = await startKillableDatabase()
const env = {
  NODE_ENV: 'development',
  DATABASE_URL: database.url,
  DATA_DIR: `${database.folder}/app`,
  SECRET_KEY: 'chaos-chaos-chaos-chaos-chaos-chaos',
  PORT: String(webPort),
  PUBLIC_URL: `http://127.0.0.1:${webPort}`,
  TELEGRAM_API_URL: `${origin}/net/telegram/api`,
  SANDBOX: 'on',
  DEMO: 'off',
  STARTER: 'off',
  RATE_LIMITS: 'off',
  WEB_DIST: '/nonexistent',
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
  ...shopVariables,
}
const app = await openApp({ url: database.url, env })
const buyers: Buyer[] = []
for (let index = 0; index < people; index += 1) {
  const telegramId = 7000 + index
  const { user } = await signInAs(app, { id: telegramId })
  buyers.push({ userId: user.id, telegramId })
}
const subscribers: Subscriber[] = []
const subscribed = SUBSCRIBED_IN.length * Math.min(10, Math.ceil(options.payments / 100))
for (let index = 0; index < subscribed; index += 1) {
  const currency = SUBSCRIBED_IN[index % SUBSCRIBED_IN.length] ?? 'RUB'
  const telegramId = 8000 + index
  const { user } = await signInAs(app, { id: telegramId })
  subscribers.push({ userId: user.id, telegramId, currency })
}
const web = startWorkers({ count: 1, env: { ...process.env, ...env, ROLES: 'http,worker,bot' } })
const worker = startWorkers({ count: 1, env: { ...process.env, ...env, ROLES: 'worker,bot' } })
const isListening = () =>
  fetch(`${env.PUBLIC_URL}/health`).then(
    ({ ok }) => ok,
    () => false,
  )
while (!((await isListening()) && (await sandbox.report()).isBotListening)) await pause(100)
console.log(`${seconds()} s: ${people} buyers`)

let bought = 0
let killed = 0
const disturb = async () => {
  if (killed >= options.kills || bought < (options.payments * killed) / (options.kills + 1)) return
  killed += 1
  if (killed % DATABASE_SHARE === 0) await database.kill()
  else (killed % 2 === 0 ? web : worker).kill(0)
  console.log(`${seconds()} s: kill ${killed}, ${bought} bought`)
}
const buyer = async () => {
  while (bought < options.payments) {
    bought += 1
    if (bought % Math.ceil(options.payments / (RENEWALS + 1)) === 0) {
      await sandbox.ask({ kind: 'renew-stars' })
    }
    await buyOnce({ ctx: app.ctx, sandbox, buyers, random })
  }
}
let areBuying = true
const buying = Promise.all(Array.from({ length: AT_ONCE }, buyer)).finally(() => {
  areBuying = false
})
while (areBuying) {
  await disturb()
  await pause(200)
}
await buying
console.log(`${seconds()} s: all bought`)

await sandbox.ask({ kind: 'calm' })
const world = { app, sandbox }
for (const subscriber of subscribers) await subscribe(world, subscriber)
const kill = () => {
  for (const workers of [web, worker]) workers.kill(0)
  killed += 2
}
for (let month = 1; month <= MONTHS; month += 1) {
  const areCharged = await renewMonth(world, { subscribers, random, kill })
  console.log(`${seconds()} s: month ${month} of renewals${areCharged ? '' : ', not all charged'}`)
}

let verdict: PaymentVerdict | undefined
while (Date.now() - startedAt < options.limitSeconds * 1000) {
  try {
    await sandbox.ask({ kind: 'calm' })
    await passDays({ ctx: app.ctx })
    verdict = await judgePayments({
      ctx: app.ctx,
      report: await sandbox.report(),
      subscribers,
      months: MONTHS,
    })
    if (isSettled(verdict)) break
  } catch (error) {
    console.log(`${seconds()} s: ${error instanceof Error ? error.message : error}`)
  }
  await pause(SETTLE_MS)
}
await Promise.all([web.stop(), worker.stop()])
console.log(
  `chaos: ${options.payments} purchases, ${killed} kills, seed ${options.seed}, ${seconds()} s`,
)
if (verdict) printPaymentVerdict(verdict)
sandbox.stop()
// A connection that the kill of the database cut during a transaction may never return to the pool.
await Promise.race([app.stop(), pause(STOP_MS)])
await database.stop()
process.exit(verdict && isPaymentClean(verdict) ? 0 : 1)
