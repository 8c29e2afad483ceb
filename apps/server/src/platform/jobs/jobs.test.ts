import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { createTestShell, type TestShell } from '../../../test/test-shell.ts'
import { inTransaction } from '../../db/connection.ts'
import { defineJob } from './job-definition.ts'
import { createJobEngine } from './jobs.ts'
import { createRunJob } from './run-job.ts'

const eaten: string[] = []
const eat = defineJob({
  name: 'fruit.eat',
  schema: z.object({ name: z.string() }),
  options: { retryLimit: 0 },
  async handle({ data }) {
    if (data.name === 'stone') throw new Error('too hard')
    eaten.push(data.name)
  },
})
const composition = {
  modules: [{ name: 'fruit', jobs: () => [eat] }],
  authenticate: async () => undefined,
}

let app: TestShell
beforeAll(async () => {
  app = await createTestShell(composition)
})
afterAll(() => app.stop())
beforeEach(() => {
  eaten.length = 0
})

const enqueue = (name: string, rest: { key?: string; startAfter?: Date } = {}) =>
  app.ctx.jobs.enqueue(eat, { name }, rest)

it('runs a job of a committed transaction, and none of one rolled back', async () => {
  await inTransaction(app.ctx.db, (tx) => app.ctx.jobs.enqueue(eat, { name: 'plum' }, { tx }))
  const undone = inTransaction(app.ctx.db, async (tx) => {
    await app.ctx.jobs.enqueue(eat, { name: 'pear' }, { tx })
    throw new Error('undo')
  })
  await expect(undone).rejects.toThrow('undo')
  expect(await app.runDueJobs()).toBe(1)
  expect(eaten).toEqual(['plum'])
})

it('refuses data of another shape than the schema', async () => {
  // @ts-expect-error Data that does not match the schema.
  await app.ctx.jobs.enqueue(eat, { title: 'plum' })
  await expect(app.runDueJobs()).rejects.toThrow('name')
  expect(eaten).toEqual([])
})

it('keeps one waiting job for a key, and any number without', async () => {
  await enqueue('fig', { key: 'same' })
  await enqueue('date', { key: 'same' })
  await enqueue('kiwi')
  await enqueue('lime')
  await app.runDueJobs()
  expect(eaten.sort()).toEqual(['fig', 'kiwi', 'lime'])
  await enqueue('date', { key: 'same' })
  await app.runDueJobs()
  expect(eaten).toContain('date')
})

it('leaves a later job for later', async () => {
  await enqueue('mango', { startAfter: new Date(Date.now() + 3_600_000) })
  expect(await app.runDueJobs()).toBe(0)
})

it('lets one job of a batch fail alone', async () => {
  const log = pino({ level: 'silent' })
  const { pool, url } = app.database
  const worker = createJobEngine({ pool, workerUrl: url, log })
  await worker.start([eat])
  for (const name of ['apple', 'stone', 'grape']) await enqueue(name)
  await worker.work(createRunJob(app.ctx))
  await vi.waitFor(
    async () => {
      const { rows } = await pool.query(
        `select state::text, count(*)::int from pgboss.job
         where name = $1 and data->>'name' in ('apple', 'stone', 'grape') group by 1 order by 1`,
        [eat.name],
      )
      expect(rows).toEqual([
        { state: 'completed', count: 2 },
        { state: 'failed', count: 1 },
      ])
    },
    { interval: 50 },
  )
  await worker.stop()
  expect(eaten.sort()).toEqual(['apple', 'grape'])
})

it('runs a delayed and a failed job when they become due', { timeout: 60_000 }, async () => {
  const runs: string[] = []
  const pick = defineJob({
    name: 'fruit.pick-later',
    schema: z.object({ name: z.string() }),
    options: { retryLimit: 1, retryDelay: 1, concurrency: 1 },
    async handle({ data }) {
      runs.push(data.name)
      if (data.name === 'nut' && runs.filter((name) => name === 'nut').length === 1) {
        throw new Error('not ripe')
      }
    },
  })
  const { pool, url } = app.database
  const worker = createJobEngine({ pool, workerUrl: url, log: pino({ level: 'silent' }) })
  await worker.start([pick])
  await worker.work(createRunJob(app.ctx))
  await worker.enqueue(pick, { name: 'plum' }, { startAfter: new Date(Date.now() + 1500) })
  await worker.enqueue(pick, { name: 'nut' })
  // Sooner than the fallback poll of a worker.
  await vi.waitFor(() => expect(runs.toSorted()).toEqual(['nut', 'nut', 'plum']), {
    timeout: 20_000,
  })
  await worker.stop()
})

it('forgets the schedule of a job that is no longer there', async () => {
  const { pool, url } = app.database
  const start = async (crons: Record<string, string>) => {
    const engine = createJobEngine({ pool, workerUrl: url, log: pino({ level: 'silent' }) })
    await engine.start(Object.entries(crons).map(([name, cron]) => ({ ...eat, name, cron })))
    await engine.work(createRunJob(app.ctx))
    await engine.stop()
    const { rows } = await pool.query('select name, cron from pgboss.schedule order by name')
    return rows
  }
  await start({ 'fruit.pick': '7 * * * *', 'fruit.wash': '8 * * * *' })
  expect(await start({ 'fruit.wash': '9 * * * *' })).toEqual([
    { name: 'fruit.wash', cron: '9 * * * *' },
  ])
})

it('leaves a place to others while one group waits with more', async () => {
  const started: string[] = []
  const gate = Promise.withResolvers<void>()
  const peel = defineJob({
    name: 'fruit.peel',
    schema: z.object({ name: z.string() }),
    options: { batchSize: 1, concurrency: 2, concurrencyPerGroup: 1 },
    async handle({ data }) {
      started.push(data.name)
      if (data.name !== 'cherry') await gate.promise
    },
  })
  const { pool, url } = app.database
  const worker = createJobEngine({ pool, workerUrl: url, log: pino({ level: 'silent' }) })
  await worker.start([peel])
  const enqueueLarge = (name: string) => worker.enqueue(peel, { name }, { group: 'large' })
  await enqueueLarge('pineapple')
  await worker.work(createRunJob(app.ctx))
  await vi.waitFor(() => expect(started).toContain('pineapple'), { timeout: 20_000 })
  await enqueueLarge('melon')
  await enqueueLarge('pumpkin')
  await worker.enqueue(peel, { name: 'cherry' }, { group: 'small' })
  await vi.waitFor(() => expect(started).toContain('cherry'), { timeout: 20_000 })
  // Other jobs of the first group wait for its running one.
  expect(started.toSorted()).toEqual(['cherry', 'pineapple'])
  gate.resolve()
  await vi.waitFor(() => expect(started).toHaveLength(4), { timeout: 20_000 })
  await worker.stop()
})

it('lets several processes start at once on an empty database', async () => {
  const { pool, url } = app.database
  await pool.query('drop schema pgboss cascade')
  const engines = [url, null, url, null].map((workerUrl) =>
    createJobEngine({ pool, workerUrl, log: pino({ level: 'silent' }) }),
  )
  await Promise.all(engines.map((engine) => engine.start([eat])))
  await Promise.all(engines.map((engine) => engine.stop()))
})
