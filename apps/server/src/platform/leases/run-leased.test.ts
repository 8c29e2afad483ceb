import { newId } from '@kadr/kit/new-id'
import { and, eq, inArray } from 'drizzle-orm'
import { boolean, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createFakeClock } from '../../../test/fake-clock.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { createDatabaseClock, fromNow } from './database-clock.ts'
import { isUnleased, renewRows } from './leased-rows.ts'
import { type Hold, runLeased } from './run-leased.ts'

const LEASE_MS = 60_000
const things = pgTable('things', {
  id: uuid('id').primaryKey(),
  isDone: boolean('is_done').notNull().default(false),
  leaseOwner: uuid('lease_owner'),
  leaseUntil: timestamp('lease_until', { withTimezone: true, mode: 'date' }),
})
const ROWS = { table: things, key: things.id }

const clock = createFakeClock()
const databaseClock = createDatabaseClock(clock)
const errors: string[] = []
let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await database.pool.query(`create table things (id uuid primary key,
    is_done boolean not null default false, lease_owner uuid, lease_until timestamptz)`)
})
afterAll(() => database.close())
beforeEach(async () => {
  errors.length = 0
  await database.db.delete(things)
})

const add = async (count: number) => {
  const ids = Array.from({ length: count }, () => newId())
  await database.db.insert(things).values(ids.map((id) => ({ id })))
  return ids
}

const list = () => database.db.select().from(things).orderBy(things.id)

const finish = (id: string, owner: string) =>
  database.db
    .update(things)
    .set({ isDone: true })
    .where(and(eq(things.id, id), eq(things.leaseOwner, owner)))

const runAll = (
  run: (id: string, hold: Hold) => Promise<unknown>,
  { slots = 3, signal }: { slots?: number; signal?: AbortSignal } = {},
) =>
  runLeased({
    ctx: {
      db: database.db,
      clock,
      databaseClock,
      log: {
        warn: () => undefined,
        error: (_: unknown, event?: string) => void errors.push(event ?? ''),
      },
    },
    name: 'things',
    rows: ROWS,
    leaseMs: LEASE_MS,
    slots,
    signal,
    claim: ({ owner, limit }) => {
      const due = database.db
        .select({ id: things.id })
        .from(things)
        .where(and(eq(things.isDone, false), isUnleased(things, databaseClock)))
        .limit(limit)
        .for('update', { skipLocked: true })
      return database.db
        .update(things)
        .set({ leaseOwner: owner, leaseUntil: fromNow(databaseClock, LEASE_MS) })
        .where(inArray(things.id, due))
        .returning({ id: things.id })
    },
    idOf: ({ id }) => id,
    run: async ({ id }, hold) => void (await run(id, hold)),
  })

it('works on all that is due, a few at a time, and leaves no lease', async () => {
  await add(10)
  let running = 0
  let most = 0
  const count = await runAll(async (id, { owner }) => {
    running += 1
    most = Math.max(most, running)
    await finish(id, owner)
    running -= 1
  })
  expect(count).toBe(10)
  expect(most).toBeLessThanOrEqual(3)
  const rows = await list()
  expect(rows.every(({ isDone, leaseOwner }) => isDone && leaseOwner === null)).toBe(true)
})

it('gives each row to one of several processes', async () => {
  const ids = await add(20)
  const taken: string[] = []
  const work = () =>
    runAll(async (id, { owner }) => {
      taken.push(id)
      await finish(id, owner)
    })
  await Promise.all([work(), work(), work()])
  expect(taken.toSorted()).toEqual(ids.toSorted())
})

it('leaves a row that has failed to its lease, and goes on with the others', async () => {
  const [broken = ''] = await add(3)
  const run = async (id: string, { owner }: { owner: string }) => {
    if (id === broken) throw new Error('Broken')
    await finish(id, owner)
  }
  expect(await runAll(run)).toBe(3)
  expect(errors).toEqual(['things.failed'])
  expect(await runAll(run)).toBe(0)
  clock.advance(LEASE_MS)
  expect(await runAll(run)).toBe(1)
})

it('neither writes nor releases for a worker that slept through its lease', async () => {
  await add(1)
  const owners: string[] = []
  const sleep = async (id: string, { owner, lease }: Hold) => {
    owners.push(owner)
    clock.advance(LEASE_MS)
    expect(lease.isOver()).toBe(true)
    await runAll(async (_, { owner: next }) => {
      owners.push(next)
      // The first worker wakes up while the second is working.
      await finish(id, owner)
      throw new Error('Killed')
    })
  }
  await runAll(sleep, { slots: 1 })
  expect(owners).toHaveLength(2)
  expect(await list()).toMatchObject([{ isDone: false, leaseOwner: owners[1] }])
})

it('renews a lease that is held and none that is over or was taken', async () => {
  const [id = ''] = await add(1)
  const owner = newId()
  const renew = (by: string) =>
    renewRows({
      db: database.db,
      clock: databaseClock,
      leaseMs: LEASE_MS,
      rows: ROWS,
      held: [{ id, owner: by }],
    })
  const leaseUntil = new Date(clock.now().getTime() + LEASE_MS)
  await database.db.update(things).set({ leaseOwner: owner, leaseUntil })
  clock.advance(LEASE_MS - 1)
  expect(await renew(newId())).toEqual([])
  expect(await renew(owner)).toEqual([id])
  clock.advance(LEASE_MS - 1)
  expect(await renew(owner)).toEqual([id])
  clock.advance(LEASE_MS)
  expect(await renew(owner)).toEqual([])
})

it('claims nothing more once it is told to stop', async () => {
  await add(5)
  const stopping = new AbortController()
  const done = await runAll(
    async (id, { owner }) => {
      stopping.abort()
      await finish(id, owner)
    },
    { slots: 1, signal: stopping.signal },
  )
  expect(done).toBe(1)
})
