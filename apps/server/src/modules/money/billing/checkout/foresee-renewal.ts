import type { BillingPeriod } from '@kadr/contract/base/primitives'
import type { Quote } from '@kadr/contract/money/billing'
import { chargeTime, noticeTime } from '@kadr/domain/money/dunning'
import { DAY_MS } from '@kadr/kit/durations'
import type { PaymentProvider } from '@kadr/payments'
import type { quoteOrder } from './quote-order.ts'

type Quoted = Awaited<ReturnType<typeof quoteOrder>>

/** Telegram charges so long after each payment, whatever was bought or given besides. */
export const TELEGRAM_PERIOD_MS = 30 * DAY_MS

/** Russian: why later periods have to be paid by hand; undefined when they can be charged. */
export const findRenewalObstacle = ({
  provider,
  isSavingRefused,
  billingPeriod,
  discount,
}: {
  provider: PaymentProvider
  isSavingRefused: boolean
  billingPeriod: BillingPeriod
  discount: number
}): string | undefined => {
  if (isSavingRefused)
    return `${provider.title} не сохраняет карты для повторных платежей этого сайта`
  if (provider.savedMethods) return undefined
  if (!provider.subscriptions) return `${provider.title} не списывает повторные платежи`
  if (billingPeriod === 'annually') return 'Telegram сам продлевает только оплату за 30\u00A0дней'
  return discount > 0
    ? 'Telegram повторяет сумму счёта, а скидка по промокоду действует один раз'
    : undefined
}

/** What is charged after this purchase, if the buyer agrees to it. */
export const foreseeRenewal = ({
  quoted: { quote, provider, isSavingRefused, billingPeriod, discount },
  isAgreed,
}: {
  quoted: Quoted
  isAgreed: boolean
}): Quote['renewal'] => {
  const reason = findRenewalObstacle({ provider, isSavingRefused, billingPeriod, discount })
  if (reason !== undefined) {
    return { state: 'impossible', nextAt: null, amount: null, isByProvider: false, reason }
  }
  const { currency } = quote
  const isByProvider = provider.savedMethods === null
  const endsAt = new Date(quote.endsAt.getTime() + quote.promoDays * DAY_MS)
  // Telegram repeats the sum of the invoice every 30 days, whatever it was for.
  const nextAt = isByProvider
    ? new Date(quote.startsAt.getTime() + TELEGRAM_PERIOD_MS)
    : chargeTime({ endsAt, noticedAt: noticeTime(endsAt) })
  return {
    state: isAgreed ? 'on' : 'off',
    nextAt: nextAt.toISOString(),
    amount: { amount: isByProvider ? quote.amount : quote.prices[currency], currency },
    isByProvider,
    reason: null,
  }
}
