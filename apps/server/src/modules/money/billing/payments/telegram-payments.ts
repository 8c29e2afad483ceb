import { PROMO_REFUSALS } from '@kadr/domain/money/promo-code'
import type { PreCheckout } from '@kadr/payments'
import type { AppContext } from '../../../../context.ts'
import { findOrder, hasOpenCharge, type OrderRow } from '../checkout/orders.repository.ts'
import { findLostPromo } from '../checkout/promo-use.ts'
import { findPromo, findRenewal } from '../renewals/renewals.repository.ts'
import { storeWebhook } from './store-webhook.ts'

const REFUSALS = {
  unknown: 'Этот счёт больше не действует. Откройте тарифы в Кадре и выберите заново',
  paid: 'Этот счёт уже оплачен. Второй раз платить не нужно',
  charging:
    'Списание с карты за продление ещё не подтвердилось. Дождитесь его исхода, иначе оплата пройдёт дважды',
  renewing: 'Сначала отмените продление картой в разделе «Тариф», иначе оплата спишется дважды',
} as const

/** Here the buyer can be told before the Stars are taken. */
const findPromoRefusal = async ({ ctx, order }: { ctx: AppContext; order: OrderRow }) => {
  if (order.promoCode === null) return null
  const promo = await findPromo({ db: ctx.db, code: order.promoCode })
  const reason = await findLostPromo({ db: ctx.db, order, promo })
  return reason ? `${PROMO_REFUSALS[reason]}. Выберите тариф в Кадре заново` : null
}

/** A few local database reads: Telegram waits only ten seconds. */
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
  if (await hasOpenCharge({ db: ctx.db, userId: order.userId })) return REFUSALS.charging
  const renewal = await findRenewal({ db: ctx.db, userId: order.userId })
  if (renewal?.state === 'on' && renewal.methodId !== null) return REFUSALS.renewing
  return findPromoRefusal({ ctx, order })
}

/** Handles an update of the bot about a payment; false for any other. */
export const handlePaymentUpdate = async ({
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
      await storeWebhook({ ctx, provider, event, body: JSON.stringify(update) })
      return true
    }
  }
  return false
}
