import { parseArgs } from 'node:util'
import { newId } from '@kadr/kit/new-id'
import { Pool } from 'pg'
import { getCalendar } from '../apps/server/src/modules/publishing/calendar/calendar.service.ts'
import { countPosts } from '../apps/server/src/modules/publishing/posts/posts.service.ts'
import { openBenchApp } from './support/app.ts'
import { startDatabase } from './support/cluster.ts'
import { planPosts } from './support/publishing-load.ts'
import { interleave, report } from './support/rounds.ts'

const { values } = parseArgs({
  allowPositionals: true,
  options: { posts: { type: 'string', default: '1000000' } },
})
const COUNT = Number(values.posts)
const PER_MONTH = 1000
const MONTH_MS = 30 * 86_400_000
const ROUNDS = 7
const CALLS = 10

const database = await startDatabase()
const { ctx, workspaceId, close } = await openBenchApp(database.url)
const pool = new Pool({ connectionString: database.url, max: 4 })
const start = new Date()
await planPosts({ pool, workspaceId, count: COUNT, from: start, everyMs: MONTH_MS / PER_MONTH })
await pool.query('analyze posts')
await pool.query('analyze post_targets')

/** A month in the middle of the data. */
const from = new Date(start.getTime() + Math.floor(COUNT / PER_MONTH / 2) * MONTH_MS)
const to = new Date(from.getTime() + MONTH_MS)

/** The baseline: hand-written SQL for the same screen. */
const BY_HAND = `
  select p.id, p.version, p.due_at, p.wall_time, p.time_zone, left(p.text, 400) as title, p.media_ids[1] as media_id,
    (p.repeat_of is not null or p.repeat_rule is not null) as is_repeat, p.author_id,
    (select json_agg(json_build_object('id', t.id, 'connectionId', t.connection_id, 'network', t.network,
      'state', t.state) order by t.id) from post_targets t where t.post_id = p.id) as targets
  from posts p
  where p.workspace_id = $1 and p.due_at >= $2 and p.due_at < $3
  order by p.due_at, p.id limit 5001`

const millisecondsOf = async (call: () => Promise<number>) => {
  const startedAt = performance.now()
  for (let index = 0; index < CALLS; index += 1) {
    const found = await call()
    if (found < PER_MONTH - 1) throw new Error(`A month of ${found} posts`)
  }
  return (performance.now() - startedAt) / CALLS
}

const rights = { role: 'owner', isApprover: false, connectionIds: null } as const
const actor = { ...rights, userId: newId(), workspaceId }
const query = { from: from.toISOString(), to: to.toISOString() }
const results = await interleave({
  rounds: ROUNDS,
  contestants: [
    {
      name: 'calendar of a month',
      measure: () =>
        millisecondsOf(async () => (await getCalendar({ ctx, actor, query })).items.length),
    },
    {
      name: 'SQL by hand',
      measure: () =>
        millisecondsOf(async () => {
          const values = [workspaceId, from, to]
          return (await pool.query({ name: 'month', text: BY_HAND, values })).rows.length
        }),
    },
  ],
})
report({
  name: 'calendar-month',
  unit: 'ms',
  results,
  meaning: `of the time of the same by hand, ${PER_MONTH} posts of a month among ${COUNT}`,
})

/** Baseline that counts every post of the workspace. */
const ALL_BY_HAND = `
  select mask, count(*) from (
    select p.id, bit_or(case t.state when 'scheduled' then 1 when 'published' then 2 else 4 end) as mask
    from posts p left join post_targets t on t.post_id = p.id
    where p.workspace_id = $1 group by p.id) counted
  group by 1`
const countRounds = await interleave({
  rounds: ROUNDS,
  contestants: [
    {
      name: 'counts of the tabs',
      measure: () => millisecondsOf(async () => (await countPosts({ ctx, actor })).scheduled),
    },
    {
      name: 'everything counted by hand',
      measure: async () => {
        const startedAt = performance.now()
        await pool.query(ALL_BY_HAND, [workspaceId])
        return performance.now() - startedAt
      },
    },
  ],
})
report({
  name: 'post-counts',
  unit: 'ms',
  results: countRounds,
  meaning: `of the time of counting all ${COUNT} posts`,
})
await pool.end()
await close()
await database.stop()
