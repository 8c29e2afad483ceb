import { parseArgs } from 'node:util'
import { Client } from 'pg'
import {
  countThreads,
  listThreads,
} from '../apps/server/src/modules/audience/conversations/read-threads.ts'
import { openBenchApp } from './support/app.ts'
import { startDatabase } from './support/cluster.ts'
import { fillInbox, firstPageByHand } from './support/inbox-load.ts'
import { interleave, quantile, report } from './support/rounds.ts'

/** The first page of a list of a million things that people wrote, beside the query that a page needs at least. */
const { values } = parseArgs({
  allowPositionals: true,
  options: {
    items: { type: 'string', default: '1000000' },
    threads: { type: 'string', default: '250000' },
    accounts: { type: 'string', default: '30' },
  },
})
const load = {
  items: Number(values.items),
  threads: Number(values.threads),
  accounts: Number(values.accounts),
}
const ROUNDS = 7
const CALLS = 20

const database = await startDatabase()
const { ctx, workspaceId, close } = await openBenchApp(database.url)
const client = new Client({ connectionString: database.url })
await client.connect()
const startedAt = performance.now()
const userId = await fillInbox({ client, workspaceId, ...load })
console.log(`filled in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`)

const actor = { workspaceId, userId, connectionIds: null }
const times: number[] = []
const measureCalls = async (call: () => Promise<unknown>, kept?: number[]) => {
  const round: number[] = []
  for (let index = 0; index < CALLS; index += 1) {
    const begun = performance.now()
    await call()
    round.push(performance.now() - begun)
  }
  kept?.push(...round)
  return round.reduce((sum, one) => sum + one, 0) / round.length
}

const page = () => listThreads({ ctx, actor, query: { tab: 'new' } })
const { items } = await page()
if (items.length === 0) throw new Error('The page is empty')

const results = await interleave({
  rounds: ROUNDS,
  contestants: [
    { name: 'first page', measure: () => measureCalls(page, times) },
    {
      name: 'bare query',
      measure: () => measureCalls(() => firstPageByHand({ client, workspaceId })),
    },
    { name: 'counts of the menu', measure: () => measureCalls(() => countThreads({ ctx, actor })) },
    {
      name: 'search',
      measure: () => measureCalls(() => listThreads({ ctx, actor, query: { search: '№ 77777' } })),
    },
  ],
})
report({
  name: `first page of ${load.items} items`,
  unit: 'ms',
  results,
  meaning: 'to the bare query',
})
console.log(`p95 ${quantile(times, 0.95).toFixed(1)} ms`)
await client.end()
await close()
await database.stop()
