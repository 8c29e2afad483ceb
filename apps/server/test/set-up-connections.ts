import type { Network } from '@kadr/contract/publishing/networks'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { openAccount } from '../src/modules/publishing/connections/connection-tokens.ts'
import { findDue } from '../src/modules/publishing/connections/connections.jobs.ts'
import { findById } from '../src/modules/publishing/connections/keep-alive.repository.ts'
import { connected, connectTo, refresh, signInWithPlan } from './connecting.ts'
import { createFakeClock } from './fake-clock.ts'
import { signInAs } from './people.ts'
import { type SandboxNetworks, startNetworks } from './sandbox-networks.ts'
import { createTestApp } from './test-app.ts'
import type { TestShell } from './test-shell.ts'

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR
const PERSON = 7

const TOKEN_CALLS: Partial<Record<Network, RegExp>> = {
  tiktok: /oauth\/token/,
  youtube: /^\/token$/,
  threads: /refresh_access_token/,
  bluesky: /refreshSession/,
}

/** One app with sandbox networks and one user per test file. */
export const setUpConnections = () => {
  const clock = createFakeClock()
  let networks: SandboxNetworks
  let app: TestShell
  beforeAll(async () => {
    networks = await startNetworks(clock)
    app = await createTestApp({ clock, config: networks.config })
  })
  afterAll(async () => {
    await app.stop()
    await networks.stop()
  })
  beforeEach(async () => {
    await app.consumeEvents()
    await app.database.pool.query('delete from connections')
    await app.database.pool.query('delete from notifications')
    await app.database.pool.query('delete from events')
  })
  afterEach(() => {
    networks.host.clearFaults()
    networks.host.clearRequests()
  })

  const connect = async (network: Network) => {
    const { token } = await signInWithPlan(app, { id: PERSON })
    const { id } = connected(await connectTo({ app, token, network }))
    networks.host.clearRequests()
    return id
  }
  const tokenNow = async () => (await signInAs(app, { id: PERSON })).token
  const refreshNow = async (network: Network, id: string) =>
    refresh({ app, token: await tokenNow(), network, id })
  const rowOf = async (id: string) => {
    const row = await findById({ db: app.ctx.db, id })
    if (!row) throw new Error('The connection is gone')
    return row
  }
  const tokensOf = async (id: string) => openAccount({ ctx: app.ctx, row: await rowOf(id) }).tokens
  const scan = async (job: typeof findDue = findDue) => {
    await app.ctx.jobs.enqueue(job, {})
    await app.runDueJobs()
  }
  const refreshCalls = (network: Network) =>
    networks.host.requests(network).filter(({ path }) => TOKEN_CALLS[network]?.test(path)).length
  const fakeOf = (network: Network) => {
    const fake = networks.host.fakes().find(({ id }) => id === network)
    if (!fake) throw new Error('No such fake')
    return fake
  }
  const notifications = async () => {
    await app.consumeEvents()
    const { rows } = await app.database.pool.query<{ kind: string; title: string; text: string }>(
      'select kind, title, text from notifications order by created_at',
    )
    return rows
  }
  return {
    clock,
    get app() {
      return app
    },
    get networks() {
      return networks.host
    },
    connect,
    tokenNow,
    refreshNow,
    rowOf,
    tokensOf,
    scan,
    refreshCalls,
    fakeOf,
    notifications,
  }
}
