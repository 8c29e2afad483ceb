import type { ProcessClock } from '@kadr/kit/clock'
import { SECOND_MS } from '@kadr/kit/durations'
import { newId } from '@kadr/kit/new-id'
import type { Logger } from 'pino'
import type { Db } from '../../db/connection.ts'
import type { DatabaseClock } from './database-clock.ts'
import type { Lease } from './lease.ts'
import { createLeaseSet } from './lease-set.ts'
import { type LeasedRows, releaseRow, renewRows } from './leased-rows.ts'
import { startStopwatch } from './stopwatch.ts'

const CHECK_MS = SECOND_MS

/** A claim of a row. Writes are fenced by `owner`. */
export type Hold = { owner: string; lease: Lease }

type Work<Row> = {
  ctx: {
    db: Db
    clock: ProcessClock
    databaseClock: DatabaseClock
    log: Pick<Logger, 'warn' | 'error'>
  }
  /** Prefix of log events. */
  name: string
  rows: LeasedRows
  leaseMs: number
  /** Maximum of concurrent work. */
  slots: number
  /** Stops claiming; running work is awaited. */
  signal?: AbortSignal | undefined
  /** Claims up to `limit` due rows for the owner, for `leaseMs`. */
  claim(input: { owner: string; limit: number }): Promise<readonly Row[]>
  idOf(row: Row): string
  run(row: Row, hold: Hold): Promise<void>
}

/**
 * Claims and processes due rows until none is left, renewing their leases meanwhile. Returns the number of claims. A row
 * whose processing throws keeps its lease until it expires.
 */
export const runLeased = async <Row>(work: Work<Row>): Promise<number> => {
  const { ctx, name, rows, leaseMs, slots, signal, idOf } = work
  const { db, clock, databaseClock, log } = ctx
  const owners = new Map<string, string>()
  const leases = createLeaseSet({
    name: `${name}.leases`,
    clock,
    log,
    times: { leaseMs, renewMs: leaseMs / 4, checkMs: CHECK_MS },
    port: {
      renew: (ids) => {
        const held = ids.map((id) => ({ id, owner: owners.get(id) ?? id }))
        return renewRows({ db, clock: databaseClock, leaseMs, rows, held })
      },
    },
  })
  const finish = async (row: Row, hold: Hold) => {
    try {
      await work.run(row, hold)
      await releaseRow({ db, rows, held: { id: idOf(row), owner: hold.owner } })
    } catch (error) {
      log.error({ err: error, id: idOf(row) }, `${name}.failed`)
    }
  }
  const running = new Set<Promise<void>>()
  const claim = async (): Promise<number> => {
    const [owner, asked] = [newId(), startStopwatch(clock)]
    const claimed = await work.claim({ owner, limit: slots - running.size })
    for (const row of claimed) {
      const key = idOf(row)
      owners.set(key, owner)
      const grant = { asked, lastsMs: leaseMs }
      const run = (lease: Lease) => finish(row, { owner, lease })
      const done = leases.hold({ key, grant, run }).finally(() => running.delete(done))
      running.add(done)
    }
    return claimed.length
  }
  let count = 0
  try {
    while (!signal?.aborted) {
      const claimed = await claim()
      count += claimed
      if (claimed === 0 && running.size === 0) break
      if (claimed === 0 || running.size >= slots) await Promise.race(running)
    }
  } finally {
    await Promise.all(running)
  }
  return count
}
