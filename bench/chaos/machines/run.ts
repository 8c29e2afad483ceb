import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createSeededRandom } from '@kadr/kit/seeded-random'
import { listPaymentEndpoints, SANDBOX_SHOPS } from '@kadr/sandbox/payments/shops'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { variableOf } from '../../../apps/server/src/config/payments.ts'
import { resumeWebhook } from '../../../apps/server/src/modules/integrations/webhooks/endpoint-state.service.ts'
import { findFreePort } from '../../support/child.ts'
import { openApp } from '../open-app.ts'
import { startPaymentSandbox } from '../payment-provider-process.ts'
import { passDays } from '../payment-settlement.ts'
import { startSandbox } from '../processes.ts'
import { createPeople } from './ask.ts'
import { DISTURBANCES, giveDisk, planDisturbances } from './disturb.ts'
import { openDoor } from './door.ts'
import { startFleet } from './fleet.ts'
import { openFront } from './front.ts'
import { readMachineOptions } from './options.ts'
import { startPooler } from './pooler.ts'
import { startServers } from './servers.ts'
import { isCleanReport, judgeAll } from './verdict.ts'
import { buy, happen, makePost, makeReel, untilDone, writeMessage } from './work.ts'
import { settle, startReceiver } from './world.ts'

const options = readMachineOptions(process.argv.slice(2))
const random = createSeededRandom(options.seed)
const startedAt = Date.now()
const seconds = () => ((Date.now() - startedAt) / 1000).toFixed(0)
const say = (text: string) => console.log(`${seconds()} s: ${text}`)
const POLL_MS = 500
const BACK_WITHIN_MS = 120_000
const STOP_MS = 5000
const OWN_ANSWERS_MS = 15_000
const SPEED = 30
const APART_SECONDS = 30

const closers: (() => unknown)[] = []
const closeAll = async () => {
  for (let close = closers.pop(); close; close = closers.pop()) {
    await Promise.race([Promise.resolve().then(close), pause(STOP_MS)]).catch(() => undefined)
  }
}
for (const name of ['SIGINT', 'SIGTERM'] as const) {
  process.once(name, () => void closeAll().then(() => process.exit(1)))
}

const servers = await startServers()
closers.push(() => servers.stop())
const storeAddress = new URL(process.env.S3_ENDPOINT ?? '')
const store = await openDoor(() => Number(storeAddress.port))
closers.push(() => store.close())
const poolerDoor = await openDoor(servers.port)
closers.push(() => poolerDoor.close())
const pooler = await startPooler({ folder: servers.folder, url: servers.urlAt(poolerDoor.port) })
closers.push(() => pooler.stop())
const ownDoor = await openDoor(servers.port)
closers.push(() => ownDoor.close())
say('a primary, a standby that confirms commits, a pooler and a store')

const [port, sandboxPort, shopPort, receiverPort] = await Promise.all([
  findFreePort(),
  findFreePort(),
  findFreePort(),
  findFreePort(),
])
const origin = `http://127.0.0.1:${port}`
const front = await openFront({
  port,
  routes: [
    ['/sandbox/net/', sandboxPort],
    ['/sandbox/webhooks/', receiverPort],
  ],
})
closers.push(() => front.close())
const sandbox = await startSandbox({
  port: sandboxPort,
  frontPort: port,
  seed: options.seed,
  faults: options.faults,
  // Some networks name whole minutes.
  without: 'rate-limited',
})
closers.push(() => sandbox.stop())
const payments = await startPaymentSandbox({ port: shopPort, webPort: port, seed: options.seed })
closers.push(() => payments.stop())
const receiver = await startReceiver({ port: receiverPort, seed: options.seed })
closers.push(() => receiver.kill('SIGKILL'))

const endpoints = listPaymentEndpoints(`http://127.0.0.1:${shopPort}/pay`)
const shopVariables = Object.fromEntries(
  (['yookassa', 'bepaid', 'stripe'] as const).flatMap((id) => [
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
const env: Record<string, string> = {
  NODE_ENV: 'development',
  PORT: String(port),
  PUBLIC_URL: origin,
  SECRET_KEY: 'chaos-chaos-chaos-chaos-chaos-chaos',
  S3_ENDPOINT: `http://127.0.0.1:${store.port}`,
  S3_BUCKET: process.env.S3_BUCKET ?? '',
  S3_ACCESS_KEY: process.env.S3_ACCESS_KEY ?? '',
  S3_SECRET_KEY: process.env.S3_SECRET_KEY ?? '',
  TELEGRAM_API_URL: `http://127.0.0.1:${sandboxPort}/sandbox/net/telegram/api`,
  SANDBOX: 'on',
  DEMO: 'off',
  STARTER: 'off',
  RATE_LIMITS: 'off',
  WEB_DIST: '/nonexistent',
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
  PUBLISHER_SPEED: String(SPEED),
  RENDERS: '1',
  RENDER_SCALE: '10',
  RENDER_LEASE_SECONDS: '10',
  ...shopVariables,
}
const makeBucket = join(import.meta.dirname, '../../../apps/server/src/make-bucket.ts')
spawnSync(process.execPath, [makeBucket], {
  // The proxy to the store lives in this process, which waits here.
  env: { ...process.env, ...env, S3_ENDPOINT: storeAddress.href },
  stdio: 'inherit',
})
const ownUrl = servers.urlAt(ownDoor.port)
const app = await openApp({
  url: ownUrl,
  answersWithinMs: OWN_ANSWERS_MS,
  env: { ...env, DATABASE_URL: ownUrl, DATA_DIR: `${servers.folder}/own`, ROLES: 'http' },
})
closers.push(() => app.stop())
const people = createPeople({ origin })
const payers = Math.max(1, Math.ceil(options.payments / 2))
const world = await settle({ app, people, random, sandbox, payments, receiver, origin, payers })
say('people have their accounts')

const direct = { portOf: servers.port, urlAt: servers.urlAt }
const pooled = { portOf: () => Number(new URL(pooler.url).port), urlAt: servers.urlAt }
const members = [
  { name: 'web-1', role: 'http', skewSeconds: APART_SECONDS, ...pooled },
  { name: 'web-2', role: 'http', skewSeconds: -APART_SECONDS, ...pooled },
  { name: 'worker-1', role: 'worker', skewSeconds: APART_SECONDS, ...direct },
  { name: 'worker-2', role: 'worker', skewSeconds: -APART_SECONDS, ...direct },
  { name: 'render-1', role: 'render', skewSeconds: -APART_SECONDS, ...direct },
  { name: 'bot-1', role: 'bot', skewSeconds: APART_SECONDS, ...direct },
] as const
const planned = planDisturbances({ ...options, random })
if (planned.includes('full-disk')) {
  for (const { name } of members) {
    spawnSync('mkdir', ['-p', join(servers.folder, name)])
    closers.push(giveDisk(join(servers.folder, name)))
  }
}
const fleet = await startFleet({ folder: servers.folder, env, members })
closers.push(() => fleet.stop())
front.lead(fleet.machines.filter(({ role }) => role === 'http'))
const late = await fleet.waitUntilReady(BACK_WITHIN_MS)
if (late.length > 0) throw new Error(`Not ready: ${late.join(', ')}; look into ${servers.folder}`)
say(`${fleet.machines.length} processes are ready`)

sandbox.tell('storm')
const stage = {
  fleet,
  servers,
  pooler,
  doors: [ownDoor, poolerDoor, ...fleet.machines.map(({ door }) => door)].filter(
    (door) => !fleet.machines.some((one) => one.door === door && one.role === 'http'),
  ),
  store,
  random,
  awayMs: options.awaySeconds * 1000,
  say,
}
const awaited: Promise<unknown>[] = []
let done = 0
const total = planned.length
let isDisturbing = true
/** Work is spread over the disturbances: its share comes with each of them. */
const spread = async (count: number, work: (index: number) => Promise<void>) => {
  for (let index = 0; index < count; index += 1) {
    while (isDisturbing && index >= (count * (done + 1)) / (total + 1)) await pause(POLL_MS)
    await work(index)
    await pause(POLL_MS * random())
  }
}
const works = [
  [options.posts, makePost],
  [options.renders, makeReel],
  [options.payments, buy],
  [options.messages, writeMessage],
  [options.webhooks, happen],
] as const
for (const [count, work] of works) {
  awaited.push(spread(count, (index) => work({ world, index })))
}
const troubles: string[] = []
for (const name of planned) {
  await pause(2000 + 3000 * random())
  const from = Date.now()
  say(`${name} …`)
  const what = await DISTURBANCES[name](stage)
  done += 1
  say(`${name}: ${what}, ${((Date.now() - from) / 1000).toFixed(1)} s; ${world.posts.length} posts`)
}
isDisturbing = false
const lastAt = Date.now()
const absent = await fleet.waitUntilReady(BACK_WITHIN_MS)
say(`all processes are ready ${((Date.now() - lastAt) / 1000).toFixed(1)} s after the last one`)
for (const name of absent) troubles.push(`not back: ${name}`)
await Promise.all(awaited)
say('all work has been asked for')

sandbox.tell('calm')
/** Hours become seconds, and a person switches on what was paused. */
const hurry = async () => {
  const { ctx } = app
  await ctx.db.execute(sql`update webhook_deliveries set next_at = now() + interval '1 second'
    where next_at > now() + interval '1 second'`)
  await ctx.db.execute(sql`update webhook_endpoints set rest_until = now() + interval '1 second'
    where rest_until > now() + interval '1 second'`)
  const { rows } = await ctx.db.execute<{ id: string; workspace_id: string }>(
    sql`select id, workspace_id from webhook_endpoints where state = 'paused'`,
  )
  for (const { id, workspace_id: workspaceId } of rows) {
    await resumeWebhook({ ctx, workspaceId, id, waiting: 'send' })
  }
  await payments.ask({ kind: 'calm' })
  await passDays({ ctx })
}
const readReceived = async () => {
  const answered = once(receiver, 'message')
  receiver.send('report')
  return z
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
}
const look = async () =>
  judgeAll({ world, arrivals: await sandbox.report(), received: await readReceived() })
let report = await untilDone(look)
const endsAt = startedAt + options.limitSeconds * 1000
while (!isCleanReport(report) && Date.now() < endsAt) {
  await pause(POLL_MS * 4)
  await untilDone(hurry)
  report = await untilDone(look)
}

console.log(
  `chaos: ${total} disturbances, seed ${options.seed}, ${seconds()} s, ${fleet.starts()} starts of processes, nobody in the line for ${(front.emptyMs() / 1000).toFixed(1)} s, asked again ${JSON.stringify(people.reasons())}, load ${loadavg()[0]?.toFixed(0)} on ${cpus().length} cores`,
)
console.table(report.lines)
for (const text of [...troubles, ...report.wrong].slice(0, 40)) console.log(text)
const isClean = isCleanReport(report) && troubles.length === 0
if (!isClean) console.log(`logs: ${servers.folder}`)
else await closeAll()
process.exit(isClean ? 0 : 1)
