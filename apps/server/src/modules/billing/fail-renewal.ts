import { graceEnd, retryTime } from '@kadr/domain/billing/dunning'
import type { PaymentFailure } from '@kadr/payments'
import type { AppContext } from '../../context.ts'
import type { Tx } from '../../db/connection.ts'
import { appendEvent } from '../../platform/events/append-events.ts'
import { getPersonalWorkspaceId } from '../workspaces/index.ts'
import type { OrderRow } from './orders.repository.ts'
import { lockRenewal, updateRenewal } from './renewals.repository.ts'

/** A charge was declined: when it is repeated, and until when the plan stays. */
export const failRenewal = async ({
  ctx,
  tx,
  order,
  userId,
  failure,
}: {
  ctx: AppContext
  tx: Tx
  order: OrderRow
  userId: string
  failure: PaymentFailure
}): Promise<void> => {
  const renewal = await lockRenewal({ db: tx, userId })
  // Stopped or paid otherwise meanwhile.
  if (!renewal || renewal.state === 'off') return
  if (order.renewsEnd?.getTime() !== renewal.endsAt.getTime()) return
  const { endsAt } = renewal
  const retriesAt = retryTime({ endsAt, isRetryable: failure.isRetryable, now: ctx.clock.now() })
  const graceEndsAt = graceEnd(endsAt)
  await updateRenewal({
    db: tx,
    userId,
    state: 'past_due',
    attempts: (order.attempt ?? 0) + 1,
    failureMessage: failure.message,
    needsOtherMethod: retriesAt === undefined,
    actAt: retriesAt ?? graceEndsAt,
  })
  await appendEvent({
    tx,
    kind: 'renewal.failed',
    workspaceId: await getPersonalWorkspaceId({ tx, userId }),
    subjectId: userId,
    payload: {
      plan: renewal.plan,
      amount: { amount: order.amount, currency: order.currency },
      message: failure.message,
      retriesAt: retriesAt?.toISOString() ?? null,
      graceEndsAt: graceEndsAt.toISOString(),
      attempt: order.attempt ?? 0,
    },
  })
}
