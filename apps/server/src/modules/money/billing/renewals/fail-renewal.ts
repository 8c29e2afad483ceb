import { graceEnd, retryTime } from '@kadr/domain/money/dunning'
import type { PaymentFailure, PaymentFailureCode } from '@kadr/payments'
import type { AppContext } from '../../../../context.ts'
import type { Tx } from '../../../../db/connection.ts'
import { appendEvent } from '../../../../platform/events/append-events.ts'
import { getPersonalWorkspaceId } from '../../../identity/workspaces/index.ts'
import type { OrderRow } from '../checkout/orders.repository.ts'
import { lockRenewal, type RenewalRow, updateRenewal } from './renewals.repository.ts'

const OTHER_PROBLEMS: Partial<Record<PaymentFailureCode, RenewalRow['problem']>> = {
  no_receipt_email: 'email',
  provider_trouble: 'shop',
  shop_trouble: 'shop',
}

/** After a failed charge: schedules the retry and the end of the grace period. */
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
  // Stopped or paid another way meanwhile.
  if (!renewal || renewal.state === 'off') return
  if (order.renewsEnd?.getTime() !== renewal.endsAt.getTime()) return
  const { endsAt } = renewal
  const problem = OTHER_PROBLEMS[failure.code] ?? 'card'
  const retriesAt = retryTime({ endsAt, isRetryable: failure.isRetryable, now: ctx.clock.now() })
  const graceEndsAt = graceEnd(endsAt)
  await updateRenewal({
    db: tx,
    userId,
    state: 'past_due',
    attempts: (order.attempt ?? 0) + 1,
    problem,
    failureMessage: failure.message,
    needsOtherMethod: problem === 'card' && retriesAt === undefined,
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
      problem,
      retriesAt: retriesAt?.toISOString() ?? null,
      graceEndsAt: graceEndsAt.toISOString(),
      attempt: order.attempt ?? 0,
    },
  })
}
