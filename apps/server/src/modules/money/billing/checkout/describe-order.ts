import { PLANS } from '@kadr/domain/money/plans'
import type { PaymentOrder } from '@kadr/payments'
import type { OrderRow } from './orders.repository.ts'

const LENGTHS = { monthly: 'месяц', annually: 'год' } as const

/** The text of the payment page and of the receipt. */
export const describeOrder = ({
  id,
  plan,
  billingPeriod,
  kind,
  amount,
  currency,
  email,
}: OrderRow): PaymentOrder => {
  const { title } = PLANS[plan]
  const length =
    currency === 'XTR' && billingPeriod === 'monthly' ? '30 дней' : LENGTHS[billingPeriod]
  return {
    id,
    money: { amount, currency },
    title: `Кадр: тариф ${title}`,
    description:
      kind === 'upgrade'
        ? `Переход на тариф ${title} сервиса «Кадр»`
        : `Тариф ${title} сервиса «Кадр», ${length}`,
    email,
  }
}
