import type { ChargeCurrency } from '@kadr/contract/base/primitives'
import { DAY_MS } from '@kadr/kit/durations'
import { formatNumber } from '../base/plural.ts'
import { formatMoney, MINOR_UNITS, shareOf } from './money.ts'
import { addMonths } from './points-period.ts'
import { SEED_PRICES } from './prices.ts'

/** Terms for partners of the affiliate program. */
export type AffiliateTerms = {
  /** Percent of the first payment. */
  firstPercent: number
  /** Percent of the payments after it. */
  nextPercent: number
  /** How long after the first payment later ones count. */
  months: number
  /** Days a share waits for refunds before it can be paid out. */
  holdDays: number
}

export const AFFILIATE_DEFAULTS: AffiliateTerms = {
  firstPercent: 30,
  nextPercent: 10,
  months: 12,
  holdDays: 14,
}

/** Telegram itself keeps Stars for 21 days before they can be withdrawn. */
export const STARS_HOLD_DAYS = 21

/** Minimum payout, in the smallest units. */
export const PAYOUT_MINIMUMS: Record<ChargeCurrency, number> = {
  RUB: 100_000,
  BYN: 4000,
  USD: 1500,
  XTR: 1000,
}

/** Figures of the program shown on its pages. */
export const AFFILIATE_FIGURES = [
  'firstPercent',
  'nextPercent',
  'months',
  'holdDays',
  'starsHoldDays',
  'leastRub',
  'leastByn',
  'leastUsd',
  'leastStars',
  'hobbyFirst',
  'hobbyNext',
  'creatorFirst',
  'creatorNext',
  'ultimateFirst',
  'ultimateNext',
  'agencyFirst',
  'agencyNext',
] as const
type AffiliateFigure = (typeof AFFILIATE_FIGURES)[number]

type ShareKind = 'first' | 'next'

export const holdDaysOf = (terms: AffiliateTerms, currency: ChargeCurrency): number =>
  currency === 'XTR' ? Math.max(terms.holdDays, STARS_HOLD_DAYS) : terms.holdDays

/** The share of a payment; undefined for one after the term. */
export const shareOfPayment = ({
  terms,
  payment,
  firstPaidAt,
}: {
  terms: AffiliateTerms
  payment: { amount: number; currency: ChargeCurrency; paidAt: Date }
  /** Time of the first payment; null when this is the first. */
  firstPaidAt: Date | null
}): { kind: ShareKind; percent: number; amount: number; heldUntil: Date } | undefined => {
  const { amount, currency, paidAt } = payment
  const kind: ShareKind = firstPaidAt === null ? 'first' : 'next'
  if (firstPaidAt && paidAt >= addMonths({ anchor: firstPaidAt, months: terms.months })) {
    return undefined
  }
  const percent = kind === 'first' ? terms.firstPercent : terms.nextPercent
  const share = shareOf({ amount, part: percent, whole: 100 })
  if (share === 0) return undefined
  const heldUntil = new Date(paidAt.getTime() + holdDaysOf(terms, currency) * DAY_MS)
  return { kind, percent, amount: share, heldUntil }
}

/** Part of a share to take back after a partial refund of its payment. */
export const returnedShare = ({
  share,
  payment,
  refunded,
}: {
  share: number
  payment: number
  refunded: number
}): number => share - shareOf({ amount: share, part: payment - refunded, whole: payment })

const leastOf = (currency: ChargeCurrency) =>
  formatMoney({ amount: PAYOUT_MINIMUMS[currency], currency })

/** For a month paid in roubles. */
const shareOfMonth = (plan: keyof typeof SEED_PRICES, percent: number) => {
  const price = SEED_PRICES[plan].RUB * MINOR_UNITS.RUB
  const amount = shareOf({ amount: price, part: percent, whole: 100 })
  return formatMoney({ amount, currency: 'RUB' })
}

/** The figures as texts for the pages of the site. */
export const describeTerms = (terms: AffiliateTerms): Record<AffiliateFigure, string> => ({
  firstPercent: String(terms.firstPercent),
  nextPercent: String(terms.nextPercent),
  months: String(terms.months),
  holdDays: String(terms.holdDays),
  starsHoldDays: String(holdDaysOf(terms, 'XTR')),
  leastRub: leastOf('RUB'),
  leastByn: leastOf('BYN'),
  leastUsd: leastOf('USD'),
  leastStars: `${formatNumber(PAYOUT_MINIMUMS.XTR)}\u00a0звёзд`,
  hobbyFirst: shareOfMonth('HOBBY', terms.firstPercent),
  hobbyNext: shareOfMonth('HOBBY', terms.nextPercent),
  creatorFirst: shareOfMonth('CREATOR', terms.firstPercent),
  creatorNext: shareOfMonth('CREATOR', terms.nextPercent),
  ultimateFirst: shareOfMonth('ULTIMATE', terms.firstPercent),
  ultimateNext: shareOfMonth('ULTIMATE', terms.nextPercent),
  agencyFirst: shareOfMonth('AGENCY', terms.firstPercent),
  agencyNext: shareOfMonth('AGENCY', terms.nextPercent),
})
