import { randomUUID } from 'node:crypto'
import { Pool } from 'pg'
import { openBenchApp } from './support/app.ts'
import { startDatabase } from './support/cluster.ts'
import { interleave, report } from './support/rounds.ts'

const ROUNDS = 5
const PER_ROUND = 400
const AT_ONCE = 8

/** Runs `PER_ROUND` calls with concurrency `AT_ONCE`; returns calls per second. */
const throughput = async (call: () => Promise<unknown>) => {
  const startedAt = performance.now()
  let left = PER_ROUND
  const runner = async () => {
    while (left > 0) {
      left -= 1
      await call()
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, runner))
  return PER_ROUND / ((performance.now() - startedAt) / 1000)
}

const database = await startDatabase()
const app = await openBenchApp(database.url)
const pool = new Pool({ connectionString: database.url, max: 20 })
await pool.query('create table bench_balance (id int primary key, held int not null)')
await pool.query('insert into bench_balance values (1, 0)')

const results = await interleave({
  rounds: ROUNDS,
  contestants: [
    { name: 'reserve points', measure: () => throughput(() => app.reserve(randomUUID())) },
    {
      name: 'bare UPDATE of one row',
      measure: () =>
        throughput(() =>
          pool.query('update bench_balance set held = held + 1 where id = 1 and held >= 0'),
        ),
    },
  ],
})
report({
  name: 'points-reserve',
  unit: 'per second',
  results,
  meaning: 'of the throughput of a bare UPDATE on one contended row',
})
await pool.end()
await app.close()
await database.stop()
