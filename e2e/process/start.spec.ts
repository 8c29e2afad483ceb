import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { expect, test } from '@playwright/test'
import { callApi, signInByApi } from '../support/api.ts'
import {
  createDataDir,
  findFreePort,
  interrupt,
  runStart,
  waitUntilReady,
} from '../support/server.ts'

test.describe.configure({ mode: 'serial' })

let dataDir: string
test.beforeEach(() => {
  dataDir = createDataDir()
})
test.afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const lines = (text: string) => text.trim().split('\n')

/** Processes whose command line names this data folder: the server's PostgreSQL among them. */
const processesOf = (folder: string) =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(folder)
      } catch {
        return false
      }
    })

test('a busy port is one line and exit 1', async () => {
  const port = await findFreePort()
  const neighbour = createServer().listen(port, '127.0.0.1')
  const run = runStart({ port, dataDir })
  expect(await run.exitCode).toBe(1)
  neighbour.close()
  expect(lines(run.output()).at(-1)).toContain(String(port))
  expect(run.output()).not.toContain('    at ')
  expect(processesOf(dataDir)).toEqual([])
})

for (const [name, env] of Object.entries({
  PORT: { PORT: 'три тысячи' },
  ROLES: { ROLES: 'http,unicorn' },
  SANDBOX: { SANDBOX: 'maybe' },
  DATABASE_URL: { DATABASE_URL: 'mysql://localhost/kadr' },
})) {
  test(`a bad ${name} is one line and exit 1`, async () => {
    const run = runStart({ port: await findFreePort(), dataDir, env })
    expect(await run.exitCode).toBe(1)
    expect(lines(run.output()).at(-1)).toContain(name)
    expect(run.output()).not.toContain('    at ')
  })
}

test('an unreachable database is one line and exit 1', async () => {
  const env = { DATABASE_URL: `postgres://kadr:secret@127.0.0.1:${await findFreePort()}/kadr` }
  const run = runStart({ port: await findFreePort(), dataDir, env })
  expect(await run.exitCode).toBe(1)
  expect(run.output()).toContain('127.0.0.1')
  expect(run.output()).not.toContain('secret')
  expect(run.output()).not.toContain('    at ')
})

test('kill -9 loses no committed row and does not prevent the next start', async () => {
  test.setTimeout(120_000)
  const port = await findFreePort()
  const first = runStart({ port, dataDir })
  await waitUntilReady(first)
  const { token } = await signInByApi(first.url)
  const body = { firstName: 'Сохранённая' }
  await callApi({ url: first.url, path: '/users/me', method: 'PATCH', token, body })
  const server = await callApi<unknown>({ url: first.url, path: '/users/me', token })
  expect(server.status).toBe(200)
  for (const pid of processesOf(dataDir)) process.kill(Number(pid), 'SIGKILL')
  first.child.kill('SIGKILL')
  await first.exitCode

  const second = runStart({ port, dataDir })
  await waitUntilReady(second)
  const me = await callApi<{ firstName: string }>({ url: second.url, path: '/users/me', token })
  expect(me).toMatchObject({ status: 200, data: { firstName: 'Сохранённая' } })
  await interrupt(second)
})

test('a killed parent leaves a database that the next start takes over', async () => {
  test.setTimeout(120_000)
  const port = await findFreePort()
  const first = runStart({ port, dataDir })
  await waitUntilReady(first)
  const { token } = await signInByApi(first.url)
  first.child.kill('SIGKILL')
  await first.exitCode

  const second = runStart({ port, dataDir })
  await waitUntilReady(second)
  expect((await callApi({ url: second.url, path: '/users/me', token })).status).toBe(200)
  await interrupt(second)
  expect(processesOf(dataDir)).toEqual([])
})

test('Ctrl-C stops everything', async () => {
  test.setTimeout(60_000)
  const run = runStart({ port: await findFreePort(), dataDir })
  await waitUntilReady(run)
  expect(processesOf(dataDir)).not.toEqual([])
  expect(run.output()).toContain(run.url)
  expect(await interrupt(run)).toBe(0)
  expect(processesOf(dataDir)).toEqual([])
})

test('a process without a worker is up but not ready, and says what is missing', async () => {
  test.setTimeout(60_000)
  const run = runStart({ port: await findFreePort(), dataDir, env: { ROLES: 'http' } })
  await expect
    .poll(
      () =>
        fetch(`${run.url}/health`).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 40_000 },
    )
    .toBe(200)
  const ready = await fetch(`${run.url}/ready`)
  expect(ready.status).toBe(503)
  expect(await ready.text()).toContain('worker')
  await interrupt(run)
})
