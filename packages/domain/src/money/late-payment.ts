import type { Money } from '@kadr/contract/base/primitives'
import type { PlanName } from '@kadr/contract/money/subscription'
import { joinSentences } from '../base/sentences.ts'
import { formatMoney } from './money.ts'
import { PLANS } from './plans.ts'

export type LatePayment = {
  plan: PlanName
  amount: Money
  /** Russian: why it was not charged. */
  reason: string | null
  /** Null: it is not charged again by itself. */
  retriesAt: string | null
  graceEndsAt: string
}

/** Opens the checkout of the overdue period. */
export const LATE_PAYMENT_PATH = '/account/plan?pay=late'

export const LATE_PAYMENT_LABELS = { pay: 'Оплатить', changeCard: 'Сменить карту' } as const

/** The same words in the app, in the bot and in the letter. */
export const describeLatePayment = ({
  late: { plan, amount, reason, retriesAt, graceEndsAt },
  dayOf,
}: {
  late: LatePayment
  dayOf: (instant: string) => string
}) => {
  const sum = formatMoney(amount)
  return {
    title: `Не удалось продлить тариф ${PLANS[plan].title}`,
    text: joinSentences([
      reason,
      `Деньги не списаны, тариф действует до ${dayOf(graceEndsAt)}`,
      retriesAt === null
        ? `Сами больше не спишем: оплатите ${sum}, чтобы тариф не прервался`
        : `${dayOf(retriesAt)} попробуем списать ${sum} ещё раз. Можно оплатить сейчас`,
    ]),
  }
}
