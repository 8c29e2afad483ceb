import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { newId } from '@kadr/kit/new-id'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { inTransaction, type Tx } from '../../db/connection.ts'
import { appendEvent } from './append-events.ts'

const WORKER = join(import.meta.dirname, '../../../test/processes/event-worker.ts')
/** Compile cache of the program: the worker loads the same modules. */
const COMPILED = join(import.meta.dirname, '../../../../../node_modules/.cache/kadr-compile')
const WRITERS = 8
const EVENTS_OF_A_WRITER = 40
const KILLS = 4
const TIMEOUT_MS = 120_000

let database: TestDatabase
const children: ChildProcess[] = []
beforeAll(async () => {
  database = await createTestDatabase()
  await database.pool.query(`
    create table handled (id int generated always as identity, event_id bigint, workspace_id uuid);
    create table stopped (pid int)`)
})
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})
afterAll(() => database.close())

const startWorker = async () => {
  const child = fork(WORKER, [database.url], {
    stdio: 'ignore',
    env: { NODE_COMPILE_CACHE: COMPILED },
  })
  children.push(child)
  await once(child, 'message')
  return child
}

const append = async ({
  tx,
  workspaceId,
  title,
}: {
  tx: Tx
  workspaceId: string
  title: string
}) => {
  const subjectId = newId()
  const payload = { userId: null, title, message: '' }
  await appendEvent({ tx, kind: 'generation.failed', workspaceId, subjectId, payload })
  return subjectId
}

const idOf = async (subjectId: string) => {
  const { rows } = await database.pool.query<{ id: string }>(
    'select id from events where subject_id = $1',
    [subjectId],
  )
  return Number(rows[0]?.id)
}

/** Appends events one after another, each in a transaction that stays open for a while. */
const write = async (workspaceId: string) => {
  const committed: number[] = []
  for (let index = 0; index < EVENTS_OF_A_WRITER; index += 1) {
    const isUndone = Math.random() < 0.2
    const written = inTransaction(database.db, async (tx) => {
      const subjectId = await append({ tx, workspaceId, title: '' })
      await pause(Math.random() * 40)
      if (isUndone) throw new Error('undo')
      return subjectId
    })
    if (isUndone) await expect(written).rejects.toThrow('undo')
    else committed.push(await idOf(await written))
  }
  return { workspaceId, committed }
}

const readHandled = async (workspaceId: string) => {
  const { rows } = await database.pool.query<{ event_id: string }>(
    'select event_id from handled where workspace_id = $1 order by id',
    [workspaceId],
  )
  return rows.map((row) => Number(row.event_id))
}

it(
  'handles every committed event once and in its order, whatever is killed',
  async () => {
    let isOver = false
    const writing = Promise.all(Array.from({ length: WRITERS }, () => write(newId())))
    const workers = [await startWorker(), await startWorker()]
    const killing = (async () => {
      for (let kill = 0; kill < KILLS && !isOver; kill += 1) {
        await pause(Math.random() * 300)
        const slot = kill % workers.length
        workers[slot]?.kill('SIGKILL')
        workers[slot] = await startWorker()
      }
    })()
    const written = await writing
    isOver = true
    await killing
    const expected = written.reduce((sum, { committed }) => sum + committed.length, 0)
    await vi.waitFor(
      async () => {
        const { rows } = await database.pool.query('select 1 from handled')
        expect(rows.length).toBeGreaterThanOrEqual(expected)
      },
      { timeout: TIMEOUT_MS, interval: 100 },
    )
    for (const { workspaceId, committed } of written) {
      expect(await readHandled(workspaceId)).toEqual(committed)
    }
    const { rows } = await database.pool.query('select 1 from event_failures')
    expect(rows).toEqual([])
  },
  TIMEOUT_MS,
)

it(
  'goes on in another process when one is stopped in the middle of a batch, and repeats nothing',
  async () => {
    const workspaceId = newId()
    const subjectIds = await inTransaction(database.db, async (tx) => [
      await append({ tx, workspaceId, title: 'first' }),
      await append({ tx, workspaceId, title: 'stop' }),
      await append({ tx, workspaceId, title: 'last' }),
    ])
    const expected = await Promise.all(subjectIds.map(idOf))
    const stopped = await startWorker()
    await vi.waitFor(
      async () => {
        const { rows } = await database.pool.query('select 1 from stopped')
        expect(rows).toHaveLength(1)
      },
      { timeout: TIMEOUT_MS, interval: 100 },
    )
    expect(await readHandled(workspaceId)).toEqual([])
    await startWorker()
    await vi.waitFor(async () => expect(await readHandled(workspaceId)).toEqual(expected), {
      timeout: TIMEOUT_MS,
      interval: 100,
    })
    // The resumed process finds its transaction aborted, and nothing left to read.
    stopped.kill('SIGCONT')
    await inTransaction(database.db, (tx) => append({ tx, workspaceId, title: 'later' }))
    await vi.waitFor(
      async () => {
        const handled = await readHandled(workspaceId)
        expect(handled).toHaveLength(expected.length + 1)
        expect(handled.slice(0, -1)).toEqual(expected)
      },
      { timeout: TIMEOUT_MS, interval: 100 },
    )
  },
  TIMEOUT_MS,
)
