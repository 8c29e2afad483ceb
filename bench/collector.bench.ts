import { parseArgs } from 'node:util'
import { Client } from 'pg'
import type { AppContext } from '../apps/server/src/context.ts'
import { collectDue } from '../apps/server/src/modules/insight/collector/collect.ts'
import { ensurePartitions } from '../apps/server/src/modules/insight/collector/partitions.repository.ts'
import { purgeFigures } from '../apps/server/src/modules/insight/collector/purge-figures.ts'
import { createDatabaseClock } from '../apps/server/src/platform/leases/database-clock.ts'
import { createFakeClock } from '../apps/server/test/fake-clock.ts'
import { openBenchApp } from './support/app.ts'
import { startDatabase } from './support/cluster.ts'
import { answerPosts } from './support/posts-service.ts'

/** Collecting due pieces of public accounts, then a year of figures with their retention. */
const { values } = parseArgs({
  allowPositionals: true,
  options: {
    items: { type: 'string', default: '10000' },
    subjects: { type: 'string', default: '1000' },
    days: { type: 'string', default: '365' },
  },
})
const ITEMS = Number(values.items)
const SUBJECTS = Number(values.subjects)
const DAYS = Number(values.days)
const PER_ACCOUNT = 100
const READINGS_A_DAY = 4
const DAY_MS = 86_400_000
const MONTH = 30

const database = await startDatabase()
const { ctx: real, workspaceId, close } = await openBenchApp(database.url)
const client = new Client({ connectionString: database.url })
await client.connect()
const clock = createFakeClock(new Date('2026-01-01T00:00:00Z'))
const posts = answerPosts()
const ctx: AppContext = {
  ...real,
  clock,
  databaseClock: createDatabaseClock(clock),
  networks: {
    findContext: (of) => {
      const found = real.networks.findContext(of)
      return found && { ...found, clock, http: posts.http }
    },
  },
}

const addSubjects = async ({ count, network }: { count: number; network: string }) => {
  const now = clock.now()
  await client.query(
    `with accounts as (
       insert into analytics_accounts (id, workspace_id, network, external_id, title, is_tracked)
       select gen_random_uuid(), $1, $2, 'bench-' || $2 || n, 'Аккаунт ' || n, true
       from generate_series(1, greatest(1, $3::int / ${PER_ACCOUNT})) n returning id, workspace_id, network
     ), items as (
       insert into work_items (id, workspace_id, account_id, network, external_id, external_details, published_at,
         caption, kind)
       select gen_random_uuid(), workspace_id, id, network, 'at://did:plc:bench/app.bsky.feed.post/' || id || n, '{}',
         $4::timestamptz - interval '2 days', '', 'text'
       from accounts, generate_series(1, least($3::int, ${PER_ACCOUNT})) n
       returning id, workspace_id, account_id, network
     )
     insert into metric_subjects (id, workspace_id, kind, network, account_id, work_item_id, next_at)
     select id, workspace_id, 'work_item', network, account_id, id, $4 from items`,
    [workspaceId, network, count, now],
  )
}

const measureCollecting = async () => {
  await addSubjects({ count: ITEMS, network: 'bluesky' })
  await ensurePartitions({ db: ctx.db, times: [clock.now()] })
  const startedAt = performance.now()
  const cpu = process.cpuUsage()
  const batches = await collectDue({ ctx })
  const seconds = (performance.now() - startedAt) / 1000
  const { user, system } = process.cpuUsage(cpu)
  const { rows } = await client.query<{ points: number; items: number }>(
    'select count(*)::int as points, count(distinct subject_id)::int as items from metric_points',
  )
  const memory = Math.round(process.memoryUsage().rss / 2 ** 20)
  console.log(
    `collected ${rows[0]?.items} of ${ITEMS} items: ${posts.count()} calls, ${batches} batches, ${rows[0]?.points} points, ` +
      `${seconds.toFixed(1)} s, CPU ${((user + system) / 1e6).toFixed(1)} s, ${memory} MB`,
  )
}

/** A day of figures of every subject. */
const addDay = async () => {
  await ensurePartitions({ db: ctx.db, times: [clock.now()] })
  await client.query(
    `insert into metric_points (subject_id, metric, bucket_at, value, captured_at, reading_id)
     select s.id, 'likes', $1::timestamptz + n * interval '6 hours', n, $1::timestamptz, s.id
     from metric_subjects s, generate_series(0, ${READINGS_A_DAY - 1}) n on conflict do nothing`,
    [clock.now()],
  )
}

const millisecondsOf = async (run: () => Promise<unknown>) => {
  const startedAt = performance.now()
  await run()
  return performance.now() - startedAt
}

/** As autovacuum does: months in which rows were deleted. */
const vacuumChanged = async () => {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_stat_user_tables where relname like 'metric_points_%' and n_dead_tup > 0`,
  )
  for (const { name } of rows) await client.query(`vacuum analyze ${name}`)
}

const readState = async () => {
  const { rows } = await client.query<{ kept: number; dead: number; youtube: number }>(
    `select (select sum(pg_total_relation_size(inhrelid)) / 1048576 from pg_inherits
         where inhparent = 'metric_points'::regclass)::int as kept,
       (select sum(n_dead_tup) from pg_stat_user_tables where relname like 'metric_points_%')::int as dead,
       (select count(*) from metric_points p join metric_subjects s on s.id = p.subject_id
         where s.network = 'youtube')::int as youtube`,
  )
  return rows[0]
}

/** YouTube’s figures are kept for 30 days, those of others for good. */
const measureYear = async () => {
  await client.query('truncate work_items, analytics_accounts cascade')
  await addSubjects({ count: SUBJECTS / 2, network: 'youtube' })
  await addSubjects({ count: SUBJECTS / 2, network: 'bluesky' })
  const rows: object[] = []
  let purging = 0
  for (let day = 1; day <= DAYS; day += 1) {
    clock.advance(DAY_MS)
    await addDay()
    purging += await millisecondsOf(() => purgeFigures({ ctx }))
    if (day % MONTH !== 0) continue
    const vacuum = await millisecondsOf(vacuumChanged)
    const state = await readState()
    rows.push({
      month: day / MONTH,
      'purge, ms': Math.round(purging / MONTH),
      'vacuum, ms': Math.round(vacuum),
      'points of YouTube': state?.youtube,
      'dead rows': state?.dead,
      'size, MB': state?.kept,
    })
    purging = 0
  }
  console.table(rows)
}

await measureCollecting()
await measureYear()
await client.end()
await close()
await database.stop()
