import { FAILURES_TO_PAUSE, restMs, retryAfterMs } from '@kadr/domain/integrations/webhooks/retries'
import { newId } from '@kadr/kit/new-id'
import type { AppContext } from '../../../context.ts'
import { inTransaction, type Tx } from '../../../db/connection.ts'
import { fromNow } from '../../../platform/leases/database-clock.ts'
import { NO_LEASE } from '../../../platform/leases/leased-rows.ts'
import { confirmEndpoint, pauseDead, switchOff } from './change-state.ts'
import {
  type DeliveryRow,
  insertAttempt,
  lockHeld,
  updateDelivery,
} from './deliveries.repository.ts'
import { type EndpointRow, lockEndpoint, RESTED, updateEndpoint } from './endpoints.repository.ts'
import { isBlocked, unblockNext } from './queue.repository.ts'
import type { Answer } from './send-message.ts'

const GONE = 410

type Settling = {
  ctx: AppContext
  tx: Tx
  endpoint: EndpointRow
  delivery: DeliveryRow
  answer: Answer
}

const ended = ({ answer: { status, problem }, delivery, ctx }: Settling, isDelivered: boolean) => ({
  ...NO_LEASE,
  state: isDelivered ? ('delivered' as const) : ('failed' as const),
  status,
  problem,
  attempts: delivery.attempts + 1,
  nextAt: null,
  doneAt: ctx.clock.now(),
})

const end = async (settling: Settling, isDelivered: boolean) => {
  const { ctx, tx, endpoint, delivery } = settling
  await updateDelivery({ tx, id: delivery.id, values: ended(settling, isDelivered) })
  if (endpoint.state !== 'active') return
  const { endpointId, subjectId } = delivery
  await unblockNext({ tx, clock: ctx.databaseClock, endpointId, subjectId })
}

const settleDelivered = async (settling: Settling) => {
  const { ctx, tx, endpoint, answer } = settling
  await updateEndpoint({
    tx,
    id: endpoint.id,
    values: { ...RESTED, lastMs: answer.ms, deliveredAt: ctx.clock.now() },
  })
  await end(settling, true)
  if (settling.delivery.isTest) await confirmEndpoint({ ctx, tx, endpoint })
}

/** A test is one attempt, and what becomes of it says nothing about the events. */
const settleTest = (settling: Settling) => {
  const { tx, delivery } = settling
  return updateDelivery({ tx, id: delivery.id, values: ended(settling, false) })
}

/** Tried again later; what is not the first of its subject, because a person has sent that again, waits for it. */
const postpone = async (settling: Settling, ms: number, isHeld: boolean) => {
  const { ctx, tx, delivery, answer } = settling
  const { endpointId, subjectId, sequence } = delivery
  const isLater = isHeld || (await isBlocked({ tx, endpointId, subjectId, sequence }))
  await updateDelivery({
    tx,
    id: delivery.id,
    values: {
      ...NO_LEASE,
      status: answer.status,
      problem: answer.problem,
      attempts: delivery.attempts + 1,
      nextAt: isLater ? null : fromNow(ctx.databaseClock, ms),
    },
  })
}

const settleFailed = async (settling: Settling) => {
  const { ctx, tx, delivery, answer } = settling
  const { id, failures, failingSince, state } = settling.endpoint
  const row = failures + 1
  const rest = Math.max(answer.askedMs, restMs(row, Math.random()))
  const endpoint = await updateEndpoint({
    tx,
    id,
    values: {
      failures: row,
      failingSince: failingSince ?? answer.at,
      lastMs: answer.ms,
      restUntil: rest > 0 ? fromNow(ctx.databaseClock, rest) : null,
    },
  })
  if (answer.status === GONE) {
    await end({ ...settling, endpoint }, false)
    await switchOff({ ctx, tx, endpoint })
    return
  }
  const pause = retryAfterMs(delivery.attempts + 1, Math.random())
  // Nothing has arrived since its first attempt: not this event is at fault but the endpoint.
  const isDead = row >= FAILURES_TO_PAUSE || (pause === undefined && row > delivery.attempts)
  if (pause === undefined && !isDead) {
    await end({ ...settling, endpoint }, false)
    return
  }
  const isPausing = isDead && state === 'active'
  await postpone(settling, Math.max(answer.askedMs, pause ?? 0), isPausing || state !== 'active')
  if (isPausing) await pauseDead({ ctx, tx, endpoint, answer })
}

/** False when another worker has the delivery by now: that one settles it. */
export const settleAttempt = ({
  ctx,
  id,
  owner,
  endpointId,
  answer,
}: {
  ctx: AppContext
  id: string
  owner: string
  endpointId: string
  answer: Answer
}): Promise<boolean> =>
  inTransaction(ctx.db, async (tx) => {
    const endpoint = await lockEndpoint({ tx, id: endpointId })
    const delivery = endpoint && (await lockHeld({ tx, id, owner }))
    if (!delivery) return false
    const { at, ms, status, problem, text } = answer
    const attempt = { id: newId(), deliveryId: id, at, ms, status, problem, answer: text }
    await insertAttempt({ tx, values: attempt })
    const settling = { ctx, tx, endpoint, delivery, answer }
    if (problem === null) await settleDelivered(settling)
    else if (delivery.isTest) await settleTest(settling)
    else await settleFailed(settling)
    return true
  })
