import type { Order } from '@kadr/contract/money/billing'
import { UserError } from '@kadr/domain/base/app-error'
import { PaymentProviderError } from '@kadr/payments'
import type { AppContext } from '../../../../context.ts'
import { listPeriodsOfOrder } from '../../subscription/index.ts'
import { refreshOrder } from '../payments/read-payment.ts'
import { findOrder, type OrderRow } from './orders.repository.ts'
import { readCheckout } from './stored-checkout.ts'

type OfOrder = { ctx: AppContext; userId: string; orderId: string }

const STATES = {
  created: 'waiting',
  pending: 'waiting',
  paid: 'paid',
  failed: 'failed',
  canceled: 'failed',
} as const

const SAVING_REFUSED =
  'Тариф не продлится сам: платёжный сервис не сохраняет карты этого сайта. Мы напомним до конца срока'

const findOwn = async ({ ctx, userId, orderId }: OfOrder): Promise<OrderRow> => {
  const order = await findOrder({ db: ctx.db, id: orderId })
  if (order && order.userId === userId) return order
  throw new UserError({ code: 'NOT_FOUND', userMessage: 'Такого заказа нет' })
}

export const getOrder = async (input: OfOrder): Promise<Order> => {
  const order = await findOwn(input)
  const state = STATES[order.state]
  const [period] =
    state === 'paid' ? await listPeriodsOfOrder({ ctx: input.ctx, orderId: order.id }) : []
  const checkout = state === 'waiting' ? readCheckout(order.checkout) : undefined
  return {
    id: order.id,
    state,
    kind: order.kind,
    plan: order.plan,
    billingPeriod: order.billingPeriod,
    amount: { amount: order.amount, currency: order.currency },
    promoCode: order.promoCode,
    isRenewing: order.isRenewing,
    receiptEmail: input.ctx.payments.find(order.provider)?.needsEmail ? order.email : null,
    createdAt: order.createdAt.toISOString(),
    period: period
      ? { startsAt: period.startsAt.toISOString(), endsAt: period.endsAt.toISOString() }
      : null,
    renewalRefusal: order.isSavingRefused ? SAVING_REFUSED : null,
    failure: state === 'failed' ? order.failureMessage : null,
    url: checkout?.kind === 'redirect' ? checkout.url : null,
  }
}

/** When the buyer returns, polls the provider now instead of at the next check. */
export const recheckOrder = async (input: OfOrder): Promise<Order> => {
  const order = await findOwn(input)
  if (STATES[order.state] !== 'paid') {
    try {
      await refreshOrder({ ctx: input.ctx, order })
    } catch (error) {
      if (!(error instanceof PaymentProviderError)) throw error
      // The webhook or the next check will settle it.
      input.ctx.log.info({ orderId: order.id, code: error.code }, 'billing.order.unanswered')
    }
  }
  return getOrder(input)
}
