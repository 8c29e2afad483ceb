import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts'
import { ensurePartitions } from './partitions.repository.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const listPartitions = async (table: string) => {
  const { rows } = await database.db.execute<{ name: string }>(sql`
    select inhrelid::regclass::text as name from pg_inherits
    where inhparent = ${table}::regclass order by 1`)
  return rows.map(({ name }) => name)
}

it('makes each month once, whoever asks first', async () => {
  const { db } = database
  const times = [new Date('2026-12-31T23:59:59Z'), new Date('2027-01-01T00:00:00Z')]
  await Promise.all([1, 2, 3].map(() => ensurePartitions({ db, times })))
  expect(await listPartitions('metric_points')).toEqual([
    'metric_points_2026_12',
    'metric_points_2027_01',
  ])
  expect(await listPartitions('metric_readings')).toEqual([
    'metric_readings_2026_12',
    'metric_readings_2027_01',
  ])
})
