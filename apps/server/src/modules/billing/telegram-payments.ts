import type { PreCheckout } from '@kadr/payments'
import type { AppContext } from '../../context.ts'
import { findOrder } from './orders.repository.ts'
import { findRenewal } from './renewals.repository.ts'
import { takeWebhook } from './take-webhook.ts'

const REFUSALS = {
  unknown: 'Этот счёт больше не действует. Откройте тарифы в Кадре и выберите заново',
  paid: 'Этот счёт уже оплачен. Второй раз платить не нужно',
  renewing: 'Сначала отмените продление картой в разделе «Тариф», иначе оплата спишется дважды',
} as const

/** Decided by two reads of our own database: Telegram waits ten seconds. */
const findRefusal = async ({
  ctx,
  query,
}: {
  ctx: AppContext
  query: PreCheckout
}): Promise<string | null> => {
  const order = await findOrder({ db: ctx.db, id: query.orderId }).catch(() => undefined)
  if (!order || order.userId === null) return REFUSALS.unknown
  const { amount, currency } = query.money
  if (order.amount !== amount || order.currency !== currency) return REFUSALS.unknown
  if (order.state === 'paid') return REFUSALS.paid
  if (order.state === 'failed' || order.state === 'canceled') return REFUSALS.unknown
  const renewal = await findRenewal({ db: ctx.db, userId: order.userId })
  return renewal?.state === 'on' && renewal.methodId !== null ? REFUSALS.renewing : null
}

/** Takes an update of the bot if it is about a payment; says whether it was. */
export const takeTelegramUpdate = async ({
  ctx,
  update,
}: {
  ctx: AppContext
  update: unknown
}): Promise<boolean> => {
  for (const provider of ctx.payments.list()) {
    const { telegram } = provider
    if (!telegram) continue
    const query = telegram.readPreCheckout(update)
    if (query) {
      const refusal = await findRefusal({ ctx, query })
      if (refusal) ctx.log.info({ orderId: query.orderId }, 'billing.pre_checkout.refused')
      await telegram.answerPreCheckout({ queryId: query.queryId, refusal })
      return true
    }
    const event = telegram.readUpdate(update)
    if (event) {
      await takeWebhook({ ctx, provider, event, body: JSON.stringify(update) })
      return true
    }
  }
  return false
}
