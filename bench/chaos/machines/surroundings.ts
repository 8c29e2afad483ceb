import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { listPaymentEndpoints, SANDBOX_SHOPS } from '@kadr/sandbox/payments/shops'
import { variableOf } from '../../../apps/server/src/config/payments.ts'
import { startServers } from '../../../apps/server/test/servers.ts'
import { findFreePort } from '../../support/child.ts'
import { startPaymentSandbox } from '../payment-provider-process.ts'
import { startSandbox } from '../processes.ts'
import { openDoor } from './door.ts'
import { openFront } from './front.ts'
import type { MachineOptions } from './options.ts'
import { startPooler } from './pooler.ts'
import { startReceiver } from './receiver.ts'

/** Divides the waits of the publisher and of the bot. */
const SPEED = 30
const SHOPS = ['yookassa', 'bepaid', 'stripe'] as const

type Closing = (close: () => unknown) => void

const openStorage = async (closing: Closing) => {
  const servers = await startServers()
  closing(() => servers.stop())
  const storeAddress = new URL(process.env.S3_ENDPOINT ?? '')
  const store = await openDoor(() => Number(storeAddress.port))
  closing(() => store.close())
  const poolerDoor = await openDoor(servers.port)
  closing(() => poolerDoor.close())
  const pooler = await startPooler({ folder: servers.folder, url: servers.urlAt(poolerDoor.port) })
  closing(() => pooler.stop())
  const ownDoor = await openDoor(servers.port)
  closing(() => ownDoor.close())
  const makeBucket = join(import.meta.dirname, '../../../apps/server/src/make-bucket.ts')
  // Past the door: it belongs to this process, which waits here.
  const env = { ...process.env, PUBLIC_URL: 'http://127.0.0.1' }
  const made = spawnSync(process.execPath, [makeBucket], { env, stdio: 'inherit' })
  if (made.status !== 0) throw new Error('There is no bucket')
  return { servers, store, pooler, poolerDoor, ownDoor }
}

/** Networks, shops and programs of others, in processes that are never killed: what they got is the truth. */
const openOutside = async ({ options, closing }: { options: MachineOptions; closing: Closing }) => {
  const { seed, faults } = options
  const [port, sandboxPort, shopPort, receiverPort] = await Promise.all([
    findFreePort(),
    findFreePort(),
    findFreePort(),
    findFreePort(),
  ])
  const routes = [
    ['/sandbox/net/', sandboxPort],
    ['/sandbox/webhooks/', receiverPort],
  ] as const
  const front = await openFront({ port, routes })
  closing(() => front.close())
  const sandbox = await startSandbox({
    port: sandboxPort,
    frontPort: port,
    seed,
    faults,
    // Some networks name whole minutes.
    without: 'rate-limited',
  })
  closing(() => sandbox.stop())
  const payments = await startPaymentSandbox({ port: shopPort, webPort: port, seed })
  closing(() => payments.stop())
  const receiver = await startReceiver({ port: receiverPort, seed })
  closing(() => receiver.stop())
  return { port, sandboxPort, shopPort, front, sandbox, payments, receiver }
}

const shopVariables = (origin: string): Record<string, string> => {
  const endpoints = listPaymentEndpoints(origin)
  return Object.fromEntries(
    SHOPS.flatMap((id) => [
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
}

/** Everything that the processes of the program meet, and the variables that lead them there. */
export const openSurroundings = async (input: { options: MachineOptions; closing: Closing }) => {
  const storage = await openStorage(input.closing)
  const outside = await openOutside(input)
  const origin = `http://127.0.0.1:${outside.port}`
  const { S3_BUCKET = '', S3_ACCESS_KEY = '', S3_SECRET_KEY = '' } = process.env
  const env: Record<string, string> = {
    NODE_ENV: 'development',
    PORT: String(outside.port),
    PUBLIC_URL: origin,
    SECRET_KEY: 'chaos-chaos-chaos-chaos-chaos-chaos',
    S3_ENDPOINT: `http://127.0.0.1:${storage.store.port}`,
    S3_BUCKET,
    S3_ACCESS_KEY,
    S3_SECRET_KEY,
    TELEGRAM_API_URL: `http://127.0.0.1:${outside.sandboxPort}/sandbox/net/telegram/api`,
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
    ...shopVariables(`http://127.0.0.1:${outside.shopPort}/pay`),
  }
  return { ...storage, ...outside, origin, env }
}

export type Surroundings = Awaited<ReturnType<typeof openSurroundings>>
