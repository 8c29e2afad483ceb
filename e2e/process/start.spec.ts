import { rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { expect, test } from '@playwright/test'
import { callApi, signInByApi } from '../support/api.ts'
import { descendantsOf, stillRunning } from '../support/processes.ts'
import {
  createDataDir,
  findFreePort,
  interrupt,
  type Run,
  runStart,
  waitUntilReady,
} from '../support/server.ts'

test.describe.configure({ mode: 'serial' })

// Shared: each start finds what the loss before it has left.
let dataDir: string
test.beforeAll(() => {
  dataDir = createDataDir()
})
test.afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const lines = (text: string) => text.trim().split('\n')

test('a busy port is one line and exit 1', async () => {
  const port = await findFreePort()
  const neighbour = createServer().listen(port, '127.0.0.1')
  const run = runStart({ port, dataDir })
  expect(await run.exitCode).toBe(1)
  neighbour.close()
  expect(lines(run.output()).at(-1)).toContain(String(port))
  expect(run.output()).not.toContain('    at ')
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

/** Targets of kill -9: everything at once, or only the application, which orphans its database. */
const VICTIMS: Record<string, (run: Run) => number[]> = {
  'the program and its database': ({ child }) => descendantsOf(child.pid),
  'the program alone': ({ child }) => descendantsOf(child.pid).slice(0, 1),
}

for (const [name, victims] of Object.entries(VICTIMS)) {
  test(`kill -9 of ${name} loses no committed row and the next start works`, async () => {
    test.setTimeout(180_000)
    const port = await findFreePort()
    const first = runStart({ port, dataDir })
    await waitUntilReady(first)
    const { token } = await signInByApi(first.url)
    const body = { firstName: 'Сохранённая' }
    const path = '/users/me'
    const saved = await callApi({ url: first.url, path, method: 'PATCH', token, body })
    expect(saved.status).toBe(200)
    for (const pid of victims(first)) process.kill(pid, 'SIGKILL')
    await first.exitCode

    const second = runStart({ port, dataDir })
    await waitUntilReady(second)
    const started = descendantsOf(second.child.pid)
    const me = await callApi<{ firstName: string }>({ url: second.url, path, token })
    expect(me).toMatchObject({ status: 200, data: { firstName: 'Сохранённая' } })
    await interrupt(second)
    await expect.poll(() => stillRunning(started)).toEqual([])
  })
}

test('Ctrl-C stops everything', async () => {
  test.setTimeout(120_000)
  const run = runStart({ port: await findFreePort(), dataDir })
  await waitUntilReady(run)
  const started = descendantsOf(run.child.pid)
  expect(started.length).toBeGreaterThan(1)
  await expect.poll(run.output).toContain(run.url)
  expect(await interrupt(run)).toBe(0)
  await expect.poll(() => stillRunning(started)).toEqual([])
})

/** How the application may be killed without a shutdown request. */
const LOSSES: Record<string, (run: Run) => void> = {
  'the start script is killed with -9': ({ child }) => void child.kill('SIGKILL'),
  'the terminal goes away': ({ child }) => {
    child.stdout?.destroy()
    child.stderr?.destroy()
    child.kill('SIGHUP')
  },
}

for (const [name, lose] of Object.entries(LOSSES)) {
  test(`everything stops when ${name}`, async () => {
    test.setTimeout(120_000)
    const run = runStart({ port: await findFreePort(), dataDir })
    await waitUntilReady(run)
    const started = descendantsOf(run.child.pid)
    expect(started.length).toBeGreaterThan(1)
    lose(run)
    await expect.poll(() => stillRunning(started), { timeout: 20_000 }).toEqual([])
  })
}

test('a process without a worker is up but not ready, and says what is missing', async () => {
  test.setTimeout(60_000)
  // A worker that was killed counts as present for a while.
  const emptyDir = createDataDir()
  const run = runStart({ port: await findFreePort(), dataDir: emptyDir, env: { ROLES: 'http' } })
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
  rmSync(emptyDir, { recursive: true, force: true })
})
