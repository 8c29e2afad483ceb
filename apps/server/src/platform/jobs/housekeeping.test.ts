import { DAY_MS } from '@kadr/kit/durations'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createFakeClock } from '../../../test/fake-clock.ts'
import { call, signInAs } from '../../../test/people.ts'
import { createTestApp } from '../../../test/test-app.ts'
import type { TestShell } from '../../../test/test-shell.ts'
import { workspaceOf } from '../../../test/workspace-of.ts'
import { reservePoints } from '../../modules/money/points/index.ts'
import { housekeepingJob } from './housekeeping.ts'

const clock = createFakeClock()
let app: TestShell
beforeAll(async () => {
  app = await createTestApp({ clock })
})
afterAll(() => app.stop())

const TABLES = [
  'telegram_init_data_uses',
  'sign_in_flows',
  'sign_in_links',
  'refresh_tokens',
  'sessions',
  'export_links',
]

const counts = async () => {
  const { rows } = await app.database.pool.query(
    `select ${TABLES.map((table) => `(select count(*)::int from ${table}) as ${table}`).join(', ')},
      (select coalesce(sum(reserved), 0)::int from points_balances) as reserved`,
  )
  return rows[0]
}

const sweep = async () => {
  await app.ctx.jobs.enqueue(housekeepingJob, {})
  await app.runDueJobs()
}

it('sweeps out what has expired, and only that', async () => {
  const { token } = await signInAs(app, { id: 1 })
  const workspaceId = await workspaceOf(app, token)
  await reservePoints({ ctx: app.ctx, workspaceId, kind: 'aiGenerations', amount: 2, key: 'a' })
  await call(app, { method: 'POST', path: '/users/me/sign-ins/google/link', token })
  await call(app, { method: 'POST', path: '/users/me/export/link', token })
  await app.database.pool.query(
    `insert into sign_in_flows (state_hash, provider, browser_hash, nonce, code_verifier, expires_at)
     values ('s', 'vk', 'b', 'n', 'v', $1)`,
    [new Date(clock.now().getTime() + 600_000)],
  )
  const before = {
    telegram_init_data_uses: 1,
    sign_in_flows: 1,
    sign_in_links: 1,
    refresh_tokens: 1,
    sessions: 1,
    export_links: 1,
    reserved: 2,
  }
  await sweep()
  expect(await counts()).toEqual(before)
  clock.advance(DAY_MS)
  await sweep()
  expect(await counts()).toEqual({
    ...before,
    telegram_init_data_uses: 0,
    sign_in_flows: 0,
    sign_in_links: 0,
    export_links: 0,
    reserved: 0,
  })
  clock.advance(29 * DAY_MS)
  await sweep()
  expect(await counts()).toMatchObject({ refresh_tokens: 0, sessions: 0 })
})

it('continues after a module that fails, and is retried', async () => {
  const purged: string[] = []
  const ctx = {
    ...app.ctx,
    modules: [
      { name: 'quiet' },
      { name: 'broken', purge: () => Promise.reject(new Error('no such table')) },
      { name: 'next', purge: async () => void purged.push('next') },
    ],
  }
  await app.database.pool.query(
    "insert into rate_counters (key, used, started_at) values ('old', 1, now() - interval '1 day')",
  )
  const job = { id: 'sweep', signal: new AbortController().signal }
  await expect(housekeepingJob.handle({ ctx, data: {}, job })).rejects.toThrow('Not purged: broken')
  expect(purged).toEqual(['next'])
  const { rowCount } = await app.database.pool.query("select from rate_counters where key = 'old'")
  expect(rowCount).toBe(0)
})
