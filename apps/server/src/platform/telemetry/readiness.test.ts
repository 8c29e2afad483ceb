import { pino } from 'pino'
import { expect, it, vi } from 'vitest'
import { createTestShell } from '../../../test/test-shell.ts'
import { createJobEngine } from '../jobs/jobs.ts'

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
