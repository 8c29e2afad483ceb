import type { PaymentFailure } from '@kadr/payments'
import type { AppContext } from '../../../../context.ts'
import type { Tx } from '../../../../db/connection.ts'
import { appendEvent } from '../../../../platform/events/append-events.ts'
import { getPersonalWorkspaceId } from '../../../identity/workspaces/index.ts'
import { failRenewal } from '../renewals/fail-renewal.ts'
import { type OrderRow, updateOrder } from './orders.repository.ts'

const UNKNOWN_FAILURE: PaymentFailure = {
  code: 'unknown',
  providerCode: 'none',
  message: 'Банк отклонил платёж. Попробуйте другую карту или другой способ оплаты',
  isRetryable: true,
}

/** The provider reports that the payment failed for good. The caller holds the order's lock. */
export const failOrder = async ({
  ctx,
  tx,
  order,
  failure,
}: {
  ctx: AppContext
  tx: Tx
  order: OrderRow
  failure: PaymentFailure | null
}): Promise<void> => {
  const { code, message } = failure ?? UNKNOWN_FAILURE
  await updateOrder({
    db: tx,
    id: order.id,
    state: 'failed',
    checkAt: null,
    failureCode: code,
    failureMessage: message,
  })
  if (order.userId === null) return
  if (order.kind === 'renewal') {
    await failRenewal({ ctx, tx, order, userId: order.userId, failure: failure ?? UNKNOWN_FAILURE })
    return
  }
  await appendEvent({
    tx,
    kind: 'order.failed',
    workspaceId: await getPersonalWorkspaceId({ tx, userId: order.userId }),
    subjectId: order.id,
    payload: { userId: order.userId, plan: order.plan, message },
  })
}
