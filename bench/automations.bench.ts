import { newId } from '@kadr/kit/new-id'
import { Client } from 'pg'
import { planAutomations } from '../apps/server/src/modules/automation/automations/plan/plan-automations.ts'
import { ruleOf } from '../apps/server/test/automations.ts'
import { createFakeClock } from '../apps/server/test/fake-clock.ts'
import { openBenchApp } from './support/app.ts'
import { startDatabase } from './support/cluster.ts'

/** Rules whose next moment has to be planned in the same minute. */
const RULES = Number(process.argv[2] ?? 10_000)
const ROUNDS = 3
const NOW = new Date('2026-12-01T07:00:00.000Z')
const PER_WORKSPACE = 100

const database = await startDatabase()
const app = await openBenchApp(database.url)
const ctx = { ...app.ctx, clock: createFakeClock(NOW) }
const client = new Client({ connectionString: database.url })
await client.connect()

/** Each is due at ten in Moscow tomorrow, which is a day ahead. */
const fill = async () => {
  await client.query(
    `insert into workspaces (id, name, time_zone)
     select gen_random_uuid(), 'Замеры ' || n, 'Europe/Moscow' from generate_series(1, $1::int) n`,
    [Math.ceil(RULES / PER_WORKSPACE)],
  )
  await client.query(
    `insert into automations (workspace_id, uid, rule, planned_until, next_plan_at)
     select w.id, gen_random_uuid(), $1::jsonb, $2, $2
     from workspaces w, generate_series(1, $3::int) where w.name like 'Замеры %' limit $4`,
    [JSON.stringify(ruleOf([newId()])), NOW, PER_WORKSPACE, RULES],
  )
}

const reset = async () => {
  await client.query('delete from automation_runs')
  await client.query('update automations set planned_until = $1, next_plan_at = $1', [NOW])
  await client.query('vacuum analyze automations, automation_runs')
}

const measure = async (run: () => Promise<void>): Promise<number> => {
  await reset()
  const startedAt = performance.now()
  await run()
  const seconds = (performance.now() - startedAt) / 1000
  const { rows } = await client.query('select count(*)::int as planned from automation_runs')
  if (rows[0]?.planned !== RULES) throw new Error(`${rows[0]?.planned} of ${RULES} were planned`)
  return seconds
}

/** The queries of planning, with all values known beforehand. */
const planBare = async () => {
  const { rows } = await client.query<{ id: number; workspace_id: string }>(
    'select id, workspace_id from automations where next_plan_at <= $1 order by id',
    [NOW],
  )
  const dueAt = new Date(NOW.getTime() + 86_400_000)
  const nextAt = new Date(NOW.getTime() + 3_600_000)
  for (const { id, workspace_id: workspaceId } of rows) {
    await client.query('begin')
    await client.query('select * from automations where id = $1 for update', [id])
    await client.query('select time_zone from workspaces where id = $1', [workspaceId])
    await client.query(
      `insert into automation_runs (id, automation_id, workspace_id, due_at, wall_time, time_zone, state, next_try_at)
       values ($1, $2, $3, $4, '2026-12-02T10:00', 'Europe/Moscow', 'planned', $5)
       on conflict do nothing returning *`,
      [newId(), id, workspaceId, dueAt, NOW],
    )
    await client.query(
      'update automations set planned_until = $2, next_plan_at = $3 where id = $1 returning *',
      [id, dueAt, nextAt],
    )
    await client.query('commit')
  }
}

await fill()
for (let round = 1; round <= ROUNDS; round += 1) {
  const bare = await measure(planBare)
  const planner = await measure(() => planAutomations({ ctx }))
  console.log(
    `round ${round}: ${RULES} rules planned in ${planner.toFixed(1)} s, bare queries ${bare.toFixed(1)} s, ratio ${(planner / bare).toFixed(2)}`,
  )
}
await client.end()
await app.close()
await database.stop()
process.exit(0)
