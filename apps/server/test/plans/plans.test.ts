import { setTimeout as pause } from 'node:timers/promises'
import type { PoolClient } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedWorkspace } from '../contract/seed-workspace.ts'
import { createFakeClock } from '../fake-clock.ts'
import { addDays, addWorkItem } from '../figures.ts'
import { mostUsedCalls } from '../most-used-calls.ts'
import { addAccount, ask } from '../posts.ts'
import { createTestApp } from '../test-app.ts'
import type { TestShell } from '../test-shell.ts'
import { copyForOthers } from './copy-for-others.ts'
import { explain } from './explain.ts'
import { recordStatements, type Statement } from './record-statements.ts'

/** They grow with the life of a workspace. */
const LARGE = `activity_entries ai_requests analytics_accounts automation_runs automations bot_messages connections
  conversation_answers conversation_items conversations events generations metric_days metric_latest metric_points
  metric_subjects notification_deliveries notifications points_entries post_comments post_targets posts products reels
  refresh_tokens resources sessions target_events users webhook_deliveries webhook_endpoints work_items
  workspace_members workspaces`.split(/\s+/)
const ROWS = 20_000
/** The workspace that is looked at has one to ten rows of each kind. */
const MOST_ROWS = 300
const MOST_BLOCKS = 300
/** Every worker polls once a second at most. */
const POLLS_MS = 4000

const clock = createFakeClock(new Date('2026-03-10T09:00:00Z'))
const CALLS = mostUsedCalls(clock.now())
const recorded = new Map<string, Statement[]>()
let app: TestShell
let client: PoolClient

beforeAll(async () => {
  app = await createTestApp({ clock })
  const { owner, ids } = await seedWorkspace({ app, number: 100, connectOne: addAccount })
  const { workspaceId } = owner
  const at = { app, workspaceId, accountId: ids.figuresAccount }
  const publishedAt = new Date('2026-03-05T09:00:00Z')
  await addWorkItem({ ...at, publishedAt, views: [{ hours: 1, value: 10 }, { hours: 72, value: 90 }] })
  await addDays({ ...at, source: 'account', metric: 'followers', days: { '2026-03-09': 120 } })
  const record = async (name: string, run: () => Promise<unknown>) => {
    recorded.set(name, await recordStatements(app.database.pools, run))
  }
  for (const [name, path] of Object.entries(CALLS)) {
    await record(name, async () => {
      expect((await ask(app, owner, { path })).error).toBeUndefined()
    })
  }
  await record('queues', async () => {
    app.serve()
    await pause(POLLS_MS)
    await app.runDueJobs()
  })
  // Nobody else works on the database while plans are looked at.
  await app.close()
  client = await app.database.pool.connect()
  await copyForOthers(client, { large: LARGE, rows: ROWS })
})
afterAll(async () => {
  // It has settings of its own.
  client?.release(true)
  await app.database.close()
})

const sizes = async (): Promise<Map<string, number>> => {
  const { rows } = await client.query<{ name: string; rows: number }>(
    `select c.relname as name, sum(greatest(coalesce(p.reltuples, c.reltuples), 0))::int as rows
     from pg_class c left join pg_inherits i on i.inhparent = c.oid left join pg_class p on p.oid = i.inhrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') group by c.relname`,
  )
  return new Map(rows.map(({ name, rows: count }) => [name, count]))
}

it('has tens of thousands of rows of others in every table that grows', async () => {
  const counts = await sizes()
  expect(LARGE.filter((name) => (counts.get(name) ?? 0) < ROWS * 0.9)).toEqual([])
})

/** What is wrong with the plan of a statement. */
const problemsOf = async (statement: Statement): Promise<string[]> => {
  const counts = await sizes()
  const plans = await explain(client, statement)
  return plans.flatMap(({ wholeTables, rows, blocks }) => [
    ...wholeTables
      .filter((name) => (counts.get(name) ?? 0) > MOST_ROWS)
      .map((name) => `reads all of ${name}`),
    ...(rows > MOST_ROWS ? [`reads ${rows} rows`] : []),
    ...(blocks > MOST_BLOCKS ? [`reads ${blocks} blocks`] : []),
  ])
}

it.each([...Object.keys(CALLS), 'queues'])('reads only what it needs: %s', async (name) => {
  const statements = recorded.get(name) ?? []
  expect(statements.length).toBeGreaterThan(0)
  const found = []
  for (const statement of statements) {
    for (const problem of await problemsOf(statement)) {
      found.push(`${problem}: ${statement.text.trim().replaceAll(/\s+/g, ' ')}`)
    }
  }
  expect(found).toEqual([])
})
