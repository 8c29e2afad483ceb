import { parseArgs } from 'node:util'
import { newId } from '@kadr/kit/new-id'
import { Client } from 'pg'
import { listAccounts } from '../apps/server/src/modules/insight/analytics/accounts.service.ts'
import { getOverview } from '../apps/server/src/modules/insight/analytics/overview.service.ts'
import { getWorkItem } from '../apps/server/src/modules/insight/analytics/read-work-item.ts'
import { listWorkItems } from '../apps/server/src/modules/insight/analytics/read-work-items.ts'
import { ensurePartitions } from '../apps/server/src/modules/insight/collector/partitions.repository.ts'
import { fillAnalytics } from './support/analytics-load.ts'
import * as byHand from './support/analytics-sql.ts'
import { startApiServer } from './support/api-server.ts'
import { openBenchApp } from './support/app.ts'
import { startDatabase } from './support/cluster.ts'
import { interleave, quantile, report } from './support/rounds.ts'

/** One workspace is looked at among ten of its size: 300 accounts, 50,000 work items, 20,000,000 points in all. */
const { values } = parseArgs({
  allowPositionals: true,
  options: {
    workspaces: { type: 'string', default: '10' },
    accounts: { type: 'string', default: '30' },
    items: { type: 'string', default: '167' },
    readings: { type: 'string', default: '400' },
  },
})
const WORKSPACES = Number(values.workspaces)
const load = {
  accounts: Number(values.accounts),
  items: Number(values.items),
  readings: Number(values.readings),
}
const ROUNDS = 7
const CALLS = 20
const DAY_MS = 86_400_000

const database = await startDatabase()
const { ctx, workspaceId, close } = await openBenchApp(database.url)
const client = new Client({ connectionString: database.url })
await client.connect()
const api = await startApiServer(database.url, { ROLES: 'http' })
await client.query(
  `insert into workspace_members (workspace_id, user_id, role) values ($1, $2, 'viewer')`,
  [workspaceId, api.userId],
)
const months = Array.from(
  { length: Math.ceil(load.items / 28) + 3 },
  (_, index) => new Date(Date.now() + 31 * DAY_MS - index * 28 * DAY_MS),
)
await ensurePartitions({ db: ctx.db, times: months })

const ask = async (path: string) => {
  const headers = { ...api.headers, 'x-workspace-id': workspaceId }
  const answer = await fetch(`${api.url}/api/analytics/${path}`, { headers })
  const body = await answer.text()
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${body}`)
}

/** Average of a round in milliseconds; the time of each call is added to `times`. */
const measureCalls = async (call: () => Promise<unknown>, times: number[]) => {
  const round: number[] = []
  for (let index = 0; index < CALLS; index += 1) {
    const startedAt = performance.now()
    await call()
    round.push(performance.now() - startedAt)
  }
  times.push(...round)
  return round.reduce((sum, time) => sum + time, 0) / CALLS
}

const analyze = async () => {
  for (const table of ['metric_points', 'metric_latest', 'metric_days', 'work_items']) {
    await client.query(`vacuum analyze ${table}`)
  }
}

const measureScreens = async (label: string) => {
  const query = {}
  const { rows } = await client.query<{ id: string }>(
    `select id from work_items where workspace_id = $1 and network = 'tiktok'
     order by published_at desc, id offset ${load.items} limit 1`,
    [workspaceId],
  )
  const id = rows[0]?.id ?? ''
  const screens = [
    {
      name: 'overview of 30 days',
      ours: () => getOverview({ ctx, workspaceId, query }),
      path: 'overview',
      bare: () => byHand.readOverview(client, workspaceId),
    },
    {
      name: 'accounts with figures',
      ours: () => listAccounts({ ctx, workspaceId, query }),
      path: 'accounts',
      bare: () => byHand.listAccounts(client, workspaceId),
    },
    {
      name: 'work items by views',
      ours: () => listWorkItems({ ctx, workspaceId, query: { sort: 'views' } }),
      path: 'work-items?sort=views',
      bare: () => byHand.listItems(client, workspaceId),
    },
    {
      name: 'a work item and its curve',
      ours: () => getWorkItem({ ctx, workspaceId, id }),
      path: `work-items/${id}`,
      bare: () => byHand.readItem(client, id),
    },
  ]
  const medians: number[] = []
  for (const { name, ours, path, bare } of screens) {
    const times: Record<'service' | 'api' | 'sql', number[]> = { service: [], api: [], sql: [] }
    const results = await interleave({
      rounds: ROUNDS,
      contestants: [
        { name, measure: () => measureCalls(ours, times.service) },
        { name: 'SQL by hand', measure: () => measureCalls(bare, times.sql) },
        { name: 'the same over HTTP', measure: () => measureCalls(() => ask(path), times.api) },
      ],
    })
    medians.push(results[0]?.median ?? Number.NaN)
    report({ name: `${label}: ${name}`, unit: 'ms', results, meaning: 'of the same by hand' })
    const [ofApi, ofSql] = [quantile(times.api, 0.95), quantile(times.sql, 0.95)]
    console.log(
      `p95 of the API ${ofApi.toFixed(1)} ms, of the same by hand ${ofSql.toFixed(1)} ms: ratio ${(ofApi / ofSql).toFixed(2)}`,
    )
  }
  return medians
}

await fillAnalytics(client, { workspaceId, ...load })
await analyze()
const alone = await measureScreens('one workspace')
for (let index = 1; index < WORKSPACES; index += 1) {
  const id = newId()
  await client.query(
    `insert into workspaces (id, name, time_zone) values ($1, 'Соседи', 'Europe/Moscow')`,
    [id],
  )
  await fillAnalytics(client, { workspaceId: id, ...load })
}
await analyze()
const among = await measureScreens(`one of ${WORKSPACES}`)
const growth = among.map((value, index) => Number((value / (alone[index] ?? value)).toFixed(2)))
console.log(`${WORKSPACES} times the rows, time of each screen: ×${growth.join(', ×')}`)
await api.stop()
await client.end()
await close()
await database.stop()
