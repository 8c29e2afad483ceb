import type { BillingPeriod, ChargeCurrency, Currency } from '@kadr/contract/base/primitives'
import type { Plan, PlanName } from '@kadr/contract/money/subscription'
import { formatNumber } from '../base/plural.ts'

export const CURRENCY_SYMBOLS: Record<Currency, string> = { RUB: '₽', BYN: 'Br', USD: '$' }

const MONTHS = 12
const ANNUAL_SHARE = 0.8

/** Initial monthly prices in whole units. Stars pay for 30 days. */
export const SEED_PRICES: Record<
  Exclude<PlanName, 'FREE'>,
  Record<Currency, number> & { stars: number }
> = {
  HOBBY: { RUB: 790, BYN: 29, USD: 9, stars: 720 },
  CREATOR: { RUB: 1490, BYN: 55, USD: 19, stars: 1360 },
  ULTIMATE: { RUB: 2990, BYN: 109, USD: 39, stars: 2720 },
  AGENCY: { RUB: 6990, BYN: 249, USD: 99, stars: 6360 },
}

export const annualPrice = (monthly: number) => Math.round(monthly * MONTHS * ANNUAL_SHARE)

/** Saving of a yearly payment over twelve monthly ones. */
export const annualSaving = (monthly: number) => monthly * MONTHS - annualPrice(monthly)

export const monthlyPrice = ({
  plan,
  currency,
}: {
  plan: Pick<Plan, 'priceRUB' | 'priceBEL' | 'priceUSD' | 'priceStars'>
  currency: ChargeCurrency
}) =>
  ({ RUB: plan.priceRUB, BYN: plan.priceBEL, USD: plan.priceUSD, XTR: plan.priceStars })[currency]

export const priceFor = ({ monthly, period }: { monthly: number; period: BillingPeriod }) =>
  period === 'annually' ? annualPrice(monthly) : monthly

/** 1 490 ₽, 1 360 ⭐: with non-breaking spaces. */
export const formatPrice = ({ amount, currency }: { amount: number; currency: ChargeCurrency }) =>
  `${formatNumber(amount)}\u00a0${currency === 'XTR' ? '⭐' : CURRENCY_SYMBOLS[currency]}`
