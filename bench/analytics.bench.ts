import { parseArgs } from 'node:util'
import { newId } from '@kadr/kit/new-id'
import { Client } from 'pg'
import { listAccounts } from '../apps/server/src/modules/analytics/accounts.service.ts'
import { getOverview } from '../apps/server/src/modules/analytics/overview.service.ts'
import { getWorkItem } from '../apps/server/src/modules/analytics/read-work-item.ts'
import { listWorkItems } from '../apps/server/src/modules/analytics/read-work-items.ts'
import { ensurePartitions } from '../apps/server/src/modules/collector/partitions.repository.ts'
import { fillAnalytics } from './support/analytics-load.ts'
import * as byHand from './support/analytics-sql.ts'
import { openBenchApp } from './support/app.ts'
import { startDatabase } from './support/cluster.ts'
import { interleave, report } from './support/rounds.ts'

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
const CALLS = 10
const DAY_MS = 86_400_000

const database = await startDatabase()
const { ctx, workspaceId, close } = await openBenchApp(database.url)
const client = new Client({ connectionString: database.url })
await client.connect()
const months = Array.from(
  { length: Math.ceil(load.items / 28) + 3 },
  (_, index) => new Date(Date.now() + 31 * DAY_MS - index * 28 * DAY_MS),
)
await ensurePartitions({ db: ctx.db, times: months })

const millisecondsOf = async (call: () => Promise<unknown>) => {
  const startedAt = performance.now()
  for (let index = 0; index < CALLS; index += 1) await call()
  return (performance.now() - startedAt) / CALLS
}

const analyze = async () => {
  for (const table of ['metric_points', 'metric_latest', 'metric_days', 'work_items']) {
    await client.query(`vacuum analyze ${table}`)
  }
}

const measureScreens = async (label: string) => {
  const query = {}
  const { rows } = await client.query<{ id: string }>(
    `select id from work_items where workspace_id = $1 order by published_at desc offset ${load.items} limit 1`,
    [workspaceId],
  )
  const id = rows[0]?.id ?? ''
  const screens = [
    {
      name: 'overview of 30 days',
      ours: () => getOverview({ ctx, workspaceId, query }),
      bare: () => byHand.readOverview(client, workspaceId),
    },
    {
      name: 'accounts with figures',
      ours: () => listAccounts({ ctx, workspaceId, query }),
      bare: () => byHand.listAccounts(client, workspaceId),
    },
    {
      name: 'work items by views',
      ours: () => listWorkItems({ ctx, workspaceId, query: { sort: 'views' } }),
      bare: () => byHand.listItems(client, workspaceId),
    },
    {
      name: 'a work item and its curve',
      ours: () => getWorkItem({ ctx, workspaceId, id }),
      bare: () => byHand.readItem(client, id),
    },
  ]
  const medians: number[] = []
  for (const { name, ours, bare } of screens) {
    const results = await interleave({
      rounds: ROUNDS,
      contestants: [
        { name, measure: () => millisecondsOf(ours) },
        { name: 'SQL by hand', measure: () => millisecondsOf(bare) },
      ],
    })
    medians.push(results[0]?.median ?? Number.NaN)
    report({ name: `${label}: ${name}`, unit: 'ms', results, meaning: 'of the same by hand' })
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
await client.end()
await close()
await database.stop()
