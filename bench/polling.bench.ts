import { parseArgs } from 'node:util'
import { newId } from '@kadr/kit/new-id'
import { Client } from 'pg'
import type { AppContext } from '../apps/server/src/context.ts'
import { runReader } from '../apps/server/src/modules/audience/conversation-reader/index.ts'
import { sealTokens } from '../apps/server/src/modules/publishing/connections/connection-tokens.ts'
import { createDatabaseClock } from '../apps/server/src/platform/leases/database-clock.ts'
import { createFakeClock } from '../apps/server/test/fake-clock.ts'
import { adapters } from '../packages/networks/src/index.ts'
import { openBenchApp } from './support/app.ts'
import { startDatabase } from './support/cluster.ts'

/** Accounts whose incoming is read for hours of a simulated clock: every request counts against the quotas. */
const { values } = parseArgs({
  allowPositionals: true,
  options: {
    accounts: { type: 'string', default: '1000' },
    hours: { type: 'string', default: '24' },
  },
})
const ACCOUNTS = Number(values.accounts)
const HOURS = Number(values.hours)
const STEP_MINUTES = 5
const MINUTE_MS = 60_000
const DAY_MS = 1440 * MINUTE_MS
/** One quota for all, one for each account. */
const NETWORKS = ['youtube', 'bluesky'] as const

const database = await startDatabase()
const { ctx: real, workspaceId, close } = await openBenchApp(database.url)
const client = new Client({ connectionString: database.url })
await client.connect()
const clock = createFakeClock(new Date('2026-01-01T08:00:00Z'))
let calls = 0
const ctx: AppContext = {
  ...real,
  clock,
  databaseClock: createDatabaseClock(clock),
  networks: {
    findContext: (of) => {
      const found = real.networks.findContext(of)
      const http: NonNullable<typeof found>['http'] = async () => {
        calls += 1
        const body = { items: [], notifications: [], posts: [], feed: [], records: [] }
        return { kind: 'replied', reply: { status: 200, headers: new Headers(), body } }
      }
      return found && { ...found, clock, http }
    },
  },
}

/** Its newest post is as old as its number says: some young ones, many old ones. */
const addAccount = async (index: number) => {
  const network = NETWORKS[index % NETWORKS.length] ?? 'bluesky'
  const [id, accountId] = [newId(), newId()]
  const now = clock.now()
  const scopes =
    adapters[network].conversations?.abilities({ details: {}, scopes: [] }).scopes ?? []
  const tokens = {
    accessToken: 'token',
    refreshToken: 'refresh',
    accessExpiresAt: new Date(now.getTime() + 30 * DAY_MS),
    refreshExpiresAt: null,
    scopes,
  }
  const sealed = sealTokens({ ctx, id, tokens })
  await client.query(
    `insert into connections (id, workspace_id, network, method, external_id, title, details, scopes, missing_scopes,
       sealed_access_token, sealed_refresh_token, access_expires_at, is_renewable, connected_at, refreshed_at)
     values ($1::uuid, $2, $3, 'default', $1::uuid::text, 'Аккаунт', '{"server":"https://bsky.social"}', $4, '{}', $5, $6, $7,
       true, $8, $8)`,
    [
      id,
      workspaceId,
      network,
      scopes,
      sealed.sealedAccessToken,
      sealed.sealedRefreshToken,
      tokens.accessExpiresAt,
      now,
    ],
  )
  await client.query(
    `insert into analytics_accounts (id, workspace_id, network, external_id, title, connection_id)
     values ($1, $2, $3, $4::uuid::text, 'Аккаунт', $4::uuid)`,
    [accountId, workspaceId, network, id],
  )
  await client.query(
    `insert into work_items (id, workspace_id, account_id, network, external_id, external_details, published_at, caption, kind)
     values ($1::uuid, $2, $3, $4, $1::uuid::text, '{}', $5, '', 'text')`,
    [
      newId(),
      workspaceId,
      accountId,
      network,
      new Date(now.getTime() - (index % 40) * 0.5 * DAY_MS),
    ],
  )
  await client.query(
    `insert into conversation_accounts (connection_id, workspace_id, network, is_on, switched_at, next_at)
     values ($1, $2, $3, true, $4, $4)`,
    [id, workspaceId, network, now],
  )
}
for (let index = 0; index < ACCOUNTS; index += 1) await addAccount(index)

const startedAt = performance.now()
let readings = 0
for (let minute = 0; minute < HOURS * 60; minute += STEP_MINUTES) {
  readings += await runReader({ ctx })
  clock.advance(STEP_MINUTES * MINUTE_MS)
}
const { rows: usage } = await client.query<{ network: (typeof NETWORKS)[number]; most: number }>(
  'select network, max(used)::float8 as most from network_usage group by 1 order by 1',
)
const { rows: unread } = await client.query<{ network: string; count: number; failures: number }>(
  `select network, count(*) filter (where read_at is null)::int as count,
     count(*) filter (where failure_count > 0)::int as failures from conversation_accounts group by 1 order by 1`,
)
const seconds = ((performance.now() - startedAt) / 1000).toFixed(0)
console.log(
  `${ACCOUNTS} accounts, ${HOURS} h: ${readings} readings, ${calls} requests, ${seconds} s`,
)
console.table(
  NETWORKS.map((network) => {
    const { limit, collectingShare } = adapters[network].quota
    const row = unread.find((found) => found.network === network)
    return {
      network,
      quota: limit,
      'share of reading': limit * collectingShare,
      'most in a window': usage.find((found) => found.network === network)?.most ?? 0,
      'never read': row?.count,
      failing: row?.failures,
    }
  }),
)
await client.end()
await close()
await database.stop()
const isInside = usage.every(({ network, most }) => most <= adapters[network].quota.limit)
const areAllRead =
  usage.length === NETWORKS.length && unread.every(({ count, failures }) => count + failures === 0)
process.exit(isInside && areAllRead ? 0 : 1)
