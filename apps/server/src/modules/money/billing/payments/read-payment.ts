import { type PaymentProvider, PaymentProviderError, type PaymentState } from '@kadr/payments'
import type { AppContext } from '../../../../context.ts'
import type { OrderRow } from '../checkout/orders.repository.ts'
import { type Applied, applyPayment } from './apply-payment.ts'

/** The current state of an order's payment at the provider; undefined when there is none. */
const readOrderPayment = async ({
  provider,
  order,
}: {
  provider: PaymentProvider
  order: OrderRow
}): Promise<PaymentState | undefined> => {
  if (order.paymentId === null) {
    return provider.findPayment({ orderId: order.id, createdAt: order.createdAt })
  }
  try {
    return await provider.readPayment({ paymentId: order.paymentId })
  } catch (error) {
    if (error instanceof PaymentProviderError && error.code === 'not_found') return undefined
    throw error
  }
}

/** Reads an order's payment at the provider and applies it. */
export const refreshOrder = async ({
  ctx,
  order,
}: {
  ctx: AppContext
  order: OrderRow
}): Promise<Applied | undefined> => {
  const provider = ctx.payments.find(order.provider)
  if (!provider) return undefined
  const state = await readOrderPayment({ provider, order })
  return state && applyPayment({ ctx, provider, state })
}

/** Reads a payment by the provider's id and applies it. */
export const refreshPayment = async ({
  ctx,
  provider,
  paymentId,
}: {
  ctx: AppContext
  provider: PaymentProvider
  paymentId: string
}): Promise<Applied> =>
  applyPayment({ ctx, provider, state: await provider.readPayment({ paymentId }) })
