import { newId } from '@kadr/kit/new-id'
import type { AppContext } from '../../../context.ts'
import type { Lease } from '../../../platform/leases/lease.ts'
import { createLeaseSet, type LeaseSet } from '../../../platform/leases/lease-set.ts'
import { runWorker } from '../../../platform/leases/run-worker.ts'
import { type Stopwatch, startStopwatch } from '../../../platform/leases/stopwatch.ts'
import { deleteWorker, registerWorker } from '../../../platform/leases/workers.repository.ts'
import type { GenerationRow } from './generations.repository.ts'
import { claimNext, isAnyDue, listLeased, renewLeases } from './queue.repository.ts'
import { listMissingTools } from './render-tools.ts'
import { runGeneration } from './run-generation.ts'

/** Limit of concurrent renders per user. */
const MAX_PER_USER = 3

const POLL_MS = 300

type Renderer = {
  ctx: AppContext
  worker: string
  leaseMs: number
  leases: LeaseSet
  stopping: AbortSignal
}
type Claim = { row: GenerationRow; asked: Stopwatch }

const createLeases = ({ ctx, worker, leaseMs }: Omit<Renderer, 'leases' | 'stopping'>) => {
  const mine = { db: ctx.urgentDb, worker }
  return createLeaseSet({
    name: 'renderer.leases',
    clock: ctx.clock,
    log: ctx.log,
    times: { leaseMs, renewMs: leaseMs / 4, checkMs: POLL_MS },
    port: {
      renew: (ids) => renewLeases({ ...mine, clock: ctx.databaseClock, leaseMs, ids }),
      // A cancelled generation loses its lease.
      listHeld: (ids) => listLeased({ ...mine, ids }),
    },
  })
}

const render = async ({ ctx, worker, stopping }: Renderer, { row }: Claim, lease: Lease) => {
  const { id, workspaceId, attempts: attempt } = row
  const stopTimer = ctx.metrics.renderDuration.startTimer()
  await runGeneration({
    ctx,
    row,
    hold: { id, workspaceId, worker, attempt },
    signal: AbortSignal.any([lease.lost, stopping]),
  }).catch((error: unknown) =>
    ctx.log.error({ err: error, generationId: id }, 'renderer.generation.interrupted'),
  )
  stopTimer()
}

const claim = async ({ ctx, worker, leaseMs }: Renderer): Promise<Claim[]> => {
  const asked = startStopwatch(ctx.clock)
  const row = await claimNext({
    db: ctx.urgentDb,
    worker,
    now: ctx.clock.now(),
    clock: ctx.databaseClock,
    leaseMs,
    perPerson: MAX_PER_USER,
  })
  return row ? [{ row, asked }] : []
}

const run = async (renderer: Renderer): Promise<void> => {
  const { ctx, worker, leaseMs, leases, stopping: signal } = renderer
  const { log } = ctx
  const { slots } = ctx.config.render
  const [db, clock] = [ctx.urgentDb, ctx.databaseClock]
  await runWorker<Claim>({
    name: 'renderer',
    log,
    signal,
    leases,
    slots,
    pollMs: POLL_MS,
    isAnyDue: () => isAnyDue({ db, clock }),
    claim: () => claim(renderer),
    start: (found) =>
      leases.hold({
        key: found.row.id,
        grant: { asked: found.asked, lastsMs: leaseMs },
        run: (lease) => render(renderer, found, lease),
      }),
    beat: async () => {
      await registerWorker({ db, clock, kind: 'renderer', id: worker, slots })
      ctx.pulses.renderer.beat()
    },
  })
  await deleteWorker({ db, id: worker })
}

/**
 * For /ready. A process that has nothing else to do is no renderer without its tools; one that also serves pages does so
 * without them.
 */
export const isRendererReady = async (ctx: AppContext): Promise<boolean> => {
  if (ctx.pulses.renderer.isBeating()) return true
  return ctx.config.roles.has('http') && (await listMissingTools(ctx)).length > 0
}

/** Renders until aborted; unfinished generations are then requeued. */
export const runRenderer = async ({
  ctx,
  signal,
}: {
  ctx: AppContext
  signal: AbortSignal
}): Promise<void> => {
  const missing = await listMissingTools(ctx)
  if (missing.length > 0) {
    ctx.log.error({ missing }, 'renderer.tools_missing')
    return new Promise((resolve) =>
      signal.addEventListener('abort', () => resolve(), { once: true }),
    )
  }
  const holder = { ctx, worker: newId(), leaseMs: ctx.config.render.leaseSeconds * 1000 }
  await run({ ...holder, leases: createLeases(holder), stopping: signal })
}
