import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { findFreePort } from '../../src/platform/postgres/free-port.ts'
import { findPostmaster } from '../../src/platform/postgres/postmaster.ts'
import { TEST_FOLDER_PREFIX } from '../leftovers.ts'
import { startProgram } from './child-program.ts'
import { chooseFastFolder } from './fast-folder.ts'
import { readWork, signInAt, startWorking } from './load-by-people.ts'

const TIMEOUT_MS = 300_000
const PEOPLE = [901, 902, 903]

const folders: string[] = []
const newFolder = () => {
  const folder = mkdtempSync(join(chooseFastFolder(), `${TEST_FOLDER_PREFIX}${process.pid}-`))
  chmodSync(folder, 0o755)
  folders.push(folder)
  return folder
}

let home = ''
let port = 0
beforeAll(async () => {
  home = newFolder()
  port = await findFreePort()
})
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

const envOf = (copies: string) => ({
  DATA_DIR: home,
  PORT: String(port),
  SECRET_KEY: 'backup-backup-backup-backup-backup-backup',
  BACKUP_TO: copies,
  ...{ STARTER: 'off', DEMO: 'off', RATE_LIMITS: 'off' },
})

const start = async (copies: string) => {
  const program = startProgram(envOf(copies))
  await program.printed('Кадр запущен')
  return { program, url: `http://127.0.0.1:${port}` }
}

const findDatabase = () => findPostmaster(join(home, 'pgdata-18'))

/** As `npm run backup` and `npm run restore`. */
const run = async (copies: string, command: string) => {
  const { code, stdout, stderr } = await startProgram(envOf(copies), ['backup.ts', command]).ended
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  return stdout
}

const manifest = z.object({
  tables: z.array(z.object({ name: z.string(), rows: z.number(), hash: z.string() })),
  files: z.object({ count: z.number(), bytes: z.number() }),
})

/** The sums of all tables and the list of all files. Of itself a copy knows no more than that it was begun. */
const sumsOf = (copies: string) => {
  const folder = join(copies, 'plain/copies')
  const [copy = ''] = readdirSync(folder)
  const told = manifest.parse(JSON.parse(readFileSync(join(folder, copy, 'manifest.json'), 'utf8')))
  const files = gunzipSync(readFileSync(join(folder, copy, 'files.gz'))).toString()
  const tables = told.tables.filter(({ name }) => name !== 'backups')
  return { tables, files: files.split('\n').toSorted() }
}

it(
  'brings a server back that was copied under load: every table, every file, all that was answered before',
  async () => {
    const [copies, copiesAfter] = [newFolder(), newFolder()]
    const first = await start(copies)
    const tokens = await Promise.all(PEOPLE.map((id) => signInAt(first.url, id)))
    const work = startWorking({ url: first.url, tokens })
    await vi.waitFor(() => expect(work.done.files.size).toBeGreaterThan(6), { timeout: 60_000 })
    const before = { posts: [...work.done.posts], files: [...work.done.files] }
    expect(await run(copies, 'backup')).toContain('Копия готова')
    // They have not stopped for it.
    expect(work.done.posts.size).toBeGreaterThan(before.posts.length + PEOPLE.length)
    await work.stop()

    first.program.process.kill('SIGKILL')
    await first.program.exited
    // The database outlives a killed server: it is lost with the machine.
    const database = findDatabase()
    if (!database) throw new Error('The database had ended before')
    process.kill(database.pid, 'SIGQUIT')
    await vi.waitFor(() => expect(findDatabase()).toBeUndefined(), { timeout: 20_000 })
    for (const name of readdirSync(home)) rmSync(join(home, name), { recursive: true })

    expect(await run(copies, 'restore')).toContain('Все таблицы и файлы совпали')
    expect(await run(copiesAfter, 'backup')).toContain('Копия готова')
    const [taken, brought] = [sumsOf(copies), sumsOf(copiesAfter)]
    expect(brought).toEqual(taken)
    expect(taken.tables.length).toBeGreaterThan(100)
    expect(taken.files.length).toBeGreaterThan(6)

    const second = await start(copies)
    const found = await Promise.all(
      PEOPLE.map(async (id) => {
        const token = await signInAt(second.url, id)
        return readWork({ url: second.url, token })
      }),
    )
    const posts = new Set(found.flatMap((one) => [...one.posts]))
    expect(before.posts.filter((text) => !posts.has(text))).toEqual([])
    const files = new Map(found.flatMap((one) => [...one.files]))
    const isSame = ([name, file]: readonly [string, Buffer]) => files.get(name)?.equals(file)
    expect(before.files.filter((one) => !isSame(one)).map(([name]) => name)).toEqual([])
    second.program.process.kill('SIGTERM')
    expect((await second.program.exited).code).toBe(0)
  },
  TIMEOUT_MS,
)
