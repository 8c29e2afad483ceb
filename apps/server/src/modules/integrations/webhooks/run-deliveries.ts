import { SLOW_MS } from '@kadr/domain/integrations/webhooks/retries'
import { SECOND_MS } from '@kadr/kit/durations'
import { newId } from '@kadr/kit/new-id'
import type { SafeFetch } from '@kadr/kit/node/safe-fetch'
import type { AppContext } from '../../../context.ts'
import type { Lease } from '../../../platform/leases/lease.ts'
import { createLeaseSet } from '../../../platform/leases/lease-set.ts'
import { renewRows } from '../../../platform/leases/leased-rows.ts'
import { runWorker } from '../../../platform/leases/run-worker.ts'
import { startStopwatch } from '../../../platform/leases/stopwatch.ts'
import type { DeliveryRow } from './deliveries.repository.ts'
import { findEndpoint } from './endpoints.repository.ts'
import { claimDeliveries, deliveryRows, isAnyDue, type Lane } from './queue.repository.ts'
import { ANSWER_MS, sendMessage } from './send-message.ts'
import { settleAttempt } from './settle-attempt.ts'

/** Twice the longest request: so long the events of a killed process wait. */
const LEASE_MS = 2 * ANSWER_MS
const POLL_MS = SECOND_MS / 2
/** Requests on their way in one process, and to one endpoint. */
const SLOTS: Readonly<Record<Lane, { all: number; perEndpoint: number }>> = {
  healthy: { all: 32, perEndpoint: 4 },
  troubled: { all: 32, perEndpoint: 1 },
}

export type Sending = { ctx: AppContext; fetch: SafeFetch }

/** Sends one event and writes down what became of it. Killed at any line, it is sent again under the same id. */
const deliver = async ({
  ctx,
  fetch,
  delivery,
  owner,
  lease,
}: Sending & { delivery: DeliveryRow; owner: string; lease: Lease }): Promise<void> => {
  const { id, endpointId, workspaceId } = delivery
  const endpoint = await findEndpoint({ db: ctx.db, workspaceId, id: endpointId })
  if (!endpoint) return
  const answer = await sendMessage({ ctx, fetch, endpoint, delivery, lease })
  await settleAttempt({ ctx, id, owner, endpointId, answer })
}

type Held = { delivery: DeliveryRow; owner: string; asked: () => number }

const claim = async ({
  ctx,
  lane,
  limit,
}: {
  ctx: AppContext
  lane: Lane
  limit: number
}): Promise<Held[]> => {
  const [owner, asked] = [newId(), startStopwatch(ctx.clock)]
  const { perEndpoint } = SLOTS[lane]
  const rows = await claimDeliveries({
    db: ctx.urgentDb,
    clock: ctx.databaseClock,
    lane,
    slowMs: SLOW_MS,
    owner,
    leaseMs: LEASE_MS,
    limit,
    perEndpoint,
  })
  return rows.map((delivery) => ({ delivery, owner, asked }))
}

const openLeases = ({ ctx, lane }: { ctx: AppContext; lane: Lane }) => {
  const owners = new Map<string, string>()
  const leases = createLeaseSet({
    name: `webhooks.${lane}.leases`,
    clock: ctx.clock,
    log: ctx.log,
    times: { leaseMs: LEASE_MS, renewMs: LEASE_MS / 4, checkMs: SECOND_MS },
    port: {
      renew: (ids) => {
        const held = ids.map((id) => ({ id, owner: owners.get(id) ?? id }))
        const { db, databaseClock: clock } = ctx
        return renewRows({ db, clock, leaseMs: LEASE_MS, rows: deliveryRows, held })
      },
    },
  })
  return { owners, leases }
}

/** Sends what is due to the endpoints of one lane until the signal aborts. */
export const runDeliveries = ({
  ctx,
  fetch,
  lane,
  signal,
  pollMs = POLL_MS,
}: Sending & { lane: Lane; signal: AbortSignal; pollMs?: number }): Promise<void> => {
  const { owners, leases } = openLeases({ ctx, lane })
  const asking = { db: ctx.urgentDb, clock: ctx.databaseClock, lane, slowMs: SLOW_MS }
  return runWorker<Held>({
    name: `webhooks.${lane}`,
    log: ctx.log,
    signal,
    leases,
    slots: SLOTS[lane].all,
    pollMs,
    claimsOnEnd: true,
    isAnyDue: () => isAnyDue(asking),
    claim: (limit) => claim({ ctx, lane, limit }),
    start: ({ delivery, owner, asked }) => {
      owners.set(delivery.id, owner)
      return leases.hold({
        key: delivery.id,
        grant: { asked, lastsMs: LEASE_MS },
        run: async (lease) => {
          try {
            await deliver({ ctx, fetch, delivery, owner, lease })
          } catch (error) {
            // Its lease expires and it is sent again, under the same id.
            ctx.log.warn({ err: error, deliveryId: delivery.id }, 'webhooks.delivery.failed')
          } finally {
            if (owners.get(delivery.id) === owner) owners.delete(delivery.id)
          }
        },
      })
    },
    beat: async () => undefined,
  })
}
