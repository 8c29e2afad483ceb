import { pino } from 'pino'
import { expect, it, vi } from 'vitest'
import { createTestShell } from '../../../test/test-shell.ts'
import { createJobEngine } from '../jobs/jobs.ts'
import { createGauges } from './refresh-gauges.ts'

it('is ready only when the database, the migrations and a worker are', async () => {
  const app = await createTestShell({ modules: [], authenticate: async () => undefined })
  const ask = async () => {
    const answer = await app.http.inject('/ready')
    return [answer.statusCode, answer.json()]
  }
  expect(await ask()).toEqual([
    503,
    { ready: false, database: true, migrations: true, worker: false, disk: true },
  ])

  const worker = createJobEngine({
    pool: app.database.pool,
    workerUrl: app.database.url,
    log: pino({ level: 'silent' }),
  })
  await worker.start([])
  await worker.work(async () => {})
  await vi.waitFor(async () => expect((await ask())[0]).toBe(200), {
    timeout: 10_000,
    interval: 50,
  })

  await app.database.pool.query('delete from drizzle.__drizzle_migrations')
  expect(await ask()).toEqual([
    503,
    { ready: false, database: true, migrations: false, worker: true, disk: true },
  ])
  await worker.stop()
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
  const parts = { database: true, migrations: true, disk: true }
  expect((await app.http.inject('/ready')).json()).toEqual({ ready: true, ...parts })
  // On the port of its own there is nothing else.
  expect((await app.operations?.inject('/ready'))?.statusCode).toBe(200)
  expect((await app.operations?.inject('/metrics'))?.body).toContain('worker_slots')
  expect((await app.operations?.inject('/api/health'))?.statusCode).toBe(404)
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
