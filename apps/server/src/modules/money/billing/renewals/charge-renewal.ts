import { DAY_MS } from '@kadr/kit/durations'
import {
  type CallFailureCode,
  createPaymentFailure,
  type PaymentFailure,
  type PaymentFailureCode,
  type PaymentProvider,
  PaymentProviderError,
} from '@kadr/payments'
import type { AppContext } from '../../../../context.ts'
import { inTransaction } from '../../../../db/connection.ts'
import { tryLockUser } from '../../../identity/users/index.ts'
import { describeOrder } from '../checkout/describe-order.ts'
import { failOrder } from '../checkout/fail-order.ts'
import { lockOrder, type OrderRow } from '../checkout/orders.repository.ts'
import { applyPayment } from '../payments/apply-payment.ts'
import { refreshOrder } from '../payments/read-payment.ts'
import type { MethodRow } from './renewals.repository.ts'

/** A key is kept for a day: later the same request would be another charge. */
const KEY_MS = DAY_MS

type Charge = { ctx: AppContext; order: OrderRow; method: MethodRow }

/** What a refused call means; the others may have charged, so the check of orders looks for the payment. */
const REFUSALS: Partial<Record<CallFailureCode, PaymentFailureCode>> = {
  not_found: 'method_revoked',
  misconfigured: 'shop_trouble',
  rejected: 'shop_trouble',
  saving_refused: 'shop_trouble',
}

const failCharge = ({
  ctx,
  order,
  failure,
}: {
  ctx: AppContext
  order: OrderRow
  failure: PaymentFailure
}) =>
  inTransaction(ctx.db, async (tx) => {
    if (order.userId === null || !(await tryLockUser({ tx, userId: order.userId }))) return
    const locked = await lockOrder({ db: tx, id: order.id })
    if (!locked || !['created', 'pending'].includes(locked.state)) return
    await failOrder({ ctx, tx, order: locked, failure })
  })

/** Nobody but the owner of the installation can mend it. */
const reportFault = ({ ctx, order, code }: { ctx: AppContext; order: OrderRow; code: string }) => {
  const { id: orderId, provider } = order
  ctx.log.error({ orderId, provider, code }, 'billing.charge.shop_fault')
  ctx.metrics.paymentShopFaults.inc({ provider, code })
}

const chargeOnce = async ({
  ctx,
  order,
  method,
  provider,
  sealed,
}: Charge & { provider: PaymentProvider; sealed: string }) => {
  const place = { table: 'payment_methods', rowId: method.id, field: 'sealed_token' }
  const methodId = ctx.vault.open({ ...place, sealed })
  const state = await provider.savedMethods?.charge({
    order: describeOrder(order),
    methodId,
    key: order.id,
  })
  if (state) await applyPayment({ ctx, provider, state })
}

/** Whether an earlier run of the same attempt has charged, or may have without a way to tell. */
const isCharged = async ({ ctx, order }: { ctx: AppContext; order: OrderRow }) => {
  const applied = await refreshOrder({ ctx, order })
  return applied !== undefined || ctx.clock.now().getTime() - order.createdAt.getTime() >= KEY_MS
}

/** Charges a saved method. A fault of the shop or the provider is never told as one of the card. */
export const chargeRenewal = async ({
  isRepeated,
  ...input
}: Charge & {
  /** An earlier run of the same attempt may have reached the provider. */
  isRepeated: boolean
}): Promise<void> => {
  const { ctx, order, method } = input
  const fail = (code: PaymentFailureCode, providerCode: string) =>
    failCharge({ ctx, order, failure: createPaymentFailure({ code, providerCode }) })
  const provider = ctx.payments.find(order.provider)
  const { sealedToken: sealed } = method
  if (sealed === null) return
  if (!provider?.savedMethods) {
    reportFault({ ctx, order, code: 'no_saved_methods' })
    await fail('shop_trouble', 'no_saved_methods')
    return
  }
  if (provider.needsEmail && order.email === null) {
    await fail('no_receipt_email', 'none')
    return
  }
  try {
    if (isRepeated && (await isCharged({ ctx, order }))) return
    await chargeOnce({ ...input, provider, sealed })
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error
    ctx.log.warn({ err: error, orderId: order.id, code: error.code }, 'billing.charge.failed')
    const code = error.isUncertain ? undefined : REFUSALS[error.code]
    if (code !== 'method_revoked') reportFault({ ctx, order, code: error.code })
    if (code) await fail(code, error.code)
  }
}
