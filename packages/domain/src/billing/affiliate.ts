import type { ChargeCurrency } from '@kadr/contract/primitives'
import { DAY_MS } from '@kadr/kit/durations'
import { formatNumber } from '../plural.ts'
import { SEED_PRICES } from '../prices.ts'
import { formatMoney, MINOR_UNITS, shareOf } from './money.ts'

/** What a partner gets for the people they bring. */
export type AffiliateTerms = {
  /** Percent of the first payment. */
  firstPercent: number
  /** Percent of the payments after it. */
  nextPercent: number
  /** For how long after the first payment the next ones count. */
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

/** The least balance that can be paid out, in the smallest units. */
export const PAYOUT_MINIMUMS: Record<ChargeCurrency, number> = {
  RUB: 100_000,
  BYN: 4000,
  USD: 1500,
  XTR: 1000,
}

/** Figures of the program as its pages name them. */
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

/** What is due for a payment; undefined for one outside of the term. */
export const shareOfPayment = ({
  terms,
  payment,
  firstPaidAt,
}: {
  terms: AffiliateTerms
  payment: { amount: number; currency: ChargeCurrency; paidAt: Date }
  /** Of the payment that counted as the first; null when this is it. */
  firstPaidAt: Date | null
}): { kind: ShareKind; percent: number; amount: number; heldUntil: Date } | undefined => {
  const { amount, currency, paidAt } = payment
  const kind: ShareKind = firstPaidAt === null ? 'first' : 'next'
  if (firstPaidAt !== null) {
    const end = new Date(firstPaidAt)
    end.setUTCMonth(end.getUTCMonth() + terms.months)
    if (paidAt >= end) return undefined
  }
  const percent = kind === 'first' ? terms.firstPercent : terms.nextPercent
  const share = shareOf({ amount, part: percent, whole: 100 })
  if (share === 0) return undefined
  const heldUntil = new Date(paidAt.getTime() + holdDaysOf(terms, currency) * DAY_MS)
  return { kind, percent, amount: share, heldUntil }
}

/** How much of a share is taken back when so much of its payment was refunded. */
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

/** Of a month paid in roubles. */
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
