import { systemClock } from '@kadr/kit/clock'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createFakeClock } from '../../../test/fake-clock.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { createDatabaseClock, createSynchronizedClock } from './database-clock.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const HOUR = 3_600_000

const databaseNow = async () => {
  const { rows } = await database.db.execute<{ ms: number }>(
    sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`,
  )
  return rows[0]?.ms ?? 0
}

it('tells the time of the database, never ahead of it, on a machine whose clock is wrong', async () => {
  const clock = {
    now: () => new Date(Date.now() + HOUR),
    monotonic: () => systemClock.monotonic() + HOUR,
  }
  const shared = createSynchronizedClock({
    clock,
    databaseClock: createDatabaseClock(systemClock),
  })
  const before = await databaseNow()
  await shared.synchronize(database.db)
  const told = shared.now().getTime()
  expect(told).toBeGreaterThanOrEqual(Math.floor(before))
  expect(told).toBeLessThanOrEqual(await databaseNow())
})

it('keeps a good estimate over a slow answer, and follows a database that is set back', async () => {
  const [machine, server] = [createFakeClock(), createFakeClock()]
  const databaseClock = createDatabaseClock(server)
  const shared = createSynchronizedClock({ clock: machine, databaseClock })
  await shared.synchronize(database.db)
  expect(shared.now()).toEqual(server.now())
  const answering = shared.synchronize(database.db)
  // The response takes a second.
  machine.advance(1000)
  server.advance(1000)
  await answering
  expect(shared.now()).toEqual(server.now())
  server.advance(-HOUR)
  await shared.synchronize(database.db)
  expect(shared.now()).toEqual(server.now())
})

it('has to be synchronized first', () => {
  const clock = createFakeClock()
  const shared = createSynchronizedClock({ clock, databaseClock: createDatabaseClock(clock) })
  expect(() => shared.now()).toThrow()
})
