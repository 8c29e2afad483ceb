import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { findFreePort } from '../src/platform/postgres/free-port.ts'
import { findPostmaster } from '../src/platform/postgres/postmaster.ts'
import { type ChildProgram, startProgram } from './child-program.ts'
import { TEST_FOLDER_PREFIX } from './leftovers.ts'

const TIMEOUT_MS = 180_000
const READY = 'Кадр запущен'

const folders: string[] = []
let port = 0
const running: ChildProgram[] = []

const makeDataDir = () => {
  const folder = mkdtempSync(join(tmpdir(), `${TEST_FOLDER_PREFIX}${process.pid}-`))
  chmodSync(folder, 0o755)
  folders.push(folder)
  return folder
}

/** Tests start on the data that those before them left: a first start spends its time on the database. */
let home = ''

beforeAll(() => {
  home = makeDataDir()
})
beforeEach(async () => {
  port = await findFreePort()
})
afterEach(async () => {
  for (const program of running.splice(0)) {
    program.process.kill('SIGTERM')
    await program.exited
  }
})
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

const start = (env: Record<string, string> = {}) => {
  const own = { DATA_DIR: home, PORT: String(port), STARTER: 'off', DEMO: 'off' }
  const program = startProgram({ ...own, ...env })
  running.push(program)
  return program
}

const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`)
const findDatabase = (dataDir = home) =>
  readdirSync(dataDir).includes('pgdata-18')
    ? findPostmaster(join(dataDir, 'pgdata-18'))
    : undefined

it.each([
  ['a bad variable', { PORT: 'abc' }, /^Переменная PORT: ожидается целое число.*\n$/],
  [
    'a database that does not answer',
    { DATABASE_URL: 'postgres://u:hunter2@127.0.0.1:1/kadr' },
    /^База данных 127\.0\.0\.1:1\/kadr недоступна: .*ECONNREFUSED.*\n$/,
  ],
])('ends with one clear line at %s', async (_case, env, line) => {
  const { code, stderr } = await start(env).ended
  expect(code).toBe(1)
  expect(stderr).toMatch(line)
  expect(stderr).not.toContain('hunter2')
})

it(
  'ends with one clear line at a busy port and leaves no database behind',
  async () => {
    const other = createServer().listen(port, '127.0.0.1')
    const { code, stderr } = await start().ended
    other.close()
    expect(code).toBe(1)
    expect(stderr).toBe(`Порт занят: 127.0.0.1:${port}. Задайте другой переменной PORT\n`)
    expect(findDatabase()).toBeUndefined()
  },
  TIMEOUT_MS,
)

it(
  'starts, refuses a second start on the same data, survives kill -9, and stops cleanly',
  async () => {
    const first = start()
    await first.printed(READY)
    expect((await get('/health')).status).toBe(200)

    const second = await start({ PORT: String(await findFreePort()) }).ended
    expect(second.code).toBe(1)
    expect(second.stderr).toMatch(/^Кадр уже запущен с папкой данных .* \(процесс \d+\).*\n$/)

    const database = findDatabase()
    first.process.kill('SIGKILL')
    await first.ended
    expect(findDatabase()).toEqual(database)

    const third = start()
    await third.printed(READY)
    expect(findDatabase()).toEqual(database)
    third.process.disconnect()
    const { code, stdout } = await third.ended
    expect(code).toBe(0)
    expect(stdout).toContain('Останавливаемся…')
    expect(findDatabase()).toBeUndefined()
  },
  TIMEOUT_MS,
)

it(
  'finishes a request that has begun before it stops',
  async () => {
    const program = start()
    await program.printed(READY)
    const slow = fetch(`http://127.0.0.1:${port}/api/auth/refresh`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      duplex: 'half',
      body: new ReadableStream({
        async start(controller) {
          controller.enqueue(new TextEncoder().encode('{'))
          await new Promise((resolve) => setTimeout(resolve, 300))
          program.process.kill('SIGTERM')
          await program.printed('Останавливаемся')
          controller.enqueue(new TextEncoder().encode('}'))
          controller.close()
        },
      }),
    })
    expect((await slow).status).toBe(400)
    expect((await program.ended).code).toBe(0)
  },
  TIMEOUT_MS,
)

/** The database process exits with the program, however that ends, possibly a moment later. */
const expectNoDatabase = (dataDir = home) =>
  vi.waitFor(() => expect(findDatabase(dataDir)).toBeUndefined(), { timeout: 20_000, interval: 20 })

it.each(['SIGINT', 'SIGHUP'] as const)(
  'stops cleanly at %s although nobody reads what it prints',
  async (signal) => {
    const program = start({ LOG_LEVEL: 'info' })
    await program.printed(READY)
    expect(findDatabase()).toBeDefined()
    program.process.stdout?.destroy()
    program.process.stderr?.destroy()
    expect((await get('/api/users/me')).status).toBe(401)
    program.process.kill(signal)
    expect((await program.exited).code).toBe(0)
    expect(findDatabase()).toBeUndefined()
  },
  TIMEOUT_MS,
)

it(
  'ends at once at the second Ctrl-C, and the database with it',
  async () => {
    const program = start()
    await program.printed(READY)
    const hanging = connect(port, '127.0.0.1').on('error', () => undefined)
    hanging.write('POST /api/auth/refresh HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9\r\n\r\n')
    // Its response proves that the server has read the unfinished request before it.
    await get('/health')
    program.process.kill('SIGINT')
    await program.printed('Останавливаемся')
    program.process.kill('SIGINT')
    expect((await program.exited).code).toBe(130)
    await expectNoDatabase()
    hanging.destroy()
  },
  TIMEOUT_MS,
)

it(
  'leaves no database when it is interrupted during its first start',
  async () => {
    const fresh = makeDataDir()
    const program = start({ DATA_DIR: fresh })
    await vi.waitFor(() => expect(findDatabase(fresh)).toBeDefined(), {
      timeout: 60_000,
      interval: 1,
    })
    program.process.kill('SIGINT')
    const { code, stderr } = await program.ended
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    await expectNoDatabase(fresh)
  },
  TIMEOUT_MS,
)
