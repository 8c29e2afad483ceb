import { once } from 'node:events'
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { findFreePort } from '../../src/platform/postgres/free-port.ts'
import { findPostmaster } from '../../src/platform/postgres/postmaster.ts'
import { TEST_FOLDER_PREFIX } from '../leftovers.ts'
import { type ChildProgram, startProgram } from './child-program.ts'

const TIMEOUT_MS = 180_000
const READY = 'Кадр запущен'

let port = 0
const running: ChildProgram[] = []

/** Tests run in order, each on the data that those before it left: a first start spends its time on the database. */
let home = ''

beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), `${TEST_FOLDER_PREFIX}${process.pid}-`))
  chmodSync(home, 0o755)
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
afterAll(() => rmSync(home, { recursive: true, force: true }))

const start = (env: Record<string, string> = {}) => {
  const own = { DATA_DIR: home, PORT: String(port), STARTER: 'off', DEMO: 'off' }
  const program = startProgram({ ...own, ...env })
  running.push(program)
  return program
}

const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`)
const findDatabase = () =>
  readdirSync(home).includes('pgdata-18') ? findPostmaster(join(home, 'pgdata-18')) : undefined

/** The database process exits with the program, however that ends, possibly a moment later. */
const expectNoDatabase = () =>
  vi.waitFor(() => expect(findDatabase()).toBeUndefined(), { timeout: 20_000, interval: 20 })

it.each([
  ['a bad variable', { PORT: 'abc' }, /^Переменная PORT: ожидается целое число.*\n$/],
  [
    'a database that does not answer',
    { DATABASE_URL: 'postgres://u:hunter2@127.0.0.1:1/kadr' },
    /^База данных 127\.0\.0\.1:1\/kadr недоступна: .*ECONNREFUSED.*\n$/,
  ],
])(
  'ends with one clear line at %s',
  async (_case, env, line) => {
    const { code, stderr } = await start(env).ended
    expect(code).toBe(1)
    expect(stderr).toMatch(line)
    expect(stderr).not.toContain('hunter2')
  },
  TIMEOUT_MS,
)

it(
  'leaves no database when it is interrupted during its first start',
  async () => {
    const program = start()
    await vi.waitFor(() => expect(findDatabase()).toBeDefined(), {
      timeout: 60_000,
      interval: 1,
    })
    program.process.kill('SIGINT')
    const { code, stderr } = await program.ended
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    await expectNoDatabase()
  },
  TIMEOUT_MS,
)

it(
  'that only serves pages is ready without a worker, and stops cleanly with its terminal although nobody reads what it prints',
  async () => {
    const program = start({ LOG_LEVEL: 'info', ROLES: 'http' })
    await program.printed(READY)
    expect((await get('/health')).status).toBe(200)
    const ready = await get('/ready')
    expect(ready.status).toBe(200)
    expect(await ready.text()).not.toContain('worker')

    expect(findDatabase()).toBeDefined()
    program.process.stdout?.destroy()
    program.process.stderr?.destroy()
    expect((await get('/api/users/me')).status).toBe(401)
    program.process.kill('SIGHUP')
    expect((await program.exited).code).toBe(0)
    expect(findDatabase()).toBeUndefined()
  },
  TIMEOUT_MS,
)

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

/** A request whose body ends when `finish` is called. */
const beginRequest = () => {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined)
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk
  })
  socket.write(
    'POST /api/auth/refresh HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{',
  )
  const closed = once(socket, 'close')
  return {
    async finish() {
      socket.write('}')
      await closed
      return answer
    },
    abandon: () => socket.destroy(),
  }
}

it(
  'refuses a second start on the same data, survives kill -9, and finishes a request that has begun before it stops',
  async () => {
    const first = start()
    await first.printed(READY)
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
    const request = beginRequest()
    // Its response proves that the server has read the unfinished request before it.
    await get('/health')
    third.process.kill('SIGTERM')
    await third.printed('Останавливаемся')
    expect(await request.finish()).toMatch(/^HTTP\/1\.1 400 /)
    expect((await third.ended).code).toBe(0)
    expect(findDatabase()).toBeUndefined()
  },
  TIMEOUT_MS,
)

it(
  'ends at once at the second Ctrl-C, and the database with it',
  async () => {
    const program = start()
    await program.printed(READY)
    const request = beginRequest()
    await get('/health')
    program.process.kill('SIGINT')
    await program.printed('Останавливаемся')
    program.process.kill('SIGINT')
    expect((await program.exited).code).toBe(130)
    await expectNoDatabase()
    request.abandon()
  },
  TIMEOUT_MS,
)
