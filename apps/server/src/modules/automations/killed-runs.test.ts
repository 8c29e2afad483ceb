import { SAMPLE_TOPICS } from '@kadr/ai'
import { DAY_MS, MINUTE_MS } from '@kadr/kit/durations'
import { createSafeFetch } from '@kadr/kit/node/safe-fetch'
import { expect, it } from 'vitest'
import { setUpAutomating } from '../../../test/automating.ts'
import { insertResources } from '../../../test/library.ts'
import { createCrashingContext } from '../../../test/publishing/crashing-context.ts'
import { failExpiredRequests } from '../ai/index.ts'
import { planAutomations } from './plan-automations.ts'
import { runDueRuns } from './run-due-runs.ts'

const world = setUpAutomating()
const { clock, signal, create } = world
const fetch = createSafeFetch()

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

/** One turn of the jobs. Requests to AI of a killed process are settled by their own job. */
const tick = async (ctx = world.app().ctx) => {
  await planAutomations({ ctx })
  await failExpiredRequests({ ctx })
  await runDueRuns({ ctx, fetch, signal })
}

it.each([1, 2])(
  'renders a reel and posts it once, wherever the worker is killed: each second place from %i',
  async (first) => {
    const made = await create({
      output: 'slideshow',
      // More than runs: words like those that went out before are refused, and each refusal adds places to be killed at.
      source: { kind: 'topics', topics: [...SAMPLE_TOPICS] },
      leadHours: 24,
    })
    await world
      .app()
      .database.pool.query('update points_balances set granted = 1000 where user_id = $1', [
        world.who().userId,
      ])
    let count = 0
    for (let isKilled = true; isKilled && count < SAMPLE_TOPICS.length; ) {
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
      clock.advance(DAY_MS - 47 * MINUTE_MS)
    }
    expect(count).toBeGreaterThan(8)
    const { rows } = await world.app().database.pool.query<Record<string, number>>(
      `select count(*)::int runs, count(distinct due_at)::int moments,
         count(*) filter (where state = 'made')::int made, count(distinct post_id)::int posts,
         count(distinct reel_id)::int reels,
         (select count(*)::int from reels where workspace_id = $1) all_reels,
         (select count(*)::int from posts where workspace_id = $1) all_posts
       from automation_runs where automation_id = $2 and due_at <= $3`,
      [world.who().workspaceId, made.id, clock.now()],
    )
    expect(rows[0]).toEqual({
      runs: count,
      moments: count,
      made: count,
      posts: count,
      reels: count,
      all_reels: count,
      all_posts: count,
    })
  },
)
