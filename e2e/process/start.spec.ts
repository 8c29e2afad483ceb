import { rmSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { callApi, signInByApi } from '../support/api.ts'
import { descendantsOf, killAll, stillRunning } from '../support/processes.ts'
import {
  createDataDir,
  findFreePort,
  interrupt,
  type Run,
  runStart,
  waitUntilReady,
} from '../support/server.ts'

// What the program does by itself is in apps/server/test/processes/program.test.ts; this is what the start script adds.
test.describe.configure({ mode: 'serial', timeout: 180_000 })

// Shared: each start finds what the loss before it has left.
let dataDir: string
test.beforeAll(() => {
  dataDir = createDataDir()
})
test.afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const begin = async () => {
  const run = runStart({ port: await findFreePort(), dataDir, env: { DEMO: 'off' } })
  await waitUntilReady(run)
  return { run, started: descendantsOf(run.child.pid) }
}

/** The program and its database. */
const expectBoth = (started: readonly number[]) => expect(started.length).toBeGreaterThan(1)

const expectAllStopped = (started: readonly number[]) =>
  expect.poll(() => stillRunning(started), { timeout: 20_000 }).toEqual([])

const closeTerminal = ({ child }: Run) => {
  child.stdout?.destroy()
  child.stderr?.destroy()
}

test('a bad variable is one line and exit 1', async () => {
  const run = runStart({ port: await findFreePort(), dataDir, env: { PORT: 'три тысячи' } })
  expect(await run.exitCode).toBe(1)
  expect(run.output().trim().split('\n').at(-1)).toContain('PORT')
  expect(run.output()).not.toContain('    at ')
})

test('kill -9 loses no committed row, the next start works, and Ctrl-C stops everything', async () => {
  const path = '/users/me'
  const first = await begin()
  const { token } = await signInByApi(first.run.url)
  const save = async ({ url }: Run, firstName: string) => {
    const body = { firstName }
    expect((await callApi({ url, path, method: 'PATCH', token, body })).status).toBe(200)
  }
  const expectSaved = async ({ url }: Run, firstName: string) => {
    const me = await callApi<{ firstName: string }>({ url, path, token })
    expect(me).toMatchObject({ status: 200, data: { firstName } })
  }

  await save(first.run, 'Сохранённая')
  killAll(descendantsOf(first.run.child.pid))
  await first.run.exitCode

  const second = await begin()
  expectBoth(second.started)
  await expectSaved(second.run, 'Сохранённая')
  await save(second.run, 'Вторая')
  // The program alone, which leaves its database running.
  const [program = 0] = second.started
  killAll([program])
  await second.run.exitCode

  const third = await begin()
  await expectSaved(third.run, 'Вторая')
  await expect.poll(third.run.output).toContain(third.run.url)
  closeTerminal(third.run)
  expect(await interrupt(third.run)).toBe(0)
  await expectAllStopped([...second.started, ...third.started])
})

test('everything stops when the start script is killed with -9', async () => {
  const { run, started } = await begin()
  expectBoth(started)
  run.child.kill('SIGKILL')
  await expectAllStopped(started)
})

test('everything stops when the terminal goes away', async () => {
  const { run, started } = await begin()
  expectBoth(started)
  closeTerminal(run)
  run.child.kill('SIGHUP')
  expect(await run.exitCode).toBe(0)
  await expectAllStopped(started)
})
