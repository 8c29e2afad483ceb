import type { AutomationRule } from '@kadr/contract/automation/automation-rule'
import { DAY_MS, MINUTE_MS } from '@kadr/kit/durations'
import { createSafeFetch } from '@kadr/kit/node/safe-fetch'
import { SAMPLE_TOPICS } from '@kadr/writer'
import { beforeEach, expect, it } from 'vitest'
import { setUpAutomating } from '../../../../../test/automating.ts'
import { insertResources } from '../../../../../test/library.ts'
import { createCrashingContext } from '../../../../../test/publishing/crashing-context.ts'
import { watchTransactions } from '../../../../../test/watch-transactions.ts'
import { inTransaction } from '../../../../db/connection.ts'
import { failExpiredRequests } from '../../../studio/ai/index.ts'
import { planAutomations } from '../plan/plan-automations.ts'
import { runDueRuns } from './run-due-runs.ts'
import { claimDueRun, saveRun } from './runs.repository.ts'

const world = setUpAutomating()
const { clock, signal, create } = world
const fetch = createSafeFetch()

// A turn of the jobs runs the rules of everybody: places in those of an earlier test would be counted as well.
beforeEach(() => world.app().database.pool.query('delete from automations'))

const finishRender = async () => {
  const [file = ''] = await insertResources(world.app(), { ...world.who(), names: ['ролик.jpg'] })
  const { rows } = await world.app().database.pool.query<{ id: string }>(
    `update generations set state = 'ready', progress = 100, finished_at = now()
     where workspace_id = $1 and state = 'queued' returning id`,
    [world.who().workspaceId],
  )
  for (const { id } of rows) {
    await world
      .app()
      .database.pool.query(
        'insert into generation_results (generation_id, resource_id, position) values ($1, $2, 0)',
        [id, file],
      )
  }
  return rows.length
}

const givePoints = () =>
  world
    .app()
    .database.pool.query('update points_balances set granted = 1000 where user_id = $1', [
      world.who().userId,
    ])

/** What the runs up to now came to. */
const countResults = async (automationId: number) => {
  const { rows } = await world.app().database.pool.query<Record<string, number>>(
    `select count(*)::int runs, count(distinct due_at)::int moments,
       count(*) filter (where state = 'made')::int made, count(distinct post_id)::int posts,
       count(distinct reel_id)::int reels,
       (select count(*)::int from reels where workspace_id = $1) all_reels,
       (select count(*)::int from posts where workspace_id = $1) all_posts,
       (select count(*)::int from generations where workspace_id = $1) renders,
       (select count(*)::int from events where workspace_id = $1
         and kind = 'automation.run_ended') ends
     from automation_runs where automation_id = $2 and due_at <= $3`,
    [world.who().workspaceId, automationId, clock.now()],
  )
  return rows[0]
}

const eachOnce = (count: number) => ({
  runs: count,
  moments: count,
  made: count,
  posts: count,
  reels: count,
  all_reels: count,
  all_posts: count,
  renders: count,
  ends: count,
})

const REELS: Partial<AutomationRule> = {
  output: 'slideshow',
  source: { kind: 'topics', topics: SAMPLE_TOPICS.slice(0, 1) },
  leadHours: 24,
}

/** A run that passes more places than twice this never ends. */
const MAX_RUNS = 40

/** Words like those that went out before are refused, and each refusal adds places to stop at. */
const forgetWords = () =>
  world
    .app()
    .database.pool.query('update posts set text = id::text where workspace_id = $1', [
      world.who().workspaceId,
    ])

/** One turn of the jobs. Requests to AI of a killed process are settled by their own job. */
const tick = async (ctx = world.app().ctx) => {
  await planAutomations({ ctx })
  await failExpiredRequests({ ctx })
  await runDueRuns({ ctx, fetch, signal })
}

it.each([1, 2])(
  'renders a reel and posts it once, wherever the worker is killed: each second place from %i',
  async (first) => {
    const made = await create(REELS)
    await givePoints()
    let count = 0
    for (let isKilled = true; isKilled && count < MAX_RUNS; ) {
      const boundary = first + 2 * count
      count += 1
      const mortal = createCrashingContext({ ctx: world.app().ctx, dieAt: boundary })
      await tick(mortal.ctx).catch(() => undefined)
      await finishRender()
      clock.advance(3 * MINUTE_MS)
      await tick(mortal.ctx).catch(() => undefined)
      isKilled = mortal.isDead()
      for (let turn = 0; turn < 4; turn += 1) {
        clock.advance(11 * MINUTE_MS)
        await tick()
        await finishRender()
      }
      await forgetWords()
      clock.advance(DAY_MS - 47 * MINUTE_MS)
    }
    expect(count).toBeGreaterThan(8)
    expect(count).toBeLessThan(MAX_RUNS)
    expect(await countResults(made.id)).toEqual(eachOnce(count))
  },
)

it.each([1, 2])(
  'does nothing twice, wherever the worker sleeps through its lease: each second place from %i',
  async (first) => {
    const made = await create(REELS)
    await givePoints()
    const readRuns = async () => {
      const { rows } = await world
        .app()
        .database.pool.query('select * from automation_runs where automation_id = $1 order by id', [
          made.id,
        ])
      return rows
    }
    let count = 0
    for (let hasSlept = true; hasSlept && count < MAX_RUNS; ) {
      const startedAt = clock.now().getTime()
      const place = first + 2 * count
      let passed = 0
      let left: unknown[] | undefined
      const sleepy = watchTransactions({
        ctx: world.app().ctx,
        before: async () => {
          passed += 1
          if (passed !== place) return
          clock.advance(11 * MINUTE_MS)
          await tick()
          left = await readRuns()
        },
      })
      count += 1
      for (let turn = 0; turn < 2; turn += 1) {
        left = undefined
        await tick(sleepy)
        if (left) expect(await readRuns()).toEqual(left)
        await finishRender()
        clock.advance(11 * MINUTE_MS)
      }
      hasSlept = passed >= place
      for (let turn = 0; turn < 3; turn += 1) {
        await tick()
        await finishRender()
        clock.advance(11 * MINUTE_MS)
      }
      await forgetWords()
      clock.advance(startedAt + DAY_MS - clock.now().getTime())
    }
    expect(count).toBeGreaterThan(6)
    expect(count).toBeLessThan(MAX_RUNS)
    expect(await countResults(made.id)).toEqual(eachOnce(count))
  },
)

it('is saved only by the worker that claimed it last', async () => {
  await create()
  const { ctx } = world.app()
  await planAutomations({ ctx })
  const claim = () =>
    inTransaction(ctx.db, (tx) =>
      claimDueRun({
        db: tx,
        clock: ctx.databaseClock,
        leaseMs: 10 * MINUTE_MS,
        owner: crypto.randomUUID(),
      }),
    )
  const first = await claim()
  expect(await claim()).toBeUndefined()
  clock.advance(10 * MINUTE_MS)
  const second = await claim()
  if (!first || !second) throw new Error('It was not claimed')
  expect(second.id).toBe(first.id)
  const values = { nextTryAt: clock.now() }
  expect(await saveRun({ db: ctx.db, run: first, values })).toBeUndefined()
  expect(await saveRun({ db: ctx.db, run: second, values })).toMatchObject(values)
})
