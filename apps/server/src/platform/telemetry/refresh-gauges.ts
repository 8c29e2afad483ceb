import { measureDiskRoom } from '@kadr/kit/node/disk-room'
import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { AppContext } from '../../context.ts'
import { measureConsumers, measureUnsequenced } from '../events/event-log.ts'
import { countSlots } from '../leases/workers.repository.ts'
import type { Module } from '../module.ts'
import { measureBackupAge } from '../storage/backups.repository.ts'

type Depth = { name: string; state: string; count: number }

/** A part that takes longer counts as failed; the others are answered without it. */
const TIMEOUT_MS = 5000
const WORKER_KINDS = ['publisher', 'renderer'] as const

const measurePool = ({ ctx, pool }: { ctx: AppContext; pool: Pool }) => {
  const { poolConnections } = ctx.metrics
  poolConnections.set({ state: 'total' }, pool.totalCount)
  poolConnections.set({ state: 'idle' }, pool.idleCount)
  poolConnections.set({ state: 'waiting' }, pool.waitingCount)
}

const measureJobs = async ({ db, metrics: { queueDepth } }: AppContext) => {
  const { rows } = await db.execute<Depth>(sql`
    select name, state::text, count(*)::int as count from pgboss.job
    where state in ('created', 'retry', 'active', 'failed') group by name, state`)
  queueDepth.reset()
  for (const { name, state, count } of rows) queueDepth.set({ queue: name, state }, count)
}

const measureEvents = async ({ db, databaseClock: clock, metrics }: AppContext) => {
  const { consumerLag, consumerParked, oldestUnhandledEvent, outboxOldest } = metrics
  const consumers = await measureConsumers({ db, clock })
  const unsequenced = await measureUnsequenced({ db, clock })
  for (const gauge of [consumerLag, consumerParked, oldestUnhandledEvent]) gauge.reset()
  for (const { consumer, lag, parked, oldestSeconds } of consumers) {
    consumerLag.set({ consumer }, lag)
    consumerParked.set({ consumer }, parked)
    oldestUnhandledEvent.set({ consumer }, oldestSeconds)
  }
  outboxOldest.set({ outbox: 'events' }, unsequenced)
}

const measureWorkers = async ({ db, databaseClock: clock, metrics }: AppContext) => {
  for (const kind of WORKER_KINDS) {
    metrics.workerSlots.set({ kind }, await countSlots({ db, clock, kind }))
  }
}

const measureDisk = async ({ config, metrics: { diskBytes } }: AppContext) => {
  const { freeBytes, reserveBytes } = await measureDiskRoom(config.dataDir)
  diskBytes.set({ kind: 'free' }, freeBytes)
  diskBytes.set({ kind: 'reserve' }, reserveBytes)
}

const measureBackups = async ({ db, metrics: { backupAge } }: AppContext) => {
  const seconds = await measureBackupAge(db)
  backupAge.reset()
  if (seconds !== null) backupAge.set({ copy: 'newest' }, seconds)
}

/** Whether it could be read. */
const runPart = async (ctx: AppContext, part: string, measure: () => Promise<void>) => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('timed out')), TIMEOUT_MS)
  })
  try {
    await Promise.race([measure(), late])
    return true
  } catch (error) {
    ctx.metrics.refreshFailures.inc({ part })
    ctx.log.warn({ err: error, part }, 'metrics.refresh_failed')
    return false
  } finally {
    clearTimeout(timer)
  }
}

export type RefreshFigures = () => Promise<ReadonlySet<string>>

/**
 * Reads the gauges when they are asked for, at most once in `maxAgeMs`; who asks meanwhile shares the reading. Returns
 * the parts that could not be read and show what they were before.
 */
export const createGauges = ({
  ctx,
  pool,
  modules,
  maxAgeMs,
}: {
  ctx: AppContext
  pool: Pool
  modules: readonly Module[]
  maxAgeMs: number
}): RefreshFigures => {
  const parts = {
    jobs: () => measureJobs(ctx),
    events: () => measureEvents(ctx),
    workers: () => measureWorkers(ctx),
    disk: () => measureDisk(ctx),
    backups: () => measureBackups(ctx),
    ...Object.fromEntries(
      modules.flatMap(({ name, measure }) => (measure ? [[name, () => measure(ctx)]] : [])),
    ),
  }
  const read = async () => {
    measurePool({ ctx, pool })
    // One after another: figures must not take the connections of requests.
    const unread = new Set<string>()
    for (const [part, measure] of Object.entries(parts))
      if (!(await runPart(ctx, part, measure))) unread.add(part)
    return unread
  }
  let last: { reading: ReturnType<RefreshFigures>; at: number } | undefined
  return () => {
    const now = performance.now()
    if (!last || now - last.at >= maxAgeMs) last = { reading: read(), at: now }
    return last.reading
  }
}
