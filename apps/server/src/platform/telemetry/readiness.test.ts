import { expect, it, vi } from 'vitest'
import { createTestShell } from '../../../test/test-shell.ts'
import type { Module } from '../module.ts'
import { createReadiness } from './readiness.ts'
import { createGauges } from './refresh-gauges.ts'

it('is ready only when the database, the migrations and its own worker are', async () => {
  const app = await createTestShell(
    { modules: [], authenticate: async () => undefined },
    { isWorker: true },
  )
  const ask = async () => {
    const answer = await app.http.inject('/ready')
    return [answer.statusCode, answer.json()]
  }
  expect(await ask()).toEqual([
    503,
    { ready: false, database: true, migrations: true, storage: true, worker: false, disk: true },
  ])
  const other = await createTestShell({ modules: [], authenticate: async () => undefined })
  await app.work()
  expect((await ask())[0]).toBe(200)
  // A worker that runs elsewhere says nothing about this one.
  expect((await other.http.inject('/ready')).json().worker).toBe(false)
  await other.stop()

  await app.database.pool.query('delete from drizzle.__drizzle_migrations')
  expect(await ask()).toEqual([
    503,
    { ready: false, database: true, migrations: false, storage: true, worker: true, disk: true },
  ])
  await app.stop()
})

it('shows figures to those who may see them', async () => {
  const open = await createTestShell({ modules: [], authenticate: async () => undefined })
  await open.http.inject('/health')
  const figures = await open.http.inject('/metrics')
  expect(figures.body).toContain('http_request_duration_seconds_count{method="GET",route="/health"')
  expect(figures.body).toContain('database_pool_connections{state="waiting"} 0')
  await open.stop()

  const closed = await createTestShell(
    { modules: [], authenticate: async () => undefined },
    { config: { env: 'production', metricsToken: 'let-me-in' } },
  )
  expect((await closed.http.inject('/metrics')).statusCode).not.toBe(200)
  const headers = { authorization: 'Bearer let-me-in' }
  expect((await closed.http.inject({ url: '/metrics', headers })).statusCode).toBe(200)
  await closed.stop()
})

it('serves pages though no worker has polled', async () => {
  const workers = { name: 'work', isReady: { role: 'worker', check: async () => false } } as const
  const roles = new Set(['http'] as const)
  const app = await createTestShell(
    { modules: [workers], authenticate: async () => undefined },
    { config: { roles, operationsPort: 1 } },
  )
  const parts = { database: true, migrations: true, storage: true, disk: true }
  expect((await app.http.inject('/ready')).json()).toEqual({ ready: true, ...parts })
  // On the port of its own there is nothing else.
  expect((await app.operations?.inject('/ready'))?.statusCode).toBe(200)
  expect((await app.operations?.inject('/metrics'))?.body).toContain('worker_slots')
  expect((await app.operations?.inject('/api/health'))?.statusCode).toBe(404)
  await app.stop()
})

/** A store that answers, is away, or says nothing at all. */
const withStore = async (roles: ReadonlySet<'http' | 'worker' | 'render'>) => {
  const app = await createTestShell(
    { modules: [], authenticate: async () => undefined },
    { config: { roles } },
  )
  let store: 'there' | 'away' | 'silent' = 'away'
  let asked = 0
  const head = async () => {
    asked += 1
    if (store === 'silent') return new Promise<undefined>(() => undefined)
    if (store === 'away') throw new Error('ECONNREFUSED')
    return undefined
  }
  const ctx = { ...app.ctx, blobs: { ...app.ctx.blobs, head } }
  const check = createReadiness({ ctx, modules: [] })
  return {
    check,
    asked: () => asked,
    set: (state: typeof store) => {
      store = state
    },
    stop: app.stop,
  }
}

it('lets pages into the line when they have reached the store, and leaves them there without it', async () => {
  const { check, set, stop, asked } = await withStore(new Set(['http']))
  expect(await check()).toMatchObject({ isReady: false, parts: { storage: false } })
  set('there')
  expect(await check()).toMatchObject({ isReady: true, parts: { storage: true } })
  set('silent')
  const before = asked()
  const answers = await Promise.all([check(), check()])
  expect(answers.map(({ isReady, parts }) => [isReady, parts.storage])).toEqual([
    [true, false],
    [true, false],
  ])
  // Whoever asks often does not fill the connections to a store that says nothing.
  await check()
  expect(asked() - before).toBe(1)
  await stop()
})

it('calls a renderer without its store not ready', async () => {
  const { check, set, stop } = await withStore(new Set(['render']))
  set('there')
  expect((await check()).isReady).toBe(true)
  set('away')
  expect((await check()).isReady).toBe(false)
  await stop()
})

it('asks a module in processes of its role only', async () => {
  const module: Module = { name: 'kiln', isReady: { role: 'render', check: async () => false } }
  const composition = { modules: [module], authenticate: async () => undefined }
  const app = await createTestShell(composition, { config: { roles: new Set(['render']) } })
  expect((await app.http.inject('/ready')).json()).toMatchObject({ ready: false, kiln: false })
  await app.stop()
})

it('goes on with the other figures when a part of them fails, and reads them once for many', async () => {
  const measure = vi.fn(async () => {
    throw new Error('broken')
  })
  const modules = [{ name: 'broken', measure }]
  const app = await createTestShell({ modules, authenticate: async () => undefined })
  const figures = await app.http.inject('/metrics')
  expect(figures.body).toContain('metrics_refresh_failures_total{part="broken"} 1')
  expect(figures.body).toContain('worker_slots{kind="renderer"} 0')
  measure.mockClear()
  const refresh = createGauges({ ctx: app.ctx, pool: app.database.pool, modules, maxAgeMs: 60_000 })
  await Promise.all([refresh(), refresh()])
  await refresh()
  expect(measure).toHaveBeenCalledTimes(1)
  await app.stop()
})
