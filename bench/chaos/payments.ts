import { setTimeout as pause } from 'node:timers/promises'
import { createSeededRandom } from '@kadr/kit/seeded-random'
import { listPaymentEndpoints, SANDBOX_SHOPS } from '@kadr/sandbox/payments/shops'
import { sql } from 'drizzle-orm'
import { variableOf } from '../../apps/server/src/config/payments.ts'
import { checkOrders, checkRefunds } from '../../apps/server/src/modules/billing/check-orders.ts'
import { findFreePort } from '../../apps/server/src/platform/postgres/free-port.ts'
import { signInAs } from '../../apps/server/test/people.ts'
import { startKillableDatabase } from './database.ts'
import { openApp } from './open-app.ts'
import { buyOnce, startPaymentSandbox } from './payment-buyers.ts'
import { readPaymentOptions } from './payment-options.ts'
import { isPaymentClean, judgePayments, type PaymentVerdict } from './payment-verdict.ts'
import { startWorkers } from './processes.ts'

const options = readPaymentOptions(process.argv.slice(2))
const random = createSeededRandom(options.seed)
const startedAt = Date.now()
const seconds = () => ((Date.now() - startedAt) / 1000).toFixed(0)
const PEOPLE = 40
const AT_ONCE = 6
const SETTLE_MS = 1000
/** One kill in this many is of the database. */
const DATABASE_SHARE = 4

const [port, webPort] = [await findFreePort(), await findFreePort()]
const sandbox = await startPaymentSandbox({ port, webPort, seed: options.seed })
const endpoints = listPaymentEndpoints(`http://127.0.0.1:${port}`)
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
  SANDBOX: 'on',
  DEMO: 'off',
  STARTER: 'off',
  RATE_LIMITS: 'off',
  WEB_DIST: '/nonexistent',
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
  ...shopVariables,
}
const app = await openApp({ url: database.url, env })
const userIds: string[] = []
for (let index = 0; index < PEOPLE; index += 1) {
  const { user } = await signInAs(app, { id: 7000 + index })
  userIds.push(user.id)
}
const web = startWorkers({ count: 1, env: { ...process.env, ...env, ROLES: 'http,worker' } })
const worker = startWorkers({ count: 1, env: { ...process.env, ...env, ROLES: 'worker' } })

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
    await buyOnce({ ctx: app.ctx, sandbox, userIds, random }).catch(() => undefined)
  }
}
const buyers = Promise.all(Array.from({ length: AT_ONCE }, buyer))
let areBuying = true
void buyers.finally(() => {
  areBuying = false
})
while (areBuying) {
  await disturb().catch(() => undefined)
  await pause(200)
}

/** Days pass: every order and refund that waits for its next check is due. */
const passTime = async () => {
  await app.ctx.db.execute(sql`update orders set check_at = now() where check_at is not null`)
  await app.ctx.db.execute(sql`update refunds set check_at = now() where check_at is not null`)
  await app.ctx.db.execute(sql`update payment_webhooks set received_at = now() - interval '1 hour'
    where processed_at is null`)
  await checkOrders({ ctx: app.ctx })
  await checkRefunds({ ctx: app.ctx })
}

let verdict: PaymentVerdict | undefined
while (Date.now() - startedAt < options.limitSeconds * 1000) {
  try {
    await passTime()
    verdict = await judgePayments({ ctx: app.ctx, report: await sandbox.report() })
    if (isPaymentClean(verdict)) break
  } catch (error) {
    console.log(`${seconds()} s: ${error instanceof Error ? error.message : error}`)
  }
  await pause(SETTLE_MS)
}
await Promise.all([web.stop(), worker.stop()])
console.log(
  `chaos: ${options.payments} purchases, ${killed} kills, seed ${options.seed}, ${seconds()} s`,
)
if (verdict) {
  const { chargedTwice, paidWithoutPlan, planWithoutPayment, owed, ...figures } = verdict
  console.table({
    ...figures,
    chargedTwice: chargedTwice.length,
    paidWithoutPlan: paidWithoutPlan.length,
    planWithoutPayment: planWithoutPayment.length,
    owed: owed.join(', '),
  })
  for (const id of [...chargedTwice, ...paidWithoutPlan, ...planWithoutPayment].slice(0, 20)) {
    console.log(`wrong: ${id}`)
  }
}
sandbox.stop()
await app.stop()
await database.stop()
process.exit(verdict && isPaymentClean(verdict) ? 0 : 1)
